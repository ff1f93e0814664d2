"""Finds the sheet of a map: relax it, measure the room in every region, ask for more where it is too small, again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from tools.maps.geometry import Geometry
from tools.maps.labels import letterings
from tools.maps.mask import Mask, draw
from tools.maps.rubber import Pull, Rubber, corner_slopes
from tools.maps.sheet import Sheet, flat_sheet
from tools.maps.slots import ARMY, CITY, FLAG, FLEET
from tools.maps.spec import NEUTRAL, NO_SEA, Place, Spec
from tools.maps.units import Points

CELL = 10.0
SMOOTH, UPRIGHT = 8.0, 1.0
"""How dearly the sheet pays for bending, and for turning away from north."""
ROUNDS, STEPS = 24, 30
RATE = 0.75
"""The part of what is missing that is asked for in the next round."""
SPARE = 1.12
"""Needs are met with this much to spare: thinning takes some of it away."""
URGE, LOUDEST, STIFF = 1.25, 18.0, 0.8
"""A region still too small asks this much louder, up to this; and how much of its loudness also defends its shape."""
STOUT = 5.0
"""How dearly islands that cannot hold their name defend their shape."""
HALO, SLIM = 14.0, 15.0
"""Water this near to a region slimmer than this grows with it: islands swell as a whole."""
UNEVEN = 0.45
"""The price of a stretch in one direction only."""
COARSE = 2.0
"""Plate units of a pixel where room is measured."""
SMALLEST = 0.75
"""The size of pieces that every region must have room for; they may be larger."""
STRETCHES = np.exp(np.linspace(0, np.log(3.0), 9))
WAYS = ((0, 1), (1, 0), (4, 0))
"""Where a name is tried (up, down, in the midst), and from where the rest fills up."""

Report = Callable[[str], None]


@dataclass(frozen=True)
class Ground:
    """What lies under the sheet: how dearly shape and size are kept, and the scale at rest."""

    shape: float
    size: float
    rest: float = 1.0


LAND_TIGHT, LAND_WIDE = Ground(1.0, 0.9), Ground(1.6, 0.2, 0.92)
SEA_TIGHT, SEA_WIDE = Ground(0.25, 0.25), Ground(0.15, 0.025, 0.7)
INERT, VOID = Ground(0.6, 0.03, 0.8), Ground(0.2, 0.04, 0.8)


@dataclass(frozen=True)
class Need:
    """Room for a name, three stacks and a flag or a factory."""

    names: tuple[tuple[float, float], ...]
    """The name's box in each lettering; further boxes beside it."""
    boxes: tuple[tuple[float, float], ...]
    limit: float
    """The most a region may be asked to grow in one direction."""

    def fits(self, mask: Mask, x: float, y: float) -> bool:
        """Whether all find places when everything is so much wider and higher."""
        for width, height in self.names:
            for way, after in WAYS:
                spot = mask.first(width * x, height * y, way)
                if spot is None:
                    break
                left = mask.copy()
                left.take(spot, width * x, height * y)
                if self.rest_fits(left, x, y, after):
                    return True
        return False

    def rest_fits(self, mask: Mask, x: float, y: float, way: int) -> bool:
        for width, height in self.boxes:
            spot = mask.first(width * x, height * y, way)
            if spot is None:
                return False
            mask.take(spot, width * x, height * y)
        return True

    def room(self, mask: Mask) -> float:
        """How much larger everything could be: 1 when the need is just met."""
        low, high = 0.0, 1.6
        for _ in range(6):
            middle = (low + high) / 2
            low, high = (middle, high) if self.fits(mask, middle, middle) else (low, middle)
        return low

    def missing(self, mask: Mask, asked: Points, room: float) -> Points:
        """The cheapest further stretch (logarithms in x and y) after which it is met with something to spare."""
        ways = np.array([[np.log(x), np.log(y)] for x in STRETCHES for y in STRETCHES])
        ways = ways[ways.sum(1) >= 0.7 * np.log(SPARE / max(room, 0.1))]
        prices = ways.sum(1) + UNEVEN * abs(np.diff(asked + ways, axis=1)[:, 0])
        for way in ways[np.argsort(prices, kind="stable")]:
            x, y = SPARE / np.exp(way)
            if self.fits(mask, x, y):
                return np.asarray(way)
        return np.full(2, np.log(STRETCHES[-1]))


