"""Fabrik, Produktion, Import: what a nation does at home."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, events, queries, reasons
from greatpowers.games.imperial.rules.answers import ARMY, BUILD, FLEET, IMPORT_UNIT, PASS, PRODUCE
from greatpowers.games.imperial.rules.board import REGION_SLOTS, SHIPYARD
from greatpowers.games.imperial.rules.frames import BOUGHT, NEXT
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import BANK, CASH, TREASURY, Imperial
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers


def purse(state: Imperial) -> int:
    """What the nation can raise: its treasury, and the cash of everybody who may give it some (IMP-12)."""
    if state.rules.figures.anybody_donates:
        return state.treasury(state.nation) + sum(state.money[CASH:])
    return state.treasury(state.nation) + state.cash(state.government[state.nation])


def province_refusal(state: Imperial, province: int) -> int:
    if state.rules.board.owner[province] != state.nation:
        return reasons.NOT_HOME
    return reasons.OCCUPIED if queries.is_occupied(state, province) else reasons.LEGAL


def has_supply(state: Imperial, unit: int) -> bool:
    return supply(state)[int(unit == FLEET)] > 0


def supply(state: Imperial) -> list[int]:
    """The armies and fleets that the nation has left."""
    return [state.army_pool[state.nation], state.fleet_pool[state.nation]]


def home_details(state: Imperial, province: int, price: int) -> dict[str, Value]:
    board = state.rules.board
    return {
        "nation": board.nations[state.nation],
        "province": board.regions[province],
        "price": price,
        "treasury": state.treasury(state.nation),
    }


class Factory(Step[Imperial]):
    """Fabrik: at most one new factory at home, where no hostile army stands, for 5 out of the treasury."""

    def __init__(self) -> None:
        super().__init__(agenda.FACTORY, "factory", ("build", "pass"))
        self.ends_turn = True

    def seats(self, state: Imperial) -> list[int]:
        if purse(state) < state.rules.figures.factory_price:
            return []
        for province in state.rules.board.homes[state.nation]:
            if not state.factory[province] and not queries.is_occupied(state, province):
                return [state.government[state.nation]]
        return []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [PASS, *(BUILD + province for province in state.rules.board.homes[state.nation])]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        province = answer - BUILD
        reason = province_refusal(state, province)
        if reason != reasons.LEGAL:
            return reason
        if state.factory[province]:
            return reasons.HAS_FACTORY
        if state.treasury(state.nation) < state.rules.figures.factory_price:
            return reasons.TREASURY_SHORT
        return reasons.LEGAL

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return home_details(state, answer - BUILD, state.rules.figures.factory_price)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if seat != NOBODY and answer != PASS:
            state.pay(TREASURY + state.nation, BANK, state.rules.figures.factory_price, events.FACTORY_PRICE)
            state.build(answer - BUILD)
        state.done()


class Production(Step[Imperial]):
    """Produktion: each factory of the nation without a hostile army may make an army (a shipyard: a fleet) for nothing.

    The provinces come in the order of the board; every order gives the same position.
    """

    def __init__(self, figures: Figures) -> None:
        fields = frame({NEXT: numbers("next", 0, REGION_SLOTS)})
        super().__init__(agenda.PRODUCTION, "production", ("produce", "pass"), fields)
        self.ends_turn = True
        self.gathers = ("produce",)
        self.passed_over = reasons.ORDER_PASSED
        self.costs_nothing = True

    def most_named(self, state: Imperial, seat: int) -> int:
        armies, fleets = supply(state)
        made = [product(state, answer - PRODUCE) for answer in self.options(state, seat) if answer != PASS]
        return min(made.count(ARMY), armies) + min(made.count(FLEET), fleets)

    def stock(self, state: Imperial, seat: int) -> list[int]:
        return supply(state)

    def takes(self, state: Imperial, seat: int, answer: int) -> list[int]:
        unit = product(state, answer - PRODUCE)
        return [int(unit == ARMY), int(unit == FLEET)]

    def seats(self, state: Imperial) -> list[int]:
        for province in state.rules.board.homes[state.nation]:
            if self.refusal(state, 0, PRODUCE + province) == reasons.LEGAL:
                return [state.government[state.nation]]
        return []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [PASS, *(PRODUCE + province for province in state.rules.board.homes[state.nation])]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        province = answer - PRODUCE
        reason = province_refusal(state, province)
        if reason != reasons.LEGAL:
            return reason
        if not state.factory[province]:
            return reasons.NO_FACTORY
        if province < state.arg(NEXT):
            return reasons.ORDER_PASSED
        return reasons.LEGAL if has_supply(state, product(state, province)) else reasons.SUPPLY_EMPTY

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return home_details(state, answer - PRODUCE, 0)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.done()
            return
        province = answer - PRODUCE
        state.raise_unit(state.nation, province, product(state, province))
        state.set_arg(NEXT, province + 1)


def product(state: Imperial, province: int) -> int:
    return FLEET if state.rules.board.city[province] == SHIPYARD else ARMY


class Import(Step[Imperial]):
    """Import: up to three units at 1 each, in home provinces of its own without hostile armies, fleets only in ports.

    Armies come before fleets and provinces in the order of the board; every order gives the same position.
    """

    def __init__(self, figures: Figures) -> None:
        fields = frame({NEXT: numbers("next", 0, 2 * REGION_SLOTS), BOUGHT: numbers("bought", 0, figures.import_most)})
        super().__init__(agenda.IMPORT, "import", ("import", "pass"), fields)
        self.ends_turn = True
        self.gathers = ("import",)
        self.passed_over = reasons.ORDER_PASSED

    def most_named(self, state: Imperial, seat: int) -> int:
        figures = state.rules.figures
        most = min(figures.import_most - state.arg(BOUGHT), state.treasury(state.nation) // figures.import_price)
        return min(most, sum(supply(state)))

    def stock(self, state: Imperial, seat: int) -> list[int]:
        return supply(state)

    def takes(self, state: Imperial, seat: int, answer: int) -> list[int]:
        is_fleet = answer - IMPORT_UNIT >= REGION_SLOTS
        return [int(not is_fleet), int(is_fleet)]

    def seats(self, state: Imperial) -> list[int]:
        figures = state.rules.figures
        if state.arg(BOUGHT) == figures.import_most or purse(state) < figures.import_price:
            return []
        for index in (0, REGION_SLOTS):
            for province in state.rules.board.homes[state.nation]:
                reason = self.refusal(state, 0, IMPORT_UNIT + index + province)
                if reason in (reasons.LEGAL, reasons.TREASURY_SHORT):
                    return [state.government[state.nation]]
        return []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        homes = state.rules.board.homes[state.nation]
        answers = [PASS, *(IMPORT_UNIT + province for province in homes)]
        answers.extend(IMPORT_UNIT + REGION_SLOTS + province for province in homes)
        return answers

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        index = answer - IMPORT_UNIT
        province = index % REGION_SLOTS
        reason = province_refusal(state, province)
        if reason != reasons.LEGAL:
            return reason
        unit = FLEET if index >= REGION_SLOTS else ARMY
        if unit == FLEET and state.rules.board.city[province] != SHIPYARD:
            return reasons.NO_PORT
        if index < state.arg(NEXT):
            return reasons.ORDER_PASSED
        if not has_supply(state, unit):
            return reasons.SUPPLY_EMPTY
        if state.treasury(state.nation) < state.rules.figures.import_price:
            return reasons.TREASURY_SHORT
        return reasons.LEGAL

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return home_details(state, (answer - IMPORT_UNIT) % REGION_SLOTS, state.rules.figures.import_price)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.done()
            return
        index = answer - IMPORT_UNIT
        state.pay(TREASURY + state.nation, BANK, state.rules.figures.import_price, events.IMPORT_PRICE)
        state.raise_unit(state.nation, index % REGION_SLOTS, FLEET if index >= REGION_SLOTS else ARMY)
        state.set_arg(NEXT, index)
        state.set_arg(BOUGHT, state.arg(BOUGHT) + 1)
