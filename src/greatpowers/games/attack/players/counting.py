"""`Counting`: what the seats of a position own, counted for the terms of the evaluation; `Reading` adds the borders."""

from __future__ import annotations

from math import sqrt
from typing import Final

from greatpowers.games.attack.players import terms
from greatpowers.games.attack.players.lay import Lay
from greatpowers.games.attack.players.odds import ONE, Odds, force
from greatpowers.games.attack.players.terms import TERMS
from greatpowers.games.attack.rules import agenda, figures
from greatpowers.games.attack.rules.board import REGIONS, SEAS
from greatpowers.games.attack.rules.cardrow import HAND, IDLE_BIT, ON_TABLE
from greatpowers.games.attack.rules.figures import ECONOMICS, FIRST_ROUTE, TECHNOLOGIES
from greatpowers.games.attack.rules.queries import BATTLESHIP_SHIP, CARRIER_SHIP, DESTROYER_SHIP, SUBMARINE_SHIP
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import (
    ARTILLERY,
    ATTACKING,
    COMMUNISM,
    DEFENDING,
    DEMOCRACY,
    FACTORIES,
    FASCISM,
    GOVERNMENTS,
    LAND_UNITS,
    MINERALS,
    MONARCHY,
    OIL,
    RAIL,
    SHIPS,
    TANK,
)
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.state import WIDTH

SUITS: Final = 5
RADIO: Final = figures.technology("radio")
CARD_WORTH: Final = {
    "spy": 0.25,
    "master_spy": 0.35,
    "spy_ring": 0.4,
    "master_spy_ring": 0.6,
    "assassin": 0.25,
    "counter_espionage": 0.3,
    "double_agent": 0.35,
    "propaganda": 0.35,
    "radio_address": 0.5,
    "revolution": 0.7,
    "uprising": 0.7,
    "annexation": 1.8,
    "friendship_treaty": 0.5,
    "war_bonds": 0.9,
    "oil_concession": 0.8,
    "embargo": 0.3,
    "mobilization": 0.7,
    "league_protest": 0.6,
    "storm_at_sea": 0.3,
    "summit": 0.6,
}
"""Politics cards in a hand at the beginning, in points."""
TECHNOLOGY_WORTH: Final = {
    "blitzkrieg": 1.6,
    "sonar": 0.2,
    "radar": 0.2,
    "jet_fighters": 0.8,
    "heavy_bombers": 0.2,
    "snorkel": 0.2,
    "code_breaking": 0.3,
    "radio": 1.5,
    "synthetic_oil": 1.5,
    "plastics": 1.5,
    "atomic_power": 1.2,
    "rocketry": 0.3,
    "mass_production": 1.2,
    "long_range_aircraft": 0.4,
}
"""At the beginning, in points."""
UNDERWAY: Final = (agenda.SWAY, agenda.LEVY, agenda.PICK)
"""Steps in which a card on the table has still to do what it is worth."""
HELD: Final = SUITS + 1
"""Places for the cards of a hand: the suits, and routes."""
BUSY: Final = 4
"""How often the value of a card counts, and of an idle one: in quarters."""
IDLE: Final = 3
MEAN_ROUTE: Final = 19
"""Mean value of a trade route, in quarters."""


