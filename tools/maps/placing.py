"""Places everything on one map and turns the result into regions of the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.ops import polylabel

from tools.maps.art import ROSE
from tools.maps.geometry import Geometry
from tools.maps.labels import Lettering
from tools.maps.layout import Item, Layout
from tools.maps.slots import ARMY, CITY, FLAG, FLEET, ICON, MOST, NEED, Finder
from tools.maps.spec import Place
from tools.maps.units import Points, largest

HIT = 12.3
"""Half of the smallest hit area, in pixels of the laptop's plate."""
APART = 5.0
"""A name farther from its region than this many pixels gets a leader."""
ATTEMPTS = 4
FREE = 5.0
"""A further slot may cost this much, so it stands on its own ground."""


@dataclass(frozen=True)
class Placed:
    """What a region has on the plate."""

    slots: list[Points]
    flag: Points
    label: Points
    lettering: Lettering
    city: Points | None
    port: Points | None


def fixed(region: str, role: str, spot: Points, size: Points) -> Item:
    return Item(region, role, np.array([[*spot, *size]]), np.zeros(1))


class Placer:
    """Collects the items of all regions, settles them and reads the result."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.finder = Finder(geometry)
        self.letters: dict[str, list[Lettering]] = {}
        items = [item for place in geometry.spec.places.values() for item in self.items(place)]
        for link in geometry.spec.links():
            for spot in link["at"]:
                items.append(fixed(link["id"], "icon", np.array(geometry.point(spot)), self.finder.size(ICON)))
        rose = np.full(2, 2 * ROSE)
        items.append(fixed("compass", "rose", np.array(geometry.spec.drawing["compass"], float), rose))
        self.layout = Layout(items)

    def piece(self, place: Place, number: int) -> Item:
        size = FLEET if place.kind == "sea" else ARMY
        return self.finder.piece(place, f"slot{number}", size)

    def items(self, place: Place) -> list[Item]:
        finder = self.finder
        items = [self.piece(place, number) for number in range(NEED[place.kind])]
        label, self.letters[place.id] = finder.label(place)
        items.append(label)
        if place.kind != "home":
            items.append(finder.piece(place, "flag", FLAG, 0.12))
        city = finder.city(place)
        if city is not None:
            items.append(fixed(place.id, "city", city, finder.size(CITY)))
            if place.port_sea:
                items.append(finder.port(place, city))
        return items

    def settle(self) -> list[str]:
        """Returns the clashes that could not be solved."""
        for _ in range(ATTEMPTS):
            self.layout.solve()
            self.layout.improve()
            if not self.layout.clashes():
                break
        items = self.layout.items
        left = [
            f"{items[i].region} {items[i].role} covers {items[j].region} {items[j].role}"
            for i, j in self.layout.clashes()
        ]
        places = self.geometry.spec.places
        for round_ in range(max(MOST.values())):
            for place in places.values():
                number = NEED[place.kind] + round_
                if number < MOST[place.kind]:
                    self.layout.add_free(self.piece(place, number), FREE)
        return left

    def read(self) -> dict[str, Placed]:
        by_region: dict[str, dict[str, Item]] = {}
        for item in self.layout.items:
            by_region.setdefault(item.region, {})[item.role] = item
        out = {}
        for name in self.geometry.spec.places:
            items = by_region[name]
            slots = [np.array(items[role].centre) for role in sorted(items) if role.startswith("slot")]
            flag = np.array(items["flag"].centre) if "flag" in items else slots[0]
            ends = [np.array(items[role].centre) if role in items else None for role in ("city", "port")]
            label = items["label"]
            out[name] = Placed(slots, flag, np.array(label.centre), self.letters[name][label.origin], ends[0], ends[1])
        return out


def tenths(*values: float) -> list[float]:
    return [round(float(value), 1) + 0.0 for value in values]


def hot_spot(geometry: Geometry, name: str) -> list[float] | None:
    """A round hit area for a region too small for the mouse."""
    radius = HIT * geometry.spec.laptop_unit
    part = largest(geometry.shapes[name])
    middle = polylabel(part, tolerance=0.5)
    if middle.distance(part.boundary) >= radius:
        return None
    return tenths(middle.x, middle.y, radius)


def label_row(geometry: Geometry, place: Place, placed: Placed, unit: float) -> dict[str, Any]:
    """The name; with a leader to its region when it stands apart."""
    way, spot = placed.lettering, placed.label
    row: dict[str, Any] = {"at": tenths(*spot), "size": way.size, "anchor": "middle", "lines": way.lines}
    if place.kind == "sea":
        return row
    shape = geometry.shapes[place.id]
    half = np.array([way.width, way.height]) * unit / 2
    rect = shapely.box(*(spot - half), *(spot + half))
    if rect.intersection(shape).area > 0.25 * rect.area:
        return row
    if rect.distance(shape) < APART * unit:
        return row
    inside = shape.buffer(-3.0)
    line = shapely.shortest_line(rect, shape if inside.is_empty else inside)
    row["leader"] = [tenths(*line.coords[0]), tenths(*line.coords[-1])]
    return row
