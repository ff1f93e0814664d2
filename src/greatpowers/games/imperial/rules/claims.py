"""Who could come to govern what, and for how much: what everybody at the table can work out from the bonds.

Cash decides only whether somebody could do so at once, and is looked at only where the seat that asks may see it.
"""

from __future__ import annotations

from typing import NamedTuple

from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.guess import PLENTY
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.games.imperial.rules.steps.compensation import compensation_due, investing_origin
from greatpowers.games.imperial.rules.steps.investing import bond_options, parts, price
from greatpowers.games.imperial.rules.view import sees_cash


class Claim(NamedTuple):
    """How a player could come to govern, if nobody else lends meanwhile."""

    need: int
    """How much more has to be lent."""
    price: int
    """Of the cheapest bond that is enough, with the compensation that some editions ask for; 0 where none is."""
    face: int
    old: int
    """The bond that is traded in for it; 0 for an additional one."""


class Lender(NamedTuple):
    """A player and a nation."""

    seat: int
    lent: int
    claim: Claim | None
    """None for who is due to govern."""
    now: bool
    """Cash, as far as it may be seen, pays for the claim."""


class Standing(NamedTuple):
    """How the players stand to a nation, and what it would pay its soldiers."""

    claimant: int | None
    """Who is due to govern: the government, unless somebody has lent more in the open round."""
    lenders: list[Lender]
    """Every player, the highest sum first, among equals the government."""
    pay: int


class Offer(NamedTuple):
    """A bond that nobody holds, at the least that it would cost a player."""

    nation: int
    face: int
    price: int
    old: int
    """The bond that is traded in for it; 0 for none."""


def standings(state: Imperial, seat: int) -> list[Standing]:
    """Nation by nation, as far as this seat may know."""
    return [standing(state, nation, seat) for nation in range(NATIONS)]


def standing(state: Imperial, nation: int, seat: int) -> Standing:
    origin = investing_origin(state)
    due = queries.claimant(state, nation, origin)
    sums, holder = queries.sums_lent(state, nation), state.government[nation]
    order = sorted(range(state.seats), key=lambda other: (-sums[other], other != holder, other))
    lenders: list[Lender] = []
    for other in order:
        found = None if other == due else claim(state, nation, other, origin, PLENTY)
        now = found is not None and sees_cash(state, seat, other) and 0 < found.price <= state.cash(other)
        lenders.append(Lender(other, sums[other], found, now))
    return Standing(None if due == NO_SEAT else due, lenders, queries.soldiers_pay(state, nation))


def offers(state: Imperial, seat: int) -> list[Offer]:
    """Every free bond; a spectator has none to trade in.

    Of the ways to get a bond the last one is the cheapest, for the highest bond is traded in for it."""
    faces = state.rules.figures.faces
    found: dict[tuple[int, int], Offer] = {}
    for code in bond_options(state, seat, PLENTY, 0, NATIONS - 1):
        nation, old, new = parts(code)
        found[nation, new] = Offer(nation, faces[new], price(state, code), faces[old] if old >= 0 else 0)
    return list(found.values())


def takeovers(state: Imperial, seat: int) -> list[tuple[int, int]]:
    """The nations this player could take over by one bond that his cash pays for, each with its price."""
    origin = investing_origin(state)
    found: list[tuple[int, int]] = []
    for nation in range(NATIONS):
        if state.government[nation] != seat and queries.claimant(state, nation, origin) != seat:
            cost = claim(state, nation, seat, origin, state.cash(seat)).price
            if cost > 0:
                found.append((nation, cost))
    return found


def claim(state: Imperial, nation: int, seat: int, origin: int, cash: int) -> Claim:
    """By the bond that brings at least what is needed, at the lowest price that this cash pays for.

    At the same price an additional one, for it leaves more bonds to raise later."""
    need = needed(state, nation, seat, origin)
    best, least = -1, cash + 1
    for code in bond_options(state, seat, cash, nation, nation):
        lent = price(state, code)
        cost = lent + compensation_due(state, seat, nation, lent)
        if lent >= need and cost < least:
            best, least = code, cost
    if best < 0:
        return Claim(need, 0, 0, 0)
    _, old, new = parts(best)
    faces = state.rules.figures.faces
    return Claim(need, least, faces[new], faces[old] if old >= 0 else 0)


def needed(state: Imperial, nation: int, seat: int, origin: int) -> int:
    """How much more this player, who is not due to govern, has to lend to be due."""
    sums = queries.sums_lent(state, nation)
    level = max(sums) - sums[seat]
    if level > 0 and queries.claimant(state, nation, origin, seat, level) == seat:
        return level
    return level + 1
