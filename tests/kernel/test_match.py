"""A match: what is open, what happened, taking back, copies, and reasons."""

from __future__ import annotations

from typing import Any

import pytest

import greatpowers
from greatpowers.kernel.chance import Dice, commitment, seed_from
from greatpowers.kernel.decision import Decision
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.record import replay
from greatpowers.kernel.values import CHANCE, NOBODY, Answer, Malformed, Refused
from tests.games.imperial.samples import RULES, begin, documents, first_turn, in_maneuver
from tests.toy.rules.ruleset import ToyRuleset

pytestmark = pytest.mark.both

PASS = {"kind": "pass"}


def new_match(**options: Any) -> Match:
    return start(RULES, 3, 7, options)


def test_the_front_door() -> None:
    match = greatpowers.start("imperial-2030", seats=3, seed=7)
    assert greatpowers.ruleset("imperial-2030") is match.rules
    assert greatpowers.position("imperial-2030", match.position()).hash() == match.hash()
    assert greatpowers.replay(match.record()).hash() == match.hash()
    wrong: tuple[Any, ...] = ("imperial", None, 5, [])
    for game in wrong:
        with pytest.raises(
            Malformed, match="is not one of imperial-2006, imperial-2010, imperial-2030, imperialism, attack"
        ):
            greatpowers.ruleset(game)


def test_without_a_seed_chance_waits_to_be_told() -> None:
    match = Match(Position(RULES, RULES.begin(3, RULES.chosen({}))), RULES.chosen({}), "").opened()
    for nation in ("india", "russia", "china"):
        assert [(decision.seat, decision.step) for decision in match.decisions] == [(CHANCE, "deal_card")]
        match.play(Answer("deal", nation=nation), CHANCE)
    assert [decision.step for decision in match.decisions] == ["rondel"]
    assert [event.name for event in match.events].count("dealt") == 6, "each card brings another"
    refusal = match.why_not(PASS, CHANCE)
    assert refusal is not None and refusal.name == "not-asked"
    with pytest.raises(Malformed, match="is not a seat of this match"):
        new_match().play(PASS, CHANCE)


def test_same_seed_same_chance() -> None:
    assert new_match().record() == new_match().record()
    hashes = {start(RULES, 3, seed).hash() for seed in range(20)}
    assert len(hashes) == 6, "three cards have six orders"
    assert start(RULES, 2).seed != start(RULES, 2).seed


def test_start_refuses() -> None:
    for seats, seed, options, field in (
        (1, 7, {}, "seats"),
        (7, 7, {}, "seats"),
        (True, 7, {}, "seats"),
        ("3", 7, {}, "seats"),
        (3, "7", {}, "seed"),
        (3, 1.5, {}, "seed"),
        (3, 7, {"x": 1}, "options.x"),
        (3, 7, {"cash": True}, "options.cash"),
        (3, 7, [], "options"),
    ):
        with pytest.raises(Malformed) as caught:
            start(RULES, seats, seed, options)
        assert caught.value.field == field


def test_decisions() -> None:
    match = new_match()
    (decision,) = match.decisions
    assert decision.step == "rondel" and not decision.answered and decision.seat == match.fast.seat
    assert decision.options[0] == Answer("advance", field="factory") and len(decision.options) == 8
    assert decision.to_json()["options"][0] == {"kind": "advance", "field": "factory"}
    assert {answer.kind for answer in decision.rights} == {"donate"}
    assert set(decision.to_json()) == {"seat", "step", "answered", "options", "rights"}


def test_events() -> None:
    match = new_match()
    dealt = [event.name for event in match.events]
    assert dealt.count("dealt") == 6 and dealt[-1] == "turn_began"
    before = len(match.events)
    news = match.play(match.decisions[0].options[0])
    assert [event.to_json() for event in match.events[before:]] == [event.to_json() for event in news]
    assert news[0].name == "advanced" and news[0].values["field"] == "factory"
    assert [event.to_json() for event in match.events_for(0)] == [event.to_json() for event in match.events]


def test_view_scores_ranks() -> None:
    match = new_match(cash="hidden")
    assert match.view()["seat"] is None and match.view(1)["seat"] == 1
    assert [player["cash"] is None for player in match.view(1)["players"]] == [True, False, True]
    assert (match.scores() == [2, 2, 2] and match.ranks() == [1, 2, 3]) or sorted(match.ranks()) == [1, 2, 3]
    finished = begin(documents()[""][0])
    assert finished.over and finished.decisions == [] and min(finished.ranks()) == 1
    assert all(player["cash"] is not None for player in finished.view()["players"])


# taking back


def test_undo() -> None:
    match = begin(in_maneuver(first_turn()))
    assert match.decisions[0].step == "rondel", "no unit is there, so the maneuver is over at once"
    match = new_match()
    seat, before, events = match.fast.seat, match.hash(), len(match.events)
    assert not match.can_undo(seat)
    with pytest.raises(Refused, match="no-undo"):
        match.undo(seat)
    match.play(Answer("advance", field="production_1"))
    match.play(match.decisions[0].options[-1])
    after = match.hash()
    assert match.can_undo(seat) and not match.can_undo((seat + 1) % 3)
    match.undo(seat)
    match.undo(seat)
    assert match.hash() == before and len(match.events) == events and not match.can_undo(seat)
    entries = match.record()["entries"]
    assert [("undo" in entry) for entry in entries[-4:]] == [False, False, True, True]
    assert entries[-1] == {"seat": seat, "undo": 1, "hash": before}
    match.play(Answer("advance", field="production_1"))
    match.play(match.decisions[0].options[-1])
    assert match.hash() == after
    assert greatpowers.replay(match.record()).hash() == after


