"""One clean net of borders: noded once, thinned together, smoothed arc by arc; neighbours always share a line."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from shapely import STRtree, polygonize, union_all
from shapely.geometry import LinearRing, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.regions import GRID, Regions
from tools.maps.smoothing import closed_path, closed_points, dot, open_path, open_points, snap
from tools.maps.spec import Spec
from tools.maps.units import Points, polygons

Node = tuple[float, float]
MARGIN = 20.0


@dataclass(frozen=True)
class Outline:
    """A region as drawn: the path for SVG and the same shape as polygons."""

    path: str
    shape: BaseGeometry


def clean(regions: Regions) -> Regions:
    """A valid coverage: all borders noded once, every face given to the region that covers most of it."""
    names, tree = list(regions), STRtree(list(regions.values()))
    faces = polygonize([union_all([shape.boundary for shape in regions.values()], grid_size=GRID)])
    found: dict[str, list[BaseGeometry]] = defaultdict(list)
    for face in faces.geoms:
        shares = [(regions[names[i]].intersection(face).area, names[i]) for i in tree.query(face)]
        area, name = max(shares, default=(0.0, ""))
        if face.area > 0.05 and area > 0.35 * face.area:
            found[name].append(face)
    return {name: shapely.coverage_union_all(parts) for name, parts in found.items()}


def fill_slits(regions: Regions, width: float) -> Regions:
    """Fills inlets narrower than `width`: they would be drawn as blots. Straits between two regions stay open."""
    ground, half = union_all(list(regions.values())), width / 2
    filled = ground.buffer(half, quad_segs=1).buffer(-half, quad_segs=1).difference(ground)
    names, tree = list(regions), STRtree(list(regions.values()))
    more: dict[str, list[Polygon]] = defaultdict(list)
    for slit in (part for part in polygons(filled) if part.area > half):
        at = [names[i] for i in tree.query(slit.buffer(GRID), predicate="intersects")]
        if len(at) == 1:
            more[at[0]].append(slit)
    return {name: union_all([shape, *more[name]]) for name, shape in regions.items()}


def large(ring: LinearRing, part: Polygon, specks: float) -> bool:
    """Whether a ring is drawn: every outline, and lakes that are no specks."""
    return bool(ring.equals(part.exterior)) or bool(Polygon(ring).area > 2 * specks)


def thin(regions: Regions, tolerance: float, specks: float) -> Regions:
    """Thins shared borders together, puts corners on the lattice, drops specks; the largest part always stays."""
    thinned = dict(zip(regions, shapely.coverage_simplify(list(regions.values()), tolerance)))
    out = {}
    for name, shape in fill_slits(thinned, 2 * tolerance).items():
        parts = sorted(polygons(shape), key=lambda part: -part.area)
        kept = [part for i, part in enumerate(parts) if i == 0 or part.area > specks]
        rings = [
            [snap(np.asarray(ring.coords)) for ring in (part.exterior, *part.interiors) if large(ring, part, specks)]
            for part in kept
        ]
        out[name] = MultiPolygon([Polygon(r[0], r[1:]) for r in rings if r and len(r[0]) > 3])
    return out


def nodes(regions: Regions, spec: Spec) -> set[Node]:
    """Points where arcs end: where more than two borders meet, and along the frame, which stays straight."""
    around: dict[Node, set[Node]] = defaultdict(set)
    for shape in regions.values():
        for part in polygons(shape):
            for ring in (part.exterior, *part.interiors):
                points = [(float(x), float(y)) for x, y in ring.coords[:-1]]
                for one, other in zip(points, points[1:] + points[:1]):
                    around[one].add(other)
                    around[other].add(one)
    frame = {-MARGIN, spec.width + MARGIN}, {-MARGIN, spec.height + MARGIN}
    return {at for at, others in around.items() if len(others) > 2 or at[0] in frame[0] or at[1] in frame[1]}


def _arcs(corners: Points, fixed: set[Node]) -> list[Points] | None:
    """The ring cut at its nodes; nothing when it has none."""
    cuts = [i for i, (x, y) in enumerate(corners[:-1]) if (float(x), float(y)) in fixed]
    if not cuts:
        return None
    turned = np.roll(corners[:-1], -cuts[0], axis=0)
    turned = np.vstack([turned, turned[:1]])
    places = [cut - cuts[0] for cut in cuts] + [len(turned) - 1]
    return [turned[i : j + 1] for i, j in pairwise(places)]


def _curve(ring: BaseGeometry, fixed: set[Node]) -> tuple[str, Points]:
    corners = np.asarray(ring.coords)
    arcs = _arcs(corners, fixed)
    if arcs is None:
        return closed_path(corners), closed_points(corners)
    path = "M" + dot(arcs[0][0]) + "".join(open_path(arc) for arc in arcs) + "z"
    return path, np.vstack([open_points(arcs[0]), *(open_points(arc)[1:] for arc in arcs[1:])])


def outline(shape: BaseGeometry, fixed: set[Node]) -> Outline:
    paths, parts = [], []
    for part in polygons(shape):
        curves = [_curve(ring, fixed) for ring in (part.exterior, *part.interiors)]
        paths += [path for path, _ in curves]
        parts.append(Polygon(curves[0][1], [points for _, points in curves[1:]]).buffer(0))
    return Outline("".join(paths), union_all(parts))


def within(regions: Regions, spec: Spec) -> Regions:
    """Cut a little outside the plate, so that thinning and smoothing round no corner on it."""
    frame = box(-MARGIN, -MARGIN, spec.width + MARGIN, spec.height + MARGIN)
    cut = {name: shape.intersection(frame) for name, shape in regions.items()}
    return {name: shape for name, shape in cut.items() if not shape.is_empty}


def draw_land(regions: Regions, spec: Spec) -> dict[str, Outline]:
    """From raw regions to outlines."""
    even = within(clean(regions), spec)
    thinned = thin(even, float(spec.drawing["thin"]), float(spec.drawing["specks"]))
    fixed = nodes(thinned, spec)
    return {name: outline(shape, fixed) for name, shape in thinned.items()}
