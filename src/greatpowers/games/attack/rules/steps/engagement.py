"""The battles of a move, in the order the active player likes, with the crossings that wait for them."""

from __future__ import annotations

from greatpowers.games.attack.rules import agenda, answers, now, queries, reasons
from greatpowers.games.attack.rules.board import PLACE_IDS, REGIONS
from greatpowers.games.attack.rules.pieces import BY_SEA, GOAL, GROUP, SETTLED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import battle, naval
from greatpowers.games.attack.rules.steps.crossing import way_of
from greatpowers.games.attack.rules.steps.movement import group_size
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import NOBODY, Value, numbers


class Engagement(Step[Attack]):
    """First every crossing that waits for no sea battle is settled; then the active player picks a battle (ATK-29)."""

    def __init__(self) -> None:
        super().__init__(agenda.ENGAGEMENT, "engagement", ("engage",), (numbers("bought", 0, 1),))

    def next_crossing(self, state: Attack) -> int:
        """The first crossing that can be settled, in the order of its first unit; -1 when there is none."""
        seas = naval.pending(state)
        for number in range(state.group_count()):
            first = number * GROUP
            if state.groups[first + BY_SEA] and not state.groups[first + SETTLED] & 1 and group_size(state, number) > 0:
                if not any(sea in seas for sea in way_of(state, number)):
                    return number
        return -1

    def battles(self, state: Attack) -> list[int]:
        """Places where a battle can be fought now: regions no crossing is still on its way to, and sea areas."""
        goals: set[int] = set()
        waiting: set[int] = set()
        for number in range(state.group_count()):
            first = number * GROUP
            if group_size(state, number) > 0:
                open_way = state.groups[first + BY_SEA] and not state.groups[first + SETTLED] & 1
                (waiting if open_way else goals).add(state.groups[first + GOAL])
        return [*sorted(goals - waiting), *(REGIONS + sea for sea in naval.pending(state))]

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
            state.now[now.CROSSING] = crossing
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
        struck = state.now[now.STRIKES] >> sea & 1 == 1
        state.now[now.STRIKES] &= ~(1 << sea)
        foe = queries.foreign_surface(state, state.turn, sea)[0]
        naval.begin(state, sea, foe, struck, state.arg(1) == 1)
