"""What a step and a right do unless a game says otherwise."""

from __future__ import annotations

import pytest

from greatpowers.kernel.ruleset import Option, Ruleset, Version
from greatpowers.kernel.state import State
from greatpowers.kernel.step import Right, Step
from greatpowers.kernel.values import Codec, Kind, Malformed

pytestmark = pytest.mark.both


def test_a_step_asks_nobody() -> None:
    state, step = State(2), Step[State](0, "wait")
    assert step.name == "wait" and step.kinds == () and step.fields == () and not step.together
    assert step.seats(state) == step.candidates(state, 0) == step.options(state, 0) == step.weights(state) == []
    assert step.refusal(state, 0, 3) == 0 and step.details(state, 0, 3, 1) == {} and step.implausible(state) == ""
    before = state.kernel_key()
    step.play(state, 0, 3)
    step.resolve(state, [0], [3])
    assert state.kernel_key() == before


def test_a_right_has_no_figures() -> None:
    right = Right[State]("give", ("give",))
    assert right.name == "give" and right.details(State(2), 0, 1, 1) == {}
    for ask in (lambda: right.options(State(2), 0), lambda: right.refusal(State(2), 0, 1)):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        right.play(State(2), 0, 1)


def test_a_bare_ruleset() -> None:
    rules = Ruleset("bare", (Version({"id": "1"}),), (2, 3))
    assert rules.under("1") is rules and rules.flags == {}
    with pytest.raises(NotImplementedError):
        rules.made("2")
    assert rules.broken(State(2)) == "" and rules.shown([1], 0) == [1] and rules.step_names() == []
    assert rules.chosen({}) == {} and rules.check_seats(3) == 3
    with pytest.raises(Malformed, match="bare has no such option; it has none"):
        rules.chosen({"x": 1})
    rules.codec = Codec((Kind(0, "wait"), Kind(1, "give")))
    rules.first_right = 1
    assert rules.right_of(0) is None and rules.right_of(1) is None, "a kind that no right takes"
    rules.rights = [Right[State]("other", ("other",)), Right[State]("give", ("give",))]
    assert rules.right_of(1) is rules.rights[1]


def test_an_option() -> None:
    option = Option("cash", ("open", "hidden"))
    assert option.to_json() == {"id": "cash", "values": ["open", "hidden"], "default": "open"}