def test_undo_ends_where_another_has_answered() -> None:
    match = new_match()
    seat = match.fast.seat
    match.play(Answer("advance", field="taxation"))
    other = match.fast.seat
    assert other != seat and match.can_undo(seat)
    match.play(Answer("advance", field="taxation"))
    assert match.can_undo(other) and not match.can_undo(seat)
    match.undo(other)
    assert not match.can_undo(other) and not match.can_undo(seat)


def test_undo_of_a_right_by_another_seat() -> None:
    match = new_match()
    seat = match.fast.seat
    giver = (seat + 1) % 3
    nation = match.view()["players"][giver]["governs"][0]
    before = match.hash()
    match.play(Answer("donate", nation=nation, amount=2), giver)
    assert match.fast.seat == seat and match.hash() != before and match.can_undo(giver)
    match.undo(giver)
    assert match.hash() == before


# copies


def test_copies_are_independent() -> None:
    match = new_match()
    match.play(Answer("advance", field="production_1"))
    twin = match.copy()
    assert twin.record() == match.record() and twin.start_hash == match.start_hash
    before = match.record()
    twin.play(twin.decisions[0].options[0])
    assert match.record() == before and twin.record() != before
    seat = twin._moments[-1].seat
    twin.undo(seat)
    twin.undo(seat)
    assert match.record() == before and match.can_undo(seat)
    dice = Dice(3)
    fast = match.fast
    fast.playout(dice, 50)
    assert match.record() == before


def test_records_and_documents_are_copies() -> None:
    document = first_turn()
    match = start_from(RULES, document, 1)
    match.play(match.decisions[0].options[0])
    before = match.record()
    document["players"][0]["cash"] = 99
    given = match.record()
    given["entries"][0]["answer"]["kind"] = "nonsense"
    given["position"]["seats"] = 2
    given["options"]["cash"] = "hidden"
    assert match.record() == before
    assert before["commitment"] == commitment(seed_from(1)) and before["position"] == first_turn()


# reasons


def test_kernel_reasons() -> None:
    match = new_match()
    seat = match.fast.seat
    advance = Answer("advance", field="factory")
    assert match.why_not(advance) is None and match.why_not(advance, seat) is None
    reason = match.why_not(advance, (seat + 1) % 3)
    assert reason is not None and reason.name == "not-asked" and reason.details["step"] == "rondel"
    reason = match.why_not(Answer("stop"))
    assert reason is not None and reason.name == "other-kind" and reason.details["kind"] == "stop"
    finished = begin(documents()[""][0])
    reason = finished.why_not(advance)
    assert reason is not None and reason.name == "game-over" and reason.details == {}
    for other in (advance, Answer("donate", nation="russia", amount=1)):
        with pytest.raises(Refused, match="game-over"):
            finished.play(other)


def test_reason_of_a_right() -> None:
    match = new_match()
    seat = match.fast.seat
    nation = match.view()["players"][seat]["governs"][0]
    reason = match.why_not(Answer("donate", nation=nation, amount=999))
    assert reason is not None and reason.name == "cash-short" and reason.details["price"] == 999
    reason = match.why_not(Answer("donate", nation=nation, amount=1), (seat + 1) % 3)
    assert reason is not None and reason.name == "not-government"


def test_seat_may_be_left_out() -> None:
    match = new_match()
    assert match.why_not(Answer("advance", field="factory"), NOBODY) is None
    for seat in (-1, 3, True, "0", None, 0.0):
        with pytest.raises(Malformed, match="is not a seat of this match"):
            match.why_not(PASS, seat)


def test_whole_game() -> None:
    match, dice = start(RULES, 2, 11), Dice(11)
    while not match.over:
        play_randomly(match, dice)
    assert match.decisions == [] and sum(rank == 1 for rank in match.ranks()) >= 1
    assert match.scores() == match.fast.scores()


def test_who_always_passes() -> None:
    """A seat that has said so passes every poll at once, whatever it holds; nobody else is answered for."""
    match = start(ToyRuleset(), 3, 5)
    dice = Dice(2)
    match.always_pass(1)
    polls = 0
    while not match.over:
        for decision in match.decisions:
            assert decision.answered or decision.seat != 1 or not may_pass(decision) or not is_poll(match)
        polls += sum(entry["answer"] == PASS and entry["seat"] == 1 for entry in match.entries[-1:])
        decision = next(one for one in match.decisions if not one.answered)
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    assert polls > 0
    assert replay(match.record(), {"toy": ToyRuleset()}).hash() == match.hash()


def may_pass(decision: Decision) -> bool:
    return any(answer.kind == "pass" for answer in decision.options)


def is_poll(match: Match) -> bool:
    step = match.fast.step
    return step is not None and step.together


def test_always_passing_ends_when_one_says_so() -> None:
    match = start(ToyRuleset(), 3, 5)
    match.always_pass(0)
    assert match.copy().passing == {0}
    match.always_pass(0, False)
    assert match.passing == set()
    with pytest.raises(Malformed):
        match.always_pass(7)


def test_ways_back_are_those_of_an_undo() -> None:
    """One position for each answer that could be taken back, the last one first."""
    match = greatpowers.start("imperial-2030", 2, seed=1)
    seat = match.decisions[0].seat
    assert match.ways_back(seat) == []
    before = match.hash()
    match.play({"kind": "advance", "field": "factory"}, seat)
    assert [position.hash() for position in match.ways_back(seat)] == [before]
    assert match.ways_back(1 - seat) == []
