"""The plates show what the rules say: every region once, every border, and nothing besides."""

from __future__ import annotations

import gzip
import json
from itertools import combinations

import pytest
from shapely.geometry import Point
from shapely.ops import polylabel

from tests.maps.plate import shapes, spec_of, stored
from tools.maps.adjacency import touching
from tools.maps.spec import MAPS, pair
from tools.maps.units import largest
from tools.maps.write import CLIENT

COUNTS = {"world": {"home": 24, "land": 27, "sea": 11}, "europe": {"home": 30, "land": 15, "sea": 9}}
LINKS = {
    "world": {
        ("canal", "caribbean_sea", "north_pacific"),
        ("canal", "indian_ocean", "mediterranean_sea"),
        ("tunnel", "london", "paris"),
        ("wrap", "north_pacific", "sea_of_japan"),
        ("wrap", "china_sea", "north_pacific"),
        ("wrap", "china_sea", "south_pacific"),
        ("wrap", "south_pacific", "tasman_sea"),
    },
    "europe": {("strait", "black_sea", "eastern_mediterranean")},
}
"""Neighbours that do not touch on the plate: an icon stands for each."""
HIT = 24
PORT = 48
"""Pixels: the least hit area, the farthest port from its city."""

each_map = pytest.mark.parametrize("name", MAPS)


@each_map
def test_every_region_of_the_board_is_there(name: str) -> None:
    spec, regions = spec_of(name), stored(name)["regions"]
    assert list(regions) == list(spec.places)
    for key, row in regions.items():
        assert (row["kind"], row.get("owner")) == (spec.places[key].kind, spec.places[key].owner)
    assert {kind: len(spec.of_kind(kind)) for kind in ("home", "land", "sea")} == COUNTS[name]


@each_map
def test_regions_are_valid_and_disjoint(name: str) -> None:
    land = {key: part for key, part in shapes(name).items() if spec_of(name).places[key].kind != "sea"}
    assert all(part.is_valid and part.area > 100 for part in shapes(name).values())
    for one, other in combinations(land, 2):
        assert land[one].intersection(land[other]).area < 1.0, (one, other)
    seas = {key: part for key, part in shapes(name).items() if key not in land}
    for one, other in combinations(seas, 2):
        assert seas[one].intersection(seas[other]).area < 10, (one, other)


@each_map
def test_what_touches_on_the_plate_are_the_neighbours_of_the_rules(name: str) -> None:
    spec, file = spec_of(name), stored(name)
    links = {(row["kind"], *sorted(row["between"])) for row in file["links"]}
    assert links == LINKS[name]
    touch = set(touching(shapes(name), float(spec.drawing["touch"])))
    linked = {pair(one, other) for _, one, other in links}
    assert not touch & linked
    assert touch | linked == spec.near
    near = {pair(key, other) for key, row in file["regions"].items() for other in row["near"]}
    assert near == spec.near


@each_map
def test_links_have_names_and_icons_on_the_plate(name: str) -> None:
    file = stored(name)
    for link in file["links"]:
        assert len(link["at"]) == (2 if link["kind"] == "wrap" else 1)
        assert all(0 < x < file["width"] and 0 < y < file["height"] for x, y in link["at"])
        assert link["name"]["de"] and link["name"]["en"]


@each_map
def test_cities_lie_in_their_regions_and_ports_in_their_seas(name: str) -> None:
    regions, places = stored(name)["regions"], spec_of(name).places
    for key, place in places.items():
        assert ("city" in regions[key]) == (place.city is not None)
        assert ("port" in regions[key]) == (place.port_sea is not None)
        if place.city is not None:
            assert shapes(name)[key].contains(Point(regions[key]["city"])), key
        if place.port_sea is not None:
            port = Point(regions[key]["port"])
            assert shapes(name)[place.port_sea].contains(port), key
            assert port.distance(Point(regions[key]["city"])) <= PORT * spec_of(name).unit, key


@each_map
def test_every_region_can_be_hit(name: str) -> None:
    radius = HIT / 2 * spec_of(name).laptop_unit
    for key, row in stored(name)["regions"].items():
        if "hot" in row:
            assert row["hot"][2] >= radius, key
            assert shapes(name)[key].contains(Point(row["hot"][:2])), key
        else:
            part = largest(shapes(name)[key])
            assert polylabel(part, tolerance=0.3).distance(part.boundary) >= radius - 0.5, key


@each_map
def test_hot_spots_keep_apart(name: str) -> None:
    hots = [row["hot"] for row in stored(name)["regions"].values() if "hot" in row]
    for one, other in combinations(hots, 2):
        assert Point(one[:2]).distance(Point(other[:2])) > max(one[2], other[2]), (one, other)


@each_map
def test_the_file_is_small(name: str) -> None:
    packed = gzip.compress(json.dumps(stored(name), ensure_ascii=False, separators=(",", ":")).encode(), 9)
    assert len(packed) <= 105_000  # all that is drawn, rivers as curves; a picture of the same was 230 kB more
    assert (CLIENT / "data" / f"{name}.json").read_text("utf-8").endswith("}\n")
