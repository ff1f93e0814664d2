"""Every case of the casebook plays as the rulebook and the rulings say."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.titles.imperial import casework

pytestmark = pytest.mark.both

ROOT = Path(__file__).resolve().parents[3]
PASSAGES = tomllib.loads(
    (ROOT / "src" / "greatpowers" / "titles" / "imperial" / "data" / "2030" / "passages.toml").read_text(
        encoding="utf-8"
    )
)["passage"]
PASSAGE_IDS = {passage["id"] for passage in PASSAGES}
RULING_IDS = set(
    re.findall(r"(?m)^## (IMP-\d+)\b", (ROOT / "docs" / "rulings" / "imperial.md").read_text(encoding="utf-8"))
)
CASES = casework.all_cases()

REASONS = casework.rules().reasons
NEVER_SEEN = {
    "no-upgrade-at-start": "each player is asked once per nation, before he holds a bond of it",
    "interest-short": "2010 only: in 2030 nobody is asked for a stop when the treasury is short (IMP-10)",
    "compensation-short": "2006 only (IMP-38)",
}
"""Reasons no case can show, with why."""


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: casework.Table) -> None:
    casework.play_case(case)


def test_ids_are_unique_and_without_gap() -> None:
    assert [case["id"] for case in CASES] == [f"I30-{number:03}" for number in range(1, len(CASES) + 1)]


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 90


def test_cases_have_titles_runs_and_a_source() -> None:
    for case in CASES:
        assert case["title_en"] and case["title_de"] and case["slug"] and case["run"], case["id"]
        assert case["passages"], case["id"]
        assert case.keys() == {"id", "slug", "title_en", "title_de", "passages", "rulings", "run"}, case["id"]


def test_passages_and_rulings_exist() -> None:
    for case in CASES:
        assert set(case["passages"]) <= PASSAGE_IDS, case["id"]
        assert set(case["rulings"]) <= RULING_IDS, case["id"]


def test_cases_and_passages_name_each_other() -> None:
    from_cases = {(case["id"], passage) for case in CASES for passage in case["passages"]}
    from_passages = {
        (answer.removeprefix("case:"), passage["id"])
        for passage in PASSAGES
        for answer in passage["answer"]
        if answer.startswith("case:")
    }
    assert from_cases == from_passages


def test_every_example_and_question_has_its_case() -> None:
    shown = {passage for case in CASES for passage in case["passages"]}
    assert {one for one in PASSAGE_IDS if "-example" in one or "-faq-" in one} <= shown


def test_every_reason_names_its_passage() -> None:
    for name, passage in REASONS:
        assert name == "legal" or passage in PASSAGE_IDS, (name, passage)


def test_every_reason_is_seen() -> None:
    names = {name for name, _ in REASONS} - {"legal"}
    assert NEVER_SEEN.keys() <= names
    assert names - casework.reasons_shown() == NEVER_SEEN.keys()


def test_a_run_that_expects_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="expects nothing"):
        casework.play_case({"id": "X", "run": [{"base": "BASE6", "turn": "russia taxation"}]})


def test_a_wrong_expectation_fails() -> None:
    run = {"base": "BASE6", "turn": "russia taxation", "expect": {"russia": {"treasury": 14}}}
    with pytest.raises(AssertionError, match=r"russia\.treasury is 15, should be 14"):
        casework.play_case({"id": "X", "run": [run]})
