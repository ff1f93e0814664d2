"""What every providence card with a text has: when it may be played, at whom, what it counts, what it does."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import deck, frames, reasons
from greatpowers.games.imperialism.rules.answers import NOTHING
from greatpowers.games.imperialism.rules.deck import TRACKS, card_number
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.kernel.values import in_order

INTRIGUE: Final = 0
BEFORE_GOOD: Final = 1
AFTER_COLONY: Final = 2
AFTER_WAR: Final = 3
AFTER_DEVELOPMENT: Final = 4
UNDER_ATTACK: Final = 5
OWN_TURN: Final = 6
REPLY: Final = 7
DECLARING: Final = 8

FROM_START: Final = 8
"""Below it are the goods."""
FROM_CALVINISM: Final = 9
FROM_CARD: Final = 10
"""From here on the providence cards."""
SOURCES: Final = in_order(
    {
        **dict(enumerate(deck.GOODS)),
        FROM_START: "start",
        FROM_CALVINISM: "calvinism",
        **dict(enumerate(deck.PROVIDENCE_IDS, FROM_CARD)),
    }
)
"""What offers somebody a step on a track or a card from the discards."""

ANY_CARD: Final = 0
WAR_CARD: Final = 1
EVENT_CARD: Final = 2
WANTED: Final = in_order({ANY_CARD: "any", WAR_CARD: "war", EVENT_CARD: "event"})


def tracks_mask(*names: str) -> int:
    """Tracks as bits, for an offer to raise one of them."""
    return sum(1 << TRACKS.index(name) for name in names)


WORKS: Final = tracks_mask("food", "textiles", "arms", "shipyards")
"""The goods that Reformer and Civil War can raise."""


class Card:
    """A kind of providence card. Those that aim at somebody take an opponent; some let their player choose what they
    count.
    """

    def __init__(self, name: str, window: int, counts: tuple[int, ...] = (NOTHING,), aimed: bool = False) -> None:
        self.name = name
        self.number: int = card_number(name)
        self.window = window
        self.counts = counts
        self.aimed = aimed

    def refusal(self, state: Imperialism, seat: int, target: int, count: int) -> int:
        """The card's own conditions, when it is held, in its window, aimed and counted rightly."""
        return reasons.LEGAL

    def play(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        """Out of the hand; events wait for a reply first."""
        frames.announce(state, seat, self.number, target, count)

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        """What an event does when nobody cancelled it."""

    def offer_raise(self, state: Imperialism, seat: int, price: int, tracks: int) -> None:
        frames.open_raise(state, seat, price, tracks, FROM_CARD + self.number)

    def offer_fetch(self, state: Imperialism, seat: int, wanted: int) -> None:
        frames.open_fetch(state, seat, wanted, FROM_CARD + self.number)

    def figure(self, state: Imperialism, name: str) -> int:
        return state.deck.figures[self.number][name]
