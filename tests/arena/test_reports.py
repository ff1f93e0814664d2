"""Charts, the page and the ladder: well-formed, complete in both languages, and readable without colour or network."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import greatpowers
from greatpowers.arena import ladder, tournament
from greatpowers.arena.charts import MARKS, Bar, Line, Scale, bars, heat, histogram, lines
from greatpowers.arena.crew import Crew
from greatpowers.arena.figures import Figures
from greatpowers.arena.page import Section, page, table
from greatpowers.arena.report import report
from greatpowers.arena.summary import summary
from greatpowers.arena.tournament import Plan, run
from greatpowers.games import words_for
from tests.arena.chores import pretended

GAME = "imperial-2030"
SVG = "{http://www.w3.org/2000/svg}"


def drawn(chart: str) -> tuple[ElementTree.Element, list[str]]:
    root = ElementTree.fromstring(chart)
    assert root.tag == f"{SVG}svg" and root.get("role") == "img" and root.get("aria-label")
    width, height = (float(number) for number in str(root.get("viewBox")).split()[2:])
    for element in root.iter():
        for name, most in (("x", width), ("y", height), ("x1", width), ("y2", height)):
            assert -0.1 <= float(element.get(name, 0)) <= most
    return root, [element.text or "" for element in root.iter(f"{SVG}text")]


def test_bars_carry_names_figures_and_intervals() -> None:
    root, texts = drawn(bars("T & t", [Bar("a<b", 0.5, 0.4, 0.6), Bar("c", -0.25)], reference=0.3, reference_label="r"))
    assert {"a<b", "c", "0.5 [0.4; 0.6]", "-0.25", "r"} <= set(texts)
    one, other = (float(rect.get("width", 0)) for rect in root.iter(f"{SVG}rect"))
    assert one == pytest.approx(2 * other, rel=0.01)
    whiskers = list(root.iter(f"{SVG}path"))
    assert len(whiskers) == 1
    left, right = re.match(r"M([\d.]+) .*H([\d.]+)", whiskers[0].get("d", "")).groups()  # type: ignore[union-attr]
    assert float(right) - float(left) == pytest.approx(0.4 * one, rel=0.01)


def test_lines_differ_by_more_than_colour() -> None:
    series = [Line(name, [(turn, turn * factor) for turn in range(20)]) for factor, name in enumerate("abcd", 1)]
    root, texts = drawn(lines("T", [*series, Line("empty", [])], x="Turn", y="Power"))
    paths = list(root.iter(f"{SVG}path"))
    assert len(paths) == 4 and len({path.get("stroke-dasharray") for path in paths}) == 4
    for mark, name in zip(MARKS, "abcd"):
        assert f"{mark} {name}" in texts and texts.count(mark) > 5
    assert {"Turn", "Power"} <= set(texts)
    drawn(lines("nothing", [], x="", y=""))


def test_a_histogram_counts_everything_once() -> None:
    root, _ = drawn(histogram("T", [1, 2, 2, 3, 3, 3, 9], x="x", y="y", bins=8))
    heights = [float(rect.get("height", 0)) for rect in root.iter(f"{SVG}rect")]
    assert [round(height / max(heights) * 3) for height in heights] == [1, 2, 3, 0, 0, 0, 0, 1]
    drawn(histogram("same", [5.0, 5.0], x="", y=""))
    drawn(histogram("none", [], x="", y=""))


def test_every_cell_of_a_heat_table_has_its_figure() -> None:
    root, texts = drawn(heat("T", ["a", "b"], ["long name " * 3] * 2, [[None, 0.7], [0.3, None]]))
    assert {"0.7", "0.3"} <= set(texts)
    shades = [float(rect.get("fill-opacity", 0)) for rect in root.iter(f"{SVG}rect")]
    assert len(shades) == 2 and shades[0] > shades[1] and max(shades) <= 0.5, "text stays readable"


def test_ticks_are_round() -> None:
    assert Scale(0, 100, 0, 1).ticks(5) == [0, 20, 40, 60, 80, 100]
    assert Scale(-0.3, 0.25, 0, 1).ticks() == [-0.3, -0.2, -0.1, 0, 0.1, 0.2]


def test_figures_follow_the_language() -> None:
    found = {"value": 0.314, "low": 0.29, "high": 0.34}
    assert Figures("en").share(found) == "31.4% [29.0;\u00a034.0]"
    assert Figures("de").share(found) == "31,4\u00a0% [29,0;\u00a034,0]"
    assert Figures("de").rating({"value": -1234.4, "low": None, "high": None}) == "−1.234"
    assert [Figures("en").milliseconds(value) for value in (0.012, 12.34, 1234.5)] == ["0.01", "12.3", "1,234"]


def test_a_page_escapes_what_it_is_given() -> None:
    text = page("<T>", "de", "a & b", [Section("<h>", "<n>", table(["<c>"], [["<d>"]]))])
    for given in ("T", "h", "n", "c", "d"):
        assert f"&lt;{given}&gt;" in text and f"<{given}>" not in text


@pytest.fixture(autouse=True)
def without_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "perform", pretended)


@pytest.fixture
def document() -> dict[str, Any]:
    return summary(run(Plan(GAME, ("uniform", "greedy-novice"), (2, 3), 80, 100_500), Crew(1)))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_report_stands_alone(document: dict[str, Any], lang: str) -> None:
    words = words_for(lang, greatpowers.ruleset(GAME))
    text = report(document, words.game(), lang, words.say)
    assert f'<html lang="{lang}">' in text and "<script" not in text
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "url(" not in text and "@import" not in text and " src=" not in text
    assert "100500" in text and document["command"] in text and "prefers-color-scheme: dark" in text
    for name in ("arena-ladder", "arena-length", "arena-thinking", "arena-again"):
        assert f"<h2>{words.say(name)}" in text
    assert text.count("<svg") == 3 * 3 + 1
    for chart in re.findall(r"<svg.*?</svg>", text):
        drawn(chart)
    assert Figures(lang).share(document["tables"][0]["bots"]["uniform"]["alone"]) in text


def test_the_report_tells_faults(document: dict[str, Any]) -> None:
    words = words_for("en", greatpowers.ruleset(GAME))
    fault = {"bots": ["uniform", "greedy"], "seed": 77, "seat": 1, "entry": 17, "problem": "KeyError: <x>"}
    text = report(document | {"faults": [fault]}, "x", "en", words.say)
    assert "KeyError: &lt;x&gt;" in text and "<td>77</td>" in text


def test_the_ladder(tmp_path: Path) -> None:
    three, two = tmp_path / "three.jsonl", tmp_path / "two.jsonl"
    run(Plan(GAME, ("uniform", "greedy-novice", "search@1"), (3,), 6, 100_000), Crew(1), three)
    run(Plan(GAME, ("uniform", "greedy-novice"), (2, 3), 8, 100_500), Crew(1), two)
    ratings, text = tmp_path / "ratings.toml", tmp_path / "ladder.md"
    ladder.main([str(three), str(two), "--ratings", str(ratings), "--page", str(text), "--machine", "a fast machine"])
    found = tomllib.loads(ratings.read_text(encoding="utf-8"))
    assert list(found) == [GAME] and set(found[GAME]) == {"uniform", "greedy-novice", "search@1"}
    assert found[GAME]["uniform"]["rating"] == 0
    for row in found[GAME].values():
        assert row["low"] <= row["rating"] <= row["high"] and row["games"] > 0
    assert found[GAME]["uniform"]["games"] == 6 + 8 and found[GAME]["search@1"]["games"] == 6
    page_ = text.read_text(encoding="utf-8")
    assert "## Imperial 2030" in page_ and "a fast machine" in page_
    assert "2, 3 players, 14 games in 4 blocks" in page_
    assert "--games 6 --seats 3 --seed 100000" in page_ and "Seeds 100000–100001, 100500–100501." in page_
    rows = [row.count("|") for row in page_.splitlines() if row.startswith("|")]
    assert rows and set(rows) == {9, 5, 4}


def test_this_machine_has_a_name() -> None:
    assert "cores" in ladder.this_machine()
