"""Talks about a trade: the draft of a deal, and how often partners refused or countered."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.answers import MONEYS
from greatpowers.games.attack.rules.figures import KINDS
from greatpowers.games.attack.rules.ongoing.bombing import Bombing

GIVEN: Final = 0
WANTED: Final = 1
"""The sides of a draft, as its proposer sees it."""

MONEY_SLOTS: Final = 2 * len(MONEYS)
DEAL: Final = MONEY_SLOTS + 2 * KINDS
"""Ints of a draft: money given, money wanted, cards given, cards wanted."""


class Talks(Bombing):
    """One draft at a time, between the player to move and a partner.

    `trading` says that this Trade was paid by a deal. `refusals` and `counter_offers` count for each partner.
    """

    trading: int
    refusals: list[int]
    counter_offers: list[int]
    deal: list[int]

    def copy_talks(self, source: Talks) -> None:
        self.trading = source.trading
        self.refusals = source.refusals.copy()
        self.counter_offers = source.counter_offers.copy()
        self.deal = source.deal.copy()

    # reading

    def money_in_draft(self, side: int, money: int) -> int:
        return self.deal[side * len(MONEYS) + money]

    def cards_in_draft(self, side: int, kind: int) -> int:
        return self.deal[MONEY_SLOTS + side * KINDS + kind]

    def all_cards_in_draft(self, side: int) -> int:
        first = MONEY_SLOTS + side * KINDS
        return sum(self.deal[first : first + KINDS])

    # gates

    def begin_talks(self) -> None:
        """A new turn: nobody has refused or countered anything."""
        self.trading = 0
        self.refusals = [0] * self.seats
        self.forget_counters()

    def forget_counters(self) -> None:
        """Counter-offers count within one Trade."""
        self.counter_offers = [0] * self.seats

    def forget_draft(self) -> None:
        self.deal = [0] * DEAL

    def draft_money(self, side: int, money: int, amount: int) -> None:
        self.deal[side * len(MONEYS) + money] = amount

    def draft_card(self, side: int, kind: int) -> None:
        self.deal[MONEY_SLOTS + side * KINDS + kind] += 1

    def refuse(self, seat: int, partner: int) -> None:
        """Talks with a partner of the active player come to nothing, whoever of the two says so (ATK-156)."""
        self.refusals[partner] += 1
        self.note(events.ANSWERED, seat, 0)

    def end_talks(self, partner: int, counter_offers: int) -> None:
        """The draft is gone; how many counter-offers there were counts on for this Trade."""
        self.counter_offers[partner] = counter_offers
        self.forget_draft()
