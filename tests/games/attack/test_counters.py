"""The counters of neutrals are drawn by lot: what is offered is what is not refused."""

from __future__ import annotations

from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position


def test_offered_is_what_is_not_refused() -> None:
    rules, dice = RULESETS["attack"], Dice(4)
    position = Position(rules, rules.begin(2, rules.chosen({})))
    met = 0
    while met < 20:
        step, state, seat = position.step, position.state, position.seat
        assert step is not None
        if step.name == "counter":
            allowed = [code for code in step.candidates(state, seat) if step.refusal(state, seat, code) == 0]
            assert position.options() == allowed
            assert len(step.weights(state)) == len(allowed)
            met += 1
        position.playout(dice, 1)
