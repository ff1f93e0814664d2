"""The nouns of Toy's rulebook: pure, and shared by steps, views and bots."""

from __future__ import annotations

from greatpowers.kernel.state import WIDTH
from tests.toy.rules import codes
from tests.toy.rules.answers import CARDS, GEM, KINDS, SILK
from tests.toy.rules.state import ALL_COINS, COPIES, NO_CARD, Toy

POINTS = {SILK: 2, GEM: 4}


def cards(state: Toy, seat: int) -> int:
    """How many cards a merchant holds; everybody can count them."""
    return sum(state.hand[seat * KINDS : (seat + 1) * KINDS])


def hidden(state: Toy, seat: int) -> int:
    """How many of them do not lie open."""
    return cards(state, seat) - sum(state.open[seat * KINDS : (seat + 1) * KINDS])


def might_hold(state: Toy, seat: int, card: int) -> bool:
    """Whether the table, from open cards and discards alone, must reckon with this card in this hand."""
    if state.lying(seat, card) > 0:
        return True
    loose = COPIES[card] - state.discard[card] - int(state.market == card)
    for owner in range(state.seats):
        loose -= state.lying(owner, card)
    return loose > 0 and hidden(state, seat) > 0


def promised(state: Toy, seat: int) -> int:
    """Coins a merchant has put on the table: the leading bid, a price he named himself, gifts not yet answered."""
    total = 0
    for start in range(0, len(state.agenda), WIDTH):
        frame = state.agenda[start : start + WIDTH]
        step = frame[0]
        if step == codes.AUCTION and frame[codes.LEADER] == seat + 1:
            total += frame[codes.PRICE]
        if step == codes.REPLY and frame[codes.COUNTERS] % 2 == 1 and frame[codes.RIVAL] == seat:
            total += frame[codes.PRICE] + 1
        if step == codes.GIFT and frame[codes.GIVER] == seat:
            total += frame[codes.COINS] + 1
    return total


def free_coins(state: Toy, seat: int) -> int:
    return state.purse(seat) - promised(state, seat)


def caravan(total: int) -> int:
    """What the bank pays every merchant for a roll."""
    if total <= 4:
        return 1
    return 2 if total <= 9 else 3


def clockwise(state: Toy, first: int) -> list[int]:
    return [(first + offset) % state.seats for offset in range(state.seats)]


def score(state: Toy, seat: int) -> int:
    return state.purse(seat) + sum(points * state.held(seat, card) for card, points in POINTS.items())


def ranking(state: Toy) -> list[int]:
    """Most points, then most gems; who is equal in both shares the rank."""
    rows = [(score(state, seat), state.held(seat, GEM)) for seat in range(state.seats)]
    return [1 + sum(other > row for other in rows) for row in rows]


def in_play(state: Toy, card: int) -> int:
    """Every card of a kind, wherever it is."""
    held = sum(state.held(seat, card) for seat in range(state.seats))
    market = int(state.market != NO_CARD and state.market == card)
    return state.bag[card] + state.discard[card] + held + market


# the books that the laws of conservation check


def ledger(state: Toy) -> dict[str, int]:
    accounts: dict[str, int] = {codes.ACCOUNTS[number]: coins for number, coins in enumerate(state.coins)}
    for card, name in enumerate(CARDS):
        accounts[f"bag {name}"] = state.bag[card]
        accounts[f"discard {name}"] = state.discard[card]
        accounts[f"market {name}"] = int(state.market == card)
        for seat in range(state.seats):
            accounts[f"{seat} {name}"] = state.held(seat, card)
    return accounts


def effects(event: list[int]) -> list[tuple[str, int]]:
    kind, one, two, three = event[0], event[1], event[2], event[3]
    if kind == codes.PAID:
        return [(codes.ACCOUNTS[one], -three), (codes.ACCOUNTS[two], three)]
    if kind == codes.DREW:
        return moved("bag", str(one), two)
    if kind == codes.TURNED_UP:
        return moved("bag", "market", one)
    if kind == codes.WON:
        return moved("market", str(one), two)
    if kind == codes.UNSOLD:
        return moved("market", "discard", one)
    if kind == codes.PLAYED:
        return moved(str(one), "discard", two)
    if kind == codes.SOLD:
        return moved(str(one), str(two), three)
    return []


def moved(origin: str, target: str, card: int) -> list[tuple[str, int]]:
    return [(f"{origin} {CARDS[card]}", -1), (f"{target} {CARDS[card]}", 1)]


def broken(state: Toy) -> str:
    """Coins and cards are all there, nobody owes, and nobody is sure of a card that is not there."""
    if sum(state.coins) != ALL_COINS or min(state.coins) < 0:
        return f"the coins are {state.coins}"
    for card in range(KINDS):
        if in_play(state, card) != COPIES[card]:
            return f"there are {in_play(state, card)} cards of {CARDS[card]}"
        if state.bag[card] < 0:
            return f"the bag has {state.bag[card]} cards of {CARDS[card]}"
    for seat in range(state.seats):
        if free_coins(state, seat) < 0:
            return f"player {seat} has promised more than he has"
        for card in range(KINDS):
            held, lying = state.held(seat, card), state.lying(seat, card)
            known = [state.known(observer, seat, card) for observer in range(state.seats)]
            if not 0 <= lying <= min(known) or max(known) > held:
                return f"player {seat} holds {held} {CARDS[card]}, open {lying}, known {known}"
    return ""
