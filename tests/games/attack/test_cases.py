"""What the cases of Attack! must have between them: every action, card, technology, government and kind of answer."""

from __future__ import annotations

import json

import pytest

from greatpowers.games.attack.rules import answers, figures
from greatpowers.games.attack.rules.units import GOVERNMENTS
from tests.games.attack.casework import BOOKS

pytestmark = pytest.mark.both

CASES = BOOKS[0].cases()
RUNS = [run for case in CASES for run in case["run"]]
ANSWERS = " ".join(str(answer) for run in RUNS for answer in run.get("do", [])).split()
TEXT = json.dumps(RUNS)
FIRST_ANSWERS = {
    "move": "act move",
    "strategic": "act strategic",
    "build": "act build",
    "raid": "act raid",
    "diplomacy": "court ",
    "politics": "play ",
    "auction": "bid ",
    "research": "research ",
    "trade": "trade_with ",
    "bombing": "bomb ",
}
BLOCKS = {
    "counter_espionage": "counter",
    "double_agent": "turn_round",
    "league_protest": "block_attack",
    "storm_at_sea": "block_way",
}
"""How block cards are played."""


def test_there_are_enough() -> None:
    assert len(CASES) >= 180


@pytest.mark.parametrize("action", answers.ACTIONS)
def test_every_action_is_taken(action: str) -> None:
    assert FIRST_ANSWERS[action] in " ".join(ANSWERS)


@pytest.mark.parametrize("card", figures.POLITICS_IDS)
def test_every_politics_card_is_played(card: str) -> None:
    assert BLOCKS.get(card, card) in ANSWERS


@pytest.mark.parametrize("technology", figures.TECHNOLOGY_IDS)
def test_every_technology_is_owned(technology: str) -> None:
    assert f'"{technology}"' in TEXT


ONLY_WITH_OTHER_ROUTES = "strike_route"
"""A choice between routes needs two in one sea area, which only an owner's file can have."""


@pytest.mark.parametrize("kind", [kind.name for kind in BOOKS[0].rules.codec.kinds])
def test_every_kind_of_answer_is_given(kind: str) -> None:
    assert kind in ANSWERS or f"{kind} " in TEXT or kind == ONLY_WITH_OTHER_ROUTES


@pytest.mark.parametrize("government", GOVERNMENTS)
def test_every_government_scores(government: str) -> None:
    assert any(government in json.dumps(case) for case in CASES if "scores" in json.dumps(case["run"]))
