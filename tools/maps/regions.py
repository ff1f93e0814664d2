"""Which unit belongs to which region: whole countries, single units, or the nearest seed point within a group."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import union_all
from shapely.geometry import LineString, MultiPolygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.projection import Projection, over_the_edge
from tools.maps.spec import Spec
from tools.maps.units import Unit, largest, polygons

GRID = 0.02
"""Everything is snapped to this before borders are compared."""
FAR_SOUTH = -60.0
BEYOND = 60.0
"""How far land reaches out of the frame, so that the frame cuts it clean."""

Regions = dict[str, BaseGeometry]


def words(table: dict[str, str]) -> dict[str, str]:
    """From region: "A B" to A: region."""
    return {word: region for region, text in table.items() for word in text.split()}


@dataclass(frozen=True)
class Group:
    """Units that share themselves out among cities, each to the nearest seed."""

    units: set[str]
    countries: set[str]
    seeds: list[tuple[float, float, str]]

    def nearest(self, shape: BaseGeometry) -> str:
        spot = largest(shape).representative_point()
        return min(self.seeds, key=lambda seed: (seed[0] - spot.x) ** 2 + (seed[1] - spot.y) ** 2)[2]


class Sorter:
    """Finds the region of each unit."""

    def __init__(self, drawing: dict[str, Any], project: Projection) -> None:
        self.by_country = words(drawing["countries"])
        self.by_unit = words(drawing["units"])
        self.splits: list[dict[str, Any]] = drawing.get("split", [])
        self.keeps: list[dict[str, Any]] = drawing.get("keep", [])
        self.groups = [self._group(row, project) for row in drawing.get("group", [])]
        self.window = drawing["projection"].get("window")

    @staticmethod
    def _group(row: dict[str, Any], project: Projection) -> Group:
        seeds = []
        for region, points in row["seeds"].items():
            seeds += [(float(x), float(y), region) for x, y in project(np.array(points, float))]
        return Group(set(row["units"].split()), set(row["countries"].split()), seeds)

    def group(self, unit: Unit) -> Group | None:
        for group in self.groups:
            if unit.iso in group.units:
                return group
        if unit.iso in self.by_unit:
            return None
        return next((group for group in self.groups if unit.country in group.countries), None)

    def parts(self, unit: Unit) -> list[tuple[str | None, BaseGeometry]]:
        """The unit, or its two halves where a meridian divides it."""
        for split in self.splits:
            meridian = split["meridian"]
            if split.get("unit") == unit.iso:
                west, east = box(-180, -90, meridian, 90), box(meridian, -90, 180, 90)
                return [(split["west"], unit.shape.intersection(west)), (split["east"], unit.shape.intersection(east))]
            if split.get("country") == unit.country:
                return [(split["west" if unit.centre[0] < meridian else "east"], unit.shape)]
        return [(self.by_unit.get(unit.iso) or self.by_country.get(unit.country), unit.shape)]

    def kept(self, unit: Unit, region: str | None, shape: BaseGeometry) -> BaseGeometry:
        """Without far islands."""
        for row in self.keeps:
            named = (unit.country in row.get("countries", "").split(), unit.iso in row.get("units", "").split())
            if any(named) or (region is not None and row.get("region") == region):
                frame = box(*row["box"])
                shape = MultiPolygon([part for part in polygons(shape) if frame.contains(part)])
        if self.window:
            shape = shape.intersection(box(*self.window))
        return shape


def sort_units(units: list[Unit], spec: Spec, project: Projection) -> Regions:
    """The regions on the plate, raw: neighbours still have slightly different borders."""
    sorter, on_plate = Sorter(spec.drawing, project), over_the_edge(spec, project)
    found: dict[str, list[BaseGeometry]] = defaultdict(list)
    for unit in units:
        if unit.centre[1] < FAR_SOUTH:
            continue
        group = sorter.group(unit)
        for region, part in sorter.parts(unit):
            if region is None and group is None:
                continue
            kept = sorter.kept(unit, region, part)
            shape = shapely.transform(kept, on_plate).buffer(0)
            if not shape.is_empty:
                found[group.nearest(shape) if group else str(region)].append(shapely.set_precision(shape, GRID))
    frame = box(-BEYOND, -BEYOND, spec.width + BEYOND, spec.height + BEYOND)
    regions = {region: union_all(shapes, grid_size=GRID).intersection(frame) for region, shapes in found.items()}
    seen = {key: shape for key, shape in regions.items() if not shape.is_empty}
    return give(carve(seen, spec, project), spec, project)


def carve(regions: Regions, spec: Spec, project: Projection) -> Regions:
    """Widens straits that thinning would close."""
    for row in spec.drawing["water"]["carve"]:
        channel = LineString(project(np.array(row["line"], float))).buffer(row["width"])
        regions = {key: shape.difference(channel) for key, shape in regions.items()}
    return regions


def give(regions: Regions, spec: Spec, project: Projection) -> Regions:
    """Moves a border where two neighbours of the rules would meet in a point only."""
    for row in spec.drawing.get("give", []):
        strip = LineString(project(np.array(row["line"], float))).buffer(row["width"])
        ground = union_all([shape.intersection(strip) for shape in regions.values()], grid_size=GRID)
        regions = {key: shape.difference(strip) for key, shape in regions.items()}
        regions[row["to"]] = union_all([regions[row["to"]], ground], grid_size=GRID)
    return regions
