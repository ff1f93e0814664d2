"""The casebook: its pages and its data are what the cases say, and every case opens from the installed package."""

from __future__ import annotations

import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import greatpowers
from greatpowers.text import casebook
from greatpowers.text.render import LANGUAGES
from tests.titles.imperial import casework

ROOT = Path(__file__).resolve().parents[3]


@cache
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_casebook", ROOT / "tools" / "casebook.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


@cache
def made() -> dict[Path, str]:
    files: dict[Path, str] = tool().files()
    return files


def committed(path: Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


CASES: list[dict[str, Any]] = casebook.book()["cases"]
BASES: dict[str, Any] = casebook.book()["bases"]
RULINGS = Path("docs/rulings/imperial.md")
PAGES = [Path("docs/casebook/imperial.md"), Path("docs/casebook/imperial.de.md")]


def all_ids() -> list[str]:
    ids: list[str] = []
    for edition in sorted(casework.BOOKS.values()):
        casework.open_book(edition)
        ids += [case["id"] for case in casework.all_cases()]
    return ids


@pytest.mark.parametrize("path", [*PAGES, RULINGS, Path("src/greatpowers/titles/imperial/data/casebook.json")], ids=str)
def test_files_are_current(path: Path) -> None:
    """`python3 tools/casebook.py` makes them anew."""
    assert committed(path) == made()[path]


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_case_is_in_both_pages(path: Path) -> None:
    page = committed(path)
    for one in all_ids():
        anchor = one.lower()
        assert page.count(f"| [{one}](#{anchor}) |") == 1, one
        assert page.count(f'<a id="{anchor}"></a>') == 1, one
        assert page.count(f"\n### {one}: ") == 1, one


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_rulings_the_pages_link_to_exist(path: Path) -> None:
    headings = {name.lower() for name in re.findall(r"(?m)^## (IMP-\d+)$", committed(RULINGS))}
    assert set(re.findall(r"\.\./rulings/imperial\.md#(imp-\d+)", committed(path))) <= headings


def test_every_ruling_has_a_case_or_says_why_none() -> None:
    shown = {name for case in CASES for name in case["rulings"]}
    lines = re.findall(r"(?s)^## (IMP-\d+)$.*?^\*\*Cases\.\*\* ([^\n]+)$", committed(RULINGS), re.MULTILINE)
    assert len(lines) == committed(RULINGS).count("\n## IMP-")
    for name, line in lines:
        assert name in shown or re.match(r"None for \w+: \w", line), name


def test_the_data_holds_every_case() -> None:
    assert [case["id"] for case in CASES] == all_ids()


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_every_run_replays(case: dict[str, Any]) -> None:
    """Its start is a position or a new match the package reads, and its answers are legal, asked by the step named."""
    match: greatpowers.Match | None = None
    for run in case["runs"]:
        if "check" in run:
            continue
        if "base" in run:
            document = casebook.position(case["game"], run, BASES)
            match = greatpowers.position(case["game"], document, casebook.SEED)
            assert match.hash() == casebook.begun(case["game"], run, BASES).hash()
        elif not run.get("continues"):
            match = casebook.begun(case["game"], run, BASES)
        assert match is not None
        for given in run["answers"]:
            step = match.fast.step
            assert step is not None and step.name == given["step"]
            match.play(given["answer"], given["seat"])
    assert match is None or list(casebook.replayed(case, BASES))[-1].hash() == match.hash()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", greatpowers.RULESETS)
def test_cases_read_as_sentences(game: str, lang: str) -> None:
    words = casebook.CaseWords(lang, game)
    for case in CASES:
        if case["game"] != game:
            continue
        texts = [words.title(case), words.heading(case), *words.rules(case)]
        for run in case["runs"]:
            if "check" in run:
                texts.append(words.check(run))
            else:
                texts += [words.start(run), *words.answers(run), *words.facts(run)]
        for text in texts:
            plain = re.sub(r"`[^`]*`", "", text)
            assert text and not re.search(r"[{}]|[a-z]_[a-z]|None|  ", plain), (case["id"], text)


def test_cases_are_found_by_id_and_by_ruling() -> None:
    assert [case["id"] for case in casebook.cases("i30-057")] == ["I30-057"]
    assert {"I30-142", "I30-143"} <= {case["id"] for case in casebook.cases("IMP-32")}
    with pytest.raises(greatpowers.Malformed, match="neither a case"):
        casebook.cases("I30-999")


def test_changes_lead_from_one_document_to_another() -> None:
    old = {"a": {"b": 1, "c": [1, 2]}, "players": [{"cash": 2}, {"cash": 2}]}
    new = {"a": {"b": 1, "c": [3]}, "players": [{"cash": 2}, {"cash": 5}], "d": None}
    changes = tool().difference(old, new)
    assert changes == {"a": {"c": [3]}, "players": {"1": {"cash": 5}}, "d": None}
    assert casebook.changed(old, changes) == new


def test_a_ruling_without_a_case_keeps_its_why() -> None:
    line = "**Cases.** None for 2030: there is no such thing."
    assert tool().cases_of([], line) == "None for 2030: there is no such thing."
    assert tool().cases_of(["I06-001"], line) == "I06-001. None for 2030: there is no such thing."
    assert tool().cases_of(["I06-001", "I30-001"], line) == "I06-001, I30-001."
