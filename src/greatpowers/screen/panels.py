"""`Panels`: the generic table, drawn by browser and terminal alike without knowing the game."""

from __future__ import annotations

from msgspec import Struct

from greatpowers.screen.badge import Badge, Figure, Tone
from greatpowers.screen.screen import Screen


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
    """Cards lying together: one's own hand, a tableau, a display, discards."""

    id: str
    title: str
    cards: list[Card]
    hand: bool = False
    """The hand of the seat that looks: shown first and large."""
    note: str = ""


class Face(Struct, frozen=True, omit_defaults=True):
    """One die. `icon`: what is drawn on this side of it; without one, pips or the text."""

    text: str
    tone: Tone = ""
    note: str = ""
    icon: str = ""


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


class Panels(Screen, frozen=True, omit_defaults=True, tag="panels"):
    """The whole table in panels, the most important first."""

    panels: list[Panel]
