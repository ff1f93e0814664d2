"""`Scene`: one position in the figures that both the evaluation and the choice of candidates ask for."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.players.tables import ASKED, MOST_BONUS, MOST_CARDS, MOST_EFFORT, Tables
from greatpowers.games.imperialism.rules import queries
from greatpowers.games.imperialism.rules.answers import LAND_WAR, SEA_WAR
from greatpowers.games.imperialism.rules.cardrow import FRONT, HAND, TOP_OF_PILE
from greatpowers.games.imperialism.rules.deck import (
    ARMS,
    ARMY,
    ASK_COLONIES,
    ASK_DUCATS,
    ASK_GLORY,
    ASK_LANDS,
    ASK_TERRITORIES,
    CATHOLIC,
    COUNTER_REFORMATION,
    EXOTIC,
    FIRST_GOOD,
    FLEET,
    FOOD,
    GOLD,
    INDUSTRY,
    PRESTIGE,
    PROVIDENCE_CARDS,
    SHIPYARDS,
    SPICES,
    TERRITORIES,
    TEXTILES,
    TRACK_COUNT,
    card_number,
)
from greatpowers.games.imperialism.rules.state import NO_CARD, NO_SEAT, NOT_BEGUN, PURSE, Imperialism
from greatpowers.kernel.cards import PLACE_MASK

TURNS: Final = 10.0
"""Own turns within which what is built now pays back."""

CORRUPT_OFFICIALS: Final = card_number("corrupt_officials")
RELIGIOUS_PERSECUTION: Final = card_number("religious_persecution")
MERCHANT_OPPRESSION: Final = card_number("merchant_oppression")
BORDER_UNREST: Final = card_number("border_unrest")
VENAL_ADVISERS: Final = card_number("venal_advisers")
RICH_MENS_PLOT: Final = card_number("rich_mens_plot")


class Scene:
    """Quantities, leaders and hands of all seats, and how much of the game is left."""

    def __init__(self, tables: Tables, state: Imperialism) -> None:
        self.tables = tables
        self.state = state
        self.seats: int = state.seats
        self.ducat = tables.ducat
        self._quantities(state)
        self._cards(state)
        self._leaders()
        self._forces(state)
        self._time(state)

    def _quantities(self, state: Imperialism) -> None:
        q: list[int] = [0] * (ASKED * self.seats)
        tracks = state.tracks
        for seat in range(self.seats):
            base, row = seat * ASKED, seat * TRACK_COUNT
            for track in range(TRACK_COUNT):
                q[base + track] = tracks[row + track]
            q[base + ASK_GLORY] = state.glory[seat]
            q[base + ASK_DUCATS] = state.ducats[PURSE + seat]
            q[base + ASK_COLONIES] = queries.special_colonies(state, seat)
        self.q = q

    def _cards(self, state: Imperialism) -> None:
        """Providence cards and territories in the hands; territories before the players."""
        self.providence: list[list[int]] = [[] for _ in range(self.seats)]
        self.lands: list[list[int]] = [[] for _ in range(self.seats)]
        self.colony_cards: list[int] = [0] * self.seats
        face = self.tables.deck.face
        border = self.tables.deck.first[PROVIDENCE_CARDS]
        cards = state.cards
        q = self.q
        for number in range(border):
            place = cards[number] & PLACE_MASK
            if HAND <= place < FRONT:
                self.providence[place - HAND].append(face[number])
        for land in range(TERRITORIES):
            place = cards[border + land] & PLACE_MASK
            if place < HAND or place >= TOP_OF_PILE:
                continue
            if place < FRONT:
                self.lands[place - HAND].append(land)
            elif self.tables.is_colony[land]:
                q[(place - FRONT) * ASKED + ASK_COLONIES] += 1
                self.colony_cards[place - FRONT] += 1
            else:
                q[(place - FRONT) * ASKED + ASK_LANDS] += 1
        for seat in range(self.seats):
            base = seat * ASKED
            q[base + ASK_TERRITORIES] = q[base + ASK_LANDS] + q[base + ASK_COLONIES]

    def _leaders(self) -> None:
        """The only one on the highest level of each track, or nobody."""
        self.leaders: list[int] = []
        for track in range(TRACK_COUNT):
            best, leader = -1, NO_SEAT
            for seat in range(self.seats):
                level = self.q[seat * ASKED + track]
                if level > best:
                    best, leader = level, seat
                elif level == best:
                    leader = NO_SEAT
            self.leaders.append(leader)

    def _time(self, state: Imperialism) -> None:
        """The turns that everybody may still expect, and how much three kinds of things count for each seat: what pays
        back over many turns (`future`), over a few (`later`), and in the next one (`soon`)."""
        fade = self.tables.fade
        highest = max(state.glory)
        self.left: float = max(state.rules.end_glory - highest, 0) / self.tables.pace + 0.7
        self.future: list[float] = []
        self.later: list[float] = []
        self.soon: list[float] = []
        for seat in range(self.seats):
            if state.trigger == NO_SEAT:
                future = min(self.left, TURNS) / TURNS
                self.future.append(future)
                self.later.append(fade + (1.0 - fade) * future)
                self.soon.append(min(1.0, 0.4 + 0.3 * self.left))
            elif self.has_turn(state, seat):
                self.future.append(1.0 / TURNS)
                self.later.append(0.25)
                self.soon.append(0.6)
            else:
                self.future.append(0.0)
                self.later.append(0.0)
                self.soon.append(0.0)

    def has_turn(self, state: Imperialism, seat: int) -> bool:
        """Whether a last turn of the seat is still to come."""
        if state.last_turns == NOT_BEGUN:
            return seat != state.trigger
        return state.last_turns >> seat & 1 == 1 and (seat != state.turn or state.acted < 0)

    # hands

    def hand_limit(self, seat: int) -> int:
        state, deck = self.state, self.tables.deck
        limit = deck.hand_limit
        if state.power[seat] != NO_CARD:
            limit += deck.power_hand[state.power[seat]]
        if state.ruler[seat] != NO_CARD:
            limit += deck.ruler_hand[state.ruler[seat]]
        if state.religion[seat] != NO_CARD:
            limit += deck.religion_hand[state.religion[seat]]
        if self.leaders[GOLD] == seat:
            limit += 1
        return min(limit, deck.hand_limit_most)

    def land_effort(self, seat: int, land: int) -> int:
        """What is lacking for a conquest: strength, prestige, ducats."""
        tables, q, base = self.tables, self.q, seat * ASKED
        effort = 0
        lack = tables.land_army[land] - q[base + ARMY]
        if lack > 0:
            effort += 10 * lack
        lack = tables.land_fleet[land] - q[base + FLEET]
        if lack > 0:
            effort += 10 * lack
        lack = tables.land_prestige[land] - q[base + PRESTIGE]
        if lack > 0:
            effort += 7 * lack
        lack = tables.land_cost[land] - q[base + ASK_DUCATS]
        if lack > 0:
            effort += lack
        return min(effort, MOST_EFFORT)

    def land_gain(self, seat: int, land: int) -> float:
        """What a conquest brings."""
        tables = self.tables
        gain = tables.land_glory[land] + self.future[seat] * tables.land_steps[land]
        return gain - self.ducat * tables.land_cost[land] * 0.5

    def land_worth(self, seat: int, land: int) -> float:
        """What a territory in the hand is worth."""
        return max(self.land_gain(seat, land) * self.tables.ready_land[self.land_effort(seat, land)], 0.0)

    def card_worth(self, seat: int, card: int) -> float:
        """What a providence card in the hand is worth."""
        worth = self.tables.cards[card]
        if CORRUPT_OFFICIALS <= card <= RICH_MENS_PLOT:
            worth += self.ducat * self.best_loot(seat, card)
        return worth

    def best_loot(self, seat: int, card: int) -> int:
        best = 0
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.loot(other, card))
        return best

    def loot(self, victim: int, card: int) -> int:
        """The most a plot takes from somebody."""
        q, base = self.q, victim * ASKED
        purse = q[base + ASK_DUCATS]
        most = max(q[base + ASK_LANDS], self.colony_cards[victim])
        if card == RELIGIOUS_PERSECUTION:
            ducats = q[base + PRESTIGE]
        elif card == MERCHANT_OPPRESSION:
            ducats = max(q[base + FOOD], q[base + TEXTILES], 2 * self.colony_cards[victim])
        elif card == BORDER_UNREST:
            ducats = min(2 * most, self.tables.most[card])
        elif card == VENAL_ADVISERS:
            ducats = min(max(q[base + ARMY], q[base + FLEET]), self.tables.most[card])
        else:
            ducats = most
        return min(ducats, purse)

    # actions

    def trade(self, seat: int, good: int) -> float:
        """What a development of a good brings, in ducats."""
        q, base = self.q, seat * ASKED
        ducats = float(self.tables.incomes[good][q[base + good]])
        leads = self.leaders[good] == seat
        if good == GOLD:
            if q[base + PRESTIGE] > 0:
                ducats -= 3.0
        elif good in (FOOD, TEXTILES):
            ducats += self.growth(seat, ARMY if good == FOOD else FLEET)
            if leads:
                ducats += min(q[base + PRESTIGE], 5)
        elif good == INDUSTRY:
            if q[base + PRESTIGE] < 10 and q[base + ASK_GLORY] < self.state.rules.industry_glory:
                return 0.0
            ducats += 5.0 if leads else 2.0
        elif good == SPICES:
            if leads:
                ducats += 3.0
        elif good == EXOTIC:
            if leads:
                ducats += 4.0
        elif good == ARMS:
            ducats += 1.0 + (q[base + ARMY] // 3 if leads else 0)
        else:
            ducats += 1.0 + (q[base + FLEET] // 2 if leads else 0)
        return ducats

    def growth(self, seat: int, track: int) -> float:
        """What the right to buy a step of army or fleet is worth, in ducats."""
        tables, base = self.tables, seat * ASKED
        purse, level, price = self.q[base + ASK_DUCATS], self.q[base + track], tables.deck.food_growth
        if purse < price or level >= tables.deck.most[track]:
            return 1.0
        step = tables.levels[track] * (tables.force[level + 1] - tables.force[level]) * self.future[seat]
        return max(step / self.ducat - price * (1.0 if purse < 16 else 0.5), 1.0)

    def best_trade(self, seat: int) -> float:
        best = 0.0
        for good in range(FIRST_GOOD, TRACK_COUNT):
            best = max(best, self.trade(seat, good))
        state, deck = self.state, self.tables.deck
        if state.religion[seat] != NO_CARD:
            best += deck.religion_income[state.religion[seat]]
        if state.ruler[seat] != NO_CARD:
            best += deck.ruler_income[state.ruler[seat]]
        return best

    # war

    def _forces(self, state: Imperialism) -> None:
        """What each seat brings to a war on land and at sea, what more against another faith, and which is its own."""
        deck = self.tables.deck
        self.force: list[int] = []
        self.zeal: list[int] = []
        self.creed: list[int] = []
        for seat in range(self.seats):
            ruler, religion, power = state.ruler[seat], state.religion[seat], state.power[seat]
            creed, zeal = religion, 0
            if power != NO_CARD:
                zeal = deck.power_zeal[power]
                if religion == NO_CARD:
                    creed = deck.power_faith[power]
            if religion != NO_CARD:
                zeal += deck.religion_zeal[religion]
            if creed == COUNTER_REFORMATION and state.rules.counter_is_catholic:
                creed = CATHOLIC
            self.creed.append(creed)
            for kind in (LAND_WAR, SEA_WAR):
                level = self.q[seat * ASKED + (ARMY if kind == LAND_WAR else FLEET)]
                if ruler == NO_CARD:
                    self.force.append(level)
                    self.zeal.append(zeal)
                else:
                    self.force.append(level + deck.ruler_war[ruler][kind])
                    self.zeal.append(zeal + deck.ruler_zeal[ruler][kind])

    def lead(self, seat: int, foe: int, kind: int) -> int:
        """How much stronger a seat is in a war before any card is played."""
        one, other = seat * 2 + kind, foe * 2 + kind
        lead = self.force[one] - self.force[other]
        if self.creed[seat] != self.creed[foe]:
            lead += self.zeal[one] - self.zeal[other]
        return lead

    def odds(self, lead: int, kind: int, cards: int) -> float:
        """How likely an attack with this lead wins against this many cards in the defending hand."""
        row = self.tables.odds[kind * (MOST_CARDS + 1) + min(cards, MOST_CARDS)]
        return row[min(max(lead, 0), MOST_BONUS)]

    def spoils(self, attacker: int, card: int, kind: int, lead: int) -> float:
        """What a won war brings beside its glory, in ducats."""
        deck = self.tables.deck
        level = self.q[attacker * ASKED + (ARMS if kind == LAND_WAR else SHIPYARDS)]
        return deck.plunder[card] * level + min(max(lead, 0), 6) * 0.7

    def is_banned(self, seat: int) -> bool:
        """Whether the ruler bars war."""
        ruler = self.state.ruler[seat]
        return ruler != NO_CARD and self.tables.deck.ruler_bans_war[ruler]

    def war_gain(self, seat: int, foe: int, card: int, kind: int, lead: int) -> float:
        """What an attack may bring its attacker: glory and spoils, or a loss of prestige."""
        chance = self.odds(lead, kind, self.state.sizes[HAND + foe])
        won = 1.3 + self.ducat * self.spoils(seat, card, kind, lead)
        return chance * won - (1.0 - chance) * 0.7