class Scales:
    """The weights by name."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.infantry = weights["infantry"]
        self.tank = weights["tank"]
        self.artillery = weights["artillery"]
        self.plane = weights["plane"]
        self.unit = weights["unit"]
        self.fleet = weights["fleet"]
        self.idle = weights["idle"]
        self.economy = weights["economy"]
        self.set_bonus = weights["set_bonus"]
        self.oil_card = weights["oil_card"]
        self.treasury = weights["treasury"]
        self.oil = weights["oil"]
        self.technology = weights["technology"]
        self.hand = weights["hand"]
        self.conquest = weights["conquest"]
        self.crowding = weights["crowding"]
        self.diplomacy = weights["diplomacy"]
        self.danger = weights["danger"]
        self.capital = weights["capital"]
        self.region_card = weights["region_card"]
        self.fade = weights["fade"]
        self.minor = weights["minor"]
        self.types: list[float] = [weights[name] for name in GOVERNMENTS]
        self.rounds = weights["rounds"]
        self.scale_end = weights["scale_end"]
        self.scale_more = weights["scale_more"]
        self.cards: list[float] = [self.hand * CARD_WORTH[name] for name in figures.POLITICS_IDS]
        self.technologies: list[float] = [self.technology * TECHNOLOGY_WORTH[name] for name in figures.TECHNOLOGY_IDS]
        self.discovery: float = sum(self.technologies) / TECHNOLOGIES


class Counting:
    """What is counted of one position. `left` is the part of the game still to come, `rounds` its rounds."""

    def __init__(self, state: Attack, lay: Lay, odds: Odds, scales: Scales) -> None:
        seats = state.seats
        self.state = state
        self.lay = lay
        self.odds = odds
        self.scales = scales
        self.seats = seats
        self.owner = state.owner
        self.counter = state.counter
        self.government = state.government
        self.marked = state.marked
        self.homes: list[int] = [-1] * REGIONS
        """Whose capital a region is."""
        self.mainland: list[int] = [-1] * seats
        """The continent of a monarchy's capital."""
        for seat in range(seats):
            region = state.capital[seat]
            if region >= 0:
                self.homes[region] = seat
                if self.government[seat] == MONARCHY:
                    self.mainland[seat] = lay.continent[region]
        self.found: list[float] = [0.0] * (seats * TERMS)
        self.top = state.agenda[-WIDTH] if len(state.agenda) > 0 else -1
        left = 1.0 - state.eagles / state.rules.end_eagles
        by_round = 1.0 - (state.round - 1) / state.rules.rounds
        self.left: float = max(0.04, min(left, by_round))
        self.rounds: float = 1.0 + scales.rounds * self.left
        self.aging: float = sqrt(self.left)
        """What pieces and money still count for."""
        self.gain: float = 2.0 + scales.region_card * self.left
        """What a region is worth, with the cards that come with it."""
        self.forces: list[int] = [0] * REGIONS
        """All units of a region."""
        self.movable: list[int] = [0] * REGIONS
        """Those that could leave it."""
        self.ordered: list[int] = [0] * REGIONS
        """Units on their way to a foreign region."""
        self.card_counts: list[int] = [0] * (seats * HELD)
        """Economics cards of each suit and routes in the hands."""
        self.card_sums: list[int] = [0] * (seats * HELD)
        """Their values, four times; three times where they are idle."""

    def count_points(self) -> None:
        """Victory points as they stand."""
        state, found, lay = self.state, self.found, self.lay
        owner, counter, government, home = self.owner, self.counter, self.government, self.mainland
        minors = [0, 0, 0, 0]
        for region in lay.regions:
            seat = owner[region]
            if seat >= 0:
                found[seat * TERMS + terms.POINTS] += 2.0
                if home[seat] >= 0 and lay.continent[region] != home[seat]:
                    found[seat * TERMS + terms.POINTS] += 1.0
            elif counter[region] >= 0:
                minors[counter[region]] += 1
        for seat in range(self.seats):
            kind = government[seat]
            if kind >= 0:
                found[seat * TERMS + terms.GOVERNMENT] = self.scales.types[kind] * self.left
                if kind <= DEMOCRACY:
                    found[seat * TERMS + terms.GOVERNMENT] -= self.scales.minor * self.left * minors[kind]
            if kind == COMMUNISM:
                found[seat * TERMS + terms.POINTS] += minors[COMMUNISM]
            elif kind == DEMOCRACY:
                found[seat * TERMS + terms.POINTS] += minors[DEMOCRACY] - sum(
                    state.marked[seat * REGIONS : (seat + 1) * REGIONS]
                )
            elif kind == FASCISM:
                found[seat * TERMS + terms.POINTS] += sum(state.marked[seat * REGIONS : (seat + 1) * REGIONS])

    def count_units(self) -> None:
        """Armies by type, and the forces of the regions."""
        state, found, scales = self.state, self.found, self.scales
        owner, army, forces, movable = state.owner, state.army, self.forces, self.movable
        moving = self.top == agenda.MOVEMENT
        turn, fresh = state.turn, state.fresh
        for region in self.lay.regions:
            seat = owner[region]
            if seat < 0:
                continue
            first = region * LAND_UNITS
            one, two, three, four = army[first], army[first + 1], army[first + 2], army[first + 3]
            found[seat * TERMS + terms.ARMY] += (
                one * scales.infantry + two * scales.tank + three * scales.artillery + four * scales.plane
            )
            packed = one + (two << 10) + (three << 20) + (four << 30)
            forces[region] = packed
            if one + two + three + four > 1:
                if moving and seat == turn:
                    packed -= (
                        fresh[first] + (fresh[first + 1] << 10) + (fresh[first + 2] << 20) + (fresh[first + 3] << 30)
                    )
                if packed & 1023:
                    packed -= 1
                elif packed >> 20 & 1023:
                    packed -= ONE[ARTILLERY]
                elif packed >> 10 & 1023:
                    packed -= ONE[TANK]
                movable[region] = packed

    def count_ships(self) -> list[int]:
        """Fleets by price; returns for each seat the seas where others have surface ships, a bit for each."""
        fleet, found, weight = self.state.fleet, self.found, self.scales.fleet
        closed = [0] * self.seats
        for seat in range(self.seats):
            first = seat * SEAS * SHIPS
            total = 0
            for sea in range(SEAS):
                here = first + sea * SHIPS
                surface = (
                    fleet[here + DESTROYER_SHIP] + 2 * fleet[here + BATTLESHIP_SHIP] + 4 * fleet[here + CARRIER_SHIP]
                )
                if surface > 0:
                    total += surface
                    for other in range(self.seats):
                        if other != seat:
                            closed[other] |= 1 << sea
                total += fleet[here + SUBMARINE_SHIP]
            found[seat * TERMS + terms.FLEET] = weight * total
        return closed

    def count_cards(self) -> None:
        """Production of economics cards and routes with their sets, and politics cards in the hands."""
        state, found, scales = self.state, self.found, self.scales
        seats, cards = self.seats, state.cards
        face, suits, values = state.figures.face, state.figures.suit, state.figures.value
        counts, sums = self.card_counts, self.card_sums
        underway = self.top in UNDERWAY
        worth = scales.cards
        for number in range(len(cards)):
            code = cards[number]
            place = code & PLACE_MASK
            seat = place - HAND
            if seat < 0 or seat >= seats:
                if place == ON_TABLE and underway:
                    kind = face[number]
                    if ECONOMICS <= kind < FIRST_ROUTE:
                        found[state.turn * TERMS + terms.HAND] += 1.1 * worth[kind - ECONOMICS]
                continue
            kind = face[number]
            if ECONOMICS <= kind < FIRST_ROUTE:
                found[seat * TERMS + terms.HAND] += worth[kind - ECONOMICS]
            else:
                slot = seat * HELD + (suits[kind] if kind < ECONOMICS else SUITS)
                counts[slot] += 1
                sums[slot] += values[kind] * (IDLE if code & IDLE_BIT else BUSY)
        for seat in range(seats):
            found[seat * TERMS + terms.HAND] *= self.left
            found[seat * TERMS + terms.ECONOMY] = scales.economy * self.left * self.production(seat, counts, sums)

    def route_gain(self, seat: int) -> float:
        """What one more trade route would bring somebody."""
        slot = seat * HELD + SUITS
        before = self.production(seat, self.card_counts, self.card_sums)
        self.card_counts[slot] += 1
        self.card_sums[slot] += MEAN_ROUTE
        after = self.production(seat, self.card_counts, self.card_sums)
        self.card_counts[slot] -= 1
        self.card_sums[slot] -= MEAN_ROUTE
        return self.scales.economy * self.left * (after - before)

    def production(self, seat: int, counts: list[int], sums: list[int]) -> float:
        """Points a round, roughly: all values, and again those in sets of all suits but population."""
        first = seat * HELD
        routes = counts[first + SUITS]
        total, width = 0.0, 0.0
        for slot in range(first, first + HELD):
            total += sums[slot] * 0.25
        total += self.scales.oil_card * 0.25 * (sums[first + OIL] + sums[first + SUITS])
        held = [counts[first + OIL], counts[first + MINERALS], counts[first + FACTORIES], counts[first + RAIL]]
        sets, spare = 0, routes
        while sets < 6:
            lacking = 0
            for count in held:
                if count <= sets:
                    lacking += 1
            if lacking > spare:
                width = max(0.0, 4.0 - lacking + spare) * 0.25
                break
            spare -= lacking
            sets += 1
        return total + self.scales.set_bonus * (sets + 0.3 * width * width)

    def count_money(self) -> None:
        """Purses, oil, technologies and capitals."""
        state, found, scales = self.state, self.found, self.scales
        per = scales.treasury * self.aging
        for seat in range(self.seats):
            first = seat * TERMS
            rate = per
            if self.top == agenda.PURCHASE and seat == state.turn:
                rate = scales.unit * 0.98 * self.aging
            found[first + terms.TREASURY] = rate * state.purse(seat)
            found[first + terms.OIL] = self.oil_worth(state.certificates(seat))
            row = seat * TECHNOLOGIES
            total = 0.0
            for technology in range(TECHNOLOGIES):
                if state.technology[row + technology]:
                    total += scales.technologies[technology]
            found[first + terms.TECHNOLOGY] = total * self.left
        for seat in range(self.seats):
            region = state.capital[seat]
            if region >= 0 and state.owner[region] >= 0:
                holder = state.owner[region]
                found[holder * TERMS + terms.CAPITAL] += scales.capital * self.left * (1.0 if holder == seat else 0.5)

    def oil_worth(self, certificates: int) -> float:
        """Points for oil: every further action of a turn costs more of it."""
        share = certificates / self.rounds
        return self.scales.oil * self.rounds * (sqrt(1.0 + 8.0 * share) - 1.0) * 0.5

    def count_groups(self) -> None:
        """Units on their way, and those in a battle, belong to the player to move."""
        state, turn = self.state, self.state.turn
        for group in range(state.group_count()):
            packed = force(state.units_in(group), 0)
            if packed:
                goal = state.goal_of(group)
                if state.owner[goal] == turn:
                    self.forces[goal] += packed
                else:
                    self.ordered[goal] += packed
                self.found[turn * TERMS + terms.ARMY] += self.worth(packed)
        fight = state.fight
        if fight >= 0:
            attackers, defenders = force(state.survivors(ATTACKING), 0), force(state.survivors(DEFENDING), 0)
            self.ordered[fight] += attackers
            self.forces[fight] = defenders
            self.found[turn * TERMS + terms.ARMY] += self.worth(attackers)
            if state.owner[fight] >= 0:
                self.found[state.owner[fight] * TERMS + terms.ARMY] += self.worth(defenders)

    def worth(self, packed: int) -> float:
        scales = self.scales
        return (
            (packed & 1023) * scales.infantry
            + (packed >> 10 & 1023) * scales.tank
            + (packed >> 20 & 1023) * scales.artillery
            + (packed >> 30 & 1023) * scales.plane
        )
