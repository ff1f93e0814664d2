"""What the lab keeps of a finished game: plain data that can be added up and sent between processes.

A fact is a value of a dimension that a seat had or used, and how often. Values are ids; a dimension says by its fields
what each part of them is, so that the edges can name it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY, Value

GIVEN: Final = "given"
"""Chance gives it to a seat before anybody decides anything: its place at the table, its flag card."""
TRAIT: Final = "trait"
"""A seat has it or has it not, by its own doing or that of others: its great power, its first field."""
USE: Final = "use"
"""A seat does it any number of times: an action, a card."""
OUTCOME: Final = "outcome"
"""The game has it, not a seat: how it ended."""
FIGURE: Final = "figure"
"""A number of the game: the power of a nation at the end."""

Values = tuple[Value, ...]


class Dimension(NamedTuple):
    """Something the games are sorted by."""

    name: str
    sort: str
    fields: tuple[str, ...]


@dataclass
class Facts:
    """One game."""

    wins: list[float]
    """What each seat has of the victory: the whole, nothing, or a part where several are first."""
    lengths: Counter[str] = field(default_factory=Counter)
    """How long the game was, by several measures; and other numbers of every game."""
    marks: dict[str, Counter[tuple[Values, int]]] = field(default_factory=dict)
    """How often each seat had each value of each dimension."""
    figures: dict[str, dict[Values, int]] = field(default_factory=dict)

    def mark(self, dimension: str, seat: int, *value: Value, times: int = 1) -> None:
        self.marks.setdefault(dimension, Counter())[value, seat] += times

    def come_to(self, dimension: str, *value: Value) -> None:
        """An outcome."""
        self.mark(dimension, NOBODY, *value)

    def measure(self, dimension: str, number: int, *value: Value) -> None:
        self.figures.setdefault(dimension, {})[value] = number


class Study(NamedTuple):
    """What the lab counts in a game."""

    dimensions: tuple[Dimension, ...]
    """What its games are sorted by beside seats and kinds of answers."""
    read: Callable[[Match, Facts], None]
    """Marks down what a finished match tells."""
