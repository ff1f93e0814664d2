"""Candidates: where slots, flags, ports and names of a region may stand, and how well each place suits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, polylabel

from tools.maps.backdrop import ROSE
from tools.maps.geometry import Geometry
from tools.maps.labels import Lettering, letterings
from tools.maps.layout import Item
from tools.maps.packing import Wish
from tools.maps.raster import Floats, Raster
from tools.maps.spec import Place
from tools.maps.units import Points, largest, polygons

ARMY, FLEET, FLAG, CITY, PORT, ICON = (22.0, 23.0), (36.0, 22.0), (15.0, 17.0), (23.0, 19.0), (30.0, 20.0), (18.0, 18.0)
"""Sizes of pieces in pixels at the usual size."""
STEP = {"home": 4.0, "land": 5.0, "sea": 5.0}
"""Distance of candidates, in plate units."""
EDGE = 3.0
"""Room to the edge of the plate, in pixels."""
NEAR_CITY = 47.0
"""A port stands at most this many pixels from its city."""
AROUND = 62.0
"""How far from its region a name may stand, in pixels."""
NEED = {"home": 3, "land": 3, "sea": 4}
MOST = {"home": 5, "land": 6, "sea": 7}
AFLOAT = 0.9999
"""The part of a box that must lie on its own water."""
SHORE = 3.0
"""Units kept between the coast and what stands on the water, both sides together."""
OFFSHORE = np.array([0.0, 0.0, SHORE, SHORE])


def spot_for_name(shape: BaseGeometry, aspect: float) -> tuple[float, float]:
    """The middle of the widest free place for something flat."""
    flat = shapely.transform(largest(shape).simplify(1.0), lambda points: points / [aspect, 1]).buffer(0)
    middle = polylabel(largest(flat), tolerance=2.0)
    return middle.x * aspect, middle.y


@dataclass(frozen=True)
class Field:
    """Lattice points in and around a region."""

    points: Points
    gap: Floats
    """Pixels to the region, nothing inside."""
    away: Floats
    """Pixels to the middle of the region."""


class Finder:
    """Finds candidates on one map."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.spec = geometry.spec
        self.unit = geometry.spec.unit
        self.coarse = {name: shape.simplify(1.0) for name, shape in geometry.shapes.items()}
        self.raster = Raster(self.coarse, geometry.ground, geometry.spec.width, geometry.spec.height)
        self.targets = {
            name: np.array(spot_for_name(shape, 2.6 if self.spec.places[name].kind == "sea" else 1.6))
            for name, shape in self.coarse.items()
        }
        self.field = cache(self._field)

    def size(self, pixels: tuple[float, float]) -> Points:
        return np.array(pixels) * self.unit

    def near_part(self, name: str) -> MultiPolygon:
        """The region without far islands."""
        parts = sorted(polygons(self.coarse[name]), key=lambda part: -part.area)
        return MultiPolygon([part for part in parts if part.distance(parts[0]) < 25 * self.unit])

    def _field(self, name: str) -> Field:
        kind, shape = self.spec.places[name].kind, self.near_part(name)
        around = 0.0 if kind == "sea" else AROUND * self.unit
        x0, y0, x1, y1 = shape.bounds
        xs, ys = np.meshgrid(
            np.arange(max(0, x0 - around), min(self.spec.width, x1 + around), STEP[kind]),
            np.arange(max(0, y0 - around), min(self.spec.height, y1 + around), STEP[kind]),
        )
        points = np.column_stack([xs.ravel(), ys.ravel()])
        gap = shapely.distance(shapely.points(points), shape) / self.unit
        points, gap = points[gap * self.unit <= around], gap[gap * self.unit <= around]
        away = np.linalg.norm(points - self.targets[name], axis=1) / self.unit
        return Field(points, gap, away)

    def on_plate(self, points: Points, size: Points) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Which points leave a box of this size on the plate."""
        low = size / 2 + EDGE * self.unit
        high = np.array([self.spec.width, self.spec.height]) - low
        return np.asarray(np.all((points >= low) & (points <= high), axis=1))

    def ground_cost(self, place: Place, boxes: Points) -> Floats:
        """The region's own ground is free, water costly, foreign land very costly."""
        own = self.raster.share(boxes, self.raster.layer(place.id))
        dry = self.raster.share(boxes, self.raster.land)
        if place.kind == "sea":
            return np.asarray(40 * dry + 25 * np.clip(1 - dry - own, 0, None))
        return np.asarray(30 * np.clip(dry - own, 0, None) + 9 * np.clip(1 - dry, 0, None))

    def afloat(self, place: Place, role: str, pixels: tuple[float, float], pull: float = 0.1) -> Item:
        """Candidates for a piece of a sea, wholly on its water; each pixel from its middle costs `pull`."""
        field, size = self.field(place.id), self.size(pixels)
        points = field.points[self.on_plate(field.points, size)]
        boxes = np.column_stack([points, np.tile(size, (len(points), 1))])
        kept = self.raster.share(boxes + OFFSHORE, self.raster.layer(place.id)) >= AFLOAT
        away = np.linalg.norm(boxes[:, :2] - self.targets[place.id], axis=1) / self.unit
        return Item(place.id, role, boxes[kept], np.asarray(pull * away[kept]))

    def city(self, place: Place) -> Points | None:
        """The city, moved on land if thinning put it into the water."""
        if place.city is None:
            return None
        spot = Point(self.geometry.point(place.city))
        inside = self.geometry.shapes[place.id].buffer(-2.0)
        if not inside.contains(spot):
            spot = nearest_points(inside, spot)[0]
        return np.round(np.array([spot.x, spot.y]), 1)

    def port(self, place: Place, city: Points) -> Item:
        """Water of the port's sea near the city."""
        x0, y0 = city - 60 * self.unit
        xs, ys = np.meshgrid(np.arange(x0, x0 + 120 * self.unit, 4.0), np.arange(y0, y0 + 120 * self.unit, 4.0))
        points = np.column_stack([xs.ravel(), ys.ravel()])
        size = self.size(PORT)
        points = points[self.on_plate(points, size)]
        boxes = np.column_stack([points, np.tile(size, (len(points), 1))])
        away = np.linalg.norm(points - city, axis=1) / self.unit
        sea = self.raster.layer(str(place.port_sea))
        middle = np.column_stack([points, np.full((len(points), 2), 12.0)])
        dry, lost = 1 - self.raster.share(boxes, sea), 1 - self.raster.share(middle, sea)
        kept = (lost < 0.3) & (away <= NEAR_CITY)
        return Item(place.id, "port", boxes[kept], np.asarray(0.5 * away + 16 * dry)[kept])

    def label(self, place: Place) -> tuple[Item, list[Lettering]]:
        """Candidates for the name of a sea, on its water, or of an island, beside it; and the lettering of each."""
        field, sea = self.field(place.id), place.kind == "sea"
        boxes, costs, letters = [], [], []
        for rank, way in enumerate(letterings(place)):
            size = self.size((way.width, way.height))
            kept = self.on_plate(field.points, size)
            fitted = np.column_stack([field.points[kept], np.tile(size, (int(kept.sum()), 1))])
            near = np.clip(field.gap[kept] - way.height / 2, 0, None)
            cost = 1.4 * self.ground_cost(place, fitted) + 0.06 * field.away[kept] + 0.8 * near + 1.2 * rank
            own = self.raster.share(fitted + OFFSHORE, self.raster.layer(place.id))
            dry = self.raster.share(fitted + OFFSHORE, self.raster.land)
            good = own >= AFLOAT if sea else dry == 0
            boxes.append(fitted[good])
            costs.append(cost[good])
            letters += [way] * int(good.sum())
        return Item(place.id, "label", np.vstack(boxes), np.concatenate(costs)), letters

    def foot(self, pixels: tuple[float, float]) -> Item:
        """Candidates for a strip at the foot that stays free, best in the middle."""
        size = self.size(pixels)
        xs = np.arange(size[0] / 2, self.spec.width - size[0] / 2, 8.0)
        boxes = np.column_stack([xs, np.full(len(xs), self.spec.height - size[1] / 2), np.tile(size, (len(xs), 1))])
        return Item("foot", "strip", boxes, np.asarray(abs(xs - self.spec.width / 2) / self.unit * 0.01))

    def rose(self) -> Item:
        """Candidates for the compass rose: water, best near where the drawing wants it."""
        xs, ys = np.meshgrid(np.arange(0, self.spec.width, 8.0), np.arange(0, self.spec.height, 8.0))
        points, size = np.column_stack([xs.ravel(), ys.ravel()]), np.full(2, 2 * ROSE)
        points = points[self.on_plate(points, size)]
        boxes = np.column_stack([points, np.tile(size, (len(points), 1))])
        wet = self.raster.share(boxes + OFFSHORE, self.raster.land) == 0
        away = np.linalg.norm(boxes[:, :2] - np.array(self.spec.drawing["compass"], float), axis=1) / self.unit
        return Item("compass", "rose", boxes[wet], np.asarray(0.05 * away[wet]))

    def wish(self, place: Place, city: Points | None) -> Wish:
        """What a land region carries; the name of a home province belongs to its city."""
        target = self.targets[place.id] if city is None else city
        return Wish(
            tuple(letterings(place)), self.unit, self.size(ARMY), NEED[place.kind], MOST[place.kind],
            target, None if place.kind == "home" else self.size(FLAG), city, self.size(CITY),
        )  # fmt: skip
