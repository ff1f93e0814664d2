"""Where units can go, as data: what a program asks that wants to plan a move instead of one leg of it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Journey(NamedTuple):
    """A way to a region."""

    kind: str
    """march, rail, convoy or sail; in Attack! march or sail."""
    answers: list[dict[str, Any]]
    """Given one after the other they take the unit there, as far as nobody else has to allow it."""
    via: list[str]
    """The seas of a convoy: each uses up one fleet."""


class Goal(NamedTuple):
    """A region in reach."""

    region: str
    ways: list[Journey]
    """The first is the shortest and uses the fewest fleets."""


class Reach(NamedTuple):
    """Units of a kind in a region that can still move, with every region in reach."""

    region: str
    unit: str
    number: int
    targets: list[Goal]
