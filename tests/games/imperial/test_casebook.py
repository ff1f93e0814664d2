"""What is looked up in the casebook of Imperial. (Pages and data are compared in `tests/games/test_casebook.py`.)"""

from __future__ import annotations

import pytest

import greatpowers
from greatpowers.games import casebook
from tests.games.imperial.casework import BOOKS
from tools.casebook import cases_of


def test_cases_are_found_by_id_and_by_ruling() -> None:
    assert [case["id"] for case in casebook.cases("i30-057")] == ["I30-057"]
    assert {"I30-142", "I30-143"} <= {case["id"] for case in casebook.cases("IMP-32")}
    with pytest.raises(greatpowers.Malformed, match="neither a case"):
        casebook.cases("I30-999")


def test_a_ruling_without_a_case_keeps_its_why() -> None:
    line = "**Cases.** None for 2030: there is no such thing."
    assert cases_of([], line, list(BOOKS)) == "None for 2030: there is no such thing."
    assert cases_of(["I06-001"], line, list(BOOKS)) == "I06-001. None for 2030: there is no such thing."
    assert cases_of(["I06-001", "I30-001"], line, list(BOOKS)) == "I06-001, I30-001."
