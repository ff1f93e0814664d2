"""Every case of every game plays as the rulebook and the rulings say, and names its place in them."""

import re
from pathlib import Path

import pytest

from greatpowers.games import game_of
from greatpowers.words.cases import Table
from tests.games import casework
from tests.games.casework import Book

pytestmark = pytest.mark.both

ROOT = Path(__file__).resolve().parents[2]
BOOKS = [book for game in casework.game_names() for book in casework.books(game)]
CASES = [(book, case) for book in BOOKS for case in book.cases()]
every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.game for book in BOOKS])


def passages_of(book: Book) -> list[Table]:
    return [row for row in game_of(book.rules).passages().values() if row["book"] == book.game]


@pytest.mark.parametrize(("book", "case"), CASES, ids=[case["id"] for _, case in CASES])
def test_case(book: Book, case: Table) -> None:
    book.play_case(case)


@every_book
def test_ids_are_unique_and_without_gap(book: Book) -> None:
    cases = book.cases()
    assert [case["id"] for case in cases] == [f"{book.letters}-{number:03}" for number in range(1, len(cases) + 1)]


@every_book
def test_cases_have_titles_runs_and_a_source(book: Book) -> None:
    keys = {"id", "slug", "title_en", "title_de", "passages", "rulings", "run"}
    for case in book.cases():
        assert case["title_en"] and case["title_de"] and case["slug"] and case["run"], case["id"]
        assert case["passages"], case["id"]
        assert case.keys() - {"rows"} == keys, case["id"]


@every_book
def test_passages_and_rulings_exist(book: Book) -> None:
    known = {passage["id"] for passage in passages_of(book)}
    rulings = (ROOT / "docs" / "rulings" / f"{book.rules.game}.md").read_text(encoding="utf-8")
    ruling_ids = set(re.findall(r"(?m)^## ([A-Z][A-Z0-9]*-\d+)\b", rulings))
    for case in book.cases():
        assert set(case["passages"]) <= known, case["id"]
        assert set(case["rulings"]) <= ruling_ids, case["id"]


@every_book
def test_cases_and_passages_name_each_other(book: Book) -> None:
    from_cases = {(case["id"], passage) for case in book.cases() for passage in case["passages"]}
    from_passages = {
        (answer.removeprefix("case:"), passage["id"])
        for passage in passages_of(book)
        for answer in passage["answer"]
        if answer.startswith("case:")
    }
    assert from_cases == from_passages


@every_book
def test_every_example_and_question_has_its_case(book: Book) -> None:
    shown = {passage for case in book.cases() for passage in case["passages"]}
    known = {passage["id"] for passage in passages_of(book)}
    assert {one for one in known if "-example" in one or "-faq-" in one} <= shown
