"""The computers of Attack!: odds, terms that point the right way, legal answers, guesses that betray nothing."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import product
from statistics import fmean, stdev
from typing import cast

import pytest

from greatpowers.games import RULESETS
from greatpowers.games.attack.players import ventures
from greatpowers.games.attack.players.battle import Battle
from greatpowers.games.attack.players.deals import Bargain, best_deal
from greatpowers.games.attack.players.evaluation import AttackEvaluation
from greatpowers.games.attack.players.habits import counted
from greatpowers.games.attack.players.odds import ATOM, ATTACKER_JETS, DEFENDER_JETS, EXTRA_DIE, force, reach, scaled
from greatpowers.games.attack.players.ranks import expected_hits
from greatpowers.games.attack.players.terms import NAMES
from greatpowers.games.attack.rules import agenda, answers, figures
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import SEAS
from greatpowers.games.attack.rules.cardrow import HAND, PILE
from greatpowers.games.attack.rules.figures import ECONOMICS, FIRST_ROUTE, KINDS, ROUTES, TECHNOLOGIES
from greatpowers.games.attack.rules.ruleset import AttackRuleset
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import battle, market, trade, turn
from greatpowers.games.attack.rules.units import LAND_UNITS, SHIPS, SUITS, UNITS
from greatpowers.games.evaluation import NO_ANSWER
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from greatpowers.players import roster
from greatpowers.players.judgement import Judgement

RULES = cast(AttackRuleset, RULESETS["attack"])
FACES = (0, 1, 2, 3, 3, 4)
"""The sides of a battle die."""


def evaluation() -> AttackEvaluation:
    return cast(AttackEvaluation, roster.evaluation("attack", "greedy"))


def played(seats: int, seed: int, rounds: int) -> Position:
    """A game that everybody plays by the quick policy until the first turn of a round."""
    position, dice = Position(RULES, RULES.begin(seats, RULES.chosen({}))), Dice(seed)
    while not (position.state.agenda[-8] == agenda.TURN and game(position).round == rounds):
        step(position, dice)
    return position


@cache
def opened() -> Position:
    return played(4, 5, 1)


def step(position: Position, dice: Dice) -> None:
    if position.seat == CHANCE:
        position.play(position.roll(dice), CHANCE)
    else:
        seat = position.seat
        judgement = Judgement(evaluation(), position, 1)
        position.play(judgement.quick(position.guess(seat, dice), seat), seat)


def game(position: Position) -> Attack:
    return cast(Attack, position.state)


def term(state: Attack, seat: int, name: str) -> float:
    return evaluation().terms(state)[seat * len(NAMES) + NAMES.index(name)]


# odds


@pytest.mark.parametrize("front", [(1, 0, 0, 0), (3, 0, 0, 1), (1, 1, 1, 1), (0, 2, 0, 0), (2, 0, 2, 1)])
def test_expected_hits_are_those_of_all_throws(front: tuple[int, ...]) -> None:
    dice = max(2, sum(front) + front[1])
    total = 0
    for throw in product(FACES, repeat=dice):
        total += sum(min(throw.count(unit), front[unit]) for unit in range(LAND_UNITS))
    assert expected_hits(list(front)) == pytest.approx(total / 6**dice)


def test_a_duel_of_two_infantry_by_hand() -> None:
    """Two dice each; the defender begins. With an extra die he has three."""
    hit, more = Fraction(11, 36), Fraction(91, 216)
    for extra, first in ((0, hit), (1, more)):
        chance, own, foe = Battle((5, 10, 8, 15), extra, False, False).end(1, 1)
        win = (1 - first) * hit / (1 - (1 - first) * (1 - hit))
        assert chance == pytest.approx(float(win))
        assert own == pytest.approx(5 * float(win))
        assert foe == pytest.approx(5 - 5 * float(win))


def test_a_tank_against_infantry_by_hand() -> None:
    """Two dice against two: the same chances, since either has one unit."""
    chance, own, _ = Battle((5, 10, 8, 15), 0, False, False).end(1 << 4, 1)
    assert chance == pytest.approx(275 / 671)
    assert own == pytest.approx(10 * 275 / 671)


def staged(attack: list[int], defence: list[int], conditions: int) -> Position:
    """A battle for a region of another player is about to begin."""
    state = game(opened()).copy()
    foe = (state.turn + 1) % state.seats
    region = next(place for place in state.board.regions if state.owner[place] == foe and place not in state.capital)
    state.army[region * LAND_UNITS : (region + 1) * LAND_UNITS] = defence
    state.groups = [state.capital[state.turn], region, 0, *attack, 0]
    for seat, bit in ((state.turn, ATTACKER_JETS), (foe, DEFENDER_JETS)):
        state.technology[seat * TECHNOLOGIES + figures.technology("jet_fighters")] = int(conditions & bit > 0)
    state.technology[state.turn * TECHNOLOGIES + figures.technology("atomic_power")] = int(conditions & ATOM > 0)
    state.set_arg(turn.Turn.BUSY, 1)
    battle.begin(state, region)
    return Position(RULES, state)


def fought(position: Position, dice: Dice) -> tuple[bool, float, float]:
    """The battle as the computers fight it: whether the attacker wins, and what both have left, by price."""
    region = game(position).fight
    while game(position).fight >= 0:
        if position.seat == CHANCE:
            position.play(position.roll(dice), CHANCE)
        else:
            position.play(evaluation().reflex(position, position.seat), position.seat)
    state = game(position)
    left = float(sum(RULES.figures.price[unit] * state.army[region * LAND_UNITS + unit] for unit in range(LAND_UNITS)))
    won = state.owner[region] == state.turn
    return won, left if won else 0.0, 0.0 if won else left


@pytest.mark.parametrize(
    ("attack", "defence", "conditions"),
    [
        ([3, 2, 1, 1], [2, 0, 0, 0], 0),
        ([3, 2, 1, 1], [3, 1, 1, 1], 0),
        ([2, 1, 0, 1], [2, 0, 1, 0], 0),
        ([3, 2, 1, 1], [4, 2, 0, 0], 0),
        ([1, 1, 1, 2], [3, 1, 1, 0], ATTACKER_JETS),
        ([3, 2, 1, 1], [2, 1, 0, 1], DEFENDER_JETS),
        ([2, 2, 0, 0], [4, 1, 1, 0], ATOM),
    ],
)
def test_odds_are_those_of_battles(attack: list[int], defence: list[int], conditions: int) -> None:
    """Within four standard errors of battles by the rules."""
    odds, dice, games = evaluation().odds, Dice(3), 500
    entry = odds.fight(force(attack, 0), force(defence, 0), conditions)
    results = [fought(staged(attack, defence, conditions), dice) for _ in range(games)]
    whole = [float(sum(price * units for price, units in zip(RULES.figures.price, side))) for side in (attack, defence)]
    for number, expected in enumerate((odds.win[entry], whole[0] - odds.lost[entry], whole[1] - odds.slain[entry])):
        sample = [float(result[number]) for result in results]
        assert fmean(sample) == pytest.approx(expected, abs=4 * stdev(sample) / games**0.5 + 1e-6)


def test_defence_dice_help_the_defender() -> None:
    odds = evaluation().odds
    chances = [
        odds.win[odds.fight(force([3, 1, 0, 1], 0), force([3, 0, 1, 0], 0), dice * EXTRA_DIE)] for dice in (0, 1, 2)
    ]
    assert chances[0] > chances[1] > chances[2]


def test_big_battles_are_scaled_down() -> None:
    assert scaled([8, 4, 2, 0], 7, 14) == [4, 2, 1, 0]
    assert scaled([1, 0, 0, 0], 7, 20) == [1, 0, 0, 0]
    odds = evaluation().odds
    entry = odds.fight(force([8, 5, 3, 3], 0), force([3, 1, 1, 0], 0), 0)
    assert odds.win[entry] > 0.99
    assert odds.lost[entry] < 30
    assert odds.slain[entry] == pytest.approx(33, abs=0.1)


def test_two_dice() -> None:
    for number in range(15):
        assert reach(number) == sum(one + two >= number for one in range(1, 7) for two in range(1, 7)) / 36


# terms


def test_more_of_everything_is_worth_more() -> None:
    state = opened().state.copy()
    assert isinstance(state, Attack)
    before = evaluation().terms(state)
    home = state.capital[0]
    state.army[home * LAND_UNITS] += 1
    state.production[1] += 10
    state.oil[1] += 5
    state.technology[figures.technology("plastics")] = 1
    state.fleet[0] += 1
    after = evaluation().terms(state)
    for name in ("army", "treasury", "oil", "technology", "fleet"):
        assert after[NAMES.index(name)] > before[NAMES.index(name)]
    assert after[len(NAMES) :: len(NAMES)] == before[len(NAMES) :: len(NAMES)]


def test_a_stronger_neighbour_is_a_danger_and_a_chance_for_him() -> None:
    state = opened().state.copy()
    assert isinstance(state, Attack)
    region = next(place for place in state.board.regions if state.owner[place] == 0)
    other = state.board.land[region][0]
    state.owner[other] = 1
    for unit in range(LAND_UNITS):
        state.army[other * LAND_UNITS + unit] = 0
    state.army[other * LAND_UNITS] = 1
    danger, chance = term(state, 0, "danger"), term(state, 1, "conquest")
    for unit in range(LAND_UNITS):
        state.army[other * LAND_UNITS + unit] = 4
    assert term(state, 0, "danger") < danger
    assert term(state, 1, "conquest") > chance


def test_an_ordered_attack_is_priced_by_its_odds() -> None:
    values: list[float] = []
    for units in (1, 2, 4):
        state = opened().state.copy()
        assert isinstance(state, Attack)
        goal = next(place for place in state.board.regions if state.owner[place] < 0)
        origin = state.capital[state.turn]
        state.groups = [origin, goal, 0, units, units, units, units, 0]
        values.append(term(state, state.turn, "points"))
    assert values[0] < values[1] < values[2]


def test_only_points_count_in_the_end() -> None:
    position = played(2, 3, 2)
    state = game(position).copy()
    state.over = True
    terms = evaluation().terms(state)
    for seat in range(2):
        row = terms[seat * len(NAMES) : (seat + 1) * len(NAMES)]
        assert row == [float(RULES.scores(state)[seat]), *([0.0] * (len(NAMES) - 1))]


def test_every_term_has_a_name_in_both_languages() -> None:
    for lang in ("de", "en"):
        lines = (
            files("greatpowers.games.attack").joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        )
        for name in NAMES:
            assert any(line.startswith(f"motive-{name} = ") for line in lines), (lang, name)


# answers


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (2, 2)])
def test_answers_are_legal(seats: int, seed: int) -> None:
    position, dice = Position(RULES, RULES.begin(seats, RULES.chosen({}))), Dice(seed)
    seen: set[str] = set()
    while not position.over and game(position).round < 3:
        if position.seat != CHANCE:
            seat = position.seat
            assert position.step is not None
            seen.add(position.step.name)
            reflex = evaluation().reflex(position, seat)
            looked = evaluation().candidates(position, seat) if reflex == NO_ANSWER else [reflex]
            assert len(looked) > 0
            assert all(position.refusal(answer, seat) == 0 for answer in looked), position.step.name
        step(position, dice)
    assert {"claim", "deployment", "turn", "movement", "purchase", "diplomacy", "production"} <= seen


def test_greedy_plays_the_last_eagle_when_it_leads() -> None:
    position = opened().copy()
    state = game(position)
    seat, embargo = state.turn, figures.politics("embargo")
    state.eagles = state.rules.end_eagles - 1
    for region in state.board.regions:
        if state.owner[region] < 0:
            state.take(seat, region)
            state.put_counter(region, -1)
            state.army[region * LAND_UNITS + UNITS.index("infantry")] = 1
    if not state.holds(seat, embargo):
        held = next(place for place in (PILE, *range(HAND, HAND + 4)) if state.count_at(embargo, place) > 0)
        state._move(embargo, held, HAND + seat)
    position = Position(RULES, state)
    answer = roster.make("attack", "greedy", 1).answer(position.guess(seat, Dice(1)), seat)
    assert answers.PLAY <= answer < answers.COUNTER
    dice = Dice(2)
    position.play(answer, seat)
    while not position.over:
        step(position, dice)
    assert game(position).ending >= 0
    assert game(position).turn == seat
    assert position.ranks()[seat] == 1


# trades, auctions, ventures


def dealt(state: Attack, seat: int, suits: tuple[str, ...]) -> None:
    """The hand is one middling card of each of these suits, seen by all, and no route."""
    for kind in range(KINDS):
        if kind < ECONOMICS or kind >= FIRST_ROUTE:
            for _ in range(state.count_at(kind, HAND + seat)):
                state._move(kind, HAND + seat, PILE)
    for suit in suits:
        kind = next(
            kind
            for kind in range(ECONOMICS)
            if state.figures.suit[kind] == SUITS.index(suit) and state.count_at(kind, PILE) > 0
        )
        state._move(kind, PILE, HAND + seat)
        state.expose(seat, kind)


def bargaining() -> tuple[Position, int]:
    """Two players who lack one card each for a set, and have what the other one lacks twice."""
    state = game(opened()).copy()
    for row in range(len(state.fleet)):
        state.fleet[row] = 0
    partner = trade.partners(state, state.turn)[0]
    for seat in range(state.seats):
        dealt(state, seat, ())
    dealt(state, state.turn, ("oil", "minerals", "factories", "factories"))
    dealt(state, partner, ("oil", "minerals", "rail", "rail"))
    return Position(RULES, state), partner


def test_a_deal_completes_what_both_lack() -> None:
    position, partner = bargaining()
    odds, scales = evaluation().odds, evaluation().scales
    deal = best_deal(counted(odds, scales, game(position)))
    assert deal is not None
    assert deal.partner == partner
    assert RULES.figures.suit[deal.want] == SUITS.index("rail")
    assert min(deal.own, deal.other) > 0
    seat = game(position).turn
    assert answers.TRADE_WITH + partner in evaluation().candidates(position, seat)
    position.play(answers.TRADE_WITH + partner, seat)
    while position.state.agenda[-8] == agenda.OFFER:
        position.play(evaluation().reflex(position, seat), seat)
    assert position.state.agenda[-8] == agenda.REPLY
    answer = roster.make("attack", "greedy", 1).answer(position.guess(partner, Dice(1)), partner)
    assert answer == answers.ACCEPT


def test_nobody_is_asked_again_after_a_refusal() -> None:
    position, partner = bargaining()
    state = game(position)
    state.refusals[partner] = 1
    assert best_deal(counted(evaluation().odds, evaluation().scales, state)) is None


def test_talks_without_a_deal_are_dropped() -> None:
    position, partner = bargaining()
    state = game(position)
    assert Bargain(counted(evaluation().odds, evaluation().scales, state), partner, False).best() is not None
    dealt(state, state.turn, ())
    dealt(state, partner, ())
    assert Bargain(counted(evaluation().odds, evaluation().scales, state), partner, False).next_item() == PASS


def test_bids_go_up_to_the_worth_of_a_route_and_no_further() -> None:
    state = game(opened()).copy()
    for seat in range(state.seats):
        state.production[seat + 1] = 500
    state.set_arg(turn.Turn.BUSY, 1)
    market.open_auction(state, state.turn, state.figures.auction_least)
    position = Position(RULES, state)
    counting = counted(evaluation().odds, evaluation().scales, state)
    rate = evaluation().scales.treasury * counting.aging
    worths = [counting.route_gain(seat) / rate for seat in range(state.seats)]
    while position.state.agenda[-8] == agenda.BID:
        seat, price = position.seat, game(position).arg(market.Bid.PRICE)
        answer = evaluation().reflex(position, seat)
        if answer == PASS:
            assert worths[seat] < price + 1
        else:
            assert price < answer - answers.BID + 1 <= worths[seat]
        position.play(answer, seat)


def test_idle_armies_are_brought_to_the_border() -> None:
    """All regions are one player's but one; an army far away from it is worth more beside it."""
    state = game(opened()).copy()
    seat, far = state.turn, state.capital[state.turn]
    near = state.board.neighbours[far]
    foreign = next(place for place in state.board.regions if place != far and place not in near)
    for region in state.board.regions:
        state.owner[region] = seat if region != foreign else -1
        state.army[region * LAND_UNITS : (region + 1) * LAND_UNITS] = [1, 0, 0, 0]
    state.army[foreign * LAND_UNITS] = 0
    state.army[far * LAND_UNITS + 1] = 5
    position = Position(RULES, state)
    action = answers.ACT + answers.SIMPLE_ACTIONS.index(answers.STRATEGIC)
    assert action in evaluation().candidates(position, seat)
    before = term(state, seat, "army")
    position.play(action, seat)
    orders = evaluation().candidates(position, seat)
    position.play(orders[0], seat)
    assert answers.MARCH <= orders[0] < answers.SAIL
    assert term(game(position), seat, "army") > before


