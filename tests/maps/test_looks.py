"""The art is there in three looks, and its colours stay apart for everyone."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from PIL import Image

from tests.maps.plate import spec_of, stored
from tools.maps.bake import LIMIT, PIXELS
from tools.maps.looks import LOOKS, nation_colours
from tools.maps.spec import MAPS
from tools.maps.write import CLIENT

with warnings.catch_warnings():  # Python warns of its docstrings when it compiles them
    warnings.simplefilter("ignore")
    from colorspacious import cspace_convert

SIGHTS = (None, "deuteranomaly", "protanomaly", "tritanomaly")
LEAST = 10.0
"""Distance in CAM02-UCS."""

each_map = pytest.mark.parametrize("name", MAPS)


@each_map
@pytest.mark.parametrize("look", LOOKS)
def test_the_art_covers_the_plate(name: str, look: str) -> None:
    path = CLIENT / "art" / f"{name}-{look}.webp"
    assert path.stat().st_size <= LIMIT
    with Image.open(path) as image:
        width, height = image.size
    assert width == PIXELS
    assert height == pytest.approx(PIXELS * stored(name)["height"] / stored(name)["width"], abs=1)


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
