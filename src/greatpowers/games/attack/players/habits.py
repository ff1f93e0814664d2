"""Answers that need no thought: battle dice and ranks, leave to pass, bids, small choices of cards and losses."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players import war
from greatpowers.games.attack.players.counting import Counting, Scales
from greatpowers.games.attack.players.deals import Bargain
from greatpowers.games.attack.players.lay import lay_of
from greatpowers.games.attack.players.odds import ATOMIZED, TARGETS, Odds, force
from greatpowers.games.attack.players.ranks import chosen_front
from greatpowers.games.attack.players.ventures import Sortie
from greatpowers.games.attack.rules import agenda, answers, economy, figures, front, queries
from greatpowers.games.attack.rules.answers import ALLOW, PASS
from greatpowers.games.attack.rules.board import REGIONS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import production
from greatpowers.games.attack.rules.steps.battle import Atom, Commitment
from greatpowers.games.attack.rules.steps.battle_dice import Reinforcement
from greatpowers.games.attack.rules.steps.crossing import Ambush
from greatpowers.games.attack.rules.steps.market import Bid
from greatpowers.games.attack.rules.steps.politics import PoliticsBlock
from greatpowers.games.attack.rules.steps.trade import Offer
from greatpowers.games.attack.rules.units import ARTILLERY, DEFENDING, INFANTRY, LAND_UNITS, PLANE, TANK, UNIT_COUNT
from greatpowers.games.evaluation import NO_ANSWER
from greatpowers.kernel.position import Position
from greatpowers.kernel.state import WIDTH

HITTERS: Final = (ARTILLERY, PLANE, TANK, INFANTRY)
"""Which hits are given first."""
REFUSED: Final = (agenda.CANAL, agenda.PASSAGE, agenda.SEA_LEAVE, agenda.FLIGHT)
LEAGUE_PROTEST: Final = figures.politics("league_protest")


def habit(odds: Odds, scales: Scales, position: Position, seat: int) -> int:
    """The answer of a step that needs no thought, or `NO_ANSWER`."""
    state = position.state
    assert isinstance(state, Attack)
    top = state.agenda[-WIDTH]
    if top == agenda.MOVEMENT:
        return war.reinforcement(odds, state)
    if top == agenda.COMMAND:
        return answers.ACCEPT
    if top in (agenda.COMMITMENT, agenda.REINFORCEMENT):
        return commit(state, top)
    if top == agenda.HITS:
        return hit(position.options(seat))
    if top in REFUSED:
        return PASS
    if top == agenda.ESCORT:
        return ALLOW
    if top == agenda.PRODUCTION:
        return make_oil(scales, state, seat)
    if top == agenda.BID:
        return bid(odds, scales, state, seat)
    if top == agenda.ENGAGEMENT:
        return position.options(seat)[-1]
    if top == agenda.PROTEST:
        return protest(odds, position, state, seat)
    if top == agenda.POLITICS_BLOCK:
        return block(position, state, seat)
    if top == agenda.CLAIM:
        return claim(state, seat)
    if top == agenda.OFFER:
        return draft(odds, scales, state, seat)
    return rarer(position, state, seat, top)


def rarer(position: Position, state: Attack, seat: int, top: int) -> int:
    """Steps that seldom come."""
    if top == agenda.AMBUSH:
        sea = state.arg(Ambush.SEA)
        guards = sum(queries.escorts(state, other, sea) for other in range(state.seats) if other != seat)
        submarines = queries.submarines(state, seat, sea)
        return answers.FIRE + (min(submarines, answers.MOST_FIRE - 1) if guards == 0 else 0)
    if top == agenda.AMBUSH_LOSS:
        return position.options(seat)[-1]
    if top == agenda.ATOM:
        return atomize(state)
    if top == agenda.SORTIES:
        return Sortie(state, state.bombed).answer() if seat == state.turn else position.options(seat)[-1]
    if top == agenda.SHOT_DOWN:
        return position.options(seat)[0]
    if top in (agenda.SUBMARINES, agenda.LINE):
        return position.options(seat)[-1]
    if top in (agenda.RAID, agenda.RAID_HITS):
        return position.options(seat)[-1]
    if top == agenda.DEPLOYMENT:
        return moor(state, seat)
    return NO_ANSWER


# battles


def commit(state: Attack, top: int) -> int:
    """The front that hits most; types come in their order, so the first one missing is committed next."""
    side = state.fight_side
    committed, reserve = state.all_committed(side), state.all_waiting(side)
    first_round = top == agenda.COMMITMENT
    passed = state.arg(Commitment.UNIT if first_round else Reinforcement.UNIT)
    for unit in range(passed):
        reserve[unit] = 0
    places = state.figures.committed if first_round else front.limit(state)
    chosen = chosen_front(committed, reserve, places)
    for unit in range(passed, LAND_UNITS):
        if chosen[unit] > committed[unit]:
            return answers.COMMIT + unit
    return PASS


def hit(options: list[int]) -> int:
    """Guns on pairs of infantry and planes on the best enemy before hits that have no choice."""
    best, lowest = options[0], 99
    for option in options:
        by, target = answers.split_hit(option)
        rank = HITTERS.index(by) * LAND_UNITS + TARGETS.index(target)
        if rank < lowest:
            best, lowest = option, rank
    return best


def atomize(state: Attack) -> int:
    """Atomic power goes against strong defences only, on the most dangerous units first."""
    if state.arg(Atom.REMOVED) == 0 and state.in_reserve(DEFENDING) < ATOMIZED:
        return PASS
    for unit in TARGETS:
        if state.waiting(DEFENDING, unit) > 0:
            return answers.LOSE + unit
    return PASS


# cards and money


def protest(odds: Odds, position: Position, state: Attack, seat: int) -> int:
    """Stop the attack that would most likely win."""
    best, highest = PASS, 0.6
    for option in position.options(seat):
        if answers.BLOCK_ATTACK <= option < answers.BLOCK_WAY:
            packed = 0
            for group in range(state.group_count()):
                if state.goal_of(group) == option - answers.BLOCK_ATTACK:
                    packed += force(state.units_in(group), 0)
            chance = odds.win[odds.meet(packed, 0)]
            if chance > highest:
                best, highest = option, chance
        elif option >= answers.BLOCK_WAY and best == PASS:
            best = option
    return best


def block(position: Position, state: Attack, seat: int) -> int:
    """Espionage is answered when it is meant for oneself; a double agent always."""
    options = position.options(seat)
    if answers.TURN_ROUND in options:
        return answers.TURN_ROUND
    meant = seat + 1 in (state.arg(PoliticsBlock.ONE), state.arg(PoliticsBlock.TWO))
    return answers.COUNTER if meant and answers.COUNTER in options else PASS


def counted(odds: Odds, scales: Scales, state: Attack) -> Counting:
    """The cards of all hands, counted."""
    counting = Counting(state, lay_of(state.board.west_only), odds, scales)
    counting.count_cards()
    return counting


def draft(odds: Odds, scales: Scales, state: Attack, seat: int) -> int:
    """Go on with the deal that the talks were opened for; counter-offers are dropped."""
    if seat != state.turn:
        return PASS
    return Bargain(counted(odds, scales, state), state.arg(Offer.PARTNER), False).next_item()


def bid(odds: Odds, scales: Scales, state: Attack, seat: int) -> int:
    """Up to what a route is worth to this seat, a third of the difference at a time."""
    counting = counted(odds, scales, state)
    worth = counting.route_gain(seat) / (scales.treasury * counting.aging)
    price, most = state.arg(Bid.PRICE), min(int(worth), state.purse(seat), answers.MOST_BID)
    return PASS if most <= price else answers.BID + price + (most - price) // 3


def make_oil(scales: Scales, state: Attack, seat: int) -> int:
    """As much oil as leaves the best sum of oil and production."""
    left = max(0.04, 1.0 - state.eagles / state.rules.end_eagles)
    rounds = 1.0 + scales.rounds * left
    per_point = scales.treasury * left**0.5
    best, highest = 0, -1000.0
    for oil in economy.oil_sums(state, seat):
        share = (state.certificates(seat) + oil) / rounds
        value = scales.oil * rounds * ((1.0 + 8.0 * share) ** 0.5 - 1.0) * 0.5
        value += per_point * production.points(state, seat, oil)
        if value > highest:
            best, highest = oil, value
    return answers.OIL + best


# set-up


def claim(state: Attack, seat: int) -> int:
    """A region with many free neighbours, few foreign ones and perhaps one of the player's own."""
    lay = lay_of(state.board.west_only)
    best, highest = NO_ANSWER, -1000.0
    taken = [state.board.continent[region] for region in lay.regions if state.owner[region] == seat]
    for region in lay.regions:
        if state.owner[region] >= 0 or (state.rules.by_continent and state.board.continent[region] in taken):
            continue
        value = 0.0
        for border in range(lay.start[region], lay.start[region + 1]):
            owner = state.owner[lay.beside[border]]
            near = 1.0 if lay.seas[border] == 0 else 0.4
            value += near * (1.0 if owner < 0 else 0.5 if owner == seat else -2.0)
        if value > highest:
            best, highest = region, value
    return answers.CLAIM + best


def moor(state: Attack, seat: int) -> int:
    """All ships into the sea that most of the player's own regions lie at; land units are thought about."""
    lay = lay_of(state.board.west_only)
    for ship in range(LAND_UNITS, UNIT_COUNT):
        if state.reserve[seat * UNIT_COUNT + ship] > 0:
            coasts = [0] * len(state.board.sea_is_on)
            for region in lay.regions:
                if state.owner[region] == seat:
                    for sea in lay.coasts[region]:
                        coasts[sea] += 1
            best, most = NO_ANSWER, -1
            for sea in state.board.seas:
                if queries.has_ships(state, seat, sea):
                    return answers.place(ship, REGIONS + sea)
                foreign = any(queries.has_ships(state, other, sea) for other in queries.others(state, seat))
                if not foreign and coasts[sea] > most:
                    best, most = sea, coasts[sea]
            if best != NO_ANSWER:
                return answers.place(ship, REGIONS + best)
    return NO_ANSWER
