"""`Line`: a figure of a player or nation at one moment, from which a history of the game is drawn."""

from __future__ import annotations

from msgspec import Struct

from greatpowers.screen.badge import Badge
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.screen.screen import Screen
from greatpowers.words.words import Words


class Line(Struct, frozen=True):
    figure: str
    """score, cash, power, treasury …"""
    label: str
    badge: Badge
    value: int | None
    """None: hidden."""


def scores(words: Words, screen: Screen) -> list[Line]:
    """What every game has."""
    seats = screen.seats
    seals = Phrasebook(words).seals(len(seats))
    return [Line("score", row.score.label, seals[row.seat], number(row.score.value)) for row in seats]


def number(text: str) -> int | None:
    """A score that is hidden is a word."""
    try:
        return int(text)
    except ValueError:
        return None
