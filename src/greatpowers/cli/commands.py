"""The commands, except those of research: play, look at records, count, fuzz, measure, serve."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import greatpowers
from greatpowers.cli.entry import BROKEN, app
from greatpowers.games import RULESETS, words_for
from greatpowers.kernel.values import Json, Malformed
from greatpowers.terminal.phrases import Problem, default_language, phrase


@app.command
def games(*, json_: Annotated[bool, Parameter(name="--json")] = False) -> int:
    """List the games.

    Parameters
    ----------
    json_
        Print JSON.
    """
    from greatpowers.terminal.reports import game_lines, game_row, print_json

    if json_:
        print_json({"games": [game_row(rules) for rules in RULESETS.values()]})
        return 0
    for rules in RULESETS.values():
        print("\n".join(game_lines(rules, words_for(default_language(), rules))))
    return 0


@Parameter(name="*")
@dataclass(frozen=True)
class Serving:
    """Where browsers find the tables of `play`."""

    lan: bool = False
    """Let others in this network sit down at the table in the browser; prints link and QR code."""
    port: int | None = None
    """Where the browser finds the table; left out, 8440 or the next free one."""
    browser: bool = True
    """Open the browser."""
    data: Path | None = None
    """The folder that keeps the tables; left out, that of this user."""


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    humans: str | None = None,
    seed: str | None = None,
    option: list[str] | None = None,
    lang: str | None = None,
    position: Path | None = None,
    case: str | None = None,
    resume: Path | None = None,
    bot: str | None = None,
    terminal: bool = False,
    serving: Serving = Serving(),  # noqa: B008 (it is frozen)
) -> int:
    """Play in the browser; at this terminal when a game, a position or --terminal is given.

    Parameters
    ----------
    game
        Which game, at this terminal; left out with --terminal, it is asked.
    seats
        How many players; left out, it is asked.
    humans
        The seats of people, counted from 0, for example 0,2. The others are computers.
    seed
        A number or 64 hexadecimal digits; the same seed gives the same chance.
    option
        An option of the game as key=value; may be given several times. An option that takes a file is given its name.
    lang
        de or en.
    position
        Begin at the position in this file.
    case
        Begin at the position of this case of the casebook, for example I30-057.
    resume
        Go on with the record in this file.
    bot
        Which computer sits on the other seats at this terminal: uniform, greedy-novice, greedy-adept, greedy, search or
        search@2s; left out, greedy-adept.
    terminal
        Play at this terminal.
    """
    language = lang or default_language()
    here = (game, seats, humans, seed, option, position, case, resume)
    if terminal or any(given is not None for given in (*here, bot)):
        from greatpowers.players import roster
        from greatpowers.terminal.playing import play_here

        return play_here(*here, language, bot or roster.DEFAULT)
    from greatpowers.server import launch

    return launch.play(serving.port, serving.lan, serving.browser, serving.data, language)


@app.command
def replay(
    file: Path | None = None,
    /,
    *,
    case: str | None = None,
    log: bool = False,
    lang: str | None = None,
    at: int | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
    verify: bool = False,
) -> int:
    """Play a record again and compare every hash, or open a case of the casebook.

    Parameters
    ----------
    file
        The record.
    case
        A case (I30-057), or a ruling (IMP-12) to list its cases.
    log
        Tell the game in prose.
    lang
        de or en.
    at
        Show the position after this many entries; with --json what is asked there, prices and where units can go.
    json_
        Print JSON.
    verify
        Only the verdict (the same as without other options).
    """
    from greatpowers.terminal.cases import tell
    from greatpowers.terminal.opening import load
    from greatpowers.terminal.reports import print_json, show_record, verdict

    if case is not None:
        tell(case, lang or default_language(), json_)
        return 0
    if file is None:
        raise Problem(phrase("cli-no-record"))
    if at is not None and at < 0:
        raise Malformed("at", f"{at} is less than nothing")
    record = load(file)
    match = greatpowers.replay(record, at)
    if json_:
        print_json(verdict(match, len(record["entries"]), log, at is not None))
        return 0
    words = words_for(lang or default_language(), match.rules, options=match.options)
    show_record(record, match, words, log and not verify, None if verify else at)
    return 0


@app.command
def perft(
    game: str,
    /,
    *,
    depth: int,
    seats: int = 3,
    seed: str | None = None,
    position: Path | None = None,
    divide: bool = False,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> int:
    """Count the sequences of answers of a given length.

    Parameters
    ----------
    game
        Which game.
    depth
        How many answers.
    seats
        How many players.
    seed
        A number or 64 hexadecimal digits; left out, 1.
    position
        Count from the position in this file.
    divide
        Also the count behind each first answer.
    json_
        Print JSON.
    """
    from greatpowers.kernel import perft as counting
    from greatpowers.terminal.opening import begin
    from greatpowers.terminal.reports import print_json

    if depth < 0:
        raise Malformed("depth", f"{depth} is less than nothing")
    rules = greatpowers.ruleset(game)
    match = begin(rules, seats, "1" if seed is None else seed, {}, position)
    fast = match.fast
    rows: list[tuple[Json, int]] = []
    if divide and depth > 0:
        rows = [(match.rules.codec.decode(code).to_json(), count) for code, count in counting.divide(fast, depth)]
        total = sum(count for _, count in rows)
    else:
        total = counting.perft(fast, depth)
    if json_:
        document: dict[str, Json] = {"game": game, "depth": depth, "start": match.hash(), "count": total}
        if divide:
            document["divide"] = [{"answer": answer, "count": count} for answer, count in rows]
        print_json(document)
        return 0
    for answer, count in rows:
        print(f"{count:>12}  {' '.join(str(value) for value in answer.values())}")
    print(phrase("cli-perft", depth=depth, count=str(total)))
    return 0


@app.command
def fuzz(
    game: str,
    /,
    *,
    games: int,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> int:
    """Play random games and check every law; status 1 when one is broken.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seed
        Where the randomness starts.
    json_
        Print JSON.
    """
    rules = greatpowers.ruleset(game)
    if games < 1:
        raise Malformed("games", f"{games} is too few")
    try:
        from greatpowers.kernel.fuzz import fuzz as run
    except ImportError as error:
        raise Problem(phrase("cli-missing-part", command="fuzz")) from error
    from greatpowers.terminal.reports import print_json, with_progress

    report = with_progress("fuzz", lambda progress: dict(run(rules, games, seed, progress)))
    broken = report["broken"]
    if json_:
        print_json(report)
    else:
        for row in broken:
            print(row if isinstance(row, str) else json.dumps(row, ensure_ascii=False))
        print(phrase("cli-fuzz", games=games, broken=len(broken)))
    return BROKEN if broken else 0


@app.command
def bench(*, json_: Annotated[bool, Parameter(name="--json")] = False) -> int:
    """Measure how fast this build plays.

    Parameters
    ----------
    json_
        Print JSON.
    """
    try:
        from greatpowers.arena.speed import report as measure
    except ImportError as error:
        raise Problem(phrase("cli-missing-part", command="bench")) from error
    from rich.console import Console

    from greatpowers.terminal.reports import print_json, show_speed, with_progress

    report = with_progress("bench", lambda progress: dict(measure(progress)))
    if json_:
        print_json(report)
    else:
        show_speed(report, Console(highlight=False))
    return 0


@Parameter(name="*")
@dataclass(frozen=True)
class Visiting:
    """Who may come to `serve`, how many at a time, and how long they may take."""

    trusted_proxy: list[str] | None = None
    """A network or an address of proxies that say whom they speak for, in X-Forwarded-For; may be given several times.
    Left out, every private address is believed when there is a public URL."""
    served_host: list[str] | None = None
    """A name under which the server is asked for, or * for any; may be given several times. Left out, that of the
    public URL and private addresses; without one, whatever leads to this machine and is no name that others can own."""
    connections_per_address: int | None = None
    """How many connections an address may have; one that a trusted proxy names, how many requests and streams."""
    most_connections: int | None = None
    """How many connections there may be in all; left out, what the system lets this process open."""
    head_seconds: float | None = None
    """How long the head of a request may take."""
    body_seconds: float | None = None
    """How long a body may take, beside a second for every 4 kB that have come."""
    idle_seconds: float | None = None
    """How long a connection is kept without a request."""


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8440,
    database: str | None = None,
    public_url: str = "",
    data: Path | None = None,
    visiting: Visiting = Visiting(),  # noqa: B008 (it is frozen)
) -> int:
    """Serve tables to browsers until it is ended.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for every one of this machine.
    port
        The port to listen at.
    database
        A file, or an address such as postgresql://user@host/name; left out, tables.sqlite in the data folder.
    public_url
        How browsers reach the server when a proxy stands before it, for example https://tables.example.org.
    data
        The folder that keeps the tables; left out, that of this user.
    """
    from greatpowers.server import launch

    limits = {
        "connections-per-address": visiting.connections_per_address,
        "most-connections": visiting.most_connections,
        "head-seconds": visiting.head_seconds,
        "body-seconds": visiting.body_seconds,
        "idle-seconds": visiting.idle_seconds,
    }
    names = (visiting.served_host or (), visiting.trusted_proxy or ())
    return launch.serve(host, port, database, public_url, data, default_language(), *names, limits)


@app.command
def backup(*, to: Path, database: str | None = None, data: Path | None = None) -> int:
    """Copy all tables of the server into a new file, also while it runs.

    Parameters
    ----------
    to
        The new file.
    database
        As for serve.
    data
        As for serve.
    """
    from greatpowers.server import launch

    return launch.backup(to, database, data, default_language())
