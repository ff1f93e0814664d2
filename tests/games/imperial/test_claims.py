"""Who could come to govern, what free bonds cost, and what may not be found out about hidden cash."""

from __future__ import annotations

from typing import cast

import pytest

from greatpowers.games.imperial.rules import claims, queries
from greatpowers.games.imperial.rules.guess import PLENTY, hide_cash
from greatpowers.games.imperial.rules.state import Imperial
from tests.games.imperial.samples import EDITIONS, RULES, Document, first_turn

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


def russia(state: Imperial, seat: int) -> claims.Standing:
    """How all stand to Russia, which the first player governs and the fifth has lent 2."""
    return claims.standings(state, seat)[0]


def test_lenders_come_in_the_order_of_their_sums_with_what_they_need() -> None:
    document = first_turn(6)
    document["players"][4]["cash"] = 10
    found = russia(table(document), 4)
    assert found.claimant == 0
    assert found.lenders[:3] == [
        claims.Lender(0, 9, None, False),
        claims.Lender(4, 2, claims.Claim(need=8, price=10, face=12, old=2), True),
        claims.Lender(1, 0, claims.Claim(need=10, price=12, face=12, old=0), False),
    ]
    assert [lender.seat for lender in found.lenders] == [0, 4, 1, 2, 3, 5]


def test_nobody_is_told_whether_hidden_cash_would_do() -> None:
    document = first_turn(6, cash="hidden")
    document["players"][4]["cash"] = 10
    assert [russia(table(document), seat).lenders[1].now for seat in (3, 4)] == [False, True]


def test_equal_sums_do_for_whoever_comes_first() -> None:
    """The fifth player lends Russia 12 in an open round. The second has the card and comes before him; the sixth comes
    after. The first still governs, and keeps it with as much."""
    state = table(first_turn(6))
    state.lend(4, 0, RULES.figures.faces.index(12))
    found = russia(state, 0)
    assert state.investor == 1 and found.claimant == 4
    needs = {lender.seat: lender.claim.need for lender in found.lenders if lender.claim is not None}
    assert needs == {0: 5, 1: 14, 2: 14, 3: 14, 5: 15}


def test_a_nation_without_bonds_has_no_claimant() -> None:
    document = first_turn(6)
    for player in document["players"]:
        player["bonds"].pop("europe", None)
    document["nations"]["europe"]["government"] = None
    document["players"][5]["swiss_bank"] = True
    assert [found.claimant for found in claims.standings(table(document), 0)] == [0, 1, 2, 3, 4, None]


@pytest.mark.parametrize(("edition", "paid"), [("2006", 4), ("2010", 4), ("2030", 7)])
def test_soldiers_are_paid_out_of_what_the_edition_says(edition: str, paid: int) -> None:
    """Eight soldiers, a tax of 4 from two factories, and 3 in the treasury."""
    rules = EDITIONS[edition]
    document = first_turn(6, rules)
    nation = next(iter(document["nations"]))
    row = document["nations"][nation]
    row.update(treasury=3, armies={row["factories"][0]: 8})
    state = cast(Imperial, rules.state(document))
    assert queries.tax(state, 0) == 4
    assert claims.standings(state, 0)[0].pay == paid


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
