"""`Reading`: the worth of a position, seat by seat: what is counted, and what the borders promise and threaten."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players.conditions import Conditions
from greatpowers.games.attack.players.counting import RADIO, Counting, Scales
from greatpowers.games.attack.players.deals import Bargain
from greatpowers.games.attack.players.lay import Lay
from greatpowers.games.attack.players.odds import Odds, reach
from greatpowers.games.attack.players.terms import (
    ARMY,
    CONQUEST,
    DANGER,
    DIPLOMACY,
    ECONOMY,
    GOVERNMENT,
    POINTS,
    TECHNOLOGY,
    TERMS,
    TREASURY,
)
from greatpowers.games.attack.players.ventures import Sortie, prey
from greatpowers.games.attack.rules import agenda
from greatpowers.games.attack.rules.board import REGIONS
from greatpowers.games.attack.rules.figures import TECHNOLOGIES
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.building import Transfer
from greatpowers.games.attack.rules.steps.diplomacy import Persuasion
from greatpowers.games.attack.rules.steps.market import Bid, ResearchRoll
from greatpowers.games.attack.rules.steps.trade import Offer
from greatpowers.games.attack.rules.units import COMMUNISM, DEMOCRACY, FASCISM, MONARCHY

SURE: Final = 0.95
"""The chance against a player that an attack is reinforced to."""
LIKELY: Final = 0.9
"""The same against a neutral."""
GOOD_CARD: Final = 6.0
"""What a card is worth that somebody picks."""
IDLE: Final = 0.25
"""The part of a card's worth that is gone while it is idle."""
DOMINO: Final = 1.3
"""A success in diplomacy leads to another try."""


