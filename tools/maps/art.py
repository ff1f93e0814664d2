"""The picture below the pieces as SVG: water, land, borders, rivers; no names."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import union_all
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.geometry import Geometry
from tools.maps.looks import Look, nation_colours
from tools.maps.projection import over_the_edge
from tools.maps.seas import sea_borders, straight_path
from tools.maps.smoothing import dot, open_points
from tools.maps.spec import NEUTRAL
from tools.maps.units import Points, read_waters

ROSE = 55.0
"""Half the size of the compass rose, in plate units."""


def line_path(shape: BaseGeometry) -> str:
    """All lines of a shape as one path."""
    out = []
    for part in getattr(shape, "geoms", [shape]):
        if isinstance(part, LineString) and not part.is_empty:
            out.append("M" + "L".join(dot(point) for point in np.asarray(part.coords)))
        elif hasattr(part, "geoms"):
            out.append(line_path(part))
    return "".join(out)


def stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" {more}/>'


class Painter:
    """Paints one map in one look."""

    def __init__(self, geometry: Geometry, look: Look) -> None:
        self.geometry = geometry
        self.look = look
        self.spec = geometry.spec
        self.colours = nation_colours(geometry.spec)

    def svg(self) -> str:
        width, height = self.spec.width, self.spec.height
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        layers = [
            self.definitions(),
            f'<rect width="{width:g}" height="{height:g}" fill="url(#sea)"/>',
            self.graticule(),
            self.ice(),
            self.water_lines(),
            self.sea_lines(),
            self.shore(),
            *(self.land(name) for name in self.geometry.land),
            self.rivers(),
            self.borders(),
            self.compass() if self.look.compass else "",
            self.finish(),
        ]
        return head + "\n".join(layers) + "</svg>"

    def definitions(self) -> str:
        look = self.look
        clips = [
            f'<path id="s-{name}" d="{outline.path}"/><clipPath id="c-{name}"><use href="#s-{name}"/></clipPath>'
            for name, outline in self.geometry.land.items()
        ]
        return f"""<defs>{"".join(clips)}
