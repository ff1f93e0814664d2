"""What the cases of Imperialism must have between them: every card, and every providence card both ways."""

from __future__ import annotations

import json

import pytest

from greatpowers.games.imperialism.rules import deck
from tests.games.imperialism.casework import BOOKS

pytestmark = pytest.mark.both

CASES = BOOKS[0].cases()
RUNS = [run for case in CASES for run in case["run"]]
ANSWERS = " ".join(str(answer) for run in RUNS for answer in run.get("do", [])).split()
REFUSED = " ".join(str(answer) for run in RUNS for answer in run.get("refused", {})).split()
TEXT = json.dumps(RUNS)


def test_there_are_enough() -> None:
    assert len(CASES) >= 180


@pytest.mark.parametrize("title", deck.PROVIDENCE_IDS)
def test_every_providence_card_is_played_and_refused(title: str) -> None:
    rights = {"thwarted_plans": "thwart", "settlement": "settle"}
    assert title in ANSWERS or rights.get(title, title) in ANSWERS
    assert title in REFUSED or rights.get(title, title) in REFUSED


@pytest.mark.parametrize("religion", deck.RELIGION_IDS)
def test_every_religion_is_taken(religion: str) -> None:
    assert religion in ANSWERS and religion in REFUSED


@pytest.mark.parametrize("territory", deck.LAND_IDS)
def test_every_territory_is_conquered(territory: str) -> None:
    assert any(f"conquer {territory}" in str(answer) for run in RUNS for answer in run.get("do", []))


@pytest.mark.parametrize("achievement", deck.ACHIEVEMENT_IDS)
def test_every_achievement_is_taken(achievement: str) -> None:
    taken = ("claim " + achievement, "achieve " + achievement, "achieved 0 " + achievement)
    assert any(one in TEXT for one in taken)


@pytest.mark.parametrize("power", deck.POWER_IDS)
def test_every_power_is_kept(power: str) -> None:
    assert power in ANSWERS
