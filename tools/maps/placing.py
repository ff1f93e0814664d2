"""Places everything on one map and turns the result into regions of the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import union_all
from shapely.ops import polylabel

from tools.maps.geometry import Geometry
from tools.maps.labels import Lettering
from tools.maps.layout import Item, Layout
from tools.maps.packing import Packed, Packer
from tools.maps.slots import ARMY, CITY, EDGE, FLAG, FLEET, ICON, MOST, NEED, Finder
from tools.maps.spec import Place
from tools.maps.units import Points, largest

HIT = 12.3
"""Half of the smallest hit area, in pixels of the laptop's plate."""
ATTEMPTS = 4
FREE = 30.0
"""A further place for a fleet may cost this much: it lies at most 300 pixels from the middle of its sea."""
LEADER = 3.0
"""How far a leader runs into its region, in plate units."""
OVERHANGS = (3.0, 6.0, 9.0, 12.0)
"""How far pieces may stand out over the coast of an island too small for them, in plate units, the least first."""
SMALL = 0.7
"""Pieces on such an island shrink to this and no further."""


@dataclass(frozen=True)
class Placed:
    """What a region has on the plate."""

    slots: list[Points]
    scale: float
    """The size of its pieces."""
    flag: Points
    label: Points
    lettering: Lettering
    inside: bool
    """The name stands in its region."""
    city: Points | None
    port: Points | None


def fixed(region: str, role: str, spot: Points, size: Points) -> Item:
    return Item(region, role, np.array([[*spot, *size]]), np.zeros(1))


def link_spots(geometry: Geometry, link: dict[str, Any]) -> list[Points]:
    """Where its icons stand, whole on the plate."""
    spec, half = geometry.spec, (ICON[0] / 2 + EDGE) * geometry.spec.unit
    spots = np.array([geometry.point(spot) for spot in link["at"]])
    return list(np.clip(spots, half, np.array([spec.width, spec.height]) - half))


