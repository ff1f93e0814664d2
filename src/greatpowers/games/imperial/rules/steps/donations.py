"""Getrennte Kassen: private money may be given to a treasury."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, events, queries, reasons
from greatpowers.games.imperial.rules.answers import DONATE, MOST_GIFT
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import FIELD, NATION, STEP
from greatpowers.games.imperial.rules.state import CASH, TREASURY, Imperial
from greatpowers.games.imperial.rules.steps.compensation import compensation_owed
from greatpowers.kernel.step import Right, Step
from greatpowers.kernel.values import Value


class Donate(Right[Imperial]):
    """At any time after set-up, whole millions (IMP-47): from anybody to any treasury, or only from the government to
    the treasury of its nation (IMP-25), as the edition says.

    A rondel price that has been named but not yet paid and a compensation that is due stay in hand.
    """

    def __init__(self) -> None:
        super().__init__("donate", ("donate",))

    def options(self, state: Imperial, seat: int) -> list[int]:
        most = min(spendable(state, seat), MOST_GIFT)
        answers: list[int] = []
        for nation in range(NATIONS):
            if may_donate(state, seat, nation):
                first = DONATE + nation * MOST_GIFT
                answers.extend(range(first, first + most))
        return answers

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        code = answer - DONATE
        if not may_donate(state, seat, code // MOST_GIFT):
            return reasons.NOT_GOVERNMENT
        if is_before_first_turn(state):
            return reasons.NO_GIFT_YET
        return reasons.LEGAL if code % MOST_GIFT < spendable(state, seat) else reasons.CASH_SHORT

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        code = answer - DONATE
        nation = state.rules.board.nations[code // MOST_GIFT]
        return {"nation": nation, "price": code % MOST_GIFT + 1, "cash": spendable(state, seat)}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        code = answer - DONATE
        state.pay(CASH + seat, TREASURY + code // MOST_GIFT, code % MOST_GIFT + 1, events.GIFT)

    def is_worth_a_question(self, state: Imperial, seat: int, step: Step[Imperial]) -> bool:
        """Gifts are possible with every question; this one is asked for their sake if they could bring another answer:
        all who may give something to the nation that moves give all they can."""
        most, nation = state.copy(), state.nation
        for giver in range(state.seats):
            gift = spendable(state, giver) if may_donate(state, giver, nation) else 0
            if gift > 0:
                most.pay(CASH + giver, TREASURY + nation, gift, events.GIFT)
        return len(step.options(most, seat)) > len(step.options(state, seat))


def may_donate(state: Imperial, seat: int, nation: int) -> bool:
    return state.rules.figures.anybody_donates or state.government[nation] == seat


def is_before_first_turn(state: Imperial) -> bool:
    """Set-up, and lending before the first nation moves (IMP-62); later the next nation's turn lies at the bottom."""
    return state.frame_arg(0, STEP) != agenda.TURN or state.frame_arg(0, NATION) == state.nation


def spendable(state: Imperial, seat: int) -> int:
    cash = state.cash(seat)
    top = state.top()
    if is_before_first_turn(state):
        return 0
    if state.rules.compensation > 0 and top == agenda.INVEST:
        return max(cash - compensation_owed(state, seat), 0)
    if top == agenda.SWISS_STOP and state.government[state.nation] == seat:
        steps = queries.rondel_steps(state, state.nation, state.arg(FIELD))
        return cash - queries.rondel_price(state, state.nation, steps)
    return cash
