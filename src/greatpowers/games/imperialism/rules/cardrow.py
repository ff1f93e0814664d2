"""The cards of a game of Imperialism: where each lies, who has seen it, and the gates that move it."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import events
from greatpowers.games.imperialism.rules.answers import PROVIDENCE, TERRITORY
from greatpowers.games.imperialism.rules.deck import CARDS, TITLES, Rules
from greatpowers.kernel.state import State

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
PLACE_MASK: Final = 15
PLACES: Final = 16

SEEN_SHIFT: Final = 4
SEEN_MASK: Final = 31
PUBLIC: Final = 16
"""Everybody has seen this card, spectators too. The bits below are seats."""
EVENT_BIT: Final = 1 << 9
"""Everybody knows that this card in a hand is an event card, though perhaps not which."""
DRAWN_SHIFT: Final = 10

SEEN_BY: Final = tuple(bin(mask).count("1") for mask in range(32))


class CardRow(State):
    """One int for each of the 88 cards, copies of a title side by side and sorted.

    It says where the card is, who has seen it there, and for a card in a hand from which pile it was drawn. Piles have
    no order. All of this but the face is public (RTD-64); the faces of a hand are known to its owner and to those who
    have seen them. `sizes` follows from it: how many providence cards lie in each place, then how many territories.
    `piles` counts how often each pile has been made.
    """

    piles: list[int]
    cards: list[int]
    sizes: list[int]

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self.rules = rules
        self.deck = rules.deck

    def lay_cards(self) -> None:
        """All cards in their piles, the starting territories on top."""
        self.piles = [0, 1]
        starting = [TOP_OF_PILE if self.deck.is_starting[land] else PILE for land in range(CARDS - TITLES)]
        self.cards = [PILE] * self.deck.first[TITLES] + starting
        self.recount()

    # reading

    def count_at(self, card: int, place: int) -> int:
        """How many copies of a card are there."""
        count = 0
        for number in range(self.deck.first[card], self.deck.first[card + 1]):
            if self.cards[number] & PLACE_MASK == place:
                count += 1
        return count

    def holds(self, seat: int, card: int) -> bool:
        place = HAND + seat
        for number in range(self.deck.first[card], self.deck.first[card + 1]):
            if self.cards[number] & PLACE_MASK == place:
                return True
        return False

    def hides(self, owner: int, card: int, seat: int) -> bool:
        """Whether a hand has a copy of a card that somebody else does not know there."""
        known = PUBLIC << SEEN_SHIFT | (1 << seat + SEEN_SHIFT if seat >= 0 else 0)
        for number in range(self.deck.first[card], self.deck.first[card + 1]):
            code = self.cards[number]
            if code & PLACE_MASK == HAND + owner and not code & known:
                return True
        return False

    def hand_size(self, seat: int) -> int:
        return self.sizes[HAND + seat] + self.sizes[PLACES + HAND + seat]

    def size(self, pile: int, place: int) -> int:
        """How many cards with the back of a pile lie in a place."""
        return self.sizes[pile * PLACES + place]

    def faces_at(self, place: int, first: int, last: int) -> list[int]:
        """The different cards in a place, out of a range of cards, in their order."""
        found: list[int] = []
        face, latest = self.deck.face, -1
        for number in range(self.deck.first[first], self.deck.first[last]):
            if self.cards[number] & PLACE_MASK == place and face[number] != latest:
                latest = face[number]
                found.append(latest)
        return found

    def recount(self) -> None:
        """Count the cards in all places anew."""
        self.sizes = [0] * (2 * PLACES)
        border = self.deck.first[TITLES]
        for number, code in enumerate(self.cards):
            self.sizes[(PLACES if number >= border else 0) + (code & PLACE_MASK)] += 1

    # gates: cards

    def _copy_at(self, card: int, place: int) -> int:
        """A copy of a card that lies there; of several the one most seen."""
        best = -1
        most = -1
        for number in range(self.deck.first[card], self.deck.first[card + 1]):
            code = self.cards[number]
            if code & PLACE_MASK == place and SEEN_BY[code >> SEEN_SHIFT & SEEN_MASK] > most:
                best, most = number, SEEN_BY[code >> SEEN_SHIFT & SEEN_MASK]
        return best

    def _put(self, card: int, number: int, code: int) -> None:
        """Change one copy; the copies of a card stay sorted, so that equal positions are equal rows."""
        first, last = self.deck.first[card], self.deck.first[card + 1]
        row = PLACES if card >= TITLES else 0
        self.sizes[row + (self.cards[number] & PLACE_MASK)] -= 1
        self.sizes[row + (code & PLACE_MASK)] += 1
        self.cards[number] = code
        if last - first > 1:
            self.cards[first:last] = sorted(self.cards[first:last])

    def _move(self, card: int, origin: int, target: int, seen: int = 0, drawn: int = 0) -> None:
        code = drawn << DRAWN_SHIFT | seen << SEEN_SHIFT | target
        self._put(card, self._copy_at(card, origin), code)

    def draw(self, seat: int, card: int) -> None:
        """From its draw pile into a hand; only its owner sees it."""
        if card < TITLES:
            self._move(card, PILE, HAND + seat, 0, self.piles[PROVIDENCE])
        elif self.count_at(card, TOP_OF_PILE) > 0:
            self._move(card, TOP_OF_PILE, HAND + seat)
        else:
            self._move(card, PILE, HAND + seat, 0, self.piles[TERRITORY])
        self.note(events.DREW, seat, card)

    def turn_up(self, card: int) -> None:
        """From the draw pile onto the display."""
        self._move(card, TOP_OF_PILE if self.count_at(card, TOP_OF_PILE) > 0 else PILE, ON_DISPLAY)
        self.note(events.TURNED_UP, card - TITLES)

    def take_displayed(self, seat: int, card: int) -> None:
        self._move(card, ON_DISPLAY, HAND + seat, self.all_but(seat), self.piles[TERRITORY])
        self.note(events.TOOK, seat, card - TITLES)

    def discard(self, seat: int, card: int) -> None:
        self._move(card, HAND + seat, DISCARDS)
        self.note(events.DISCARDED, seat, card)
        self.reveal()

    def rebuild(self, pile: int) -> None:
        """The discards become the new draw pile."""
        self.piles[pile] += 1
        first, last = (0, TITLES) if pile == PROVIDENCE else (TITLES, CARDS)
        for card in self.faces_at(DISCARDS, first, last):
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
        for card in self.faces_at(HAND + owner, 0, CARDS):
            first, last = self.deck.first[card], self.deck.first[card + 1]
            for number in range(first, last):
                if self.cards[number] & PLACE_MASK == HAND + owner:
                    self.cards[number] |= 1 << seat + SEEN_SHIFT
            self.cards[first:last] = sorted(self.cards[first:last])
        self.note(events.LOOKED, seat, owner)
        self.reveal()

    def steal(self, seat: int, owner: int, card: int, is_event: bool = False) -> None:
        """From one hand into another. Who knew it still knows it; so does the one who lost it."""
        best = self._copy_at(card, HAND + owner)
        old = self.cards[best]
        seen = (old >> SEEN_SHIFT & SEEN_MASK | 1 << owner) & ~(1 << seat)
        code = old >> DRAWN_SHIFT << DRAWN_SHIFT | old & EVENT_BIT | seen << SEEN_SHIFT | HAND + seat
        self._put(card, best, code | EVENT_BIT if is_event else code)
        self.note(events.STOLE, seat, owner, card)
        self.reveal()

    def all_but(self, seat: int) -> int:
        """Everybody has seen a card in this seat's hand."""
        return (PUBLIC | (1 << self.seats) - 1) & ~(1 << seat)
