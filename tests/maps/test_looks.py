"""What lies below the pieces is there, and the colours of the three looks stay apart for everyone."""

from __future__ import annotations

import json
import warnings

import numpy as np
import pytest

from tests.maps.plate import shape, shapes, spec_of, stored
from tools.maps.looks import LOOKS, nation_colours
from tools.maps.spec import MAPS
from tools.maps.write import CLIENT, looks

with warnings.catch_warnings():  # Python warns of its docstrings when it compiles them
    warnings.simplefilter("ignore")
    from colorspacious import cspace_convert

SIGHTS = (None, "deuteranomaly", "protanomaly", "tritanomaly")
LEAST = 10.0
"""Distance in CAM02-UCS."""

each_map = pytest.mark.parametrize("name", MAPS)


def test_the_client_has_the_looks() -> None:
    assert json.loads((CLIENT / "data" / "looks.json").read_text("utf-8")) == json.loads(json.dumps(looks()))


@each_map
def test_what_lies_below_is_drawn_on_the_plate(name: str) -> None:
    file = stored(name)
    ground, (x, y) = file["ground"], file["ground"]["rose"]
    assert 0 < x < file["width"] and 0 < y < file["height"]
    for key in ("neutral", "seas", "grid", "rivers", "lakes"):
        assert ground[key].startswith("M"), key
    neutral = shape(ground["neutral"])
    for key, part in shapes(name).items():
        if spec_of(name).places[key].kind != "sea":  # seas run under the coasts
            assert neutral.intersection(part).area < 1.0, key


def nearest(colours: list[str], sight: str | None) -> float:
    rgb = np.array([[int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)] for colour in colours])
    if sight is not None:
        space = {"name": "sRGB1+CVD", "cvd_type": sight, "severity": 100}
        rgb = np.clip(cspace_convert(rgb, space, "sRGB1"), 0, 1)
    points = cspace_convert(rgb, "sRGB1", "CAM02-UCS")
    gaps = np.linalg.norm(points[:, None] - points[None], axis=-1)
    return float(gaps[~np.eye(len(colours), dtype=bool)].min())


@each_map
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("sight", SIGHTS)
def test_nations_land_and_sea_stay_apart(name: str, look, sight: str | None) -> None:
    colours = [*nation_colours(spec_of(name)).values(), look.land, look.sea]
    assert nearest(colours, sight) >= LEAST


def test_the_measure_finds_colours_that_are_alike() -> None:
    assert nearest(["#d55e00", "#d96200"], None) < LEAST
    assert nearest(["#cc0000", "#557700"], "deuteranomaly") < nearest(["#cc0000", "#557700"], None)
