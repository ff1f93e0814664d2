"""The answers of Imperial as ints: each kind has a range of its own, laid out in the order of `kinds`.

The constants repeat the layout for the engine; `answers` are checked against the codec by a test.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules.board import NATIONS, REGION_SLOTS
from greatpowers.games.imperial.rules.rules import FIELDS, MOST_FACES, Figures
from greatpowers.kernel.values import Codec, Field, Kind, in_order, numbers

ARMY: Final = 0
LYING: Final = 1
FLEET: Final = 2
UNITS: Final = ("army", "friendly_army", "fleet")
HOSTILE: Final = 0
FRIENDLY: Final = 1
STANCES: Final = in_order({HOSTILE: "hostile", FRIENDLY: "friendly"})

MOST_SEATS: Final = 6
MOST_GIFT: Final = 999

PASS: Final = 0
DEAL: Final = PASS + 1
BEGIN: Final = DEAL + NATIONS
ADVANCE: Final = BEGIN + MOST_SEATS
STOP: Final = ADVANCE + FIELDS
BUILD: Final = STOP + 1
PRODUCE: Final = BUILD + REGION_SLOTS
IMPORT_UNIT: Final = PRODUCE + REGION_SLOTS
PICK_FLEET: Final = IMPORT_UNIT + 2 * REGION_SLOTS
PICK_ARMY: Final = PICK_FLEET + REGION_SLOTS
GO: Final = PICK_ARMY + 2 * REGION_SLOTS
HALT: Final = GO + REGION_SLOTS
ALLOW: Final = HALT + 1
REFUSE: Final = ALLOW + 1
EXCHANGE: Final = REFUSE + 1
DECLARE: Final = EXCHANGE + REGION_SLOTS * 3 * NATIONS * 3
TURN_ARMY: Final = DECLARE + 2
DESTROY: Final = TURN_ARMY + 2 * REGION_SLOTS
ASK: Final = DESTROY + REGION_SLOTS
DEMAND: Final = ASK + NATIONS
FLAG: Final = DEMAND + 3
INVEST: Final = FLAG + REGION_SLOTS
DONATE: Final = INVEST + NATIONS * (MOST_FACES + 1) * MOST_FACES
ANSWERS: Final = DONATE + NATIONS * MOST_GIFT


def exchange(region: int, own: int, nation: int, foreign: int) -> int:
    return EXCHANGE + ((region * 3 + own) * NATIONS + nation) * 3 + foreign


def invest(nation: int, old: int, new: int) -> int:
    """`old` is 0 for a new bond, else 1 + the index of the face handed back."""
    return INVEST + (nation * (MOST_FACES + 1) + old) * MOST_FACES + new


def codec(figures: Figures) -> Codec:
    """All kinds of answers with the ids of this edition's board."""
    board = figures.board
    regions = board.regions

    def region(name: str) -> Field:
        return Field(name, regions, REGION_SLOTS)

    nation = Field("nation", board.nations)
    unit = Field("unit", UNITS)
    stance = Field("stance", STANCES)
    old_face = Field("old", (0, *figures.faces), MOST_FACES + 1)
    new_face = Field("new", figures.faces, MOST_FACES)
    return Codec(
        (
            Kind(PASS, "pass"),
            Kind(DEAL, "deal", nation),
            Kind(BEGIN, "begin", numbers("player", 0, MOST_SEATS - 1)),
            Kind(ADVANCE, "advance", Field("field", figures.fields)),
            Kind(STOP, "stop"),
            Kind(BUILD, "build", region("province")),
            Kind(PRODUCE, "produce", region("province")),
            Kind(IMPORT_UNIT, "import", Field("unit", ("army", "fleet")), region("province")),
            Kind(PICK_FLEET, "pick_fleet", region("region")),
            Kind(PICK_ARMY, "pick_army", region("region"), stance),
            Kind(GO, "go", region("region")),
            Kind(HALT, "halt"),
            Kind(ALLOW, "allow"),
            Kind(REFUSE, "refuse"),
            Kind(EXCHANGE, "exchange", region("region"), unit, nation, Field("foreign_unit", UNITS)),
            Kind(DECLARE, "declare", stance),
            Kind(TURN_ARMY, "turn", region("region"), stance),
            Kind(DESTROY, "destroy", region("province")),
            Kind(ASK, "ask", nation),
            Kind(DEMAND, "demand", unit),
            Kind(FLAG, "flag", region("region")),
            Kind(INVEST, "invest", nation, old_face, new_face),
            Kind(DONATE, "donate", nation, numbers("amount", 1, MOST_GIFT)),
        )
    )
