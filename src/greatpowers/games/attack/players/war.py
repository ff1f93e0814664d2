"""Orders of a move: which attacks are worth a start, and the units that follow until an attack is strong enough."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players.conditions import Conditions
from greatpowers.games.attack.players.lay import Lay, lay_of
from greatpowers.games.attack.players.odds import ONE, Odds, force, index
from greatpowers.games.attack.players.reading import LIKELY, SURE
from greatpowers.games.attack.rules import answers, queries
from greatpowers.games.attack.rules.board import REGIONS, SEAS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.movement import plane_range
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, TANK
from greatpowers.games.evaluation import NO_ANSWER

WORTH_A_START: Final = 0.55
"""The chance, against anybody, that makes an attack worth a start."""


class Orders:
    """What the player to move could still order."""

    def __init__(self, odds: Odds, state: Attack) -> None:
        self.odds = odds
        self.state = state
        self.seat = state.turn
        self.lay: Lay = lay_of(state.board.west_only)
        self.blitzing = state.blitzing == 1
        self.closed = closed_seas(state)
        self.conditions = Conditions(state)
        self.free: list[int] = [0] * (REGIONS * LAND_UNITS)
        """Units that could still leave, by region and type."""
        self.spare: list[int] = [0] * REGIONS
        """How many of them, one having to stay."""
        self.sent: list[int] = [0] * REGIONS
        for group in range(state.group_count()):
            self.sent[state.goal_of(group)] += force(state.units_in(group), 0)
        for region in self.lay.regions:
            if state.owner[region] == self.seat:
                self.count(region)

    def count(self, region: int) -> None:
        state, first = self.state, region * LAND_UNITS
        total = 0
        for unit in range(LAND_UNITS):
            self.free[first + unit] = state.army[first + unit] - state.fresh[first + unit]
            if self.blitzing and unit not in (TANK, PLANE):
                self.free[first + unit] = 0
            total += self.free[first + unit]
        self.spare[region] = min(total, state.strength(region) - 1)

    def origins(self, goal: int) -> list[int]:
        """Own regions beside a goal whose units get there."""
        lay, owner = self.lay, self.state.owner
        found: list[int] = []
        for border in range(lay.start[goal], lay.start[goal + 1]):
            other = lay.beside[border]
            if owner[other] == self.seat and self.spare[other] > 0:
                seas = lay.seas[border]
                if seas == 0 or (not self.blitzing and seas & self.closed == 0):
                    found.append(other)
        return found

    def available(self, goal: int) -> int:
        """The force that could still join an attack from the regions beside it."""
        total = 0
        for origin in self.origins(goal):
            left = self.spare[origin]
            first = origin * LAND_UNITS
            for unit in (PLANE, TANK, 2, 0):
                count = min(self.free[first + unit], left)
                total += count * ONE[unit]
                left -= count
        return total

    def chance(self, goal: int, packed: int) -> float:
        """How likely a force takes a region."""
        odds, state, holder = self.odds, self.state, self.state.owner[goal]
        conditions = self.conditions.of(self.seat, holder, goal)
        if holder < 0:
            return odds.win[odds.meet(packed, conditions)]
        return odds.win[odds.fight(packed, force(state.army, goal * LAND_UNITS), conditions)]

    def is_strong(self, goal: int, packed: int) -> bool:
        """Whether a force need not be reinforced."""
        return self.chance(goal, packed) >= (LIKELY if self.state.owner[goal] < 0 else SURE)

    def is_promising(self, goal: int, packed: int) -> bool:
        return self.chance(goal, packed) >= WORTH_A_START

    def best_unit(self, goal: int) -> int:
        """The order that makes an attack strongest for its price, or `NO_ANSWER`."""
        odds, sent = self.odds, self.sent[goal]
        best, highest = NO_ANSWER, -1000.0
        for origin in self.origins(goal):
            first = origin * LAND_UNITS
            crowd = 0.02 * self.spare[origin]
            for unit in range(LAND_UNITS):
                if self.free[first + unit] > 0:
                    row = index(sent + ONE[unit])
                    value = odds.strength[row] - 0.004 * odds.price[row] + crowd
                    if value > highest:
                        best, highest = answers.march(unit, origin, goal), value
        return best

    def far_unit(self, goal: int) -> int:
        """A tank or plane from farther away that can join an attack, or `NO_ANSWER`."""
        state, seat, near = self.state, self.seat, self.state.board.land
        flights = state.board.flights(plane_range(state, seat))[goal]
        for origin in flights:
            if state.owner[origin] == seat and self.spare[origin] > 0 and self.free[origin * LAND_UNITS + PLANE] > 0:
                return answers.march(PLANE, origin, goal)
        for middle in near[goal]:
            if state.owner[middle] == seat:
                for origin in near[middle]:
                    if state.owner[origin] == seat and self.spare[origin] > 0:
                        if self.free[origin * LAND_UNITS + TANK] > 0:
                            return answers.march(TANK, origin, goal)
        return NO_ANSWER

    def reinforcement(self) -> int:
        """The next unit for an attack that is not strong yet; `NO_ANSWER` when all are, or nobody is left."""
        for goal in self.lay.regions:
            if self.sent[goal] and self.state.owner[goal] != self.seat and not self.is_strong(goal, self.sent[goal]):
                answer = self.best_unit(goal)
                if answer == NO_ANSWER:
                    answer = self.far_unit(goal)
                if answer != NO_ANSWER:
                    return answer
        return NO_ANSWER

    def starts(self) -> list[int]:
        """The first order of every attack that could become strong."""
        found: list[int] = []
        owner = self.state.owner
        for goal in self.lay.regions:
            if owner[goal] != self.seat and self.sent[goal] == 0 and self.state.protested[goal] == 0:
                packed = self.available(goal)
                if packed and self.is_promising(goal, packed):
                    found.append(self.best_unit(goal))
        return found

    def advances(self) -> list[int]:
        """Units of regions without foreign neighbours go to a neighbour that has some."""
        found: list[int] = []
        near, owner = self.lay.near, self.state.owner
        for origin in self.idle():
            unit = self.most(origin)
            for goal in near[origin]:
                if owner[goal] == self.seat and not self.is_inland(goal):
                    found.append(answers.march(unit, origin, goal))
        return found

    def idle(self) -> list[int]:
        """Regions without foreign neighbours whose units could leave."""
        return [origin for origin in self.lay.regions if self.spare[origin] > 0 and self.is_inland(origin)]

    def most(self, origin: int) -> int:
        """The type that a region can best spare."""
        best = 0
        for unit in range(1, LAND_UNITS):
            if self.free[origin * LAND_UNITS + unit] > self.free[origin * LAND_UNITS + best]:
                best = unit
        return best

    def is_inland(self, region: int) -> bool:
        for other in self.lay.near[region]:
            if self.state.owner[other] != self.seat:
                return False
        return True


def closed_seas(state: Attack) -> int:
    """Seas with surface ships of somebody other than the player to move, a bit for each."""
    closed = 0
    for seat in range(state.seats):
        if seat != state.turn:
            for sea in range(SEAS):
                if queries.surface(state, seat, sea) > 0:
                    closed |= 1 << sea
    return closed


def reinforcement(odds: Odds, state: Attack) -> int:
    return Orders(odds, state).reinforcement()


def moves(odds: Odds, state: Attack) -> list[int]:
    """The orders worth a look when no attack needs more."""
    orders = Orders(odds, state)
    return [*orders.starts(), *orders.advances()]
