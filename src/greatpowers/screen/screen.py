"""`Screen`: a seat's table as data that can be drawn without knowing the rules.

There are two kinds, told apart by the tag `screen`: `Panels` ("panels"), the generic table that browser and terminal
draw for any game, and a game's own screen ("imperial" …), declared in its folder. A table is sent one of them, never
both. What every screen has stands here. Screens show what the rules say a seat may see, and nothing else. Every string
is finished text in the language of `words`; ids are those of answers, so that a screen can join what it shows with what
can be chosen.
"""

from __future__ import annotations

from msgspec import Struct

from greatpowers.screen.badge import Badge, Figure


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """A player's line: money first and always there, then the other figures."""

    seat: int
    money: list[Figure]
    """Cash, treasury, oil: what the player pays with."""
    score: Figure
    figures: list[Figure] = []
    badges: list[Badge] = []
    to_move: bool = False


class Screen(Struct, frozen=True, omit_defaults=True, tag_field="screen"):
    """What every screen has: a line that says where the game stands, and the players."""

    headline: str
    seats: list[SeatLine]
