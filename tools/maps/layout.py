"""Puts names and pieces where they meet nothing: candidates with costs, one item after the other to its best."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tools.maps.units import Points

Floats = npt.NDArray[np.float64]
OVERLAP = 60.0
"""Cost of covering something completely."""
SWEEPS = 24
ROUNDS, TRIES, GAIN = 3, 40, 0.3
PLACES = 1600
"""The cheapest candidates of an item are enough."""


@dataclass
class Item:
    """Something to be placed. Columns of `boxes`: centre x, centre y, width, height."""

    region: str
    role: str
    boxes: Points
    costs: Floats
    chosen: int = 0
    order: npt.NDArray[np.int64] | None = None
    """The candidate's number before the costly ones fell away."""

    @property
    def origin(self) -> int:
        return self.chosen if self.order is None else int(self.order[self.chosen])

    @property
    def box(self) -> Points:
        return np.asarray(self.boxes[self.chosen])

    @property
    def centre(self) -> tuple[float, float]:
        return float(self.box[0]), float(self.box[1])


def overlaps(boxes: Points, others: Points) -> Points:
    """Shared area of every box with every other one, as a part of the smaller."""
    half = (boxes[:, None, 2:] + others[None, :, 2:]) / 2
    away = np.abs(boxes[:, None, :2] - others[None, :, :2])
    room = np.minimum(half - away, np.minimum(boxes[:, None, 2:], others[None, :, 2:]))
    shared = np.prod(np.clip(room, 0, None), axis=2)
    small = np.minimum(np.prod(boxes[:, 2:], axis=1)[:, None], np.prod(others[:, 2:], axis=1)[None, :])
    return np.asarray(shared / small)


class Layout:
    """All items of a map."""

    def __init__(self, items: list[Item], seed: int = 1900) -> None:
        self.items = items
        self.random = np.random.default_rng(seed)
        for item in items:
            if len(item.costs) == 0:
                raise ValueError(f"{item.region}: no place at all for its {item.role}")
            best = np.argsort(item.costs, kind="stable")[:PLACES]
            item.order = best
            item.boxes, item.costs = item.boxes[best], item.costs[best]

    def boxes(self) -> Points:
        return np.array([item.box for item in self.items])

    def clashes(self) -> list[tuple[int, int]]:
        boxes = self.boxes()
        shared = overlaps(boxes, boxes)
        return [(int(i), int(j)) for i, j in np.argwhere(shared > 1e-6) if i < j]

    def best(self, number: int, boxes: Points, strength: Floats) -> int:
        """The best place for one item while all others stay."""
        item = self.items[number]
        if len(item.costs) == 1:
            return 0
        reach = np.max(item.boxes[:, 2:], axis=0) / 2
        low, high = item.boxes[:, :2].min(axis=0) - reach, item.boxes[:, :2].max(axis=0) + reach
        near = np.all((boxes[:, :2] + boxes[:, 2:] / 2 > low) & (boxes[:, :2] - boxes[:, 2:] / 2 < high), axis=1)
        near[number] = False
        if not near.any():
            return int(np.argmin(item.costs))
        shared = overlaps(item.boxes, boxes[near])
        touched = (shared > 1e-6) * 0.3 + shared
        return int(np.argmin(item.costs + touched @ (OVERLAP * strength[near])))

    def solve(self) -> int:
        """Settles everything; items that keep being in the way grow costlier to cover. Returns the clashes left."""
        strength = np.ones(len(self.items))
        kept: tuple[int, list[int]] = (10**9, [])
        for _ in range(SWEEPS):
            boxes = self.boxes()
            for number in self.random.permutation(len(self.items)):
                item = self.items[number]
                item.chosen = self.best(int(number), boxes, strength)
                boxes[number] = item.box
            clashes = self.clashes()
            if len(clashes) < kept[0]:
                kept = (len(clashes), [item.chosen for item in self.items])
            if not clashes:
                break
            for i, j in clashes:
                strength[i] *= 1.5
                strength[j] *= 1.5
        for item, chosen in zip(self.items, kept[1]):
            item.chosen = chosen
        return kept[0]

    def improve(self) -> None:
        """Moves an item to a better place when those in its way find places too and all together gain."""
        hard = np.full(len(self.items), 1e4)
        for _ in range(ROUNDS):
            for number in self.random.permutation(len(self.items)):
                item, before = self.items[number], self.items[number].chosen
                better = np.flatnonzero(item.costs < item.costs[before] - GAIN)[:TRIES]
                if not any(self.try_place(int(number), int(place), hard) for place in better):
                    item.chosen = before

    def try_place(self, number: int, place: int, hard: Floats) -> bool:
        """Puts an item somewhere and the others out of its way; undone unless it pays."""
        item, boxes = self.items[number], self.boxes()
        old = {number: item.chosen}
        gain = item.costs[item.chosen] - item.costs[place]
        item.chosen = place
        boxes[number] = item.box
        shared = overlaps(boxes[number : number + 1], boxes)[0]
        for other in np.flatnonzero(shared > 1e-6):
            if other == number:
                continue
            moved = self.items[other]
            old[int(other)] = moved.chosen
            chosen = self.best(int(other), boxes, hard)
            gain += moved.costs[moved.chosen] - moved.costs[chosen]
            moved.chosen = chosen
            boxes[other] = moved.box
            if gain < GAIN or (np.delete(overlaps(boxes[other : other + 1], boxes)[0], other) > 1e-6).any():
                gain = -np.inf
                break
        if gain >= GAIN:
            return True
        for index, chosen in old.items():
            self.items[index].chosen = chosen
        return False

    def add_free(self, item: Item, limit: float) -> bool:
        """Adds an item if a place cheaper than the limit meets nothing at all."""
        free = overlaps(item.boxes, self.boxes()).max(axis=1) <= 1e-6
        costs = np.where(free, item.costs, np.inf)
        if len(costs) == 0 or costs.min() > limit:
            return False
        item.chosen = int(np.argmin(costs))
        self.items.append(item)
        return True
