"""Names and pieces meet nothing at the usual size of the plate, in both languages."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from tests.maps.plate import shapes, spec_of, stored
from tools.maps.labels import LINE, text_width
from tools.maps.layout import Item, Layout, overlaps
from tools.maps.spec import MAPS

ARMY, FLEET, FLAG, FACTORY, HARBOUR, ICON = (22, 23), (34, 20), (14, 14), (22, 18), (28, 18), (16, 16)
"""Pieces in pixels on the screen, where there is room."""
LEAST = {"home": 3, "land": 3, "sea": 4}
SMALLEST = 0.7
"""Pieces may be smaller where there is none, but not more."""
SLIM = {"world": {"japan", "new_zealand", "philippines"}, "europe": set()}
"""Islands too small for their names."""
EDGE = {"home": 0.5, "land": 0.5, "sea": 2.5}
"""Plate units by which a curve may be off: the shapes of seas are thinned."""

each_map = pytest.mark.parametrize("name", MAPS)


def around(spot: list[float], size: tuple[float, float], unit: float) -> BaseGeometry:
    (x, y), (w, h) = spot, (size[0] * unit / 2, size[1] * unit / 2)
    return box(x - w, y - h, x + w, y + h)


def name_box(row: dict[str, Any], language: str, unit: float) -> BaseGeometry:
    label = row["label"]
    lines = label["lines"][language]
    width = max(text_width(line, row["kind"], label["size"]) for line in lines)
    return around(label["at"], (width, len(lines) * label["size"] * LINE), unit)


def piece_scale(row: dict[str, Any], unit: float) -> float:
    """The size of a region's pieces."""
    return float(row.get("room", ARMY[0] * unit)) / (ARMY[0] * unit)


def shrunk(size: tuple[float, float], by: float) -> tuple[float, float]:
    return size[0] * by, size[1] * by


def things(name: str, language: str) -> dict[str, BaseGeometry]:
    """All boxes on the plate."""
    file, unit = stored(name), spec_of(name).unit
    out = {}
    for key, row in file["regions"].items():
        out[f"{key} name"] = name_box(row, language, unit)
        by = piece_scale(row, unit)
        for number, slot in enumerate(row["slots"]):
            out[f"{key} slot {number}"] = around(slot, shrunk(FLEET if row["kind"] == "sea" else ARMY, by - 0.01), unit)
        if row["kind"] != "home":
            out[f"{key} flag"] = around(row["flag"], shrunk(FLAG, by), unit)
        if "city" in row:
            out[f"{key} city"] = around(row["city"], shrunk(FACTORY, by), unit)
        if "port" in row:
            out[f"{key} port"] = around(row["port"], HARBOUR, unit)
    for link in file["links"]:
        for number, spot in enumerate(link["at"]):
            out[f"{link['id']} icon {number}"] = around(spot, ICON, unit)
    return out


@each_map
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_covers_anything(name: str, language: str) -> None:
    boxes = things(name, language)
    clashes = [(one, other) for one, other in combinations(boxes, 2) if boxes[one].intersection(boxes[other]).area > 0]
    assert clashes == []


@each_map
@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_lies_on_the_plate(name: str, language: str) -> None:
    plate = box(0, 0, stored(name)["width"], stored(name)["height"])
    assert [key for key, part in things(name, language).items() if not plate.contains(part)] == []


@each_map
def test_names_are_those_of_the_board(name: str) -> None:
    for key, row in stored(name)["regions"].items():
        written = {language: " ".join(lines) for language, lines in row["label"]["lines"].items()}
        assert written == spec_of(name).places[key].names
        assert row["label"]["size"] >= 10.5


@each_map
def test_every_region_has_slots_inside_it(name: str) -> None:
    """At least three stacks on land, none outside; whole, unless it is too slim."""
    unit = spec_of(name).unit
    for key, row in stored(name)["regions"].items():
        region, by = shapes(name)[key].buffer(EDGE[row["kind"]]), piece_scale(row, unit)
        assert len(row["slots"]) >= LEAST[row["kind"]], key
        assert row["at"] == row["slots"][0]
        assert all(region.contains(Point(slot)) for slot in row["slots"]), key
        size = shrunk(FLEET if row["kind"] == "sea" else ARMY, by)
        if key not in SLIM[name]:
            assert all(region.contains(around(slot, size, unit)) for slot in row["slots"]), key


@each_map
def test_pieces_are_not_too_small(name: str) -> None:
    unit = spec_of(name).unit
    sizes = {key: piece_scale(row, unit) for key, row in stored(name)["regions"].items()}
    assert [key for key, size in sizes.items() if not SMALLEST - 0.01 <= size <= 1.01] == []


@each_map
def test_flags_stand_inside_their_regions(name: str) -> None:
    for key, row in stored(name)["regions"].items():
        assert shapes(name)[key].buffer(EDGE[row["kind"]]).contains(Point(row["flag"])), key


@each_map
@pytest.mark.parametrize("language", ["de", "en"])
def test_names_stand_in_their_region_or_lead_to_it(name: str, language: str) -> None:
    """Only what is too slim has a leader."""
    unit = spec_of(name).unit
    for key, row in stored(name)["regions"].items():
        region, written = shapes(name)[key], name_box(row, language, unit)
        if "leader" not in row["label"]:
            assert region.buffer(EDGE[row["kind"]]).contains(written), key
            continue
        assert key in SLIM[name]
        start, end = row["label"]["leader"]
        assert region.buffer(EDGE[row["kind"]]).contains(Point(end)), key
        assert written.distance(Point(start)) < 6 * unit, key
        assert not any(other.intersects(written) for who, other in shapes(name).items() if is_land(name, who)), key


def is_land(name: str, key: str) -> bool:
    return spec_of(name).places[key].kind != "sea"


def test_two_boxes_share_what_they_share() -> None:
    boxes = np.array([[0.0, 0, 4, 4], [3, 0, 4, 4], [10, 0, 2, 2]])
    assert overlaps(boxes, boxes)[0].tolist() == [1.0, 0.25, 0.0]


def test_a_layout_moves_what_is_in_the_way() -> None:
    places = np.array([[0.0, 0, 4, 4], [5, 0, 4, 4]])
    items = [Item(region, "slot", places, np.array([0.0, 1.0])) for region in "ab"]
    layout = Layout(items)
    assert layout.solve() == 0
    assert {item.centre for item in items} == {(0.0, 0.0), (5.0, 0.0)}
    with pytest.raises(ValueError, match="no place"):
        Layout([Item("d", "slot", np.zeros((0, 4)), np.zeros(0))])
    third = Item("c", "slot", places, np.array([0.0, 1.0]))
    assert not layout.add_free(third, 10)
