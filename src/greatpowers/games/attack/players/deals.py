"""Deals worth proposing: a card that is known to lie in a hand, for a card, for money, or both.

Both partners must gain, and about the same; so a partner who counts as we do accepts. What is not seen of his hand is
left out, so that a deal does not change with every guess while its draft is written item by item; but nobody is asked
whose guessed hand would lose by it. Each item is the next one of the best deal that the draft can become.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players.counting import BUSY, HELD, SUITS, Counting
from greatpowers.games.attack.rules import answers
from greatpowers.games.attack.rules.answers import MOST_TRADED, PASS, PRODUCTION
from greatpowers.games.attack.rules.cardrow import HAND, PUBLIC
from greatpowers.games.attack.rules.figures import ECONOMICS, FIRST_ROUTE, KINDS
from greatpowers.games.attack.rules.ongoing.talks import GIVEN, WANTED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import trade
from greatpowers.kernel.cards import PLACE_MASK, SEEN_SHIFT

NO_CARD: Final = -1
LEAST_GAIN: Final = 0.05
"""Points that a deal must bring to both."""
FAIR: Final = 0.5
"""The lower gain as a share of the higher one, at least."""


class Deal:
    """What the player to move gives and wants, and what both gain by it; `money` is given, wanted when below zero."""

    def __init__(self, partner: int, want: int, give: int, money: int, own: float, other: float) -> None:
        self.partner = partner
        self.want = want
        self.give = give
        self.money = money
        self.own = own
        self.other = other


class Bargain:
    """The deals of the player to move with a partner, of whose hand only what was seen counts, or all of a guess."""

    def __init__(self, counting: Counting, partner: int, guessed: bool) -> None:
        state = counting.state
        self.counting = counting
        self.state = state
        self.seat = state.turn
        self.partner = partner
        self.seen = PUBLIC | 1 << state.turn
        self.counts = counting.card_counts[:]
        self.sums = counting.card_sums[:]
        if not guessed:
            self.forget()
        self.rate: float = counting.scales.economy * counting.left
        self.per_point: float = counting.scales.treasury * counting.aging
        oil = state.certificates(self.seat)
        self.cost: float = counting.oil_worth(oil) - counting.oil_worth(oil - trade.price(state))
        """What the oil for the action is worth."""

    def forget(self) -> None:
        """Count only what was seen of the partner's hand."""
        state = self.state
        first = self.partner * HELD
        for slot in range(first, first + HELD):
            self.counts[slot] = 0
            self.sums[slot] = 0
        for number in range(len(state.cards)):
            code = state.cards[number]
            if code & PLACE_MASK == HAND + self.partner and code >> SEEN_SHIFT & self.seen:
                kind = state.figures.face[number]
                if is_tradable(kind):
                    self.add(kind, self.partner, 1)

    def best(self) -> Deal | None:
        """The deal that brings most, of those that the open draft can become."""
        state = self.state
        wanted = held_kinds(self.state, self.partner, self.seen)
        given = [NO_CARD, *held_kinds(self.state, self.seat, -1)]
        for kind in range(KINDS):
            if state.cards_in_draft(WANTED, kind) > 0:
                wanted = [kind]
            if state.cards_in_draft(GIVEN, kind) > 0:
                given = [kind]
        found: Deal | None = None
        for want in wanted:
            for give in given:
                if give == want:
                    continue
                own, other = self.gains(want, give)
                if own + other > self.cost + 2 * LEAST_GAIN:
                    money = self.balance(own - self.cost, other)
                    own -= self.cost + money * self.per_point
                    other += money * self.per_point
                    if min(own, other) > LEAST_GAIN and min(own, other) > FAIR * max(own, other):
                        if found is None or own > found.own:
                            found = Deal(self.partner, want, give, money, own, other)
        return found

    def gains(self, want: int, give: int) -> tuple[float, float]:
        """What both gain in production when these cards change hands."""
        own, other = self.production(self.seat), self.production(self.partner)
        self.swap(want, give, 1)
        own, other = self.production(self.seat) - own, self.production(self.partner) - other
        self.swap(want, give, -1)
        return self.rate * own, self.rate * other

    def production(self, seat: int) -> float:
        return self.counting.production(seat, self.counts, self.sums)

    def swap(self, want: int, give: int, way: int) -> None:
        """Count as if the cards had changed hands; -1 takes it back."""
        self.add(want, self.partner, -way)
        self.add(want, self.seat, way)
        if give != NO_CARD:
            self.add(give, self.seat, -way)
            self.add(give, self.partner, way)

    def add(self, kind: int, seat: int, copies: int) -> None:
        figures = self.state.figures
        slot = seat * HELD + (figures.suit[kind] if kind < ECONOMICS else SUITS)
        self.counts[slot] += copies
        self.sums[slot] += BUSY * copies * figures.value[kind]

    def balance(self, own: float, other: float) -> int:
        """Production points that make both gain the same, as far as the purses go."""
        state = self.state
        given, wanted = state.money_in_draft(GIVEN, PRODUCTION), state.money_in_draft(WANTED, PRODUCTION)
        if given > 0 or wanted > 0:
            return given - wanted
        money = round((own - other) / (2 * self.per_point))
        if money > 0:
            return min(money, MOST_TRADED, state.purse(self.seat))
        return -min(-money, MOST_TRADED, state.purse(self.partner))

    def next_item(self) -> int:
        """The answer that goes on with the draft: an item of the best deal, the proposal, or the end of the talks."""
        best, state = self.best(), self.state
        if best is None:
            return PASS
        if state.cards_in_draft(WANTED, best.want) == 0:
            return answers.WANT + best.want
        if best.give != NO_CARD and state.cards_in_draft(GIVEN, best.give) == 0:
            return answers.GIVE + best.give
        if best.money > 0 and state.money_in_draft(GIVEN, PRODUCTION) == 0:
            return answers.offer_money(GIVEN, PRODUCTION, best.money)
        if best.money < 0 and state.money_in_draft(WANTED, PRODUCTION) == 0:
            return answers.offer_money(WANTED, PRODUCTION, -best.money)
        return answers.PROPOSE


def is_tradable(kind: int) -> bool:
    """Economics cards and routes; politics cards are kept."""
    return kind < ECONOMICS or kind >= FIRST_ROUTE


def held_kinds(state: Attack, seat: int, seen: int) -> list[int]:
    """What can be traded of a hand as far as these have seen it, every kind once; -1 sees all."""
    found = [False] * KINDS
    for number in range(len(state.cards)):
        code = state.cards[number]
        if code & PLACE_MASK == HAND + seat and (seen < 0 or code >> SEEN_SHIFT & seen):
            found[state.figures.face[number]] = True
    return [kind for kind in range(KINDS) if found[kind] and is_tradable(kind)]


def best_deal(counting: Counting) -> Deal | None:
    """The best deal with anybody, once a turn: after a refusal nobody is asked again."""
    state = counting.state
    if state.seats < 3 or sum(state.refusals) > 0:
        return None
    found: Deal | None = None
    for partner in trade.partners(state, state.turn):
        deal = Bargain(counting, partner, False).best()
        if deal is not None and (found is None or deal.own > found.own):
            bargain = Bargain(counting, partner, True)
            if bargain.gains(deal.want, deal.give)[1] + deal.money * bargain.per_point > FAIR * deal.own:
                found = deal
    return found
