"""Every case of the casebook plays as the rulebook and the rulings say."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.titles.imperial import casework

pytestmark = pytest.mark.both

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "src" / "greatpowers" / "titles" / "imperial" / "data"
RULINGS = (ROOT / "docs" / "rulings" / "imperial.md").read_text(encoding="utf-8")
RULING_IDS = set(re.findall(r"(?m)^## (IMP-\d+)\b", RULINGS))
LETTERS = {edition: letters for letters, edition in casework.BOOKS.items()}


class Book:
    """An edition: its passages, its cases, its reasons."""

    def __init__(self, edition: str) -> None:
        casework.open_book(edition)
        self.edition = edition
        self.letters = LETTERS[edition]
        text = (DATA / edition / "passages.toml").read_text(encoding="utf-8")
        self.passages = tomllib.loads(text)["passage"]
        self.passage_ids = {passage["id"] for passage in self.passages}
        self.cases = casework.all_cases()
        self.reasons = casework.rules().reasons
        self.reasons_shown = casework.reasons_shown()


BOOKS = {edition: Book(edition) for edition in LETTERS}
CASES = [case for book in BOOKS.values() for case in book.cases]
every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))

NEVER_SEEN = {
    "2030": {
        "interest-short": "2010 only: in 2030 nobody is asked for a stop when the treasury is short (IMP-10)",
        "compensation-short": "2006 only (IMP-38)",
        "no-gift-yet": "nobody governs during set-up, so the reason is not-government",
    },
    "2006": {
        "interest-short": "2010 only: there are no Swiss Banks in 2006",
        "canal-refused": "there are no canals on the Europe board",
        "not-government": "anybody may give",
    },
    "2010": {
        "compensation-short": "2006 only (IMP-38)",
        "canal-refused": "there are no canals on the Europe board",
        "not-government": "anybody may give",
    },
}
"""Reasons no case can show, with why."""


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: casework.Table) -> None:
    casework.play_case(case)


@every_book
def test_ids_are_unique_and_without_gap(book: Book) -> None:
    expected = [f"{book.letters}-{number:03}" for number in range(1, len(book.cases) + 1)]
    assert [case["id"] for case in book.cases] == expected


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 250
    assert len(BOOKS["2030"].cases) >= 90


def test_cases_have_titles_runs_and_a_source() -> None:
    keys = {"id", "slug", "title_en", "title_de", "passages", "rulings", "run"}
    for case in CASES:
        assert case["title_en"] and case["title_de"] and case["slug"] and case["run"], case["id"]
        assert case["passages"], case["id"]
        assert case.keys() - {"rows"} == keys, case["id"]


@every_book
def test_passages_and_rulings_exist(book: Book) -> None:
    for case in book.cases:
        assert set(case["passages"]) <= book.passage_ids, case["id"]
        assert set(case["rulings"]) <= RULING_IDS, case["id"]


@every_book
def test_cases_and_passages_name_each_other(book: Book) -> None:
    from_cases = {(case["id"], passage) for case in book.cases for passage in case["passages"]}
    from_passages = {
        (answer.removeprefix("case:"), passage["id"])
        for passage in book.passages
        for answer in passage["answer"]
        if answer.startswith("case:")
    }
    assert from_cases == from_passages


@every_book
def test_every_example_and_question_has_its_case(book: Book) -> None:
    shown = {passage for case in book.cases for passage in case["passages"]}
    assert {one for one in book.passage_ids if "-example" in one or "-faq-" in one} <= shown


@every_book
def test_every_reason_names_its_passage(book: Book) -> None:
    for name, passage in book.reasons:
        assert name == "legal" or passage in book.passage_ids, (name, passage)


@every_book
def test_every_reason_is_seen(book: Book) -> None:
    names = {name for name, _ in book.reasons} - {"legal"}
    assert NEVER_SEEN[book.edition].keys() <= names
    assert names - book.reasons_shown == NEVER_SEEN[book.edition].keys()


@every_book
@pytest.mark.parametrize("row", range(1, 41))
def test_every_row_of_the_difference_table_has_a_case_in_each_edition(book: Book, row: int) -> None:
    assert any(row in case.get("rows", []) for case in book.cases)


def test_a_run_that_expects_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="expects nothing"):
        casework.play_case({"id": "I30-X", "run": [{"base": "BASE6", "turn": "russia taxation"}]})


def test_a_wrong_expectation_fails() -> None:
    run = {"base": "BASE6", "turn": "russia taxation", "expect": {"russia": {"treasury": 14}}}
    with pytest.raises(AssertionError, match=r"russia\.treasury is 15, should be 14"):
        casework.play_case({"id": "I30-X", "run": [run]})
