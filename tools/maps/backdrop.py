"""What the client draws below the pieces besides the regions: neutral land, ice, rivers, sea borders, the grid."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely import union_all
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.geometry import Geometry
from tools.maps.projection import over_the_edge
from tools.maps.seas import sea_borders, straight_path
from tools.maps.smoothing import dot, open_path, snap
from tools.maps.spec import NEUTRAL
from tools.maps.units import Points, read_waters

ROSE = 55.0
"""Half the size of the compass rose, in plate units."""
FINE = 0.5
"""Tolerance of the thinning of lines."""
STREAM, POND = 40.0, 30.0
"""Shorter rivers and smaller lakes are left out, in plate units and their square."""


def line_path(shape: BaseGeometry) -> str:
    """All lines of a shape as one path of curves."""
    out = []
    for part in getattr(shape, "geoms", [shape]):
        if hasattr(part, "geoms"):
            out.append(line_path(part))
        elif isinstance(part, LineString) and not part.is_empty:
            corners = snap(np.asarray(part.simplify(FINE).coords))
            if len(corners) > 1:
                out.append("M" + dot(corners[0]) + open_path(corners))
    return "".join(out)


def plate(geometry: Geometry) -> Polygon:
    return box(0, 0, geometry.spec.width, geometry.spec.height)


def grid(geometry: Geometry) -> str:
    """Meridians and parallels, bent as the sheet is."""
    steps: dict[str, list[float]] = geometry.spec.drawing["projection"]["graticule"]
    (west, east, wide), (south, north, high) = steps["longitude"], steps["latitude"]
    lines = [
        np.column_stack([np.full(120, at), np.linspace(south, north, 120)]) for at in np.arange(west, east + 1, wide)
    ]
    lines += [
        np.column_stack([np.linspace(west, east, 240), np.full(240, at)]) for at in np.arange(south, north + 1, high)
    ]
    return line_path(union_all([LineString(geometry.project(line)) for line in lines]).intersection(plate(geometry)))


def straight(points: Points) -> bool:
    """Whether a line does not jump over the edge of the world."""
    return bool(abs(np.diff(points[:, 0])).max() < 90)


def rivers_and_lakes(geometry: Geometry) -> tuple[str, str]:
    rivers, lakes = read_waters()
    put = over_the_edge(geometry.spec, geometry.project)
    inside = geometry.ground.buffer(-1).intersection(plate(geometry))
    lines = [LineString(put(points)) for points in rivers if straight(points)]
    streams = union_all([line for line in lines if line.length > STREAM and line.intersects(inside)])
    shapes = [Polygon(put(points)).buffer(0).simplify(FINE) for points in lakes if straight(points)]
    ponds = [lake for lake in shapes if lake.area > POND and inside.contains(lake.representative_point())]
    return line_path(streams.intersection(inside)), "".join(straight_path(lake) for lake in ponds)


def backdrop(geometry: Geometry) -> dict[str, Any]:
    rivers, lakes = rivers_and_lakes(geometry)
    ice = union_all([shape for name, shape in geometry.water.items() if name == "arctic"])
    return {
        "neutral": geometry.land[NEUTRAL].path,
        "ice": straight_path(shapely.simplify(ice, 1.0)),
        "seas": "".join(line_path(line) for line in sea_borders(geometry.water)),
        "grid": grid(geometry),
        "rivers": rivers,
        "lakes": lakes,
    }
