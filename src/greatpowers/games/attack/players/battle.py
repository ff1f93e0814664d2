"""`Battle`: how a land battle ends, calculated exactly: a Markov chain over what both sides have left.

In every round the defender fires first, then the attacker; who fires fills up the front before, four places at first
and one more in each round. Both sides fight as the computers do: the front that hits most, guns on pairs of infantry,
planes on the dearest enemy, nobody stops before a side is gone. Front and reserve of a side are one int, four bits for
infantry and three for every other type each. With everything at the front nothing changes but by hits, and the chance
that a whole round hits nobody is divided out.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players.ranks import FACE_CHANCE, chosen_front, dice_of
from greatpowers.games.attack.rules.units import ARTILLERY, BLANK, INFANTRY, LAND_UNITS, PLANE, TANK

MOST: Final = 10
"""Units of a side that are calculated."""
MOST_OF_BOTH: Final = 14
"""And of both sides together."""
INFANTRY_MASK: Final = 15
MASK: Final = 7
TANKS: Final = 4
GUNS: Final = 7
PLANES: Final = 10
"""Where the bits of the types begin; infantry has the lowest."""
SIDE: Final = 13
FRONT: Final = (1 << SIDE) - 1
ONE_OF: Final = (1, 1 << TANKS, 1 << GUNS, 1 << PLANES)
FIRST_LIMIT: Final = 4
ATTACKS: Final = 16
"""Marks the states in which the attacker is next, beside the limit of the front."""


def row(units: list[int]) -> int:
    """Counts by type as bits."""
    return units[0] | units[1] << TANKS | units[2] << GUNS | units[3] << PLANES


def count(packed: int, unit: int) -> int:
    if unit == INFANTRY:
        return packed & INFANTRY_MASK
    return packed >> (3 * unit + 1) & MASK


def size(packed: int) -> int:
    return (packed & INFANTRY_MASK) + (packed >> TANKS & MASK) + (packed >> GUNS & MASK) + (packed >> PLANES & MASK)


def counts(packed: int) -> list[int]:
    """The bits as counts by type."""
    return [packed & INFANTRY_MASK, packed >> TANKS & MASK, packed >> GUNS & MASK, packed >> PLANES & MASK]


def throws(front: int, dice: int, jets: bool) -> dict[int, float]:
    """How likely a front hits how often with each type, one hit for each unit at most.

    With jets the first blank is rolled again if a plane is there.
    """
    again = jets and count(front, PLANE) > 0
    found: dict[int, float] = {0: 1.0}
    blank: dict[int, float] = {}
    """The same for throws that had a blank which is still to be rolled again."""
    for _ in range(dice):
        grown: dict[int, float] = {}
        after: dict[int, float] = {}
        for hits, chance in found.items():
            for face in range(BLANK + 1):
                if face == BLANK and again:
                    after[hits] = after.get(hits, 0.0) + chance * FACE_CHANCE[BLANK]
                else:
                    more = scored(front, hits, face)
                    grown[more] = grown.get(more, 0.0) + chance * FACE_CHANCE[face]
        for hits, chance in blank.items():
            for face in range(BLANK + 1):
                more = scored(front, hits, face)
                after[more] = after.get(more, 0.0) + chance * FACE_CHANCE[face]
        found, blank = grown, after
    for hits, chance in blank.items():
        for face in range(BLANK + 1):
            more = scored(front, hits, face)
            found[more] = found.get(more, 0.0) + chance * FACE_CHANCE[face]
    return found


def scored(front: int, hits: int, face: int) -> int:
    """The hits with one more die."""
    if face == BLANK or count(hits, face) >= count(front, face):
        return hits
    return hits + ONE_OF[face]


def removed(enemy: int, hits: int) -> int:
    """What is left of a front: guns first, then planes, tanks, infantry, each on the best enemy it may take."""
    for _ in range(count(hits, ARTILLERY)):
        if enemy & INFANTRY_MASK > 1:
            enemy -= 2
        elif enemy:
            enemy -= ONE_OF[foremost(enemy, INFANTRY)]
    for _ in range(count(hits, PLANE)):
        if enemy:
            enemy -= ONE_OF[dearest(enemy)]
    for _ in range(count(hits, TANK)):
        if enemy:
            enemy -= ONE_OF[foremost(enemy, TANK) if enemy >> TANKS else INFANTRY]
    for _ in range(count(hits, INFANTRY)):
        if enemy:
            enemy -= ONE_OF[foremost(enemy, INFANTRY)]
    return enemy


def foremost(front: int, first: int) -> int:
    unit = first
    while count(front, unit) == 0:
        unit += 1
    return unit


def dearest(front: int) -> int:
    for unit in (PLANE, TANK, ARTILLERY):
        if count(front, unit) > 0:
            return unit
    return INFANTRY


class Battle:
    """All battles with the same extra dice of the defender and the same jets; what is known is kept."""

    def __init__(self, price: tuple[int, ...], extra: int, attacker_jets: bool, defender_jets: bool) -> None:
        self.price = price
        self.extra = extra
        self.jets = (attacker_jets, defender_jets)
        self.ends: dict[int, tuple[float, float, float]] = {}
        """By state: the attacker's chance, and what is left of attacker and defender in the mean, by price."""
        self.rolls: dict[int, list[tuple[int, float]]] = {}
        self.throws: dict[int, dict[int, float]] = {}
        self.fills: dict[int, int] = {}

    def end(self, attack: int, defence: int) -> tuple[float, float, float]:
        """How a battle ends in which nobody is committed yet; both sides as bits, neither empty."""
        return self.defend(self.fill(attack << SIDE, FIRST_LIMIT), self.fill(defence << SIDE, FIRST_LIMIT), FIRST_LIMIT)

    def worth(self, side: int) -> float:
        """The price of all units of a side."""
        price, units = self.price, (side & FRONT, side >> SIDE)
        total = 0
        for packed in units:
            for unit in range(LAND_UNITS):
                total += price[unit] * count(packed, unit)
        return float(total)

    def defend(self, attack: int, defence: int, limit: int) -> tuple[float, float, float]:
        """The defender's half of a round, and all that follows."""
        if (attack | defence) >> SIDE == 0:
            limit = 0
        key = (attack | defence << SIDE * 2) << 5 | limit
        known = self.ends.get(key)
        if known is not None:
            return known
        defence = self.fill(defence, limit)
        reserve = attack >> SIDE << SIDE
        chance, own, foe, nothing = 0.0, 0.0, 0.0, 0.0
        for left, share in self.results(defence & FRONT, attack & FRONT, 1):
            if left == attack & FRONT and limit == 0:
                nothing = share
                continue
            if left | reserve:
                part = self.attack(left | reserve, defence, limit)
                chance += share * part[0]
                own += share * part[1]
                foe += share * part[2]
            else:
                foe += share * self.worth(defence)
        if limit == 0:
            part, again = self.fire(attack, defence, 0)
            rest = 1.0 - nothing * again
            chance = (chance + nothing * part[0]) / rest
            own = (own + nothing * part[1]) / rest
            foe = (foe + nothing * part[2]) / rest
        self.ends[key] = (chance, own, foe)
        return chance, own, foe

    def attack(self, attack: int, defence: int, limit: int) -> tuple[float, float, float]:
        """The attacker's half of a round, and all that follows."""
        attack = self.fill(attack, limit)
        if (attack | defence) >> SIDE == 0:
            limit = 0
        key = (attack | defence << SIDE * 2) << 5 | limit | ATTACKS
        known = self.ends.get(key)
        if known is not None:
            return known
        found, again = self.fire(attack, defence, limit)
        if again > 0.0:
            part = self.defend(attack, defence, 0)
            found = (found[0] + again * part[0], found[1] + again * part[1], found[2] + again * part[2])
        self.ends[key] = found
        return found

    def fire(self, attack: int, defence: int, limit: int) -> tuple[tuple[float, float, float], float]:
        """What the attacker's hits lead to; and how likely nothing changes when all are at the front."""
        reserve = defence >> SIDE << SIDE
        chance, own, foe, nothing = 0.0, 0.0, 0.0, 0.0
        for left, share in self.results(attack & FRONT, defence & FRONT, 0):
            if left == defence & FRONT and limit == 0:
                nothing = share
            elif left | reserve:
                part = self.defend(attack, left | reserve, min(limit + 1, MOST) if limit else 0)
                chance += share * part[0]
                own += share * part[1]
                foe += share * part[2]
            else:
                chance += share
                own += share * self.worth(attack)
        return (chance, own, foe), nothing

    def results(self, front: int, enemy: int, side: int) -> list[tuple[int, float]]:
        """What may be left of an enemy front after one roll of a front."""
        key = (front | enemy << SIDE) << 1 | side
        known = self.rolls.get(key)
        if known is None:
            merged: dict[int, float] = {}
            for hits, share in self.thrown(front, side).items():
                left = removed(enemy, hits)
                merged[left] = merged.get(left, 0.0) + share
            known = list(merged.items())
            self.rolls[key] = known
        return known

    def thrown(self, front: int, side: int) -> dict[int, float]:
        key = front << 1 | side
        known = self.throws.get(key)
        if known is None:
            known = throws(front, dice_of(counts(front)) + self.extra * side, self.jets[side])
            self.throws[key] = known
        return known

    def fill(self, side: int, limit: int) -> int:
        """The side with its front filled up from the reserve, unit by unit, so that it hits most."""
        if side >> SIDE == 0 or size(side & FRONT) >= limit:
            return side
        key = side << 4 | limit
        known = self.fills.get(key, -1)
        if known < 0:
            front = row(chosen_front(counts(side & FRONT), counts(side >> SIDE), limit))
            known = front | (side >> SIDE) + (side & FRONT) - front << SIDE
            self.fills[key] = known
        return known
