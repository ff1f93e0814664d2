"""`Maneuver`: where a nation's units should go, unit by unit: flags first, then enemies' factories, then home."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda, queries
from greatpowers.games.imperial.rules.answers import EXCHANGE, GO, HALT, LYING, PASS, PICK_ARMY, PICK_FLEET
from greatpowers.games.imperial.rules.board import HOME, NATIONS, NO_NATION, SEA, Board
from greatpowers.games.imperial.rules.frames import MARKS, ORIGIN, PLACE, RODE, SEAS, SHORE, STEPPED, UNIT
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.fleets import controller
from greatpowers.games.imperial.rules.steps.journey import can_carry

LEAST: Final = 1e-6
NOWHERE: Final = -1
FACTORY: Final = 2.0
"""Tax of a factory."""
PROVINCE: Final = 0.5
"""Tax that a free province without a factory is worth."""
REINFORCEMENT: Final = 0.2
"""What a further army before an occupied factory is worth beside the first."""


class Maneuver:
    """Puts a worth on every region for one more unit and sends each unit where it is worth most."""

    def __init__(self, board: Board, weights: dict[str, float]) -> None:
        self.board = board
        self.siege = weights["siege"]
        """Share of a factory's tax that a hostile army before it is worth."""
        self.fight = weights["fight"]
        """Share of a region's worth that an attack on it is worth, for each unit it takes."""
        self.convoy = weights["convoy"]
        """Worth of a fleet on a sea beside land that could be flagged, as a share of a flag."""
        self.worths = [0.0] * board.size
        self.legs = [NOWHERE] * board.size
        """Where an army on its journey goes next to come to each region."""
        self.interests = [0.0] * NATIONS

    def candidates(self, state: Imperial, top: int, options: list[int], interests: list[float]) -> list[int]:
        self.weigh(state, interests)
        if top == agenda.SAIL:
            sea = self.best_sea(state, state.arg(ORIGIN))
            return [GO + sea] if GO + sea in options else options
        if top == agenda.JOURNEY:
            return [self.next_leg(state, options)]
        pick = self.best_fleet(state, options) if top == agenda.FLEETS else self.best_army(state, options)
        if pick != PASS:
            return [pick]
        if options[-1] < EXCHANGE:
            return [PASS]
        return [answer for answer in options if answer == PASS or answer >= EXCHANGE]

    # worths

    def weigh(self, state: Imperial, interests: list[float]) -> None:
        """What one more unit of the nation to move is worth in each region, and what the last there is worth."""
        board = self.board
        nation = state.nation
        worths = self.worths
        self.interests = interests
        own = interests[nation]
        for region in range(board.first_land):
            owner = board.owner[region]
            if owner != nation:
                worths[region] = self.abroad(state, region, owner, interests)
            elif queries.is_occupied(state, region):
                worths[region] = own * (FACTORY if state.factory[region] else PROVINCE)
            else:
                worths[region] = 0.0
        for region in board.open_regions:
            worths[region] = self.outside(state, region, own, interests)
        if self.convoy > 0.0 and own > 0.0:
            for region in range(board.first_sea, board.size):
                if state.fleets[nation * state.regions + region] == 0:
                    for coast in board.coast[region]:
                        if board.kind[coast] != HOME and state.flag[coast] != nation:
                            worths[region] += self.convoy * own

    def abroad(self, state: Imperial, region: int, owner: int, interests: list[float]) -> float:
        """A hostile army before a factory takes its tax as long as it stands there."""
        if not state.factory[region] or interests[owner] >= 0.0:
            return 0.0
        if queries.is_last_factory(state, region):
            return 0.0
        here = owner * state.regions + region
        defenders = state.armies[here] + state.fleets[here]
        worth = -FACTORY * self.siege * interests[owner]
        if defenders > 0:
            return worth * self.fight / float(defenders)
        if queries.is_occupied(state, region):
            return worth * REINFORCEMENT
        return worth

    def outside(self, state: Imperial, region: int, own: float, interests: list[float]) -> float:
        """A flag of one's own, and perhaps one less for somebody else."""
        nation = state.nation
        flag = state.flag[region]
        crowd = state.crowd[region]
        if crowd == 0:
            if flag == nation:
                return 0.0
            return own - (interests[flag] if flag != NO_NATION else 0.0)
        size = state.regions
        here = nation * size + region
        if crowd == 1 and state.armies[here] + state.fleets[here] > 0:
            return 0.0
        foreign = 0
        for other in range(NATIONS):
            if other != nation:
                foreign += state.armies[other * size + region] + state.fleets[other * size + region]
        worth = own
        if flag not in (NO_NATION, nation):
            worth -= interests[flag]
        return worth * self.fight / float(foreign)

    # fleets

    def best_sea(self, state: Imperial, origin: int) -> int:
        """Where a fleet at sea is worth most; no canal is asked for."""
        best = NOWHERE
        for sea in self.board.sea[origin]:
            if controller(state, origin, sea) == NO_NATION and (best < 0 or self.worths[sea] > self.worths[best]):
                best = sea
        return best

    def best_fleet(self, state: Imperial, options: list[int]) -> int:
        """The fleet with most to win by moving, or none."""
        board = self.board
        nation = state.nation
        pick = PASS
        most = LEAST
        for region in board.fleet_regions[nation]:
            if PICK_FLEET + region in options:
                if board.kind[region] == SEA:
                    sea = self.best_sea(state, region)
                    gain = self.worths[sea] - self.kept(state, region) if sea >= 0 else 0.0
                else:
                    gain = self.worths[board.port_sea[region]]
                if gain > most:
                    most = gain
                    pick = PICK_FLEET + region
        return pick

    def kept(self, state: Imperial, region: int) -> float:
        """What a unit holds by staying outside the great powers: the flag it is about to lay, and convoys."""
        nation = state.nation
        here = nation * state.regions + region
        if state.armies[here] + state.fleets[here] > 1 or state.crowd[region] > 1:
            return 0.0
        return 0.0 if state.flag[region] == nation else self.interests[nation]

    # armies

    def best_army(self, state: Imperial, options: list[int]) -> int:
        """The army with most to win by moving, or none."""
        pick = PASS
        most = LEAST
        last = PICK_ARMY + self.board.first_sea * 2
        for answer in options:
            if PICK_ARMY <= answer < last:
                region, unit = (answer - PICK_ARMY) // 2, (answer - PICK_ARMY) % 2
                self.find_ways(state, region, 0, 0, region)
                gain = self.highest(region) - self.holding(state, region, unit)
                if gain > most:
                    most = gain
                    pick = answer
        return pick

    def highest(self, origin: int) -> float:
        most = 0.0
        for region in range(self.board.first_sea):
            if self.legs[region] != NOWHERE and region != origin and self.worths[region] > most:
                most = self.worths[region]
        return most

    def holding(self, state: Imperial, region: int, unit: int) -> float:
        """What an army holds by staying where it is."""
        board = self.board
        if board.kind[region] != HOME:
            return self.kept(state, region)
        here = state.nation * state.regions + region
        if board.owner[region] == state.nation or unit == LYING or state.armies[here] > 1 or not state.factory[region]:
            return 0.0
        return -FACTORY * self.siege * self.interests[board.owner[region]]

    def next_leg(self, state: Imperial, options: list[int]) -> int:
        """The leg of the journey towards the region that is worth most; a halt where nothing is better."""
        place = state.arg(PLACE)
        marks = state.arg(MARKS)
        origin = state.arg(ORIGIN)
        self.find_ways(state, place, marks, state.arg(SEAS), state.arg(SHORE))
        best = NOWHERE
        most = 0.0
        if options[-1] == HALT:
            most = self.worths[place] if place != origin else self.holding(state, origin, state.arg(UNIT))
        for region in range(self.board.first_sea):
            leg = self.legs[region]
            if leg != NOWHERE and region != origin and (self.worths[region] > most or best == NOWHERE):
                if GO + leg in options and (options[-1] != HALT or self.worths[region] > most):
                    most = self.worths[region]
                    best = leg
        if best != NOWHERE:
            return GO + best
        return options[-1]

    def find_ways(self, state: Imperial, place: int, marks: int, seas: int, shore: int) -> None:
        """For every land region the army can still come to, the leg it begins with."""
        board = self.board
        for region in range(board.first_sea):
            self.legs[region] = NOWHERE
        if board.kind[place] == SEA:
            self.sail(state, place, seas, shore, NOWHERE)
            return
        rails = queries.railway(state, place)
        if marks & STEPPED:
            return
        self.march(state, place, rails, NOWHERE)
        if not marks & RODE:
            for home in rails:
                if self.legs[home] == NOWHERE:
                    self.legs[home] = home
            for home in rails:
                self.march(state, home, rails, home)

    def march(self, state: Imperial, base: int, rails: list[int], leg: int) -> None:
        """A step over a border or a convoy from this region."""
        board = self.board
        for region in board.land[base]:
            if self.legs[region] == NOWHERE and region not in rails:
                self.legs[region] = region if leg == NOWHERE else leg
        for sea in board.coast[base]:
            if can_carry(state, sea):
                self.sail(state, sea, 1 << sea - board.first_sea, base, sea if leg == NOWHERE else leg)

    def sail(self, state: Imperial, sea: int, used: int, shore: int, leg: int) -> None:
        """The coasts of this sea and of those that the nation's own fleets join to it; no canal is asked for."""
        board = self.board
        queue = [sea]
        starts = [leg]
        done = 0
        while done < len(queue):
            here = queue[done]
            start = starts[done]
            done += 1
            for coast in board.coast[here]:
                if coast != shore and self.legs[coast] == NOWHERE:
                    self.legs[coast] = coast if start == NOWHERE else start
            for following in board.sea[here]:
                if used >> following - board.first_sea & 1 or not can_carry(state, following):
                    continue
                if controller(state, here, following) == NO_NATION:
                    used |= 1 << following - board.first_sea
                    queue.append(following)
                    starts.append(following if start == NOWHERE else start)
