"""Rundenende: production for all at once, idle cards recover, politics cards, the start passes to the left."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, economy, events, figures, queries, reasons
from greatpowers.games.attack.rules.answers import MOST_OIL, OIL_MONEY
from greatpowers.games.attack.rules.answers import PRODUCTION as PRODUCTION_MONEY
from greatpowers.games.attack.rules.figures import POLITICS_DECK
from greatpowers.games.attack.rules.pieces import BANK, NO_SEAT, PURSE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.gains import Draw
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import Value, numbers

PLASTICS: Final = figures.technology("plastics")
SYNTHETIC_OIL: Final = figures.technology("synthetic_oil")

TO_RECOVER: Final = 0
TO_PASS_ON: Final = 1
"""Where the end of a round stands."""


def points(state: Attack, seat: int, oil: int) -> int:
    """All production points of a player who makes this much oil (ATK-87)."""
    return economy.best_production(state, seat, oil) + besides(state, seat)


def besides(state: Attack, seat: int) -> int:
    """Production points that come from no card: capitals and technology."""
    found = state.figures.per_capital * queries.capitals_held(state, seat)
    if state.has(seat, PLASTICS):
        found += state.figures.technology_figures[PLASTICS]["production"]
    return found


def certificates(state: Attack, seat: int, oil: int) -> int:
    """All oil of a player who makes this much out of cards."""
    more = state.figures.technology_figures[SYNTHETIC_OIL]["oil"] if state.has(seat, SYNTHETIC_OIL) else 0
    return oil + more


class Production(Step[Attack]):
    """Everybody names how much oil their cards make; all other cards give production points.

    All choose together and unseen, also who has no choice (ATK-168). Which cards make the oil is settled here: those
    that leave the most points (ATK-166).
    """

    def __init__(self) -> None:
        super().__init__(agenda.PRODUCTION, "production", ("oil",))
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        return list(range(state.seats))

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.OIL, answers.OIL + MOST_OIL + 1))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        makes = answer - answers.OIL in economy.oil_sums(state, seat)
        return reasons.LEGAL if makes else reasons.NO_SUCH_SUM

    def options(self, state: Attack, seat: int) -> list[int]:
        return [answers.OIL + total for total in economy.oil_sums(state, seat)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"certificates": answer - answers.OIL}

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given):
            oil = answer - answers.OIL
            account = PURSE + seat
            state.pay(BANK, account, PRODUCTION_MONEY, points(state, seat, oil), events.FOR_PRODUCTION)
            state.pay(BANK, account, OIL_MONEY, certificates(state, seat, oil), events.FOR_PRODUCTION)
        state.then(agenda.ROUND_END)

    def implausible(self, state: Attack) -> str:
        return "" if state.start != NO_SEAT else "nobody has begun the round"


class RoundEnd(Step[Attack]):
    """Idle cards and embargoes end, everybody draws a politics card, the start passes on (ATK-105).

    After the last round that is played the game is over instead (ATK-170).
    """

    STAGE: Final = 1

    def __init__(self) -> None:
        fields = frame({RoundEnd.STAGE: numbers("stage", 0, TO_PASS_ON)})
        super().__init__(agenda.ROUND_END, "round_end", (), fields)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if state.arg(RoundEnd.STAGE) == TO_RECOVER:
            state.set_arg(RoundEnd.STAGE, TO_PASS_ON)
            self.recover(state)
        elif state.round >= state.rules.rounds:
            state.end(events.BY_ROUNDS)
        else:
            state.pass_start()
            state.then(agenda.ROUND)

    def recover(self, state: Attack) -> None:
        """Politics cards come in turn, beginning with who began the round."""
        for player in range(state.seats):
            state.recover(player)
            state.lift_embargo(player)
        for player in reversed(queries.clockwise(state, state.start)):
            Draw.open(state, POLITICS_DECK, player, 1)

    def implausible(self, state: Attack) -> str:
        return "" if state.start != NO_SEAT else "nobody has begun the round"
