"""Who goes to the front of a land battle: the units that hit most.

A front of several types hits far more often than one of a single type, because every type needs its own face of the
die.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from greatpowers.games.attack.rules.units import LAND_UNITS, TANK

FACE_CHANCE: Final = (1 / 6, 1 / 6, 1 / 6, 2 / 6, 1 / 6)
"""How often a battle die shows each type, and a blank."""
LEAST_DICE: Final = 2


@cache
def mean_hits(dice: int, units: int, chance: float) -> float:
    """Expected hits of units of a type: dice that show it, one for each unit at most."""
    total = 0.0
    for count in range(dice + 1):
        total += comb(dice, count) * chance**count * (1 - chance) ** (dice - count) * min(count, units)
    return total


def dice_of(front: list[int]) -> int:
    """One for each unit, two for a tank, two at least."""
    return max(LEAST_DICE, sum(front) + front[TANK])


def expected_hits(front: list[int]) -> float:
    """Of one roll of these committed units."""
    dice = dice_of(front)
    total = 0.0
    for unit in range(LAND_UNITS):
        if front[unit] > 0:
            total += mean_hits(dice, front[unit], FACE_CHANCE[unit])
    return total


def chosen_front(front: list[int], reserve: list[int], places: int) -> list[int]:
    """Fill the front from the reserve, unit by unit, so that it hits most."""
    front, reserve = front[:], reserve[:]
    while sum(front) < places and sum(reserve) > 0:
        best, highest = -1, -1.0
        for unit in range(LAND_UNITS):
            if reserve[unit] > 0:
                front[unit] += 1
                hits = expected_hits(front)
                front[unit] -= 1
                if hits > highest:
                    best, highest = unit, hits
        front[best] += 1
        reserve[best] -= 1
    return front