def need(spec: Spec, place: Place) -> Need:
    """From the name in both languages and the sizes of the pieces."""
    asked: dict[str, Any] = spec.drawing["room"]
    limit = float(asked["limit"].get(place.id, asked["most"]))
    small = 1.0 if place.kind == "sea" else SMALLEST * float(asked["more"].get(place.id, 1.0))
    beside = {"sea": (FLEET, FLEET, FLEET), "home": (CITY, ARMY, ARMY, ARMY), "land": (ARMY, ARMY, ARMY, FLAG)}
    ways = list(letterings(place))
    names = dict.fromkeys((way.width * spec.unit, way.height * spec.unit) for way in (ways[0], ways[-1]))
    boxes = ((w * small * spec.unit, h * small * spec.unit) for w, h in beside[place.kind])
    return Need(tuple(names), tuple(boxes), limit)


def blurred(cells: Points) -> Points:
    """A little, over the cells beside."""
    for axis in (0, 1):
        wide = np.pad(cells, [(1, 1) if i == axis else (0, 0) for i in range(cells.ndim)], mode="edge")
        part = np.moveaxis(wide, axis, 0)
        cells = np.moveaxis(0.18 * part[:-2] + 0.64 * part[1:-1] + 0.18 * part[2:], 0, axis)
    return cells


