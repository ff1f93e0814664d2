"""What every politics card has: how many victims it names, when it may be played, what it does."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import figures, reasons
from greatpowers.games.attack.rules.figures import ACTION_CARD, FIRST_POLITICS
from greatpowers.games.attack.rules.state import Attack

NOBODY_NAMED: Final = 0
ONE_VICTIM: Final = 1
TWO_VICTIMS: Final = 2
"""How many victims a card can name at most; a card that names any needs one at least."""


class Card:
    """A politics card. `kind` counts through all decks, `number` through the politics cards only."""

    def __init__(self, name: str, victims: int = NOBODY_NAMED) -> None:
        self.name = name
        self.kind: int = figures.politics(name)
        self.number: int = self.kind - FIRST_POLITICS
        self.victims = victims

    def refusal(self, state: Attack, seat: int, one: int, two: int) -> int:
        """The card's own conditions, when it is held and its victims are named rightly (ATK-144)."""
        return reasons.LEGAL

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        """What the card does for this player. The card itself lies on the table until all of it is done (ATK-106)."""

    def figure(self, state: Attack, name: str) -> int:
        return state.figures.card_figures[self.number][name]

    def has_eagle(self, state: Attack) -> bool:
        return state.figures.has_eagle[self.number]

    def is_action(self, state: Attack) -> bool:
        return state.figures.card_kind[self.number] == ACTION_CARD

    def can_be_answered(self, state: Attack) -> bool:
        """Only espionage opens a window for BLOCK cards (ATK-142)."""
        return state.figures.is_countered[self.number] or state.figures.is_turned[self.number]


class Block(Card):
    """A BLOCK card is played in the actions of others only, free of charge, and opens no window (ATK-37, ATK-144)."""


class LeagueProtest(Block):
    """Völkerbundprotest: units that attack a neutral go back; the Move asks for it (ATK-114)."""


class StormAtSea(Block):
    """Sturm auf See: land units on one lane or across one zone go back; the Move asks for it (ATK-115)."""
