"""After a bombing: lost planes are taken off the board, and where one was the last unit another takes its place."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, ending, events, queries, reasons
from greatpowers.games.attack.rules.answers import REGION_FIELD, seat_field
from greatpowers.games.attack.rules.board import REGION_IDS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.setup import Counter
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, UNITS
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value


class PlaneLoss(Step[Attack]):
    """First the attacker and then the defender takes off lost planes, one by one, from any region (ATK-161)."""

    PLAYER: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.PLANE_LOSS, "plane_loss", ("ground",), frame({PlaneLoss.PLAYER: seat_field("player")}))

    @staticmethod
    def open(state: Attack, player: int) -> None:
        state.first(agenda.PLANE_LOSS, player)

    def regions(self, state: Attack, player: int) -> list[int]:
        return [region for region in queries.regions_of(state, player) if state.units(region, PLANE) > 0]

    def seats(self, state: Attack) -> list[int]:
        player = state.arg(PlaneLoss.PLAYER)
        chooses = state.planes_lost(player) > 0 and len(self.regions(state, player)) > 1
        return [player] if chooses else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.GROUND + region for region in state.board.regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        region = answer - answers.GROUND
        if not state.board.is_on[region]:
            return reasons.NOT_ON_BOARD
        if state.owner[region] != seat:
            return reasons.NOT_YOURS
        return reasons.LEGAL if state.units(region, PLANE) > 0 else reasons.NO_PLANE_HERE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"region": REGION_IDS[answer - answers.GROUND]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        player = state.arg(PlaneLoss.PLAYER)
        if seat != NOBODY:
            self.ground(state, player, answer - answers.GROUND)
        elif state.planes_lost(player) > 0:
            self.ground(state, player, self.regions(state, player)[0])
        elif player == state.turn:
            state.set_arg(PlaneLoss.PLAYER, state.bombed)
        else:
            state.forget_action()
            if not ending.end_if_eliminated(state):
                state.done()

    def ground(self, state: Attack, player: int, region: int) -> None:
        state.ground(player, region)
        if state.strength(region) == 0:
            Replacement.open(state, player, region)

    def implausible(self, state: Attack) -> str:
        player = state.arg(PlaneLoss.PLAYER)
        if player not in (state.turn, state.bombed):
            return "this player takes no part in the bombing"
        if not 0 <= state.bombed < state.seats or state.bombed == state.turn:
            return "no opponent is being bombed"
        for seat in (state.turn, state.bombed):
            if not 0 <= state.planes_lost(seat) <= queries.planes(state, seat):
                return f"player {seat} cannot lose that many planes"
        done = player == state.turn or state.attacker_losses == 0
        return "" if done else "the attacker takes off planes first"


class Replacement(Step[Attack]):
    """The plane was the last unit of its region: a unit comes from a region with two or more.

    Where there is none the region becomes neutral; a capital stays in it (ATK-21, ATK-161).
    """

    PLAYER: Final = 1
    REGION: Final = 2

    def __init__(self) -> None:
        fields = frame({Replacement.PLAYER: seat_field("player"), Replacement.REGION: REGION_FIELD})
        super().__init__(agenda.REPLACEMENT, "replacement", ("send",), fields)

    @staticmethod
    def open(state: Attack, player: int, region: int) -> None:
        state.first(agenda.REPLACEMENT, player, region)

    def seats(self, state: Attack) -> list[int]:
        player = state.arg(Replacement.PLAYER)
        return [player] if len(self.options(state, player)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        regions = state.board.regions
        return [answers.send(unit, region) for unit in range(LAND_UNITS) for region in regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        unit, origin = answers.split_send(answer)
        if not state.board.is_on[origin]:
            return reasons.NOT_ON_BOARD
        if state.owner[origin] != seat:
            return reasons.NOT_YOURS
        if state.units(origin, unit) == 0:
            return reasons.NO_UNIT
        return reasons.LEGAL if state.strength(origin) > 1 else reasons.LAST_UNIT

    def options(self, state: Attack, seat: int) -> list[int]:
        origins = [region for region in queries.regions_of(state, seat) if state.strength(region) > 1]
        found: list[int] = []
        for unit in range(LAND_UNITS):
            for origin in origins:
                if state.units(origin, unit) > 0:
                    found.append(answers.send(unit, origin))
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        unit, origin = answers.split_send(answer)
        return {"unit": UNITS[unit], "region": REGION_IDS[origin]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        player, region = state.arg(Replacement.PLAYER), state.arg(Replacement.REGION)
        ways = [answer] if seat != NOBODY else self.options(state, player)
        state.done()
        if len(ways) == 0:
            state.leave_region(player, region)
            Counter.open(state, region)
            return
        unit, origin = answers.split_send(ways[0])
        state.march(player, unit, origin, region, events.ARRIVES)

    def implausible(self, state: Attack) -> str:
        player, region = state.arg(Replacement.PLAYER), state.arg(Replacement.REGION)
        if player >= state.seats or player not in (state.turn, state.bombed):
            return "this player takes no part in the bombing"
        empty = state.owner[region] == player and state.strength(region) == 0
        return "" if empty else "no unit has to be replaced here"
