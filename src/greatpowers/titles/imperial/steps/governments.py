"""Regierungswechsel: who lent most governs; who governs nothing holds a Swiss Bank."""

from __future__ import annotations

from greatpowers.kernel.step import Step
from greatpowers.kernel.values import numbers
from greatpowers.titles.imperial import queries
from greatpowers.titles.imperial.answers import MOST_SEATS
from greatpowers.titles.imperial.board import NATIONS
from greatpowers.titles.imperial.state import NO_SEAT, Imperial


def settle_governments(state: Imperial, origin: int) -> None:
    """A strictly higher sum takes the government; equal challengers: first clockwise from `origin`, itself first."""
    for nation in range(NATIONS):
        holder = state.government[nation]
        totals = queries.sums_lent(state, nation)
        best = 0 if holder == NO_SEAT else totals[holder]
        winner = holder
        for place in range(state.seats):
            seat = (origin + place) % state.seats
            if totals[seat] > best:
                best = totals[seat]
                winner = seat
        if winner != holder:
            state.govern(nation, winner)
    for seat in range(state.seats):
        holds = 0 if queries.governs(state, seat) else 1
        if state.swiss_bank[seat] != holds:
            state.hold_swiss_bank(seat, holds)


class Governments(Step[Imperial]):
    """End of the investor turn: changes of government, Swiss Banks, then the investor card goes to the left."""

    def __init__(self) -> None:
        super().__init__("governments", (), (numbers("from_player", 0, MOST_SEATS - 1),))

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        settle_governments(state, state.arg(1))
        state.pass_investor_card((state.investor + 1) % state.seats)
        state.done()

    def fault(self, state: Imperial) -> str:
        return "" if state.arg(1) < state.seats and state.investor != NO_SEAT else "nobody holds the investor card"
