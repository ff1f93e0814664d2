"""`Line`: a figure of a player or nation at one moment, from which a history of the game is drawn.

A title may have a module `greatpowers.text.<title>_history` with a function `lines(words, view) -> list[Line]`: always
the same lines in the same order, for the same table. Without one there are the scores, as the sheet shows them.
"""

from __future__ import annotations

from msgspec import Struct

from greatpowers.kernel.values import Json
from greatpowers.text.badge import Badge
from greatpowers.text.drafts import part_of
from greatpowers.text.phrasebook import Phrasebook
from greatpowers.text.render import Words
from greatpowers.text.sheet import sheet


class Line(Struct, frozen=True):
    figure: str
    """score, cash, power, treasury …"""
    label: str
    badge: Badge
    value: int | None
    """None: hidden."""


def lines(words: Words, view: dict[str, Json]) -> list[Line]:
    """The figures worth following, as a seat sees them now."""
    module = part_of(words.ruleset.title, "history")
    return scores(words, view) if module is None else list(module.lines(words, view))


def scores(words: Words, view: dict[str, Json]) -> list[Line]:
    seats = sheet(words, view).seats
    seals = Phrasebook(words).seals(len(seats))
    return [Line("score", row.score.label, seals[row.seat], number(row.score.value)) for row in seats]


def number(text: str) -> int | None:
    """A score that is hidden is a word."""
    try:
        return int(text)
    except ValueError:
        return None
