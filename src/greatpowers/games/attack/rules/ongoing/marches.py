"""Units on the way: the orders of a Move, leave to pass, and crossings that are being settled."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.board import CANALS, REGIONS, SEAS
from greatpowers.games.attack.rules.pieces import Pieces
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, SHIPS

ORIGIN: Final = 0
GOAL: Final = 1
BY_SEA: Final = 2
FIRST_UNIT: Final = 3
SETTLED: Final = 7
GROUP: Final = 8
"""Ints of a group of units on the way: origin, goal, by sea or not, units of each type, settled or not."""

IS_SETTLED: Final = 1
FELLOWS_RETURNED: Final = 2
"""Bits of `SETTLED`: the crossing is over; the land units were sent back while their planes are still on the way."""

NO_GROUP: Final = -1
NO_SEA_YET: Final = -1


class Marches(Pieces):
    """Groups of units of the player to move, by origin and goal, and what a move remembers besides.

    `fresh` and `sailed` count the units that have moved in this action. `leave` says of each sea area, then of each
    canal, what became of asking for it. `protested` marks regions whose attackers were sent back. `strikes` has a bit
    for each area where submarines begin a battle. `crossing` is the group whose crossing is being settled, and
    `crossing_sea` the place of the sea it has come to, on its way.
    """

    turn: int
    groups: list[int]
    fresh: list[int]
    sailed: list[int]
    leave: list[int]
    protested: list[int]
    strikes: int
    blitzing: int
    crossing: int
    crossing_sea: int

    def forget_marches(self) -> None:
        self.groups = []
        self.fresh = [0] * (REGIONS * LAND_UNITS)
        self.sailed = [0] * (SEAS * SHIPS)
        self.leave = [0] * (SEAS + CANALS)
        self.protested = [0] * REGIONS
        self.strikes = 0
        self.blitzing = 0
        self.end_crossing()

    def copy_marches(self, source: Marches) -> None:
        self.groups = source.groups.copy()
        self.fresh = source.fresh.copy()
        self.sailed = source.sailed.copy()
        self.leave = source.leave.copy()
        self.protested = source.protested.copy()
        self.strikes = source.strikes
        self.blitzing = source.blitzing
        self.crossing = source.crossing
        self.crossing_sea = source.crossing_sea

    # reading

    def group_count(self) -> int:
        return len(self.groups) // GROUP

    def origin_of(self, group: int) -> int:
        return self.groups[group * GROUP + ORIGIN]

    def goal_of(self, group: int) -> int:
        return self.groups[group * GROUP + GOAL]

    def is_by_sea(self, group: int) -> bool:
        return self.groups[group * GROUP + BY_SEA] == 1

    def is_settled(self, group: int) -> bool:
        return self.groups[group * GROUP + SETTLED] & IS_SETTLED != 0

    def planes_left_alone(self, group: int) -> bool:
        """Whether the other units of a group were sent back."""
        return self.groups[group * GROUP + SETTLED] & FELLOWS_RETURNED != 0

    def units_in(self, group: int) -> list[int]:
        """The units of a group by type."""
        first = group * GROUP + FIRST_UNIT
        return self.groups[first : first + LAND_UNITS]

    def group_size(self, group: int) -> int:
        first = group * GROUP + FIRST_UNIT
        return self.groups[first] + self.groups[first + 1] + self.groups[first + 2] + self.groups[first + 3]

    def soldiers(self, group: int) -> int:
        """The units of a group without its planes."""
        return self.group_size(group) - self.groups[group * GROUP + FIRST_UNIT + PLANE]

    def on_the_way(self, unit: int) -> int:
        """All units of a type in groups."""
        return sum(self.groups[FIRST_UNIT + unit :: GROUP])

    def strikes_in(self, sea: int) -> bool:
        return self.strikes >> sea & 1 == 1

    # gates: orders

    def march(self, seat: int, unit: int, origin: int, goal: int, manner: int) -> None:
        """A unit leaves a region: it arrives in a region of its owner, or joins a group that attacks or crosses."""
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

    def send_ship(self, seat: int, ship: int, origin: int, goal: int) -> None:
        """A ship sails by order, once in a move."""
        self.sail(seat, ship, origin, goal)
        self.sailed[goal * SHIPS + ship] += 1

    def strike(self, sea: int) -> None:
        """Submarines of the player to move will begin a battle here."""
        self.strikes |= 1 << sea

    def end_strike(self, sea: int) -> None:
        self.strikes &= ~(1 << sea)

    def blitz(self) -> None:
        """This move is a Blitzkrieg."""
        self.blitzing = 1

    def set_leave(self, place: int, leave: int) -> None:
        """What became of asking for leave: sea areas, then canals."""
        self.leave[place] = leave

    # gates: units that come back or arrive

    def send_back(self, seat: int, group: int, unit: int) -> None:
        """All units of a type in a group are back where they came from and stay there for this action."""
        first = group * GROUP
        origin, goal, count = self.groups[first], self.groups[first + GOAL], self.groups[first + FIRST_UNIT + unit]
        for _ in range(count):
            self.note(events.MARCHED, seat, unit, goal, origin, events.RETURNS)
        self.groups[first + FIRST_UNIT + unit] = 0
        self.army[origin * LAND_UNITS + unit] += count
        self.fresh[origin * LAND_UNITS + unit] += count

    def send_soldiers_back(self, group: int) -> None:
        """All units but planes go back; the planes are asked whether they fly on (ATK-60, ATK-115)."""
        for unit in range(PLANE):
            self.send_back(self.turn, group, unit)
        self.groups[group * GROUP + SETTLED] |= FELLOWS_RETURNED

    def protest(self, region: int) -> None:
        """Everybody on the way to a region goes back (ATK-114)."""
        self.protested[region] = 1
        for number in range(self.group_count()):
            if self.goal_of(number) == region:
                for unit in range(LAND_UNITS):
                    self.send_back(self.turn, number, unit)

    def sink_waiting(self, seat: int, group: int, unit: int) -> None:
        """A unit on the way over the sea is lost."""
        self.groups[group * GROUP + FIRST_UNIT + unit] -= 1
        self.note(events.REMOVED, seat, unit, self.goal_of(group), events.BY_AMBUSH)

    def land(self, seat: int, region: int, unit: int, count: int) -> None:
        """Units from the way or from a battle stand in a region."""
        self.army[region * LAND_UNITS + unit] += count
        self.fresh[region * LAND_UNITS + unit] += count
        for _ in range(count):
            self.note(events.LANDED, seat, unit, region)

    # gates: crossings

    def begin_crossing(self, group: int) -> None:
        self.crossing = group

    def put_to_sea(self) -> None:
        """The crossing comes to the first sea of its way."""
        self.crossing_sea = 0

    def cross_on(self) -> None:
        """The crossing comes to the next sea of its way."""
        self.crossing_sea += 1

    def end_crossing(self) -> None:
        self.crossing = NO_GROUP
        self.crossing_sea = NO_SEA_YET

    def settle(self, group: int) -> None:
        """A group has crossed the sea."""
        self.groups[group * GROUP + SETTLED] = IS_SETTLED

    def disembark(self, group: int) -> None:
        """A group that has crossed to a region of its owner stands in it."""
        goal = self.goal_of(group)
        for unit, count in enumerate(self.units_in(group)):
            self.land(self.turn, goal, unit, count)
            self.groups[group * GROUP + FIRST_UNIT + unit] = 0
