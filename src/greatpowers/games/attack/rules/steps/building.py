"""Strategische Bewegung and the purchase of new units."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, figures, queries, reasons
from greatpowers.games.attack.rules.answers import PASS, PRODUCTION
from greatpowers.games.attack.rules.board import PLACE_IDS, REGION_IDS, REGIONS
from greatpowers.games.attack.rules.pieces import BANK, PURSE
from greatpowers.games.attack.rules.queries import ALLOWED, UNASKED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.engagement import Engagement
from greatpowers.games.attack.rules.steps.leave import SeaLeave
from greatpowers.games.attack.rules.steps.movement import unmoved
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, UNIT_COUNT, UNITS
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers

MASS_PRODUCTION: Final = figures.technology("mass_production")


# strategic moves


def transfer_goals(state: Attack, seat: int, unit: int, origin: int) -> list[int]:
    """Own regions that hang together with this one, by land or over seas that nobody blocks (ATK-63, ATK-121)."""
    reached = {origin}
    edge = [origin]
    while edge:
        region = edge.pop()
        for goal in state.board.neighbours[region]:
            if goal in reached or state.owner[goal] != seat:
                continue
            if is_joined(state, seat, unit, region, goal):
                reached.add(goal)
                edge.append(goal)
    reached.discard(origin)
    return sorted(reached)


def is_free(state: Attack, seat: int, way: tuple[int, ...]) -> bool:
    """Whether no foreign surface ships lie on a way, or their owners have allowed it in this action."""
    return all(state.leave[sea] == ALLOWED or not queries.has_foreign_surface(state, seat, sea) for sea in way)


def transfer_options(state: Attack, seat: int) -> list[int]:
    found: list[int] = []
    origins = [one for one in state.board.regions if state.owner[one] == seat and state.strength(one) > 1]
    goals: dict[int, list[int]] = {}
    for unit in range(LAND_UNITS):
        for origin in origins:
            if unmoved(state, origin, unit) > 0:
                if unit == PLANE or origin not in goals:
                    goals[origin] = transfer_goals(state, seat, unit, origin)
                first = answers.march(unit, origin, 0)
                for goal in goals[origin]:
                    found.append(first + goal)
    return found


def leave_refusal(state: Attack, seat: int, sea: int) -> int:
    """Owners of surface ships in an area are asked once in the action."""
    if not queries.has_foreign_surface(state, seat, sea):
        return reasons.NO_FOE
    return reasons.LEGAL if state.leave[sea] == UNASKED else reasons.ASKED_ALREADY


def can_transfer(state: Attack, seat: int) -> bool:
    """Whether `transfer_options` has any: a unit that can go one step."""
    for origin in state.board.regions:
        if state.owner[origin] == seat and state.strength(origin) > 1:
            for unit in range(LAND_UNITS):
                if unmoved(state, origin, unit) > 0 and can_step(state, seat, unit, origin):
                    return True
    return False


def can_step(state: Attack, seat: int, unit: int, origin: int) -> bool:
    """Whether another region of the player lies next to this one for a transfer."""
    for goal in state.board.neighbours[origin]:
        if state.owner[goal] == seat and is_joined(state, seat, unit, origin, goal):
            return True
    return False


def is_joined(state: Attack, seat: int, unit: int, region: int, goal: int) -> bool:
    """Whether two adjacent regions hang together for this unit."""
    by_land = goal in state.board.land[region]
    return by_land or unit == PLANE or is_free(state, seat, state.board.way(region, goal))


class Transfer(Step[Attack]):
    """Land units go any distance through their owner's regions; no battle ever follows."""

    ORDERED: Final = 1

    def __init__(self) -> None:
        fields = frame({Transfer.ORDERED: numbers("ordered", 0, 1)})
        super().__init__(agenda.TRANSFER, "transfer", ("pass", "march", "ask_sea"), fields)

    def seats(self, state: Attack) -> list[int]:
        return [state.turn]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        found = [PASS]
        for unit in range(LAND_UNITS):
            for origin in state.board.regions:
                if state.owner[origin] == seat:
                    found.extend(answers.march(unit, origin, goal) for goal in state.board.regions)
        return [*found, *(answers.ASK_SEA + sea for sea in state.board.seas)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL if state.arg(Transfer.ORDERED) else reasons.MUST_ORDER
        if answer >= answers.ASK_SEA:
            return leave_refusal(state, seat, answer - answers.ASK_SEA)
        unit, origin, goal = answers.split_march(answer)
        if not state.board.is_on[origin] or state.owner[origin] != seat:
            return reasons.NOT_YOURS
        if state.units(origin, unit) == 0:
            return reasons.NO_UNIT
        if unmoved(state, origin, unit) == 0:
            return reasons.UNIT_SPENT
        if state.strength(origin) == 1:
            return reasons.LAST_UNIT
        return reasons.LEGAL if goal in transfer_goals(state, seat, unit, origin) else reasons.TOO_FAR

    def options(self, state: Attack, seat: int) -> list[int]:
        found = [PASS] if state.arg(Transfer.ORDERED) else []
        found.extend(transfer_options(state, seat))
        found.extend(
            answers.ASK_SEA + sea for sea in state.board.seas if leave_refusal(state, seat, sea) == reasons.LEGAL
        )
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answers.MARCH <= answer < answers.SAIL:
            unit, origin, goal = answers.split_march(answer)
            return {"unit": UNITS[unit], "origin": REGION_IDS[origin], "goal": REGION_IDS[goal]}
        return {}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if answer == PASS:
            state.done()
        elif answer >= answers.ASK_SEA:
            SeaLeave.open(state, answer - answers.ASK_SEA)
        else:
            unit, origin, goal = answers.split_march(answer)
            state.set_arg(Transfer.ORDERED, 1)
            state.march(seat, unit, origin, goal, events.ARRIVES)

    def implausible(self, state: Attack) -> str:
        begun = state.arg(Transfer.ORDERED) == 1 or can_transfer(state, state.turn)
        return "" if begun else "there is nothing to move"


# new units


def price(state: Attack, seat: int, unit: int) -> int:
    """What a unit costs; mass production makes land units cheaper."""
    cost = state.figures.price[unit]
    if unit < LAND_UNITS and state.has(seat, MASS_PRODUCTION):
        cost -= state.figures.technology_figures[MASS_PRODUCTION]["cheaper"]
    return cost


def cheapest(state: Attack, seat: int) -> int:
    return min(price(state, seat, unit) for unit in range(UNIT_COUNT))


def coast_of(state: Attack, seat: int) -> list[int]:
    """Sea areas next to a region of the player."""
    seas = {sea for region in queries.regions_of(state, seat) for sea in state.board.coast[region]}
    return sorted(seas)


class Purchase(Step[Attack]):
    """Kauf neuer Einheiten: land units into one's regions, ships into a sea area next to one; battles may follow."""

    BOUGHT: Final = 1

    def __init__(self) -> None:
        fields = frame({Purchase.BOUGHT: numbers("bought", 0, 1)})
        super().__init__(agenda.PURCHASE, "purchase", ("pass", "buy"), fields)
        self.gathers = ("buy",)

    def most_named(self, state: Attack, seat: int) -> int:
        return state.purse(seat) // cheapest(state, seat)

    def stock(self, state: Attack, seat: int) -> list[int]:
        return [state.purse(seat)]

    def takes(self, state: Attack, seat: int, answer: int) -> list[int]:
        return [price(state, seat, answers.split_buy(answer)[0])]

    def seats(self, state: Attack) -> list[int]:
        return [state.turn]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        found = [PASS]
        for unit in range(UNIT_COUNT):
            places = state.board.regions if unit < LAND_UNITS else tuple(REGIONS + sea for sea in state.board.seas)
            found.extend(answers.buy(unit, place) for place in places)
        return found

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL if state.arg(Purchase.BOUGHT) else reasons.MUST_ORDER
        unit, place = answers.split_buy(answer)
        if (place < REGIONS) != (unit < LAND_UNITS):
            return reasons.NOT_ON_BOARD
        if place < REGIONS:
            if state.owner[place] != seat:
                return reasons.NOT_YOURS
        elif place - REGIONS not in coast_of(state, seat):
            return reasons.NOT_COASTAL
        return reasons.LEGAL if state.purse(seat) >= price(state, seat, unit) else reasons.PRODUCTION_SHORT

    def options(self, state: Attack, seat: int) -> list[int]:
        found = [PASS] if state.arg(Purchase.BOUGHT) else []
        own, coast = queries.regions_of(state, seat), [REGIONS + sea for sea in coast_of(state, seat)]
        for unit in range(UNIT_COUNT):
            if state.purse(seat) >= price(state, seat, unit):
                found.extend(answers.buy(unit, place) for place in (own if unit < LAND_UNITS else coast))
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answer == PASS:
            return {}
        unit, place = answers.split_buy(answer)
        found: dict[str, Value] = {"unit": UNITS[unit], "place": PLACE_IDS[place], "price": price(state, seat, unit)}
        return {**found, "production": state.purse(seat)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.done()
            Engagement.open(state, bought=True)
            return
        unit, place = answers.split_buy(answer)
        state.set_arg(Purchase.BOUGHT, 1)
        state.pay(PURSE + seat, BANK, PRODUCTION, price(state, seat, unit), events.FOR_BUILD)
        state.raise_unit(seat, unit, place, events.BY_BUILD)
