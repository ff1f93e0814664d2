"""Positions of Imperialism for tests, by the step that is open, from seeded random games."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from greatpowers.games import RULESETS
from greatpowers.games.imperialism.rules.ruleset import ImperialismRuleset
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import option_sets
from greatpowers.kernel.position import Position
from tests.games.mutations import answer_randomly

Document = dict[str, Any]

RULES = cast(ImperialismRuleset, RULESETS["imperialism"])
GAMES = 18
PER_STEP = 24


@cache
def documents() -> dict[str, list[Document]]:
    """Documents by the name of the step that is open ("" when the game is over), from games of every kind."""
    found: dict[str, list[Document]] = {}
    sets = option_sets(RULES)
    for number in range(GAMES):
        position = Position(RULES, RULES.begin(2 + number % 3, sets[number % len(sets)]))
        dice, picks = Dice(number), Dice(~number)
        while not position.over:
            assert position.step is not None
            rows = found.setdefault(position.step.name, [])
            if len(rows) < 6 or (len(rows) < PER_STEP and picks.below(20) == 0):
                rows.append(RULES.document(position.state))
            take_a_right(position, picks)
            answer_randomly(position, dice)
        found.setdefault("", []).append(RULES.document(position.state))
    return found


def take_a_right(position: Position, dice: Dice) -> None:
    """Now and then whoever is to move takes an achievement early or thwarts somebody's plans."""
    rights = position.rights(position.state.turn) if dice.below(8) == 0 else []  # type: ignore[attr-defined]
    if rights:
        position.play(rights[dice.below(len(rights))], position.state.turn)  # type: ignore[attr-defined]
