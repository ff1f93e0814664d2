"""Leave to pass: the owner of a canal, or of ships in a sea area, lets the units of another player through or not."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, queries
from greatpowers.games.attack.rules.answers import PASS, SEA_FIELD, seat_field
from greatpowers.games.attack.rules.board import CANAL_IDS, SEAS
from greatpowers.games.attack.rules.queries import ALLOWED, REFUSED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import Field


class Canal(Step[Attack]):
    """The owner of Egypt-Sudan or Panama allows the ships of another player to pass, or does not."""

    CANAL: Final = 1
    ASKING: Final = 2

    def __init__(self) -> None:
        fields = frame({Canal.CANAL: Field("canal", CANAL_IDS), Canal.ASKING: seat_field("player")})
        super().__init__(agenda.CANAL, "canal", ("pass", "allow"), fields)
        self.forfeits = ()

    @staticmethod
    def open(state: Attack, canal: int, asking: int) -> None:
        state.first(agenda.CANAL, canal, asking)

    def seats(self, state: Attack) -> list[int]:
        return [state.owner[state.board.canal_region[state.arg(Canal.CANAL)]]]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ALLOW]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        canal = state.arg(Canal.CANAL)
        allowed = answer == answers.ALLOW
        state.set_leave(SEAS + canal, ALLOWED if allowed else REFUSED)
        state.note(events.ALLOWED, seat, int(allowed), SEAS + canal)
        state.done()

    def implausible(self, state: Attack) -> str:
        owner, asking = state.owner[state.board.canal_region[state.arg(Canal.CANAL)]], state.arg(Canal.ASKING)
        return "" if 0 <= owner != asking < state.seats else "a canal of another player is asked for"


class SeaLeave(Step[Attack]):
    """The owners of surface ships in an area let the units of a strategic move cross, or do not."""

    SEA: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.SEA_LEAVE, "sea_leave", ("pass", "allow"), frame({SeaLeave.SEA: SEA_FIELD}))
        self.forfeits = ()
        self.together = True

    @staticmethod
    def open(state: Attack, sea: int) -> None:
        state.first(agenda.SEA_LEAVE, sea)

    def seats(self, state: Attack) -> list[int]:
        return queries.foreign_surface(state, state.turn, state.arg(SeaLeave.SEA))

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ALLOW]

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        sea = state.arg(SeaLeave.SEA)
        for seat, answer in zip(seats, given):
            state.note(events.ALLOWED, seat, int(answer == answers.ALLOW), sea)
        state.set_leave(sea, REFUSED if PASS in given else ALLOWED)
        state.done()
