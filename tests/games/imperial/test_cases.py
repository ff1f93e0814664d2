"""The cases of Imperial show enough: every reason, every row of the difference table. (They are played in
`tests/games/test_cases.py`.)"""

import pytest

from greatpowers.games import game_of
from tests.games.casework import Book
from tests.games.imperial.casework import BOOKS

pytestmark = pytest.mark.both

CASES = {book.edition: book.cases() for book in BOOKS}
every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.edition for book in BOOKS])

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


def test_there_are_enough_cases() -> None:
    assert sum(map(len, CASES.values())) >= 250
    assert len(CASES["2030"]) >= 90


@every_book
def test_every_reason_names_its_passage(book: Book) -> None:
    known = {row["id"] for row in game_of(book.rules).passages().values() if row["book"] == book.game}
    for name, passage in book.rules.reasons:
        assert name == "legal" or passage in known, (name, passage)


@every_book
def test_every_reason_is_seen(book: Book) -> None:
    names = {name for name, _ in book.rules.reasons} - {"legal"}
    assert NEVER_SEEN[book.edition].keys() <= names
    assert names - book.reasons_shown() == NEVER_SEEN[book.edition].keys()


@every_book
def test_every_row_of_the_difference_table_has_a_case_in_each_edition(book: Book) -> None:
    shown = {row for case in CASES[book.edition] for row in case.get("rows", [])}
    assert [row for row in range(1, 41) if row not in shown] == []


def test_a_run_that_expects_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="expects nothing"):
        BOOKS[-1].play_case({"id": "I30-X", "run": [{"base": "BASE6", "turn": "russia taxation"}]})


def test_a_wrong_expectation_fails() -> None:
    run = {"base": "BASE6", "turn": "russia taxation", "expect": {"russia": {"treasury": 14}}}
    with pytest.raises(AssertionError, match=r"russia\.treasury is 15, should be 14"):
        BOOKS[-1].play_case({"id": "I30-X", "run": [run]})
