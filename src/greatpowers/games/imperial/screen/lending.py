"""Who could come to govern what, and the bonds on offer, worked out again only when what they follow from is another.

To work them out takes a quarter to two fifths of the time of a screen, and most answers move no bond. What is kept is
found by all that it follows from *as far as the seat may see it*, so that it can be shared between seats, languages and
tables: where two seats would be told different things, they look under different keys.
"""

from __future__ import annotations

from typing import Any, Final

from greatpowers.games.imperial.rules import claims, queries
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.compensation import investing_origin
from greatpowers.games.imperial.rules.view import sees_cash
from greatpowers.words.kept import Kept

KEPT: Final = Kept(2048)


def standings(state: Imperial, seat: int) -> list[claims.Standing]:
    """As `claims.standings`. Nobody may change the list."""
    cash = [state.cash(other) if sees_cash(state, seat, other) else None for other in range(state.seats)]
    pay = [queries.soldiers_pay(state, nation) for nation in range(NATIONS)]
    bonds, governments, power = state.bond_owner, state.government, state.power
    key = ("standings", state.rules, investing_origin(state), *bonds, *governments, *power, *cash, *pay)
    found: list[claims.Standing] | None = KEPT.get(key)
    if found is None:
        found = claims.standings(state, seat)
        KEPT.put(key, found)
    return found


def takeovers(state: Imperial, seat: int) -> list[tuple[int, int]]:
    """As `claims.takeovers`, which ask for the cash of the seat. Nobody may change the list."""
    bonds, governments, power = state.bond_owner, state.government, state.power
    key = ("takeovers", state.rules, seat, state.cash(seat), investing_origin(state), *bonds, *governments, *power)
    found: list[tuple[int, int]] | None = KEPT.get(key)
    if found is None:
        found = claims.takeovers(state, seat)
        KEPT.put(key, found)
    return found


def offers(state: Imperial, seat: int) -> list[claims.Offer]:
    """As `claims.offers`: they follow from who holds which bond. Nobody may change the list."""
    key: tuple[Any, ...] = ("offers", state.rules, seat, *state.bond_owner)
    found: list[claims.Offer] | None = KEPT.get(key)
    if found is None:
        found = claims.offers(state, seat)
        KEPT.put(key, found)
    return found
