"""The evaluation of Imperialism: its terms, its candidates, and that nobody's answer depends on what it cannot know."""

from __future__ import annotations

from typing import cast

import pytest

from greatpowers.games import RULESETS, words_for
from greatpowers.games.imperialism.players.evaluation import NAMES
from greatpowers.games.imperialism.rules import agenda, answers, deck
from greatpowers.games.imperialism.rules.cardrow import HAND
from greatpowers.games.imperialism.rules.deck import ARMY, PROVIDENCE_CARDS, TRACK_COUNT
from greatpowers.games.imperialism.rules.state import ON_STACK, PURSE, VISIBLE, Imperialism
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from greatpowers.players import roster

GAME = "imperialism"
RULES = RULESETS[GAME]
NOVICE, _, GREEDY = roster.STRENGTHS
MIND = roster.evaluation(GAME, GREEDY)


def begun(seats: int) -> Position:
    return Position(RULES, RULES.begin(seats, RULES.chosen({})))


def advance(position: Position, bots: list[roster.Bot], dice: Dice) -> None:
    """One answer, of chance or of the bot whose seat is asked."""
    seat = position.seat
    if seat == CHANCE:
        position.play(position.roll(dice), CHANCE)
    else:
        position.play(bots[seat].answer(position.guess(seat, dice), seat), seat)


def at_action(seats: int, seed: int = 1) -> tuple[Position, Imperialism]:
    """The first action of a game, everybody's hand empty so that only what a test sets counts."""
    position, dice = begun(seats), Dice(seed)
    bots = [roster.make(GAME, roster.UNIFORM, seat) for seat in range(seats)]
    while position.state.agenda[-8] != agenda.ACTION:
        advance(position, bots, dice)
    state = cast(Imperialism, position.state)
    for number, code in enumerate(state.cards):
        if HAND <= code & PLACE_MASK < HAND + seats:
            state.cards[number] = 0
    state.recount()
    return position, state


def term(state: Imperialism, name: str, seat: int) -> float:
    return MIND.terms(state)[seat * len(NAMES) + NAMES.index(name)]


def give(state: Imperialism, seat: int, land: str) -> int:
    """A territory into a hand; its number."""
    number = deck.LAND_IDS.index(land)
    state.cards[state.deck.first[PROVIDENCE_CARDS + number]] = HAND + seat
    state.recount()
    return number


# what nobody can know


@pytest.mark.parametrize(("name", "seats"), [(roster.UNIFORM, 2), (roster.UNIFORM, 4), (NOVICE, 3)])
def test_a_guess_depends_on_what_its_seat_knows_and_on_nothing_else(name: str, seats: int) -> None:
    position, dice = begun(seats), Dice(seats)
    bots = [roster.make(GAME, name, seat) for seat in range(seats)]
    for count in range(400):
        if count % 9 == 0:
            for seat in range(seats):
                again = position.guess(seat, Dice(count + 7)).guess(seat, Dice(count))
                assert position.guess(seat, Dice(count)).hash() == again.hash()
        advance(position, bots, dice)


# the terms


def test_every_term_has_a_name_in_both_languages() -> None:
    for language in ("de", "en"):
        words = words_for(language, RULES, ["A", "B"])
        assert [name for name in MIND.names if not words.has(f"motive-{name}")] == []


def test_glory_ducats_levels_and_prestige_are_worth_having() -> None:
    _, state = at_action(4)
    twins = {name: state.copy() for name in ("glory", "ducats", "forces", "prestige")}
    twins["glory"].glory[1] += 1
    twins["ducats"].ducats[PURSE + 1] += 3
    twins["forces"].tracks[TRACK_COUNT + ARMY] += 1
    twins["prestige"].tracks[TRACK_COUNT + deck.PRESTIGE] = 8
    for name, twin in twins.items():
        assert term(twin, name, 1) > term(state, name, 1)
        assert MIND.values(twin)[1] > MIND.values(state)[1]


