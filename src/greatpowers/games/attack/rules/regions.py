"""The board of Attack! by the ids of its regions and seas: what is printed there and what lies there. All is public."""

from __future__ import annotations

from typing import NamedTuple

from greatpowers.games.attack.rules.board import CONTINENT_IDS, REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.pieces import NO_TYPE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import GOVERNMENTS, LAND_UNITS, UNITS
from greatpowers.games.attack.rules.view import fleets


class RegionFacts(NamedTuple):
    kind: str
    """land or sea."""
    continent: str | None
    land: list[str]
    """Regions next to it by land."""
    overseas: list[str]
    """Regions at the other end of a crossing."""
    coast: list[str]
    """Of land the seas that it touches, of a sea its coasts."""
    sea: list[str]
    """Of a sea those next to it."""
    owner: int | None
    """The seat; none while it is neutral, and for a sea."""
    counter: str | None
    """The government counter of a neutral region."""
    units: dict[str, int]
    """Of a region."""
    ships: list[dict[str, int]]
    """Of a sea, for each seat."""


def regions(state: Attack) -> dict[str, RegionFacts]:
    """What is on this board: its west half, or the whole world."""
    board = state.board
    found = {REGION_IDS[region]: on_land(state, region) for region in board.regions}
    found.update({SEA_IDS[sea]: at_sea(state, sea) for sea in board.seas})
    return found


def on_land(state: Attack, region: int) -> RegionFacts:
    board, first = state.board, region * LAND_UNITS
    owner, counter = state.owner[region], state.counter[region]
    return RegionFacts(
        kind="land",
        continent=CONTINENT_IDS[board.continent[region]],
        land=[REGION_IDS[other] for other in board.land[region]],
        overseas=[REGION_IDS[other] for other in board.overseas[region]],
        coast=[SEA_IDS[sea] for sea in board.coast[region]],
        sea=[],
        owner=None if owner < 0 else owner,
        counter=None if counter == NO_TYPE else GOVERNMENTS[counter],
        units=counted(state.army[first : first + LAND_UNITS], UNITS[:LAND_UNITS]),
        ships=[],
    )


def at_sea(state: Attack, sea: int) -> RegionFacts:
    board = state.board
    return RegionFacts(
        kind="sea",
        continent=None,
        land=[],
        overseas=[],
        coast=[REGION_IDS[region] for region in board.regions if sea in board.coast[region]],
        sea=[SEA_IDS[other] for other in board.water[sea]],
        owner=None,
        counter=None,
        units={},
        ships=[counted(row, UNITS[LAND_UNITS:]) for row in fleets(state, sea)],
    )


def counted(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts) if count}
