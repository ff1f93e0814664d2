"""Investor: interest, the investor card, the Swiss Banks; and lending after each turn when there is no card."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda, events, queries, reasons
from greatpowers.games.imperial.rules.answers import MOST_SEATS, PASS
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import (
    BELOW,
    INVESTOR_PLACE,
    LENDERS,
    MOVED,
    OFFERED,
    PLAYER,
    ROUND_PLACE,
    STEP,
    WHERE,
    open_invest,
    put_governments,
    put_lending,
)
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import BANK, CASH, NO_SEAT, TREASURY, Imperial
from greatpowers.games.imperial.rules.steps.compensation import compensation_due
from greatpowers.games.imperial.rules.steps.governments import settle_governments
from greatpowers.games.imperial.rules.steps.investing import (
    ANY_NATION,
    bond_details,
    bond_options,
    bond_refusal,
    buy_bond,
    can_invest,
    parts,
    price,
)
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Field, Value, numbers


class Interest(Step[Imperial]):
    """1. Zinsen auszahlen: the treasury pays every lender.

    If it is short the others come first, the government gives up what is missing of its own interest and pays the
    rest of the others' out of its pocket (IMP-32).
    """

    def __init__(self) -> None:
        super().__init__(agenda.INTEREST, "interest")

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        nation = state.nation
        government = state.government[nation]
        for player in range(state.seats):
            if player != government:
                due = queries.interest_to(state, nation, player)
                from_treasury = min(due, state.treasury(nation))
                state.pay(TREASURY + nation, CASH + player, from_treasury, events.INTEREST)
                state.pay(CASH + government, CASH + player, due - from_treasury, events.INTEREST)
        own = min(queries.interest_to(state, nation, government), state.treasury(nation))
        state.pay(TREASURY + nation, CASH + government, own, events.INTEREST)
        state.done()


class Investors(Step[Imperial]):
    """2. Investor aktivieren, 3. Als Schweizer Bank investieren: who invests, one after the other, clockwise.

    The card holder takes 2 from the bank first; players without government follow, who (except in the first edition)
    hold a Swiss Bank; never the card holder twice.
    """

    def __init__(self) -> None:
        super().__init__(agenda.INVESTORS, "investors", (), frame({INVESTOR_PLACE: numbers("place", 0, MOST_SEATS)}))

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        place = state.arg(INVESTOR_PLACE)
        if place == state.seats:
            put_governments(state, state.investor)
            return
        player = (state.investor + place) % state.seats
        state.set_arg(INVESTOR_PLACE, place + 1)
        if place == 0:
            state.pay(BANK, CASH + player, state.rules.figures.card_income, events.CARD_INCOME)
        if place == 0 or not queries.governs(state, player):
            open_invest(state, player, ANY_NATION)

    def implausible(self, state: Imperial) -> str:
        return "" if state.arg(INVESTOR_PLACE) <= state.seats else "no such place at the table"


def can_compensate(state: Imperial, seat: int, answer: int) -> bool:
    """Who takes a powerless nation from a player's last government needs the compensation too (2006, IMP-38)."""
    nation, _, _ = parts(answer)
    cost = price(state, answer)
    return cost + compensation_due(state, seat, nation, cost) <= state.cash(seat)


