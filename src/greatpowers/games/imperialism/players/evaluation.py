"""What a position of Imperialism is worth to its seats, in points of glory at the end."""

from __future__ import annotations

from typing import Final

from greatpowers.games.evaluation import NO_ANSWER, Evaluation
from greatpowers.games.imperialism.players import choices
from greatpowers.games.imperialism.players.scene import TURNS, Scene
from greatpowers.games.imperialism.players.tables import ASKED, MOST_EFFORT, MOST_LEAD, STAGES, Tables
from greatpowers.games.imperialism.rules import agenda, answers, events, frames, queries
from greatpowers.games.imperialism.rules.answers import LAND_WAR, SEA_WAR, TO_CANCEL
from greatpowers.games.imperialism.rules.cardrow import HAND
from greatpowers.games.imperialism.rules.deck import (
    ACHIEVEMENTS,
    ARMY,
    ASK_DUCATS,
    ASK_LANDS,
    FIRST_GOOD,
    FLEET,
    NEGATIVE,
    PRESTIGE,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.state import NO_CARD, NO_SEAT, ON_STACK, VISIBLE, Imperialism
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import State

NAMES: Final = (
    "glory",
    "places",
    "faith",
    "achievements",
    "prestige",
    "forces",
    "goods",
    "trade",
    "ducats",
    "hand",
    "ruler",
    "war",
)
GLORY: Final = 0
PLACED: Final = 1
FAITH: Final = 2
ACHIEVED: Final = 3
RENOWN: Final = 4
FORCES: Final = 5
GOODS: Final = 6
TRADE: Final = 7
DUCATS: Final = 8
HANDS: Final = 9
RULER: Final = 10
THREAT: Final = 11
WIDTH: Final = 12
"""Terms of a seat; the constants above are their places."""


class ImperialismEvaluation(Evaluation):
    """Glory and places as they stand, and what levels, cards and ducats promise in the turns that are left."""

    def __init__(self, rules: Ruleset, weights: dict[str, float]) -> None:
        super().__init__(NAMES)
        self.weights = weights
        self.tables: Tables | None = None
        self.places: float = weights["places"]
        self.faith: float = weights["faith"]
        self.faith_early: float = weights["faith_early"]
        self.near: float = weights["achievements"]
        self.next_group: float = weights["achievements_later"]
        self.trade: float = weights["trade"]
        self.ducat: float = weights["ducats"]
        self.hand: float = weights["hand"]
        self.draw: float = weights["draw"]
        self.ruler: float = weights["ruler"]
        self.war: float = weights["war"]
        self.spread: float = weights["spread"]
        self.drift: float = weights["drift"]

    def scene(self, state: Imperialism) -> Scene:
        tables = self.tables
        if tables is None or tables.deck is not state.deck:
            tables = Tables(state.deck, self.weights)
            self.tables = tables
        return Scene(tables, state)

    def scale(self, state: State) -> float:
        assert isinstance(state, Imperialism)
        end = state.rules.end_glory
        left = max(end - max(state.glory), 0) / end
        return self.spread + self.drift * left

    def turn(self, state: State) -> int:
        """A war that is declared and not yet fought is a turn of its own: its outcome is priced, not played."""
        assert isinstance(state, Imperialism)
        pending = state.war_on != NO_SEAT and state.war_winner == NO_SEAT
        return (state.turn + 1) * 2 + int(pending)

    def reflex(self, position: Position, seat: int) -> int:
        state = position.state
        assert isinstance(state, Imperialism)
        top = state.top()
        if top in choices.BY_WORTH:
            return choices.needs_no_thought(self.scene(state), position, seat)
        return answers.PLUNDER if top == agenda.PLUNDER else NO_ANSWER

    def candidates(self, position: Position, seat: int) -> list[int]:
        state = position.state
        assert isinstance(state, Imperialism)
        top = state.top()
        options = position.options(seat)
        if len(options) > 1 and top in choices.PRUNED:
            options = choices.pruned(self.scene(state), seat, options)
        if seat == state.turn and top in choices.OWN:
            rights = choices.rights(position, seat)
            if rights:
                return options + rights
        return options

    def is_pivotal(self, position: Position) -> bool:
        return position.state.top() in choices.PIVOTAL

    def samples(self, position: Position) -> int:
        """Cards not yet drawn are priced."""
        return 0

    def terms(self, state: State) -> list[float]:
        assert isinstance(state, Imperialism)
        found: list[float] = [0.0] * (WIDTH * state.seats)
        if state.over:
            self.final(state, found)
            return found
        scene = self.scene(state)
        for seat in range(state.seats):
            found[seat * WIDTH + GLORY] = float(state.glory[seat])
        self.add_places(scene, found)
        self.add_achievements(scene, found)
        for seat in range(state.seats):
            self.add_own(scene, seat, found)
        self.add_threats(scene, found)
        self.add_pending(scene, found)
        return found

    def final(self, state: Imperialism, found: list[float]) -> None:
        """The final scoring, and nothing else."""
        for seat in range(state.seats):
            points = queries.final_points(state, seat)
            found[seat * WIDTH + GLORY] = float(state.glory[seat])
            found[seat * WIDTH + FAITH] = float(points[events.FAITH])
            found[seat * WIDTH + PLACED] = float(sum(points) - points[events.FAITH])

    def add_places(self, scene: Scene, found: list[float]) -> None:
        """What the places on the tracks will score: leads that may not last to the end."""
        stage = 0
        if scene.left < TURNS:
            stage = int((1.0 - scene.left / TURNS) * (STAGES - 1) + 0.5)
        row = scene.tables.leads[stage]
        q, seats = scene.q, scene.seats
        first = float(scene.tables.deck.final_first)
        for seat in range(seats):
            total = 0.0
            for category in range(TRACK_COUNT + 2):
                asked = category if category < TRACK_COUNT else ASK_LANDS + category - TRACK_COUNT
                own = q[seat * ASKED + asked]
                if own == 0:
                    continue
                beaten = 0.0
                for other in range(seats):
                    if other != seat:
                        lead = own - q[other * ASKED + asked]
                        beaten += row[lead + MOST_LEAD]
                share = beaten / (seats - 1)
                total += first * share * share
            found[seat * WIDTH + PLACED] = self.places * total

    def add_achievements(self, scene: Scene, found: list[float]) -> None:
        """How near everybody is to the open achievements, and to those that come next; who is nearer gets more."""
        state, tables = scene.state, scene.tables
        lowest = 9
        for achievement in range(ACHIEVEMENTS):
            if state.achievement[achievement] == ON_STACK:
                lowest = min(lowest, tables.glory[achievement])
        near: list[float] = [0.0] * scene.seats
        for achievement in range(ACHIEVEMENTS):
            place = state.achievement[achievement]
            if place == VISIBLE:
                weight = self.near
            elif place == ON_STACK and tables.glory[achievement] <= lowest + 1:
                weight = self.next_group
            else:
                continue
            total = 0.0
            for seat in range(scene.seats):
                one = tables.ready[self.effort(scene, seat, tables.clauses[achievement])]
                near[seat] = one
                total += one * one
            worth = weight * tables.glory[achievement]
            for seat in range(scene.seats):
                one = near[seat]
                found[seat * WIDTH + ACHIEVED] += worth * one * one * one / total * scene.soon[seat]

    def effort(self, scene: Scene, seat: int, clauses: list[list[int]]) -> int:
        """What is lacking for a condition: of each clause the alternative that lacks least."""
        q, base, efforts = scene.q, seat * ASKED, scene.tables.efforts
        effort = 0
        for clause in clauses:
            least = MOST_EFFORT
            for index in range(0, len(clause), 2):
                asked = clause[index]
                lack = clause[index + 1] - q[base + asked]
                if lack <= 0:
                    least = 0
                    break
                least = min(least, lack * efforts[asked])
            effort += least
        return min(effort, MOST_EFFORT)

    def add_own(self, scene: Scene, seat: int, found: list[float]) -> None:
        """What a seat has by itself."""
        state, tables, q = scene.state, scene.tables, scene.q
        deck = tables.deck
        base, row = seat * ASKED, seat * WIDTH
        future, soon, later = scene.future[seat], scene.soon[seat], scene.later[seat]
        power = state.power[seat]
        if state.religion[seat] == NO_CARD and power != NO_CARD and not deck.power_locked[power]:
            found[row + FAITH] = deck.final_faith * (self.faith + future * (self.faith_early - self.faith))
        prestige = q[base + PRESTIGE]
        if prestige >= deck.upswing:
            prestige -= 1
            found[row + RENOWN] = 0.9 * deck.upswing_glory
        found[row + RENOWN] += future * tables.levels[PRESTIGE] * prestige
        found[row + FORCES] = future * (
            tables.levels[ARMY] * tables.force[q[base + ARMY]] + tables.levels[FLEET] * tables.force[q[base + FLEET]]
        )
        goods = 0.0
        for good in range(FIRST_GOOD, TRACK_COUNT):
            goods += tables.levels[good] * q[base + good]
        found[row + GOODS] = future * goods
        found[row + TRADE] = future * self.trade * scene.best_trade(seat)
        ducats = q[base + ASK_DUCATS]
        found[row + DUCATS] = later * self.ducat * useful(ducats)
        hand = 0.0
        for card in scene.providence[seat]:
            hand += scene.card_worth(seat, card)
        for land in scene.lands[seat]:
            hand += scene.land_worth(seat, land)
        lacking = scene.hand_limit(seat) - len(scene.providence[seat]) - len(scene.lands[seat])
        found[row + HANDS] = later * (self.hand * hand + self.draw * max(lacking, 0))
        ruler = state.ruler[seat]
        if ruler != NO_CARD:
            found[row + RULER] = self.ruler * (-soon if deck.category[ruler] == NEGATIVE else soon)

    def add_threats(self, scene: Scene, found: list[float]) -> None:
        """How open everybody lies to the attacks of others."""
        state = scene.state
        for seat in range(scene.seats):
            cards = state.sizes[HAND + seat]
            total = 0.0
            for foe in range(scene.seats):
                if foe == seat or scene.is_banned(foe):
                    continue
                land = scene.odds(scene.lead(foe, seat, LAND_WAR) + 2, LAND_WAR, cards)
                sea = scene.odds(scene.lead(foe, seat, SEA_WAR) + 2, SEA_WAR, cards)
                total += max(land, sea)
            found[seat * WIDTH + THREAT] -= self.war * total / (scene.seats - 1) * scene.soon[seat]

    def add_pending(self, scene: Scene, found: list[float]) -> None:
        """What the open step promises: an action chosen and not yet carried out, a war not yet fought."""
        state = scene.state
        top = state.top()
        row = state.turn * WIDTH
        if top == agenda.DEVELOPMENT:
            best = 0.0
            for good in range(FIRST_GOOD, TRACK_COUNT):
                best = max(best, scene.trade(state.turn, good))
            if state.arg(frames.MODE) == frames.REPEATED:
                best = max(best * 0.6 - 3.0, 0.0)
            found[row + TRADE] += self.ducat * best * (1.0 if state.arg(frames.MODE) == frames.CHOSEN else 0.8)
        elif top == agenda.DEFEND:
            self.add_war(scene, found)
        elif top == agenda.PEACE:
            found[state.war_on * WIDTH + THREAT] -= 0.4
            found[row + THREAT] += 0.25
        elif top == agenda.RAISE:
            free = state.arg(frames.PRICE) == 0
            found[state.arg(frames.PLAYER) * WIDTH + FORCES] += 0.4 if free else 0.1
        elif top == agenda.RESPOND:
            if state.arg(frames.PENDING_COUNT) != TO_CANCEL:
                player = state.arg(frames.PENDING_PLAYER)
                found[player * WIDTH + HANDS] += 1.2 * scene.card_worth(player, state.arg(frames.PENDING_CARD))
        elif top in (agenda.TAKE, agenda.STEAL):
            found[state.arg(frames.PLAYER) * WIDTH + HANDS] += self.draw
            found[state.arg(frames.OWNER) * WIDTH + HANDS] -= 0.5 * self.draw
        elif top in (agenda.LOOK, agenda.FAITH, agenda.FETCH):
            found[row + HANDS] += self.draw

    def add_war(self, scene: Scene, found: list[float]) -> None:
        """The war declared, by its odds: glory and prestige to the winner, prestige and spoils from the loser."""
        state, deck = scene.state, scene.tables.deck
        attacker, defender, kind = state.turn, state.war_on, state.war_kind
        lead = scene.lead(attacker, defender, kind) + deck.war[state.war_card][kind]
        for card in state.war_defence:
            lead -= deck.war[card][kind]
        cards = state.sizes[HAND + defender] if len(state.war_defence) < deck.defending_cards else 0
        chance = scene.odds(lead, kind, cards)
        prestige = scene.tables.levels[PRESTIGE]
        spoils = self.ducat * scene.spoils(attacker, state.war_card, kind, lead)
        gain = deck.war_glory + prestige
        found[attacker * WIDTH + THREAT] += chance * (gain + spoils) - (1.0 - chance) * prestige
        found[defender * WIDTH + THREAT] += (1.0 - chance) * gain - chance * (prestige + 0.4)


def useful(ducats: int) -> float:
    """A full purse is hardly better than a good one."""
    if ducats <= 12:
        return float(ducats)
    if ducats <= 24:
        return 12.0 + 0.6 * (ducats - 12)
    return 19.2 + 0.2 * min(ducats - 24, 20)


def evaluation(rules: Ruleset, weights: dict[str, float]) -> Evaluation:
    return ImperialismEvaluation(rules, weights)
