"""Natural Earth's provinces, rivers and lakes, as stored in `data/`."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from shapely import make_valid
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps.spec import DATA

Points = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Unit:
    """A province of today."""

    country: str
    iso: str
    centre: tuple[float, float]
    shape: BaseGeometry


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons a shape consists of; lines and points fall away."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [part for geom in getattr(shape, "geoms", []) for part in polygons(geom)]


def largest(shape: BaseGeometry) -> Polygon:
    return max(polygons(shape), key=lambda part: part.area)


def _features(topology: dict[str, Any]) -> Iterator[tuple[dict[str, Any], MultiPolygon]]:
    scale, offset = np.array(topology["transform"]["scale"]), np.array(topology["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + offset for arc in topology["arcs"]]

    def ring(ids: list[int]) -> Points:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in ids]
        return np.vstack([parts[0], *(part[1:] for part in parts[1:])])

    for row in next(iter(topology["objects"].values()))["geometries"]:
        if row.get("arcs"):
            parts = [row["arcs"]] if row["type"] == "Polygon" else row["arcs"]
            rings = [[points for points in map(ring, part) if len(points) > 3] for part in parts]
            yield row["properties"], MultiPolygon([Polygon(part[0], part[1:]) for part in rings if part])


def read_units() -> list[Unit]:
    with gzip.open(DATA / "ne_admin1_slim.topo.json.gz") as file:
        topology = json.load(file)
    units = []
    for facts, raw in _features(topology):
        shape = raw if raw.is_valid else MultiPolygon(polygons(make_valid(raw)))
        if shape.is_empty:
            continue
        inside = largest(shape).representative_point()
        units.append(Unit(facts["adm0_a3"], facts["iso_3166_2"] or "", (inside.x, inside.y), shape))
    return units


def read_waters() -> tuple[list[Points], list[Points]]:
    """Rivers as lines and lakes as rings."""
    with gzip.open(DATA / "ne_rivers_lakes.json.gz") as file:
        stored = json.load(file)
    rivers, lakes = ([np.array(line, float) for line in stored[key]] for key in ("rivers", "lakes"))
    return rivers, lakes
