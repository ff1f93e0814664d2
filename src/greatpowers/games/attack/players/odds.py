"""The odds of battles by the forces that meet, looked up or calculated once, and those of two dice.

Battles of up to `battle.MOST` units a side and `battle.MOST_OF_BOTH` in all are calculated as they are. Of bigger ones
at most 8 infantry and 5 of every other type are told apart, and both sides are scaled down together until they fit; by
what is rounded their odds may be wrong by a tenth or two where neither side is clearly stronger. Battles at sea are not
calculated: the computers begin none.
"""

from __future__ import annotations

from math import log
from typing import Final

from greatpowers.games.attack.players.battle import MOST, MOST_OF_BOTH, Battle, row
from greatpowers.games.attack.players.ranks import chosen_front, expected_hits
from greatpowers.games.attack.rules.units import ARTILLERY, INFANTRY, LAND_UNITS, PLANE, TANK

FRONT: Final = 6
"""Units at the front in the middle of a battle."""
STAMINA: Final = 0.6
"""How much the number of units counts beside the hits when reinforcements are chosen."""
TARGETS: Final = (PLANE, TANK, ARTILLERY, INFANTRY)
"""Whom a free hit and atomic power take first."""
ATOMIZED: Final = 4
"""Defenders that atomic power takes; it is kept for defences as big."""
COSTLY: Final = 3
"""Losses of a defender that count for fascism."""

ATTACKER_JETS: Final = 1
DEFENDER_JETS: Final = 2
ATOM: Final = 4
EXTRA_DIE: Final = 8
"""The conditions of a battle are a sum of these; up to two extra dice."""
CONDITIONS: Final = 3 * EXTRA_DIE

SHIFT: Final = 10
MASK: Final = 1023
ONE: Final = (1, 1 << SHIFT, 1 << 2 * SHIFT, 1 << 3 * SHIFT)
"""A force is one int, ten bits for each type: forces are added like numbers."""
SIZE: Final = 9 * 6 * 6 * 6
"""Rows of forces that are told apart: up to 8 infantry and 5 of every other type."""

SUMS: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
"""Throws of two dice out of 36 that reach a number."""


def force(units: list[int], first: int) -> int:
    """The four types from `first` on as one int."""
    return units[first] + (units[first + 1] << 10) + (units[first + 2] << 20) + (units[first + 3] << 30)


def index(packed: int) -> int:
    """The row of a force in the tables."""
    infantry, tanks, guns, planes = packed & 1023, packed >> 10 & 1023, packed >> 20 & 1023, packed >> 30 & 1023
    infantry = min(infantry, 8)
    tanks = min(tanks, 5)
    guns = min(guns, 5)
    planes = min(planes, 5)
    return ((infantry * 6 + tanks) * 6 + guns) * 6 + planes


