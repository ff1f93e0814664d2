"""`Stake`: what something that happened took from a seat, or brought it. Said by the game, so that nobody guesses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Sense = Literal["loss", "gain"]

StakeKind = Literal[
    "government", "factory", "capital", "region", "unit", "flag", "money", "points", "card", "leader", "right", "war"
]


class Stake(Struct, frozen=True, omit_defaults=True):
    """One line of a recap for one seat. It is made of events that whoever reads it may know."""

    seat: int
    """Whom it concerns."""
    sense: Sense
    kind: StakeKind
    title: str
    """What it is about: a place, a nation, a thing."""
    text: str
    """What happened, in a sentence."""
    value: str = ""
    """The same in short: `army −1`, `+4 M`."""
    region: str = ""
    nation: str = ""
    grave: bool = False
    """It changes the game, so it is announced and not left to be found."""
