"""What is kept of claims and offers is what the rules would say now, and tells nobody what another may see."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import greatpowers
from greatpowers.games.imperial.rules import claims
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.screen import lending
from greatpowers.kernel.values import NOBODY
from tests.games.imperial.samples import RULES, first_turn

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("imperial-2006", {}),
    ("imperial-2006", {"cash": "hidden", "investor_card": False}),
    ("imperial-2010", {"cash": "hidden"}),
    ("imperial-2030", {}),
    ("imperial-2030", {"cash": "hidden", "investor_card": False}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_is_kept_is_what_the_rules_say(game: str, options: dict[str, Any]) -> None:
    """At every moment of a game, for every seat and a spectator; now and then the answer is taken back."""
    match, lot = greatpowers.start(game, 3, 7, options), random.Random(game)
    for number in range(120):
        if match.over:
            break
        decision = lot.choice(match.decisions)
        match.play(lot.choice(decision.options), decision.seat)
        if number % 11 == 10 and match.can_undo(decision.seat):
            match.undo(decision.seat)
        state = cast(Imperial, match.fast.state)
        for seat in (NOBODY, 0, 1, 2):
            assert lending.standings(state, seat) == claims.standings(state, seat)
            assert lending.offers(state, seat) == claims.offers(state, seat)
            if seat >= 0:
                assert lending.takeovers(state, seat) == claims.takeovers(state, seat)


def test_seats_share_what_both_may_see_and_nothing_else() -> None:
    document = first_turn(6)
    document["players"][4]["cash"] = 10
    open_table = cast(Imperial, RULES.state(document))
    assert lending.standings(open_table, 3) is lending.standings(open_table, 4)
    document["options"]["cash"] = "hidden"
    hidden = cast(Imperial, RULES.state(document))
    assert [lending.standings(hidden, seat)[0].lenders[1].now for seat in (4, 3, NOBODY)] == [True, False, False]
