"""Money and pieces of a game of Attack!, and the gates that move them."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.answers import OIL_MONEY, PRODUCTION
from greatpowers.games.attack.rules.board import REGIONS, SEAS
from greatpowers.games.attack.rules.cardrow import CardRow
from greatpowers.games.attack.rules.units import LAND_UNITS, SHIPS

BANK: Final = 0
PURSE: Final = 1
"""Account of the first player."""

ORIGIN: Final = 0
GOAL: Final = 1
BY_SEA: Final = 2
FIRST_UNIT: Final = 3
SETTLED: Final = 7
GROUP: Final = 8
"""Ints of a group of units on the way: origin, goal, by sea or not, units of each type, settled or not."""


class Pieces(CardRow):
    """Accounts, armies by region, fleets by player and sea area, and groups of units on the way.

    `fresh` and `sailed` count the units that have moved in this action.
    """

    production: list[int]
    oil: list[int]
    army: list[int]
    fleet: list[int]
    groups: list[int]
    fresh: list[int]
    sailed: list[int]

    # reading

    def purse(self, seat: int) -> int:
        return self.production[PURSE + seat]

    def certificates(self, seat: int) -> int:
        return self.oil[PURSE + seat]

    def units(self, region: int, unit: int) -> int:
        return self.army[region * LAND_UNITS + unit]

    def strength(self, region: int) -> int:
        """All units in a region."""
        first = region * LAND_UNITS
        return self.army[first] + self.army[first + 1] + self.army[first + 2] + self.army[first + 3]

    def ships(self, seat: int, sea: int, ship: int) -> int:
        """`ship` counts from 0 for a destroyer."""
        return self.fleet[(seat * SEAS + sea) * SHIPS + ship]

    def group_count(self) -> int:
        return len(self.groups) // GROUP

    # gates: money

    def pay(self, payer: int, payee: int, money: int, amount: int, purpose: int) -> None:
        """Accounts: the bank, then the players."""
        if amount > 0:
            row = self.production if money == PRODUCTION else self.oil
            row[payer] -= amount
            row[payee] += amount
            self.note(events.PAID, payer, payee, money, amount, purpose)

    def spend_oil(self, seat: int, amount: int) -> None:
        self.pay(PURSE + seat, BANK, OIL_MONEY, amount, events.FOR_ACTION)

    # gates: pieces

    def raise_unit(self, seat: int, unit: int, place: int, cause: int) -> None:
        """A new unit on the board; land units make an unowned region their owner's."""
        if place < REGIONS:
            self.army[place * LAND_UNITS + unit] += 1
        else:
            self.fleet[(seat * SEAS + place - REGIONS) * SHIPS + unit - LAND_UNITS] += 1
        self.note(events.RAISED, seat, unit, place, cause)

    def remove_unit(self, seat: int, unit: int, place: int, cause: int) -> None:
        if place < REGIONS:
            self.army[place * LAND_UNITS + unit] -= 1
        else:
            self.fleet[(seat * SEAS + place - REGIONS) * SHIPS + unit - LAND_UNITS] -= 1
        self.note(events.REMOVED, seat, unit, place, cause)

    def march(self, seat: int, unit: int, origin: int, goal: int, manner: int) -> None:
        """A unit leaves a region: it arrives in an own one, or joins a group that attacks or crosses."""
        self.army[origin * LAND_UNITS + unit] -= 1
        if manner == events.ARRIVES:
            self.army[goal * LAND_UNITS + unit] += 1
            self.fresh[goal * LAND_UNITS + unit] += 1
        else:
            group = self._group(origin, goal, int(manner == events.CROSSES))
            self.groups[group * GROUP + FIRST_UNIT + unit] += 1
        self.note(events.MARCHED, seat, unit, origin, goal, manner)

    def _group(self, origin: int, goal: int, by_sea: int) -> int:
        """The group of units on this way; a new one if there is none."""
        for number in range(self.group_count()):
            if self.groups[number * GROUP : number * GROUP + FIRST_UNIT] == [origin, goal, by_sea]:
                return number
        self.groups.extend([origin, goal, by_sea, 0, 0, 0, 0, 0])
        return self.group_count() - 1

    def send_back(self, seat: int, group: int, unit: int) -> None:
        """All units of a type in a group are back where they came from and stay there for this action."""
        first = group * GROUP
        origin, goal, count = self.groups[first], self.groups[first + GOAL], self.groups[first + FIRST_UNIT + unit]
        for _ in range(count):
            self.note(events.MARCHED, seat, unit, goal, origin, events.RETURNS)
        self.groups[first + FIRST_UNIT + unit] = 0
        self.army[origin * LAND_UNITS + unit] += count
        self.fresh[origin * LAND_UNITS + unit] += count

    def sink_waiting(self, seat: int, group: int, unit: int) -> None:
        """A unit on the way over the sea is lost."""
        self.groups[group * GROUP + FIRST_UNIT + unit] -= 1
        self.note(events.REMOVED, seat, unit, self.groups[group * GROUP + GOAL], events.BY_AMBUSH)

    def land(self, seat: int, region: int, unit: int, count: int) -> None:
        """Units from the way or from a battle stand in a region."""
        self.army[region * LAND_UNITS + unit] += count
        self.fresh[region * LAND_UNITS + unit] += count
        for _ in range(count):
            self.note(events.LANDED, seat, unit, region)

    def sail(self, seat: int, ship: int, origin: int, goal: int) -> None:
        self.fleet[(seat * SEAS + origin) * SHIPS + ship] -= 1
        self.fleet[(seat * SEAS + goal) * SHIPS + ship] += 1
        self.note(events.SAILED, seat, ship, origin, goal)
