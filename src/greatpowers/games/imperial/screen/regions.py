"""The regions of Imperial: whose they are, what stands there, and how it stands to its host. The grid of regions and
the map of Imperial's own screen say the same findings."""

from __future__ import annotations

from typing import Literal, NamedTuple

from greatpowers.games.imperial.rules.board import NO_NATION, NO_REGION, SHIPYARD, Board
from greatpowers.games.imperial.rules.view import ImperialView
from greatpowers.games.imperial.screen.imperial_screen import CityKind, CityState, Unit

Stance = Literal["none", "hostile", "friendly"]


class Pieces(NamedTuple):
    """Alike pieces of one nation in a region. Abroad in a great power's home an army is hostile or friendly."""

    nation: str
    unit: Unit
    number: int
    stance: Stance


class Regions:
    """What a view says of each region."""

    def __init__(self, board: Board, view: ImperialView) -> None:
        self.board = board
        self.flags = {region: nation for nation, row in view.nations.items() for region in row.flags}
        self.factories = {region for row in view.nations.values() for region in row.factories}
        self.pieces: dict[str, list[Pieces]] = {}
        for nation, row in view.nations.items():
            self.put(nation, "army", row.armies)
        for nation, row in view.nations.items():
            self.put(nation, "friendly_army", row.friendly_armies)
        for nation, row in view.nations.items():
            self.put(nation, "fleet", row.fleets)

    def put(self, nation: str, unit: Unit, counts: dict[str, int]) -> None:
        for region, count in counts.items():
            stance = self.stance(nation, unit, self.host(self.board.index[region]))
            self.pieces.setdefault(region, []).append(Pieces(nation, unit, count, stance))

    def host(self, index: int) -> str:
        """The nation whose home this is, or nobody."""
        owner = self.board.owner[index]
        return "" if owner == NO_NATION else self.board.nations[owner]

    def stance(self, nation: str, unit: Unit, host: str) -> Stance:
        if unit == "friendly_army":
            return "friendly"
        return "hostile" if unit == "army" and host not in ("", nation) else "none"

    def here(self, region: str) -> list[Pieces]:
        """Armies, friendly armies, fleets; of each kind nation by nation."""
        return self.pieces.get(region, [])

    def city(self, index: int) -> tuple[CityKind, CityState] | None:
        """The kind of factory that stands or could stand here, and how it stands."""
        region = self.board.regions[index]
        if not self.host(index):
            return None
        kind: CityKind = "shipyard" if self.board.city[index] == SHIPYARD else "armaments"
        if region not in self.factories:
            return kind, "site"
        occupied = any(pieces.stance == "hostile" for pieces in self.here(region))
        return kind, "occupied" if occupied else "built"

    def sea(self, index: int) -> str:
        """The sea that the fleets of a port put to, or none."""
        sea = self.board.port_sea[index]
        return "" if sea == NO_REGION else self.board.regions[sea]
