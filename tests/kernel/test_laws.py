"""Laws that a broken game would fail: three ways to break Imperial, beside those of the toy."""

from __future__ import annotations

import pytest

from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.laws import options_law, refused_law, rights_law
from greatpowers.kernel.match import start
from greatpowers.kernel.position import Position
from greatpowers.kernel.step import Right
from greatpowers.kernel.values import Malformed
from tests.games.imperial.samples import first_turn
from tests.toy.tables import RULES as TOY

pytestmark = pytest.mark.both


class Secretive(Right[Imperial]):
    """Lets everybody give anything, and offers nothing."""

    def options(self, state: Imperial, seat: int) -> list[int]:
        return []

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        return 0

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        return


class Misnumbered(Secretive):
    """Offers an answer that belongs to no right."""

    def options(self, state: Imperial, seat: int) -> list[int]:
        return [0]


def broken(right: Right[Imperial] | None = None) -> Position:
    rules = ImperialRuleset("2030")
    if right is not None:
        rules.rights = [right]
    return Position(rules, rules.state(first_turn()))


def test_answers_of_another_kind_are_found() -> None:
    position = broken()
    assert position.step is not None and options_law(position) == []
    position.step.kinds = ("stop",)
    assert len(options_law(position)) == 8 and "does not read back" in options_law(position)[0]


def test_a_right_that_is_not_offered_is_found() -> None:
    position = broken(Secretive("donate", ("donate",)))
    found = [problem for seed in range(20) for problem in refused_law(position, Dice(seed))]
    assert found and all(problem.endswith("was accepted") for problem in found)


def test_a_right_that_is_none_is_found() -> None:
    problems = rights_law(broken(Misnumbered("donate", ("donate",))), Dice(1))
    assert "rights: 0 takes no right, or changes what was open" in problems


def test_several_seats_are_asked_by_name() -> None:
    match, dice = start(TOY, 3, 1), Dice(1)
    while len(match.fast.waiting()) < 2:
        play_randomly(match, dice)
    with pytest.raises(Malformed, match="say which one answers") as caught:
        match.play(match.decisions[0].options[0])
    assert caught.value.field == "seat"
    match.play(match.decisions[0].options[0], match.decisions[0].seat)
