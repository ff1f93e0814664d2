"""Small charts as SVG text, without any dependency: light and dark, and readable without colour.

    bars(title, [Bar("greedy", .61, .58, .64)], form=str, reference=.25)      horizontal bars with intervals
    lines(title, [Line("greedy", [(0, 1.0), (1, 2.5)])], x="Turn", y="Power") lines, with marks and names at their ends
    histogram(title, [312, 298, ...], x="Answers", y="Games")                 how often which values
    heat(title, names, names, [[None, .7], [.3, None]], form=percent)         a table whose cells are shaded by value

Titles, labels and the form of numbers are the caller's, so they are in the reader's language. The colours stand in
`STYLE`, which a page puts into its head once (`page.page` does).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

Form = Callable[[float], str]

COLOURS = 6
STYLE = """
:root { --ink: #1c2430; --faint: #667085; --rule: #d5dae1; --paper: #ffffff; --panel: #f6f7f9;
  --c0: #1f6fb2; --c1: #b4430c; --c2: #04765a; --c3: #6d3fc4; --c4: #8a6100; --c5: #b3185a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --faint: #a3adbb; --rule: #3a4350; --paper: #14181f;
  --panel: #1c222b; --c0: #6cb2eb; --c1: #fb9a5b; --c2: #43d3a2; --c3: #c2b1fd; --c4: #ecc94b; --c5: #f7a3cb; } }
.chart { width: 100%; height: auto; max-width: 760px; font: 13px system-ui, sans-serif; display: block; }
.chart text { fill: var(--ink); font-variant-numeric: tabular-nums; }
.chart .faint { fill: var(--faint); font-size: 12px; }
.chart .rule { stroke: var(--rule); stroke-width: 1; }
.chart .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.chart .reference { stroke: var(--faint); stroke-width: 1.5; stroke-dasharray: 4 3; }
"""

WIDTH = 760.0
LETTER = 7.9
"""About how wide a letter is."""

DASHES = ("", "7 4", "2 3", "9 3 2 3", "12 4", "5 2")
MARKS = ("●", "■", "▲", "◆", "○", "□")
MOST_MARKS = 12


class Bar(NamedTuple):
    """A value with a name, and the interval it lies in where there is one."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


class Line(NamedTuple):
    label: str
    points: Sequence[tuple[float, float]]


def plain(value: float) -> str:
    return f"{value:g}"


def bars(
    title: str, rows: Sequence[Bar], *, form: Form = plain, reference: float | None = None, reference_label: str = ""
) -> str:
    """Horizontal bars from 0, each with its value and its interval in figures; a dashed line marks the reference."""
    ends = [0.0, *([] if reference is None else [reference])]
    for row in rows:
        ends += [end for end in (row.value, row.low, row.high) if end is not None]
    left = 16 + LETTER * max((len(row.label) for row in rows), default=0)
    figures = [_interval(row, form) for row in rows]
    right = WIDTH - 16 - LETTER * max(map(len, figures), default=0)
    scale = Scale(min(ends), max(ends), left, right)
    top, step = 26.0 if reference_label else 10.0, 30.0
    parts = []
    for index, (row, figure) in enumerate(zip(rows, figures)):
        y = top + index * step + step / 2
        start, end = sorted((scale.at(0), scale.at(row.value)))
        parts.append(_text(left - 8, y, row.label, "end"))
        parts.append(
            f'<rect x="{start:.1f}" y="{y - 8:.1f}" width="{end - start:.1f}" height="16" rx="2"'
            f' fill="var(--c0)" fill-opacity=".75"/>'
        )
        if row.low is not None and row.high is not None:
            low, high = scale.at(row.low), scale.at(row.high)
            ticks = f"M{low:.1f} {y - 5:.1f}v10M{low:.1f} {y:.1f}H{high:.1f}M{high:.1f} {y - 5:.1f}v10"
            parts.append(f'<path class="whisker" d="{ticks}"/>')
        parts.append(_text(WIDTH - 8, y, figure, "end"))
    bottom = top + len(rows) * step
    if reference is not None:
        x = scale.at(reference)
        parts.append(_line(x, top - 4, x, bottom + 2, "reference"))
        parts.append(_text(x, 14, reference_label, "middle", "faint"))
    zero = scale.at(0)
    parts.append(_line(zero, top - 2, zero, bottom + 2))
    return _svg(title, bottom + 8, parts)


def _interval(row: Bar, form: Form) -> str:
    if row.low is None or row.high is None:
        return form(row.value)
    return f"{form(row.value)} [{form(row.low)}; {form(row.high)}]"


def lines(title: str, series: Sequence[Line], *, x: str, y: str, form: Form = plain, height: float = 320.0) -> str:
    """Lines over a common scale. Each has its own dashes and marks, and its name stands at its end."""
    points = [point for line in series for point in line.points] or [(0.0, 0.0)]
    right = WIDTH - 28 - LETTER * max((len(line.label) + 2 for line in series), default=0)
    across = Scale(min(point[0] for point in points), max(point[0] for point in points), 64, right)
    up = Scale(min(0.0, *(point[1] for point in points)), max(point[1] for point in points), height - 44, 26)
    parts = _axes(across, up, x, y, form)
    names: list[tuple[float, int]] = []
    for index, line in enumerate(series):
        if not line.points:
            continue
        colour, dash, mark = f"var(--c{index % COLOURS})", DASHES[index % len(DASHES)], MARKS[index % len(MARKS)]
        path = "L".join(f"{across.at(a):.1f} {up.at(b):.1f}" for a, b in line.points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>')
        for a, b in line.points[:: max(1, math.ceil(len(line.points) / MOST_MARKS))]:
            parts.append(_text(across.at(a), up.at(b), mark, "middle", style=f"fill: {colour}; font-size: 9px"))
        names.append((up.at(line.points[-1][1]), index))
    below = 0.0
    for where, index in sorted(names):
        below = max(where, below + 15)
        name = f"{MARKS[index % len(MARKS)]} {series[index].label}"
        parts.append(_text(right + 10, below, name, "start", style=f"fill: var(--c{index % COLOURS})"))
    return _svg(title, max(height, below + 12), parts)


def histogram(
    title: str, values: Sequence[float], *, x: str, y: str, form: Form = plain, height: float = 260.0, bins: int = 24
) -> str:
    """How many of the values fall into each of some equal parts of their range."""
    low, high = min(values, default=0.0), max(values, default=0.0)
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    across = Scale(low, low + bins * width, 64, WIDTH - 16)
    up = Scale(0, max(*counts, 1), height - 44, 26)
    parts = _axes(across, up, x, y, form)
    for index, count in enumerate(counts):
        start, end = across.at(low + index * width), across.at(low + (index + 1) * width)
        parts.append(
            f'<rect x="{start + 0.5:.1f}" y="{up.at(count):.1f}" width="{max(1.0, end - start - 1):.1f}"'
            f' height="{up.at(0) - up.at(count):.1f}" fill="var(--c0)" fill-opacity=".75"/>'
        )
    return _svg(title, height, parts)


def heat(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float | None]],
    *,
    form: Form = plain,
    row_heading: str = "",
) -> str:
    """A table with every figure in it; the larger the value, the darker its cell. `None` leaves a cell empty."""
    known = [value for row in values for value in row if value is not None]
    low, high = min(known, default=0.0), max(known, default=1.0)
    left = 20 + LETTER * max(map(len, [*rows, row_heading]), default=0)
    longest = max(map(len, columns), default=0)
    width = min(110.0, (WIDTH - left - 8) / max(1, len(columns)))
    slanted = longest * LETTER > width
    if slanted:  # the name of the last column leans over the edge
        width = min(width, (WIDTH - left - 8 - 0.8 * LETTER * longest) / (len(columns) - 0.5))
    top, step = (26.0 + 5.2 * longest if slanted else 32.0), 34.0
    parts = [_text(left - 8, top - 12, row_heading, "end", "faint")]
    for place, name in enumerate(columns):
        x = left + place * width + width / 2
        turn = f' transform="rotate(-38 {x:.1f} {top - 12:.1f})"' if slanted else ""
        parts.append(_text(x, top - 12, name, "start" if slanted else "middle", extra=turn))
    for index, name in enumerate(rows):
        y = top + index * step
        parts.append(_text(left - 8, y + step / 2, name, "end"))
        for place, value in enumerate(values[index]):
            if value is None:
                continue
            x, share = left + place * width, (value - low) / (high - low or 1.0)
            parts.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{width - 2:.1f}" height="{step - 2:.1f}" rx="3"'
                f' fill="var(--c0)" fill-opacity="{0.06 + 0.44 * share:.2f}"/>'
            )
            parts.append(_text(x + width / 2, y + step / 2, form(value), "middle"))
    return _svg(title, top + len(rows) * step + 6, parts)


