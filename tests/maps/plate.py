"""Reads a finished map as the client gets it and gives its paths back as shapes."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import numpy as np
from shapely import union_all
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps.smoothing import bend
from tools.maps.spec import Spec, read_spec
from tools.maps.write import CLIENT

HAIR = 0.25
"""Plate units; a sixth of a pixel at the usual size."""
TOKEN = re.compile(r"[MLQTlz]|-?\d*\.?\d+(?:e-?\d+)?")


@cache
def spec_of(name: str) -> Spec:
    return read_spec(name)


@cache
def stored(name: str) -> dict[str, Any]:
    file: dict[str, Any] = json.loads((CLIENT / "data" / f"{name}.json").read_text("utf-8"))
    return file


def rings(path: str) -> list[list[Any]]:
    """The rings of a path with the commands that tools/maps writes."""
    tokens, out, command = TOKEN.findall(path), [], ""
    pen = handle = np.zeros(2)
    ring: list[Any] = []
    i = 0

    def take() -> Any:
        nonlocal i
        i += 2
        return np.array([float(tokens[i - 2]), float(tokens[i - 1])])

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        if command == "z":
            out.append(ring)
        elif command == "M":
            pen = take()
            ring = [pen]
        elif command in "Ll":
            pen = take() + (pen if command == "l" else 0)
            ring.append(pen)
        else:
            handle = take() if command == "Q" else 2 * pen - handle
            end = take()
            ring += list(bend(pen, handle, end))
            pen = end
    return out


def shape(path: str) -> BaseGeometry:
    """What the path covers by the even-odd rule."""
    covered: BaseGeometry = Polygon()
    for ring in rings(path):
        covered = covered.symmetric_difference(Polygon(ring).buffer(0))
    return covered


@cache
def shapes(name: str) -> dict[str, BaseGeometry]:
    """What is seen of every region: seas lie below the land."""
    regions = stored(name)["regions"]
    land = {key: shape(row["path"]) for key, row in regions.items() if row["kind"] != "sea"}
    ground = union_all([part.buffer(0.05) for part in land.values()])
    water = {key: shape(row["path"]).difference(ground) for key, row in regions.items() if row["kind"] == "sea"}
    # Opened: rounding to tenths leaves hair-thin strips between a coast and the sea next door.
    return land | {key: part.buffer(-HAIR, quad_segs=2).buffer(HAIR, quad_segs=2) for key, part in water.items()}
