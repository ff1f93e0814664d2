"""Steuer: tax, soldiers' pay, bonus, power; and the end of the game."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, events, queries
from greatpowers.games.imperial.rules.state import BANK, CASH, TREASURY, Imperial
from greatpowers.kernel.step import Step


class Taxation(Step[Imperial]):
    """Steuer: the nation collects its tax, pays its soldiers and its government, gains power.

    The parts and their order are data. Reaching 25 ends the game at once, without a passed Investor (IMP-39).
    """

    def __init__(self) -> None:
        super().__init__(agenda.TAXATION, "taxation")

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        nation, figures = state.nation, state.rules.figures
        tax = queries.tax(state, nation)
        state.done()
        for part in state.rules.taxation:
            if part == "tax":
                state.pay(BANK, TREASURY + nation, tax, events.TAX)
            elif part == "pay":
                pay_soldiers(state, nation)
            elif part == "bonus":
                pay_bonus(state, nation, figures.chart_bonus[figures.tax_column(tax)])
            elif part == "rising_bonus":
                pay_bonus(state, nation, risen(state, nation, tax))
            elif part == "rise":
                bonus = risen(state, nation, tax)
                state.pay(BANK, CASH + state.government[nation], bonus, events.BONUS)
            elif part == "net":
                pay_net_tax(state, nation, tax)
            elif gain_power(state, nation, tax):
                return


def pay_soldiers(state: Imperial, nation: int) -> None:
    """2. Sold zahlen: 1 for each army and fleet, or all there is."""
    due = queries.units_on_board(state, nation) * state.rules.figures.pay_per_unit
    state.pay(TREASURY + nation, BANK, min(due, state.treasury(nation)), events.SOLDIERS)


def pay_bonus(state: Imperial, nation: int, bonus: int) -> None:
    """3. Bonus kassieren: from the treasury to the government, cut to what is there."""
    amount = min(bonus, state.treasury(nation))
    state.pay(TREASURY + nation, CASH + state.government[nation], amount, events.BONUS)


def risen(state: Imperial, nation: int, tax: int) -> int:
    """The marker goes to the tax's column, up or down; each column it rises is worth 1 to the government.

    In Imperial the bank pays it (Erfolgsprämie); in the variant of Imperial 2030 the treasury (IMP-41, IMP-50)."""
    column = state.rules.figures.tax_column(tax)
    rise = column - state.tax_marker[nation]
    state.mark_tax(nation, column)
    return max(rise, 0)


def pay_net_tax(state: Imperial, nation: int, tax: int) -> None:
    """The soldiers are paid out of the tax; only what is left reaches the treasury, and a shortage costs nothing."""
    due = queries.units_on_board(state, nation) * state.rules.figures.pay_per_unit
    state.pay(BANK, TREASURY + nation, max(tax - due, 0), events.TAX)


def gain_power(state: Imperial, nation: int, tax: int) -> bool:
    """Machtpunkte addieren; true when the game is over, and nothing that comes after it happens any more (IMP-61)."""
    figures = state.rules.figures
    state.gain_power(nation, figures.chart_power[figures.tax_column(tax)])
    if state.power[nation] == figures.power_to_end:
        state.note(events.ENDED)
        state.finish()
    return state.over
