"""Regierungswechsel: who lent most governs; who governs nothing holds a Swiss Bank."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, queries
from greatpowers.games.imperial.rules.answers import MOST_SEATS
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import FROM_PLAYER
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.compensation import compensate
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import numbers


def settle_governments(state: Imperial, origin: int) -> None:
    """The player who lent most governs; who governs nothing holds a Swiss Bank, where the edition has them."""
    before = state.government[:]
    for nation in range(NATIONS):
        winner = queries.claimant(state, nation, origin)
        if winner != before[nation]:
            state.govern(nation, winner)
    if state.rules.figures.swiss_banks:
        for seat in range(state.seats):
            holds = 0 if queries.governs(state, seat) else 1
            if state.swiss_bank[seat] != holds:
                state.hold_swiss_bank(seat, holds)
    if state.rules.compensation > 0:
        compensate(state, before, origin)


class Governments(Step[Imperial]):
    """End of the investor turn: changes of government, Swiss Banks, then the investor card goes to the left."""

    def __init__(self) -> None:
        fields = frame({FROM_PLAYER: numbers("from_player", 0, MOST_SEATS - 1)})
        super().__init__(agenda.GOVERNMENTS, "governments", (), fields)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        settle_governments(state, state.arg(FROM_PLAYER))
        state.pass_investor_card((state.investor + 1) % state.seats)
        state.done()
