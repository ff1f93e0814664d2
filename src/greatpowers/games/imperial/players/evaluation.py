"""What a position of Imperial is worth to its seats: money, bonds at the power expected in the end, governments."""

from __future__ import annotations

from typing import Final

from greatpowers.games.evaluation import Evaluation, softmax
from greatpowers.games.imperial.players.forecast import MOST_TAX, Forecast
from greatpowers.games.imperial.players.lending import MOST_LOOKS, best_bonds, fair_shares
from greatpowers.games.imperial.players.maneuver import Maneuver
from greatpowers.games.imperial.rules import agenda
from greatpowers.games.imperial.rules.answers import ADVANCE
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import NATION, TURN_AT_TABLE
from greatpowers.games.imperial.rules.rules import TAXATION
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import BANK, CASH, NO_SEAT, TREASURY, Imperial
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import State

MOST_LENT: Final = 20.0
"""Cash beyond this does not make an investment better."""
TAKEOVER: Final = 8.0
"""A challenger who could lend so much more than the government has it as good as won."""
BONUS_PER_TAX: Final = 0.3
"""About what a million of tax adds to the bonus of the government."""
LONG_GAME: Final = 450
"""When the bank has paid out so much, twice what is usual, whoever can taxes: nobody puts off a lost end for ever."""

TERMS: Final = (
    "cash",
    "power",
    "growth",
    "interest",
    "treasury",
    "government",
    "claim",
    "investor",
    "expansion",
    "danger",
)


