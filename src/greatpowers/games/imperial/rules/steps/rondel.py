"""Spielzug: whose turn it is, the choice on the rondel, the Swiss Bank's stop, and the action chosen."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, events, queries, reasons
from greatpowers.games.imperial.rules.answers import ADVANCE, MOST_SEATS, PASS, STOP
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import (
    FIELD,
    HOLDER,
    NATION,
    open_lending,
    put_action,
    put_swiss_stop,
    put_turn,
)
from greatpowers.games.imperial.rules.rules import (
    FACTORY,
    FIELDS,
    IMPORT,
    INVESTOR,
    MANEUVER_1,
    MANEUVER_2,
    TAXATION,
    Figures,
)
from greatpowers.games.imperial.rules.state import BANK, CASH, NO_FIELD, NO_SEAT, Imperial
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import Value, numbers


class Turn(Step[Imperial]):
    """Spielbeginn: the nations move in the order of their treasuries; one without government is skipped.

    When no nation at all has a government nobody can ever move, and the game is over (IMP-54).
    """

    def __init__(self, figures: Figures) -> None:
        super().__init__(agenda.TURN, "turn", (), frame({NATION: figures.nation_field}))

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        nation = state.arg(NATION)
        state.begin_turn(nation)
        following = (nation + 1) % NATIONS
        government = state.government[nation]
        if government != NO_SEAT:
            state.note(events.TURN_BEGAN, nation, government)
            put_turn(state, following)
            if not state.rules.investor_card:
                open_lending(state, nation, nation)
            state.first(agenda.RONDEL)
        elif max(state.government) == NO_SEAT:
            state.note(events.ENDED)
            state.finish()
        else:
            state.note(events.SKIPPED, nation)
            put_turn(state, following)


class Rondel(Step[Imperial]):
    """Spielzug: the first turn takes any field; later one of the next six, the fourth to sixth at a price."""

    def __init__(self) -> None:
        super().__init__(agenda.RONDEL, "rondel", ("advance",))

    def seats(self, state: Imperial) -> list[int]:
        return [state.government[state.nation]]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [ADVANCE + field for field in range(FIELDS)]

    def options(self, state: Imperial, seat: int) -> list[int]:
        here = state.rondel[state.nation]
        if here == NO_FIELD:
            return super().options(state, seat)
        figures = state.rules.figures
        answers: list[int] = []
        for steps in range(1, figures.most_steps + 1):
            answer = ADVANCE + (here + steps) % FIELDS
            if (steps <= figures.free_steps and answer != ADVANCE + INVESTOR) or self.refusal(
                state, seat, answer
            ) == reasons.LEGAL:
                answers.append(answer)
        answers.sort()
        return answers

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        nation, field = state.nation, answer - ADVANCE
        steps = queries.rondel_steps(state, nation, field)
        if steps == FIELDS:
            return reasons.STANDS_STILL
        if steps > state.rules.figures.most_steps:
            return reasons.TOO_FAR
        cost = queries.rondel_price(state, nation, steps)
        if cost > state.cash(seat):
            return reasons.RONDEL_TOO_DEAR
        if field == INVESTOR and not covers_interest(state, nation, state.cash(seat) - cost):
            return reasons.INTEREST_UNCOVERED
        return reasons.LEGAL

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        nation = state.nation
        steps = queries.rondel_steps(state, nation, answer - ADVANCE)
        return {
            "nation": state.rules.board.nations[nation],
            "field": state.rules.figures.fields[answer - ADVANCE],
            "steps": steps,
            "price": queries.rondel_price(state, nation, steps),
            "cash": state.cash(seat),
            "treasury": state.treasury(nation),
            "interest": queries.interest_due(state, nation),
        }

    def cost(self, state: Imperial, seat: int, answer: int) -> int:
        steps = queries.rondel_steps(state, state.nation, answer - ADVANCE)
        return queries.rondel_price(state, state.nation, steps)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        field = answer - ADVANCE
        holder = NO_SEAT
        if queries.passes_investor(state, state.nation, field) and can_be_stopped(state, field):
            holder = next_swiss_bank(state, 0)
        if holder == NO_SEAT:
            put_action(state, field)
        else:
            put_swiss_stop(state, field, holder)


def covers_interest(state: Imperial, nation: int, cash: int) -> bool:
    """Whether treasury and government together can pay the other lenders (IMP-32)."""
    others = queries.interest_due(state, nation) - queries.interest_to(state, nation, state.government[nation])
    return others <= state.treasury(nation) + cash


def can_be_stopped(state: Imperial, field: int) -> bool:
    """The treasury holds enough for all interest, or gifts could still make it so (IMP-8, IMP-10, IMP-63).

    The price of the field the government has named is no longer at hand for gifts."""
    if not state.rules.swiss_stop:
        return False
    gifts = 0
    if state.rules.figures.anybody_donates:
        price = queries.rondel_price(state, state.nation, queries.rondel_steps(state, state.nation, field))
        gifts = sum(state.money[CASH:]) - price
    return queries.interest_due(state, state.nation) <= state.treasury(state.nation) + gifts


def asking_order(state: Imperial) -> list[int]:
    """Clockwise from the investor card holder; without the card from the left of the government (IMP-8, IMP-60)."""
    origin = state.investor if state.rules.investor_card else state.government[state.nation] + 1
    return [(origin + place) % state.seats for place in range(state.seats)]


def next_swiss_bank(state: Imperial, asked: int) -> int:
    """The next holder of a Swiss Bank in asking order after `asked` places, or none."""
    for seat in asking_order(state)[asked:]:
        if state.swiss_bank[seat]:
            return seat
    return NO_SEAT


class SwissStop(Step[Imperial]):
    """Schweizer Bank: a holder may force the nation to stop on Investor instead of passing it; first yes counts."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(
            agenda.SWISS_STOP,
            "swiss_stop",
            ("stop", "pass"),
            frame({FIELD: figures.field_field, HOLDER: numbers("holder", 0, MOST_SEATS - 1)}),
        )
        self.forfeits = ()
        self.window = 1

    def seats(self, state: Imperial) -> list[int]:
        return [state.arg(HOLDER)]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [PASS, STOP]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS or queries.interest_due(state, state.nation) <= state.treasury(state.nation):
            return reasons.LEGAL
        return reasons.INTEREST_SHORT

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {
            "nation": state.rules.board.nations[state.nation],
            "treasury": state.treasury(state.nation),
            "interest": queries.interest_due(state, state.nation),
        }

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if answer == STOP:
            state.note(events.STOPPED, state.nation, seat)
            put_action(state, INVESTOR)
            return
        field = state.arg(FIELD)
        asked = asking_order(state).index(seat) + 1
        holder = next_swiss_bank(state, asked) if can_be_stopped(state, field) else NO_SEAT
        if holder == NO_SEAT:
            put_action(state, field)
        else:
            put_swiss_stop(state, field, holder)

    def implausible(self, state: Imperial) -> str:
        holder, field = state.arg(HOLDER), state.arg(FIELD)
        if state.rondel[state.nation] == NO_FIELD or not queries.passes_investor(state, state.nation, field):
            return "the nation does not pass Investor"
        if queries.rondel_steps(state, state.nation, field) > state.rules.figures.most_steps:
            return "the field lies too far ahead"
        if holder >= state.seats or not state.swiss_bank[holder]:
            return "the player asked holds no Swiss Bank"
        gifts = state.rules.swiss_stop and state.rules.figures.anybody_donates
        if not gifts and not can_be_stopped(state, field):
            return "the treasury does not hold all interest"
        steps = queries.rondel_steps(state, state.nation, field)
        price = queries.rondel_price(state, state.nation, steps)
        return "" if price <= state.cash(state.government[state.nation]) else "the government cannot pay the field"


class Action(Step[Imperial]):
    """The price goes to the bank, the marker moves, the field's action follows.

    Passing Investor brings the investor card and the Swiss Banks into play after that action is finished.
    """

    def __init__(self, figures: Figures) -> None:
        super().__init__(agenda.ACTION, "action", (), frame({FIELD: figures.field_field}))

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        nation, field = state.nation, state.arg(FIELD)
        steps = queries.rondel_steps(state, nation, field)
        passed = queries.passes_investor(state, nation, field)
        price = queries.rondel_price(state, nation, steps)
        state.pay(CASH + state.government[nation], BANK, price, events.RONDEL)
        state.advance(nation, field, steps)
        state.done()
        if (passed or field == INVESTOR) and state.rules.investor_card:
            state.first(agenda.INVESTORS)
        if field in (MANEUVER_1, MANEUVER_2):
            state.first(agenda.FLEETS)
        elif field == FACTORY:
            state.first(agenda.FACTORY)
        elif field == INVESTOR:
            state.first(agenda.INTEREST)
        elif field == IMPORT:
            state.first(agenda.IMPORT)
        elif field == TAXATION:
            state.first(agenda.TAXATION)
        else:
            state.first(agenda.PRODUCTION)
