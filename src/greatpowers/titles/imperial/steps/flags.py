"""Manöver 3. Flaggen ablegen."""

from __future__ import annotations

from greatpowers.kernel.step import Step
from greatpowers.kernel.values import NOBODY, Value, numbers
from greatpowers.titles.imperial import queries, reasons
from greatpowers.titles.imperial.answers import FLAG, PASS
from greatpowers.titles.imperial.board import NATIONS, NO_NATION
from greatpowers.titles.imperial.state import Imperial

PLACE = 1
STAGE = 2

CLEAR = 0
NEW = 1
LATE = 2


def new_regions(state: Imperial, nation: int) -> list[int]:
    """Regions this nation alone occupies without its flag, and did not wait for before."""
    return [
        region
        for region in state.rules.board.open_regions
        if state.flag[region] == NO_NATION
        and state.waiting[region] != nation
        and queries.sole_occupant(state, region) == nation
    ]


def late_regions(state: Imperial, nation: int) -> list[int]:
    """Regions this nation has been alone in since an earlier maneuver, but had no flag for (IMP-31)."""
    return [
        region
        for region in state.rules.board.open_regions
        if state.flag[region] == NO_NATION
        and state.waiting[region] == nation
        and queries.sole_occupant(state, region) == nation
    ]


def lift_foreign_flags(state: Imperial) -> bool:
    """Where one nation is alone, another's flag goes; returns whether anybody now lacks a flag somewhere."""
    lacking = False
    for region in state.rules.board.open_regions:
        occupant = queries.sole_occupant(state, region)
        if occupant != NO_NATION and state.flag[region] != occupant:
            lacking = True
            if state.flag[region] != NO_NATION:
                state.take_flag(region)
    return lacking


class Flags(Step[Imperial]):
    """3. Flaggen ablegen: where one nation alone has units its flag is laid, also a bystander's (IMP-30).

    With too few flags the government picks; a region that had to wait may be flagged later (IMP-31, IMP-59).
    """

    def __init__(self) -> None:
        fields = (numbers("place", 0, NATIONS - 1), numbers("stage", CLEAR, LATE))
        super().__init__("flags", ("flag", "pass"), fields)

    def nation(self, state: Imperial) -> int:
        return (state.nation + state.arg(PLACE)) % NATIONS

    def choices(self, state: Imperial) -> list[int]:
        """The regions among which the government in question has to choose."""
        nation, stage = self.nation(state), state.arg(STAGE)
        pool = state.flag_pool[nation]
        if stage == CLEAR or pool == 0:
            return []
        if stage == LATE:
            return late_regions(state, nation)
        regions = new_regions(state, nation)
        return regions if pool < len(regions) else []

    def seats(self, state: Imperial) -> list[int]:
        return [state.government[self.nation(state)]] if self.choices(state) else []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [PASS, *(FLAG + region for region in state.rules.board.open_regions)]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL if state.arg(STAGE) == LATE else reasons.MUST_CHOOSE
        return reasons.LEGAL if answer - FLAG in self.choices(state) else reasons.NOT_WAITING

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        board = state.rules.board
        nation = board.nations[self.nation(state)]
        return {"nation": nation} if answer == PASS else {"nation": nation, "region": board.regions[answer - FLAG]}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        nation, stage = self.nation(state), state.arg(STAGE)
        if seat != NOBODY and answer != PASS:
            state.place_flag(nation, answer - FLAG)
        elif stage == CLEAR:
            if lift_foreign_flags(state):
                state.set_arg(STAGE, NEW)
            else:
                finish(state)
        elif stage == NEW:
            if state.flag_pool[nation] > 0:
                for region in new_regions(state, nation):
                    state.place_flag(nation, region)
            state.set_arg(STAGE, LATE)
        elif state.arg(PLACE) + 1 < NATIONS:
            state.set_arg(PLACE, state.arg(PLACE) + 1)
            state.set_arg(STAGE, NEW)
        else:
            finish(state)


def finish(state: Imperial) -> None:
    """Remember which regions wait for a flag, and end the maneuver."""
    for region in state.rules.board.open_regions:
        occupant = queries.sole_occupant(state, region)
        state.waiting[region] = occupant if state.flag[region] == NO_NATION else NO_NATION
    state.begin_maneuver()
    state.done()
