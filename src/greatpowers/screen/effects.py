"""What follows from an answer, and what has happened on the board: data that prompts, plans and the log carry."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from greatpowers.screen.badge import Tone

Sign = Literal["", "government", "secures", "loses"]
"""Star: brings a government. Shield: secures one's own. Warning: a government goes."""

TraceKind = Literal[
    "move", "fight", "hostile", "loss", "raise", "build", "raze", "flag", "unflag", "govern", "tax", "lend"
]


class Effect(Struct, frozen=True, omit_defaults=True):
    """A figure before and after an answer. Without `before` it is just the figure, such as a price."""

    id: str
    """price, treasury, cash, power, score, interest, factor …: the columns of a table of answers side by side."""
    label: str
    after: int
    before: int | None = None
    tone: Tone = ""


class Trace(Struct, frozen=True, omit_defaults=True):
    """Something that happened at a place, so that a map can show it."""

    kind: TraceKind
    region: str = ""
    origin: str = ""
    """Where the piece came from."""
    via: list[str] = []
    """The seas of a convoy in their order."""
    nation: str = ""
    unit: str = ""
    seat: int | None = None
    """Who gained a government or lent."""


class Way(Struct, frozen=True, omit_defaults=True):
    """How a unit gets to a target: the answers to give one after the other, the first of which picks the unit."""

    answers: list[dict[str, Any]]
    kind: Literal["rail", "march", "convoy", "sail"]
    text: str
    """`by convoy over the North Atlantic`."""
    via: list[str] = []


class Target(Struct, frozen=True, omit_defaults=True):
    """A region in reach. The first way is the shortest and uses the fewest fleets."""

    region: str
    ways: list[Way]
    note: str = ""
    """Who stands there, whose home it is, what entering would mean."""


class Meanwhile(Struct, frozen=True):
    """What stands for an answer in a draft until the seat has decided."""

    answer: dict[str, Any]
    settled: bool
    """There is nothing to decide."""


class Movable(Struct, frozen=True, omit_defaults=True):
    """Units of a kind in a region that can still move."""

    region: str
    unit: str
    count: int
    text: str
    """`army in Paris`."""
    targets: list[Target]
