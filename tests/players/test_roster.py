"""The roster: every computer of every game, by name; and none of them knows what its seat cannot know."""

from __future__ import annotations

import pytest

from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, Malformed
from greatpowers.players import roster

pytestmark = [pytest.mark.both, pytest.mark.walk]

BUDGETED = (*(name for name in roster.NAMES if name != roster.SEARCH), f"{roster.SEARCH}@2")


def questions(game: str, count: int, seats: int) -> list[Position]:
    """Positions of one game by the quickest computer in which somebody has a choice, spread over it."""
    rules = RULESETS[game]
    position, dice = Position(rules, rules.begin(seats, rules.chosen({}))), Dice(11)
    players = [roster.make(game, "greedy-novice", seat) for seat in range(seats)]
    found: list[Position] = []
    number = 0
    while not position.over and len(found) < count:
        seat = position.seat
        if seat == CHANCE:
            position.play(position.roll(dice), CHANCE)
            continue
        number += 1
        if number % 23 == 0 and len(position.options()) > 1:
            found.append(position.copy())
        position.play(players[seat].answer(position.guess(seat, dice), seat), seat)
    return found


@pytest.mark.parametrize("game", [name for name, rules in RULESETS.items() if rules.has_secrets])
def test_nothing_a_computer_decides_depends_on_what_it_cannot_know(game: str) -> None:
    """Hidden things are exchanged for others that the seat holds as possible; every computer thinks the same."""
    exchanged = 0
    for index, position in enumerate(questions(game, 6, 3)):
        seat = position.seat
        other = position.guess(seat, Dice(index))
        exchanged += other.hash() != position.hash()
        for name in BUDGETED:
            thoughts = []
            for table in (position, other):
                thought = roster.make(game, name, 5).think(table.guess(seat, Dice(99)), seat)
                motives = [(motive.term, motive.points) for motive in thought.motives]
                thoughts.append((thought.answer, thought.alternative, motives, thought.chance))
            assert thoughts[0] == thoughts[1], name
    assert exchanged >= 3


@pytest.mark.parametrize("game", RULESETS)
def test_every_computer_gives_legal_answers_that_change_nothing(game: str) -> None:
    for position in questions(game, 4, RULESETS[game].players[0]):
        seat, before = position.seat, position.hash()
        for name in BUDGETED:
            answer = roster.make(game, name, 3).answer(position.guess(seat, Dice(1)), seat)
            assert position.refusal(answer, seat) == 0, name
        assert position.hash() == before


@pytest.mark.parametrize("game", RULESETS)
def test_strengths_are_data_that_rise(game: str) -> None:
    strengths = [roster.strength(game, name) for name in roster.STRENGTHS]
    noises = [strength.noise for strength in strengths]
    assert noises == sorted(noises, reverse=True) and noises[-1] == 0
    assert strengths[-1].width >= strengths[0].width
    weights = roster.data(game)["weights"]
    for row in roster.data(game)["strengths"].values():
        assert set(row.get("overlooks", [])) <= set(weights)


def test_budgets() -> None:
    assert roster.parsed("greedy")[0] == "greedy"
    assert roster.parsed("search")[1].seconds == roster.SECONDS
    assert roster.parsed("search@0.25s")[1].seconds == 0.25
    assert roster.parsed("search@400")[1].iterations == 400


@pytest.mark.parametrize("name", ["", "genius", "greedy@3", "uniform@1s"])
def test_a_name_that_is_none(name: str) -> None:
    with pytest.raises(Malformed, match="bot"):
        roster.make("imperial-2030", name, 1)


@pytest.mark.parametrize("budget", ["", "0", "-1s", "x", "700s", "nans", "1e9"])
def test_a_budget_that_is_none(budget: str) -> None:
    with pytest.raises(Malformed, match="budget"):
        roster.make("imperial-2030", f"search@{budget}", 1)
