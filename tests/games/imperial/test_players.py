"""The evaluation of Imperial: its terms move the right way, and the computer that plays by it plays sense."""

from __future__ import annotations

import pytest

from greatpowers.games import RULESETS, words_for
from greatpowers.games.imperial.players.evaluation import TERMS
from greatpowers.games.imperial.rules import agenda
from greatpowers.games.imperial.rules.answers import ADVANCE, ARMY
from greatpowers.games.imperial.rules.board import LAND
from greatpowers.games.imperial.rules.rules import TAXATION
from greatpowers.games.imperial.rules.state import BANK, CASH, NO_SEAT, TREASURY, Imperial
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from greatpowers.players import roster

GAMES = sorted(name for name, rules in RULESETS.items() if rules.game == "imperial")


def dealt(game: str, seats: int = 4, seed: int = 7) -> Position:
    """The first decision of a game."""
    rules = RULESETS[game]
    position = Position(rules, rules.begin(seats, rules.chosen({})))
    dice = Dice(seed)
    while position.seat == CHANCE:
        position.play(position.roll(dice), CHANCE)
    return position


def imperial(position: Position) -> Imperial:
    assert isinstance(position.state, Imperial)
    return position.state


def value(game: str, position: Position, seat: int) -> float:
    return roster.evaluation(game, "greedy").values(position.state)[seat]


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_every_term(game: str) -> None:
    for seats in range(2, 7):
        position = dealt(game, seats)
        assert len(roster.evaluation(game, "greedy").terms(position.state)) == seats * len(TERMS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_term_has_a_name(game: str, language: str) -> None:
    words = words_for(language, RULESETS[game])
    assert all(words.has(f"motive-{term}") for term in TERMS)


@pytest.mark.parametrize("game", GAMES)
def test_money_power_and_factories_are_good_for_the_lender(game: str) -> None:
    position = dealt(game)
    state = imperial(position)
    nation = 0
    seat = state.government[nation]
    state.money[TREASURY + nation] = 2
    before = value(game, position, seat)
    changes = {
        "cash": (state.money, CASH + seat, 5),
        "treasury": (state.money, TREASURY + nation, 5),
        "power": (state.power, nation, 5),
    }
    for name, (cells, index, amount) in changes.items():
        cells[index] += amount
        assert value(game, position, seat) > before, name
        cells[index] -= amount
    province = next(region for region in state.rules.board.homes[nation] if not state.factory[region])
    state.build(province)
    assert value(game, position, seat) > before


@pytest.mark.parametrize("game", GAMES)
def test_one_more_bond_is_worth_more_than_none(game: str) -> None:
    position = dealt(game)
    state = imperial(position)
    seat = state.government[0]
    before = value(game, position, seat)
    face = state.bond_owner[: len(state.rules.figures.faces)].index(NO_SEAT)
    state.lend(seat, 0, face)
    assert value(game, position, seat) > before


@pytest.mark.parametrize("game", GAMES)
def test_flags_help_and_a_hostile_army_hurts(game: str) -> None:
    position = dealt(game)
    state = imperial(position)
    board = state.rules.board
    seat = state.government[0]
    before = value(game, position, seat)
    flagged = position.copy()
    for region in [region for region in board.open_regions if board.kind[region] == LAND][:3]:
        imperial(flagged).place_flag(0, region)
    assert value(game, flagged, seat) > before
    foe = next(nation for nation in range(6) if state.government[nation] != seat)
    home = next(region for region in board.homes[0] if state.factory[region])
    state.raise_unit(foe, home, ARMY)
    assert value(game, position, seat) < before


@pytest.mark.parametrize("game", GAMES)
def test_an_army_beside_an_empty_factory_is_a_danger(game: str) -> None:
    position = dealt(game)
    state = imperial(position)
    board = state.rules.board
    term = TERMS.index("danger")
    evaluation = roster.evaluation(game, "greedy")
    home, beside = next(
        (home, region)
        for home in board.start_factories
        for region in board.land[home]
        if board.kind[region] == LAND and state.government[board.owner[home]] != NO_SEAT
    )
    seat = state.government[board.owner[home]]
    foe = next(nation for nation in range(6) if state.government[nation] != seat)
    before = evaluation.terms(state)[seat * len(TERMS) + term]
    state.raise_unit(foe, beside, ARMY)
    assert evaluation.terms(state)[seat * len(TERMS) + term] < before, board.regions[home]


@pytest.mark.walk
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_all_candidates_are_legal_and_the_end_is_the_score(game: str, seats: int) -> None:
    """A game with one greedy seat at a time; the others answer at random, so that all sorts of positions come up."""
    position = dealt(game, seats, seats)
    evaluation = roster.evaluation(game, "greedy")
    bots = [roster.make(game, "greedy" if seat == 0 else "uniform", seat) for seat in range(seats)]
    while not position.over:
        seat = position.seat
        candidates = evaluation.candidates(position, seat)
        assert candidates
        assert set(candidates) <= set(position.options(seat))
        position.play(bots[seat].answer(position.copy(), seat), seat)
    assert evaluation.values(position.state) == [float(score) for score in position.scores()]


@pytest.mark.parametrize("game", GAMES)
def test_greedy_ends_a_game_it_wins(game: str) -> None:
    position = dealt(game)
    state = imperial(position)
    seat = state.government[state.nation]
    state.money[CASH + seat] += 50
    state.power[state.nation] = state.rules.figures.power_to_end - 1
    for province in state.rules.board.homes[state.nation]:
        if not state.factory[province]:
            state.build(province)
    assert state.top() == agenda.RONDEL
    thought = roster.make(game, "greedy", 1).think(position, seat)
    assert thought.answer == ADVANCE + TAXATION
    assert {motive.term for motive in thought.motives} <= set(TERMS)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_puts_off_a_lost_end_but_not_for_ever(game: str) -> None:
    position = dealt(game)
    state = imperial(position)
    seat = state.government[state.nation]
    state.money[CASH + (seat + 1) % state.seats] += 50
    state.power[state.nation] = state.rules.figures.power_to_end - 1
    for province in state.rules.board.homes[state.nation]:
        if not state.factory[province]:
            state.build(province)
    greedy = roster.make(game, "greedy", 1)
    assert greedy.answer(position.copy(), seat) != ADVANCE + TAXATION
    state.money[BANK] = -1000
    assert greedy.answer(position.copy(), seat) == ADVANCE + TAXATION


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_chance(game: str) -> None:
    position = dealt(game, 4, 11)
    bots = [roster.make(game, "greedy" if seat == 2 else "uniform", seat) for seat in range(4)]
    while not position.over:
        position.play(bots[position.seat].answer(position.copy(), position.seat), position.seat)
    assert position.ranks()[2] == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_ends_when_the_next_nation_moves(game: str) -> None:
    position = dealt(game)
    evaluation = roster.evaluation(game, "greedy")
    greedy = roster.make(game, "greedy", 3)
    turns = [evaluation.turn(position.state)]
    for _ in range(60):
        position.play(greedy.answer(position.copy(), position.seat), position.seat)
        turns.append(evaluation.turn(position.state))
    assert len(set(turns)) > 1
    assert evaluation.is_pivotal(dealt(game))


@pytest.mark.parametrize("game", GAMES)
def test_greedy_lends_when_players_choose_their_first_bonds(game: str) -> None:
    rules = RULESETS[game]
    options = rules.chosen({"start": "experienced", "investor_card": False})
    position = Position(rules, rules.begin(3, options))
    dice = Dice(5)
    bots = [roster.make(game, "greedy", seat) for seat in range(3)]
    while position.seat == CHANCE or imperial(position).top() != agenda.RONDEL:
        seat = position.seat
        answer = position.roll(dice) if seat == CHANCE else bots[seat].answer(position.copy(), seat)
        position.play(answer, seat)
    assert set(range(3)) <= set(imperial(position).government)
