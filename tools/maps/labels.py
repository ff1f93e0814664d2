"""How large names are: measured in the font of the client, in pixels of the usual size."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import ImageFont

from tools.maps.spec import Place

FONTS = Path(__file__).parents[2] / "web" / "src" / "fonts"
LINE = 1.06
"""Height of a line, in sizes."""
SPACING = {"home": 0.01, "land": 0.01, "sea": 0.09}
"""Room between letters, in sizes; seas are spaced and in italics."""
WEIGHT = {"home": 700, "land": 500, "sea": 500}
SIZES = {"home": (12.5, 11.5, 10.5), "land": (12.0, 11.0, 10.5), "sea": (14.0, 12.5, 11.5)}
"""The best size first."""
LANGUAGES = ("de", "en")
AIR, BELOW = 1.0, 0.5
"""Pixels kept free on each side of a name, that two of them do not read as one, and between lines."""


@dataclass(frozen=True)
class Lettering:
    """A way to write a name: size and lines."""

    size: float
    lines: dict[str, list[str]]
    width: float
    height: float


@cache
def font(kind: str) -> ImageFont.FreeTypeFont:
    cut = "500-italic" if kind == "sea" else "wght-normal"
    stream = io.BytesIO()
    with TTFont(FONTS / f"eb-garamond-latin-{cut}.woff2") as stored:
        varies = "fvar" in stored
        stored.flavor = None
        stored.save(stream)
    stream.seek(0)
    face = ImageFont.truetype(stream, 100)
    if varies:
        face.set_variation_by_axes([WEIGHT[kind]])
    return face


@cache
def text_width(text: str, kind: str, size: float) -> float:
    return float(font(kind).getlength(text)) * size / 100 + len(text) * SPACING[kind] * size


def halves(name: str) -> list[str]:
    """The name in two lines of about the same length, or in one when it has no space."""
    words = name.split()
    ways = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(ways, key=lambda way: max(map(len, way)))) if ways else [name]


def extent(lines: dict[str, list[str]], kind: str, size: float) -> tuple[float, float]:
    """Width and height of the largest language, with air."""
    width = max(text_width(line, kind, size) for texts in lines.values() for line in texts)
    height = max(len(texts) for texts in lines.values()) * size * LINE
    return width + 2 * AIR, height + BELOW


def letterings(place: Place) -> Iterator[Lettering]:
    for size in SIZES[place.kind]:
        ways = [{key: [name] for key, name in place.names.items()}]
        broken = {key: halves(name) for key, name in place.names.items()}
        if broken not in ways:
            ways.append(broken)
        for lines in ways:
            yield Lettering(size, lines, *extent(lines, place.kind, size))
