"""What a hand of Attack! can produce, for every amount of oil at once.

The engine asks for one amount at a time; here a screen shows all of them, again and again for the same cards, so tables
are shared between the amounts and the answer is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greatpowers.games.attack.rules.answers import MOST_OIL
from greatpowers.games.attack.rules.economy import divided, divided_oils, fill, highest
from greatpowers.games.attack.rules.figures import Figures
from greatpowers.games.attack.rules.units import OIL

Row = tuple[int, ...]

HANDS_KEPT: Final = 512


def points_by_oil(figures: Figures, suits: list[list[int]], routes: list[int]) -> dict[int, int]:
    """Each amount of oil that cards can make, with the points of all others; the values of every suit, and of routes,
    the highest first. For every amount that is what `economy.best_production` says."""
    total = sum(map(sum, suits)) + sum(routes)
    others = tuple(tuple(row) for suit, row in enumerate(suits) if suit != OIL and figures.in_set[suit])
    best = sets_by_oil(tuple(suits[OIL]), tuple(routes), others, figures.in_set[OIL])
    return {oil: total - oil + bonus for oil, bonus in best.items() if oil <= MOST_OIL}


@lru_cache(HANDS_KEPT)
def sets_by_oil(oils: Row, routes: Row, others: tuple[Row, ...], oil_in_set: bool) -> dict[int, int]:
    """Each amount of oil that cards of these values can make, with the highest sum of the others in sets.

    For every amount that is what `economy.best_sets` says. Values are sorted, the highest first.
    """
    rows = [list(row) for row in others]
    from_oils = divided_oils(list(oils), sum(oils), oil_in_set)
    from_routes = divided(list(routes), sum(routes))
    pairs = [
        (part, rest)
        for part, left in enumerate(from_oils)
        for rest, kept in enumerate(from_routes)
        if left[0] == 0 and kept[0] == 0
    ]
    best = {part + rest: 0 for part, rest in sorted(pairs, key=sum)}
    width, cards = len(rows) + oil_in_set, len(oils) + len(routes) + sum(map(len, rows))
    for sets in range(1, cards // max(width, 1) + 1):
        sums = highest(rows, sets)
        for part, rest in pairs:
            found = fill(from_oils[part], from_routes[rest], sums, sets, width * sets)
            best[part + rest] = max(best[part + rest], found)
    return best
