"""A sheet of rubber over the plate: it gives crowded regions room. Its nodes are fitted once and stored as data."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from tools.maps.spec import DATA, Spec
from tools.maps.units import Points

STEP = 100
"""Nodes are stored in hundredths of a unit."""
LONGEST = 3.0
"""Longer straight pieces are divided before they are moved, so that they bend with the sheet."""
FINE = 4
"""Places within a cell, in each direction, at which the sheet is tried for folds."""


def weights(at: Points) -> Points:
    """Of the four nodes around a place between the two in the middle: a uniform cubic B-spline."""
    t = at[:, None]
    return np.asarray(np.hstack([(1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3]) / 6)


def slopes(at: Points) -> Points:
    """The derivatives of the weights."""
    t = at[:, None]
    return np.asarray(np.hstack([-((1 - t) ** 2), 3 * t**2 - 4 * t, -3 * t**2 + 2 * t + 1, t**2]) / 2)


def framed(nodes: Points) -> Points:
    """With a ring of nodes beyond the frame, mirrored, so that the spline keeps to the frame."""
    tall = np.concatenate([2 * nodes[:1] - nodes[1:2], nodes, 2 * nodes[-1:] - nodes[-2:-1]])
    return np.concatenate([2 * tall[:, :1] - tall[:, 1:2], tall, 2 * tall[:, -1:] - tall[:, -2:-1]], axis=1)


@dataclass(frozen=True)
class Sheet:
    """Moves points of the plain plate to where they are drawn. Nodes: rows, columns, (x, y)."""

    width: float
    height: float
    nodes: Points

    @property
    def cells(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.nodes.shape[0] - 1, self.nodes.shape[1] - 1

    def _blend(self, u: Points, v: Points, across: Points, down: Points) -> Points:
        """The sum of the sixteen nodes around each place, by two rows of weights."""
        wide, out = framed(self.nodes), np.zeros((len(u), 2))
        for i in range(4):
            for j in range(4):
                out += (across[:, i] * down[:, j])[:, None] * wide[v + j, u + i]
        return out

    def _cell(self, points: Points) -> tuple[Points, Points, Points, Points]:
        """Columns and rows of the cells, and the places in them."""
        rows, columns = self.cells
        u, v = points[:, 0] / self.width * columns, points[:, 1] / self.height * rows
        i, j = np.clip(u.astype(int), 0, columns - 1), np.clip(v.astype(int), 0, rows - 1)
        return i, j, u - i, v - j

    def __call__(self, points: Points) -> Points:
        inner = np.clip(points, 0, [self.width, self.height])
        i, j, u, v = self._cell(inner)
        return np.asarray(self._blend(i, j, weights(u), weights(v)) + (points - inner))

    def warp(self, shape: BaseGeometry, longest: float = LONGEST) -> BaseGeometry:
        return shapely.transform(shapely.segmentize(shape, longest), self)

    def slopes_at(self, points: Points) -> Points:
        """How the sheet stretches there: 2 x 2, columns for x and y."""
        rows, columns = self.cells
        i, j, u, v = self._cell(points)
        x = self._blend(i, j, slopes(u), weights(v)) * columns / self.width
        y = self._blend(i, j, weights(u), slopes(v)) * rows / self.height
        return np.stack([x, y], axis=-1)

    def samples(self) -> Points:
        """Points all over the plate."""
        rows, columns = self.cells
        xs = (np.arange(columns * FINE) + 0.5) / (columns * FINE) * self.width
        ys = (np.arange(rows * FINE) + 0.5) / (rows * FINE) * self.height
        return np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)

    def folds(self) -> int:
        """At how many of the samples the sheet is turned over."""
        return int((np.linalg.det(self.slopes_at(self.samples())) <= 0).sum())

    def write(self, path: Path) -> None:
        steps = np.diff(np.round(self.nodes * STEP).astype(int), axis=1, prepend=0)
        text = json.dumps({"width": self.width, "height": self.height, "steps": steps.tolist()}, separators=(",", ":"))
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def sheet_path(name: str) -> Path:
    return DATA / f"{name}-sheet.json.gz"


def read_sheet(spec: Spec) -> Sheet:
    """The stored sheet of a map."""
    stored = json.loads(gzip.decompress(sheet_path(spec.name).read_bytes()))
    if (stored["width"], stored["height"]) != (spec.width, spec.height):
        raise ValueError(f"{spec.name}: the sheet was fitted to another plate; fit it anew")
    return Sheet(stored["width"], stored["height"], np.cumsum(np.array(stored["steps"]), axis=1) / STEP)


def flat_sheet(spec: Spec, cell: float) -> Sheet:
    """One that moves nothing."""
    columns, rows = round(spec.width / cell), round(spec.height / cell)
    grid = np.meshgrid(np.linspace(0, spec.width, columns + 1), np.linspace(0, spec.height, rows + 1))
    return Sheet(spec.width, spec.height, np.stack(grid, axis=-1))
