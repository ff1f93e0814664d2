"""Kampf: exchanges one for one, on arrival and at any other moment of the nation's own maneuver."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda, events, queries, reasons
from greatpowers.games.imperial.rules.answers import (
    ARMY,
    ASK,
    DECLARE,
    DEMAND,
    EXCHANGE,
    FLEET,
    FRIENDLY,
    HOSTILE,
    LYING,
    PASS,
    UNITS,
    exchange,
)
from greatpowers.games.imperial.rules.board import NATIONS, SEA
from greatpowers.games.imperial.rules.frames import (
    ASKED,
    ASKED_BEFORE,
    DEMANDER,
    REGION,
    UNIT,
    open_ask,
    open_attack,
    open_stance,
    put_ask,
    put_demand,
    put_stance,
)
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import Field, Value, numbers

UNIT_FIELD: Final = Field("unit", UNITS)
NOBODY_ASKED: Final = 0
ASKED_FIELD: Final = numbers("asked", 0, (1 << NATIONS) - 1)


def targets(state: Imperial, region: int, own: int) -> list[int]:
    """Exchange answers for one kind of the nation's own units in this region, sorted.

    Fleets at sea fight fleets; on land armies fight armies and harbour fleets, a harbour fleet fights armies."""
    answers: list[int] = []
    size = state.regions
    active = state.nation
    offset = region
    first = exchange(region, own, 0, 0)
    at_sea = state.rules.board.kind[region] == SEA
    for nation in range(NATIONS):
        if nation != active:
            if not at_sea:
                if state.armies[offset] > 0:
                    answers.append(first + nation * 3 + ARMY)
                if state.lying[offset] > 0:
                    answers.append(first + nation * 3 + LYING)
            if state.fleets[offset] > 0:
                answers.append(first + nation * 3 + FLEET)
        offset += size
    return answers


def all_exchanges(state: Imperial) -> list[int]:
    """Every exchange the nation to move could make now, sorted."""
    answers: list[int] = []
    for region in range(state.regions):
        if state.crowd[region] > 1:
            here = state.nation * state.regions + region
            if state.armies[here] > 0:
                answers.extend(targets(state, region, ARMY))
            if state.lying[here] > 0:
                answers.extend(targets(state, region, LYING))
            if state.fleets[here] > 0:
                answers.extend(targets(state, region, FLEET))
    return answers


def split(answer: int) -> tuple[int, int, int, int]:
    """Region, own unit, foreign nation, foreign unit of an exchange."""
    code = answer - EXCHANGE
    return code // (9 * NATIONS), code // (3 * NATIONS) % 3, code // 3 % NATIONS, code % 3


def exchange_refusal(state: Imperial, answer: int) -> int:
    region, own, nation, foreign = split(answer)
    if state.units(own)[state.nation * state.regions + region] == 0:
        return reasons.NO_UNIT
    if nation == state.nation or state.units(foreign)[nation * state.regions + region] == 0:
        return reasons.NO_FOREIGN_UNIT
    return reasons.LEGAL


def exchange_details(state: Imperial, answer: int) -> dict[str, Value]:
    region, own, nation, foreign = split(answer)
    board = state.rules.board
    return {
        "region": board.regions[region],
        "unit": UNITS[own],
        "nation": board.nations[nation],
        "foreign_unit": UNITS[foreign],
    }


def fight(state: Imperial, region: int, own: int, nation: int, foreign: int) -> None:
    """Abtausch: one unit of each side leaves the board."""
    state.note(events.EXCHANGED, region, state.nation, own, nation, foreign)
    state.remove_unit(state.nation, region, own)
    state.remove_unit(nation, region, foreign)


def play_exchange(state: Imperial, answer: int) -> None:
    region, own, nation, foreign = split(answer)
    fight(state, region, own, nation, foreign)


def arrive(state: Imperial, region: int, unit: int) -> None:
    """A unit has entered: the mover fights or not, says hostile or friendly, then the others may demand (IMP-18)."""
    if state.crowd[region] > 1:
        open_attack(state, region, unit)
    elif queries.is_foreign_home(state, region):
        open_stance(state, region)


def implausible_frame(state: Imperial, unit: int) -> str:
    """Whether the unit a fighting frame speaks of is there, has just arrived, and meets somebody."""
    region = state.arg(REGION)
    if region >= state.regions or state.units(unit)[state.nation * state.regions + region] == 0:
        return "the unit is not there"
    if state.spent(unit)[region] == 0:
        return "the unit has not moved"
    return "" if state.crowd[region] > 1 else "nobody else is there"


class Attack(Step[Imperial]):
    """The unit that has entered a region with foreign units fights one of them, or stays peaceful."""

    def __init__(self, figures: Figures) -> None:
        fields = frame({REGION: figures.region_field, UNIT: UNIT_FIELD})
        super().__init__(agenda.ATTACK, "attack", ("exchange", "pass"), fields)
        self.forfeits = ()

    def seats(self, state: Imperial) -> list[int]:
        return [state.government[state.nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [PASS, *targets(state, state.arg(REGION), state.arg(UNIT))]

    def options(self, state: Imperial, seat: int) -> list[int]:
        return self.candidates(state, seat)

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        region, own, _, _ = split(answer)
        if region != state.arg(REGION) or own != state.arg(UNIT):
            return reasons.NOT_THAT_UNIT
        return exchange_refusal(state, answer)

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return exchange_details(state, answer)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        region, unit = state.arg(REGION), state.arg(UNIT)
        if answer != PASS:
            state.done()
            play_exchange(state, answer)
        elif queries.is_foreign_home(state, region):
            put_stance(state, region)
        else:
            put_ask(state, region, unit, NOBODY_ASKED)

    def implausible(self, state: Imperial) -> str:
        if queries.is_foreign_home(state, state.arg(REGION)) and state.arg(UNIT) != LYING:
            return "an army abroad lies until it is declared hostile"
        return implausible_frame(state, state.arg(UNIT))


class Stance(Step[Imperial]):
    """Provinzen anderer Großmächte betreten: hostile or friendly.

    An arriving army lies until it is declared hostile; in front of the last free factory it stays lying.
    """

    def __init__(self, figures: Figures) -> None:
        super().__init__(agenda.STANCE, "stance", ("declare",), frame({REGION: figures.region_field}))

    def seats(self, state: Imperial) -> list[int]:
        if queries.is_last_factory(state, state.arg(REGION)):
            return []
        return [state.government[state.nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [DECLARE + HOSTILE, DECLARE + FRIENDLY]

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        region = state.arg(REGION)
        unit = LYING
        if answer == DECLARE + HOSTILE:
            state.turn_army(region, ARMY, True)
            unit = ARMY
        state.done()
        if state.crowd[region] > 1:
            open_ask(state, region, unit)

    def implausible(self, state: Imperial) -> str:
        region = state.arg(REGION)
        if not queries.is_foreign_home(state, region):
            return "not a foreign home province"
        here = state.nation * state.regions + region
        return "" if state.lying[here] > 0 and state.spent_lying[region] > 0 else "no army has just arrived"


def still_to_ask(state: Imperial, region: int, asked: int) -> list[int]:
    return [
        nation
        for nation in range(NATIONS)
        if nation != state.nation and not asked >> nation & 1 and state.has_units(nation, region)
    ]


def implausible_asked(state: Imperial, asked: int) -> str:
    """Whether those asked so far, besides the mover, have units there."""
    for nation in range(NATIONS):
        if asked >> nation & 1 and (nation == state.nation or not state.has_units(nation, state.arg(REGION))):
            return "a nation asked has no unit there"
    return ""


class Ask(Step[Imperial]):
    """The peaceful mover asks the others one after the other whether they want to fight, in an order he picks."""

    def __init__(self, figures: Figures) -> None:
        fields = frame({REGION: figures.region_field, UNIT: UNIT_FIELD, ASKED: ASKED_FIELD})
        super().__init__(agenda.ASK, "ask", ("ask",), fields)

    def seats(self, state: Imperial) -> list[int]:
        if len(still_to_ask(state, state.arg(REGION), state.arg(ASKED))) > 1:
            return [state.government[state.nation]]
        return []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [ASK + nation for nation in range(NATIONS)]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer - ASK in still_to_ask(state, state.arg(REGION), state.arg(ASKED)):
            return reasons.LEGAL
        return reasons.NOT_TO_ASK

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        board = state.rules.board
        return {"nation": board.nations[answer - ASK], "region": board.regions[state.arg(REGION)]}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        region, unit, asked = state.arg(REGION), state.arg(UNIT), state.arg(ASKED)
        left = still_to_ask(state, region, asked)
        if len(left) == 0:
            state.note(events.STAYED_PEACEFUL, state.nation, region)
            state.done()
        else:
            nation = left[0] if len(left) == 1 else answer - ASK
            put_demand(state, region, unit, nation, asked | 1 << nation)

    def implausible(self, state: Imperial) -> str:
        return implausible_asked(state, state.arg(ASKED)) or implausible_frame(state, state.arg(UNIT))


class Demand(Step[Imperial]):
    """A nation whose region was entered demands an exchange, picking its own unit, or lets the other stay."""

    def __init__(self, figures: Figures) -> None:
        fields = frame(
            {REGION: figures.region_field, UNIT: UNIT_FIELD, DEMANDER: figures.nation_field, ASKED_BEFORE: ASKED_FIELD}
        )
        super().__init__(agenda.DEMAND, "demand", ("demand", "pass"), fields)
        self.forfeits = ()

    def seats(self, state: Imperial) -> list[int]:
        return [state.government[state.arg(DEMANDER)]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [PASS, DEMAND + ARMY, DEMAND + LYING, DEMAND + FLEET]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        here = state.arg(DEMANDER) * state.regions + state.arg(REGION)
        return reasons.LEGAL if state.units(answer - DEMAND)[here] > 0 else reasons.NO_UNIT

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"region": state.rules.board.regions[state.arg(REGION)], "unit": UNITS[answer - DEMAND]}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        region, unit, nation = state.arg(REGION), state.arg(UNIT), state.arg(DEMANDER)
        if answer == PASS:
            put_ask(state, region, unit, state.arg(ASKED_BEFORE))
        else:
            state.done()
            fight(state, region, unit, nation, answer - DEMAND)

    def implausible(self, state: Imperial) -> str:
        nation = state.arg(DEMANDER)
        if nation == state.nation or state.government[nation] == NO_SEAT:
            return "this nation cannot demand anything"
        if not state.arg(ASKED_BEFORE) >> nation & 1:
            return "this nation has not been asked"
        return implausible_asked(state, state.arg(ASKED_BEFORE)) or implausible_frame(state, state.arg(UNIT))
