"""The published ladder, from files of results.

    python -m greatpowers.arena.ladder RESULTS… --ratings bots/data/ratings.toml --page docs/ladder.md [--machine TEXT]

Several files of a game count together. `ratings.toml` has a table for each game and a line for each computer:

    [imperial-2030]
    greedy = {rating = 412, low = 398, high = 431, games = 1200}
"""

from __future__ import annotations

import argparse
import os
import platform
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import greatpowers
from greatpowers.arena.figures import Figures
from greatpowers.arena.results import Line, read, thinking
from greatpowers.arena.speed import is_compiled
from greatpowers.arena.summary import Document, command, tables
from greatpowers.arena.tournament import Plan, outcome

PAGE = """\
# The ladder

How strong the computers are, measured by `greatpowers arena`: batch Plackett–Luce ratings over whole rankings, fitted
by Hunter's MM algorithm to all games at once, each computer lent half a win against every other. `uniform` is 0; 400
points are odds of ten to one. A *block* is a line-up at every rotation of its seats on one seed; intervals are 95 %, of
ratings and ranks by resampled blocks, of win shares the wider of that and Wilson's. Written by
`greatpowers.arena.ladder` with greatpowers {version} ({build} build) on {machine}.
"""


class Contest(NamedTuple):
    """All results of a game."""

    game: str
    bots: list[str]
    seats: list[int]
    lines: list[Line]
    commands: list[str]
    seeds: list[str]


def gathered(files: Sequence[Path]) -> list[Contest]:
    """The games in the order of the registry. Blocks of different files stay apart."""
    found: dict[str, Contest] = {}
    for file in files:
        head, lines, _ = read(file)
        contest = found.setdefault(head["game"], Contest(head["game"], [], [], [], [], []))
        contest.bots.extend(name for name in head["bots"] if name not in contest.bots)
        contest.seats.extend(players for players in head["seats"] if players not in contest.seats)
        first = max((line["block"] for line in contest.lines), default=-1) + 1
        broken = {line["block"] for line in lines if "fault" in line}
        sound = [line | {"block": first + line["block"]} for line in lines if line["block"] not in broken]
        contest.lines.extend(sound)
        options = head["options"]
        plan = Plan(
            head["game"],
            tuple(head["bots"]),
            tuple(head["seats"]),
            len(lines),
            head["seed"],
            options,
            alone=head["alone"],
        )
        contest.commands.append(command(plan))
        seeds = [line["seed"] for line in lines]
        contest.seeds.append(f"{min(seeds)}–{max(seeds)}" if seeds else "–")
    return [found[game] for game in greatpowers.RULESETS if game in found]


def figures_of(contest: Contest) -> list[Document]:
    return tables([outcome(line) for line in contest.lines], contest.bots, sorted(contest.seats))


def best_first(table: Document) -> list[str]:
    rows = table["bots"]
    return sorted(rows, key=lambda name: -float(rows[name]["rating"]["value"]))


# --- ratings.toml -----------------------------------------------------------------------------------------------------


def ratings_text(contests: Sequence[Contest]) -> str:
    """The file that the program reads, weakest first."""
    parts = ["# How strong the computers are in each game; written by greatpowers.arena.ladder.\n"]
    for contest in contests:
        table = figures_of(contest)[0]
        parts.append(f"\n[{contest.game}]\n")
        for name in reversed(best_first(table)):
            row = table["bots"][name]
            rating = row["rating"]
            numbers = {
                key: round(rating["value"] if rating[key] is None else rating[key]) for key in ("value", "low", "high")
            }
            parts.append(
                f"{toml_key(name)} = {{rating = {numbers['value']}, low = {numbers['low']},"
                f" high = {numbers['high']}, games = {row['games']}}}\n"
            )
    return "".join(parts)


def toml_key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name) else f'"{name}"'


# --- the page ---------------------------------------------------------------------------------------------------------


def page_text(contests: Sequence[Contest], machine: str) -> str:
    build = "compiled" if is_compiled() else "plain"
    parts = [PAGE.format(version=greatpowers.__version__, build=build, machine=machine)]
    for contest in contests:
        parts.append(f"\n## {greatpowers.RULESETS[contest.game].names['en']}\n")
        for table in figures_of(contest):
            parts += standings(contest, table)
        parts.append("\n```\n" + "\n".join(contest.commands) + "\n```\n")
        parts.append(f"\nSeeds {', '.join(contest.seeds)}.\n")
    return "".join(parts)


def standings(contest: Contest, table: Document) -> list[str]:
    """Ratings, shares and ranks, then the pairs."""
    figures = Figures("en")
    order = best_first(table)
    seats = ", ".join(map(str, table["seats"]))
    rows = []
    for name in order:
        row, time = table["bots"][name], thinking(contest.lines, name)
        cells = [
            f"`{name}`",
            figures.rating(row["rating"]),
            figures.share(row["share"]),
            figures.percent(row["parity"]),
        ]
        cells += [figures.rank(row["rank"]), str(row["games"])]
        rows.append([*cells, *(figures.milliseconds(time[key]) for key in ("mean", "p99"))])
    heads = ["computer", "rating", "win share", "parity", "mean rank", "games", "ms mean", "ms p99"]
    places = [list(table["bots"]).index(name) for name in order]
    pairs = [
        [f"`{name}`", *(percent_or_dash(table["pairs"][row][column], figures) for column in places)]
        for name, row in zip(order, places)
    ]
    return [
        f"\n{seats} players, {figures.whole(table['games'])} games in {figures.whole(table['blocks'])} blocks:\n\n",
        markdown(heads, rows),
        "\nHow often the row finishes before the column:\n\n",
        markdown(["", *(f"`{name}`" for name in order)], pairs),
    ]


def percent_or_dash(value: float | None, figures: Figures) -> str:
    return "–" if value is None else figures.percent(value)


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def this_machine() -> str:
    """Processor, cores, system and Python."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        found = re.search(r"model name\s*: (.+)", cpus.read_text(encoding="utf-8"))
        model = found[1].strip() if found else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="greatpowers.arena.ladder", description="Write the ladder from results.")
    parser.add_argument("results", nargs="+", type=Path)
    parser.add_argument("--ratings", type=Path)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--machine", default="")
    given = parser.parse_args(arguments)
    contests = gathered(given.results)
    if given.ratings:
        given.ratings.write_text(ratings_text(contests), encoding="utf-8")
    if given.page:
        given.page.write_text(page_text(contests, given.machine or this_machine()), encoding="utf-8")


if __name__ == "__main__":
    main()
