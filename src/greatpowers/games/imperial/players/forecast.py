"""`Forecast`: how the nations stand and where they will be at the end: tax, reach, dangers, taxations left, power."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda
from greatpowers.games.imperial.rules.board import NATIONS, NO_NATION, Board
from greatpowers.games.imperial.rules.rules import FIELDS, MANEUVER_1, MANEUVER_2, TAXATION, Figures
from greatpowers.games.imperial.rules.state import NO_FIELD, Imperial

MOST_TAX: Final = 40
"""Beyond this no table is asked."""
HALF_FACTOR: Final = 0.5
"""What rounding down takes from an expected power factor, on average."""
LEAST_GAIN: Final = 0.1
"""Power that every taxation is expected to bring at least."""


class Forecast:
    """Lists per nation, filled by `read`. One object serves a whole game."""

    def __init__(self, figures: Figures, weights: dict[str, float]) -> None:
        board: Board = figures.board
        self.board = board
        self.figures = figures
        self.lap = weights["lap"]
        """Rounds between two taxations of a nation."""
        self.horizon = weights["horizon"]
        """Rounds beyond which nobody counts."""
        self.rest = weights["rest"]
        """What the reach of units is still worth just after a maneuver, when the next is far away."""
        self.raid = weights["raid"]
        """Share of the tax of undefended flags that others in reach are expected to take."""
        self.rise = weights["rise"]
        """Power that a million of tax brings in each taxation but the next, as taxes grow."""
        self.power_of = [float(figures.chart_power[column_of(figures, tax)]) for tax in range(MOST_TAX + 4)]
        self.slope_of = [
            0.25 * (self.power_of[tax + 3] - self.power_of[max(tax - 1, 0)]) for tax in range(MOST_TAX + 1)
        ]
        self.most_gain = float(max(figures.chart_power))
        self.least = weights["least"]
        self.arms = weights["arms"]
        """Tax that a unit is worth in the long run: it takes flags, and holds them."""
        self.column = [float(column_of(figures, tax)) for tax in range(MOST_TAX + 4)]
        self.bonus_of: list[float] = []
        if figures.chart_bonus:
            self.bonus_of = [float(figures.chart_bonus[column_of(figures, tax)]) for tax in range(MOST_TAX + 4)]
        # sets of regions as bits
        self.all_sea = (1 << board.size) - (1 << board.first_sea)
        self.all_land = (1 << board.first_sea) - (1 << board.first_land)
        self.beside = [beside(board, region) & ~((1 << board.first_land) - 1) for region in range(board.size)]
        """Regions outside the great powers that units in each region reach."""
        self.borderlands = [borderland(board, nation) for nation in range(NATIONS)]
        self.homes_beside: list[list[int]] = [
            [home for home in range(board.first_land) if beside(board, region) >> home & 1]
            for region in range(board.size)
        ]
        self.factories = [0] * NATIONS
        self.tax = [0] * NATIONS
        self.units = [0] * NATIONS
        self.armies = [0] * NATIONS
        self.reach = [0.0] * NATIONS
        self.risk = [0.0] * NATIONS
        self.slope = [0.0] * NATIONS
        """Power factor that a million of tax more would bring by the end."""
        self.taxations = [0.0] * NATIONS
        self.factor = [0.0] * NATIONS
        self.delays = [0.0] * NATIONS
        self.later = [0.0] * NATIONS
        """Power gained in each taxation but the next."""
        self.end = 0.0
        """Rounds until some nation has all power."""
        self.attackers = [0] * board.first_land
        self.reached = [0] * NATIONS

    def read(self, state: Imperial, due: list[int]) -> None:
        """All lists, from the position; only nations that owe interest to somebody will move."""
        self.count_homes(state)
        self.count_open_regions(state)
        self.weigh_dangers(state)
        self.project(state, due)

    def count_homes(self, state: Imperial) -> None:
        """Factories without hostile armies; whom the units at home and abroad can reach and endanger."""
        board = self.board
        size = state.regions
        crowd = state.crowd
        self.attackers = [0] * board.first_land
        for nation in range(NATIONS):
            armies = board.armies[nation] - state.army_pool[nation]
            self.armies[nation] = armies
            self.units[nation] = armies + board.fleets[nation] - state.fleet_pool[nation]
            reached = 0
            free = 0
            for region in board.homes[nation]:
                occupied = False
                if crowd[region] > 0:
                    here = nation * size + region
                    if state.fleets[here] > 0:
                        reached |= 1 << board.port_sea[region]
                    if state.armies[here] > 0:
                        reached |= self.borderlands[nation]
                        self.menace(state, nation, region, state.armies[here])
                    for other in range(NATIONS):
                        here = other * size + region
                        standing = state.armies[here]
                        if other != nation and (standing > 0 or state.lying[here] > 0):
                            occupied = occupied or standing > 0
                            self.threaten(state, other, region, standing + state.lying[here])
                            self.menace(state, other, region, standing + state.lying[here])
                if state.factory[region] and not occupied:
                    free += 1
            self.reached[nation] = reached
            self.factories[nation] = free
            self.tax[nation] = free * self.figures.tax_per_factory

    def count_open_regions(self, state: Imperial) -> None:
        """Flags, counting those that a nation alone in a region will lay; and what units outside can reach."""
        board = self.board
        size = state.regions
        per_flag = self.figures.tax_per_flag
        crowds = state.crowd
        flags = state.flag
        tax = self.tax
        reached = self.reached
        empty = 0
        flagged = [0] * NATIONS
        for region in board.open_regions:
            crowd = crowds[region]
            flag = flags[region]
            if crowd == 0:
                empty |= 1 << region
                if flag != NO_NATION:
                    flagged[flag] |= 1 << region
            else:
                units = state.armies if region < board.first_sea else state.fleets
                for nation in range(NATIONS):
                    count = units[nation * size + region]
                    if count > 0:
                        if crowd == 1:
                            flag = nation
                        reached[nation] |= self.beside[region]
                        self.menace(state, nation, region, count)
            if flag != NO_NATION:
                tax[flag] += per_flag
        for nation in range(NATIONS):
            targets = reached[nation] & empty & ~flagged[nation]
            land = (targets & self.all_land).bit_count()
            sea = (targets & self.all_sea).bit_count()
            armies = self.armies[nation]
            fleets = self.units[nation] - armies
            reach = float(min(armies, land) + min(fleets, sea))
            here = state.rondel[nation]
            if here in (MANEUVER_1, MANEUVER_2):
                reach *= self.rest
            self.reach[nation] = reach
            raiders = 0
            for other in range(NATIONS):
                if state.government[other] != state.government[nation]:
                    raiders |= reached[other]
            self.risk[nation] = self.raid * float((flagged[nation] & raiders).bit_count())

    def menace(self, state: Imperial, nation: int, region: int, count: int) -> None:
        """Armies beside the factories of others, or a fleet that can carry one there."""
        if region >= self.board.first_sea:
            if self.armies[nation] == 0:
                return
            count = 1
        for home in self.homes_beside[region]:
            if self.board.owner[home] != nation:
                self.threaten(state, nation, home, count)

    def threaten(self, state: Imperial, nation: int, home: int, armies: int) -> None:
        if state.factory[home] and state.government[nation] != state.government[self.board.owner[home]]:
            self.attackers[home] += armies

    def weigh_dangers(self, state: Imperial) -> None:
        """Tax of factories that others could occupy in one maneuver, on top of that of the flags."""
        size = state.regions
        exposed = [0] * NATIONS
        for home in range(self.board.first_land):
            attackers = self.attackers[home]
            if attackers > 0:
                nation = self.board.owner[home]
                here = nation * size + home
                if attackers > state.armies[here] + state.fleets[here]:
                    exposed[nation] += 1
        for nation in range(NATIONS):
            most = self.factories[nation] - 1
            self.risk[nation] += float(min(exposed[nation], max(most, 0)) * self.figures.tax_per_factory)

    def project(self, state: Imperial, due: list[int]) -> None:
        """When the game ends at this pace, and what power each nation has by then."""
        all_power = float(self.figures.power_to_end)
        first = self.horizon
        for nation in range(NATIONS):
            tax = min(self.tax[nation], MOST_TAX)
            later = self.least + self.rise * (float(tax) + self.arms * float(self.units[nation]))
            later = max(min(later, self.most_gain), LEAST_GAIN)
            self.later[nation] = later
            delay = self.delay(state, nation)
            self.delays[nation] = delay
            if due[nation] > 0:
                missing = all_power - float(state.power[nation]) - self.power_of[tax]
                if missing > 0.0:
                    delay += self.lap * missing / later
                first = min(first, delay)
        self.end = first
        per_factor = float(self.figures.points_per_factor)
        for nation in range(NATIONS):
            tax = min(self.tax[nation], MOST_TAX)
            left = (first - self.delays[nation]) / self.lap
            soon = 1.0 if left >= 0.0 else max(0.0, 1.0 + self.lap * left)
            left = max(left, 0.0)
            self.taxations[nation] = soon + left
            self.slope[nation] = (soon * self.slope_of[tax] + left * self.rise) / per_factor
            power = float(state.power[nation]) + soon * self.power_of[tax] + left * self.later[nation]
            present = float(state.power[nation] // self.figures.points_per_factor)
            self.factor[nation] = max(min(power, all_power) / per_factor - HALF_FACTOR, present)

    def delay(self, state: Imperial, nation: int) -> float:
        """Rounds until the nation can tax."""
        here = state.rondel[nation]
        free = self.figures.free_steps
        steps = 1 if here == NO_FIELD else (TAXATION - here - 1) % FIELDS + 1
        turns = (steps + free - 1) // free
        wait = (nation - state.nation) % NATIONS
        if wait == 0 and len(state.agenda) > 0 and state.top() != agenda.RONDEL:
            wait = NATIONS
        return float(wait) / NATIONS + float(turns - 1)


def column_of(figures: Figures, tax: int) -> int:
    """The last column of the tax chart that this tax reaches."""
    column = 0
    while column + 1 < len(figures.chart_tax) and figures.chart_tax[column + 1] <= tax:
        column += 1
    return column


def beside(board: Board, region: int) -> int:
    """The regions to which units can go from here, as bits: by land, or from a sea to seas and coasts."""
    found = 0
    for neighbour in board.sea[region] + board.coast[region] if region >= board.first_sea else board.land[region]:
        found |= 1 << neighbour
    return found


def borderland(board: Board, nation: int) -> int:
    """The land outside the great powers that armies at home reach by train and a step, as bits."""
    found = 0
    for home in board.homes[nation]:
        found |= beside(board, home)
    return found & ~((1 << board.first_land) - 1)
