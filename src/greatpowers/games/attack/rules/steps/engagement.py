"""The battles of a move, in the order the active player likes, with the crossings that wait for them."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, lines, queries, reasons
from greatpowers.games.attack.rules.board import PLACE_IDS, REGIONS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import battle, naval
from greatpowers.games.attack.rules.steps.crossing import way_of
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers


def is_crossing(state: Attack, group: int) -> bool:
    """Whether a group still has the sea before it."""
    return state.is_by_sea(group) and not state.is_settled(group)


class Engagement(Step[Attack]):
    """First every crossing that waits for no sea battle is settled; then the active player picks a battle (ATK-29)."""

    BOUGHT: Final = 1

    def __init__(self) -> None:
        fields = frame({Engagement.BOUGHT: numbers("bought", 0, 1)})
        super().__init__(agenda.ENGAGEMENT, "engagement", ("engage",), fields)

    @staticmethod
    def open(state: Attack, bought: bool) -> None:
        """After a Move, or after a purchase of ships."""
        state.first(agenda.ENGAGEMENT, int(bought))

    def next_crossing(self, state: Attack) -> int:
        """The first crossing that can be settled, in the order of its first unit; -1 when there is none."""
        seas = lines.pending(state)
        for number in range(state.group_count()):
            if is_crossing(state, number) and state.group_size(number) > 0:
                if not any(sea in seas for sea in way_of(state, number)):
                    return number
        return -1

    def battles(self, state: Attack) -> list[int]:
        """Places where a battle can be fought now: regions no crossing is still on its way to, and sea areas."""
        goals: set[int] = set()
        waiting: set[int] = set()
        for number in range(state.group_count()):
            if state.group_size(number) > 0:
                (waiting if is_crossing(state, number) else goals).add(state.goal_of(number))
        return [*sorted(goals - waiting), *(REGIONS + sea for sea in lines.pending(state))]

    def seats(self, state: Attack) -> list[int]:
        several = self.next_crossing(state) < 0 and len(self.battles(state)) > 1
        return [state.turn] if several else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        regions = [answers.ENGAGE + region for region in state.board.regions]
        return [*regions, *(answers.ENGAGE + REGIONS + sea for sea in state.board.seas)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer - answers.ENGAGE in self.battles(state) else reasons.NO_BATTLE_HERE

    def options(self, state: Attack, seat: int) -> list[int]:
        return [answers.ENGAGE + place for place in self.battles(state)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"place": PLACE_IDS[answer - answers.ENGAGE]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        crossing = self.next_crossing(state)
        battles = self.battles(state)
        if crossing >= 0:
            state.begin_crossing(crossing)
            state.first(agenda.CROSSINGS)
        elif not battles:
            state.done()
        else:
            self.fight(state, battles[0] if seat == NOBODY else answer - answers.ENGAGE)

    def fight(self, state: Attack, place: int) -> None:
        if place < REGIONS:
            battle.begin(state, place)
            return
        sea = place - REGIONS
        struck = state.strikes_in(sea)
        state.end_strike(sea)
        foe = queries.foreign_surface(state, state.turn, sea)[0]
        naval.begin(state, sea, foe, struck, state.arg(Engagement.BOUGHT) == 1)