# --- parts ------------------------------------------------------------------------------------------------------------


class Scale:
    """Where a value lies on the paper, and which round values are marked."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        raw = (self.high - self.low) / most
        power = 10.0 ** math.floor(math.log10(raw))
        step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw * 0.999)
        first = math.ceil(self.low / step - 1e-9)
        return [round(number * step, 10) for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def _axes(across: Scale, up: Scale, x: str, y: str, form: Form) -> list[str]:
    parts = [_text(8, 12, y, "start", "faint"), _text(across.end, up.start + 36, x, "end", "faint")]
    for value in up.ticks(5):
        parts.append(_line(across.start, up.at(value), across.end, up.at(value)))
        parts.append(_text(across.start - 8, up.at(value), form(value), "end", "faint"))
    for value in across.ticks(8):
        parts.append(_text(across.at(value), up.start + 16, form(value), "middle", "faint"))
    return parts


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title)
    head = f'<svg class="chart" viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{name}"'
    return f'{head} xmlns="http://www.w3.org/2000/svg"><title>{name}</title>{"".join(parts)}</svg>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "", *, style: str = "", extra: str = "") -> str:
    looks = (f' class="{kind}"' if kind else "") + (f' style="{style}"' if style else "") + extra
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="central"{looks}>{escape(text)}</text>'
    )


def _line(x: float, y: float, x2: float, y2: float, kind: str = "rule") -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
