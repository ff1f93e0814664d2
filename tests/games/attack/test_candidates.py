"""What could be wanted at a step, whether or not it is legal now: a refusal is there for each."""

from __future__ import annotations

from typing import cast

from greatpowers.games import RULESETS
from greatpowers.games.attack.rules import answers
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import WAYS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import movement
from greatpowers.games.attack.rules.units import LAND_UNITS, SHIPS, TANK
from greatpowers.kernel.position import Position

RULES = RULESETS["attack"]


def table() -> Attack:
    return cast(Attack, Position(RULES, RULES.begin(4, RULES.chosen({}))).state)


def of(kind: str) -> list[list[int]]:
    state = table()
    return [step.candidates(state, 0) for step in RULES.steps if kind in step.kinds]


def test_every_attack_and_every_way_could_be_blocked() -> None:
    for candidates in of("block_attack"):
        assert candidates[0] == PASS and candidates == sorted(set(candidates))
        assert len(candidates) == 1 + len(table().board.regions) + WAYS
        assert candidates[-1] == answers.BLOCK_WAY + WAYS - 1
    assert of("block_attack")


def test_every_region_could_be_swayed_either_way() -> None:
    for candidates in of("sway"):
        assert candidates[0] == PASS and len(candidates) == 1 + 2 * len(table().board.regions)
    assert of("sway")


def test_a_blitzkrieg_begins_on_no_island() -> None:
    """Tanks can be shipped from there in an ordinary move."""
    state = table()
    board = state.board
    island = next(region for region in board.regions if not board.land[region] and board.overseas[region])
    state.owner[island] = 0
    state.army[island * LAND_UNITS + TANK] = 2
    assert movement.can_march(state, 0, False) and movement.march_options(state, 0, False)
    assert not movement.can_march(state, 0, True) and not movement.march_options(state, 0, True)


def test_every_unit_could_be_bought_everywhere() -> None:
    board = table().board
    for candidates in of("buy"):
        assert candidates[0] == PASS and candidates == sorted(set(candidates))
        assert len(candidates) == 1 + LAND_UNITS * len(board.regions) + SHIPS * len(board.seas)
    assert of("buy")