def at_sea() -> Attack:
    """No ships anywhere, and nobody has routes or economics cards."""
    state = game(opened()).copy()
    state.fleet = [0] * len(state.fleet)
    for seat in range(state.seats):
        dealt(state, seat, ())
    return state


def test_bombers_fly_when_nobody_can_answer() -> None:
    state = at_sea()
    seat, target = state.turn, (state.turn + 1) % state.seats
    for region in state.board.regions:
        state.army[region * LAND_UNITS + 3] = 0
    state.army[state.capital[seat] * LAND_UNITS + 3] = 6
    dealt(state, target, ("oil", "minerals"))
    position = Position(RULES, state)
    before = term(state, target, "economy")
    bombs = [answer for answer in evaluation().candidates(position, seat) if answers.BOMB <= answer < answers.SORTIE]
    assert len(bombs) == 1
    position.play(answers.BOMB + target, seat)
    assert term(game(position), target, "economy") < before
    answer = evaluation().reflex(position, seat)
    assert answer == answers.SORTIE + 6
    assert position.refusal(answer, seat) == 0


def test_submarines_raid_routes_without_escort() -> None:
    state = at_sea()
    seat, owner = state.turn, (state.turn + 1) % state.seats
    route = next(route for route in range(ROUTES) if state.count_at(FIRST_ROUTE + route, PILE) > 0)
    first = (seat * SEAS + state.figures.route_sea[route]) * SHIPS
    action = answers.ACT + answers.SIMPLE_ACTIONS.index(answers.RAID_ACTION)
    state.fleet[first + 1] = 3
    assert action not in evaluation().candidates(Position(RULES, state), seat)
    state._move(FIRST_ROUTE + route, PILE, HAND + owner)
    position = Position(RULES, state)
    assert action in evaluation().candidates(position, seat)
    before = term(state, owner, "economy")
    position.play(action, seat)
    assert term(game(position), owner, "economy") < before


