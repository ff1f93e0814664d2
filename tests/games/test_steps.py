"""At an example of each of its questions a step offers just what it does not refuse, and every refusal has a reason."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games import RULESETS
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.kernel.laws import options_law, range_law
from greatpowers.kernel.position import Position
from tests.games.attack import samples as attack
from tests.games.imperial import samples as imperial
from tests.games.imperialism import samples as imperialism

pytestmark = pytest.mark.both


def samples_of(game: str) -> dict[str, list[dict[str, Any]]]:
    rules = RULESETS[game]
    if isinstance(rules, ImperialRuleset):
        return imperial.documents(rules)
    found: dict[str, list[dict[str, Any]]] = (attack if game == "attack" else imperialism).documents()
    return found


@pytest.mark.parametrize("game", RULESETS)
def test_a_step_offers_just_what_it_does_not_refuse(game: str) -> None:
    rules = RULESETS[game]
    for name, rows in samples_of(game).items():
        for document in rows[:1] if name else ():
            position = Position(rules, rules.state(document))
            assert position.step is not None and position.step.name == name
            assert options_law(position) + range_law(position) == []
