"""The way of one army: train, march, convoy, landing; each leg is a decision of its own."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda, queries, reasons
from greatpowers.games.imperial.rules.answers import ARMY, GO, HALT, LYING
from greatpowers.games.imperial.rules.board import NO_NATION, SEA
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.fighting import arrive
from greatpowers.games.imperial.rules.steps.fleets import (
    CROSSED,
    EVERY_MARK,
    EVERY_REFUSAL,
    IS_ARMY,
    MARKS,
    ORIGIN,
    PLACE,
    REFUSED,
    RODE,
    SEAS,
    SHORE,
    STEPPED,
    TURNED_BACK,
    controller,
    pass_canal,
)
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import NOBODY, Field, Value, numbers

UNIT: Final = 2


def fresh_armies(state: Imperial, region: int, unit: int) -> int:
    """Own armies here, standing or lying, that have not moved in this maneuver."""
    return state.units(unit)[state.nation * state.regions + region] - state.spent(unit)[region]


def can_carry(state: Imperial, sea: int) -> bool:
    """Whether an own fleet here has not carried an army yet in this maneuver."""
    return state.fleets[state.nation * state.regions + sea] > state.carriers[sea]


def has_way(state: Imperial, region: int) -> bool:
    """Whether an army can leave this region at all: by land, or over a sea with an own fleet."""
    board = state.rules.board
    if len(board.land[region]) > 0:
        return True
    for sea in board.coast[region]:
        if can_carry(state, sea):
            return True
    return False


class Journey(Step[Imperial]):
    """Armeen, Konvoi, Eisenbahntransport: one step over a border or one convoy, and the train before or after it.

    Every sea of the convoy is chosen, so the player decides which fleets are used up (IMP-29). Where the own train
    reaches, the ride replaces the step (IMP-55). A convoy lands on another coast than it left (IMP-58).
    """

    def __init__(self, figures: Figures) -> None:
        board = figures.board
        slots = figures.region_field.slots
        fields = (
            Field("origin", board.regions, slots),
            Field("unit", ("army", "friendly_army")),
            Field("place", board.regions, slots),
            numbers("seas", 0, (1 << board.size - board.first_sea) - 1),
            numbers("marks", 0, EVERY_MARK),
            Field("shore", board.regions, slots),
        )
        super().__init__(agenda.JOURNEY, "journey", ("go", "halt"), fields)

    def seats(self, state: Imperial) -> list[int]:
        place, marks = state.arg(PLACE), state.arg(MARKS)
        if marks & STEPPED and (marks & RODE or not queries.railway(state, place)):
            return []
        if marks & RODE and state.rules.board.kind[place] != SEA and len(ways(state)) == 0:
            return []
        return [state.government[state.nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [*(GO + region for region in range(state.regions)), HALT]

    def options(self, state: Imperial, seat: int) -> list[int]:
        answers = [GO + region for region in ways(state)]
        if can_halt(state):
            answers.append(HALT)
        return answers

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == HALT:
            return reasons.LEGAL if can_halt(state) else reasons.CANNOT_HALT
        region = answer - GO
        if region in ways(state):
            return reasons.LEGAL
        return why_no_way(state, region)

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        regions = state.rules.board.regions
        place = regions[state.arg(PLACE)]
        return {"origin": place, "region": place if answer == HALT else regions[answer - GO]}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == HALT:
            finish(state)
            return
        board = state.rules.board
        region, place, marks = answer - GO, state.arg(PLACE), state.arg(MARKS)
        if board.kind[region] == SEA:
            if controller(state, place, region) != NO_NATION:
                state.first(agenda.CANAL, place, region, IS_ARMY)
                return
            if board.kind[place] != SEA:
                state.set_arg(SHORE, place)
            state.set_arg(SEAS, state.arg(SEAS) | 1 << region - board.first_sea)
            state.set_arg(PLACE, region)
            return
        rode = board.kind[place] != SEA and not marks & RODE and region in queries.railway(state, place)
        state.set_arg(MARKS, marks | (RODE if rode else STEPPED))
        state.set_arg(PLACE, region)

    def fault(self, state: Imperial) -> str:
        if fresh_armies(state, state.arg(ORIGIN), state.arg(UNIT)) <= 0:
            return "no army there can still move"
        return "" if self.is_on_its_way(state) else "no journey leads there"

    def is_on_its_way(self, state: Imperial) -> bool:
        """Whether legs over the seas used so far, and canals that were open, can lead to the open frame."""
        origin, unused = state.arg(ORIGIN), ~state.arg(SEAS)
        trial = state.copy()
        rows: list[list[int]] = []
        for refusals in range(0, EVERY_REFUSAL + 1, REFUSED):
            for marks in (refusals, refusals | TURNED_BACK if refusals else 0):
                trial.then(agenda.JOURNEY, origin, state.arg(UNIT), origin, 0, marks, origin)
                rows.append(trial.agenda[-WIDTH:])
        met: set[tuple[int, ...]] = set()
        while rows:
            row = rows.pop()
            if tuple(row) in met or row[SEAS] & unused:
                continue
            met.add(tuple(row))
            trial.agenda = row[:]
            for region in ways(trial):
                trial.agenda = row[:]
                self.play(trial, 0, GO + region)
                if trial.top() == agenda.CANAL:
                    trial.done()
                    pass_canal(trial, region, True)
                rows.append(trial.agenda)
        return tuple(state.agenda[-WIDTH:]) in met


def can_halt(state: Imperial) -> bool:
    """After the train or the step the journey may end; a refused canal leaves the army where it was."""
    board = state.rules.board
    if board.kind[state.arg(PLACE)] == SEA:
        return False
    return state.arg(MARKS) & (RODE | STEPPED | TURNED_BACK) != 0


def ways(state: Imperial) -> list[int]:
    """Where the next leg can go, sorted."""
    board = state.rules.board
    place, marks = state.arg(PLACE), state.arg(MARKS)
    if board.kind[place] == SEA:
        return sea_ways(state, place)
    if marks & STEPPED:
        return [] if marks & RODE else queries.railway(state, place)
    rails = queries.railway(state, place)
    lands = [region for region in board.land[place] if region not in rails]
    if not marks & RODE:
        lands.extend(rails)
        lands.sort()
    seas = [sea for sea in board.coast[place] if can_carry(state, sea)]
    return lands + seas


def sea_ways(state: Imperial, place: int) -> list[int]:
    """From a fleet: land on a coast, or go on to a further fleet."""
    board = state.rules.board
    used = state.arg(SEAS)
    regions = [coast for coast in board.coast[place] if coast != state.arg(SHORE)]
    for sea in board.sea[place]:
        if not can_carry(state, sea) or used >> sea - board.first_sea & 1:
            continue
        canal = board.canal_of[place][sea]
        if canal >= 0 and state.arg(MARKS) & REFUSED << canal and controller(state, place, sea) != NO_NATION:
            continue
        regions.append(sea)
    return regions


def has_line(state: Imperial, province: int) -> bool:
    """Whether the railway leads to this home province at all, be it cut or not."""
    board = state.rules.board
    return any(board.owner[neighbour] == state.nation for neighbour in board.land[province])


def why_no_way(state: Imperial, region: int) -> int:
    """The reason that fits best for a leg that cannot be gone."""
    board = state.rules.board
    place = state.arg(PLACE)
    if region == place:
        return reasons.NOT_ADJACENT
    if board.owner[place] == state.nation == board.owner[region] and has_line(state, region):
        return reasons.TRAIN_USED if region in queries.railway(state, place) else reasons.RAILWAY_CUT
    if state.arg(MARKS) & STEPPED:
        return reasons.UNIT_SPENT
    if board.kind[region] != SEA:
        return reasons.SAME_COAST if region in board.coast[place] else reasons.NOT_ADJACENT
    if region not in board.coast[place] and region not in board.sea[place]:
        return reasons.NOT_ADJACENT
    used = state.arg(SEAS) >> region - board.first_sea & 1
    return reasons.NO_FLEET if used or not can_carry(state, region) else reasons.CANAL_REFUSED


def finish(state: Imperial) -> None:
    """The army arrives; its carriers are used up. Back where it was after a refused canal, it has not moved."""
    board = state.rules.board
    origin, unit, place = state.arg(ORIGIN), state.arg(UNIT), state.arg(PLACE)
    seas, marks = state.arg(SEAS), state.arg(MARKS)
    state.done()
    refused = state.refused(unit)
    moved = marks & (RODE | STEPPED) != 0
    fresh = fresh_armies(state, origin, unit)
    for canal in range(len(board.canals)):
        index = canal * state.regions + origin
        if not moved and marks & REFUSED << canal:
            refused[index] = min(refused[index] + 1, fresh)
        elif moved and not marks & (REFUSED | CROSSED) << canal and refused[index] > 0:
            refused[index] -= 1
    if not moved:
        return
    for sea in range(board.first_sea, board.size):
        if seas >> sea - board.first_sea & 1:
            state.carriers[sea] += 1
    unit_then = LYING if queries.is_foreign_home(state, place) else ARMY
    state.move_unit(origin, place, unit, unit_then)
    arrive(state, place, unit_then)
