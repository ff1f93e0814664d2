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

ARMY, FLEET, FLAG, FACTORY, HARBOUR, ICON = (20, 26), (34, 20), (14, 14), (22, 18), (28, 18), (16, 16)
"""Pieces in pixels on the screen."""
LEAST = {"home": 2, "land": 2, "sea": 4}

each_map = pytest.mark.parametrize("name", MAPS)


def around(spot: list[float], size: tuple[float, float], unit: float) -> BaseGeometry:
    (x, y), (w, h) = spot, (size[0] * unit / 2, size[1] * unit / 2)
    return box(x - w, y - h, x + w, y + h)


def name_box(row: dict[str, Any], language: str, unit: float) -> BaseGeometry:
    label = row["label"]
    lines = label["lines"][language]
    width = max(text_width(line, row["kind"], label["size"]) for line in lines)
    return around(label["at"], (width, len(lines) * label["size"] * LINE), unit)


def things(name: str, language: str) -> dict[str, BaseGeometry]:
    """All boxes on the plate."""
    file, unit = stored(name), spec_of(name).unit
    out = {}
    for key, row in file["regions"].items():
        out[f"{key} name"] = name_box(row, language, unit)
        for number, slot in enumerate(row["slots"]):
            out[f"{key} slot {number}"] = around(slot, FLEET if row["kind"] == "sea" else ARMY, unit)
        if row["kind"] != "home":
            out[f"{key} flag"] = around(row["flag"], FLAG, unit)
        if "city" in row:
            out[f"{key} city"] = around(row["city"], FACTORY, unit)
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
        assert row["label"]["size"] >= 11


@each_map
def test_every_region_has_slots_near_it(name: str) -> None:
    unit = spec_of(name).unit
    for key, row in stored(name)["regions"].items():
        assert len(row["slots"]) >= LEAST[row["kind"]], key
        for slot in row["slots"]:
            assert shapes(name)[key].distance(Point(slot)) <= 34 * unit, key
        assert row["at"] == row["slots"][0]


@each_map
def test_names_stand_at_their_region_or_lead_to_it(name: str) -> None:
    unit = spec_of(name).unit
    for key, row in stored(name)["regions"].items():
        region = shapes(name)[key]
        gap = min(name_box(row, language, unit).distance(region) for language in ("de", "en"))
        assert gap == 0 or "leader" in row["label"] or gap < 16 * unit, (key, gap)
        if "leader" in row["label"]:
            assert region.buffer(0.5).contains(Point(row["label"]["leader"][1])), key


def test_two_boxes_share_what_they_share() -> None:
    boxes = np.array([[0.0, 0, 4, 4], [3, 0, 4, 4], [10, 0, 2, 2]])
    assert overlaps(boxes, boxes)[0].tolist() == [1.0, 0.25, 0.0]


def test_a_layout_moves_what_is_in_the_way() -> None:
    places = np.array([[0.0, 0, 4, 4], [5, 0, 4, 4]])
    items = [Item(region, "slot", places, np.array([0.0, 1.0])) for region in "ab"]
    layout = Layout(items)
    assert layout.solve() == 0
    assert {item.centre for item in items} == {(0.0, 0.0), (5.0, 0.0)}
    third = Item("c", "slot", places, np.array([0.0, 1.0]))
    assert not layout.add_free(third, 10)
