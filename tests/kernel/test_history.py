"""Every moment of a match: looked at again, and gone back to by consent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice, commitment, draw, pick
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.history import KEYFRAME, History
from greatpowers.kernel.laws import history_law
from greatpowers.kernel.match import Match, start
from greatpowers.kernel.record import replay
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE, NOBODY, Answer, Malformed, Refused
from tests.games.imperial.samples import RULES, begin, documents
from tests.games.mutations import plain
from tests.toy.rules.ruleset import ToyRuleset

pytestmark = pytest.mark.both

TOY = ToyRuleset()
EVERY: dict[str, Ruleset] = {**RULESETS, TOY.name: TOY}
REWIND_EVERY = 20


def wander(match: Match, dice: Dice, entries: int) -> Match:
    """A random game that is rewound now and then, also to moments that were left by an undo or a rewind."""
    while not match.over and len(match.entries) < entries:
        play_randomly(match, dice)
        if match.entries and dice.below(REWIND_EVERY) == 0 and not match.over:
            count = dice.below(len(match.entries))
            if match.history().at(count).seat != CHANCE:
                match.rewind(count)
    return match


def again(match: Match, upto: int | None = None) -> Match:
    return replay(plain(match.record()), EVERY, upto)


@pytest.mark.walk
@pytest.mark.parametrize("game", EVERY)
def test_every_moment(game: str) -> None:
    match = wander(start(EVERY[game], EVERY[game].players[1], 7), Dice(3), 220)
    kinds = [next(kind for kind in ("rewind", "undo", "answer") if kind in entry) for entry in match.entries]
    assert {"rewind", "answer"} <= set(kinds)
    history = match.history()
    assert history.at(0).hash() == match.start_hash
    for count, entry in enumerate(match.entries, 1):
        assert history.at(count).hash() == entry["hash"]
    for upto in range(0, len(match.entries), 17):
        earlier = again(match, upto)
        count = len(earlier.entries)
        assert history.at(count).hash() == earlier.hash()
        assert [match.rules.event(event).to_json() for event in history.events(count)] == [
            event.to_json() for event in earlier.events
        ]
        assert [history.entries[index]["seat"] for index in history.standing(count)] == [
            earlier.entries[index]["seat"] for index in earlier.history().standing(count)
        ]
    assert history_law(match) == []


@pytest.mark.parametrize("game", EVERY)
def test_a_rewound_match_replays(game: str) -> None:
    match = wander(start(EVERY[game], EVERY[game].players[0], 11), Dice(4), 150)
    twin = again(match)
    assert twin.hash() == match.hash() and twin.record() == match.record()
    assert (twin.draws, twin.question) == (match.draws, match.question)
    assert [event.to_json() for event in twin.events] == [event.to_json() for event in match.events]


def test_a_moment_belongs_to_whoever_asks() -> None:
    match = wander(start(RULES, 3, 7), Dice(3), 3 * KEYFRAME)
    history = match.history()
    assert history is match.history()
    moments = [history.at(count) for count in range(len(match.entries) + 1)]
    hashes = [moment.hash() for moment in moments]
    for moment in moments:
        assert moment.state.journal is None
        moment.playout(Dice(1), 5)
    assert [history.at(count).hash() for count in range(len(match.entries) + 1)] == hashes
    history.events(len(match.entries)).clear()
    assert history_law(match) == []


def test_keyframes() -> None:
    """A moment is never further than `KEYFRAME` answers from a position that is kept."""
    match, dice = start(RULES, 3, 7), Dice(3)
    while len(match.entries) < 6 * KEYFRAME:
        play_randomly(match, dice)
    history = match.history()
    history.at(len(match.entries))
    depth = len(history.standing(len(match.entries)))
    assert len(history._keyframes) == 1 + depth // KEYFRAME


def test_history_grows_with_the_match() -> None:
    match = start(RULES, 3, 7)
    history = match.history()
    for _ in range(30):
        match.play(match.decisions[0].options[0])
        assert history.at(len(match.entries)).hash() == match.hash()
    twin = match.copy()
    twin.play(twin.decisions[0].options[-1])
    assert history_law(twin) == history_law(match) == []
    bare = match.fast
    assert History(bare, []).at(0).hash() == match.hash() and History(bare, []).events(0) == []


def test_a_match_beside_its_entries_is_found() -> None:
    match = start(RULES, 3, 7)
    match.play(match.decisions[0].options[0])
    assert history_law(match) == []
    match.entries.pop()
    assert history_law(match) == ["history: the entries lead elsewhere"]


# going back


def test_rewind() -> None:
    match = start(RULES, 3, 7)
    before, events, count = match.hash(), len(match.events), len(match.entries)
    seat = match.fast.seat
    for _ in range(8):
        match.play(match.decisions[0].options[0])
    match.rewind(count)
    assert match.hash() == before and len(match.events) == events
    assert match.entries[-1] == {"rewind": count, "hash": before} and match.question == len(match.entries)
    assert not any(match.can_undo(anybody) for anybody in range(3))
    match.play(match.decisions[0].options[1])
    assert len(match.events) > events and history_law(match) == []
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.hash() == before and not match.can_undo(seat)
    match.play(match.decisions[0].options[0])
    assert again(match).hash() == match.hash()


def test_a_rewind_names_who_asked_for_it() -> None:
    match = start(RULES, 3, 7)
    count = len(match.entries)
    match.play(match.decisions[0].options[0])
    for nobody in (3, -7, True, "1", None):
        with pytest.raises(Malformed, match="seat"):
            match.rewind(count, nobody)
    match.rewind(count, 1)
    assert match.entries[-1] == {"rewind": count, "by": 1, "hash": match.hash()}
    assert again(match).record() == match.record()
    record = plain(match.record())
    record["entries"][-1]["by"] = "Anna"
    with pytest.raises(Malformed):
        replay(record, EVERY)


def test_rewind_to_what_was_taken_back() -> None:
    match = start(RULES, 3, 7)
    first = len(match.entries)
    seat = match.fast.seat
    match.play(Answer("advance", field="production_1"))
    after = match.hash()
    match.undo(seat)
    match.play(Answer("advance", field="taxation"))
    match.rewind(first + 1)
    assert match.hash() == after and match.history().standing(len(match.entries)) == [*range(first), first]
    match.rewind(first + 2)
    assert match.history().standing(len(match.entries)) == list(range(first))
    match.rewind(len(match.entries) - 1)
    assert match.hash() == after, "a rewind can be taken back too"
    assert again(match).record() == match.record()


def test_rewind_refuses() -> None:
    match = start(RULES, 3, 7)
    match.play(match.decisions[0].options[0])
    before = match.record()
    for count in (-1, len(match.entries), 10**30, True, None, "0", 1.0):
        with pytest.raises(Malformed) as caught:
            match.rewind(count)
        assert caught.value.field == "rewind"
    with pytest.raises(Refused, match="no-rewind"):
        match.rewind(0)
    assert match.record() == before, "chance was asked there, not a seat"
    finished = begin(documents()[""][0])
    finished.entries.append({"seat": 0, "undo": 1, "hash": ""})
    with pytest.raises(Refused, match="no-rewind"):
        finished.rewind(0)


def test_records_with_a_wrong_rewind() -> None:
    match = start(RULES, 3, 7)
    match.play(match.decisions[0].options[0])
    match.rewind(len(match.entries) - 1)
    record = plain(match.record())
    for wrong, field in (("x", "rewind"), (99, "rewind"), (0, "answer")):
        record["entries"][-1]["rewind"] = wrong
        with pytest.raises(Malformed) as caught:
            replay(record, EVERY)
        assert caught.value.field == f"entries[{len(record['entries']) - 1}].{field}"
    record["entries"][-1] = {**match.entries[-1], "seat": 0}
    with pytest.raises(Malformed, match="but the game gives"):
        replay(record, EVERY)


def test_chance_does_not_repeat_itself() -> None:
    """Whoever has seen the dice and goes back does not know what they will show."""
    match, dice = start(TOY, 3, 5), Dice(8)
    count = len(match.entries)
    while not any(entry["seat"] == "chance" for entry in match.entries[count:]):
        assert not match.over
        count = len(match.entries)
        play_randomly(match, dice)
    given = match.entries[count]
    shown: list[Any] = []
    for _ in range(12):
        drawn = match.draws
        match.rewind(count)
        assert match.draws == drawn
        weights_at = match.fast
        match.play(given["answer"], given["seat"])
        weights_at.play(match.rules.codec.encode(given["answer"]), given["seat"])
        weights = weights_at.weights()
        code = weights_at.options()[pick(weights, draw(match.seed, drawn, sum(weights)))]
        chance = next(entry for entry in match.entries[-(match.draws - drawn) - 1 :] if entry["seat"] == "chance")
        assert chance["answer"] == match.rules.codec.decode(code).to_json()
        shown.append(chance["answer"])
    assert any(answer != shown[0] for answer in shown)
    assert again(match).hash() == match.hash()


def test_those_who_always_pass_pass_again() -> None:
    match, dice = start(TOY, 3, 5), Dice(2)
    match.always_pass(1)
    while not any(entry.get("seat") == 1 and entry["answer"] == {"kind": "pass"} for entry in match.entries):
        play_randomly(match, dice)
    count = next(
        index
        for index, entry in enumerate(match.entries)
        if entry.get("seat") == 1 and entry.get("answer") == {"kind": "pass"}
    )
    passed = match.entries[count]
    match.rewind(count)
    assert match.entries[-1] == passed and "rewind" in match.entries[-2]
    assert again(match).hash() == match.hash()


# naming the question


def poll() -> Match:
    """A match at a question to several."""
    match, dice = start(TOY, 3, 1), Dice(1)
    while len(match.fast.waiting()) < 2:
        play_randomly(match, dice)
    return match


def test_a_question_keeps_its_number_while_answers_are_sealed() -> None:
    match = poll()
    asked = match.question
    assert asked == len(match.entries)
    first, *others = match.fast.waiting()
    match.play(match.decisions[0].options[0], first)
    assert match.question == asked < len(match.entries)
    match.play(next(one for one in match.decisions if one.seat == first).options[-1], first)
    assert match.question == asked, "changed, and still sealed"
    match.undo(first)
    assert match.question == asked, "taken back, and the question is still open"
    assert match.copy().question == asked and again(match).question == asked
    match.undo(first)
    for seat in (first, *others):
        assert match.question == asked
        match.play(next(one for one in match.decisions if one.seat == seat).options[0], seat)
    assert match.question > asked


def test_a_new_question_has_a_new_number() -> None:
    match = start(RULES, 3, 7)
    seat = match.fast.seat
    numbers = [match.question]
    assert numbers[0] == len(match.entries)
    match.play(Answer("advance", field="production_1"))
    numbers.append(match.question)
    match.undo(seat)
    numbers.append(match.question)
    match.rewind(numbers[1])
    numbers.append(match.question)
    assert numbers == sorted(set(numbers)), "also when it is asked again"


# taking home


@pytest.mark.parametrize("game", EVERY)
def test_what_a_seat_takes_home(game: str) -> None:
    rules = EVERY[game]
    match = wander(start(rules, rules.players[1], 7), Dice(3), 120)
    hidden = [match.seed, match.start_hash, *(entry["hash"] for entry in match.entries)]
    for seat in (NOBODY, *range(rules.players[1])):
        record = match.seat_record(seat)
        text = json.dumps(record)
        assert not [secret for secret in hidden if secret in text]
        assert record["commitment"] == commitment(match.seed) and record["entries"] == len(match.entries)
        assert record["seat"] == (None if seat == NOBODY else seat)
        assert record["events"] == [event.to_json() for event in match.events_for(seat)]
        for answer in record["answers"]:
            entry = match.entries[answer["at"]]
            assert "rewind" in entry or entry["seat"] == seat
            assert {**answer, "hash": entry["hash"]} == {**entry, "at": answer["at"]}
        own = [entry for entry in match.entries if "rewind" in entry or entry["seat"] == seat]
        assert len(record["answers"]) == len(own)
    record["options"]["nonsense"] = 1
    assert "nonsense" not in match.options


def test_nobody_elses_record() -> None:
    match = begin(documents()["rondel"][0])
    assert "position" in match.record() and "position" not in match.seat_record(0)
    for seat in (CHANCE, 9, True, "0"):
        with pytest.raises(Malformed):
            match.seat_record(seat)
