"""Manöver 3. Flaggen ablegen."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda, queries, reasons
from greatpowers.games.imperial.rules.answers import FLAG, PASS
from greatpowers.games.imperial.rules.board import NATIONS, NO_NATION
from greatpowers.games.imperial.rules.frames import FLAG_PLACE, FLAG_STAGE
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers

CLEAR: Final = 0
NEW: Final = 1
LATE: Final = 2


def lacking(state: Imperial, nation: int, late: bool) -> list[int]:
    """Regions without a flag that this nation occupies alone: newly, or (`late`) since an earlier maneuver in which it
    had no flag for them (IMP-31)."""
    occupants = queries.sole_occupants(state)
    return [
        region
        for region in state.rules.board.open_regions
        if occupants[region] == nation and state.flag[region] == NO_NATION and (state.waiting[region] == nation) == late
    ]


def lay_flags(state: Imperial) -> bool:
    """Lift foreign flags where one nation is alone and lay its own; false when somebody has to choose first."""
    occupants = queries.sole_occupants(state)
    missing: list[int] = []
    wanted = [0] * NATIONS
    choice = False
    for region in state.rules.board.open_regions:
        occupant = occupants[region]
        if occupant != NO_NATION and state.flag[region] != occupant:
            if state.flag[region] != NO_NATION:
                state.take_flag(region)
            if state.waiting[region] == occupant:
                choice = True
            else:
                missing.append(region)
                wanted[occupant] += 1
    for nation in range(NATIONS):
        if wanted[nation] > state.flag_pool[nation]:
            choice = True
    if choice:
        return False
    for region in missing:
        state.place_flag(occupants[region], region)
    end_maneuver(state, occupants)
    return True


def end_maneuver(state: Imperial, occupants: list[int]) -> None:
    """Remember which regions wait for a flag, and forget what the units have done."""
    for region in state.rules.board.open_regions:
        state.await_flag(region, occupants[region] if state.flag[region] == NO_NATION else NO_NATION)
    state.forget_maneuver()
    state.done()


class Flags(Step[Imperial]):
    """3. Flaggen ablegen: where one nation alone has units its flag is laid, also a bystander's (IMP-30).

    With too few flags the government picks; a region that had to wait may be flagged later (IMP-31, IMP-59).
    """

    def __init__(self) -> None:
        fields = frame({FLAG_PLACE: numbers("place", 0, NATIONS - 1), FLAG_STAGE: numbers("stage", CLEAR, LATE)})
        super().__init__(agenda.FLAGS, "flags", ("flag", "pass"), fields)
        self.ends_turn = True

    def next_nation(self, state: Imperial) -> None:
        """Go on to the next nation that has units on the board, or end the maneuver."""
        place = state.arg(FLAG_PLACE) + 1
        while place < NATIONS and queries.units_on_board(state, (state.nation + place) % NATIONS) == 0:
            place += 1
        if place == NATIONS:
            end_maneuver(state, queries.sole_occupants(state))
        else:
            state.set_arg(FLAG_PLACE, place)
            state.set_arg(FLAG_STAGE, NEW)

    def nation(self, state: Imperial) -> int:
        return (state.nation + state.arg(FLAG_PLACE)) % NATIONS

    def choices(self, state: Imperial) -> list[int]:
        """The regions among which the government in question has to choose."""
        nation, stage = self.nation(state), state.arg(FLAG_STAGE)
        pool = state.flag_pool[nation]
        if stage == CLEAR or pool == 0:
            return []
        if stage == LATE:
            return lacking(state, nation, True)
        regions = lacking(state, nation, False)
        return regions if pool < len(regions) else []

    def seats(self, state: Imperial) -> list[int]:
        return [state.government[self.nation(state)]] if self.choices(state) else []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [PASS, *(FLAG + region for region in state.rules.board.open_regions)]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL if state.arg(FLAG_STAGE) == LATE else reasons.MUST_CHOOSE
        return reasons.LEGAL if answer - FLAG in self.choices(state) else reasons.NOT_WAITING

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        board = state.rules.board
        nation = board.nations[self.nation(state)]
        return {"nation": nation} if answer == PASS else {"nation": nation, "region": board.regions[answer - FLAG]}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        nation, stage = self.nation(state), state.arg(FLAG_STAGE)
        if seat != NOBODY and answer != PASS:
            state.place_flag(nation, answer - FLAG)
        elif stage == CLEAR:
            if not lay_flags(state):
                state.set_arg(FLAG_STAGE, NEW)
        elif stage == NEW:
            if state.flag_pool[nation] > 0:
                for region in lacking(state, nation, False):
                    state.place_flag(nation, region)
            state.set_arg(FLAG_STAGE, LATE)
        else:
            self.next_nation(state)
