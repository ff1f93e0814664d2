"""From longitude and latitude to the plate, with lenses that enlarge crowded parts."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from pyproj import Transformer

from tools.maps.spec import Spec
from tools.maps.units import Points

Projection = Callable[[Points], Points]


def patterson(latitude: Points) -> Points:
    """The ordinate of Patterson's cylindrical projection."""
    phi = np.radians(latitude)
    return np.asarray(1.0148 * phi + 0.23185 * phi**5 - 0.14499 * phi**7 + 0.02406 * phi**9)


def cylindrical(drawing: dict[str, Any]) -> Projection:
    """Patterson's projection, stretched to the height of the plate; longitudes run on past both edges."""
    spec = drawing["projection"]
    width, height, centre = float(drawing["width"]), float(drawing["height"]), float(spec["centre"])
    top, bottom = patterson(np.array([spec["north"], spec["south"]], float))

    def project(points: Points) -> Points:
        x = (points[:, 0] - centre + 180) * width / 360
        y = (top - patterson(np.clip(points[:, 1], -85, 83.6))) * height / (top - bottom)
        return np.column_stack([x, y])

    return project


def conic(drawing: dict[str, Any]) -> Projection:
    spec = drawing["projection"]
    transformer = Transformer.from_crs("EPSG:4326", spec["proj"], always_xy=True)
    scale = float(drawing["width"]) / (spec["right"] - spec["left"])

    def project(points: Points) -> Points:
        x, y = transformer.transform(points[:, 0], points[:, 1])
        return np.column_stack([(np.asarray(x) - spec["left"]) * scale, (spec["top"] - np.asarray(y)) * scale])

    return project


def lens(points: Points, centre: Points, strength: float, reach: Points) -> Points:
    """Moves points away from the centre, most near it. One to one while strength < e^1.5 / 2."""
    if not 0 <= strength < math.exp(1.5) / 2:
        raise ValueError(f"a lens of strength {strength} folds the map")
    away = points - centre
    pushed = strength * np.exp(-np.sum((away / reach) ** 2, axis=1) / 2)
    return np.asarray(points + away * pushed[:, None])


def projection(spec: Spec) -> Projection:
    make = {"patterson": cylindrical, "conic": conic}[spec.drawing["projection"]["kind"]]
    flat = make(spec.drawing)
    lenses = [
        (flat(np.array([[row[0], row[1]]], float)), float(row[2]), np.array([row[3], row[4]], float))
        for row in spec.drawing["projection"]["lenses"]
    ]

    def project(points: Points) -> Points:
        out = flat(points)
        for centre, strength, reach in lenses:
            out = lens(out, centre, strength, reach)
        return out

    return project


def over_the_edge(spec: Spec, project: Projection) -> Projection:
    """The projection for land and rivers: what lies west of the western edge comes in from the east."""
    edge = float(spec.drawing["projection"].get("centre", 0.0)) - 180

    def wrapped(points: Points) -> Points:
        east = points.copy()
        east[:, 0] = np.where(points[:, 0] < edge, points[:, 0] + 360, points[:, 0])
        return project(east)

    return wrapped
