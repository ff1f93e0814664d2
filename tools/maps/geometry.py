"""All stages from the units to finished shapes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from shapely import union_all
from shapely.geometry import MultiPolygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.adjacency import touching
from tools.maps.coverage import Outline, draw_land
from tools.maps.projection import Projection, projection
from tools.maps.regions import Regions, sort_units
from tools.maps.seas import cut_seas, hit_areas
from tools.maps.sheet import Sheet
from tools.maps.spec import NEUTRAL, NO_SEA, LonLat, Pair, Spec
from tools.maps.units import Points, Unit


@dataclass(frozen=True)
class Geometry:
    """A map without names and pieces."""

    spec: Spec
    project: Projection
    land: dict[str, Outline]
    """With `neutral` land."""
    water: Regions
    """With ice and lakes."""

    @cached_property
    def ground(self) -> BaseGeometry:
        """All land in one."""
        return union_all([outline.shape.buffer(0.05) for outline in self.land.values()])

    @cached_property
    def shapes(self) -> Regions:
        """What can be entered, by region, as far as the plate shows it."""
        plate = box(0, 0, self.spec.width, self.spec.height)
        land = {name: outline.shape.intersection(plate) for name, outline in self.land.items() if name != NEUTRAL}
        return land | {name: shape for name, shape in self.water.items() if name not in NO_SEA}

    @cached_property
    def hits(self) -> dict[str, MultiPolygon]:
        return hit_areas(self.water, self.spec)

    def point(self, spot: LonLat) -> tuple[float, float]:
        x, y = self.project(np.array([spot], float))[0]
        return float(x), float(y)

    def adjacency(self) -> dict[Pair, float]:
        return touching(self.shapes, float(self.spec.drawing["touch"]))


def make_geometry(spec: Spec, units: list[Unit], sheet: Sheet | None = None) -> Geometry:
    """On the sheet, or on the plain plate. Units find their region on the plain one: the sheet moves no border."""
    flat = projection(spec)
    regions = sort_units(units, spec, flat)
    project = flat
    if sheet is not None:
        regions = {name: sheet.warp(shape) for name, shape in regions.items()}
        moved = sheet

        def project(points: Points) -> Points:
            return moved(flat(points))

    land = draw_land(regions, spec)
    ground = union_all([outline.shape.buffer(0.05) for outline in land.values()])
    return Geometry(spec, project, land, cut_seas(ground, spec, project))
