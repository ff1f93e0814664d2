"""Ownership of the plate in small cells: how much of a box lies on which ground, by sums that cost nothing."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from tools.maps.regions import Regions
from tools.maps.units import Points

CELL = 1.25
"""Plate units."""

Floats = npt.NDArray[np.float64]


class Raster:
    """One layer of sums for each region, made when it is asked for, and one for all land."""

    def __init__(self, regions: Regions, ground: BaseGeometry, width: float, height: float) -> None:
        self.columns, self.rows = math.ceil(width / CELL), math.ceil(height / CELL)
        self.regions = regions
        self.layers: dict[str, Floats] = {}
        self.land = self.sums(self.cells(ground))

    def cells(self, shape: BaseGeometry) -> npt.NDArray[np.bool_]:
        """Which cells have their middle in the shape."""
        x0, y0, x1, y1 = shape.bounds
        left, right = max(0, int(x0 / CELL)), min(self.columns, int(x1 / CELL) + 1)
        top, bottom = max(0, int(y0 / CELL)), min(self.rows, int(y1 / CELL) + 1)
        xs, ys = np.meshgrid((np.arange(left, right) + 0.5) * CELL, (np.arange(top, bottom) + 0.5) * CELL)
        shapely.prepare(shape)
        out = np.zeros((self.rows, self.columns), dtype=bool)
        out[top:bottom, left:right] = shapely.contains_xy(shape, xs, ys)
        return out

    def sums(self, cells: npt.NDArray[np.bool_]) -> Floats:
        out = np.zeros((self.rows + 1, self.columns + 1))
        out[1:, 1:] = cells.cumsum(axis=0).cumsum(axis=1)
        return out

    def layer(self, region: str) -> Floats:
        if region not in self.layers:
            self.layers[region] = self.sums(self.cells(self.regions[region]))
        return self.layers[region]

    def share(self, boxes: Points, layer: Floats) -> Floats:
        """The part of each box that the layer covers."""
        low = np.round((boxes[:, :2] - boxes[:, 2:] / 2) / CELL).astype(int)
        high = np.round((boxes[:, :2] + boxes[:, 2:] / 2) / CELL).astype(int)
        limit = np.array([self.columns, self.rows])
        (x0, y0), (x1, y1) = np.clip(low, 0, limit).T, np.clip(high, 0, limit).T
        covered = layer[y1, x1] - layer[y0, x1] - layer[y1, x0] + layer[y0, x0]
        return np.asarray(covered / np.maximum(np.prod(high - low, axis=1), 1))
