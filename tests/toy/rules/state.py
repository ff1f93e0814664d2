"""The state of a game of Toy, and the gates through which alone it changes."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.state import State
from greatpowers.kernel.values import Value
from tests.toy.rules import codes
from tests.toy.rules.answers import KINDS

BANK: Final = 0
PURSE: Final = 1
"""Account of the first merchant."""
ALL_COINS: Final = 100
START_COINS: Final = 8
COPIES: Final = (8, 4, 7, 5)
"""How many cards there are of each kind."""
NO_CARD: Final = -1


class Toy(State):
    """Cards of a kind are alike, so hands and bag are counts: `hand[seat * KINDS + card]`.

    `open` counts the cards of a hand that lie face up. `seen` is who has seen which card: what an observer knows of an
    owner's hand, open cards included, at `(observer * seats + owner) * KINDS + card`.
    """

    captain: int
    market: int
    coins: list[int]
    bag: list[int]
    discard: list[int]
    hand: list[int]
    open: list[int]
    seen: list[int]

    def __init__(self, seats: int, options: dict[str, Value | bool], source: Toy | None = None) -> None:
        super().__init__(seats, source)
        self.options = options
        if source is None:
            self.captain = 0
            self.market = NO_CARD
            self.coins = [ALL_COINS, *([0] * seats)]
            self.bag = list(COPIES)
            self.discard = [0] * KINDS
            self.hand = [0] * (seats * KINDS)
            self.open = [0] * (seats * KINDS)
            self.seen = [0] * (seats * seats * KINDS)
        else:
            self.captain = source.captain
            self.market = source.market
            self.coins = source.coins.copy()
            self.bag = source.bag.copy()
            self.discard = source.discard.copy()
            self.hand = source.hand.copy()
            self.open = source.open.copy()
            self.seen = source.seen.copy()

    def copy(self) -> Toy:
        return Toy(self.seats, self.options, self)

    def key(self) -> list[int]:
        return [
            *self.kernel_key(),
            self.captain,
            self.market,
            *self.coins,
            *self.bag,
            *self.discard,
            *self.hand,
            *self.open,
            *self.seen,
        ]

    # reading

    def purse(self, seat: int) -> int:
        return self.coins[PURSE + seat]

    def held(self, seat: int, card: int) -> int:
        return self.hand[seat * KINDS + card]

    def lying(self, seat: int, card: int) -> int:
        return self.open[seat * KINDS + card]

    def known(self, observer: int, owner: int, card: int) -> int:
        """How many cards of this kind `observer` is sure of in this hand; a spectator (negative) knows open ones."""
        if observer < 0:
            return self.lying(owner, card)
        if observer == owner:
            return self.held(owner, card)
        return self.seen[(observer * self.seats + owner) * KINDS + card]

    # gates: coins

    def pay(self, payer: int, payee: int, coins: int, purpose: int) -> None:
        if coins > 0:
            self.coins[payer] -= coins
            self.coins[payee] += coins
            self.note(codes.PAID, payer, payee, coins, purpose)

    # gates: cards

    def draw(self, seat: int, card: int) -> None:
        """Out of the bag into a hand; only its owner sees it."""
        self.bag[card] -= 1
        self.hand[seat * KINDS + card] += 1
        self.note(codes.DREW, seat, card)

    def peek(self, spy: int, rival: int, card: int) -> None:
        """One card of the rival's that does not lie open is seen by the spy alone."""
        self._learn(spy, rival, card, self.lying(rival, card) + 1)
        self.note(codes.PEEKED, spy, rival, card)

    def show(self, seat: int, card: int) -> None:
        """Another card of this kind lies open from now on."""
        here = seat * KINDS + card
        self.open[here] += 1
        for observer in range(self.seats):
            self._learn(observer, seat, card, self.open[here])
        self.note(codes.SHOWED, seat, card)
        self.reveal()

    def turn_up(self, card: int) -> None:
        self.bag[card] -= 1
        self.market = card
        self.note(codes.TURNED_UP, card)

    def win(self, seat: int) -> None:
        card = self.market
        self.market = NO_CARD
        self.note(codes.WON, seat, card)
        self._take_openly(seat, card)

    def leave_unsold(self) -> None:
        self.discard[self.market] += 1
        self.note(codes.UNSOLD, self.market)
        self.market = NO_CARD

    def play_card(self, seat: int, card: int) -> None:
        """Out of a hand onto the discards; if one lies open, it is that one."""
        self._hand_over(seat, card)
        self.discard[card] += 1
        self.note(codes.PLAYED, seat, card)
        self.reveal()

    def sell(self, seller: int, buyer: int, card: int) -> None:
        self._hand_over(seller, card)
        self.note(codes.SOLD, seller, buyer, card)
        self._take_openly(buyer, card)

    def _take_openly(self, seat: int, card: int) -> None:
        self.hand[seat * KINDS + card] += 1
        self.open[seat * KINDS + card] += 1
        for observer in range(self.seats):
            if observer != seat:
                self.seen[(observer * self.seats + seat) * KINDS + card] += 1

    def _hand_over(self, seat: int, card: int) -> None:
        """A card leaves a hand: whoever was sure of n is now sure of n - 1."""
        here = seat * KINDS + card
        self.hand[here] -= 1
        self.open[here] = max(self.open[here] - 1, 0)
        for observer in range(self.seats):
            there = (observer * self.seats + seat) * KINDS + card
            self.seen[there] = max(self.seen[there] - 1, 0)

    def _learn(self, observer: int, owner: int, card: int, count: int) -> None:
        there = (observer * self.seats + owner) * KINDS + card
        if observer != owner and self.seen[there] < count:
            self.seen[there] = count

    # gates: offices

    def lead(self, seat: int) -> None:
        self.captain = seat
        self.note(codes.LED, seat)
