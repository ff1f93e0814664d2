"""Curves. A border is a quadratic B-spline over its thinned corners: SVG writes it with Q and T, a corner each."""

from __future__ import annotations

import numpy as np

from tools.maps.units import Points

LATTICE = 0.2
"""Corners lie on this lattice: midpoints are exact in tenths, and T, which mirrors the last handle, never drifts."""
STEPS = 4
"""Straight pieces for one corner where a curve is needed as points."""


def snap(points: Points) -> Points:
    """On the lattice, without repeated points."""
    snapped = np.round(np.round(points / LATTICE) * LATTICE, 1)
    keep = np.r_[True, np.any(np.diff(snapped, axis=0) != 0, axis=1)]
    return np.asarray(snapped[keep])


def number(value: float) -> str:
    return f"{round(float(value), 1) + 0.0:g}"


def dot(point: Points) -> str:
    return f"{number(point[0])} {number(point[1])}".replace(" -", "-")


def middle(one: Points, other: Points) -> Points:
    return np.round((one + other) / 2, 1)


def open_path(corners: Points) -> str:
    """An arc with fixed ends, from where the pen is."""
    count = len(corners)
    if count == 2:
        return "L" + dot(corners[1])
    if count == 3:
        return "Q" + dot(corners[1]) + " " + dot(corners[2])
    ends = [middle(corners[i], corners[i + 1]) for i in range(1, count - 2)] + [corners[-1]]
    return "Q" + dot(corners[1]) + " " + dot(ends[0]) + "T" + " ".join(dot(end) for end in ends[1:])


def closed_path(corners: Points) -> str:
    """A ring without fixed points; the last corner repeats the first."""
    ring = corners[:-1]
    ends = [middle(ring[i], ring[(i + 1) % len(ring)]) for i in range(len(ring))]
    start = "M" + dot(ends[-1]) + "Q" + dot(ring[0]) + " " + dot(ends[0])
    return start + "T" + " ".join(dot(end) for end in ends[1:]) + "z"


def bend(start: Points, handle: Points, end: Points) -> Points:
    """Points of one quadratic curve, without its start."""
    t = np.linspace(0, 1, STEPS + 1)[1:, None]
    return np.asarray((1 - t) ** 2 * start + 2 * t * (1 - t) * handle + t**2 * end)


def open_points(corners: Points) -> Points:
    """The same curve as points, both ends included."""
    if len(corners) < 3:
        return corners
    ends = [middle(corners[i], corners[i + 1]) for i in range(1, len(corners) - 2)] + [corners[-1]]
    out, start = [corners[:1]], corners[0]
    for handle, end in zip(corners[1:-1], ends):
        out.append(bend(start, handle, end))
        start = end
    return np.vstack(out)


def closed_points(corners: Points) -> Points:
    ring = corners[:-1]
    ends = [middle(ring[i], ring[(i + 1) % len(ring)]) for i in range(len(ring))]
    out, start = [ends[-1][None]], ends[-1]
    for handle, end in zip(ring, ends):
        out.append(bend(start, handle, end))
        start = end
    return np.vstack(out)


def through(points: Points, steps: int = 14) -> Points:
    """A smooth line through all points (Catmull and Rom)."""
    p = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    out = []
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*out, p[-2:-1]])
