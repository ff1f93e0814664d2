"""The casebooks: pages and data are what the cases say, and every case opens from the installed package."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import greatpowers
from greatpowers.games import GAMES, casebook
from greatpowers.words.cases import Table
from greatpowers.words.words import LANGUAGES
from tests.games import casework
from tools.casebook import difference, files

ROOT = Path(__file__).resolve().parents[2]
NAMES = casework.game_names()
BOOKS = [book for game in NAMES for book in casework.books(game)]
CASES: list[Table] = [case for game in GAMES for case in casebook.book(game)["cases"]]
RULINGS = [Path(f"docs/rulings/{game}.md") for game in NAMES]
PAGES = [Path("docs/casebook") / f"{game}{ending}" for game in NAMES for ending in (".md", ".de.md")]
DATA = [Path(f"src/greatpowers/games/{game}/rules/data/casebook.json") for game in NAMES]

HEADING = r"(?m)^## ([A-Z][A-Z0-9]*-\d+)$"


@cache
def made() -> dict[Path, str]:
    return files()


def committed(path: Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [*PAGES, *RULINGS, *DATA], ids=str)
def test_files_are_current(path: Path) -> None:
    """`python3 tools/casebook.py` makes them anew."""
    assert committed(path) == made()[path]


@pytest.mark.parametrize("game", NAMES)
def test_every_case_is_in_the_data_and_in_both_pages(game: str) -> None:
    ids = [case["id"] for book in casework.books(game) for case in book.cases()]
    assert [case["id"] for case in casebook.book(next(one for one in GAMES if one.name == game))["cases"]] == ids
    for ending in (".md", ".de.md"):
        page = committed(Path("docs/casebook") / f"{game}{ending}")
        for one in ids:
            anchor = one.lower()
            assert page.count(f"| [{one}](#{anchor}) |") == 1, one
            assert page.count(f'<a id="{anchor}"></a>') == 1, one
            assert page.count(f"\n### {one}: ") == 1, one


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_rulings_the_pages_link_to_exist(path: Path) -> None:
    for game, name in set(re.findall(r"\.\./rulings/(\w+)\.md#([a-z0-9-]+)", committed(path))):
        assert name.upper() in re.findall(HEADING, committed(Path(f"docs/rulings/{game}.md"))), name


@pytest.mark.parametrize("path", RULINGS, ids=str)
def test_every_ruling_has_a_case_or_says_why_none(path: Path) -> None:
    shown = {name for case in CASES for name in case["rulings"]}
    lines = re.findall(rf"(?s){HEADING}.*?^\*\*Cases\.\*\* ([^\n]+)$", committed(path))
    assert [name for name, _ in lines] == re.findall(HEADING, committed(path))
    for name, line in lines:
        assert name in shown or re.match(r"None for \w+: \w", line), name


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_every_run_replays(case: Table) -> None:
    """Its start is a position or a new match the package reads, and its answers are legal, asked by the step named."""
    match: greatpowers.Match | None = None
    for run in case["runs"]:
        if "check" in run:
            continue
        if not run.get("continues"):
            match = casebook.begun(case["game"], run)
            if "base" in run and match.fast.seat != greatpowers.CHANCE:
                document = casebook.position(case["game"], run)
                assert match.hash() == greatpowers.position(case["game"], document).hash()
        assert match is not None
        for given in run["answers"]:
            step = match.fast.step
            assert step is not None and step.name == given["step"]
            match.play(given["answer"], given["seat"])
    assert match is None or list(casebook.replayed(case))[-1].hash() == match.hash()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [book.game for book in BOOKS])
def test_cases_read_as_sentences(game: str, lang: str) -> None:
    words = casebook.case_words(lang, game)
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


def test_changes_lead_from_one_document_to_another() -> None:
    old = {"a": {"b": 1, "c": [1, 2]}, "players": [{"cash": 2}, {"cash": 2}], "agenda": [{"step": "bid"}]}
    new = {"a": {"b": 1, "c": [3]}, "players": [{"cash": 2}, {"cash": 5}], "agenda": [{"step": "raid"}], "d": None}
    changes = difference(old, new)
    assert changes == {"a": {"c": [3]}, "players": {"1": {"cash": 5}}, "agenda": [{"step": "raid"}], "d": None}
    assert casebook.changed(old, changes) == new
