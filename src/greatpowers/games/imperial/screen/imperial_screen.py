"""`ImperialScreen`: the table of Imperial as data for its own screen: map, rondel, bonds, governments, money.

The browser draws it instead of panels; `own` makes it. Numbers are numbers here, for a screen draws and compares them,
but it need not add any up; what is to be read is finished text.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greatpowers.screen.badge import Badge, Figure
from greatpowers.screen.screen import Screen

Unit = Literal["army", "friendly_army", "fleet"]
CityKind = Literal["armaments", "shipyard"]
CityState = Literal["site", "built", "occupied"]


class Stack(Struct, frozen=True, omit_defaults=True):
    """Pieces of one nation and kind in a region. A friendly army lies, every other stands."""

    nation: str
    unit: Unit
    count: int
    text: str
    """`2 armies of China, hostile`."""
    hostile: bool = False
    """An army that stands in another great power's home."""


class City(Struct, frozen=True, omit_defaults=True):
    """Where a factory stands or could stand; occupied: a hostile army stands beside it."""

    kind: CityKind
    state: CityState
    text: str


class Place(Struct, frozen=True, omit_defaults=True):
    """A region of the map with all that is in it."""

    id: str
    name: str
    kind: Literal["home", "land", "sea"]
    text: str
    """Everything about it in one line, for those who hear the map."""
    owner: str = ""
    """The nation whose home it is."""
    flag: str = ""
    """The nation whose flag lies here."""
    city: City | None = None
    port: str = ""
    """The sea its fleets put to."""
    stacks: list[Stack] = []
    facts: list[Figure] = []
    """What the region's card says, line by line: owner, factory, port, units, what it brings, what is special."""


class Claim(Struct, frozen=True, omit_defaults=True):
    """How a player could come to govern, if nobody else lends meanwhile."""

    need: int
    """How much more has to be lent."""
    price: int = 0
    """Of the cheapest bond that is enough, with the compensation that some editions ask for; 0 where none is."""
    face: int = 0
    old: int = 0
    """The bond that is traded in for it; 0 for an additional one."""
    now: bool = False
    """The player is one of those who invest next, and what he holds then, as far as it may be seen, pays for it."""


class Lender(Struct, frozen=True, omit_defaults=True):
    """A player and a nation."""

    seat: int
    lent: int = 0
    faces: list[int] = []
    """The single bonds, the highest first."""
    interest: int = 0
    """What one full payout of the nation would bring."""
    points: int = 0
    """Interest times power factor."""
    claim: Claim | None = None
    """None for who is due to govern."""


class Power(Struct, frozen=True, omit_defaults=True):
    """A nation, in the order in which they move."""

    badge: Badge
    treasury: int
    power: int
    factor: int
    tax: int
    """What Taxation would collect now."""
    tax_column: int
    """The column of the tax chart that it would reach."""
    tax_power: int
    """The power points Taxation would bring now."""
    pay: int
    """What Taxation would pay the soldiers now."""
    interest: int
    """What one full payout would cost."""
    government: int | None = None
    """The seat that governs."""
    field: str = ""
    """The rondel field its marker stands on; empty before its first turn."""
    moves: bool = False
    factories: int = 0
    flags: int = 0
    flags_left: int = 0
    flags_most: int = 0
    """How many there are in all."""
    armies: int = 0
    armies_left: int = 0
    armies_most: int = 0
    fleets: int = 0
    fleets_left: int = 0
    fleets_most: int = 0
    tax_text: str = ""
    """The tax marker of editions that have one, or the bonus."""
    claimant: int | None = None
    """The seat that is due to govern: the government, unless somebody has lent more in the open round."""
    lenders: list[Lender] = []
    """Every player, the highest sum first."""
    change: str = ""
    """The nearest changes of government, in words for the seat that looks."""


class Bond(Struct, frozen=True):
    """A bond that somebody holds."""

    nation: str
    face: int
    seat: int


class FreeBond(Struct, frozen=True, omit_defaults=True):
    """A bond that nobody holds."""

    nation: str
    face: int
    price: int
    """What it would cost the seat that looks at least."""
    old: int = 0
    """The bond that the seat would trade in for that; 0 for none."""


class FaceValue(Struct, frozen=True):
    face: int
    interest: int


class Purse(Struct, frozen=True, omit_defaults=True):
    """A player's money. `None`: hidden."""

    seat: int
    bond_points: int
    """Interest times power factor, added up."""
    interest: int
    """What one full payout of every nation would bring."""
    cash: int | None = None
    score: int | None = None
    investor_card: bool = False
    swiss_bank: bool = False


class TaxColumn(Struct, frozen=True, omit_defaults=True):
    """A column of the tax chart: from this tax on, so much power and, where the chart has one, so much bonus."""

    tax: int
    power: int
    text: str
    """`from 8: power +2 · bonus 1`."""
    bonus: int | None = None


class RondelField(Struct, frozen=True, omit_defaults=True):
    """In the order of the wheel, clockwise."""

    id: str
    name: str
    icon: Literal["factory", "production", "maneuver", "investor", "import", "taxation"]
    steps: int | None = None
    """How many fields it lies ahead of the nation that moves, a whole round where that stands; None before its first
    turn."""
    far: bool = False
    """Farther than the nation may go."""


class ImperialScreen(Screen, frozen=True, omit_defaults=True, tag="imperial"):
    map: Literal["europe", "world"]
    places: list[Place]
    powers: list[Power]
    bonds: list[Bond]
    free_bonds: list[FreeBond]
    faces: list[FaceValue]
    purses: list[Purse]
    fields: list[RondelField]
    goal: int
    """The power that ends the game."""
    factors: list[int]
    """The power factor at every place of the power track, from 0 to the goal."""
    points_per_factor: int
    investor_order: list[int]
    """The seats in the order in which they would invest next; empty without the investor card."""
    tax_chart: list[TaxColumn]
    investor_card: bool = True
    """Whether the table plays with the investor card."""
