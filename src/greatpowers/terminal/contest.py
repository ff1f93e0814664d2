"""What a tournament of computers has shown, as tables in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from greatpowers.arena.figures import Figures
from greatpowers.words.words import Words


def show_contest(document: dict[str, Any], words: Words, console: Console) -> None:
    """Ratings, win shares and ranks for each player count, the pairs, how long they think, and what went wrong."""
    figures = Figures(words.lang)
    for table in document["tables"]:
        console.print(heading(document, table, words), markup=False)
        console.print(standings(document, table, words, figures))
        if lone := alone(table, words, figures):
            console.print(lone, markup=False)
        console.print()
    if document["tables"]:
        console.print(words.say("arena-scale"), markup=False, style="dim")
        if len(document["bots"]) > 2:
            console.print("\n" + words.say("arena-pairs-note"), markup=False)
            console.print(pairs(document, words, figures))
    if document["verdict"]:
        console.print("\n" + verdict(document, words, figures), markup=False)
    for fault in document["faults"]:
        console.print(fault_line(fault, words), markup=False, style="bold red")


def heading(document: dict[str, Any], table: dict[str, Any], words: Words) -> str:
    return words.say(
        "arena-heading",
        game=words.game(),
        seats=", ".join(map(str, table["seats"])),
        games=table["games"],
        blocks=table["blocks"],
        seed=str(document["seed"]),
    )


def best_first(table: dict[str, Any]) -> list[str]:
    rows = table["bots"]
    return sorted(rows, key=lambda name: -float(rows[name]["rating"]["value"]))


def standings(document: dict[str, Any], table: dict[str, Any], words: Words, figures: Figures) -> Table:
    times = ["mean", "p99"] if table is document["tables"][0] else []
    found = Table(box=None, pad_edge=False)
    found.add_column(words.say("arena-bot"), no_wrap=True)
    for column in ("rating", "share", "rank", *times):
        found.add_column(words.say(f"arena-{column}"), justify="right", no_wrap=True)
    for name in best_first(table):
        row, time = table["bots"][name], document["time"][name]
        cells = [figures.rating(row["rating"]), figures.share(row["share"]), figures.fine(row["rank"]["value"])]
        found.add_row(name, *cells, *(figures.milliseconds(time[key]) for key in times))
    return found


def alone(table: dict[str, Any], words: Words, figures: Figures) -> str:
    """How two computers do alone among the other; empty where nobody is."""
    rows = table["bots"]
    shares = [f"{name} {figures.share(rows[name]['alone'])}" for name in best_first(table) if "alone" in rows[name]]
    return words.say("arena-alone-line", list=", ".join(shares)) if shares else ""


def pairs(document: dict[str, Any], words: Words, figures: Figures) -> Table:
    table = document["tables"][0]
    names = best_first(table)
    places = [list(table["bots"]).index(name) for name in names]
    found = Table(box=None, pad_edge=False)
    found.add_column(words.say("arena-bot"), no_wrap=True)
    for name in names:
        found.add_column(name, justify="right")
    for name, row in zip(names, places):
        cells = [table["pairs"][row][column] for column in places]
        found.add_row(name, *("–" if cell is None else figures.percent(cell) for cell in cells))
    return found


def verdict(document: dict[str, Any], words: Words, figures: Figures) -> str:
    """What the sequential test says of the first two."""
    found = document["verdict"]
    decision = {"better": "better", "no better": "not-better", None: "open"}[found["decision"]]
    first, second = document["bots"]
    return words.say(
        f"arena-verdict-{decision}",
        first=first,
        second=second,
        margin=figures.number(100 * found["margin"], 1),
        advantage=figures.number(100 * found["advantage"], 1),
        blocks=found["blocks"],
    )


def fault_line(fault: dict[str, Any], words: Words) -> str:
    return words.say(
        "arena-fault",
        bots=", ".join(fault["bots"]),
        seed=str(fault["seed"]),
        entry=fault["entry"],
        seat=fault["seat"],
        problem=fault["problem"],
    )