def test_a_destroyer_is_thought_of_where_a_landing_threatens() -> None:
    state = at_sea()
    seat, foe = state.turn, (state.turn + 1) % state.seats
    for region in state.board.regions:
        if state.owner[region] != seat:
            state.owner[region] = foe
            state.army[region * LAND_UNITS] = 4
    seas = ventures.landings(state, seat)
    assert len(seas) > 0
    state.production[seat + 1] = 50
    position = Position(RULES, state)
    position.play(answers.ACT + answers.SIMPLE_ACTIONS.index(answers.BUILD), seat)
    assert set(ventures.patrols(state, seat)) & set(evaluation().candidates(position, seat))
    state.fleet[(seat * SEAS + seas[0]) * SHIPS] = 1
    assert seas[0] not in ventures.landings(state, seat)


# secrets


@pytest.mark.parametrize(("seats", "seed", "quick"), [(3, 1, False), (6, 2, False), (4, 3, True)])
def test_a_guess_depends_on_nothing_that_is_hidden(seats: int, seed: int, quick: bool) -> None:
    position, dice = Position(RULES, RULES.begin(seats, RULES.chosen({}))), Dice(seed)
    count = 0
    while not position.over and game(position).round < (3 if quick else 9):
        count += 1
        if count % 17 == 0:
            for seat in range(seats):
                twin = position.guess(seat, Dice(count + 1))
                assert position.guess(seat, Dice(count)).hash() == twin.guess(seat, Dice(count)).hash()
        if quick or position.seat == CHANCE:
            step(position, dice)
        else:
            options = position.options()
            position.play(options[dice.below(len(options))])
    assert count > 300
