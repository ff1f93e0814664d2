"""The board as tuples, built once from `data/boards/<board>.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

NATIONS: Final = 6
REGION_SLOTS: Final = 64
"""Room for regions in answer codes, the same for every edition."""

HOME: Final = 0
LAND: Final = 1
SEA: Final = 2
NO_NATION: Final = -1
NO_REGION: Final = -1

ARMAMENTS: Final = 1
SHIPYARD: Final = 2


def load(folder: str, name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads((files("greatpowers.games.imperial.rules") / "data" / folder / name).read_text("utf-8"))


class Board:
    """Regions are numbered as in the data: home provinces by nation, then land regions, then seas."""

    def __init__(self, data: dict[str, Any]) -> None:
        nations: list[dict[str, Any]] = data["nation"]
        regions: list[dict[str, Any]] = data["region"]
        self.nations: tuple[str, ...] = tuple(str(row["id"]) for row in nations)
        self.regions: tuple[str, ...] = tuple(str(row["id"]) for row in regions)
        self.size: int = len(self.regions)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.regions)}
        kinds = ("home", "land", "sea")
        self.kind: tuple[int, ...] = tuple(kinds.index(row["kind"]) for row in regions)
        owner = [self.nations.index(row["nation"]) if "nation" in row else NO_NATION for row in regions]
        self.owner: tuple[int, ...] = tuple(owner)
        self.homes: tuple[tuple[int, ...], ...] = tuple(
            tuple(region for region in range(self.size) if owner[region] == nation) for nation in range(NATIONS)
        )
        cities = ("", "armaments", "shipyard")
        self.city: tuple[int, ...] = tuple(cities.index(row.get("city", "")) for row in regions)
        self.start_factories: tuple[int, ...] = tuple(
            region for region, row in enumerate(regions) if row.get("start_factory", False)
        )
        self.port_sea: tuple[int, ...] = tuple(
            self.index[row["port_sea"]] if "port_sea" in row else NO_REGION for row in regions
        )
        self.first_land: int = self.kind.index(LAND)
        self.first_sea: int = self.kind.index(SEA)
        self.fleet_regions: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                region
                for region in range(self.size)
                if self.kind[region] == SEA or (owner[region] == nation and self.city[region] == SHIPYARD)
            )
            for nation in range(NATIONS)
        )
        """Where fleets of each nation can be: its ports and all seas."""
        self.open_regions: tuple[int, ...] = tuple(region for region in range(self.size) if owner[region] == NO_NATION)
        """Land and sea outside the great powers: where flags can lie."""
        self.land: tuple[tuple[int, ...], ...] = self._neighbours(data["land_borders"]["pairs"])
        """Where an army may step from each region."""
        self.coast: tuple[tuple[int, ...], ...] = self._neighbours(data["coasts"]["pairs"])
        """For land the seas it touches, for a sea its coasts."""
        self.sea: tuple[tuple[int, ...], ...] = self._neighbours(data["sea_borders"]["pairs"])
        """Where a fleet may sail from each sea."""
        canals: list[dict[str, Any]] = data.get("canal", [])
        self.canals: tuple[str, ...] = tuple(str(row["id"]) for row in canals)
        self.canal_control: tuple[int, ...] = tuple(self.index[row["controlled_by"]] for row in canals)
        self.canal_of: tuple[tuple[int, ...], ...] = self._canals(canals)
        """canal_of[a][b]: the canal between two seas, or -1."""
        self.armies: tuple[int, ...] = tuple(int(row["armies"]) for row in nations)
        self.fleets: tuple[int, ...] = tuple(int(row["fleets"]) for row in nations)

    def _neighbours(self, pairs: list[list[str]]) -> tuple[tuple[int, ...], ...]:
        rows: list[list[int]] = [[] for _ in self.regions]
        for one, other in pairs:
            rows[self.index[one]].append(self.index[other])
            rows[self.index[other]].append(self.index[one])
        return tuple(tuple(sorted(row)) for row in rows)

    def _canals(self, canals: list[dict[str, Any]]) -> tuple[tuple[int, ...], ...]:
        rows = [[-1] * self.size for _ in self.regions]
        for number, canal in enumerate(canals):
            one, other = (self.index[name] for name in canal["link"])
            rows[one][other] = rows[other][one] = number
        return tuple(tuple(row) for row in rows)
