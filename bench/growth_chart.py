"""The chart of `bench.growth`: what an answer costs, by the length of the record and by the number of listeners."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from msgspec import Struct

from greatpowers.arena.charts import DASHES, MARKS, STYLE, Scale

WIDTH, HEIGHT = 1000, 366
TOP, BOTTOM = 70, 330
PANELS = ((70, 430), (662, 852))
"""From where to where the lines of each panel reach; their names stand behind it."""
APART = 19
"""Between two names."""
LETTERS = f"""
.chart {{ max-width: {WIDTH}px; font-size: 15px; }}
.chart .faint {{ font-size: 13.5px; }}
.chart .title {{ font-size: 17px; font-weight: 600; }}
"""
"""Larger than in a report: a page that shows it narrower makes them smaller, too."""
TITLE = "Processor time of the server for an answer"
BY_LENGTH, BY_LISTENERS = "by answers in the record (logarithmic)", "by listeners"
Lines = dict[int, list[tuple[int, float]]]


class Point(Struct, frozen=True):
    """What was measured: with so many answers in the record and so many listeners."""

    before: int
    listeners: int
    server_ms_per_answer: float
    low: float
    """The quartiles of the rounds."""
    high: float
    bytes_per_answer: int
    """To all listeners together."""


def by(points: Sequence[Point], line: str, across: str) -> Lines:
    """The points of each line, in order."""
    found: Lines = {}
    for point in sorted(points, key=lambda one: (getattr(one, line), getattr(one, across))):
        found.setdefault(getattr(point, line), []).append((getattr(point, across), point.server_ms_per_answer))
    return found


def slope(line: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Of the straight line that lies closest: how high it begins, and how much it rises with each step."""
    mean_x, mean_y = (sum(values) / len(line) for values in zip(*line, strict=True))
    square = sum((x - mean_x) ** 2 for x, _ in line)
    rise = sum((x - mean_x) * (y - mean_y) for x, y in line) / square if square else 0.0
    return mean_y - rise * mean_x, rise


def mean_line(lines: Lines) -> list[tuple[int, float]]:
    """All lines together: for each place the mean of their values."""
    columns = zip(*lines.values(), strict=True)
    return [(column[0][0], sum(value for _, value in column) / len(column)) for column in columns]


def grown(points: Sequence[Point]) -> dict[str, float]:
    """`longest_to_shortest`: times what an answer costs with the shortest record. `ms_without`, `ms_for_each`: the
    straight line through the numbers of listeners; `off_the_line`: how far the worst lies from it, as a part of its
    value."""
    by_length = mean_line(by(points, "listeners", "before"))
    by_listeners = mean_line(by(points, "before", "listeners"))
    without, each = slope(by_listeners)
    return {
        "longest_to_shortest": round(by_length[-1][1] / by_length[0][1], 2),
        "ms_without": round(without, 2),
        "ms_for_each": round(each, 2),
        "off_the_line": round(max(abs(value - without - each * count) / value for count, value in by_listeners), 2),
    }


def text(x: float, y: float, words: str, anchor: str = "start", looks: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{looks}>{escape(words)}</text>'


def mark(index: int, x: float, y: float) -> str:
    looks = f' style="fill: var(--c{index})"'
    return text(x, y + 4, MARKS[index], "middle", looks)


def panel(
    lines: Lines,
    place: tuple[int, int],
    up: Scale,
    at: Callable[[float], float],
    heading: str,
    name: Callable[[int], str],
) -> list[str]:
    """One half of the chart: each line has its colour, its dashes, its marks, and its name at its end."""
    left, right = place
    xs = sorted({x for line in lines.values() for x, _ in line})
    across = Scale(at(xs[0]), at(xs[-1]), left + 14, right - 14)
    parts = [text(left, TOP - 22, heading)]
    for value in up.ticks(5):
        parts.append(f'<path class="rule" d="M{left} {up.at(value):.1f}H{right}"/>')
        parts.append(text(left - 8, up.at(value) + 4, f"{value:g} ms", "end", ' class="faint"'))
    parts += [text(across.at(at(x)), BOTTOM + 20, f"{x:,}", "middle", ' class="faint"') for x in xs]
    ends: list[tuple[float, int]] = []
    for index, line in enumerate(lines.values()):
        spots = [(across.at(at(x)), up.at(y)) for x, y in line]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        looks = f'stroke="var(--c{index})" stroke-width="2" stroke-dasharray="{DASHES[index]}"'
        parts.append(f'<path d="M{path}" fill="none" {looks}/>')
        parts += [mark(index, x, y) for x, y in spots]
        ends.append((spots[-1][1], index))
    below, names = 0.0, [name(key) for key in lines]
    for where, index in sorted(ends):
        below = max(where, below + APART)
        looks = f' style="fill: var(--c{index})"'
        parts.append(text(right + 8, below + 5, f"{MARKS[index]} {names[index]}", "start", looks))
    return parts


def chart(points: Sequence[Point]) -> str:
    """Both panels have one scale. What stands in `STYLE` makes it light and dark."""
    up = Scale(0.0, max(point.server_ms_per_answer for point in points) * 1.05, BOTTOM, TOP)
    by_listeners, by_length = by(points, "listeners", "before"), by(points, "before", "listeners")
    last = {key: line[-1][1] for key, line in by_listeners.items()}
    parts = [text(16, 26, TITLE, "start", ' class="title"')]
    parts += panel(
        by_listeners, PANELS[0], up, math.log, BY_LENGTH, lambda count: f"{listening(count)}: {last[count]:.1f} ms"
    )
    parts += panel(by_length, PANELS[1], up, float, BY_LISTENERS, lambda length: f"{length:,} answers")
    told = "; ".join(f"{listening(key)}: {spoken(line)}" for key, line in by_listeners.items())
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" xmlns="http://www.w3.org/2000/svg">\n'
        f"<title>{TITLE}</title>\n<desc>{escape(told)}</desc>\n<style>{STYLE}{LETTERS}</style>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--paper)"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def listening(count: int) -> str:
    return "1 listener" if count == 1 else f"{count} listeners"


def spoken(line: Sequence[tuple[int, float]]) -> str:
    return ", ".join(f"{value:.1f} ms after {length:,} answers" for length, value in line)