class Fit:
    """The rounds of one map."""

    def __init__(self, geometry: Geometry) -> None:
        spec = self.spec = geometry.spec
        plate = box(0, 0, spec.width, spec.height)
        land = {name: outline.shape.intersection(plate) for name, outline in geometry.land.items()}
        self.shapes: dict[str, BaseGeometry] = land | geometry.water
        self.names = list(self.shapes)
        self.seas, self.islands = set(spec.of_kind("sea")), set(spec.drawing["room"]["islands"])
        self.needs = {name: need(spec, place) for name, place in spec.places.items()}
        self.sheet = flat_sheet(spec, CELL)
        self.rubber = Rubber(self.sheet.nodes, spec.width, spec.height, SMOOTH, UPRIGHT)
        self.parts = self.shares(self.shapes)
        self.lend_halos()
        self.blank = np.clip(1 - self.parts.sum(-1), 0, 1)
        self.loud = dict.fromkeys(self.names, 1.0)
        self.asked = {name: np.zeros(2) for name in self.names}
        self.tight: set[str] = set()

    def shares(self, shapes: Mapping[str, BaseGeometry], fine: int = 4) -> Points:
        """How much of each cell belongs to each shape."""
        rows, columns = self.sheet.cells
        step = np.array([self.spec.width / columns, self.spec.height / rows]) / fine
        size = columns * fine, rows * fine
        layers = [draw(shape, np.zeros(2), step, size).astype(float) for shape in shapes.values()]
        return np.stack([layer.reshape(rows, fine, columns, fine).mean((1, 3)) for layer in layers], -1)

    def lend_halos(self) -> None:
        """Counts the water around slim regions as theirs."""
        soft = [i for i, name in enumerate(self.names) if name in self.seas or name in NO_SEA]
        firm = [i for i in range(len(self.names)) if i not in soft]
        for i in firm:
            shape = self.shapes[self.names[i]]
            if self.names[i] == NEUTRAL or not shape.buffer(-SLIM).is_empty:
                continue
            around = self.shares({"halo": shape.buffer(HALO)})[..., 0]
            water = self.parts[..., soft].sum(-1)
            moved = np.clip(np.minimum(around - self.parts[..., firm].sum(-1), water), 0, 1)
            self.parts[..., soft] *= (1 - moved / np.maximum(water, 1e-9))[..., None]
            self.parts[..., i] += moved

    def ground(self, name: str) -> Ground:
        if name == NEUTRAL:
            return INERT
        if name in NO_SEA:
            return VOID
        if name in self.seas:
            return SEA_TIGHT if name in self.tight else SEA_WIDE
        return LAND_TIGHT if name in self.tight else LAND_WIDE

    def pull(self) -> Pull:
        """What all regions together ask of the cells."""
        grounds = {name: self.ground(name) for name in self.names}
        least = {name: STOUT if name in self.islands else 1.0 for name in self.names}
        keep = np.array([grounds[name].shape * max(least[name], self.loud[name] ** STIFF) for name in self.names])
        grow = np.array([grounds[name].size * self.loud[name] for name in self.names])
        rest = {name: np.full(2, np.log(ground.rest)) for name, ground in grounds.items()}
        goal = np.array([self.asked[name] if name in self.tight else rest[name] for name in self.names])
        weight, idle = self.parts * grow, self.blank * VOID.size
        total = weight.sum(-1) + idle
        stretch = (weight @ goal + (idle * np.log(VOID.rest))[..., None]) / np.maximum(total, 1e-9)[..., None]
        return Pull(blurred(stretch), blurred(self.parts @ keep + self.blank * VOID.shape), blurred(total))

    def listen(self, name: str) -> float:
        """Measures a region on the present sheet and lets it ask for more, or less. Returns its room."""
        need = self.needs[name]
        mask = Mask(self.sheet.warp(self.shapes[name], 6.0), COARSE)
        room = need.room(mask)
        if room < SPARE:
            if name not in self.tight:
                self.tight.add(name)
                cells = self.parts[..., self.names.index(name)]
                slopes = corner_slopes(self.rubber.nodes, self.rubber.hx, self.rubber.hy).mean(2)
                self.asked[name] = np.log(np.diag(np.einsum("rc,rcij->ij", cells, slopes) / max(cells.sum(), 1e-9)))
            more = self.asked[name] + RATE * need.missing(mask, self.asked[name], room)
            self.asked[name] = np.minimum(more, np.log(need.limit))
            self.loud[name] = min(self.loud[name] * URGE, STOUT if name in self.islands else LOUDEST)
        elif name in self.tight and room > SPARE * 1.08:
            self.asked[name] = self.asked[name] - 0.3 * np.log(room / SPARE)
            self.loud[name] = max(1.0, self.loud[name] / URGE)
        return room

    def run(self, report: Report) -> Sheet:
        """The best sheet of all rounds: without folds, then with the most room."""
        best: tuple[tuple[int, float], Sheet] = ((-1, 0.0), self.sheet)
        for number in range(ROUNDS):
            energy = self.rubber.relax(self.pull(), STEPS)
            nodes = np.round(self.rubber.nodes, 2)
            self.sheet = Sheet(self.spec.width, self.spec.height, nodes)
            rooms = {name: self.listen(name) for name in self.needs}
            folds, met = self.sheet.folds(), sum(room >= 1 for room in rooms.values())
            mark = (-1, 0.0) if folds else (met, sum(min(room, 1.0) for room in rooms.values()))
            if mark >= best[0]:
                best = (mark, self.sheet)
            worst = ", ".join(f"{name} {room:.2f}" for name, room in sorted(rooms.items(), key=lambda row: row[1])[:12])
            report(f"round {number}: energy {energy:.0f}, room in {met} of {len(rooms)}, {folds} folds; least: {worst}")
        return best[1]


def fit(geometry: Geometry, report: Report) -> Sheet:
    """Of the geometry on the plain plate."""
    return Fit(geometry).run(report)