def units_of(number: int) -> list[int]:
    """The units of a row, by type."""
    return [number // 216, number // 36 % 6, number // 6 % 6, number % 6]


def reach(number: int) -> float:
    """How likely two dice reach a number."""
    return SUMS[max(number, 0)] / 36 if number <= 12 else 0.0


def fitting(attack: list[int], defence: list[int]) -> tuple[list[int], list[int]]:
    """Both sides, scaled down together when the battle is too big to be calculated."""
    biggest, both = max(sum(attack), sum(defence)), sum(attack) + sum(defence)
    if biggest <= MOST and both <= MOST_OF_BOTH:
        return attack, defence
    if biggest * MOST_OF_BOTH > both * MOST:
        return scaled(attack, MOST, biggest), scaled(defence, MOST, biggest)
    return scaled(attack, MOST_OF_BOTH, both), scaled(defence, MOST_OF_BOTH, both)


def scaled(units: list[int], most: int, whole: int) -> list[int]:
    """The units when only `most` of every `whole` are there: one at least, the types in their shares."""
    total = max(1, (2 * sum(units) * most + whole) // (2 * whole))
    found = [0, 0, 0, 0]
    for given in range(1, total + 1):
        best, highest = 0, -1.0
        for unit in range(LAND_UNITS):
            lag = units[unit] * given / sum(units) - found[unit]
            if lag > highest and found[unit] < units[unit]:
                best, highest = unit, lag
        found[best] += 1
    return found


class Odds:
    """What is known of battles: entries of `win`, `lost`, `slain` and `costly`, found by forces and conditions."""

    def __init__(self, price: tuple[int, ...], defenders: tuple[tuple[int, ...], ...], copies: tuple[int, ...]) -> None:
        self.unit_price = price
        self.defenders = defenders
        self.copies = copies
        self.strength: list[float] = [0.0] * SIZE
        """By row, roughly: the logarithm of hits and stamina, to choose reinforcements."""
        self.price: list[float] = [0.0] * SIZE
        for number in range(SIZE):
            self._measure(number)
        self.battles: list[Battle | None] = [None] * CONDITIONS
        self.fights: dict[int, int] = {}
        self.meetings: dict[int, int] = {}
        self.win: list[float] = []
        """The attacker's chance."""
        self.lost: list[float] = []
        """What the attacker loses in the mean, by price."""
        self.slain: list[float] = []
        """The same of the defender."""
        self.costly: list[float] = []
        """How likely the attacker wins and the defence was three units or more."""

    def _measure(self, number: int) -> None:
        units = units_of(number)
        if number == 0:
            self.strength[number] = -4.0
            return
        hits = expected_hits(chosen_front([0, 0, 0, 0], units, FRONT))
        self.strength[number] = log(hits) + STAMINA * log(sum(units))
        self.price[number] = self._priced(units)

    def _priced(self, units: list[int]) -> float:
        total = 0
        for unit in range(LAND_UNITS):
            total += units[unit] * self.unit_price[unit]
        return float(total)

    def fight(self, attack: int, defence: int, conditions: int) -> int:
        """The entry of a battle between two forces."""
        attackers, defenders = index(attack), index(defence)
        key = (conditions * SIZE + attackers) * SIZE + defenders
        found = self.fights.get(key, -1)
        if found < 0:
            found = len(self.win)
            self.fights[key] = found
            self._add(self._result(units_of(attackers), units_of(defenders), conditions))
        return found

    def meet(self, attack: int, conditions: int) -> int:
        """The entry of an attack on a neutral. Its defence is a card that nobody knows: the mean over the deck."""
        attackers = index(attack)
        key = conditions * SIZE + attackers
        found = self.meetings.get(key, -1)
        if found < 0:
            units, total = units_of(attackers), float(sum(self.copies[: len(self.defenders)]))
            mean = [0.0, 0.0, 0.0, 0.0]
            for kind, defenders in enumerate(self.defenders):
                result = self._result(units, list(defenders), conditions)
                for part in range(4):
                    mean[part] += result[part] * self.copies[kind] / total
            found = len(self.win)
            self.meetings[key] = found
            self._add(mean)
        return found

    def _add(self, result: list[float]) -> None:
        self.win.append(result[0])
        self.lost.append(result[1])
        self.slain.append(result[2])
        self.costly.append(result[3])

    def _result(self, attack: list[int], defence: list[int], conditions: int) -> list[float]:
        """Chance, losses of both by price, and the chance of a costly victory."""
        whole = self._priced(defence)
        many = sum(defence) >= COSTLY
        if sum(attack) == 0:
            return [0.0, 0.0, 0.0, 0.0]
        if conditions & ATOM and sum(defence) >= ATOMIZED:
            atomize(defence)
        if sum(defence) == 0:
            return [1.0, 0.0, whole, 1.0 if many else 0.0]
        ours, theirs = fitting(attack, defence)
        win, left, held = self._battle(conditions & ~ATOM).end(row(ours), row(theirs))
        lost = self._priced(attack) * (1.0 - left / self._priced(ours))
        slain = whole - self._priced(defence) * held / self._priced(theirs)
        return [win, lost, slain, win if many else 0.0]

    def _battle(self, conditions: int) -> Battle:
        found = self.battles[conditions]
        if found is None:
            extra = conditions // EXTRA_DIE
            jets = (conditions & ATTACKER_JETS > 0, conditions & DEFENDER_JETS > 0)
            found = Battle(self.unit_price, extra, jets[0], jets[1])
            self.battles[conditions] = found
        return found


def atomize(defence: list[int]) -> None:
    """Take the dearest defenders away."""
    left = ATOMIZED
    for unit in TARGETS:
        taken = min(defence[unit], left)
        defence[unit] -= taken
        left -= taken
