"""From SVG to the WebP that lies below the pieces."""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

from tools.maps.art import paint
from tools.maps.geometry import Geometry
from tools.maps.looks import Look

PIXELS = 3000
"""Width of the art: sharp at three times the usual size."""
LIMIT = 230_000
LEAST, MOST = 40, 88
"""Qualities of WebP."""


def picture(svg: str, pixels: int) -> Image.Image:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=pixels))
    return Image.open(io.BytesIO(png)).convert("RGB")


def bake(geometry: Geometry, look: Look, target: Path) -> int:
    """Writes the art in the best quality within the limit; returns its size."""
    image = picture(paint(geometry, look), PIXELS)
    low, high, best = LEAST, MOST, b""
    while low <= high:
        quality, stream = (low + high) // 2, io.BytesIO()
        image.save(stream, "WEBP", quality=quality, method=4)
        if stream.tell() <= LIMIT:
            low, best = quality + 1, stream.getvalue()
        else:
            high = quality - 1
    target.write_bytes(best)
    return len(best)
