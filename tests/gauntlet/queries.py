"""The nouns of Gauntlet's rulebook: pure, and shared by steps, views and bots."""

from __future__ import annotations

from greatpowers.kernel.state import WIDTH
from tests.gauntlet import agenda
from tests.gauntlet.answers import GEM, KINDS, SILK
from tests.gauntlet.state import COPIES, NO_CARD, Gauntlet

POINTS = {SILK: 2, GEM: 4}


def cards(state: Gauntlet, seat: int) -> int:
    """How many cards a merchant holds; everybody can count them."""
    return sum(state.hand[seat * KINDS : (seat + 1) * KINDS])


def hidden(state: Gauntlet, seat: int) -> int:
    """How many of them do not lie open."""
    return cards(state, seat) - sum(state.open[seat * KINDS : (seat + 1) * KINDS])


def might_hold(state: Gauntlet, seat: int, card: int) -> bool:
    """Whether the table, from open cards and discards alone, must reckon with this card in this hand."""
    if state.lying(seat, card) > 0:
        return True
    loose = COPIES[card] - state.discard[card] - int(state.market == card)
    for owner in range(state.seats):
        loose -= state.lying(owner, card)
    return loose > 0 and hidden(state, seat) > 0


def promised(state: Gauntlet, seat: int) -> int:
    """Coins a merchant has put on the table: the leading bid, a price he named himself, gifts not yet answered."""
    total = 0
    for start in range(0, len(state.agenda), WIDTH):
        frame = state.agenda[start : start + WIDTH]
        if frame[0] == agenda.AUCTION and frame[2] == seat + 1:
            total += frame[3]
        named = frame[0] == agenda.REPLY and frame[4] % 2 == 1
        if (named or frame[0] == agenda.GIFT) and frame[1] == seat:
            total += frame[3] + 1
    return total


def free_coins(state: Gauntlet, seat: int) -> int:
    return state.purse(seat) - promised(state, seat)


def caravan(total: int) -> int:
    """What the bank pays every merchant for a roll."""
    if total <= 4:
        return 1
    return 2 if total <= 9 else 3


def clockwise(state: Gauntlet, first: int) -> list[int]:
    return [(first + offset) % state.seats for offset in range(state.seats)]


def score(state: Gauntlet, seat: int) -> int:
    return state.purse(seat) + sum(points * state.held(seat, card) for card, points in POINTS.items())


def ranking(state: Gauntlet) -> list[int]:
    """Most points, then most gems; who is equal in both shares the rank."""
    rows = [(score(state, seat), state.held(seat, GEM)) for seat in range(state.seats)]
    return [1 + sum(other > row for other in rows) for row in rows]


def in_play(state: Gauntlet, card: int) -> int:
    """Every card of a kind, wherever it is."""
    held = sum(state.held(seat, card) for seat in range(state.seats))
    market = int(state.market != NO_CARD and state.market == card)
    return state.bag[card] + state.discard[card] + held + market