class ImperialEvaluation(Evaluation):
    """Sums of the nations' forecasts over the bonds and governments of each seat."""

    def __init__(self, rules: ImperialRuleset, weights: dict[str, float]) -> None:
        super().__init__(TERMS)
        figures = rules.figures
        self.figures = figures
        self.faces = figures.faces
        self.yields = figures.interest
        self.forecast = Forecast(figures, weights)
        self.maneuver = Maneuver(figures.board, weights)
        self.cash = weights["cash"]
        self.growth = weights["growth"]
        self.payouts = weights["payouts"]
        self.milking = weights["milking"]
        self.treasury = weights["treasury"]
        self.treasury_most = weights["treasury_most"]
        self.bonus = weights["bonus"]
        self.control = weights["control"]
        self.claim = weights["claim"]
        self.card = weights["card"]
        self.lending = weights["lending"]
        self.expansion = weights["expansion"]
        self.danger = weights["danger"]
        self.width_early = weights["scale"]
        self.width_late = weights["scale_end"]
        # per seat and nation (`due`: per nation), filled by `terms`
        self.interest: list[int] = []
        self.due = [0] * NATIONS
        self.lent: list[int] = []
        self.worth_of_tax: list[float] = []

    def terms(self, state: State) -> list[float]:
        assert isinstance(state, Imperial)
        self.read_bonds(state)
        if state.over:
            return self.final(state)
        forecast = self.forecast
        forecast.read(state, self.due)
        seats = state.seats
        width = len(TERMS)
        found = [0.0] * (seats * width)
        money = state.money
        self.worth_of_tax = [0.0] * (seats * NATIONS)
        for seat in range(seats):
            found[seat * width] = self.cash * float(money[CASH + seat])
        for nation in range(NATIONS):
            self.weigh_nation(state, nation, found)
        self.weigh_investors(state, found)
        return found

    def read_bonds(self, state: Imperial) -> None:
        """Interest and loans of each seat in each nation."""
        seats = state.seats
        interest = [0] * (seats * NATIONS)
        due = [0] * NATIONS
        lent = [0] * (seats * NATIONS)
        faces = len(self.faces)
        owners = state.bond_owner
        bond = 0
        for nation in range(NATIONS):
            for face in range(faces):
                owner = owners[bond]
                bond += 1
                if owner != NO_SEAT:
                    index = owner * NATIONS + nation
                    interest[index] += self.yields[face]
                    due[nation] += self.yields[face]
                    lent[index] += self.faces[face]
        self.interest = interest
        self.due = due
        self.lent = lent

    def final(self, state: Imperial) -> list[float]:
        """The true score: cash, and bonds at the power factors as they are."""
        width = len(TERMS)
        found = [0.0] * (state.seats * width)
        for seat in range(state.seats):
            total = 0
            for nation in range(NATIONS):
                factor = state.power[nation] // self.figures.points_per_factor
                total += factor * self.interest[seat * NATIONS + nation]
            found[seat * width] = float(state.money[CASH + seat])
            found[seat * width + 1] = float(total)
        return found

    def weigh_nation(self, state: Imperial, nation: int, found: list[float]) -> None:
        """What this nation gives to its lenders and to its government."""
        forecast = self.forecast
        width = len(TERMS)
        seats = state.seats
        present = float(state.power[nation] // self.figures.points_per_factor)
        rising = forecast.factor[nation] - present
        due = self.due[nation]
        if due == 0:
            return
        government = self.government_of(state, nation)
        payout = self.payout(state, nation, due)
        per_tax = forecast.slope[nation]
        office = self.office(state, nation)
        for seat in range(seats):
            index = seat * NATIONS + nation
            interest = float(self.interest[index])
            if interest == 0.0 and seat != government:
                continue
            at = seat * width
            worth = interest * (per_tax * self.growth + self.milking * forecast.taxations[nation] / float(due))
            if seat == government:
                worth += BONUS_PER_TAX * self.bonus * forecast.taxations[nation]
            if interest > 0.0:
                found[at + 1] += interest * present
                found[at + 2] += self.growth * interest * rising
                found[at + 3] += interest * payout
            if seat == government:
                found[at + 4] += self.reserve(state, nation)
                found[at + 5] += office
                found[at + 6] -= self.claim * self.rivalry(state, nation, seat) * office
            if worth > 0.0:
                self.worth_of_tax[index] = worth
                found[at + 8] += self.expansion * worth * forecast.reach[nation]
                found[at + 9] -= self.danger * worth * forecast.risk[nation]

    def government_of(self, state: Imperial, nation: int) -> int:
        """Who governs once the loans that are just being made are counted."""
        government = state.government[nation]
        best = 0 if government == NO_SEAT else self.lent[government * NATIONS + nation]
        for seat in range(state.seats):
            lent = self.lent[seat * NATIONS + nation]
            if lent > best:
                best = lent
                government = seat
        return government

    def payout(self, state: Imperial, nation: int, due: int) -> float:
        """What each million of interest will have paid by the end: so often as there is time, and money."""
        forecast = self.forecast
        laps = forecast.end / forecast.lap
        net = forecast.tax[nation] - forecast.units[nation]
        money = float(state.money[TREASURY + nation])
        if net > 0:
            money += float(net) * forecast.taxations[nation]
        often = self.payouts * laps
        affordable = self.milking * money / float(due)
        return often if often < affordable else affordable

    def reserve(self, state: Imperial, nation: int) -> float:
        """Money the government can build and arm with."""
        money = float(state.money[TREASURY + nation])
        return self.treasury * (money if money < self.treasury_most else self.treasury_most)

    def office(self, state: Imperial, nation: int) -> float:
        """What it is worth to govern: bonuses to come, and the choice of what the nation does."""
        forecast = self.forecast
        tax = forecast.tax[nation]
        tax = min(tax, MOST_TAX)
        if state.rules.marks_tax:
            bonus = forecast.column[tax] - float(state.tax_marker[nation])
            bonus = max(bonus, 0.0)
            if forecast.taxations[nation] < 1.0:
                bonus *= forecast.taxations[nation]
        else:
            bonus = forecast.bonus_of[tax] * forecast.taxations[nation]
        return self.bonus * bonus + self.control * forecast.end / forecast.lap

    def rivalry(self, state: Imperial, nation: int, government: int) -> float:
        """How near the richest challenger is to taking the government, 0 to 1."""
        own = self.lent[government * NATIONS + nation]
        worst = 0.0
        for seat in range(state.seats):
            if seat != government:
                lead = self.lent[seat * NATIONS + nation] + state.money[CASH + seat] - own
                if lead > 0:
                    near = float(lead) / TAKEOVER
                    worst = max(worst, near)
        return worst if worst < 1.0 else 1.0

    def weigh_investors(self, state: Imperial, found: list[float]) -> None:
        """Money is worth more to whom the investor card comes soon, or who holds a Swiss Bank."""
        width = len(TERMS)
        seats = state.seats
        for seat in range(seats):
            near = 0.5
            if state.swiss_bank[seat]:
                near = 1.0
            elif state.investor != NO_SEAT:
                near = 1.0 / float(1 + (seat - state.investor) % seats)
            cash = min(float(state.money[CASH + seat]), MOST_LENT)
            found[seat * width + 7] = near * (self.card + self.lending * cash)

    def scale(self, state: State) -> float:
        """Falls from the width at the start to the one at the end as power grows."""
        assert isinstance(state, Imperial)
        most = 0
        for power in state.power:
            most = max(most, power)
        part = float(most) / float(self.figures.power_to_end)
        return self.width_early + (self.width_late - self.width_early) * part

    def turn(self, state: State) -> int:
        """The nation to move; while bonds are handed out, whose turn at the table it is."""
        assert isinstance(state, Imperial)
        if len(state.agenda) > 0 and state.top() == agenda.START_BOND:
            return -1 - state.arg(NATION) * state.seats - state.arg(TURN_AT_TABLE)
        return state.nation

    def is_pivotal(self, position: Position) -> bool:
        top = position.state.top()
        return top in (agenda.RONDEL, agenda.INVEST, agenda.START_BOND)

    def candidates(self, position: Position, seat: int) -> list[int]:
        """Units move as the maneuver plan says, of many bonds only the best count, and no game lasts for ever."""
        options = position.options(seat)
        if len(options) <= 1:
            return options
        state = position.state
        assert isinstance(state, Imperial)
        top = state.top()
        if top in (agenda.ARMIES, agenda.JOURNEY, agenda.FLEETS, agenda.SAIL):
            return self.maneuver.candidates(state, top, options, self.interests(state, seat))
        if top == agenda.PRODUCTION:
            return options[:2]
        if top == agenda.RONDEL and ADVANCE + TAXATION in options:
            if -state.money[BANK] > LONG_GAME:
                return [ADVANCE + TAXATION]
            return options
        if top == agenda.START_BOND:
            return fair_shares(state, options)
        if top == agenda.INVEST and len(options) > MOST_LOOKS:
            self.terms(state)
            return best_bonds(state, options, seat, self.bond_values(state))
        return options

    def interests(self, state: Imperial, seat: int) -> list[float]:
        """What a tax million more is worth to the seat in each nation, less what it is worth to those who may win."""
        chances = softmax(self.values(state), self.scale(state))
        found: list[float] = []
        for nation in range(NATIONS):
            total = self.worth_of_tax[seat * NATIONS + nation]
            for other in range(state.seats):
                total -= chances[other] * self.worth_of_tax[other * NATIONS + nation]
            found.append(total)
        return found

    def bond_values(self, state: Imperial) -> list[float]:
        """What a million of interest will be worth in each nation."""
        forecast = self.forecast
        return [forecast.factor[nation] + self.payout(state, nation, self.due[nation] + 1) for nation in range(NATIONS)]


def evaluation(rules: Ruleset, weights: dict[str, float]) -> Evaluation:
    assert isinstance(rules, ImperialRuleset)
    return ImperialEvaluation(rules, weights)
