"""The world of 1935 as tuples, built once from `data/expansion/map.toml` for each extent of the board."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

REGIONS: Final = 89
SEAS: Final = 22
CANALS: Final = 2
PLACES: Final = REGIONS + SEAS
"""Regions, then sea areas: where a piece can stand."""


def load(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads((files("greatpowers.games.attack.rules") / "data" / "expansion" / name).read_text("utf-8"))


MAP: Final = load("map.toml")
REGION_IDS: Final = tuple(str(row["id"]) for row in MAP["region"])
SEA_IDS: Final = tuple(str(row["id"]) for row in MAP["sea"])
PLACE_IDS: Final = (*REGION_IDS, *SEA_IDS)
CANAL_IDS: Final = tuple(str(row["id"]) for row in MAP["canal"])
CONTINENT_IDS: Final = tuple(str(row["id"]) for row in MAP["continent"])
LANES: Final = len(MAP["lane"])
WAY_IDS: Final = (*(f"{row['a']}-{row['b']}" for row in MAP["lane"]), *SEA_IDS)
"""What a storm can close: a lane, or the crossings of a sea zone."""
WAYS: Final = LANES + SEAS


class Board:
    """One extent of the board: the west half or the whole world. What is not on it has no neighbours."""

    def __init__(self, west_only: bool) -> None:
        regions: list[dict[str, Any]] = MAP["region"]
        seas: list[dict[str, Any]] = MAP["sea"]
        self.west_only = west_only
        self.is_on: tuple[bool, ...] = tuple(not west_only or row["half"] == "west" for row in regions)
        self.sea_is_on: tuple[bool, ...] = tuple(not west_only or row["half"] == "west" for row in seas)
        self.regions: tuple[int, ...] = tuple(number for number in range(REGIONS) if self.is_on[number])
        self.seas: tuple[int, ...] = tuple(number for number in range(SEAS) if self.sea_is_on[number])
        self.continent: tuple[int, ...] = tuple(CONTINENT_IDS.index(row["continent"]) for row in regions)
        self.land: tuple[tuple[int, ...], ...] = tuple(
            self._named(row["land"], REGION_IDS, self.is_on, self.is_on[number]) for number, row in enumerate(regions)
        )
        self.coast: tuple[tuple[int, ...], ...] = tuple(
            self._named(row["seas"], SEA_IDS, self.sea_is_on, self.is_on[number]) for number, row in enumerate(regions)
        )
        self.is_zone: tuple[bool, ...] = tuple(bool(row["zone"]) for row in seas)
        self.water: tuple[tuple[int, ...], ...] = tuple(
            self._named(row["adjacent"], SEA_IDS, self.sea_is_on, self.sea_is_on[number])
            for number, row in enumerate(seas)
        )
        canals: list[dict[str, Any]] = MAP["canal"]
        self.canal_region: tuple[int, ...] = tuple(REGION_IDS.index(row["region"]) for row in canals)
        ends = [tuple(SEA_IDS.index(name) for name in row["seas"]) for row in canals]
        self.canal_seas: tuple[tuple[int, ...], ...] = tuple(ends)
        self._flights: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._cross()

    def _named(self, names: list[str], ids: tuple[str, ...], on: tuple[bool, ...], here: bool) -> tuple[int, ...]:
        numbers = sorted(ids.index(name) for name in names)
        return tuple(number for number in numbers if here and on[number])

    def _cross(self) -> None:
        """Every crossing with the seas it uses; between two regions there is one at most (ATK-111)."""
        ways: dict[int, tuple[int, ...]] = {}
        names: dict[int, int] = {}
        for number, row in enumerate(MAP["lane"]):
            one, other = REGION_IDS.index(row["a"]), REGION_IDS.index(row["b"])
            way = tuple(SEA_IDS.index(name) for name in row["seas"])
            if self.is_on[one] and self.is_on[other] and not (self.west_only and row["both_halves"]):
                ways[one * REGIONS + other] = way
                ways[other * REGIONS + one] = way[::-1]
                names[one * REGIONS + other] = names[other * REGIONS + one] = number
        for sea in self.seas:
            if self.is_zone[sea]:
                shore = [region for region in self.regions if sea in self.coast[region]]
                for pair in [one * REGIONS + other for one in shore for other in shore if one != other]:
                    ways[pair] = (sea,)
                    names[pair] = LANES + sea
        self.ways: tuple[tuple[int, ...], ...] = tuple(ways.get(pair, ()) for pair in range(REGIONS * REGIONS))
        self.way_number: tuple[int, ...] = tuple(names.get(pair, -1) for pair in range(REGIONS * REGIONS))
        self.overseas: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in range(REGIONS) if self.ways[one * REGIONS + other]) for one in range(REGIONS)
        )
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted({*self.land[one], *self.overseas[one]})) for one in range(REGIONS)
        )

    def flights(self, steps: int) -> tuple[tuple[int, ...], ...]:
        """Where planes get from each region, flying over any."""
        if steps not in self._flights:
            rows: list[tuple[int, ...]] = []
            for origin in range(REGIONS):
                reached = {origin}
                for _ in range(steps):
                    reached.update([goal for region in sorted(reached) for goal in self.land[region]])
                rows.append(tuple(sorted(reached - {origin})))
            self._flights[steps] = tuple(rows)
        return self._flights[steps]

    def way(self, origin: int, goal: int) -> tuple[int, ...]:
        """The seas of the crossing between two regions; none when there is no crossing."""
        return self.ways[origin * REGIONS + goal]


BOARDS: Final = (Board(False), Board(True))
"""The world, and its west half."""
