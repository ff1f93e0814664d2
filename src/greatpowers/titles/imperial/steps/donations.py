"""Getrennte Kassen: a government may give its own money to its treasury."""

from __future__ import annotations

from greatpowers.kernel.step import Right
from greatpowers.kernel.values import Value
from greatpowers.titles.imperial import agenda, events, queries, reasons
from greatpowers.titles.imperial.answers import DONATE, MOST_GIFT
from greatpowers.titles.imperial.board import NATIONS
from greatpowers.titles.imperial.state import CASH, TREASURY, Imperial
from greatpowers.titles.imperial.steps.rondel import FIELD


class Donate(Right[Imperial]):
    """At any time, whole millions, from the government to the treasury of its nation (IMP-25, IMP-47).

    A rondel price that has been named but not yet paid stays in hand.
    """

    def __init__(self) -> None:
        super().__init__("donate", ("donate",))

    def options(self, state: Imperial, seat: int) -> list[int]:
        most = min(spendable(state, seat), MOST_GIFT)
        answers: list[int] = []
        for nation in range(NATIONS):
            if state.government[nation] == seat:
                first = DONATE + nation * MOST_GIFT
                answers.extend(range(first, first + most))
        return answers

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        code = answer - DONATE
        if state.government[code // MOST_GIFT] != seat:
            return reasons.NOT_GOVERNMENT
        return reasons.LEGAL if code % MOST_GIFT < spendable(state, seat) else reasons.CASH_SHORT

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        code = answer - DONATE
        nation = state.rules.board.nations[code // MOST_GIFT]
        return {"nation": nation, "price": code % MOST_GIFT + 1, "cash": spendable(state, seat)}

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        code = answer - DONATE
        state.pay(CASH + seat, TREASURY + code // MOST_GIFT, code % MOST_GIFT + 1, events.GIFT)


def spendable(state: Imperial, seat: int) -> int:
    cash = state.cash(seat)
    if state.top() == agenda.SWISS_STOP and state.government[state.nation] == seat:
        steps = queries.rondel_steps(state, state.nation, state.arg(FIELD))
        return cash - queries.rondel_price(state, state.nation, steps)
    return cash
