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
FEW = (0, 7, 18, 21)
"""Games that come to every question six times between them; for tests that need an example of each."""
MANY = tuple(range(18))
"""For walks."""
PER_STEP = 24


@cache
def documents(games: tuple[int, ...] = FEW) -> dict[str, list[Document]]:
    """Documents by the name of the step that is open ("" when the game is over), from games of every kind."""
    found: dict[str, list[Document]] = {}
    sets = option_sets(RULES)
    for number in games:
        position = Position(RULES, RULES.begin(2 + number % 3, sets[number % len(sets)]))
        dice, rights, picks = Dice(number), Dice(~number), Dice(number + 1000)
        while not position.over:
            assert position.step is not None
            rows = found.setdefault(position.step.name, [])
            if len(rows) < 6 or (len(rows) < PER_STEP and picks.below(20) == 0):
                rows.append(RULES.document(position.state))
            take_a_right(position, rights)
            answer_randomly(position, dice)
        found.setdefault("", []).append(RULES.document(position.state))
    return found


def take_a_right(position: Position, dice: Dice) -> None:
    """Now and then whoever is to move takes an achievement early or thwarts somebody's plans."""
    rights = position.rights(position.state.turn) if dice.below(8) == 0 else []  # type: ignore[attr-defined]
    if rights:
        position.play(rights[dice.below(len(rights))], position.state.turn)  # type: ignore[attr-defined]
