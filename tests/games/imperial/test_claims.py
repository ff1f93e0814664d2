"""Who could come to govern, what free bonds cost, and what may not be found out about hidden cash."""

from __future__ import annotations

from typing import cast

import pytest

from greatpowers.games.imperial.rules import claims
from greatpowers.games.imperial.rules.guess import PLENTY, hide_cash
from greatpowers.games.imperial.rules.state import Imperial
from tests.games.imperial.samples import RULES, Document, first_turn

pytestmark = pytest.mark.both


def table(document: Document) -> Imperial:
    return cast(Imperial, RULES.state(document))


def takeovers(cash: int) -> dict[str, int]:
    """What the first of six players could take over with so much cash; he governs Russia and has lent Europe 2."""
    document = first_turn(6)
    document["players"][0]["cash"] = cash
    return {RULES.figures.board.nations[nation]: price for nation, price in claims.takeovers(table(document), 0)}


def test_a_government_is_taken_over_by_one_bond_that_cash_pays_for() -> None:
    """Every nation has 9 from its government, so that 12 is the next bond; Europe's 2 can be traded in for it."""
    assert takeovers(9) == {}
    assert takeovers(10) == {"europe": 10}
    assert takeovers(12) == {"china": 12, "india": 12, "brazil": 12, "usa": 12, "europe": 10}


def test_the_highest_bond_traded_in_makes_the_next_one_cheapest() -> None:
    document = first_turn(6)
    document["players"][0]["bonds"]["europe"] = [2, 6]
    europe = RULES.figures.board.nations.index("europe")
    found = [offer[1:] for offer in claims.offers(table(document), 0) if offer.nation == europe]
    assert found == [(4, 2, 2), (12, 6, 6), (16, 10, 6), (20, 14, 6), (25, 19, 6), (30, 24, 6)]
    bought = [offer[1:] for offer in claims.offers(table(document), 1) if offer.nation == europe]
    assert bought == [(face, face, 0) for face in (4, 12, 16, 20, 25, 30)]


@pytest.mark.parametrize("seat", [-1, 1])
def test_where_cash_is_hidden_everybody_else_could_pay_for_anything(seat: int) -> None:
    state = table(first_turn(3, cash="hidden"))
    before = [state.cash(other) for other in range(3)]
    assert hide_cash(state, seat)
    assert [state.cash(other) for other in range(3)] == [
        cash if other == seat else PLENTY for other, cash in enumerate(before)
    ]


def test_open_cash_stays_as_it_is() -> None:
    state = table(first_turn(3))
    before = state.key()
    assert not hide_cash(state, 1)
    assert state.key() == before
