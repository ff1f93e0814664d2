"""Retreat from a sea battle, chosen or forced, and the canal it may need."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, queries, reasons
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import CANAL_IDS, CANALS, SEA_IDS, SEAS
from greatpowers.games.attack.rules.lines import fighters
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.queries import BATTLESHIP_SHIP
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.leave import Canal
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, SHIPS
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers


class Retreat(Step[Attack]):
    """After a round all ships of a side that fought go to one area beside, or stay: the attacker is asked first.

    There must be no foreign surface ship (ATK-32). Through a foreign canal one asks its owner, once for each retreat;
    leave that the attacker got in his Move still holds for him (ATK-19, 116). Who has only once-hit battleships left
    must go, and where nothing is open they are lost (ATK-34).
    """

    SIDE: Final = 1
    MUST: Final = 2
    ASKED: Final = 3
    LEAVE: Final = 4
    """The side, whether it has to go, whether it asked for a canal, and what the canal's leave was before."""

    def __init__(self) -> None:
        fields = {
            Retreat.SIDE: numbers("side", 0, 1),
            Retreat.MUST: numbers("must", 0, 1),
            Retreat.ASKED: numbers("asked", 0, 1),
            Retreat.LEAVE: numbers("leave", 0, 2),
        }
        super().__init__(agenda.RETREAT, "retreat", ("pass", "withdraw", "ask_canal"), frame(fields))
        self.forfeits = ()

    @staticmethod
    def open(state: Attack, side: int, must: bool) -> None:
        state.first(agenda.RETREAT, side, int(must))

    def seats(self, state: Attack) -> list[int]:
        seat = state.captain(state.arg(Retreat.SIDE))
        return [seat] if any(answer != PASS for answer in self.options(state, seat)) else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        canals = range(answers.ASK_CANAL, answers.ASK_CANAL + CANALS)
        return [PASS, *canals, *(answers.WITHDRAW + sea for sea in state.board.seas)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.MUST_CHOOSE if state.arg(Retreat.MUST) == 1 else reasons.LEGAL
        if answer < answers.WITHDRAW:
            return self.asking_refusal(state, seat, answer - answers.ASK_CANAL)
        sea, goal = state.naval, answer - answers.WITHDRAW
        if not state.board.sea_is_on[goal]:
            return reasons.NOT_ON_BOARD
        canal = queries.canal_between(state, sea, goal)
        by_water = goal in state.board.water[sea]
        if not by_water and canal < 0:
            return reasons.NOT_ADJACENT
        if len(queries.foreign_surface(state, seat, goal)) > 0:
            return reasons.OTHER_FLEET
        return reasons.LEGAL if by_water or self.is_open(state, seat, canal) else reasons.CANAL_CLOSED

    def asking_refusal(self, state: Attack, seat: int, canal: int) -> int:
        """Whether the owner of a canal can be asked: another player, and something to gain by it."""
        if canal != self.canal(state):
            return reasons.NOT_ADJACENT
        if state.arg(Retreat.ASKED) == 1:
            return reasons.ASKED_ALREADY
        if self.is_open(state, seat, canal):
            return reasons.CANAL_OPEN
        if state.owner[state.board.canal_region[canal]] < 0:
            return reasons.CANAL_CLOSED
        goal = sum(state.board.canal_seas[canal]) - state.naval
        return reasons.OTHER_FLEET if queries.foreign_surface(state, seat, goal) else reasons.LEGAL

    def canal(self, state: Attack) -> int:
        """The canal that leads out of the area, or -1; no area has two."""
        for goal in state.board.seas:
            found = queries.canal_between(state, state.naval, goal)
            if found >= 0:
                return found
        return -1

    def is_open(self, state: Attack, seat: int, canal: int) -> bool:
        """Leave given in a Move is the attacker's; a defender has to ask himself."""
        owner = state.owner[state.board.canal_region[canal]]
        given = owner in (seat, NEUTRAL) or seat == state.turn or state.arg(Retreat.ASKED) == 1
        return given and queries.canal_is_open(state, seat, canal)

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answer == PASS:
            return {}
        if answer < answers.WITHDRAW:
            return {"canal": CANAL_IDS[answer - answers.ASK_CANAL]}
        return {"sea": SEA_IDS[answer - answers.WITHDRAW]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        side = state.arg(Retreat.SIDE)
        if seat != NOBODY and answers.ASK_CANAL <= answer < answers.ASK_CANAL + CANALS:
            self.ask(state, seat, answer - answers.ASK_CANAL)
            return
        if state.arg(Retreat.ASKED) == 1:
            state.set_leave(SEAS + self.canal(state), state.arg(Retreat.LEAVE))
        if seat != NOBODY and answer != PASS:
            self.withdraw(state, side, answer - answers.WITHDRAW)
            self.give_up(state, side)
        elif state.arg(Retreat.MUST) == 1:
            state.abandon_damaged(side)
            self.give_up(state, side)
        else:
            state.done()
            if side == ATTACKING:
                Retreat.open(state, DEFENDING, must=False)

    def give_up(self, state: Attack, side: int) -> None:
        """The battle is over, and so are its rounds, whose frame lies below this one."""
        state.done()
        state.win_sea_battle(1 - side)
        state.done()

    def ask(self, state: Attack, seat: int, canal: int) -> None:
        """The answer holds for this retreat; what was settled in the Move comes back afterwards."""
        state.set_arg(Retreat.ASKED, 1)
        state.set_arg(Retreat.LEAVE, state.leave[SEAS + canal])
        state.set_leave(SEAS + canal, queries.UNASKED)
        Canal.open(state, canal, seat)

    def withdraw(self, state: Attack, side: int, goal: int) -> None:
        """Submarines that stayed out stay behind (ATK-136)."""
        seat, sea = state.captain(side), state.naval
        leaving = fighters(state, side)
        leaving[BATTLESHIP_SHIP] += state.crippled[side]
        state.note(events.WITHDREW, seat, sea, goal)
        for ship in range(SHIPS):
            for _ in range(leaving[ship]):
                state.sail(seat, ship, sea, goal)

    def implausible(self, state: Attack) -> str:
        side = state.arg(Retreat.SIDE)
        own, other = sum(fighters(state, side)), sum(fighters(state, 1 - side))
        if state.arg(Retreat.MUST) == 0 and (own == 0 or other == 0):
            return "only where both sides can fight is there a choice"
        if state.arg(Retreat.MUST) == 1 and (own > 0 or state.crippled[side] == 0):
            return "only a side that has nothing but once-hit battleships must retreat"
        return "there is no canal to ask for" if state.arg(Retreat.ASKED) == 1 and self.canal(state) < 0 else ""
