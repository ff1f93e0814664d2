"""Every ruleset tells its board by regions, and in every case that gathers things how many may be named."""

from __future__ import annotations

import pytest

import greatpowers
from greatpowers.games import RULESETS, casebook, game_of
from greatpowers.kernel.view import to_json
from tests.toy.rules.ruleset import ToyRuleset


@pytest.mark.parametrize("name", RULESETS)
def test_regions_know_each_other(name: str) -> None:
    match = greatpowers.start(name, RULESETS[name].players[0], seed=3)
    found = {place: to_json(facts) for place, facts in match.rules.regions(match.fast.state).items()}
    assert bool(found) == (RULESETS[name].game != "imperialism"), "it has cards instead of a board"
    for place, facts in found.items():
        for other in facts["land"]:
            assert place in found[other]["land"], (place, other)


def test_a_game_without_a_board_has_no_regions() -> None:
    toy = ToyRuleset()
    assert toy.regions(toy.begin(3, toy.chosen({}))) == {}


@pytest.mark.parametrize("name", RULESETS)
def test_as_many_can_be_named_as_are_left_to_name(name: str) -> None:
    for case in casebook.book(game_of(RULESETS[name]))["cases"]:
        for match in casebook.replayed(case) if case["game"] == name else ():
            now = match.fast
            if now.step is None:
                continue
            for seat in (one for one in now.waiting() if one >= 0):
                most, least = now.step.most_named(now.state, seat), now.step.least_named(now.state, seat)
                gathered = [
                    code for code in now.options(seat) if now.rules.codec.kind_of(code).name in now.step.gathers
                ]
                assert least >= 1 and (most >= 1 or not gathered), (case["id"], now.step.name)
