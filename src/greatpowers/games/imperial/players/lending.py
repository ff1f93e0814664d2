"""Which bonds are worth a look when a player can choose among many."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules.answers import PASS
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.queries import sums_lent
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.investing import parts, price

MOST_LOOKS: Final = 8
OFFICE: Final = 4.0
"""Rough worth of a government that changes hands by the loan."""


def best_bonds(state: Imperial, options: list[int], seat: int, values: list[float]) -> list[int]:
    """Pass and the loans that promise most by a rough count: interest times its worth, less the price."""
    yields = state.rules.figures.interest
    highest: list[int] = []
    own: list[int] = []
    for nation in range(NATIONS):
        lent = sums_lent(state, nation)
        own.append(lent[seat])
        highest.append(max(lent))
    kept: list[int] = []
    worths: list[float] = []
    for answer in options:
        if answer == PASS:
            continue
        nation, old, new = parts(answer)
        gained = yields[new] - (yields[old] if old >= 0 else 0)
        cost = price(state, answer)
        worth = float(gained) * values[nation] - float(cost)
        if state.government[nation] != seat and own[nation] + cost > highest[nation]:
            worth += OFFICE
        place = len(worths)
        while place > 0 and worths[place - 1] < worth:
            place -= 1
        if place < MOST_LOOKS:
            worths.insert(place, worth)
            kept.insert(place, answer)
            if len(kept) > MOST_LOOKS:
                worths.pop()
                kept.pop()
    if PASS in options:
        kept.append(PASS)
    return kept


def fair_shares(state: Imperial, options: list[int]) -> list[int]:
    """At the start: pass, and bonds that cost no more than a nation's share of all the money in the game."""
    money = state.rules.start_money * state.seats
    return [answer for answer in options if answer == PASS or price(state, answer) * NATIONS <= money]
