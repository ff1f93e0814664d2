"""The water between the land, cut into seas by lines drawn by hand."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import shapely
from shapely import STRtree, polygonize, union_all
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.projection import Projection
from tools.maps.regions import Regions
from tools.maps.smoothing import dot, through
from tools.maps.spec import NO_SEA, Spec
from tools.maps.units import polygons

FINE = 1e-3
COARSE = 2.5
"""Tolerance of the thinning of hit areas."""
UNDER_LAND = 5.0
"""How far a sea's hit area runs under its coasts, which lie above it: past what the thinning takes away."""


def cut_lines(spec: Spec, project: Projection) -> list[LineString]:
    return [LineString(through(project(np.array(line, float)), 7)) for line in spec.drawing["water"]["cuts"]]


def name_faces(faces: list[Polygon], spec: Spec, project: Projection) -> list[str | None]:
    """The sea of each face by its seed points; two seeds in one face are a leak between two cuts."""
    tree, names = STRtree(faces), [None] * len(faces)
    found: list[str | None] = list(names)
    for sea, points in spec.drawing["seas"].items():
        for x, y in project(np.array(points, float)):
            for i in tree.query(Point(x, y), predicate="within"):
                if found[i] not in (None, sea):
                    raise ValueError(f"{spec.name}: {sea} and {found[i]} flow into each other")
                found[i] = sea
    return found


def join_rest(faces: list[Polygon], names: list[str | None]) -> None:
    """Faces without a seed join the sea they share most of their border with."""
    tree, changed = STRtree(faces), True
    while changed:
        changed = False
        for i, face in enumerate(faces):
            if names[i] is not None:
                continue
            shared: dict[str, float] = defaultdict(float)
            for j in tree.query(face, predicate="touches"):
                other = names[j]
                if other is not None and other != "lake":
                    shared[other] += face.boundary.intersection(faces[j].boundary).length
            best = max(shared, key=lambda sea: shared[sea], default=None)
            if best is not None and shared[best] > 0:
                names[i], changed = best, True


def cut_seas(land: BaseGeometry, spec: Spec, project: Projection) -> Regions:
    """All water by name; inland water that no seed names is left out."""
    water = box(0, 0, spec.width, spec.height).difference(land)
    net = union_all([water.boundary, *cut_lines(spec, project)], grid_size=FINE)
    shapely.prepare(water)
    faces = [face for face in polygonize([net]).geoms if water.contains(face.representative_point())]
    names = name_faces(faces, spec, project)
    join_rest(faces, names)
    found: dict[str, list[Polygon]] = defaultdict(list)
    for face, name in zip(faces, names):
        if name is not None:
            found[name].append(face)
    return {name: union_all(parts, grid_size=FINE) for name, parts in found.items()}


def sea_borders(seas: Regions) -> list[BaseGeometry]:
    """The lines between two seas."""
    names, lines = [name for name in seas if name != "lake"], []
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            shared = seas[one].boundary.intersection(seas[other].boundary)
            parts = [part for part in getattr(shared, "geoms", [shared]) if isinstance(part, LineString)]
            if parts:
                lines.append(shapely.line_merge(union_all(parts)))
    return lines


def hit_areas(seas: Regions, spec: Spec) -> dict[str, MultiPolygon]:
    """Seas for the mouse: without islands, roughly along the coast but under it, never over another sea."""
    plate, out = box(0, 0, spec.width, spec.height), {}
    for name in seas:
        if name in NO_SEA:
            continue
        others = union_all([shape for other, shape in seas.items() if other != name])
        filled = union_all([Polygon(part.exterior) for part in polygons(seas[name].simplify(COARSE))])
        wide = filled.buffer(UNDER_LAND, quad_segs=1).simplify(1.0).difference(others).intersection(plate)
        out[name] = MultiPolygon([part for part in polygons(wide) if part.area > 20])
    return out


def straight_path(shape: BaseGeometry) -> str:
    """A path of straight lines, relative and in tenths."""
    out = []
    for part in polygons(shape):
        for ring in (part.exterior, *part.interiors):
            points = np.round(np.asarray(ring.coords)[:-1], 1)
            points = points[np.r_[True, np.any(np.diff(points, axis=0) != 0, axis=1)]]
            if len(points) > 2:
                steps = np.round(np.diff(points, axis=0), 1)
                out.append("M" + dot(points[0]) + "l" + " ".join(dot(step) for step in steps) + "z")
    return "".join(out).replace(" -", "-")
