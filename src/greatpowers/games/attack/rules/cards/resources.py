"""Cards that bring something at once or take something from an economy."""

from __future__ import annotations

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.answers import OIL_MONEY, PRODUCTION
from greatpowers.games.attack.rules.cards.card import ONE_VICTIM, Card
from greatpowers.games.attack.rules.figures import POLITICS_DECK
from greatpowers.games.attack.rules.pieces import BANK, PURSE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import hands
from greatpowers.games.attack.rules.steps.gains import Draw, Levy


class FriendshipTreaty(Card):
    """Freundschaftsvertrag: diplomacy is easier in this turn; several add up (ATK-151)."""

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        state.befriend()


class WarBonds(Card):
    """Kriegsanleihen: 15 production points."""

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        state.pay(BANK, PURSE + seat, PRODUCTION, self.figure(state, "production"), events.FOR_CARD)


class OilConcession(Card):
    """Ölkonzession: 6 oil."""

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        state.pay(BANK, PURSE + seat, OIL_MONEY, self.figure(state, "oil"), events.FOR_CARD)


class Embargo(Card):
    """Embargo: two random economics cards of an opponent are idle, and nobody trades with him (ATK-152)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ONE_VICTIM)

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        state.bar_trade(one)
        hands.Embargo.open(state, seat, one, self.figure(state, "cards"))


class Mobilization(Card):
    """Mobilmachung: two free infantry into regions of one's own."""

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        Levy.open(state, self.figure(state, "infantry"))


class Summit(Card):
    """Gipfelkonferenz: two politics cards, the last of an action (ATK-177); it is not shuffled for itself (ATK-106)."""

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        Draw.open(state, POLITICS_DECK, seat, self.figure(state, "cards"))