<filter id="paper" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".010 .013" numOctaves="4" seed="7" result="n"/>
<feColorMatrix in="n" type="matrix" values="0 0 0 0 .36 0 0 0 0 .26 0 0 0 0 .12 0 .55 .35 0 -.32"/></filter>
<filter id="shadow" x="-2%" y="-2%" width="104%" height="104%">
<feDropShadow dx="0" dy="1.2" stdDeviation="2.2" flood-color="{look.glow or look.ink}" flood-opacity=".45"/></filter>
<filter id="rough" x="-2%" y="-2%" width="104%" height="104%">
<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="4"/>
<feDisplacementMap in="SourceGraphic" scale="1.1"/></filter>
<radialGradient id="vignette" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="{look.ink}" stop-opacity="0"/>
<stop offset="1" stop-color="{look.ink}" stop-opacity=".26"/></radialGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{look.deep}"/>
<stop offset=".5" stop-color="{look.sea}"/><stop offset="1" stop-color="{look.deep}"/></linearGradient>
<pattern id="ice" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
<path d="M0 0V7" stroke="#fff" stroke-opacity="{0.4 if look.paper else 0.12}" stroke-width="1"/></pattern></defs>"""

    def graticule(self) -> str:
        steps: dict[str, list[float]] = self.spec.drawing["projection"]["graticule"]
        (west, east, wide), (south, north, high) = steps["longitude"], steps["latitude"]
        lines = [
            np.column_stack([np.full(60, longitude), np.linspace(south, north, 60)])
            for longitude in np.arange(west, east + 1, wide)
        ]
        lines += [
            np.column_stack([np.linspace(west, east, 160), np.full(160, latitude)])
            for latitude in np.arange(south, north + 1, high)
        ]
        path = "".join(line_path(LineString(self.geometry.project(line))) for line in lines)
        return stroke(path, self.look.graticule, 0.6, 'opacity=".55"')

    def ice(self) -> str:
        shapes = [shape for name, shape in self.geometry.water.items() if name == "arctic"]
        return "".join(f'<path d="{straight_path(shape)}" fill="url(#ice)"/>' for shape in shapes)

    def water_lines(self) -> str:
        """Engraved lines along the coast."""
        base, out = self.geometry.ground.simplify(0.5), []
        for distance, opacity in self.look.water_lines:
            line = base.buffer(distance, quad_segs=6).boundary.simplify(0.4)
            out.append(stroke(line_path(line), self.look.water, 0.8, f'opacity="{opacity}"'))
        return "".join(out)

    def sea_lines(self) -> str:
        path = "".join(line_path(line) for line in sea_borders(self.geometry.water))
        return stroke(path, self.look.sea_line, 1.7, 'stroke-dasharray="7 5" stroke-linecap="round" opacity=".85"')

    def shore(self) -> str:
        """Land as a whole, with its shadow."""
        lifted = "" if self.look.name == "contrast" else ' filter="url(#shadow)"'
        uses = "".join(f'<use href="#s-{name}" fill="{self.look.land}"/>' for name in self.geometry.land)
        return f"<g{lifted}>{uses}</g>"

    def land(self, name: str) -> str:
        """One region: ground, wash of its nation, inner bands."""
        place = self.spec.places.get(name)
        nation = self.colours.get(place.owner or "") if place else None
        ground = self.look.inert if name == NEUTRAL else self.look.land
        out = [f'<use href="#s-{name}" fill="{ground}"/>']
        if nation:
            out.append(f'<use href="#s-{name}" fill="{nation}" fill-opacity="{self.look.wash}"/>')
        if name != NEUTRAL:
            weaker = 1.0 if nation else 0.75
            bands = [
                f'<use href="#s-{name}" fill="none" stroke="{nation or self.look.edge}" stroke-width="{width}" '
                f'stroke-opacity="{opacity * weaker:.2f}"/>'
                for width, opacity in self.look.bands
            ]
            out.append(f'<g clip-path="url(#c-{name})">{"".join(bands)}</g>')
        return "".join(out)

    def rivers(self) -> str:
        """Rivers as thin lines and the larger lakes, on land only."""
        rivers, lakes = read_waters()
        put = over_the_edge(self.spec, self.geometry.project)
        plate = box(0, 0, self.spec.width, self.spec.height)
        inside = self.geometry.ground.buffer(-1).intersection(plate)

        def straight(points: Points) -> bool:
            return bool(abs(np.diff(points[:, 0])).max() < 90)

        lines = [LineString(open_points(put(points))).simplify(0.3) for points in rivers if straight(points)]
        streams = union_all([line for line in lines if line.length > 16 and line.intersects(plate)]).intersection(
            inside
        )
        shapes = [Polygon(put(points)).buffer(0).simplify(0.3) for points in lakes if straight(points)]
        kept = [lake for lake in shapes if lake.area > 12 and inside.contains(lake.representative_point())]
        ponds = "".join(straight_path(lake) for lake in kept)
        return (
            stroke(line_path(streams), self.look.water, 0.8, 'opacity=".7"')
            + f'<path d="{ponds}" fill="{self.look.sea}" stroke="{self.look.water}" stroke-width=".6"/>'
        )

    def borders(self) -> str:
        shapes = [outline.shape for outline in self.geometry.land.values()]
        coast = self.geometry.ground.boundary
        inner = union_all([shape.boundary for shape in shapes]).difference(coast.buffer(0.25))
        rough = ' filter="url(#rough)"' if self.look.paper else ""
        return (
            f"<g{rough}>{stroke(line_path(shapely.line_merge(inner)), self.look.border, self.look.border_width)}"
            f"{stroke(line_path(coast), self.look.coast, self.look.coast_width)}</g>"
        )

    def compass(self) -> str:
        x, y = self.spec.drawing["compass"]
        radius, look = ROSE - 11, self.look

        def star(outer: float, inner: float, turn: float) -> str:
            angles = [math.pi * i / 4 + turn for i in range(8)]
            points = [
                ((outer, inner)[i % 2] * math.sin(a), -(outer, inner)[i % 2] * math.cos(a))
                for i, a in enumerate(angles)
            ]
            return "M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in points) + "z"

        rings = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for r in (radius, radius - 4))
        return (
            f'<g stroke="{look.sea_line}" fill="none" stroke-width=".9" opacity=".8">{rings}'
            f'<path d="{star(radius - 8, 9, math.pi / 4)}" fill="{look.deep}"/>'
            f'<path d="{star(radius + 11, 8, 0)}" fill="{look.land}"/></g>'
        )

    def finish(self) -> str:
        """Paper, darker corners and a thin frame."""
        width, height, look = self.spec.width, self.spec.height, self.look
        full = f'width="{width:g}" height="{height:g}"'
        paper = f'<rect {full} filter="url(#paper)" opacity=".42"/>' if look.paper else ""
        corners = f'<rect {full} fill="url(#vignette)"/>' if look.name != "contrast" else ""
        frame = (
            f'<rect x=".6" y=".6" width="{width - 1.2:g}" height="{height - 1.2:g}" fill="none" stroke="{look.ink}" />'
        )
        return paper + corners + frame


def paint(geometry: Geometry, look: Look) -> str:
    return Painter(geometry, look).svg()
