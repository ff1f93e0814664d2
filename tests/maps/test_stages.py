"""The stages of tools/maps, each for itself, and one map made anew."""

from __future__ import annotations

import numpy as np
import pytest
from shapely.geometry import LineString, Polygon, box

from tests.maps.plate import rings, stored
from tools.maps.adjacency import touching
from tools.maps.coverage import clean, fill_slits, nodes, outline, thin
from tools.maps.geometry import make_geometry
from tools.maps.labels import halves, text_width
from tools.maps.projection import lens, projection
from tools.maps.raster import Raster
from tools.maps.sheet import read_sheet
from tools.maps.smoothing import closed_path, closed_points, open_path, open_points, snap, through
from tools.maps.spec import read_spec
from tools.maps.units import read_units


def test_a_map_made_anew_has_the_stored_outlines() -> None:
    geometry = make_geometry(read_spec("europe"), read_units(), read_sheet(read_spec("europe")))
    regions = stored("europe")["regions"]
    assert {name: line.path for name, line in geometry.land.items() if name in regions} == {
        name: row["path"] for name, row in regions.items() if row["kind"] != "sea"
    }


def test_paths_and_points_are_the_same_curve() -> None:
    corners = snap(np.array([[0, 0], [10.03, 0], [12, 8.5], [20, 9], [30, 0]]))
    path = "M0 0" + open_path(corners) + "z"
    assert np.allclose(rings(path)[0], open_points(corners))
    ring = np.vstack([corners, corners[:1]])
    assert np.allclose(rings(closed_path(ring))[0], closed_points(ring))


def test_a_curve_is_the_same_from_both_ends() -> None:
    corners = snap(np.random.default_rng(7).uniform(0, 50, (9, 2)))
    assert np.allclose(open_points(corners), open_points(corners[::-1])[::-1])


def test_corners_lie_on_the_lattice_once() -> None:
    assert snap(np.array([[0.04, 0], [0.05, 0.01], [1.13, 2.29]])).tolist() == [[0.0, 0.0], [1.2, 2.2]]


def test_a_smooth_line_goes_through_its_points() -> None:
    points = np.array([[0.0, 0], [5, 5], [10, 0], [15, 3]])
    line = LineString(through(points)).buffer(1e-6)
    assert all(line.intersects(box(x, y, x, y)) for x, y in points)


def test_a_lens_enlarges_and_never_folds() -> None:
    line = np.column_stack([np.linspace(-200, 200, 401), np.zeros(401)])
    bent = lens(line, np.zeros((1, 2)), 0.9, np.array([50.0, 50.0]))
    assert np.all(np.diff(bent[:, 0]) > 0)
    assert bent[201, 0] - bent[200, 0] > 1.8
    with pytest.raises(ValueError, match="folds"):
        lens(line, np.zeros((1, 2)), 2.3, np.array([50.0, 50.0]))


@pytest.mark.parametrize("name", ["world", "europe"])
def test_north_is_up_and_east_is_right(name: str) -> None:
    (x0, y0), (x1, y1) = projection(read_spec(name))(np.array([[5.0, 45.0], [15.0, 55.0]]))
    assert x1 > x0 and y1 < y0


def test_borders_are_noded_thinned_and_drawn_together() -> None:
    wavy = [(10 + (0.4 if i % 2 else 0), i * 1.0) for i in range(21)]
    raw = {"west": Polygon([(0, 0), *wavy, (0, 20)]), "east": Polygon([(30, 20), *wavy[::-1], (30, 0)])}
    thinned = thin(clean(raw), 1.5, 5)
    assert len(thinned["west"].geoms[0].exterior.coords) <= 6
    drawn = {name: outline(part, nodes(thinned, read_spec("europe"))).shape for name, part in thinned.items()}
    assert drawn["west"].intersection(drawn["east"]).area < 0.01
    assert touching(drawn, 2.0)["east", "west"] > 15


def test_slits_close_but_straits_stay_open() -> None:
    slit = box(0, 0, 20, 20).difference(box(9.5, 5, 10.5, 20))
    assert fill_slits({"a": slit}, 2.0)["a"].contains(box(9.6, 6, 10.4, 18))
    two = {"a": box(0, 0, 9.5, 20), "b": box(10.5, 0, 20, 20)}
    assert fill_slits(two, 2.0)["a"].area == pytest.approx(two["a"].area)


def test_a_raster_measures_shares() -> None:
    raster = Raster({"a": box(0, 0, 50, 100)}, box(0, 0, 100, 100), 200, 100)
    boxes = np.array([[25.0, 50, 20, 20], [50, 50, 20, 20], [150, 50, 20, 20]])
    assert raster.share(boxes, raster.layer("a")).tolist() == [1.0, 0.5, 0.0]
    assert raster.share(boxes, raster.land).tolist() == [1.0, 1.0, 0.0]


def test_long_names_break_in_the_middle() -> None:
    assert halves("Meerbusen von Biscaya") == ["Meerbusen", "von Biscaya"]
    assert halves("Paris") == ["Paris"]
    assert text_width("Nowosibirsk", "home", 12) > text_width("Rom", "home", 12) > 15
