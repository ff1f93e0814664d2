"""The state of a game of Imperial, and the gates through which alone it changes."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import events
from greatpowers.games.imperial.rules.answers import ARMY, FLEET, LYING
from greatpowers.games.imperial.rules.board import NATIONS, NO_NATION
from greatpowers.games.imperial.rules.rules import Rules
from greatpowers.kernel.state import State

BANK: Final = 0
TREASURY: Final = 1
"""Account of the first nation's treasury."""
CASH: Final = 1 + NATIONS
"""Account of the first player."""

NO_SEAT: Final = -1
NO_FIELD: Final = -1


class Imperial(State):
    """Fields are flat lists: per nation, per seat, per region, or per nation and region (`nation * regions + region`).

    A foreign army in a home province is hostile (upright, in `armies`) or friendly (lying, in `lying`). A fleet in a
    home province lies in harbour. `crowd` counts the nations with units in a region; it follows from the units. The
    lists from `spent_armies` on remember what the nation's units have done in its current maneuver.
    """

    nation: int
    investor: int
    money: list[int]
    bond_owner: list[int]
    government: list[int]
    swiss_bank: list[int]
    power: list[int]
    tax_marker: list[int]
    rondel: list[int]
    armies: list[int]
    lying: list[int]
    fleets: list[int]
    flag: list[int]
    waiting: list[int]
    crowd: list[int]
    factory: list[int]
    army_pool: list[int]
    fleet_pool: list[int]
    flag_pool: list[int]
    spent_armies: list[int]
    spent_lying: list[int]
    spent_fleets: list[int]
    carriers: list[int]
    refused_armies: list[int]
    refused_lying: list[int]
    refused_fleets: list[int]

    def __init__(self, rules: Rules, source: Imperial | None = None) -> None:
        super().__init__(rules.seats, source)
        self.rules = rules
        self.regions: int = rules.board.size
        if source is None:
            self._fresh()
        else:
            self._from(source)

    def _fresh(self) -> None:
        board = self.rules.board
        size = self.regions
        self.nation = 0
        self.investor = NO_SEAT
        self.money = [0] * (CASH + self.seats)
        self.bond_owner = [NO_SEAT] * (NATIONS * len(self.rules.figures.faces))
        self.government = [NO_SEAT] * NATIONS
        self.swiss_bank = [0] * self.seats
        self.power = [0] * NATIONS
        self.tax_marker = [0] * NATIONS
        self.rondel = [NO_FIELD] * NATIONS
        self.armies = [0] * (NATIONS * size)
        self.lying = [0] * (NATIONS * size)
        self.fleets = [0] * (NATIONS * size)
        self.flag = [NO_NATION] * size
        self.waiting = [NO_NATION] * size
        self.crowd = [0] * size
        self.factory = [0] * size
        self.army_pool = list(board.armies)
        self.fleet_pool = list(board.fleets)
        self.flag_pool = [self.rules.figures.flags] * NATIONS
        self.forget_maneuver()

    def _from(self, source: Imperial) -> None:
        self.nation = source.nation
        self.investor = source.investor
        self.money = source.money.copy()
        self.bond_owner = source.bond_owner.copy()
        self.government = source.government.copy()
        self.swiss_bank = source.swiss_bank.copy()
        self.power = source.power.copy()
        self.tax_marker = source.tax_marker.copy()
        self.rondel = source.rondel.copy()
        self.armies = source.armies.copy()
        self.lying = source.lying.copy()
        self.fleets = source.fleets.copy()
        self.flag = source.flag.copy()
        self.waiting = source.waiting.copy()
        self.crowd = source.crowd.copy()
        self.factory = source.factory.copy()
        self.army_pool = source.army_pool.copy()
        self.fleet_pool = source.fleet_pool.copy()
        self.flag_pool = source.flag_pool.copy()
        self.spent_armies = source.spent_armies.copy()
        self.spent_lying = source.spent_lying.copy()
        self.spent_fleets = source.spent_fleets.copy()
        self.carriers = source.carriers.copy()
        self.refused_armies = source.refused_armies.copy()
        self.refused_lying = source.refused_lying.copy()
        self.refused_fleets = source.refused_fleets.copy()

    def forget_maneuver(self) -> None:
        """Between maneuvers no unit has done anything."""
        size = self.regions
        self.spent_armies = [0] * size
        self.spent_lying = [0] * size
        self.spent_fleets = [0] * size
        self.carriers = [0] * size
        self.refused_armies = [0] * (size * len(self.rules.board.canals))
        self.refused_lying = [0] * (size * len(self.rules.board.canals))
        self.refused_fleets = [0] * size

    def copy(self) -> Imperial:
        return Imperial(self.rules, self)

    def key(self) -> list[int]:
        return [
            *self.kernel_key(),
            self.nation,
            self.investor,
            *self.money,
            *self.bond_owner,
            *self.government,
            *self.swiss_bank,
            *self.power,
            *self.tax_marker,
            *self.rondel,
            *self.armies,
            *self.lying,
            *self.fleets,
            *self.flag,
            *self.waiting,
            *self.factory,
            *self.spent_armies,
            *self.spent_lying,
            *self.spent_fleets,
            *self.carriers,
            *self.refused_armies,
            *self.refused_lying,
            *self.refused_fleets,
        ]

    # reading

    def treasury(self, nation: int) -> int:
        return self.money[TREASURY + nation]

    def cash(self, seat: int) -> int:
        return self.money[CASH + seat]

    def units(self, unit: int) -> list[int]:
        if unit == ARMY:
            return self.armies
        return self.lying if unit == LYING else self.fleets

    def spent(self, unit: int) -> list[int]:
        if unit == ARMY:
            return self.spent_armies
        return self.spent_lying if unit == LYING else self.spent_fleets

    def refused(self, unit: int) -> list[int]:
        """How many units have asked in vain: fleets per sea, armies per `canal * regions + region`."""
        if unit == ARMY:
            return self.refused_armies
        return self.refused_lying if unit == LYING else self.refused_fleets

    def has_units(self, nation: int, region: int) -> bool:
        here = nation * self.regions + region
        return self.armies[here] > 0 or self.fleets[here] > 0 or self.lying[here] > 0

    # how units stand in regions; used by the gates and by documents

    def enter(self, nation: int, region: int, unit: int) -> None:
        if not self.has_units(nation, region):
            self.crowd[region] += 1
        self.units(unit)[nation * self.regions + region] += 1

    def leave(self, nation: int, region: int, unit: int) -> None:
        self.units(unit)[nation * self.regions + region] -= 1
        if not self.has_units(nation, region):
            self.crowd[region] -= 1

    # gates: money and bonds

    def pay(self, payer: int, payee: int, amount: int, purpose: int) -> None:
        if amount > 0:
            self.money[payer] -= amount
            self.money[payee] += amount
            self.note(events.PAID, payer, payee, amount, purpose)

    def lend(self, seat: int, nation: int, face: int) -> None:
        """The player takes a bond out of the treasury's stack."""
        self.bond_owner[nation * len(self.rules.figures.faces) + face] = seat
        self.note(events.LENT, seat, nation, face)

    def give_back(self, seat: int, nation: int, face: int) -> None:
        self.bond_owner[nation * len(self.rules.figures.faces) + face] = NO_SEAT
        self.note(events.RETURNED, seat, nation, face)

    # gates: offices

    def govern(self, nation: int, seat: int) -> None:
        self.government[nation] = seat
        self.note(events.GOVERNED, nation, seat)

    def hold_swiss_bank(self, seat: int, holds: int) -> None:
        self.swiss_bank[seat] = holds
        self.note(events.BANKED, seat, holds)

    def pass_investor_card(self, seat: int) -> None:
        self.investor = seat
        self.note(events.CARD_PASSED, seat)

    # gates: turns

    def begin_turn(self, nation: int) -> None:
        self.nation = nation

    # gates: tracks

    def advance(self, nation: int, field: int, steps: int) -> None:
        self.rondel[nation] = field
        self.note(events.ADVANCED, nation, field, steps)

    def gain_power(self, nation: int, points: int) -> None:
        self.power[nation] = min(self.power[nation] + points, self.rules.figures.power_to_end)
        self.note(events.EMPOWERED, nation, points, self.power[nation])

    def mark_tax(self, nation: int, column: int) -> None:
        self.tax_marker[nation] = column
        self.note(events.TAX_MARKED, nation, column)

    # gates: pieces

    def raise_unit(self, nation: int, region: int, unit: int) -> None:
        """A new army or fleet comes out of the supply."""
        pool = self.fleet_pool if unit == FLEET else self.army_pool
        pool[nation] -= 1
        self.enter(nation, region, unit)
        self.note(events.RAISED, nation, region, unit)

    def remove_unit(self, nation: int, region: int, unit: int) -> None:
        """A unit goes back into the supply. Of several alike, the one that has done most this maneuver (IMP-53)."""
        pool = self.fleet_pool if unit == FLEET else self.army_pool
        pool[nation] += 1
        self.leave(nation, region, unit)
        if nation == self.nation:
            spent = self.spent(unit)
            if spent[region] > 0:
                spent[region] -= 1
            else:
                self._spare_refused(region, unit)
            if unit == FLEET and self.carriers[region] > 0:
                self.carriers[region] -= 1
        self.note(events.REMOVED, nation, region, unit)

    def move_unit(self, origin: int, region: int, unit: int, unit_then: int) -> None:
        """A unit of the nation to move leaves `origin` and is spent where it arrives."""
        self.leave(self.nation, origin, unit)
        self._forget_refusals(origin, unit)
        self.enter(self.nation, region, unit_then)
        self.spent(unit_then)[region] += 1
        self.note(events.MOVED, self.nation, origin, region, unit, unit_then)

    def turn_army(self, region: int, unit_then: int, arriving: bool) -> None:
        """An army of the nation to move rises or lies down: the one that has just arrived, or a fresh one."""
        unit = LYING if unit_then == ARMY else ARMY
        offset = self.nation * self.regions + region
        self.units(unit)[offset] -= 1
        self.units(unit_then)[offset] += 1
        if arriving:
            self.spent(unit)[region] -= 1
        else:
            self._spare_refused(region, unit)
        self.spent(unit_then)[region] += 1
        self.note(events.TURNED, self.nation, region, unit_then)

    def _forget_refusals(self, region: int, unit: int) -> None:
        """No more units have asked in vain than are still fresh."""
        refused = self.refused(unit)
        for index in range(region, len(refused), self.regions):
            if refused[index] > 0:
                fresh = self.units(unit)[self.nation * self.regions + region] - self.spent(unit)[region]
                refused[index] = min(refused[index], fresh)

    def _spare_refused(self, region: int, unit: int) -> None:
        """Of several fresh units the one that has asked in vain goes first; the others may still ask (IMP-53)."""
        refused = self.refused(unit)
        for index in range(region, len(refused), self.regions):
            if refused[index] > 0:
                refused[index] -= 1

    def refuse(self, region: int, unit: int, canal: int) -> None:
        """A unit of the nation to move has asked in vain at a canal; a fleet asks at one canal only, number 0."""
        refused, index = self.refused(unit), canal * self.regions + region
        fresh = self.units(unit)[self.nation * self.regions + region] - self.spent(unit)[region]
        refused[index] = min(refused[index] + 1, fresh)

    def spare_refusal(self, region: int, unit: int, canal: int) -> None:
        """Of several units the one that had asked in vain at this canal has gone another way (IMP-53)."""
        refused, index = self.refused(unit), canal * self.regions + region
        if refused[index] > 0:
            refused[index] -= 1

    def carry(self, sea: int) -> None:
        """A fleet of the nation to move has carried an army."""
        self.carriers[sea] += 1

    def await_flag(self, region: int, nation: int) -> None:
        """This nation may lay a flag here later; none where nobody waits."""
        self.waiting[region] = nation

    def place_flag(self, nation: int, region: int) -> None:
        self.flag_pool[nation] -= 1
        self.flag[region] = nation
        self.note(events.FLAGGED, nation, region)

    def take_flag(self, region: int) -> None:
        nation = self.flag[region]
        self.flag_pool[nation] += 1
        self.flag[region] = NO_NATION
        self.note(events.UNFLAGGED, nation, region)

    def build(self, region: int) -> None:
        self.factory[region] = 1
        self.note(events.BUILT, self.rules.board.owner[region], region)

    def raze(self, region: int) -> None:
        self.factory[region] = 0
        self.note(events.RAZED, self.rules.board.owner[region], region)
