"""The commands of research: computers against each other, and what their games are like."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

import greatpowers
from greatpowers.arena.crew import Crew, Progress
from greatpowers.arena.tournament import DEFAULT_SEATS, Plan
from greatpowers.cli.entry import BROKEN, app
from greatpowers.games import words_for
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json, Malformed
from greatpowers.terminal.phrases import Problem, default_language, phrase

SERIAL = 1


@app.command
def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int,
    seats: str | None = None,
    seed: int = 1,
    option: list[str] | None = None,
    alone: bool = False,
    until_decided: float | None = None,
    workers: int | None = None,
    cluster: str = "",
    results: Path | None = None,
    records: Path | None = None,
    report: Path | None = None,
    lang: str | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> int:
    """Let computers play against each other; status 1 when one of them errs.

    Parameters
    ----------
    game
        Which game.
    bots
        Two or more of uniform, greedy-novice, greedy-adept, greedy, search (search@2s: two seconds; search@400: steps).
    games
        How many games, rounded up so that everybody has met everybody on every seat equally often.
    seats
        How many players, for example 4 or 3,5; all for every number the game allows; left out, 4.
    seed
        Where the randomness starts.
    option
        An option of the game as key=value; may be given several times.
    alone
        The first of two sits alone among the second, never the other way round.
    until_decided
        Stop when it is decided whether the first of two is ahead by this many points of win share, for example 5.
    workers
        How many processes; left out, one for each core. 1 plays in this one.
    cluster
        Play on a Ray cluster: its address, or local.
    results
        A file that keeps a line for each game; a run that was interrupted goes on with it.
    records
        A folder that keeps the record of each game.
    report
        Write a report in HTML to this file.
    lang
        de or en.
    json_
        Print JSON.
    """
    plan = planned(game, bots, games, seats, seed, option or [], until_decided, alone)
    crew = Crew(crew_size(workers), known_cluster(cluster))
    return hold(plan, crew, Files(results, records, report), lang or default_language(), json_)


@app.command
def lab(
    game: str,
    /,
    *,
    bot: str = "greedy",
    games: int = 200,
    seats: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    report: Path | None = None,
    lang: str | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> int:
    """Study a game by what happens when computers play it.

    Parameters
    ----------
    game
        Which game.
    bot
        Which computer sits on every seat, named as for arena.
    games
        How many games.
    seats
        How many players; left out, 4.
    seed
        Where the randomness starts.
    workers
        How many processes; left out, one for each core. 1 plays in this one.
    report
        Write a report to this file, in HTML or Markdown by its ending.
    lang
        de or en.
    json_
        Print JSON.
    """
    from greatpowers.terminal import lab_command

    greatpowers.ruleset(game)
    language = lang or default_language()
    return lab_command.run(game, bot, games, seats, seed, crew_size(workers), report, json_, language)


class Files(NamedTuple):
    """What a tournament writes."""

    results: Path | None
    records: Path | None
    report: Path | None

    def make_room(self) -> None:
        """What cannot be written is better known before the games than after."""
        for path in filter(None, self):
            try:
                (path if path is self.records else path.parent).mkdir(parents=True, exist_ok=True)
                if path is not self.records:
                    path.open("ab").close()
            except OSError as error:
                problem = error.strerror or str(error)
                raise Problem(phrase("table-not-saved", file=str(path), problem=problem)) from error


def planned(
    game: str,
    bots: str,
    games: int,
    seats: str | None,
    seed: int,
    options: list[str],
    points: float | None,
    alone: bool,
) -> Plan:
    """The tournament that the command line describes."""
    from greatpowers.terminal.opening import chosen

    rules = greatpowers.ruleset(game)
    names = tuple(name.strip() for name in bots.split(","))
    margin = None if points is None else points / 100
    return Plan(game, names, players(rules, seats), games, seed, chosen(rules, options), margin, alone).checked()


def hold(plan: Plan, crew: Crew, files: Files, language: str, json_: bool) -> int:
    """Play the tournament and show what it proves."""
    from rich.console import Console

    from greatpowers.arena import tournament
    from greatpowers.arena.report import report
    from greatpowers.arena.summary import summary
    from greatpowers.terminal.contest import show_contest
    from greatpowers.terminal.reports import print_json, with_progress

    words = words_for(language, greatpowers.ruleset(plan.game))
    files.make_room()

    def work(progress: Progress) -> dict[str, Json]:
        return summary(tournament.run(plan, crew, files.results, files.records, progress))

    document = with_progress("arena", work)
    if files.report is not None:
        files.report.write_text(report(document, words.game(), language, words.say), encoding="utf-8")
    if json_:
        print_json(document)
    else:
        show_contest(document, words, Console(highlight=False))
    return BROKEN if document["faults"] else 0


def players(rules: Ruleset, text: str | None) -> tuple[int, ...]:
    """The player counts that a text names."""
    low, high = rules.players
    if text == "all":
        return tuple(range(low, high + 1))
    if text is None:
        return (min(max(low, DEFAULT_SEATS), high),)
    if not all(part.strip().isdecimal() for part in text.split(",")):
        raise Malformed("seats", f"{text!r} must be a number, several (3,5) or all")
    return tuple(dict.fromkeys(rules.check_seats(int(part)) for part in text.split(",")))


def crew_size(workers: int | None) -> int:
    if workers is None:
        return os.cpu_count() or SERIAL
    if workers < 0:
        raise Malformed("workers", f"{workers} is less than nothing")
    return workers


def known_cluster(cluster: str) -> str:
    """The address, if Ray is there."""
    from importlib.util import find_spec

    if cluster and find_spec("ray") is None:
        raise Problem(phrase("cli-no-ray"))
    return cluster