class Placer:
    """Packs land regions one by one, then settles seas, ports and the names of islands around them."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.finder = Finder(geometry)
        self.letters: dict[str, list[Lettering]] = {}
        self.packed: dict[str, Packed] = {}
        self.faults: list[str] = []
        items = []
        for link in geometry.spec.links():
            for spot in link_spots(geometry, link):
                items.append(fixed(link["id"], "icon", spot, self.finder.size(ICON)))
        self.icons = [item.box for item in items]
        cities = {place.id: self.finder.city(place) for place in geometry.spec.places.values()}
        self.cities = {name: spot for name, spot in cities.items() if spot is not None}
        self.rose = self.finder.rose()
        items.append(self.rose)
        if "foot" in geometry.spec.drawing:
            items.append(self.finder.foot(geometry.spec.drawing["foot"]))
        for place in geometry.spec.places.values():
            items += self.sea_items(place) if place.kind == "sea" else self.land_items(place)
        self.layout = Layout(items)

    def sea_scale(self, sea: str) -> float:
        """Fleets are smaller in narrow seas."""
        return float(self.geometry.spec.drawing["room"]["fleets"].get(sea, 1.0))

    def fleet(self, place: Place, number: int) -> Item:
        scale = self.sea_scale(place.id)
        return self.finder.afloat(place, f"slot{number}", (FLEET[0] * scale, FLEET[1] * scale))

    def sea_items(self, place: Place) -> list[Item]:
        items, side = [self.fleet(place, number) for number in range(NEED["sea"])], FLAG[0] * self.sea_scale(place.id)
        label, self.letters[place.id] = self.finder.label(place)
        return [*items, label, self.finder.afloat(place, "flag", (side, side), 0.12)]

    def pack(self, place: Place, city: Points | None) -> Packed:
        """Inside; on an island too small for its name without it, and at last with pieces over its coast."""
        shape, wish = self.geometry.shapes[place.id], self.finder.wish(place, city)
        size = self.finder.size(CITY)
        taken = [*self.icons, *(np.array([*at, *size]) for name, at in self.cities.items() if name != place.id)]
        packed = Packer(shape, wish, taken).pack()
        if packed is not None and packed.scale >= SMALL:
            return packed
        if place.id not in self.geometry.spec.drawing["room"]["beside"]:
            raise ValueError(f"{place.id} has no room for its name and pieces")
        packed = Packer(shape, wish, taken).pack(name_inside=False)
        if packed is not None and packed.scale >= SMALL:
            return packed
        others = union_all([other for name, other in self.geometry.shapes.items() if name != place.id])
        water = union_all([self.geometry.shapes[name] for name in self.geometry.spec.of_kind("sea")])
        dry = others.difference(water)
        for overhang in OVERHANGS:
            around = shape.buffer(overhang).difference(dry.buffer(1.0))
            packed = Packer(shape, wish, taken, around).pack(name_inside=False)
            if packed is not None and packed.scale >= SMALL:
                return packed
        raise ValueError(f"{place.id} has no room for three stacks")

    def land_items(self, place: Place) -> list[Item]:
        """Its own things stay where they were packed; a port or the name of an island looks for its place."""
        finder, city = self.finder, self.cities.get(place.id)
        packed = self.packed[place.id] = self.pack(place, city)
        size = finder.size(ARMY) * packed.scale
        items = [fixed(place.id, f"slot{number}", slot, size) for number, slot in enumerate(packed.slots)]
        if packed.flag is not None:
            items.append(fixed(place.id, "flag", packed.flag, finder.size(FLAG) * packed.scale))
        if packed.lettering is not None and packed.label is not None:
            way = packed.lettering
            items.append(fixed(place.id, "label", packed.label, finder.size((way.width, way.height))))
            self.letters[place.id] = [way]
        else:
            label, self.letters[place.id] = finder.label(place)
            items.append(label)
        if city is not None:
            items.append(fixed(place.id, "city", city, finder.size(CITY) * packed.scale))
            if place.port_sea:
                items.append(finder.port(place, city))
        return items

    def settle(self) -> list[str]:
        """Returns what could not be solved."""
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
        for number in range(NEED["sea"], MOST["sea"]):
            for name in self.geometry.spec.of_kind("sea"):
                place = self.geometry.spec.places[name]
                self.layout.add_free(self.fleet(place, number), FREE)
        return self.faults + left

    def read(self) -> dict[str, Placed]:
        by_region: dict[str, dict[str, Item]] = {}
        for item in self.layout.items:
            by_region.setdefault(item.region, {})[item.role] = item
        out = {}
        for name in self.geometry.spec.places:
            items, packed = by_region[name], self.packed.get(name)
            slots = [np.array(items[role].centre) for role in sorted(items) if role.startswith("slot")]
            flag = np.array(items["flag"].centre) if "flag" in items else slots[0]
            city, port = (np.array(items[role].centre) if role in items else None for role in ("city", "port"))
            label = items["label"]
            inside = packed is None or packed.label is not None
            way, scale = self.letters[name][label.origin], packed.scale if packed else self.sea_scale(name)
            out[name] = Placed(slots, scale, flag, np.array(label.centre), way, inside, city, port)
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
    """The name; with a leader to its region when it stands outside."""
    way, spot = placed.lettering, placed.label
    row: dict[str, Any] = {"at": tenths(*spot), "size": way.size, "anchor": "middle", "lines": way.lines}
    if placed.inside:
        return row
    half = np.array([way.width, way.height]) * unit / 2
    rect = shapely.box(*(spot - half), *(spot + half))
    inside = geometry.shapes[place.id].buffer(-LEADER)
    line = shapely.shortest_line(rect, geometry.shapes[place.id] if inside.is_empty else inside)
    row["leader"] = [tenths(*line.coords[0]), tenths(*line.coords[-1])]
    return row
