"""The report of a tournament as a page: ladder, win shares, pairs, lengths, thinking times, commands and seeds.

The arena knows no texts: `say` gives a phrase in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greatpowers.arena.charts import Bar, bars, heat, histogram
from greatpowers.arena.figures import Figures
from greatpowers.arena.page import Section, command, page, table

Say = Callable[..., str]


def report(document: dict[str, Any], name: str, language: str, say: Say) -> str:
    """The whole page; `name` is what people call the game."""
    figures = Figures(language)
    lead = say(
        "arena-lead",
        bots=", ".join(document["bots"]),
        games=document["games"],
        blocks=document["blocks"],
    )
    sections = []
    for part in document["tables"]:
        sections += standings(part, figures, say)
    sections.append(lengths(document, figures, say))
    sections.append(thinking(document, figures, say))
    seeds = dict(zip(("first", "last"), map(str, document["seeds"])))
    note = say("arena-seeds", **seeds) + " " + say("arena-again-note")
    sections.append(Section(say("arena-again"), note, command(document["command"])))
    if document["faults"]:
        rows = [[", ".join(row["bots"]), *(str(row[key]) for key in FAULT)] for row in document["faults"]]
        heads = [say("arena-bot"), *(say(f"arena-fault-{key}") for key in FAULT)]
        sections.append(Section(say("arena-faults"), "", table(heads, rows)))
    return page(say("arena-title", game=name), language, lead, sections)


FAULT = ("seed", "entry", "seat", "problem")


def standings(part: dict[str, Any], figures: Figures, say: Say) -> list[Section]:
    """Ladder, win shares, ranks and pairs of one player count, or of all together."""
    rows: dict[str, Any] = part["bots"]
    order = sorted(rows, key=lambda bot: -float(rows[bot]["rating"]["value"]))
    seats = say("arena-seats", seats=", ".join(map(str, part["seats"])))
    parity = sum(row["parity"] for row in rows.values()) / len(rows)
    ladder = bars(
        say("arena-rating"),
        [Bar(bot, *(rows[bot]["rating"][key] for key in ("value", "low", "high"))) for bot in order],
        form=figures.whole,
    )
    shares = bars(
        say("arena-share"),
        [Bar(bot, *(rows[bot]["share"][key] for key in ("value", "low", "high"))) for bot in order],
        form=figures.percent,
        reference=parity,
        reference_label=say("arena-parity", share=figures.percent(parity)),
    )
    places = [list(rows).index(bot) for bot in order]
    before = heat(
        say("arena-pairs"),
        order,
        order,
        [[part["pairs"][row][column] for column in places] for row in places],
        form=figures.percent,
    )
    alone = any("alone" in row for row in rows.values())
    heads = [
        say(f"arena-{key}") for key in ("bot", "rank", *(["alone"] if alone else []), "wilson", "bootstrap", "games")
    ]
    lines = [line(bot, rows[bot], alone, figures) for bot in order]
    return [
        Section(f"{say('arena-ladder')}, {seats}", say("arena-scale"), ladder),
        Section(f"{say('arena-share')}, {seats}", say("arena-share-note"), shares + table(heads, lines)),
        Section(f"{say('arena-pairs')}, {seats}", say("arena-pairs-note"), before),
    ]


def line(bot: str, row: dict[str, Any], alone: bool, figures: Figures) -> list[str]:
    """A computer's figures that have no chart."""
    both = ["; ".join(map(figures.percent, row[key] or ())) for key in ("wilson", "bootstrap")]
    lone = [figures.share(row["alone"])] if alone else []
    return [bot, figures.rank(row["rank"]), *lone, *both, figures.whole(row["games"])]


def lengths(document: dict[str, Any], figures: Figures, say: Say) -> Section:
    chart = histogram(
        say("arena-length"), document["entries"], x=say("arena-entries"), y=say("arena-games"), form=figures.axis
    )
    return Section(say("arena-length"), say("arena-length-note"), chart)


def thinking(document: dict[str, Any], figures: Figures, say: Say) -> Section:
    heads = [say(f"arena-{key}") for key in ("bot", "decisions", "mean", "p99", "most")]
    rows = []
    for bot in document["bots"]:
        time = document["time"][bot]
        rows.append(
            [
                bot,
                figures.whole(time["decisions"]),
                *(figures.milliseconds(time[key]) for key in ("mean", "p99", "most")),
            ]
        )
    return Section(say("arena-thinking"), say("arena-thinking-note"), table(heads, rows))
