"""The board of Imperial by the ids of its regions: what is printed there and what lies there. All of it is public."""

from __future__ import annotations

from typing import Final, NamedTuple

from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.answers import UNITS
from greatpowers.games.imperial.rules.board import NATIONS, NO_NATION, NO_REGION
from greatpowers.games.imperial.rules.state import Imperial

KINDS: Final = ("home", "land", "sea")
CITIES: Final = (None, "armaments", "shipyard")


class RegionFacts(NamedTuple):
    kind: str
    """home, land or sea."""
    nation: str | None
    """Whose home province it is."""
    city: str | None
    """What a factory here would be: armaments or shipyard; only a shipyard makes fleets."""
    port_sea: str | None
    """The sea on which fleets of this port put out."""
    land: list[str]
    """Where an army may step."""
    coast: list[str]
    """Of land the seas that it touches, of a sea its coasts."""
    sea: list[str]
    """Of a sea those where a fleet may sail, canals included."""
    canals: dict[str, str]
    """Of a sea: beyond which canal the next one lies, if there is one between."""
    factory: bool
    occupied: bool
    """A hostile foreign army stands in this home province."""
    flag: str | None
    """The nation whose flag (tax chip) lies here."""
    units: dict[str, dict[str, int]]
    """By nation and kind of unit."""


def regions(state: Imperial) -> dict[str, RegionFacts]:
    return {name: facts(state, region) for region, name in enumerate(state.rules.board.regions)}


def facts(state: Imperial, region: int) -> RegionFacts:
    board = state.rules.board
    owner, flag, port_sea = board.owner[region], state.flag[region], board.port_sea[region]

    def named(numbers: tuple[int, ...]) -> list[str]:
        return [board.regions[number] for number in numbers]

    canals = [(other, board.canal_of[region][other]) for other in board.sea[region]]
    return RegionFacts(
        kind=KINDS[board.kind[region]],
        nation=None if owner == NO_NATION else board.nations[owner],
        city=CITIES[board.city[region]],
        port_sea=None if port_sea == NO_REGION else board.regions[port_sea],
        land=named(board.land[region]),
        coast=named(board.coast[region]),
        sea=named(board.sea[region]),
        canals={board.regions[other]: board.canals[canal] for other, canal in canals if canal >= 0},
        factory=bool(state.factory[region]),
        occupied=owner != NO_NATION and queries.is_occupied(state, region),
        flag=None if flag == NO_NATION else board.nations[flag],
        units=units(state, region),
    )


def units(state: Imperial, region: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for nation in range(NATIONS):
        counts = [state.units(unit)[nation * state.regions + region] for unit in range(len(UNITS))]
        if sum(counts) > 0:
            row = {name: count for name, count in zip(UNITS, counts) if count}
            found[state.rules.board.nations[nation]] = row
    return found
