"""The generic table in the terminal: every panel of every game, whole and within the width, and nothing by colour
alone."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

import greatpowers
from greatpowers.games import RULESETS, words_for
from greatpowers.kernel.match import Match
from greatpowers.players.uniform import Uniform
from greatpowers.screen.badge import Badge, Figure
from greatpowers.screen.panels import (
    Card,
    Cards,
    Cell,
    Column,
    Dice,
    Face,
    Facts,
    Grid,
    Mark,
    Panel,
    Panels,
    Row,
    Throw,
    Track,
    Tracks,
)
from greatpowers.screen.screen import SeatLine
from greatpowers.terminal.panels import draw, draw_panel
from greatpowers.words.words import LANGUAGES
from tests.drawn import panels

NAMES = ("Anna", "Ben", "Carla", "Dora", "Number Five of the Long Names")
READ = ("headline", "title", "label", "value", "text", "note", "band", "corner", "foot", "group")
CHINA = Badge("china", "CN", "China", "#d55e00")
ANNA = Badge("0", "A", "Anna", "#1f3d5c", shape="square")


def shown(content: RenderableType, width: int = 80) -> list[str]:
    """The lines without colours; none is wider than the terminal, and nothing is cut off."""
    console = Console(file=io.StringIO(), width=width, highlight=False, color_system=None)
    console.print(content)
    lines: list[str] = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert all(len(line) == width for line in lines if line.startswith(("│", "╭", "╰")))
    assert all(len(line) <= width for line in lines)
    return lines


def drawn(panel: Panel, width: int = 80) -> list[str]:
    """The lines inside the frame."""
    top, *lines, bottom = shown(draw_panel(panel, width), width)
    assert panel.title in top and bottom.startswith("╰")
    return [line.strip("│").strip() for line in lines]


@cache
def middle(game: str) -> Match:
    match = greatpowers.start(game, seats=min(5, RULESETS[game].players[1]), seed=3)
    bot = Uniform(3)
    while len(match.entries) < 400 and not match.over:
        decision = match.decisions[0]
        match.play(match.rules.codec.decode(bot.answer(match.fast, decision.seat)), decision.seat)
    return match


def texts(thing: Any, key: str = "") -> Iterator[str]:
    """Every text that somebody has to be able to read."""
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from texts(getattr(thing, field), field)
    elif isinstance(thing, list):
        for part in thing:
            yield from texts(part, key)
    elif isinstance(thing, str) and key in READ:
        yield thing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", (80, 120))
@pytest.mark.parametrize("game", RULESETS)
def test_whatever_a_seat_may_see_can_be_read(game: str, width: int, lang: str) -> None:
    """Word by word, for lines are broken anywhere. A zero that stands back goes without saying, and so does the title
    of a column in which nothing stands."""
    match = middle(game)
    words = words_for(lang, match.rules, NAMES[: match.fast.state.seats], match.options)
    for seat in (greatpowers.NOBODY, 0):
        screen = panels(words, match.look(seat))
        lines = " ".join(line.strip("│") for line in shown(draw(words, screen, width), width))
        there = set(re.split(r"[\s]+", lines))
        assert "…" not in lines
        for text in texts(quiet_left_out(screen)):
            missing = [word for word in text.split() if word not in there and not any(word in one for one in there)]
            assert not missing, text
        for line in screen.seats:
            assert set(words.player(line.seat).split()) <= {word.strip("▶") for word in there}


def quiet_left_out(screen: Panels) -> Panels:
    """The screen without what the terminal leaves out."""
    found: list[Panel] = []
    for panel in screen.panels:
        if isinstance(panel, Grid):
            rows = [
                msgspec.structs.replace(row, cells=[cell for cell in row.cells if cell.value != 0], group="")
                for row in panel.rows
            ]
            panel = msgspec.structs.replace(panel, rows=rows, columns=[])
        found.append(panel)
    seats = [
        msgspec.structs.replace(seat, money=[msgspec.structs.replace(one, note="") for one in seat.money])
        for seat in screen.seats
    ]
    seats = [msgspec.structs.replace(seat, score=msgspec.structs.replace(seat.score, note="")) for seat in seats]
    return msgspec.structs.replace(screen, panels=found, seats=seats)


def test_who_moves_what_they_own_and_what_is_bad_needs_no_colour() -> None:
    words = words_for("en", RULESETS["imperial-2030"], NAMES[:2])
    score = Figure("score", "Score", "12", "3 from bonds")
    figures = [Figure("debt", "Debt", "4", tone="bad"), Figure("hand", "Hand", "2", "of 5")]
    first = SeatLine(0, [Figure("cash", "Cash", "7", tone="strong")], score, figures, [CHINA], to_move=True)
    second = SeatLine(1, [Figure("cash", "Cash", "hidden", tone="quiet")], score)
    lines = [line.strip("│ ") for line in shown(draw(words, Panels("Headline", [first, second], []), 80))]
    assert lines[0].strip() == "Headline"
    assert lines[2:5] == ["▶Anna CN  Cash 7  Score 12", "Debt 4! · Hand 2 (of 5)", "Ben  Cash hidden  Score 12"]


def test_badges_are_told_apart_by_their_brackets() -> None:
    badges = [
        CHINA,
        ANNA,
        Badge("n", "N", "Neutral", "#777777", shape="octagon"),
        Badge("c", "C", "Catholic", "#777777", shape="arch"),
    ]
    row = Row("one", [Cell("One"), Cell(badges=badges), Cell("China", badges=[CHINA]), Cell("both", badges=badges[:2])])
    grid = Grid("grid", "Grid", [Column(str(at), f"C{at}") for at in range(4)], [row])
    assert drawn(grid)[1].split("  ")[0] == "One CN [A] <N> (C) CN China both"


def wide_grid() -> Grid:
    columns = [Column("name", "Name"), *(Column(f"c{at}", f"Column{at}", at % 2 == 0) for at in range(12))]
    rows = [
        Row("a", [Cell("Alpha"), *(Cell(f"a{at}", 1) for at in range(12))], "First", "gold"),
        Row("b", [Cell("Beta"), *(Cell(f"b{at}", 1) for at in range(5)), *(Cell() for _ in range(7))], "First"),
        Row("c", [Cell("Gamma"), *(Cell("0", 0, tone="quiet") for _ in range(12))], "Second"),
        Row("d", [Cell("Delta"), *(Cell(f"d{at}", 1, tone="bad") for at in range(12))], "Second"),
    ]
    return Grid("wide", "Wide", columns, rows, "A note.")


def test_a_wide_grid_is_cut_and_every_part_has_the_names() -> None:
    lines = drawn(wide_grid())
    heads = [number for number, line in enumerate(lines) if line.startswith("Name")]
    assert len(heads) == 2 and lines[-1] == "A note."
    columns = " ".join(lines[number] for number in heads)
    assert [columns.count(f"Column{at} ") + columns.count(f"Column{at}\n") for at in range(2, 10)] == [1] * 8
    assert [line.split()[0] for line in lines if "a0" in line or "a11" in line] == ["▶Alpha", "▶Alpha"]
    assert sum(line.startswith("Beta") for line in lines) == 1, "the second part has nothing to say of it"
    assert "Gamma" in lines[-2] and sum("Gamma" in line for line in lines) == 1, "named, as there is nothing to say"
    assert [line for line in lines if line in ("First", "Second")] == ["First", "Second"] * 2
    assert any("d0!" in line for line in lines)
    assert len([line for line in drawn(wide_grid(), 140) if line.startswith("Name")]) == 1


def test_a_column_in_which_nothing_stands_is_left_out() -> None:
    grid = Grid(
        "g",
        "G",
        [Column("a", "Name"), Column("b", "Empty"), Column("c", "Full")],
        [Row("r", [Cell("x"), Cell(), Cell("y")])],
    )
    assert drawn(grid)[0].split() == ["Name", "Full"]


def test_tracks_show_marks_where_they_stand() -> None:
    other = Badge("india", "IN", "India", "#e69f00")
    power = Track("p", "Power", 0, 10, [Mark(3, CHINA, "3 points"), Mark(7, other, "7 points")], "to 10", 10)
    level = Track("l", "Level", 0, 4, [Mark(2, CHINA, "two"), Mark(2, other, "two")])
    lines = drawn(Tracks("t", "T", [power, level], "All of them."))
    assert lines[0] == "Power ···C···I··| CN 3 points · IN 7 points (to 10)"
    assert lines[1] == "Level ··*··       CN two · IN two" and lines[2] == "All of them."
    long = Track("x", "Long", 0, 100, [Mark(0, CHINA, "0"), Mark(100, other, "100")])
    bar = drawn(Tracks("t", "T", [long]))[0].split()[1]
    assert bar[0] == "C" and bar[-1] == "I" and set(bar[1:-1]) == {"·"}


def test_cards_dice_and_facts() -> None:
    hidden = Card("", "Politics", "hidden", "#333333", count=3, hidden=True)
    spy = Card("spy", "Spy", "Politics", "#333333", "2", "Look at a hand.", "Once.")
    assert drawn(Cards("h", "Hand", [spy, hidden])) == [
        "Spy – Politics, 2",
        "Look at a hand. Once.",
        "Politics ×3 – hidden",
    ]
    dice = Dice("d", "Dice", [Throw("Anna", [Face("5", "good", "hit"), Face("1", "bad")]), Throw("Ben", [Face("6")])])
    assert drawn(dice) == ["Anna [5] hit [1]!", "Ben  [6]"]
    facts = Facts("f", "War", [Figure("a", "Attack", "7", "army 4, card 3"), Figure("b", "Won", "no", tone="bad")], "!")
    assert drawn(facts) == ["Attack 7 (army 4, card 3)", "Won    no!", "!"]
