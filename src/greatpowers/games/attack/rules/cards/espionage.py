"""The seven cards of espionage: five that are announced against somebody, and two that answer them."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import figures, reasons
from greatpowers.games.attack.rules.cards.card import ONE_VICTIM, TWO_VICTIMS, Block, Card
from greatpowers.games.attack.rules.figures import POLITICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.hands import Pick, Purge, Theft

CODE_BREAKING: Final = figures.technology("code_breaking")


class Spying(Card):
    """A spy needs victims with politics cards. Missing cards are not replaced (ATK-144, ATK-145).

    Whoever has Code Breaking need not fear Counter Espionage against the cards it shields (ATK-153).
    """

    def __init__(self, name: str, victims: int, shielded: bool) -> None:
        super().__init__(name, victims)
        self.shielded = shielded

    def refusal(self, state: Attack, seat: int, one: int, two: int) -> int:
        for victim in (one, two):
            if victim >= 0 and state.hand_size(victim, POLITICS_DECK) == 0:
                return reasons.HAND_EMPTY
        return reasons.LEGAL

    def look_and_pick(self, state: Attack, seat: int, one: int, two: int, count: int) -> None:
        """See the hands that were named, then take."""
        for victim in (one, two):
            if victim >= 0 and state.hand_size(victim, POLITICS_DECK) > 0:
                state.look(seat, victim, POLITICS_DECK)
        Pick.open(state, seat, one, two, count)


class Spy(Spying):
    """Spion: one random politics card of an opponent."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ONE_VICTIM, shielded=True)

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        Theft.open(state, seat, one, 1)


class MasterSpy(Spying):
    """Meisterspion: look at an opponent's politics cards and take one of choice."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ONE_VICTIM, shielded=True)

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        self.look_and_pick(state, seat, one, two, 1)


class SpyRing(Spying):
    """Spionagering: two random politics cards, both of one opponent or one each of two."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TWO_VICTIMS, shielded=False)

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        count = self.figure(state, "cards")
        if two >= 0:
            Theft.open(state, seat, two, count // 2)
            count -= count // 2
        Theft.open(state, seat, one, count)


class MasterSpyRing(Spying):
    """Meisterspionagering: look at the politics cards of one or two opponents and take two of choice in all."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TWO_VICTIMS, shielded=False)

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        self.look_and_pick(state, seat, one, two, self.figure(state, "cards"))


class Assassin(Card):
    """Attentäter: two random cards onto the open discards, and no politics cards in the next turn (ATK-146)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ONE_VICTIM)

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        state.bar_politics(one)
        Purge.open(state, seat, one, self.figure(state, "cards"))


class Answer(Block):
    """A BLOCK card against a politics card just announced."""

    def answer_refusal(self, state: Attack, card: Card, announcer: int) -> int:
        """Whether this answers that card at all, whoever holds it."""
        raise NotImplementedError

    def answer(self, state: Attack, card: Card, seat: int, announcer: int) -> None:
        """What becomes of the announced card."""


class CounterEspionage(Answer):
    """Gegenspionage: cancels Spy, Master Spy or Assassin, whoever the victim is."""

    def answer_refusal(self, state: Attack, card: Card, announcer: int) -> int:
        shielded = isinstance(card, Spying) and card.shielded and state.has(announcer, CODE_BREAKING)
        stops = state.figures.is_countered[card.number] and not shielded
        return reasons.LEGAL if stops else reasons.NOT_COUNTERED


class DoubleAgent(Answer):
    """Doppelagent: the blocker carries the spying out himself, against the announcer alone (ATK-147)."""

    def answer_refusal(self, state: Attack, card: Card, announcer: int) -> int:
        return reasons.LEGAL if state.figures.is_turned[card.number] else reasons.NOT_TURNED

    def answer(self, state: Attack, card: Card, seat: int, announcer: int) -> None:
        card.carry_out(state, seat, announcer, -1)
