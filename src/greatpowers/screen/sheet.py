"""`Sheet`: a seat's view as any screen can draw it, without knowing the game.

It is made from
the view of a seat, never from the state, and so cannot show what the seat may not see. Every string is finished text
in the language of `words`; ids are those of answers, so that a screen can join what it shows with what can be chosen.
"""

from __future__ import annotations

from msgspec import Struct

from greatpowers.games.imperial.screen.parts import Desk
from greatpowers.screen.badge import Badge, Figure, Tone


class SeatSheet(Struct, frozen=True, omit_defaults=True):
    """A player's line: money first and always there, then the other figures."""

    seat: int
    money: list[Figure]
    """Cash, treasury, oil: what the player pays with."""
    score: Figure
    figures: list[Figure] = []
    badges: list[Badge] = []
    to_move: bool = False


class Column(Struct, frozen=True, omit_defaults=True):
    id: str
    title: str
    number: bool = False
    """Set right in the money face, sorted as a number."""


class Cell(Struct, frozen=True, omit_defaults=True):
    text: str = ""
    value: int | None = None
    """What a number column is sorted by."""
    badges: list[Badge] = []
    tone: Tone = ""


class Row(Struct, frozen=True, omit_defaults=True):
    id: str
    """The id of the region, nation or thing, as answers name it."""
    cells: list[Cell]
    group: str = ""
    """The part of the table it stands in: a continent, a nation, the seas."""
    tone: Tone = ""


class Grid(Struct, frozen=True, tag="grid", tag_field="panel", omit_defaults=True):
    """A table that can be sorted: regions with pieces, nations, bonds."""

    id: str
    title: str
    columns: list[Column]
    rows: list[Row]
    note: str = ""


class Mark(Struct, frozen=True, omit_defaults=True):
    """A marker on a track."""

    value: int
    badge: Badge
    text: str
    """The value as words say it."""


class Track(Struct, frozen=True, omit_defaults=True):
    id: str
    label: str
    least: int
    most: int
    marks: list[Mark]
    note: str = ""
    goal: int | None = None
    """Where the game ends or something opens."""


class Tracks(Struct, frozen=True, tag="tracks", tag_field="panel", omit_defaults=True):
    """Bars with markers: power, tax, goods, glory, eagles."""

    id: str
    title: str
    tracks: list[Track]
    note: str = ""


class Card(Struct, frozen=True, omit_defaults=True):
    """A card as an object: band, title, text, foot. A hidden one has a title of its back and nothing else."""

    id: str
    """The card's id as answers name it; empty when hidden."""
    title: str
    band: str
    """The type in words."""
    ink: str
    """The colour of the band, at least 4.5:1 with white."""
    corner: str = ""
    text: str = ""
    foot: str = ""
    count: int = 1
    hidden: bool = False
    icon: str = ""
    """A drawing of the client: sword coin ship scroll crown factory oil gear dove shield map star flag people cross."""


class Cards(Struct, frozen=True, tag="cards", tag_field="panel", omit_defaults=True):
    """Cards lying together: the own hand, a tableau, a display, discards."""

    id: str
    title: str
    cards: list[Card]
    hand: bool = False
    """The own hand: shown first and large."""
    note: str = ""


class Face(Struct, frozen=True, omit_defaults=True):
    """One die."""

    text: str
    tone: Tone = ""
    note: str = ""


class Throw(Struct, frozen=True, omit_defaults=True):
    label: str
    faces: list[Face]


class Dice(Struct, frozen=True, tag="dice", tag_field="panel", omit_defaults=True):
    """Dice on the table: who rolled what."""

    id: str
    title: str
    throws: list[Throw]
    note: str = ""


class Facts(Struct, frozen=True, tag="facts", tag_field="panel", omit_defaults=True):
    """A battle, a war, an auction, an offer, the state of play: names and texts."""

    id: str
    title: str
    facts: list[Figure]
    note: str = ""


Panel = Grid | Tracks | Cards | Dice | Facts


class Sheet(Struct, frozen=True, omit_defaults=True):
    """The whole table: a line that says where the game stands, the players, and panels, the most important first."""

    headline: str
    seats: list[SeatSheet]
    panels: list[Panel]
    desk: Desk | None = None
    """What the title's own screen draws instead of panels."""
