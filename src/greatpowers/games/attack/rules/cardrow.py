"""The cards of a game of Attack!: where each lies, who has seen it, and the gates that move it."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.figures import (
    DECKS,
    FIRST_POLITICS,
    FIRST_ROUTE,
    KINDS,
    POLITICS_DECK,
    Rules,
    deck_of,
    first_kind,
)
from greatpowers.kernel.cards import PLACE_MASK, PLACES, SEEN_SHIFT, CardRow

PILE: Final = 0
DISCARDS: Final = 1
ON_TABLE: Final = 2
HAND: Final = 3
OUT: Final = 15
"""Not part of this game."""

PUBLIC: Final = 256
"""Everybody has seen this card, spectators too. The bits below are seats."""
IDLE_BIT: Final = 1 << 13
"""Out of production for this round; a trade route that was hit once."""
HELD_MASK: Final = PLACE_MASK | IDLE_BIT
"""Of a card in a hand: whose it is, and whether it is idle."""
DRAWN_SHIFT: Final = 14
DRAWN_MASK: Final = 1023
SINCE_SHIFT: Final = 24


class Decks(CardRow):
    """The cards of the three decks. A card's code says, beside its place and who has seen it there, whether it is idle,
    when it was drawn (`drawn`) and since when it can be drawn at all (`since`): a card that openly went back into its
    pile cannot be in a hand that was filled before. `stamps` counts these returns for each deck. All but the face is
    public (ATK-175).
    """

    stamps: list[int]

    def __init__(self, rules: Rules, source: Decks | None) -> None:
        super().__init__(rules.seats, rules.figures.kinds, source)
        self.rules = rules
        self.figures = rules.figures
        self.board = rules.board

    def lay_cards(self) -> None:
        """All cards in their piles; routes of seas that are not on the board are left out."""
        figures = self.figures
        self.stamps = [0] * len(DECKS)
        self.cards = [PILE] * figures.first[KINDS]
        for route, sea in enumerate(figures.route_sea):
            if not self.board.sea_is_on[sea]:
                kind = FIRST_ROUTE + route
                for number in range(figures.first[kind], figures.first[kind + 1]):
                    self.cards[number] = OUT
        self.recount()

    # reading

    def counts_at(self, place: int) -> list[int]:
        """How many copies of every kind are there."""
        counts = [0] * KINDS
        face = self.figures.face
        for number in range(len(self.cards)):
            if self.cards[number] & PLACE_MASK == place:
                counts[face[number]] += 1
        return counts

    def busy(self, kind: int, seat: int) -> int:
        """How many copies in a hand are not idle."""
        count = 0
        for number in range(self.figures.first[kind], self.figures.first[kind + 1]):
            if self.cards[number] & HELD_MASK == HAND + seat:
                count += 1
        return count

    def holds(self, seat: int, kind: int) -> bool:
        return self.lies_at(kind, HAND + seat)

    def is_seen(self, seat: int, kind: int, seen: int) -> bool:
        """Whether the hand holds a copy that these have seen: a bit for a seat, or `PUBLIC`."""
        for number in range(self.figures.first[kind], self.figures.first[kind + 1]):
            code = self.cards[number]
            if code & PLACE_MASK == HAND + seat and code >> SEEN_SHIFT & seen:
                return True
        return False

    def hand_size(self, seat: int, deck: int) -> int:
        return self.sizes[deck * PLACES + HAND + seat]

    def deck_at(self, place: int, deck: int) -> list[int]:
        """The different kinds of a deck in a place, in their order."""
        return self.kinds_at(place, first_kind(deck), first_kind(deck + 1))

    # gates

    def _move(self, kind: int, origin: int, target: int, seen: int = 0) -> None:
        """A copy to another place. Into a hand it comes with the stamp of the moment, into a pile it comes anew."""
        number = self._copy_at(kind, origin)
        since = self.cards[number] >> SINCE_SHIFT
        stamp = self.stamps[deck_of(kind)]
        code = target | seen << SEEN_SHIFT | since << SINCE_SHIFT
        if target == PILE:
            code = PILE | stamp << SINCE_SHIFT
        elif target >= HAND:
            code |= stamp << DRAWN_SHIFT
        self._put(kind, number, code)

    def draw(self, seat: int, kind: int) -> None:
        """From its pile into a hand; only its owner sees it."""
        self._move(kind, PILE, HAND + seat)
        self.note(events.DREW, seat, kind)

    def discard(self, seat: int, kind: int) -> None:
        self._move(kind, HAND + seat, DISCARDS)
        self.note(events.DISCARDED, seat, kind)
        self.reveal()

    def play_card(self, seat: int, kind: int, one: int, two: int) -> None:
        """A politics card onto the table, for all to see."""
        self._move(kind, HAND + seat, ON_TABLE)
        self.note(events.PLAYED, seat, kind - FIRST_POLITICS, one + 1, two + 1)
        self.reveal()

    def spend(self, kind: int) -> None:
        """What was played goes to the open discards."""
        self._move(kind, ON_TABLE, DISCARDS)
        self.note(events.SPENT, kind - FIRST_POLITICS)

    def rebuild(self) -> None:
        """The politics discards become the new pile (ATK-106)."""
        self.stamps[POLITICS_DECK] += 1
        for kind in self.deck_at(DISCARDS, POLITICS_DECK):
            copies = self.count_at(kind, DISCARDS)
            for _ in range(copies):
                self._move(kind, DISCARDS, PILE)
            self.note(events.REBUILT, kind, copies)

    def defend_with(self, region: int, kind: int) -> None:
        """An economics card is turned up: its units defend a neutral region."""
        self._move(kind, PILE, ON_TABLE)
        self.note(events.DEFENDED, region, kind)

    def keep(self, seat: int, kind: int) -> None:
        """The card of a neutral's defence goes to its conqueror, seen by all."""
        self._move(kind, ON_TABLE, HAND + seat, self.all_but(seat))
        self.note(events.KEPT, seat, kind)

    def return_card(self, kind: int, origin: int) -> None:
        """A card goes openly back into its pile."""
        self.stamps[deck_of(kind)] += 1
        self._move(kind, origin, PILE)
        self.note(events.RETURNED, kind, origin - HAND + 1 if origin >= HAND else 0)

    def hand_over(self, owner: int, seat: int, kind: int, idle: bool | None = None) -> None:
        """From one hand into another. Who knew it still knows it; so does the one who lost it. Idle stays idle."""
        if idle is None:
            number = self._copy_at(kind, HAND + owner)
        else:
            number = self._copy_at(kind, HAND + owner | (IDLE_BIT if idle else 0), HELD_MASK)
        old, seen_mask = self.cards[number], self.kinds.seen_mask
        seen = (old >> SEEN_SHIFT & seen_mask | 1 << owner) & ~(1 << seat)
        rest = old & ~(PLACE_MASK | seen_mask << SEEN_SHIFT)
        self._put(kind, number, rest | HAND + seat | seen << SEEN_SHIFT)
        self.note(events.HANDED, seat, owner, kind)
        self.reveal()

    def make_idle(self, seat: int, kind: int) -> None:
        number = self._copy_at(kind, HAND + seat, HELD_MASK)
        self._put(kind, number, self.cards[number] | IDLE_BIT)
        self.note(events.IDLED, seat, kind)
        self.reveal()

    def recover(self, seat: int) -> None:
        """At the end of a round everything idle counts again."""
        idle = HAND + seat | IDLE_BIT
        for kind in range(KINDS):
            number = self._copy_at(kind, idle, HELD_MASK)
            while number >= 0:
                self._put(kind, number, self.cards[number] & ~IDLE_BIT)
                self.note(events.RECOVERED, seat, kind)
                number = self._copy_at(kind, idle, HELD_MASK)

    def look(self, seat: int, owner: int, deck: int) -> None:
        """All cards of a deck in a hand are seen by one player."""
        for kind in self.deck_at(HAND + owner, deck):
            self._see(kind, HAND + owner, 1 << seat)
        self.note(events.LOOKED, seat, owner, deck)
        self.reveal()

    def show(self, owner: int, seat: int, kind: int) -> None:
        """A card of a hand is shown to one player; the others see that it is."""
        self._see(kind, HAND + owner, 1 << seat)
        self.note(events.SHOWED, owner, seat, kind)
        self.reveal()

    def expose(self, owner: int, kind: int) -> None:
        """A card of a hand is known to everybody from now on."""
        self._see(kind, HAND + owner, self.all_but(owner))
        self.note(events.EXPOSED, owner, kind)
        self.reveal()

    def disclose(self, owner: int, seat: int, kind: int, copies: int) -> None:
        """An offer proves that a hand holds this many copies: the partner remembers it, nobody else hears of it."""
        first, last = self.figures.first[kind], self.figures.first[kind + 1]
        bit = 1 << seat + SEEN_SHIFT
        held = [number for number in range(first, last) if self.cards[number] & PLACE_MASK == HAND + owner]
        held.sort(key=lambda number: (not self.cards[number] & bit, self.cards[number] & IDLE_BIT))
        for number in held[:copies]:
            self.cards[number] |= bit
        self._sort(kind)
        self.reveal()
