"""Accounts for the laws of conservation, and what always holds."""

from __future__ import annotations

from tests.gauntlet import events, queries
from tests.gauntlet.answers import CARDS, KINDS
from tests.gauntlet.state import ALL_COINS, COPIES, Gauntlet


def ledger(state: Gauntlet) -> dict[str, int]:
    accounts: dict[str, int] = {events.ACCOUNTS[number]: coins for number, coins in enumerate(state.coins)}
    for card, name in enumerate(CARDS):
        accounts[f"bag {name}"] = state.bag[card]
        accounts[f"discard {name}"] = state.discard[card]
        accounts[f"market {name}"] = int(state.market == card)
        for seat in range(state.seats):
            accounts[f"{seat} {name}"] = state.held(seat, card)
    return accounts


def effects(event: list[int]) -> list[tuple[str, int]]:
    kind, one, two, three = event[0], event[1], event[2], event[3]
    if kind == events.PAID:
        return [(events.ACCOUNTS[one], -three), (events.ACCOUNTS[two], three)]
    if kind == events.DREW:
        return moved("bag", str(one), two)
    if kind == events.TURNED_UP:
        return moved("bag", "market", one)
    if kind == events.WON:
        return moved("market", str(one), two)
    if kind == events.UNSOLD:
        return moved("market", "discard", one)
    if kind == events.PLAYED:
        return moved(str(one), "discard", two)
    if kind == events.SOLD:
        return moved(str(one), str(two), three)
    return []


def moved(origin: str, target: str, card: int) -> list[tuple[str, int]]:
    return [(f"{origin} {CARDS[card]}", -1), (f"{target} {CARDS[card]}", 1)]


def broken(state: Gauntlet) -> str:
    """Coins and cards are all there, nobody owes, and nobody is sure of a card that is not there."""
    if sum(state.coins) != ALL_COINS or min(state.coins) < 0:
        return f"the coins are {state.coins}"
    for card in range(KINDS):
        if queries.in_play(state, card) != COPIES[card]:
            return f"there are {queries.in_play(state, card)} cards of {CARDS[card]}"
        if state.bag[card] < 0:
            return f"the bag has {state.bag[card]} cards of {CARDS[card]}"
    for seat in range(state.seats):
        if queries.free_coins(state, seat) < 0:
            return f"player {seat} has promised more than he has"
        for card in range(KINDS):
            held, lying = state.held(seat, card), state.lying(seat, card)
            known = [state.known(observer, seat, card) for observer in range(state.seats)]
            if not 0 <= lying <= min(known) or max(known) > held:
                return f"player {seat} holds {held} {CARDS[card]}, open {lying}, known {known}"
    return ""
