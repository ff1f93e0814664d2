"""What commands print about games, records and measurements: prose, tables, JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import greatpowers
from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import NOBODY, Json
from greatpowers.terminal.phrases import phrase
from greatpowers.terminal.table import draw_position
from greatpowers.words.words import Words

MEASURES = (
    "decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "copies_per_second",
    "kilobytes_per_copy",
    "process_megabytes",
)
"""The columns of a measurement; a peer may lack some."""


def print_json(document: Json) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=1))


def with_progress(title: str, work: Callable[[Callable[[int, int], None]], dict[str, Any]]) -> dict[str, Any]:
    """Run something long with a bar on stderr, so that stdout stays clean."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=None)

        def step(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return work(step)


# games


def game_row(rules: Ruleset) -> dict[str, Json]:
    return {
        "id": rules.name,
        "name": dict(rules.names),
        "players": list(rules.players),
        "options": [option.to_json() for option in rules.options],
        "rules_version": rules.version,
    }


def game_lines(rules: Ruleset, words: Words) -> list[str]:
    """A game with its options and their values."""
    low, high = rules.players
    lines = [f"{rules.name}  {words.game()}, {low}–{high}"]
    for option in rules.options:
        values = [f"{str(value).lower()} ({words.option_value(option.name, value)})" for value in option.values]
        if option.document:
            values.append(f"{phrase('cli-option-file')} ({words.option_value(option.name, {})})")
        lines.append(f"  {option.name}  {words.option(option.name)}: {', '.join(values)}")
    return lines


# records


def verdict(match: Match, total: int, with_events: bool, with_decisions: bool = False) -> dict[str, Json]:
    document: dict[str, Json] = {
        "game": match.rules.name,
        "entries": len(match.entries),
        "of": total,
        "verified": True,
        "over": match.over,
        "hash": match.hash(),
        "scores": match.scores(),
        "ranks": match.ranks() if match.over else None,
    }
    if with_events:
        document["events"] = [event.to_json() for event in match.events]
    if with_decisions:
        document["decisions"] = [decision.to_json(prices=True) for decision in match.open_decisions()]
        document["reach"] = [] if match.over else greatpowers.reach(match)
    return document


def show_record(record: Json, match: Match, words: Words, log: bool, at: int | None) -> None:
    """The game as prose, the position it has reached, or only the verdict."""
    if log:
        print(words.log(match.events))
        if match.over:
            print("\n" + words.say("result-heading"))
            print("\n".join(words.result(match.scores(), match.ranks())))
    elif at is not None:
        console = Console(highlight=False)
        console.print(words.say("replay-position", entries=len(match.entries), total=len(record["entries"])))
        draw_position(console, words, match, NOBODY)
        for decision in match.decisions:
            console.print(words.addressed(match, decision), markup=False)
    else:
        result = "; ".join(words.result(match.scores(), match.ranks())) if match.over else words.say("result-open")
        print(words.say("replay-verdict", entries=len(match.entries), result=result))


# measurements


def show_speed(report: dict[str, Any], console: Console) -> None:
    """A row for each contestant: its figures, and how many times the peer it is."""
    columns = [name for name in MEASURES if any(name in row for row in report["results"].values())]
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    table.add_column(phrase("bench-contestant"), no_wrap=True)
    for name in (*columns, "times_catanatron"):
        table.add_column(phrase(f"bench-{name.replace('_', '-')}"), justify="right")
    for contestant, row in report["results"].items():
        ratio = report["times_catanatron"].get(contestant)
        table.add_row(contestant, *(figure(row.get(name)) for name in columns), figure(ratio))
    heading = phrase(
        "bench-heading",
        game=report["game"],
        seats=report["seats"],
        python=report["python"],
        rounds=report["rounds"],
        seconds=figure(report["seconds_per_round"]),
    )
    console.print(heading, markup=False)
    console.print(table)


def figure(value: float | None) -> str:
    """A measurement with as many digits as it is worth."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