class Reading(Counting):
    """One pass over the borders on top of the counting."""

    def __init__(self, state: Attack, lay: Lay, odds: Odds, scales: Scales) -> None:
        super().__init__(state, lay, odds, scales)
        self.hunting: list[float] = [0.0] * state.seats
        """What attacks on neighbours would bring."""
        self.courting: list[float] = [0.0] * state.seats
        """The same of diplomacy."""
        self.conditions = Conditions(state)
        self.radio: list[int] = [state.technology[seat * TECHNOLOGIES + RADIO] for seat in range(state.seats)]

    def terms(self) -> list[float]:
        state = self.state
        self.count_points()
        if state.over:
            for seat in range(self.seats):
                self.found[seat * TERMS + GOVERNMENT] = 0.0
                if state.eliminated[seat]:
                    self.found[seat * TERMS + POINTS] = 0.0
            return self.found
        self.count_units()
        closed = self.count_ships()
        self.count_cards()
        self.count_money()
        self.count_groups()
        self.run_borders(closed)
        self.price_pending()
        self.close()
        return self.found

    def run_borders(self, closed: list[int]) -> None:
        """Gather, region by region, who could attack it with what and who is its neighbour."""
        lay, owner, movable, ordered = self.lay, self.owner, self.movable, self.ordered
        start, beside, crossing = lay.start, lay.beside, lay.seas
        gathered = [0] * self.seats
        for region in lay.regions:
            holder = owner[region]
            near = 0
            inland = True
            for border in range(start[region], start[region + 1]):
                other = beside[border]
                seat = owner[other]
                if seat == holder:
                    continue
                inland = False
                if seat < 0:
                    continue
                near |= 1 << seat
                if movable[other] and crossing[border] & closed[seat] == 0:
                    gathered[seat] += movable[other]
            if inland and holder >= 0 and movable[region]:
                self.weigh_idle(region, holder)
            if ordered[region]:
                self.price_battle(region, gathered[self.state.turn])
            if near:
                for seat in range(self.seats):
                    if near >> seat & 1:
                        if gathered[seat] and ordered[region] == 0:
                            self.weigh_attack(region, holder, seat, gathered[seat])
                        gathered[seat] = 0
                if holder < 0:
                    self.weigh_courting(region, near)

    def weigh_idle(self, region: int, holder: int) -> None:
        """Units far from all others are worth less; not while they are about to be moved."""
        moves = self.top == agenda.TRANSFER and holder == self.state.turn and self.state.arg(Transfer.ORDERED) == 0
        if not moves:
            self.found[holder * TERMS + ARMY] -= self.scales.idle * self.worth(self.movable[region])

    def prize(self, region: int, holder: int, seat: int) -> float:
        """What a region brings to a seat that takes it, without the loss of its holder."""
        found = self.gain
        kind = self.government[seat]
        if kind == MONARCHY:
            if self.mainland[seat] >= 0 and self.mainland[seat] != self.lay.continent[region]:
                found += 1.0
        elif holder < 0:
            if kind == DEMOCRACY and self.marked[seat * REGIONS + region] == 0:
                found -= 1.0
            if kind == self.counter[region] and kind <= DEMOCRACY:
                found -= 1.0 - self.scales.minor * self.left
        if self.homes[region] >= 0:
            found += self.scales.capital * self.left * 0.5
        return found

    def weigh_attack(self, region: int, holder: int, seat: int, packed: int) -> None:
        """A chance for the one and a danger for the other, before any order is given."""
        odds = self.odds
        conditions = self.conditions.of(seat, holder, region)
        if holder < 0:
            entry = odds.meet(packed, conditions)
        else:
            entry = odds.fight(packed, self.forces[region], conditions)
        chance = odds.win[entry]
        net = chance * self.prize(region, holder, seat) - odds.lost[entry] * self.scales.unit * self.aging
        if holder >= 0:
            worth = self.gain
            if self.homes[region] == holder:
                worth += self.scales.capital * self.left
            self.found[holder * TERMS + DANGER] -= chance * chance * worth
        if net > 0.0:
            self.hunting[seat] += net

    def weigh_courting(self, region: int, near: int) -> None:
        """How easily a neutral joins one of its neighbours."""
        counter = self.counter[region]
        if counter < 0:
            return
        for seat in range(self.seats):
            if near >> seat & 1 and self.government[seat] >= 0:
                chance = reach(6 + abs(counter - self.government[seat]) - self.radio[seat])
                self.courting[seat] += chance * chance

    def price_battle(self, region: int, more: int) -> None:
        """An attack that is ordered: its mean result. While orders are given, reinforcements are taken for sure."""
        odds, state, found = self.odds, self.state, self.found
        turn, holder = state.turn, state.owner[region]
        entry = self.meeting(region, self.ordered[region])
        chance, enough = odds.win[entry], LIKELY if holder < 0 else SURE
        if self.top == agenda.MOVEMENT and chance < enough and more:
            entry = self.meeting(region, self.ordered[region] + more)
            chance = min(odds.win[entry], enough)
        if holder >= 0:
            found[holder * TERMS + ARMY] -= odds.slain[entry] * self.scales.unit
            found[holder * TERMS + POINTS] -= chance * self.gain
            if self.homes[region] == holder:
                found[holder * TERMS + DANGER] -= chance * self.scales.capital * self.left
        prize = self.prize(region, holder, turn)
        if state.government[turn] == FASCISM and state.marked[turn * REGIONS + region] == 0:
            prize += odds.costly[entry] / max(odds.win[entry], 0.01)
        found[turn * TERMS + POINTS] += chance * prize
        found[turn * TERMS + ARMY] -= odds.lost[entry] * self.scales.unit
        if holder < 0:
            self.lose_minor(region, turn, chance)

    def meeting(self, region: int, packed: int) -> int:
        """The entry of a battle for a region: against units that are there, or a neutral's card."""
        turn, holder = self.state.turn, self.state.owner[region]
        conditions = self.conditions.of(turn, holder, region)
        if holder < 0 and self.forces[region] == 0:
            return self.odds.meet(packed, conditions)
        return self.odds.fight(packed, self.forces[region], conditions)

    def lose_minor(self, region: int, seat: int, chance: float) -> None:
        """Others of its type lose a neutral's point when it joins somebody."""
        counter = self.state.counter[region]
        if counter in (COMMUNISM, DEMOCRACY):
            for other in range(self.seats):
                if other != seat and self.state.government[other] == counter:
                    self.found[other * TERMS + POINTS] -= chance * (1.0 - self.scales.minor * self.left)

    def price_pending(self) -> None:
        """Dice that are about to roll, and the bid that leads."""
        state, found, scales = self.state, self.found, self.scales
        turn = state.turn * TERMS
        if self.top == agenda.PERSUASION:
            region, chance = state.arg(Persuasion.REGION), reach(state.arg(Persuasion.LEAST))
            prize = self.prize(region, -1, state.turn) + scales.infantry * self.aging
            if state.government[state.turn] == DEMOCRACY and state.marked[state.turn * REGIONS + region] == 0:
                prize += 1.0
            found[turn + POINTS] += chance * prize * DOMINO
            self.lose_minor(region, state.turn, chance)
        elif self.top == agenda.RESEARCH_ROLL:
            found[turn + TECHNOLOGY] += (
                reach(10 - state.arg(ResearchRoll.PRODUCTION) // 5) * scales.discovery * self.left
            )
        elif self.top == agenda.OFFER and state.arg(Offer.PROPOSER) == state.turn:
            deal = Bargain(self, state.arg(Offer.PARTNER), False).best()
            if deal is not None:
                found[turn + ECONOMY] += deal.own
                found[deal.partner * TERMS + ECONOMY] += deal.other
        elif self.top == agenda.SORTIES:
            sortie, plane = Sortie(state, state.bombed), scales.plane
            hurt = state.bombed * TERMS
            found[turn + ARMY] -= sortie.lost * plane
            found[hurt + ARMY] -= sortie.downed * plane
            found[hurt + ECONOMY] -= sortie.hits * scales.economy * self.left * GOOD_CARD * IDLE
        elif self.top == agenda.RAID:
            for owner, value, hits in prey(state, state.turn):
                found[owner * TERMS + ECONOMY] -= min(hits, 2.0) * scales.economy * self.left * value * IDLE
        elif self.top == agenda.BID:
            leader = state.arg(Bid.LEADER) - 1
            found[leader * TERMS + TREASURY] -= scales.treasury * self.aging * state.arg(Bid.PRICE)
            found[leader * TERMS + ECONOMY] += self.route_gain(leader)

    def close(self) -> None:
        """Weigh what the borders gave; many chances at once are worth less than their sum, and points can be lost."""
        scales, found, left = self.scales, self.found, self.left
        for seat in range(self.seats):
            first = seat * TERMS
            found[first + POINTS] *= 1.0 - scales.fade * left
            found[first + ARMY] *= self.aging
            hunting = self.hunting[seat]
            rate = scales.conquest
            if self.top == agenda.MOVEMENT and seat == self.state.turn:
                rate = 0.9
            found[first + CONQUEST] = rate * hunting / (1.0 + scales.crowding * hunting)
            courting = self.courting[seat]
            found[first + DIPLOMACY] += scales.diplomacy * left * courting / (1.0 + courting)
            found[first + DANGER] *= scales.danger