def test_an_achievement_is_worth_more_the_nearer_it_is_and_less_when_a_rival_is_near() -> None:
    _, state = at_action(2)
    state.achievement = [ON_STACK] * deck.ACHIEVEMENTS
    state.achievement[deck.ACHIEVEMENT_IDS.index("crop_rotation")] = VISIBLE
    food = deck.FOOD
    worths = []
    for level in range(5):
        state.tracks[food] = level
        worths.append(term(state, "achievements", 0))
    assert worths == sorted(worths)
    assert worths[4] > worths[0]
    state.tracks[TRACK_COUNT + food] = 4
    assert term(state, "achievements", 0) < worths[4]


def test_a_territory_in_the_hand_is_worth_more_when_it_can_be_conquered() -> None:
    _, state = at_action(2)
    give(state, 0, "mexico")
    state.ducats[PURSE] = 5
    far = term(state, "hand", 0)
    state.ducats[PURSE] = 10
    for track, level in ((ARMY, 6), (deck.FLEET, 5), (deck.PRESTIGE, 2)):
        state.tracks[track] = level
    assert term(state, "hand", 0) > far


def test_a_strong_neighbour_is_a_threat() -> None:
    _, state = at_action(2)
    state.tracks[ARMY] = state.tracks[deck.FLEET] = 8
    calm = term(state, "war", 0)
    state.tracks[TRACK_COUNT + ARMY] = 12
    assert term(state, "war", 0) < calm


def test_without_a_turn_to_come_only_the_final_scoring_counts() -> None:
    _, state = at_action(3)
    state.trigger = 0
    state.last_turns = 1 << 1
    state.turn = 1
    assert term(state, "forces", 2) == term(state, "hand", 2) == term(state, "ducats", 2) == 0.0
    assert term(state, "ducats", 1) > 0.0


def test_the_terms_of_a_finished_game_are_its_scores() -> None:
    position, dice = begun(2), Dice(3)
    bots = [roster.make(GAME, NOVICE, 1), roster.make(GAME, roster.UNIFORM, 2)]
    while not position.over:
        advance(position, bots, dice)
    assert MIND.values(position.state) == position.scores()
    assert position.ranks()[0] == 1


# the answers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_candidates_and_reflexes_are_legal(seats: int) -> None:
    position, dice = begun(seats), Dice(50 + seats)
    bots = [roster.make(GAME, NOVICE, seat) for seat in range(seats)]
    for _ in range(300):
        seat = position.seat
        if seat != CHANCE:
            found = MIND.candidates(position, seat)
            reflex = MIND.reflex(position, seat)
            assert found
            assert len(set(found)) == len(found)
            for answer in found if reflex < 0 else [*found, reflex]:
                assert position.refusal(answer, seat) == 0
        advance(position, bots, dice)


def test_greedy_conquers_what_wins_the_game_in_the_last_turn() -> None:
    """One point behind, the territory's glory and gold turn the game; nothing else does."""
    position, state = at_action(2)
    seat = state.turn
    rival = 1 - seat
    mexico = give(state, seat, "mexico")
    state.ducats[PURSE + seat] = 10
    state.ducats[0] = -state.ducats[1] - state.ducats[2]
    for track, level in ((ARMY, 6), (deck.FLEET, 5), (deck.PRESTIGE, 2)):
        state.tracks[seat * TRACK_COUNT + track] = level
    state.achievement = [ON_STACK] * deck.ACHIEVEMENTS
    state.marker = [-1, -1]
    state.trigger, state.last_turns = rival, 1 << seat
    state.glory = [40, 40]
    ahead = RULES.scores(state)[seat] - RULES.scores(state)[rival] + 1
    state.glory[rival] += ahead
    position = Position(RULES, state)
    thought = roster.make(GAME, GREEDY, 1).think(position, seat)
    assert thought.answer == answers.CONQUER + mexico
    assert thought.motives


def test_a_war_that_is_declared_is_priced_and_not_played() -> None:
    """The turn changes with the declaration, so that no line looks into a hand that was only guessed."""
    _, state = at_action(2)
    turn = MIND.turn(state)
    state.war_on = 1 - state.turn
    assert MIND.turn(state) != turn
    state.war_winner = state.turn
    assert MIND.turn(state) == turn
