"""A shape on pixels, with quick answers to: where does this box fit?"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw
from shapely.geometry.base import BaseGeometry

from tools.maps.units import Points, polygons

Bits = npt.NDArray[np.bool_]


def draw(shape: BaseGeometry, origin: Points, step: Points | float, size: tuple[int, int], edge: int = 1) -> Bits:
    """Which pixels lie in the shape; with `edge` 0 only those that lie in it wholly."""
    image = Image.new("1", size)
    pen = ImageDraw.Draw(image)
    for part in polygons(shape):
        for ring, ink in [(part.exterior, 1), *((hole, 0) for hole in part.interiors)]:
            points = (np.asarray(ring.coords) - origin) / step - 0.5
            pen.polygon([(float(x), float(y)) for x, y in points], fill=ink, outline=ink and edge)
    return np.array(image, bool)


class Mask:
    """Pixels of one unit that lie inside."""

    def __init__(self, shape: BaseGeometry, step: float = 1.0) -> None:
        x0, y0, x1, y1 = shape.bounds
        self.step, self.origin = step, np.array([x0 - 2 * step, y0 - 2 * step])
        size = int((x1 - x0) / step) + 5, int((y1 - y0) / step) + 5
        self.inside = draw(shape, self.origin, step, size, 0)
        self.sum()

    def sum(self) -> None:
        """After every change."""
        self.sums = np.zeros((self.inside.shape[0] + 1, self.inside.shape[1] + 1), np.int64)
        self.sums[1:, 1:] = self.inside.cumsum(0).cumsum(1)

    def copy(self) -> Mask:
        other = Mask.__new__(Mask)
        other.step, other.origin, other.inside, other.sums = self.step, self.origin, self.inside.copy(), self.sums
        return other

    def free(self, width: float, height: float) -> Bits:
        """Upper left corners of boxes that lie inside."""
        w, h = (max(1, math.ceil(side / self.step - 1e-6)) for side in (width, height))
        s = self.sums
        if h >= s.shape[0] or w >= s.shape[1]:
            return np.zeros((0, 0), bool)
        return np.asarray((s[h:, w:] - s[:-h, w:] - s[h:, :-w] + s[:-h, :-w]) == w * h)

    def fits(self, width: float, height: float) -> bool:
        return bool(self.free(width, height).any())

    def middles(self, width: float, height: float) -> Points:
        """The middles of all boxes that lie inside."""
        rows, columns = np.nonzero(self.free(width, height))
        return np.asarray(np.column_stack([columns, rows]) * self.step + self.origin + np.array([width, height]) / 2)

    def first(self, width: float, height: float, way: int) -> Points | None:
        """The middle of the box that lies farthest up, down, left, right or in the midst of all; none: nothing."""
        corners = self.free(width, height)
        if not corners.any():
            return None
        rows, columns = np.nonzero(corners if way in (0, 1, 4) else corners.T)
        if way in (2, 3):
            rows, columns = columns, rows
        at = {0: 0, 1: -1, 2: 0, 3: -1, 4: len(rows) // 2}[way]
        return np.asarray(np.array([columns[at], rows[at]]) * self.step + self.origin + np.array([width, height]) / 2)

    def largest(self, width: float, height: float) -> float:
        """How often the box fits: the largest factor."""
        low, high = 0.0, 8.0
        for _ in range(11):
            middle = (low + high) / 2
            low, high = (middle, high) if self.fits(width * middle, height * middle) else (low, middle)
        return low

    def take(self, middle: Points, width: float, height: float) -> None:
        """Marks a box as used."""
        half = np.array([width, height]) / 2
        x0, y0 = np.maximum(np.floor((middle - self.origin - half) / self.step + 1e-6).astype(int), 0)
        x1, y1 = np.maximum(np.ceil((middle - self.origin + half) / self.step - 1e-6).astype(int), 0)
        self.inside[y0:y1, x0:x1] = False
        self.sum()
