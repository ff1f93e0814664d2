"""Attack! under version 1 of its rules: after Summit Conference further cards could follow (ATK-177)."""

from __future__ import annotations

import copy
import random
from typing import Any, cast

import pytest

import greatpowers
from greatpowers.games import casebook, game_of, words_for
from greatpowers.games.attack.players import choices
from greatpowers.games.attack.rules.figures import POLITICS_IDS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.view import AttackView
from greatpowers.games.attack.words.names import Names
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import fuzz
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import CHANCE, NOBODY
from greatpowers.players import roster
from tests.before import telling
from tests.games.attack import naive
from tests.games.attack.test_perft import compare_here

V1, V2 = (greatpowers.ruleset("attack", version) for version in ("1", "2"))
SUMMIT = POLITICS_IDS.index("summit")
BRANCHES = 30
LONGEST_TURN = 40
"""Answers of a computer; without the habit it would not end at all."""


def duel(version: str, hand: list[str], others: list[str] | None = None, **changes: Any) -> Any:
    players = {"0": {"hand": hand}, "1": {"hand": others or []}}
    return casebook.position("attack", {"base": "duel", "changes": {"rules": version, "players": players, **changes}})


def play(card: str) -> dict[str, str]:
    return {"kind": "play", "card": card, "one": "none", "two": "none"}


def after_a_summit(version: str) -> Match:
    """As in case AXP-216: War Bonds and then Summit Conference, which brings two spies."""
    rules = greatpowers.ruleset("attack", version)
    match = casebook.placed(rules, duel(version, ["summit", "summit", "war_bonds"]))
    match.play(play("war_bonds"), 0)
    match.play(play("summit"), 0)
    match.play({"kind": "drawn", "card": "spy"}, CHANCE)
    match.play({"kind": "drawn", "card": "spy"}, CHANCE)
    return match


def state_of(match: Match) -> Attack:
    return cast(Attack, match.fast.state)


def test_under_version_1_a_card_may_follow_summit_conference() -> None:
    match = after_a_summit("1")
    assert (match.decisions[0].seat, match.decisions[0].step) == (0, "politics")
    match.play(play("summit"), 0)
    assert state_of(match).taken == 1, "in the same action"
    match.play({"kind": "drawn", "card": "embargo"}, CHANCE)
    match.play({"kind": "drawn", "card": "embargo"}, CHANCE)
    assert match.decisions[0].step == "politics"
    match.play({"kind": "pass"}, 0)
    assert match.decisions[0].step == "turn" and state_of(match).taken == 1


def test_under_version_2_the_action_is_over() -> None:
    match = after_a_summit("2")
    assert (match.decisions[0].seat, match.decisions[0].step) == (0, "turn")
    oil = state_of(match).oil[1]
    match.play(play("summit"), 0)
    assert state_of(match).taken == 2 and state_of(match).oil[1] < oil, "another action, and its price"


def test_the_flag_is_the_only_difference() -> None:
    assert V1.step_names() == V2.step_names() and V1.codec.schema() == V2.codec.schema()
    assert (V1.flags, V2.flags) == ({"last_cards": []}, {"last_cards": ["summit"]})
    figures = [state_of(after_a_summit(version)).figures for version in "12"]
    assert [row.is_last[SUMMIT] for row in figures] == [False, True]
    assert [sum(row.is_last) for row in figures] == [0, 1]
    own, other = (vars_of(row) for row in figures)
    assert {name for name in own if own[name] != other[name]} == {"is_last", "kinds"}, "`kinds` is an object of its own"


def vars_of(figures: Any) -> dict[str, Any]:
    return {name: getattr(figures, name) for name in dir(figures) if not name.startswith("_")}


