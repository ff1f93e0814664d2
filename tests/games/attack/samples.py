"""Positions of Attack! for tests, by the step that is open, from seeded random games."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from greatpowers.games import RULESETS
from greatpowers.games.attack.rules.ruleset import AttackRuleset
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import option_sets
from greatpowers.kernel.position import Position
from tests.games.mutations import answer_randomly

Document = dict[str, Any]

RULES = cast(AttackRuleset, RULESETS["attack"])
FEW = (0, 1, 3, 66, 26, 61, 43, 35, 23, 32, 53, 25)
"""Games that come to every question three times between them; for tests that need an example of each."""
MANY = tuple(range(42))
"""For walks: games with many more options and numbers of players."""
PER_STEP = 12
RARE = ("raid_hits",)
"""Only where an area has two routes is anybody asked; in our file each sea has one, in an owner's it may have more."""


@cache
def documents(games: tuple[int, ...] = FEW) -> dict[str, list[Document]]:
    """Documents by the name of the step that is open ("" when the game is over), from games of every kind."""
    found: dict[str, list[Document]] = {}
    sets = option_sets(RULES)
    for number in games:
        position = Position(RULES, RULES.begin(2 + number % 7, sets[number * 5 % len(sets)]))
        dice, picks = Dice(number), Dice(~number)
        while not position.over:
            assert position.step is not None
            rows = found.setdefault(position.step.name, [])
            if len(rows) < 3 or (len(rows) < PER_STEP and picks.below(40) == 0):
                rows.append(RULES.document(position.state))
            answer_randomly(position, dice)
        found.setdefault("", []).append(RULES.document(position.state))
    return found
