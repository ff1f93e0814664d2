"""The three looks of the plates. Nation colours are those of the badges (`greatpowers.games.imperial.screen.table`)."""

from __future__ import annotations

from dataclasses import dataclass

from greatpowers.games.imperial.screen.table import NATIONS
from tools.maps.spec import Spec


@dataclass(frozen=True)
class Look:
    """Colours and strengths of one look; widths are plate units."""

    name: str
    land: str
    inert: str
    """Land nobody enters."""
    edge: str
    """The inner band of neutral land."""
    sea: str
    deep: str
    ink: str
    coast: str
    border: str
    sea_line: str
    water: str
    graticule: str
    wash: float
    """Opacity of a nation's colour on its home provinces."""
    bands: tuple[tuple[float, float], ...]
    """Inner bands: width and opacity."""
    coast_width: float
    border_width: float
    water_lines: tuple[tuple[float, float], ...]
    """Lines along the coast: distance and opacity."""
    compass: bool = True
    glow: str | None = None
    """The light around land; without it, land has a shadow."""


ATLAS = Look(
    name="atlas",
    land="#f1e7cf",
    inert="#e3dac5",
    edge="#b9a173",
    sea="#c6d7d6",
    deep="#b4cacd",
    ink="#4a3b2a",
    coast="#3d3022",
    border="#6b543a",
    sea_line="#3f6270",
    water="#5f8a94",
    graticule="#8aa5a8",
    wash=0.46,
    bands=((13, 0.30), (6, 0.55)),
    coast_width=1.25,
    border_width=1.35,
    water_lines=((2.4, 0.7), (5.0, 0.45), (8.2, 0.3), (12.2, 0.18)),
)
MODERN = Look(
    name="modern",
    land="#4a5870",
    inert="#222d3c",
    edge="#66798f",
    sea="#0f1b2a",
    deep="#0b1522",
    ink="#070d15",
    coast="#a9c8e0",
    border="#0b1420",
    sea_line="#7fa6c4",
    water="#35607f",
    graticule="#22384f",
    wash=0.46,
    bands=((13, 0.35), (6, 0.75)),
    coast_width=0.9,
    border_width=1.5,
    water_lines=((3.0, 0.6), (7.0, 0.35), (12.5, 0.18)),
    glow="#6fb0e0",
)
CONTRAST = Look(
    name="contrast",
    land="#ffffff",
    inert="#c9c9c9",
    edge="#ffffff",
    sea="#c6dbe5",
    deep="#c6dbe5",
    ink="#000000",
    coast="#000000",
    border="#000000",
    sea_line="#000000",
    water="#6c8ea0",
    graticule="#c6dbe5",
    wash=1.0,
    bands=(),
    coast_width=1.8,
    border_width=2.6,
    water_lines=(),
    compass=False,
)
LOOKS = {look.name: look for look in (ATLAS, MODERN, CONTRAST)}


def nation_colours(spec: Spec) -> dict[str, str]:
    """The colour of each nation of the board."""
    return {nation: NATIONS[spec.name, code][0] for nation, code in spec.codes.items()}
