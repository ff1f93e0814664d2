"""A row of cards, for games in which hands are secret and some cards in them have been seen."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.state import State

PLACES: Final = 16
PLACE_MASK: Final = PLACES - 1
"""Of a card's code: where it lies. Games number their places."""
SEEN_SHIFT: Final = 4
"""Above it who has seen the card there: a bit for each seat, then one for everybody, spectators too. What lies above
that belongs to the game."""


class CardKinds:
    """The cards of a game by kind: how many copies there are, and to which pile they belong."""

    def __init__(self, copies: tuple[int, ...], pile_of: tuple[int, ...], most_seats: int) -> None:
        first = [0]
        for count in copies:
            first.append(first[-1] + count)
        self.first: tuple[int, ...] = tuple(first)
        """Where the copies of a kind begin in the row; one entry more than there are kinds."""
        self.face: tuple[int, ...] = tuple(kind for kind, count in enumerate(copies) for _ in range(count))
        """The kind that each place of the row stands for."""
        self.pile_of = pile_of
        self.piles: int = max(pile_of) + 1
        self.most_seats = most_seats
        self.public: int = 1 << most_seats
        self.seen_count: tuple[int, ...] = tuple(bin(mask).count("1") for mask in range(2 * self.public))
        """How many have seen a card, by the bits that say who."""
        self.seen_mask: int = 2 * self.public - 1


class CardRow(State):
    """One int for each card, copies of a kind side by side and sorted, so that equal positions are equal rows.

    `sizes` follows from it: how many cards of each pile lie in each place. Piles have no order.
    """

    cards: list[int]
    sizes: list[int]

    def __init__(self, seats: int, kinds: CardKinds, source: CardRow | None) -> None:
        super().__init__(seats, source)
        self.kinds = kinds
        if source is not None:
            self.cards = source.cards.copy()
            self.sizes = source.sizes.copy()

    # reading

    def count_at(self, kind: int, place: int) -> int:
        """How many copies of a kind are there."""
        count = 0
        for number in range(self.kinds.first[kind], self.kinds.first[kind + 1]):
            if self.cards[number] & PLACE_MASK == place:
                count += 1
        return count

    def lies_at(self, kind: int, place: int) -> bool:
        for number in range(self.kinds.first[kind], self.kinds.first[kind + 1]):
            if self.cards[number] & PLACE_MASK == place:
                return True
        return False

    def kinds_at(self, place: int, first: int, last: int) -> list[int]:
        """The different kinds in a place, out of a range of them, in their order."""
        found: list[int] = []
        cards, face, latest = self.cards, self.kinds.face, -1
        for number in range(self.kinds.first[first], self.kinds.first[last]):
            if cards[number] & PLACE_MASK == place and face[number] != latest:
                latest = face[number]
                found.append(latest)
        return found

    def size(self, pile: int, place: int) -> int:
        """How many cards that belong to a pile lie in a place."""
        return self.sizes[pile * PLACES + place]

    def all_but(self, seat: int) -> int:
        """Everybody has seen a card in this seat's hand."""
        return (self.kinds.public | (1 << self.seats) - 1) & ~(1 << seat)

    def known_by(self, seat: int) -> int:
        """A seat knows a card in another's hand when its code has one of these bits. Spectators know what all know."""
        return (self.kinds.public | (1 << seat if seat >= 0 else 0)) << SEEN_SHIFT

    def seen_by(self, code: int) -> list[int | str]:
        """Who has seen a card, in the words of documents and views: seats, and "all" for everybody."""
        seats: list[int | str] = [seat for seat in range(self.kinds.most_seats) if code >> SEEN_SHIFT >> seat & 1]
        return [*seats, "all"] if code >> SEEN_SHIFT & self.kinds.public else seats

    # gates

    def recount(self) -> None:
        """Count the cards in all places anew."""
        kinds = self.kinds
        self.sizes = [0] * (kinds.piles * PLACES)
        for number, code in enumerate(self.cards):
            self.sizes[kinds.pile_of[kinds.face[number]] * PLACES + (code & PLACE_MASK)] += 1

    def tidy(self) -> None:
        """Cards were laid one by one: sort the copies of every kind, and count."""
        for kind in range(len(self.kinds.pile_of)):
            self._sort(kind)
        self.recount()

    def _copy_at(self, kind: int, place: int, mask: int = PLACE_MASK) -> int:
        """A copy of a kind that lies there; of several the one most seen. A game may ask for bits of its own, too."""
        kinds = self.kinds
        best = -1
        most = -1
        for number in range(kinds.first[kind], kinds.first[kind + 1]):
            code = self.cards[number]
            if code & mask == place and kinds.seen_count[code >> SEEN_SHIFT & kinds.seen_mask] > most:
                best, most = number, kinds.seen_count[code >> SEEN_SHIFT & kinds.seen_mask]
        return best

    def _put(self, kind: int, number: int, code: int) -> None:
        """Change one copy."""
        row = self.kinds.pile_of[kind] * PLACES
        self.sizes[row + (self.cards[number] & PLACE_MASK)] -= 1
        self.sizes[row + (code & PLACE_MASK)] += 1
        self.cards[number] = code
        self._sort(kind)

    def _see(self, kind: int, place: int, seen: int) -> None:
        """Those in the mask have seen the copies of a kind that lie in a place."""
        for number in range(self.kinds.first[kind], self.kinds.first[kind + 1]):
            if self.cards[number] & PLACE_MASK == place:
                self.cards[number] |= seen << SEEN_SHIFT
        self._sort(kind)

    def _sort(self, kind: int) -> None:
        first, last = self.kinds.first[kind], self.kinds.first[kind + 1]
        if last - first > 1:
            self.cards[first:last] = sorted(self.cards[first:last])
