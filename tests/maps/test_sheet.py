"""The sheet of rubber: it never folds, it gives room where it is asked to, and what is stored is what is used."""

from __future__ import annotations

import numpy as np
import pytest
from shapely.geometry import box

from tests.maps.plate import spec_of
from tools.maps.fit import Need
from tools.maps.mask import Mask
from tools.maps.rubber import Chain, Pull, Rubber
from tools.maps.sheet import Sheet, flat_sheet, read_sheet
from tools.maps.spec import MAPS

each_map = pytest.mark.parametrize("name", MAPS)
ROWS, COLUMNS = 8, 12


def grid() -> np.ndarray:
    return np.stack(np.meshgrid(np.linspace(0, 120, COLUMNS + 1), np.linspace(0, 80, ROWS + 1)), axis=-1)


def pull(stretch: np.ndarray) -> Pull:
    return Pull(stretch, np.ones((ROWS, COLUMNS)), np.ones((ROWS, COLUMNS)))


@each_map
def test_the_stored_sheets_never_fold(name: str) -> None:
    sheet = read_sheet(spec_of(name))
    assert sheet.folds() == 0
    corners = np.array([[0.0, 0], [sheet.width, 0], [0, sheet.height], [sheet.width, sheet.height]])
    assert np.allclose(sheet(corners), corners, atol=0.02)


@each_map
def test_the_stored_sheets_keep_the_frame(name: str) -> None:
    sheet = read_sheet(spec_of(name))
    along = np.linspace(0, 1, 97)[:, None]
    west, south = along * [0, sheet.height], along * [sheet.width, 0] + [0, sheet.height]
    assert np.allclose(sheet(west)[:, 0], 0, atol=0.02)
    assert np.allclose(sheet(south)[:, 1], sheet.height, atol=0.02)


def test_a_sheet_of_another_plate_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_of("world")
    monkeypatch.setitem(spec.drawing, "height", 500)
    with pytest.raises(ValueError, match="another plate"):
        read_sheet(spec)


def test_a_flat_sheet_moves_nothing() -> None:
    sheet, points = flat_sheet(spec_of("world"), 10.0), np.random.default_rng(3).uniform(-40, 900, (50, 2))
    assert np.allclose(sheet(points), points)
    assert np.allclose(sheet.slopes_at(np.array([[200.0, 300.0]])), np.eye(2))


def test_a_turned_cell_is_found() -> None:
    nodes = grid()
    nodes[4, 6] += [45.0, 0.0]
    assert Sheet(120, 80, nodes).folds() > 0


def test_what_is_written_is_read(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Sheet(120.0, 80.0, np.round(grid() + np.random.default_rng(5).normal(0, 1, grid().shape), 2))
    monkeypatch.setattr("tools.maps.sheet.DATA", tmp_path)
    spec = spec_of("europe")
    monkeypatch.setitem(spec.drawing, "width", 120)
    monkeypatch.setitem(spec.drawing, "height", 80)
    sheet.write(tmp_path / "europe-sheet.json.gz")
    assert np.allclose(read_sheet(spec).nodes, sheet.nodes, atol=1e-9)


def test_the_energy_falls_as_its_slope_says() -> None:
    random = np.random.default_rng(1)
    rubber, nodes = Rubber(grid(), 120, 80, 6.0, 0.7), grid() + random.normal(0, 0.5, grid().shape)
    asked = pull(random.normal(0, 0.1, (ROWS, COLUMNS, 2)))
    _, slope = rubber.energy(nodes, asked)
    for at in ((3, 4, 0), (3, 4, 1), (0, 0, 0), (ROWS, COLUMNS, 1)):
        ahead, back = nodes.copy(), nodes.copy()
        ahead[at] += 1e-5
        back[at] -= 1e-5
        assert (rubber.energy(ahead, asked)[0] - rubber.energy(back, asked)[0]) / 2e-5 == pytest.approx(
            slope[at], rel=1e-4
        )


def test_a_folded_sheet_costs_without_end() -> None:
    nodes = grid()
    nodes[4, 6] += [25.0, 0.0]
    assert Rubber(grid(), 120, 80, 6.0, 0.7).energy(nodes, pull(np.zeros((ROWS, COLUMNS, 2))))[0] == np.inf


def test_the_sheet_grows_where_it_is_asked_to() -> None:
    rubber, stretch = Rubber(grid(), 120, 80, 1.0, 0.7), np.zeros((ROWS, COLUMNS, 2))
    stretch[3:5, 5:7] = np.log(2.0)
    rubber.relax(pull(stretch), 60)
    sheet = Sheet(120, 80, rubber.nodes)
    assert np.linalg.det(sheet.slopes_at(np.array([[60.0, 40.0]])))[0] > 1.4
    assert sheet.folds() == 0


def test_a_chain_solves_its_equations() -> None:
    random = np.random.default_rng(2)
    whole = np.zeros((9, 9))
    for k in range(0, 9, 3):
        whole[k : k + 3, k : k + 3] = np.eye(3) * 8 + random.uniform(-1, 1, (3, 3))
        if k:
            whole[k - 3 : k, k : k + 3] = random.uniform(-1, 1, (3, 3))
    whole = np.triu(whole) + np.triu(whole, 1).T
    diagonal = np.array([whole[k : k + 3, k : k + 3] for k in (0, 3, 6)])
    beside = np.array([whole[k : k + 3, k + 3 : k + 6] for k in (0, 3)])
    right = random.uniform(-1, 1, 9)
    assert np.allclose(Chain(diagonal, beside).solve(right.reshape(3, 3)).ravel(), np.linalg.solve(whole, right))


def test_a_mask_knows_where_boxes_fit() -> None:
    mask = Mask(box(10, 10, 60, 40))
    assert mask.fits(48, 28) and not mask.fits(52, 10)
    mask.take(np.array([35.0, 25.0]), 20, 40)
    assert not mask.fits(24, 10) and mask.fits(14, 20)
    assert all(abs(x - 35) >= 15 for x, _ in mask.middles(10, 10))


def test_a_need_is_met_by_a_region_that_is_large_enough() -> None:
    need = Need(((40.0, 10.0),), ((12.0, 12.0),) * 3, 3.0)
    assert need.room(Mask(box(0, 0, 60, 40))) > 1 > need.room(Mask(box(0, 0, 44, 14)))
    x, y = need.missing(Mask(box(0, 0, 44, 14)), np.zeros(2), 0.6)
    assert y > x >= 0
