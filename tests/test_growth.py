"""What `docs/hosting.md` says and shows of the cost of an answer is what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import greatpowers
from bench import growth
from bench.growth_chart import Point, chart, grown

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "docs" / "proofs" / "growth.json"
CHART = ROOT / "docs" / "pictures" / "growth.svg"
FLAT = 1.15
"""Times what it costs with the shortest record."""
STRAIGHT = 0.1
"""Of its value a point may lie off the line."""


def figures() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return found


def points() -> list[Point]:
    return msgspec.convert(figures()["points"], list[Point])


def line(each: float, longer: float) -> list[Point]:
    """Figures of a server for which everybody costs the same, and 5,000 answers so many times what 100 do."""
    found = []
    for before, times in ((100, 1.0), (5000, longer)):
        for listeners in growth.LISTENERS:
            found.append(Point(before, listeners, times * (2 + each * listeners), 0, 0, 0))
    return found


def test_the_chart_is_what_the_figures_give() -> None:
    assert chart(points()) == CHART.read_text(encoding="utf-8")


def test_all_that_is_asked_for_was_measured() -> None:
    found = {(point.before, point.listeners) for point in points()}
    assert found == {(length, listeners) for length in growth.LENGTHS for listeners in growth.LISTENERS}


def test_it_is_flat_and_linear_as_the_page_says() -> None:
    found = grown(points())
    assert found == figures()["grown"]
    assert found["longest_to_shortest"] < FLAT
    assert found["off_the_line"] < STRAIGHT


def test_growth_is_noticed() -> None:
    flat = grown(line(each=0.5, longer=1.0))
    assert flat == {"longest_to_shortest": 1.0, "ms_without": 2.0, "ms_for_each": 0.5, "off_the_line": 0.0}
    assert grown(line(each=0.5, longer=1.5))["longest_to_shortest"] == 1.5
    bent = [Point(100, listeners, 4 + 0.1 * listeners**2, 0, 0, 0) for listeners in growth.LISTENERS]
    assert grown(bent)["off_the_line"] > STRAIGHT


def test_every_line_is_told_by_more_than_its_colour() -> None:
    found = ElementTree.fromstring(chart(line(each=0.5, longer=1.0)))
    texts = [element.text or "" for element in found.iter("{http://www.w3.org/2000/svg}text")]
    names = [text for text in texts if text[:1] in "●■▲◆" and len(text) > 1]
    left = ["◆ 8 listeners: 6.0 ms", "▲ 4 listeners: 4.0 ms", "■ 2 listeners: 3.0 ms", "● 1 listener: 2.5 ms"]
    assert names == [*left, "● 100 answers", "■ 5,000 answers"]


def test_a_game_goes_on_where_its_record_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "MIDDLE", 30)
    found = growth.stretches([5, 20], 8, seed=1)
    assert [(length, stretch.entries) for length, stretch in found.items()] == [(5, 5), (20, 20)]
    match = greatpowers.replay(json.loads(found[5].record))
    for seat, answer in found[5].following:
        match.play(answer, seat)
    assert len(match.entries) == 13
    longer = greatpowers.replay(json.loads(found[20].record))
    assert longer.entries[:13] == match.entries
