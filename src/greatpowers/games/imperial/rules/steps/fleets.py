"""Manöver 1. Flotten, and the canals."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda, events, reasons
from greatpowers.games.imperial.rules.answers import ALLOW, EXCHANGE, FLEET, GO, PASS, PICK_FLEET, REFUSE
from greatpowers.games.imperial.rules.board import NO_NATION, SEA
from greatpowers.games.imperial.rules.frames import (
    BELOW,
    CARGO,
    CROSSED,
    EVERY_REFUSAL,
    IS_ARMY,
    IS_FLEET,
    MARKS,
    ORIGIN,
    PLACE,
    REFUSED,
    SEA_BEYOND,
    SEAS,
    SHORE,
    STEP,
    TURNED_BACK,
    open_sail,
    put_canal,
)
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.games.imperial.rules.steps.fighting import (
    all_exchanges,
    arrive,
    exchange_details,
    exchange_refusal,
    play_exchange,
)
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Field, Value, in_order

NO_CANAL: Final = -1
AT_SEA: Final = 0
"""Where a fleet asks in vain: the refusals of fleets are not told apart by canals."""
PIECES: Final = in_order({IS_FLEET: "fleet", IS_ARMY: "army"})


def fresh_fleets(state: Imperial, region: int) -> int:
    """Own fleets here that have not moved in this maneuver."""
    return state.fleets[state.nation * state.regions + region] - state.spent_fleets[region]


class Fleets(Step[Imperial]):
    """1. Flotten: every fleet may move once into an adjacent sea, a harbour fleet into the sea of its port.

    Own units may be exchanged with foreign ones in the same region at any moment, moved or not (IMP-16).
    """

    def __init__(self) -> None:
        super().__init__(agenda.FLEETS, "fleets", ("pick_fleet", "exchange", "pass"))
        self.ends_turn = True

    def seats(self, state: Imperial) -> list[int]:
        if state.fleet_pool[state.nation] == state.rules.board.fleets[state.nation]:
            return []
        return [state.government[state.nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        regions = state.rules.board.fleet_regions[state.nation]
        picks = [PICK_FLEET + region for region in regions if fresh_fleets(state, region) > 0]
        return [PASS, *picks, *all_exchanges(state)]

    def options(self, state: Imperial, seat: int) -> list[int]:
        return self.candidates(state, seat)

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        if answer >= EXCHANGE:
            return exchange_refusal(state, answer)
        region = answer - PICK_FLEET
        if state.fleets[state.nation * state.regions + region] == 0:
            return reasons.NO_UNIT
        return reasons.LEGAL if fresh_fleets(state, region) > 0 else reasons.UNIT_SPENT

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answer >= EXCHANGE:
            return exchange_details(state, answer)
        return {"region": state.rules.board.regions[answer - PICK_FLEET], "unit": "fleet"}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            armies = state.army_pool[state.nation] < state.rules.board.armies[state.nation]
            state.then(agenda.ARMIES if armies else agenda.FLAGS)
        elif answer >= EXCHANGE:
            play_exchange(state, answer)
        else:
            region = answer - PICK_FLEET
            port = state.rules.board.port_sea[region]
            if port >= 0:
                enter_sea(state, region, port)
            else:
                open_sail(state, region)


def enter_sea(state: Imperial, origin: int, sea: int) -> None:
    state.move_unit(origin, sea, FLEET, FLEET)
    arrive(state, sea, FLEET)


def controller(state: Imperial, one: int, other: int) -> int:
    """The nation whose permission is needed between two seas, or none (IMP-44, IMP-45, IMP-57)."""
    board = state.rules.board
    canal = board.canal_of[one][other]
    if canal == NO_CANAL:
        return NO_NATION
    nation = state.flag[board.canal_control[canal]]
    if nation in (NO_NATION, state.nation) or state.government[nation] == state.government[state.nation]:
        return NO_NATION
    return nation


class Sail(Step[Imperial]):
    """Where the picked fleet goes: an adjacent sea, also round the back of the map or through a canal."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(agenda.SAIL, "sail", ("go",), frame({ORIGIN: figures.region_field}))

    def seats(self, state: Imperial) -> list[int]:
        return [state.government[state.nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [GO + sea for sea in state.rules.board.sea[state.arg(ORIGIN)]]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        origin, sea = state.arg(ORIGIN), answer - GO
        if sea not in state.rules.board.sea[origin]:
            return reasons.NOT_ADJACENT
        if controller(state, origin, sea) != NO_NATION and state.refused_fleets[origin] >= fresh_fleets(state, origin):
            return reasons.CANAL_REFUSED
        return reasons.LEGAL

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        regions = state.rules.board.regions
        return {"origin": regions[state.arg(ORIGIN)], "region": regions[answer - GO]}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        origin, sea = state.arg(ORIGIN), answer - GO
        if controller(state, origin, sea) != NO_NATION:
            put_canal(state, origin, sea)
        else:
            state.done()
            state.spare_refusal(origin, FLEET, AT_SEA)
            enter_sea(state, origin, sea)

    def implausible(self, state: Imperial) -> str:
        origin = state.arg(ORIGIN)
        if state.rules.board.kind[origin] != SEA:
            return "not a sea"
        return "" if fresh_fleets(state, origin) > 0 else "no fleet there can still move"


class Canal(Step[Imperial]):
    """Kanäle: the nation whose flag controls the canal allows or refuses the passage, piece by piece (IMP-44)."""

    def __init__(self, figures: Figures) -> None:
        beyond = Field("beyond", figures.board.regions, figures.region_field.slots)
        super().__init__(
            agenda.CANAL,
            "canal",
            ("allow", "refuse"),
            frame({ORIGIN: figures.region_field, SEA_BEYOND: beyond, CARGO: Field("piece", PIECES)}),
        )

    def seats(self, state: Imperial) -> list[int]:
        nation = controller(state, state.arg(ORIGIN), state.arg(SEA_BEYOND))
        return [state.government[nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [ALLOW, REFUSE]

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        origin, beyond, army = state.arg(ORIGIN), state.arg(SEA_BEYOND), state.arg(CARGO) == IS_ARMY
        canal = state.rules.board.canal_of[origin][beyond]
        state.note(events.PERMITTED, canal, controller(state, origin, beyond), int(answer == ALLOW))
        state.done()
        if army:
            pass_canal(state, beyond, answer == ALLOW)
        elif answer == ALLOW:
            enter_sea(state, origin, beyond)
        else:
            state.refuse(origin, FLEET, AT_SEA)

    def implausible(self, state: Imperial) -> str:
        origin, beyond = state.arg(ORIGIN), state.arg(SEA_BEYOND)
        nation = controller(state, origin, beyond)
        if nation == NO_NATION or state.government[nation] == NO_SEAT:
            return "nobody's permission is needed here"
        if (state.arg(CARGO) == IS_ARMY) != (state.frame_arg(BELOW, STEP) == agenda.JOURNEY):
            return "the piece does not fit the step below"
        if state.arg(CARGO) == IS_FLEET:
            return "" if fresh_fleets(state, origin) > state.refused_fleets[origin] else "no fleet there can still ask"
        carried = state.fleets[state.nation * state.regions + beyond] > state.carriers[beyond]
        if state.frame_arg(BELOW, SEAS) >> beyond - state.rules.board.first_sea & 1 or not carried:
            return "no fleet beyond can carry the army"
        refused = state.frame_arg(BELOW, MARKS) & REFUSED << state.rules.board.canal_of[origin][beyond]
        return "" if state.frame_arg(BELOW, PLACE) == origin and not refused else "no army there can ask"


def pass_canal(state: Imperial, beyond: int, allowed: bool) -> None:
    """The army on its journey goes on beyond the canal, or is back where it started and may choose anew (IMP-56)."""
    canal = state.rules.board.canal_of[state.arg(PLACE)][beyond]
    if allowed:
        state.set_arg(PLACE, beyond)
        state.set_arg(SEAS, state.arg(SEAS) | 1 << beyond - state.rules.board.first_sea)
        state.set_arg(MARKS, state.arg(MARKS) | CROSSED << canal)
    else:
        state.set_arg(PLACE, state.arg(ORIGIN))
        state.set_arg(SEAS, 0)
        state.set_arg(MARKS, state.arg(MARKS) & EVERY_REFUSAL | REFUSED << canal | TURNED_BACK)
        state.set_arg(SHORE, state.arg(ORIGIN))
