"""Half a round of a land battle: reinforce, roll, remove what was hit."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, front, reasons
from greatpowers.games.attack.rules.answers import LAND_FIELD, PASS
from greatpowers.games.attack.rules.ongoing.land import COMMITTED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import ARTILLERY, BLANK, FACES, INFANTRY, LAND_UNITS, PLANE, TANK, UNITS
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value


class Reinforcement(Step[Attack]):
    """Fill up from the reserve, one more in each round; at least one unit must be there (ATK-67, ATK-68, ATK-73).

    The types come in their order. Whoever has no choice is not asked.
    """

    UNIT: Final = 1

    def __init__(self) -> None:
        fields = frame({Reinforcement.UNIT: LAND_FIELD})
        super().__init__(agenda.REINFORCEMENT, "reinforcement", ("pass", "commit"), fields)
        self.gathers = ("commit",)
        self.passed_over = reasons.ORDER_PASSED

    def most_named(self, state: Attack, seat: int) -> int:
        side = state.fight_side
        return min(front.limit(state) - state.present(side), state.in_reserve(side))

    def seats(self, state: Attack) -> list[int]:
        leader = front.leader(state, state.fight_side)
        return [leader] if len(self.options(state, leader)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *range(answers.COMMIT, answers.COMMIT + LAND_UNITS)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        side = state.fight_side
        ready = state.present(side)
        if answer == PASS:
            return reasons.LEGAL if ready > 0 else reasons.MUST_COMMIT
        unit = answer - answers.COMMIT
        if ready >= front.limit(state):
            return reasons.LIMIT_REACHED
        if state.waiting(side, unit) == 0:
            return reasons.NO_UNIT
        return reasons.LEGAL if unit >= state.arg(Reinforcement.UNIT) else reasons.ORDER_PASSED

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"unit": UNITS[max(answer - answers.COMMIT, 0)], "limit": front.limit(state)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        given = self.options(state, seat)[0] if seat == NOBODY else answer
        if given == PASS:
            self.roll(state)
        else:
            state.commit(state.fight_side, given - answers.COMMIT)
            state.set_arg(Reinforcement.UNIT, given - answers.COMMIT)

    def roll(self, state: Attack) -> None:
        state.take_dice(front.dice(state, state.fight_side))
        state.then(agenda.BATTLE_ROLL)

    def implausible(self, state: Attack) -> str:
        problem = front.implausible_round(state, 1)
        if problem:
            return problem
        return "" if self.options(state, NOBODY) else "at least one unit must be committed"


class BattleRoll(Step[Attack]):
    """Die by die. Each that shows the type of a unit the roller has committed is a hit, one for each unit (ATK-70)."""

    def __init__(self) -> None:
        super().__init__(agenda.BATTLE_ROLL, "battle_roll", ("face",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.FACE, answers.FACE + len(FACES)))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        shown = state.figures.face_weights[answer - answers.FACE] > 0
        return reasons.LEGAL if shown else reasons.NOT_NOW

    def weights(self, state: Attack) -> list[int]:
        return [weight for weight in state.figures.face_weights if weight > 0]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        side, face = state.fight_side, answer - answers.FACE
        state.note(events.FACED, state.fights_for(side) + 1, face)
        if face == BLANK and not state.fight_rerolled and front.may_reroll(state, side):
            state.roll_again()
            return
        state.show_face(face)
        if state.fight_dice == 0:
            state.count_hits()
            state.then(agenda.HITS)

    def implausible(self, state: Attack) -> str:
        problem = front.implausible_round(state, 1)
        if problem:
            return problem
        side, left = state.fight_side, state.fight_dice
        if left == 0 or left + sum(state.faces) != front.dice(state, side):
            return "the dice rolled and those to roll are not those of the committed units"
        if state.fight_rerolled not in (0, int(front.may_reroll(state, side))):
            return "no blank can have been rolled again"
        return ""


class Hits(Step[Attack]):
    """The roller removes committed enemies, hit by hit, in any sequence; surplus hits are lost (ATK-71, ATK-123)."""

    def __init__(self) -> None:
        super().__init__(agenda.HITS, "hits", ("hit",))

    def seats(self, state: Attack) -> list[int]:
        leader = front.leader(state, state.fight_side)
        return [leader] if len(self.options(state, leader)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.HIT, answers.HIT + LAND_UNITS * LAND_UNITS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        hit, target = answers.split_hit(answer)
        enemy = 1 - state.fight_side
        if state.faces[hit] == 0:
            return reasons.NO_HIT_LEFT
        if state.committed(enemy, target) == 0:
            return reasons.NO_UNIT
        if hit == PLANE or target == foremost(state, enemy, INFANTRY):
            return reasons.LEGAL
        second = hit == TANK and target == foremost(state, enemy, TANK)
        return reasons.LEGAL if second else reasons.NOT_THAT_UNIT

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        hit, target = answers.split_hit(answer)
        return {"by": UNITS[hit], "unit": UNITS[target]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        given = answer
        if seat == NOBODY:
            forced = self.options(state, seat)
            if not forced:
                state.clear_faces()
                state.done()
                return
            given = forced[0]
        hit, target = answers.split_hit(given)
        enemy = 1 - state.fight_side
        state.use_hit(hit)
        pair = hit == ARTILLERY and target == INFANTRY and state.committed(enemy, INFANTRY) > 1
        for _ in range(2 if pair else 1):
            state.fall(enemy, COMMITTED, target, events.BY_BATTLE)

    def implausible(self, state: Attack) -> str:
        problem = front.implausible_round(state, 1)
        if problem:
            return problem
        side = state.fight_side
        known = all(state.faces[unit] <= state.committed(side, unit) for unit in range(LAND_UNITS))
        fits = known and state.faces[BLANK] == 0 and state.fight_dice == 0
        return "" if fits else "each committed unit hits once at most"


def foremost(state: Attack, side: int, first: int) -> int:
    """The first committed type in the order of losses, from this type on; asked only when there is one (ATK-72)."""
    unit = first
    while state.committed(side, unit) == 0:
        unit += 1
    return unit
