"""Every ruleset with a board tells it by its regions, and neighbours know each other."""

from __future__ import annotations

import pytest

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.view import to_json
from tests.toy.rules.ruleset import ToyRuleset


@pytest.mark.parametrize("name", RULESETS)
def test_neighbours_know_each_other(name: str) -> None:
    position = greatpowers.start(name, RULESETS[name].players[0], seed=3).fast
    position.playout(Dice(3), 150)
    found = {place: to_json(facts) for place, facts in RULESETS[name].regions(position.state).items()}
    assert bool(found) == (RULESETS[name].game != "imperialism"), "it has cards instead of a board"
    for place, facts in found.items():
        for other in facts["land"]:
            assert place in found[other]["land"], (place, other)


def test_a_game_without_a_board_has_no_regions() -> None:
    toy = ToyRuleset()
    assert toy.regions(toy.begin(3, toy.chosen({}))) == {}