class Invest(Step[Imperial]):
    """One investment: an additional bond, or one of one's bonds raised to a higher one of the same nation; or none."""

    def __init__(self, figures: Figures) -> None:
        where = Field("nation", (*figures.board.nations, "any"))
        fields = frame({PLAYER: numbers("player", 0, MOST_SEATS - 1), WHERE: where})
        super().__init__(agenda.INVEST, "invest", ("invest", "pass"), fields)
        self.ends_turn = True

    def seats(self, state: Imperial) -> list[int]:
        seat = state.arg(PLAYER)
        if not can_invest(state, seat, state.arg(WHERE)):
            return []
        return [seat] if state.rules.compensation == 0 or len(self.options(state, seat)) > 1 else []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        where = state.arg(WHERE)
        if where == ANY_NATION:
            return [PASS, *bond_options(state, seat, state.cash(seat), 0, NATIONS - 1)]
        return [PASS, *bond_options(state, seat, state.cash(seat), where, where)]

    def options(self, state: Imperial, seat: int) -> list[int]:
        if state.rules.compensation == 0:
            return self.candidates(state, seat)
        return super().options(state, seat)

    def cost(self, state: Imperial, seat: int, answer: int) -> int:
        return price(state, answer)

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        reason = bond_refusal(state, seat, answer, state.arg(WHERE))
        if reason == reasons.LEGAL and state.rules.compensation > 0 and not can_compensate(state, seat, answer):
            return reasons.COMPENSATION_SHORT
        return reason

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return bond_details(state, seat, answer)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY and answer != PASS:
            buy_bond(state, seat, answer)
            if state.top() == agenda.LENDING and state.arg(MOVED) == state.arg(OFFERED):
                state.set_arg(LENDERS, state.arg(LENDERS) | 1 << seat)

    def implausible(self, state: Imperial) -> str:
        """The step below has asked this player last, for this nation."""
        seat, where = state.arg(PLAYER), state.arg(WHERE)
        if state.frame_arg(BELOW, STEP) == agenda.INVESTORS:
            asked, offered = state.frame_arg(BELOW, INVESTOR_PLACE), ANY_NATION
            origin = state.investor
        else:
            moved, offered = state.frame_arg(BELOW, MOVED), state.frame_arg(BELOW, OFFERED)
            asked, origin = state.frame_arg(BELOW, ROUND_PLACE), max(state.government[moved], 0)
            in_place = state.rules.figures.free_lenders_in_place and moved == offered
            if in_place and not queries.governs(state, seat):
                offered = ANY_NATION
        if asked == 0 or seat != (origin + asked - 1) % state.seats or where != offered:
            return "it is not this player's turn to lend to this nation"
        if offered == ANY_NATION and queries.governs(state, seat) and seat != state.investor:
            return "the player holds no Swiss Bank"
        return ""


ALL_OFFERED: Final = ANY_NATION


class Lending(Step[Imperial]):
    """Variante ohne Investorkarte: after each turn everybody may lend to the nation that moved (IMP-33).

    First its government, then clockwise. Then the same for the following nation if nobody has lent to it, and for the
    one after that while they stay without; at last each player without government who has not lent yet may lend to any
    nation (or, as the edition says, already in his place in the first round). Governments are checked after each round.
    """

    def __init__(self, figures: Figures) -> None:
        offered = Field("offered", (*figures.board.nations, "any"))
        moved = Field("moved", figures.board.nations)
        place, lenders = numbers("place", 0, MOST_SEATS), numbers("lenders", 0, (1 << MOST_SEATS) - 1)
        fields = frame({MOVED: moved, OFFERED: offered, ROUND_PLACE: place, LENDERS: lenders})
        super().__init__(agenda.LENDING, "lending", (), fields)

    def origin(self, state: Imperial) -> int:
        """Who lends first: the government of the nation that moved; before the game, where nobody governs, seat 0."""
        return max(state.government[state.arg(MOVED)], 0)

    def where(self, state: Imperial, player: int) -> int:
        """To whom this player may lend in the open round."""
        moved, offered = state.arg(MOVED), state.arg(OFFERED)
        in_place = state.rules.figures.free_lenders_in_place and moved == offered
        return ANY_NATION if in_place and not queries.governs(state, player) else offered

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        moved, offered, place = state.arg(MOVED), state.arg(OFFERED), state.arg(ROUND_PLACE)
        if place < state.seats:
            player = (self.origin(state) + place) % state.seats
            state.set_arg(ROUND_PLACE, place + 1)
            if offered != ALL_OFFERED or not (queries.governs(state, player) or state.arg(LENDERS) >> player & 1):
                open_invest(state, player, self.where(state, player))
            return
        settle_governments(state, self.origin(state))
        if offered == ALL_OFFERED:
            state.done()
            return
        following = (offered + 1) % NATIONS
        moves_next = offered != moved and queries.has_bonds_out(state, offered)
        bare = not moves_next and following != moved and not queries.has_bonds_out(state, following)
        if bare:
            put_lending(state, moved, following, state.arg(LENDERS))
        elif state.rules.figures.free_lenders_in_place:
            state.done()
        else:
            put_lending(state, moved, ALL_OFFERED, state.arg(LENDERS))

    def implausible(self, state: Imperial) -> str:
        if state.rules.investor_card:
            return "with the investor card nobody lends after a turn"
        if state.government[state.arg(MOVED)] == NO_SEAT and max(state.government) != NO_SEAT:
            return "the nation that moved has no government"
        if state.arg(OFFERED) == ALL_OFFERED and state.rules.figures.free_lenders_in_place:
            return "players without government lend in their place, not at last"
        return "" if state.arg(ROUND_PLACE) <= state.seats else "no such place at the table"
