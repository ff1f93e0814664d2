"""Manöver 2. Armeen: picking armies, changing their status, destroying factories."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, queries, reasons
from greatpowers.games.imperial.rules.answers import (
    ARMY,
    DESTROY,
    EXCHANGE,
    FRIENDLY,
    HOSTILE,
    LYING,
    PASS,
    PICK_ARMY,
    STANCES,
    TURN_ARMY,
)
from greatpowers.games.imperial.rules.board import HOME
from greatpowers.games.imperial.rules.frames import REFUSED, open_ask, open_journey
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.fighting import (
    all_exchanges,
    exchange_details,
    exchange_refusal,
    play_exchange,
)
from greatpowers.games.imperial.rules.steps.journey import fresh_armies, has_way
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import NOBODY, Value


class Armies(Step[Imperial]):
    """2. Armeen: every army may move once; armies abroad may change their status; three may destroy a factory.

    Own units may be exchanged with foreign ones in the same region at any moment, moved or not (IMP-16).
    """

    def __init__(self) -> None:
        super().__init__(agenda.ARMIES, "armies", ("pick_army", "exchange", "turn", "destroy", "pass"))
        self.ends_turn = True

    def seats(self, state: Imperial) -> list[int]:
        """With the last army gone the step goes on while another unit can still be exchanged."""
        if state.army_pool[state.nation] == state.rules.board.armies[state.nation] and not all_exchanges(state):
            return []
        return [state.government[state.nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        board = state.rules.board
        offset = state.nation * state.regions
        picks: list[int] = []
        turns: list[int] = []
        razes: list[int] = []
        for region in range(board.first_sea):
            standing, lying = state.armies[offset + region], state.lying[offset + region]
            if standing == 0 and lying == 0:
                continue
            if standing > state.spent_armies[region] and has_way(state, region):
                picks.append(PICK_ARMY + region * 2 + HOSTILE)
            if lying > state.spent_lying[region] and has_way(state, region):
                picks.append(PICK_ARMY + region * 2 + FRIENDLY)
            if board.kind[region] == HOME and board.owner[region] != state.nation:
                turns.append(TURN_ARMY + region * 2 + HOSTILE)
                turns.append(TURN_ARMY + region * 2 + FRIENDLY)
                razes.append(DESTROY + region)
        return [PASS, *picks, *all_exchanges(state), *turns, *razes]

    def options(self, state: Imperial, seat: int) -> list[int]:
        return [
            answer
            for answer in self.candidates(state, seat)
            if answer < TURN_ARMY or self.refusal(state, seat, answer) == reasons.LEGAL
        ]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        if answer >= DESTROY:
            return destroy_refusal(state, answer - DESTROY)
        if answer >= TURN_ARMY:
            return turn_refusal(state, (answer - TURN_ARMY) // 2, (answer - TURN_ARMY) % 2)
        if answer >= EXCHANGE:
            return exchange_refusal(state, answer)
        return pick_refusal(state, (answer - PICK_ARMY) // 2, (answer - PICK_ARMY) % 2)

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        regions = state.rules.board.regions
        if answer >= DESTROY:
            return {"region": regions[answer - DESTROY], "needed": state.rules.figures.armies_to_destroy}
        if answer >= TURN_ARMY:
            code = answer - TURN_ARMY
            return {"region": regions[code // 2], "stance": STANCES[code % 2]}
        if answer >= EXCHANGE:
            return exchange_details(state, answer)
        return {"region": regions[(answer - PICK_ARMY) // 2], "unit": "army"}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.then(agenda.FLAGS)
        elif answer >= DESTROY:
            destroy(state, answer - DESTROY)
        elif answer >= TURN_ARMY:
            turn(state, (answer - TURN_ARMY) // 2, (answer - TURN_ARMY) % 2)
        elif answer >= EXCHANGE:
            play_exchange(state, answer)
        else:
            region, unit = (answer - PICK_ARMY) // 2, (answer - PICK_ARMY) % 2
            open_journey(state, region, unit, refusals(state, region, unit))


def refusals(state: Imperial, region: int, unit: int) -> int:
    """The canals at which every army that could be meant has asked in vain, as marks of a journey."""
    marks = 0
    fresh = fresh_armies(state, region, unit)
    for canal in range(len(state.rules.board.canals)):
        if state.refused(unit)[canal * state.regions + region] >= fresh:
            marks |= REFUSED << canal
    return marks


def pick_refusal(state: Imperial, region: int, unit: int) -> int:
    if state.units(unit)[state.nation * state.regions + region] == 0:
        return reasons.NO_UNIT
    if fresh_armies(state, region, unit) == 0:
        return reasons.UNIT_SPENT
    return reasons.LEGAL if has_way(state, region) else reasons.NO_WAY


def turn_refusal(state: Imperial, region: int, stance: int) -> int:
    """A fresh army abroad may change its status, once; not to hostile before the last free factory (IMP-26, IMP-27)."""
    if not queries.is_foreign_home(state, region):
        return reasons.NOT_FOREIGN
    unit = LYING if stance == HOSTILE else ARMY
    if state.units(unit)[state.nation * state.regions + region] == 0:
        return reasons.NO_UNIT
    if fresh_armies(state, region, unit) == 0:
        return reasons.UNIT_SPENT
    if stance == HOSTILE and queries.is_last_factory(state, region):
        return reasons.LAST_FACTORY
    return reasons.LEGAL


def turn(state: Imperial, region: int, stance: int) -> None:
    """The status changes, and the others in the province may demand an exchange."""
    unit = ARMY if stance == HOSTILE else LYING
    state.turn_army(region, unit, False)
    if state.crowd[region] > 1:
        open_ask(state, region, unit)


def destroy_refusal(state: Imperial, region: int) -> int:
    """Fabriken zerstören: three hostile armies, and neither army nor fleet of the defender in the province (IMP-28).

    The last free factory needs no test of its own: where hostile armies stand the factory is not free."""
    if not queries.is_foreign_home(state, region):
        return reasons.NOT_FOREIGN
    if not state.factory[region]:
        return reasons.NO_FACTORY
    if state.armies[state.nation * state.regions + region] < state.rules.figures.armies_to_destroy:
        return reasons.TOO_FEW_ARMIES
    if state.has_units(state.rules.board.owner[region], region):
        return reasons.DEFENDED
    return reasons.LEGAL


def destroy(state: Imperial, region: int) -> None:
    """The factory and the three armies leave the board."""
    for _ in range(state.rules.figures.armies_to_destroy):
        state.remove_unit(state.nation, region, ARMY)
    state.raze(region)
