"""Imperial 2006: who takes a nation without power points from a player's last government pays him 1."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, events, queries
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import MOVED, STEP
from greatpowers.games.imperial.rules.state import CASH, NO_SEAT, Imperial
from greatpowers.kernel.state import WIDTH


def claimants(state: Imperial, origin: int) -> list[int]:
    """Who would govern each nation if the governments were checked now."""
    return [queries.claimant(state, nation, origin) for nation in range(NATIONS)]


def payers(state: Imperial, before: list[int], after: list[int], origin: int) -> list[tuple[int, int]]:
    """Who pays whom: for each player who loses his last government, the one who took it.

    If he loses several at once, the taker who invested last pays; only for a nation without power points (IMP-38)."""
    pairs: list[tuple[int, int]] = []
    for loser in range(state.seats):
        if loser not in before or loser in after:
            continue
        lost = [nation for nation in range(NATIONS) if before[nation] == loser]
        last = max(lost, key=lambda nation: ((after[nation] - origin) % state.seats, nation))
        if state.power[last] == 0:
            pairs.append((after[last], loser))
    return pairs


def compensate(state: Imperial, before: list[int], origin: int) -> None:
    """At the check the new government pays, once for each player who lost his last one."""
    for payer, loser in payers(state, before, state.government, origin):
        amount = min(state.rules.compensation, state.cash(payer))
        state.pay(CASH + payer, CASH + loser, amount, events.COMPENSATION)


def investing_origin(state: Imperial) -> int:
    """From whom challengers with equal sums are counted: the card holder, or the government of the nation that moved
    last; before the game, where there is neither, seat 0."""
    if state.rules.investor_card:
        return max(state.investor, 0)
    moved = state.nation
    for number in range(len(state.agenda) // WIDTH):
        if state.frame_arg(number, STEP) == agenda.LENDING:
            moved = state.frame_arg(number, MOVED)
    return max(state.government[moved], 0)


def compensation_owed(state: Imperial, seat: int) -> int:
    """What this player would have to pay if the governments were checked now."""
    origin = investing_origin(state)
    pairs = payers(state, state.government, claimants(state, origin), origin)
    return state.rules.compensation * sum(1 for payer, _ in pairs if payer == seat)


def compensation_due(state: Imperial, seat: int, nation: int, amount: int) -> int:
    """What lending `amount` more to this nation would cost on top, tested with all purchases of this turn (IMP-38)."""
    holder = state.government[nation]
    if state.rules.compensation == 0 or holder in (NO_SEAT, seat) or state.power[nation] > 0:
        return 0
    origin = investing_origin(state)
    after = claimants(state, origin)
    after[nation] = queries.claimant(state, nation, origin, seat, amount)
    pairs = payers(state, state.government, after, origin)
    return state.rules.compensation * sum(1 for payer, _ in pairs if payer == seat)
