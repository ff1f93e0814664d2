"""The way of one army: train, march, convoy, landing; each leg is a decision of its own."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, queries, reasons
from greatpowers.games.imperial.rules.answers import ARMY, GO, HALT, LYING
from greatpowers.games.imperial.rules.board import NO_NATION, NO_REGION, SEA
from greatpowers.games.imperial.rules.frames import (
    CROSSED,
    EVERY_MARK,
    EVERY_REFUSAL,
    MARKS,
    ORIGIN,
    PLACE,
    REFUSED,
    RODE,
    SEAS,
    SHORE,
    STEPPED,
    TURNED_BACK,
    UNIT,
    open_canal,
    put_journey,
)
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.fighting import arrive
from greatpowers.games.imperial.rules.steps.fleets import controller, pass_canal
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Field, Value, numbers


def fresh_armies(state: Imperial, region: int, unit: int) -> int:
    """Own armies here, standing or lying, that have not moved in this maneuver."""
    return state.units(unit)[state.nation * state.regions + region] - state.spent(unit)[region]


def can_carry(state: Imperial, sea: int) -> bool:
    """Whether a fleet of the nation's own here has not carried an army yet in this maneuver."""
    return state.fleets[state.nation * state.regions + sea] > state.carriers[sea]


def has_way(state: Imperial, region: int) -> bool:
    """Whether an army can leave this region at all: by land, or over a sea with a fleet of its own nation."""
    board = state.rules.board
    if len(board.land[region]) > 0:
        return True
    for sea in board.coast[region]:
        if can_carry(state, sea):
            return True
    return False


class Journey(Step[Imperial]):
    """Armeen, Konvoi, Eisenbahntransport: one step over a border or one convoy, and the train before or after it.

    Every sea of the convoy is chosen, so the player decides which fleets are used up (IMP-29). Where the
    nation's train reaches, the ride replaces the step (IMP-55). A convoy lands on another coast than it left (IMP-58),
    and no move ends where it began (IMP-66).
    """

    def __init__(self, figures: Figures) -> None:
        board = figures.board
        slots = figures.region_field.slots
        fields = frame(
            {
                ORIGIN: Field("origin", board.regions, slots),
                UNIT: Field("unit", ("army", "friendly_army")),
                PLACE: Field("place", board.regions, slots),
                SEAS: numbers("seas", 0, (1 << board.size - board.first_sea) - 1),
                MARKS: numbers("marks", 0, EVERY_MARK),
                SHORE: Field("shore", board.regions, slots),
            }
        )
        super().__init__(agenda.JOURNEY, "journey", ("go", "halt"), fields)

    def seats(self, state: Imperial) -> list[int]:
        place, marks = state.arg(PLACE), state.arg(MARKS)
        if marks & (RODE | STEPPED) and state.rules.board.kind[place] != SEA and len(ways(state)) == 0:
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
                open_canal(state, place, region)
                return
            if board.kind[place] != SEA:
                state.set_arg(SHORE, place)
            state.set_arg(SEAS, state.arg(SEAS) | 1 << region - board.first_sea)
            state.set_arg(PLACE, region)
            return
        rode = board.kind[place] != SEA and not marks & RODE and region in queries.railway(state, place)
        state.set_arg(MARKS, marks | (RODE if rode else STEPPED))
        state.set_arg(PLACE, region)

    def implausible(self, state: Imperial) -> str:
        if fresh_armies(state, state.arg(ORIGIN), state.arg(UNIT)) <= 0:
            return "no army there can still move"
        return "" if self.is_on_its_way(state) else "no journey leads there"

    def is_on_its_way(self, state: Imperial) -> bool:
        """Whether legs over the seas used so far, and canals that were open, can lead to the open frame."""
        origin, unit, unused = state.arg(ORIGIN), state.arg(UNIT), ~state.arg(SEAS)
        trial = state.copy()
        found: list[tuple[int, int, int, int]] = []
        for refusals in range(0, EVERY_REFUSAL + 1, REFUSED):
            for marks in (refusals, refusals | TURNED_BACK if refusals else 0):
                found.append((origin, 0, marks, origin))
        met: set[tuple[int, int, int, int]] = set()
        while found:
            way = found.pop()
            place, seas, marks, shore = way
            if way in met or seas & unused:
                continue
            met.add(way)
            put_journey(trial, origin, unit, place, seas, marks, shore)
            for region in ways(trial):
                put_journey(trial, origin, unit, place, seas, marks, shore)
                self.play(trial, 0, GO + region)
                if trial.top() == agenda.CANAL:
                    trial.done()
                    pass_canal(trial, region, True)
                found.append(way_so_far(trial))
        return way_so_far(state) in met


def way_so_far(state: Imperial) -> tuple[int, int, int, int]:
    """Where the army is on its journey, over which seas it came, what it has done, and from which shore."""
    return state.arg(PLACE), state.arg(SEAS), state.arg(MARKS), state.arg(SHORE)


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
        if marks & RODE:
            return []
        barred = barred_origin(state)
        return [home for home in queries.railway(state, place) if home != barred]
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
    used, shore, barred = state.arg(SEAS), state.arg(SHORE), barred_origin(state)
    regions = [coast for coast in board.coast[place] if coast not in (shore, barred)]
    for sea in board.sea[place]:
        if not can_carry(state, sea) or used >> sea - board.first_sea & 1:
            continue
        canal = board.canal_of[place][sea]
        if canal >= 0 and state.arg(MARKS) & REFUSED << canal and controller(state, place, sea) != NO_NATION:
            continue
        regions.append(sea)
    return regions


def barred_origin(state: Imperial) -> int:
    """Where the move began, and therefore may not end (IMP-66); no region under the rules that let it."""
    return NO_REGION if state.rules.figures.round_trips else state.arg(ORIGIN)


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
    if is_back_again(state, region):
        return reasons.BACK_AGAIN
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


def is_back_again(state: Imperial, region: int) -> bool:
    """Whether this leg could be gone if it did not end the move where it began."""
    if region != barred_origin(state):
        return False
    board, place = state.rules.board, state.arg(PLACE)
    if board.kind[place] == SEA:
        return region in board.coast[place] and region != state.arg(SHORE)
    return not state.arg(MARKS) & RODE and region in queries.railway(state, place)


def finish(state: Imperial) -> None:
    """The army arrives; its carriers are used up. Back where it was after a refused canal, it has not moved."""
    board = state.rules.board
    origin, unit, place = state.arg(ORIGIN), state.arg(UNIT), state.arg(PLACE)
    seas, marks = state.arg(SEAS), state.arg(MARKS)
    state.done()
    moved = marks & (RODE | STEPPED) != 0
    for canal in range(len(board.canals)):
        if not moved and marks & REFUSED << canal:
            state.refuse(origin, unit, canal)
        elif moved and not marks & (REFUSED | CROSSED) << canal:
            state.spare_refusal(origin, unit, canal)
    if not moved:
        return
    for sea in range(board.first_sea, board.size):
        if seas >> sea - board.first_sea & 1:
            state.carry(sea)
    unit_then = LYING if queries.is_foreign_home(state, place) else ARMY
    state.move_unit(origin, place, unit, unit_then)
    arrive(state, place, unit_then)
