"""Which regions touch on the plate."""

from __future__ import annotations

from shapely import STRtree

from tools.maps.regions import Regions
from tools.maps.spec import Pair, pair

GAP = 0.3
"""Neighbours may lie this far apart after rounding."""


def touching(regions: Regions, least: float) -> dict[Pair, float]:
    """Pairs of regions with a common border, and its length; shorter ones than `least` do not count."""
    names = list(regions)
    wide = [regions[name].buffer(GAP / 2, quad_segs=1) for name in names]
    tree = STRtree(wide)
    found = {}
    for i, shape in enumerate(wide):
        for j in tree.query(shape):
            if j > i:
                length = float(shape.intersection(wide[j]).area / GAP)
                if length > least:
                    found[pair(names[i], names[j])] = round(length, 1)
    return found
