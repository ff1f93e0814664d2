"""The best sets of economics cards, against a count of every way to lay them."""

from __future__ import annotations

import random
from itertools import product

import pytest

from greatpowers.games.attack.rules import economy

pytestmark = pytest.mark.both

HANDS = 60
MOST_CARDS = 7
OIL, ROUTE = 0, -1
SUITS = (OIL, 1, 2, 3)
SETS = (SUITS, SUITS[1:], (OIL, 2), (3,), (OIL,), ())
"""A set has a card of each of these suits; which they are, an owner's file may say (ATK-176)."""
LEFT, ASIDE, LAID = range(3)
"""What becomes of a card: nothing, oil, a place in a set."""

Card = tuple[int, int]
"""A suit, or that of a trade route, and a value."""


def best_by_counting(cards: list[Card], oil: int, in_set: tuple[int, ...]) -> int:
    """The highest sum of cards in whole sets when cards worth `oil` are set aside; -1 when none are worth just that.

    A set has a card of each suit `in_set`; a trade route stands for any of them (ATK-85, ATK-166, ATK-167)."""
    best = economy.IMPOSSIBLE
    for uses in product((LEFT, ASIDE, LAID), repeat=len(cards)):
        aside = [card for card, use in zip(cards, uses, strict=True) if use == ASIDE]
        laid = [card for card, use in zip(cards, uses, strict=True) if use == LAID]
        makes_oil = all(suit in (OIL, ROUTE) for suit, _ in aside) and sum(value for _, value in aside) == oil
        sets, rest = divmod(len(laid), len(in_set)) if in_set else (0, len(laid))
        held = [suit for suit, _ in laid]
        if makes_oil and rest == 0 and all(held.count(suit) <= sets * (suit in in_set) for suit in SUITS):
            best = max(best, sum(value for _, value in laid))
    return best


def a_hand(lots: random.Random) -> list[Card]:
    """More oil and routes than a fair deal would bring: they are what is hard about sets."""
    suits = lots.choices((OIL, ROUTE, 1, 2, 3), (3, 2, 2, 2, 2), k=lots.randint(4, MOST_CARDS))
    return [(suit, lots.randint(1, 4)) for suit in suits]


def values(cards: list[Card], suit: int) -> list[int]:
    return sorted((value for held, value in cards if held == suit), reverse=True)


@pytest.mark.parametrize("number", range(HANDS))
def test_no_way_to_lay_sets_is_better_and_none_is_invented(number: int) -> None:
    cards = a_hand(random.Random(number))
    in_set = SETS[number // 2 % len(SETS)] if number % 2 else SUITS
    others = [values(cards, suit) for suit in in_set if suit != OIL]
    for oil in (0, 1, 3):
        found = economy.best_sets(values(cards, OIL), values(cards, ROUTE), others, oil, OIL in in_set)
        assert found == best_by_counting(cards, oil, in_set), (cards, in_set)
