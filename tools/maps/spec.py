"""The specification of one map: the drawing's choices (`data/<name>.toml`) and the facts of the board it draws."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greatpowers.games.imperial.rules.board import load

DATA = Path(__file__).parent / "data"
MAPS = ("world", "europe")
NEUTRAL = "neutral"
"""Land nobody enters."""
NO_SEA = ("lake", "arctic")
"""Water that is no region."""

Pair = tuple[str, str]
LonLat = tuple[float, float]


def pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


@dataclass(frozen=True)
class Place:
    """A region as the rules know it."""

    id: str
    kind: str
    names: dict[str, str]
    owner: str | None
    city: LonLat | None
    port_sea: str | None


@dataclass(frozen=True)
class Spec:
    """Everything a map is made from."""

    name: str
    drawing: dict[str, Any]
    places: dict[str, Place]
    near: frozenset[Pair]
    codes: dict[str, str]
    """Nation and its two letters."""

    @property
    def width(self) -> float:
        return float(self.drawing["width"])

    @property
    def height(self) -> float:
        return float(self.drawing["height"])

    @property
    def unit(self) -> float:
        """Plate units for one pixel at the usual size."""
        return self.width / float(self.drawing["usual"])

    @property
    def laptop_unit(self) -> float:
        """Plate units for one pixel at the smallest size with a mouse."""
        return self.width / float(self.drawing["laptop"])

    def of_kind(self, *kinds: str) -> list[str]:
        return [place.id for place in self.places.values() if place.kind in kinds]

    def links(self) -> list[dict[str, Any]]:
        """Special links, with the names that the board gives to its canals."""
        canals = {row["id"]: row for row in load("boards", f"{self.name}.toml").get("canal", [])}
        return [{**canals.get(row["id"], {}), **row} for row in self.drawing["link"]]


def place(row: dict[str, Any]) -> Place:
    city = (row["city_lon"], row["city_lat"]) if "city_lon" in row else None
    names = {"de": row["name_de"], "en": row["name_en"]}
    return Place(row["id"], row["kind"], names, row.get("nation"), city, row.get("port_sea"))


def read_spec(name: str) -> Spec:
    board = load("boards", f"{name}.toml")
    drawing = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))
    pairs = [two for part in ("land_borders", "coasts", "sea_borders") for two in board[part]["pairs"]]
    return Spec(
        name,
        drawing,
        {row["id"]: place(row) for row in board["region"]},
        frozenset(pair(*two) for two in pairs),
        {row["id"]: row["short"] for row in board["nation"]},
    )
