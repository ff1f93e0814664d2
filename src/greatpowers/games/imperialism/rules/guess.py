"""A guess at all that one seat does not know: a full position that this seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules.cardrow import DRAWN_SHIFT, EVENT_BIT, FRONT, HAND, PILE, TOP_OF_PILE
from greatpowers.games.imperialism.rules.deck import CARDS, EVENT, PROVIDENCE_CARDS
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.chance import Dice, shuffled

KNOWN: Final = -1


def guess(state: Imperialism, seat: int, dice: Dice) -> Imperialism:
    """Deal anew what the seat does not know: hidden cards change faces among those drawn from the same pile.

    It is a function of the dice and of what the seat knows: positions that the seat cannot tell apart give the same.
    """
    twin = state.copy()
    if state.over:
        return twin
    groups: dict[int, list[int]] = {}
    known = state.known_by(seat)
    for card in range(CARDS):
        first, last = state.deck.first[card], state.deck.first[card + 1]
        copies = [(hidden_group(state, card, code, seat, known), code) for code in state.cards[first:last]]
        for number, (group, code) in enumerate(sorted(copies), first):
            twin.cards[number] = code
            if group != KNOWN:
                groups.setdefault(group, []).append(number)
    for group in sorted(groups):
        deal(twin, groups[group], dice)
    twin.tidy()
    free = [power for power, owner in enumerate(state.dealt) if owner != seat or seat < 0]
    for power, owner in zip(free, shuffled(sorted(state.dealt[power] for power in free), dice)):
        twin.dealt[power] = owner
    return twin


def hidden_group(state: Imperialism, card: int, code: int, seat: int, known: int) -> int:
    """Cards of one group could be one another for all this seat knows; `KNOWN` for a card it knows."""
    place = code & PLACE_MASK
    pile = int(card >= PROVIDENCE_CARDS)
    if place == TOP_OF_PILE:
        return pile
    if place == PILE:
        return state.piles[pile] * 2 + pile
    if HAND <= place < FRONT and place != HAND + seat and not code & known:
        return (code >> DRAWN_SHIFT) * 2 + pile
    return KNOWN


def deal(twin: Imperialism, numbers: list[int], dice: Dice) -> None:
    """The places of these cards change among them; where an event must be, an event comes."""
    codes = shuffled(sorted(twin.cards[number] for number in numbers), dice)
    left = shuffled(numbers, dice)
    for code in codes:
        if code & EVENT_BIT:
            number = next(number for number in left if twin.deck.category[twin.deck.face[number]] == EVENT)
            left.remove(number)
            twin.cards[number] = code
    for code in codes:
        if not code & EVENT_BIT:
            twin.cards[left.pop()] = code
