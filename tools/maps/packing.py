"""Name, stacks, flag and factory of one land region inside its own border."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from tools.maps.labels import Lettering
from tools.maps.mask import Mask
from tools.maps.units import Points

SCALES = (1.0, 0.92, 0.85, 0.78, 0.7)
"""Pieces shrink where room is short, the largest first."""
NEAR = 5
"""Places tried for a name: so many of the best in each of several ways."""
SMALLER, FINER = 300.0, 12.0
"""What smaller pieces (all of their size) and the next lettering cost, in plate units that a name is away."""
INSET = 0.9
"""Units kept between things and the border."""


@dataclass(frozen=True)
class Wish:
    """What a region carries, in plate units at full size."""

    letterings: tuple[Lettering, ...]
    unit: float
    """Plate units for a pixel."""
    slot: Points
    need: int
    most: int
    target: Points
    """Where a name looks best."""
    flag: Points | None = None
    city: Points | None = None
    factory: Points | None = None
    """Its size."""


@dataclass(frozen=True)
class Packed:
    """Where everything stands; without a lettering the name stands outside."""

    scale: float
    lettering: Lettering | None
    label: Points | None
    slots: list[Points]
    flag: Points | None
    cost: float


def distance(points: Points, to: Points) -> Points:
    """Sideways counts less: names and rows of pieces are wide."""
    return np.asarray(np.hypot((points[:, 0] - to[0]) * 0.7, points[:, 1] - to[1]))


class Packer:
    """Tries arrangements in one shape."""

    def __init__(
        self, shape: BaseGeometry, wish: Wish, taken: list[Points], around: BaseGeometry | None = None
    ) -> None:
        """`taken`: boxes of icons that stand there already (centre, width and height). `around`: an island with the
        water beside it, over which pieces may stand out while their middles are on land."""
        self.wish, self.island = wish, None
        inner = shape.buffer(-INSET)
        self.mask = Mask(inner if around is None else around)
        if around is not None:
            shapely.prepare(inner)
            self.island = inner
        for each in taken:
            self.mask.take(each[:2], each[2], each[3])

    def middles(self, mask: Mask, size: Points) -> Points:
        found = mask.middles(*size)
        return found if self.island is None else found[shapely.contains_xy(self.island, found)]

    def ground(self, scale: float) -> Mask:
        """Without the factory."""
        mask = self.mask.copy()
        if self.wish.city is not None and self.wish.factory is not None:
            mask.take(self.wish.city, *(self.wish.factory * scale))
        return mask

    def name_places(self, mask: Mask, size: Points) -> Iterator[Points]:
        """Near the best place, near the city, and far up, down, left and right."""
        found = mask.middles(*size)
        if len(found) == 0:
            return
        wishes = [distance(found, self.wish.target), found[:, 1], -found[:, 1], found[:, 0], -found[:, 0]]
        if self.wish.city is not None:
            wishes.append(distance(found, self.wish.city))
        seen = set()
        for wish in wishes:
            order = np.argsort(wish, kind="stable")
            for i in order[np.unique(np.linspace(0, len(order) - 1, NEAR).astype(int) ** 2 // max(len(order), 1))]:
                if int(i) not in seen:
                    seen.add(int(i))
                    yield found[i]

    def stand(self, mask: Mask, size: Points, count: int, way: int, label: Points | None) -> list[Points]:
        """Up to so many slots, one after the other: near the name, or from one side."""
        out: list[Points] = []
        centre = self.wish.target if label is None else label
        while len(out) < count:
            found = self.middles(mask, size)
            if len(found) == 0:
                break
            near = distance(found, centre if not out else np.mean([centre, *out], axis=0))
            x, y = found.T
            score = (near, x + 0.01 * near, y + 0.01 * near, -x + 0.01 * near, -y + 0.01 * near)[way]
            spot = found[int(np.argmin(score))]
            out.append(spot)
            mask.take(spot, *size)
        return out

    def attempt(
        self, ground: Mask, scale: float, way: Lettering | None, label: Points | None, side: int
    ) -> Packed | None:
        wish, mask = self.wish, ground.copy()
        if way is not None and label is not None:
            mask.take(label, *(np.array([way.width, way.height]) * wish.unit))
        slots = self.stand(mask, wish.slot * scale, wish.need, side, label)
        if len(slots) < wish.need:
            return None
        flag = None
        if wish.flag is not None:
            found = self.middles(mask, wish.flag * scale)
            if len(found) == 0:
                return None
            flag = found[int(np.argmin(distance(found, wish.target if label is None else label)))]
        spread = sum(float(distance(slot[None], wish.target)[0]) for slot in slots[:3])
        away = 0.0 if label is None else float(distance(label[None], wish.target)[0])
        uneven = float(np.std([slot[1] for slot in slots]))
        return Packed(scale, way, label, slots, flag, 1.5 * away + spread / 3 + 0.5 * uneven)

    def attempts(self, scale: float, way: Lettering | None) -> list[Packed]:
        ground = self.ground(scale)
        places: list[Points | None] = [None]
        if way is not None:
            places = list(self.name_places(ground, np.array([way.width, way.height]) * self.wish.unit))
        tries = (self.attempt(ground, scale, way, place, side) for place in places for side in range(5))
        return [packed for packed in tries if packed is not None]

    def pack(self, name_inside: bool = True) -> Packed | None:
        """Large pieces, large letters, and the name at its best place: a little of one for much of the other."""
        ways: tuple[Lettering | None, ...] = self.wish.letterings if name_inside else (None,)
        best: tuple[float, Packed] | None = None
        for scale in SCALES:
            for rank, way in enumerate(ways):
                price = SMALLER * (SCALES[0] - scale) + FINER * rank
                if best is not None and price >= best[0]:
                    continue
                for packed in self.attempts(scale, way):
                    if best is None or packed.cost + price < best[0]:
                        best = (packed.cost + price, packed)
        return None if best is None else self.more(best[1])

    def more(self, packed: Packed) -> Packed:
        """With further slots where room is left."""
        wish, mask = self.wish, self.ground(packed.scale)
        if packed.lettering is not None and packed.label is not None:
            mask.take(packed.label, *(np.array([packed.lettering.width, packed.lettering.height]) * wish.unit))
        for slot in packed.slots:
            mask.take(slot, *(wish.slot * packed.scale))
        if packed.flag is not None and wish.flag is not None:
            mask.take(packed.flag, *(wish.flag * packed.scale))
        more = self.stand(mask, wish.slot * packed.scale, wish.most - wish.need, 0, packed.slots[0])
        return Packed(packed.scale, packed.lettering, packed.label, packed.slots + more, packed.flag, packed.cost)
