"""The cards of a game of Imperialism: where each lies, who has seen it, and the gates that move it."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import events
from greatpowers.games.imperialism.rules.deck import CARDS, PROVIDENCE, PROVIDENCE_CARDS, TERRITORY, Rules
from greatpowers.kernel.cards import PLACE_MASK, SEEN_SHIFT, CardRow

PILE: Final = 0
DISCARDS: Final = 1
ON_DISPLAY: Final = 2
ON_TABLE: Final = 3
"""Played and not yet resolved."""
HAND: Final = 4
FRONT: Final = 8
"""Before a player: a power card, or a territory."""
TOP_OF_PILE: Final = 12
"""Starting territories lie on top of the others."""

PUBLIC: Final = 16
"""Everybody has seen this card, spectators too. The bits below are seats."""
EVENT_BIT: Final = 1 << 9
"""Everybody knows that this card in a hand is an event card, though perhaps not which."""
DRAWN_SHIFT: Final = 10


class DeckRow(CardRow):
    """The 88 cards. A card's code says, beside its place and who has seen it there, whether all know it for an event,
    and for a card in a hand from which pile it was drawn. All of this but the face is public (RTD-64); the faces of a
    hand are known to its owner and to those who have seen them. `piles` counts how often each pile has been made.
    """

    piles: list[int]

    def __init__(self, rules: Rules, source: DeckRow | None) -> None:
        super().__init__(rules.seats, rules.deck.kinds, source)
        self.rules = rules
        self.deck = rules.deck

    def lay_cards(self) -> None:
        """All cards in their piles, the starting territories on top."""
        self.piles = [0, 1]
        starting = [TOP_OF_PILE if self.deck.is_starting[land] else PILE for land in range(CARDS - PROVIDENCE_CARDS)]
        self.cards = [PILE] * self.kinds.first[PROVIDENCE_CARDS] + starting
        self.recount()

    # reading

    def holds(self, seat: int, card: int) -> bool:
        return self.lies_at(card, HAND + seat)

    def hides(self, owner: int, card: int, seat: int) -> bool:
        """Whether a hand has a copy of a card that somebody else does not know there."""
        known = self.known_by(seat)
        for number in range(self.kinds.first[card], self.kinds.first[card + 1]):
            code = self.cards[number]
            if code & PLACE_MASK == HAND + owner and not code & known:
                return True
        return False

    def hand_size(self, seat: int) -> int:
        return self.size(PROVIDENCE, HAND + seat) + self.size(TERRITORY, HAND + seat)

    # gates

    def _move(self, card: int, origin: int, target: int, seen: int = 0, drawn: int = 0) -> None:
        code = drawn << DRAWN_SHIFT | seen << SEEN_SHIFT | target
        self._put(card, self._copy_at(card, origin), code)

    def draw(self, seat: int, card: int) -> None:
        """From its draw pile into a hand; only its owner sees it."""
        if card < PROVIDENCE_CARDS:
            self._move(card, PILE, HAND + seat, 0, self.piles[PROVIDENCE])
        elif self.count_at(card, TOP_OF_PILE) > 0:
            self._move(card, TOP_OF_PILE, HAND + seat)
        else:
            self._move(card, PILE, HAND + seat, 0, self.piles[TERRITORY])
        self.note(events.DREW, seat, card)

    def turn_up(self, card: int) -> None:
        """From the draw pile onto the display."""
        self._move(card, TOP_OF_PILE if self.count_at(card, TOP_OF_PILE) > 0 else PILE, ON_DISPLAY)
        self.note(events.TURNED_UP, card - PROVIDENCE_CARDS)

    def take_displayed(self, seat: int, card: int) -> None:
        self._move(card, ON_DISPLAY, HAND + seat, self.all_but(seat), self.piles[TERRITORY])
        self.note(events.TOOK, seat, card - PROVIDENCE_CARDS)

    def discard(self, seat: int, card: int) -> None:
        """From a hand to its discards. Whoever discards learns nothing, so it can be taken back until something is
        drawn; what the others have seen of it they keep, which is the owner's loss alone."""
        self._move(card, HAND + seat, DISCARDS)
        self.note(events.DISCARDED, seat, card)

    def rebuild(self, pile: int) -> None:
        """The discards become the new draw pile."""
        self.piles[pile] += 1
        first, last = (0, PROVIDENCE_CARDS) if pile == PROVIDENCE else (PROVIDENCE_CARDS, CARDS)
        for card in self.kinds_at(DISCARDS, first, last):
            copies = self.count_at(card, DISCARDS)
            for _ in range(copies):
                self._move(card, DISCARDS, PILE)
            self.note(events.REBUILT, card, copies)

    def play_card(self, seat: int, card: int, target: int, count: int) -> None:
        """Out of a hand onto the table, for all to see."""
        self._move(card, HAND + seat, ON_TABLE)
        self.note(events.PLAYED, seat, card, target + 1, count)
        self.reveal()

    def spend(self, card: int) -> None:
        """What was played goes to the discards."""
        self._move(card, ON_TABLE, DISCARDS)
        self.note(events.SPENT, card)

    def fetch(self, seat: int, card: int) -> None:
        """From the providence discards into a hand, shown to all."""
        self._move(card, DISCARDS, HAND + seat, self.all_but(seat), self.piles[PROVIDENCE])
        self.note(events.FETCHED, seat, card)

    def look(self, seat: int, owner: int) -> None:
        """All cards in a hand are seen by one player."""
        for card in self.kinds_at(HAND + owner, 0, CARDS):
            self._see(card, HAND + owner, 1 << seat)
        self.note(events.LOOKED, seat, owner)
        self.reveal()

    def steal(self, seat: int, owner: int, card: int, is_event: bool = False) -> None:
        """From one hand into another. Who knew it still knows it; so does the one who lost it."""
        best = self._copy_at(card, HAND + owner)
        old = self.cards[best]
        seen = (old >> SEEN_SHIFT & self.kinds.seen_mask | 1 << owner) & ~(1 << seat)
        code = old >> DRAWN_SHIFT << DRAWN_SHIFT | old & EVENT_BIT | seen << SEEN_SHIFT | HAND + seat
        self._put(card, best, code | EVENT_BIT if is_event else code)
        self.note(events.STOLE, seat, owner, card)
        self.reveal()