def test_an_owners_cards_are_played_by_the_rules_of_the_match() -> None:
    politics = copy.deepcopy(naive.PRINTED["politics"])
    for rules, last in ((V1, False), (V2, True)):
        state = cast(Attack, rules.begin(2, rules.chosen({"politics": politics})))
        assert state.figures.is_last[SUMMIT] is last


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_card_says_what_holds(lang: str) -> None:
    texts = [Names(words_for(lang, rules)).card_text("summit") for rules in (V1, V2)]
    last = words_for(lang, V2).say("card-last")
    assert texts[1] == f"{texts[0]} {last}" and last not in texts[0]


@pytest.mark.walk
@pytest.mark.parametrize("version", ["1", "2"])
def test_the_second_enumerator_agrees(version: str) -> None:
    """Also before the last card is drawn, for that is where they part."""
    match, lot = after_a_summit(version), random.Random(version)
    assert compare_here(match.history().at(len(match.entries) - 1), lot, BRANCHES) > 1
    assert compare_here(match.fast, lot, BRANCHES) > 1


@pytest.mark.walk
def test_random_games_obey_the_laws() -> None:
    report = fuzz(V1, 2, 1)
    assert report["broken"] == [] and report["ended"] == 2


@pytest.mark.parametrize("lang", ["de", "en"])
def test_it_is_told_and_shown(lang: str) -> None:
    """Every seat sees a table, its questions and the consequences, at moments of a game of then."""
    row = telling.read("attack-1")[1]
    match = greatpowers.replay(row["record"])
    words, game = words_for(lang, match.rules, ("Anna", "Ben", "Carla"), match.options), game_of(match.rules)
    assert "{" not in words.log(match.events)
    for at in row["after_summit"]:
        position = match.history().at(at)
        for seat in (0, 1, 2, NOBODY):
            assert game.screen(words, position, seat).headline
            assert cast(AttackView, match.rules.view(position.state, seat)).rules == "1"
        previews = game.previews(words, position, position.seat)
        for option in position.options():
            answer = match.rules.codec.decode(option)
            assert words.answer(answer, "politics")
            assert "{" not in previews.line(answer)


# the turn without end


def endless() -> Match:
    """Nearly all cards are in the hands: what is played comes back with the next Summit Conference."""
    hand = ["summit", "summit", "summit", "war_bonds"]
    names = [card["id"] for card in naive.PRINTED["politics"]["card"] for _ in range(card["count"])]
    for card in hand:
        names.remove(card)
    return casebook.placed(V1, duel("1", hand, names))


def test_version_1_lets_a_turn_go_on_for_ever() -> None:
    """Nothing has changed about that: records of then are played again as they were."""
    match = endless()
    for _ in range(100):
        decision = match.decisions[0]
        if decision.seat == CHANCE:
            match.play(decision.options[0], CHANCE)
        else:
            cards = [play(name) for name in ("war_bonds", "summit")]
            match.play(next(card for card in cards if match.why_not(card, 0) is None), 0)
    assert state_of(match).taken == 1 and V1.broken(match.fast.state) == ""
    assert state_of(match).production[1] > 300, "War Bonds again and again"


@pytest.mark.walk
@pytest.mark.parametrize("bot", ["greedy", "search@3"])
def test_computers_end_their_turn_all_the_same(bot: str) -> None:
    assert answers_of_a_turn(bot) < LONGEST_TURN


def test_without_the_habit_they_would_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "is_endless", lambda state, option: False)
    assert answers_of_a_turn("greedy") == LONGEST_TURN


def answers_of_a_turn(bot: str) -> int:
    """How many answers a computer gives before the turn of seat 0 is over, or the most that are waited for."""
    match, dice, count = endless(), Dice(3), 0
    while not match.over and state_of(match).turn == 0 and count < LONGEST_TURN:
        position = match.fast
        seat = position.waiting()[0]
        if seat == CHANCE:
            options = position.options()
            match.play(match.rules.codec.decode(options[dice.below(len(options))]), CHANCE)
            continue
        mind = roster.make("attack", bot, count, match.rules.version)
        code = mind.answer(position.guess(seat, Dice(count)), seat)
        match.play(match.rules.codec.decode(code), seat)
        count += seat == 0
    return count
