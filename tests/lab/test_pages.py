"""What people read: names for every id in both languages, a page, Markdown with pictures, tables, and the command."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from greatpowers.games import RULESETS, words_for
from greatpowers.games.attack.study import CONTINENT
from greatpowers.games.imperialism.rules.deck import FAITHS
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.lab.collect import dimensions
from greatpowers.lab.report import LENGTHS
from greatpowers.terminal import lab_command, lab_pages
from greatpowers.terminal.lab_report import LabReport
from greatpowers.terminal.phrases import Problem
from greatpowers.words.words import LANGUAGES
from tests.lab.games import found

RAW = re.compile(r"\b[a-z]+_[a-z0-9_]+\b")
"""What an id with several words looks like; no text for people has one."""

FIXED: dict[str, list[Any]] = {
    "seat": list(range(8)),
    "place": list(range(1, 9)),
    "number": list(range(7)),
    "whether": ["yes", "no"],
    "faith": list(FAITHS),
}


def report(game: str, lang: str) -> LabReport:
    return LabReport(found(game), words_for(lang, RULESETS[game]))


def possible(rules: Ruleset, field: str) -> list[Any]:
    """Every value that can stand in this field."""
    if field in FIXED:
        return FIXED[field]
    if field == "kind":
        return [kind.name for kind in rules.codec.kinds]
    values = {value for kind in rules.events for item in kind.fields if item.name == field for value in item.values}
    shown = [value for value in values if value != "none" and not str(value).startswith("hidden")]
    return [*shown, *(set(CONTINENT.values()) if field == "region" and rules.game == RULESETS["attack"].game else ())]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_everything_that_can_be_found_has_a_name(game: str, lang: str) -> None:
    rules = RULESETS[game]
    words, paper = words_for(lang, rules), report(game, lang)
    for dimension in dimensions(rules):
        assert words.say(f"lab-dimension-{dimension.name}") and words.say(f"lab-note-{dimension.name}")
        for field in dimension.fields:
            values = possible(rules, field)
            assert values, f"nothing is known of {field}"
            names = [paper.part(field, value) for value in values]
            assert all(names) and not [name for name in names if RAW.search(name)]
            assert len(set(names)) >= len(set(values)) * 0.9, "names tell values apart"
    assert all(words.say(f"lab-length-{row['name']}") for row in paper.study["lengths"])
    assert all(words.say(f"lab-length-{name}") for name in LENGTHS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_the_page_needs_nothing_else_and_shows_no_id(game: str, lang: str) -> None:
    text = lab_pages.html(report(game, lang))
    assert f'<html lang="{lang}">' in text and "prefers-color-scheme: dark" in text and 'name="viewport"' in text
    assert "<script" not in text and "url(" not in text
    assert set(re.findall(r"https?://[^\s\"'<]+", text)) <= {"http://www.w3.org/2000/svg"}
    seen = re.sub(r"<style>.*?</style>|<[^>]*>", " ", text, flags=re.DOTALL)
    assert RAW.findall(seen) == []
    command = f"greatpowers lab {game} --bot uniform --games 2 --seats 4 --seed 1 --lang {lang}"
    assert command in seen and "1.2.3" in seen
    for svg in re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL):
        ElementTree.fromstring(svg)


@pytest.mark.parametrize("game", RULESETS)
def test_markdown_has_its_pictures_beside_it(game: str, tmp_path: Path) -> None:
    file = tmp_path / f"{game}.md"
    lab_pages.write(report(game, "en"), file)
    text = file.read_text("utf-8")
    pictures = re.findall(r"!\[[^]]*]\(([^)]*)\)", text)
    assert {f"{game}/{path.name}" for path in (tmp_path / game).iterdir()} == set(pictures) and len(pictures) > 10
    for name in pictures:
        picture = (tmp_path / name).read_text("utf-8")
        assert ElementTree.fromstring(picture).tag.endswith("svg") and "--paper" in picture
    tables = [line.count("|") for line in text.splitlines() if line.startswith("|")]
    assert set(tables) <= {5, 9}
    assert RAW.findall(re.sub(r"]\([^)]*\)", "", text)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_the_terminal_shows_the_same(game: str, lang: str) -> None:
    console = Console(file=StringIO(), width=100, highlight=False)
    paper = report(game, lang)
    lab_pages.show(paper, console)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    for block in paper.blocks():
        assert block.heading in text
    assert RAW.findall(text) == []


def test_figures_in_the_manner_of_the_language() -> None:
    german, english = (report("imperialism", lang) for lang in ("de", "en"))
    assert (german.percent(0.255), english.percent(0.255)) == ("25,5 %", "25.5%")
    assert (german.number(1234.0), english.number(1234.0)) == ("1.234", "1,234")
    assert (german.number(2.25), english.number(3.0)) == ("2,2", "3")


def test_what_stands_out_is_told() -> None:
    study = {**found("imperialism"), "dimensions": []}
    seat = {"value": [1], "seats": 50, "share": 0.6, "low": 0.5, "high": 0.7}
    study["dimensions"] = [{"name": "seat", "sort": "given", "fields": ["seat"], "rows": [seat]}]
    paper = LabReport(study, words_for("en", RULESETS["imperialism"]))
    (sentence,) = paper.outstanding().sentences
    assert "Player 2" in sentence and "more than the equal share of 25.0%" in sentence
    seat.update(low=0.2, high=0.7)
    assert paper.outstanding().sentences == [paper.words.say("lab-outstanding-none")]


def test_those_who_used_it_are_compared_with_the_others() -> None:
    use = {"value": ["war"], "seats": 6, "per_game": 4.25, "share": 0.5, "low": 0.4, "high": 0.6, "without": 0.125}
    use |= {"use_share": 0.75, "use_low": 0.7, "use_high": 0.8}
    section = {"name": "action", "sort": "use", "fields": ["action"], "rows": [use]}
    (row,) = report("imperialism", "en").section(section).rows
    assert row == ["War", "4.2", "75.0%", "50.0%", "40.0% – 60.0%", "12.5%", "75.0%", "70.0% – 80.0%"]
    everybody = {**use, "seats": 8, "without": None}
    (row,) = report("imperialism", "en").section({**section, "rows": [everybody]}).rows
    assert row[2:6] == ["100.0%", "–", "–", "–"], "nobody is left to compare with"


def test_the_command_writes_prints_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(report: Path | None, json_: bool = False, game: str = "imperial-2030") -> int:
        return lab_command.run(game, "uniform", 1, 2, 1, 1, report, json_, "en")

    assert run(tmp_path / "x.html") == 0
    assert (tmp_path / "x.html").read_text("utf-8").startswith("<!doctype html>")
    assert run(tmp_path / "x.md") == 0 and (tmp_path / "x" / "seat.svg").is_file()
    capsys.readouterr()
    assert run(None, json_=True) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert run(None) == 0 and "What stands out" in capsys.readouterr().out
    (tmp_path / "folder.md").mkdir()
    for wrong in (tmp_path / "x.pdf", tmp_path / "folder.md", tmp_path / "nowhere" / "x.md"):
        with pytest.raises(Problem):
            run(wrong)
