"""Chance drawn anew: a match goes on from a seed that nobody knows, and its record tells both when it is over."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import jsonschema
import pytest
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice, commitment, draw, fresh_seed, pick, seed_from, told_seed
from greatpowers.kernel.entries import FORMAT, RESEEDED_FORMAT, format_of
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.laws import history_law, record_law
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.record import record_schema, replay
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE, NOBODY, Answer, Malformed, Refused
from tests.games.imperial.samples import RULES, begin, documents, first_turn
from tests.games.mutations import plain
from tests.toy.rules.ruleset import ToyRuleset

pytestmark = pytest.mark.both

TOY = ToyRuleset()
EVERY: dict[str, Ruleset] = {**RULESETS, TOY.name: TOY}
OLD, NEW = seed_from(7), seed_from(70_000)


def reseeded() -> Match:
    """A match of the toy game that draws from a new seed after some answers, and has done so a few times."""
    match, dice = start(TOY, 3, OLD), Dice(4)
    for _ in range(6):
        play_randomly(match, dice)
    match.reseed(NEW)
    while match.draws < 3:
        play_randomly(match, dice)
    assert not match.over
    return match


def record_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = plain(match.record())
    return found


def complaint(record: Any) -> Malformed:
    with pytest.raises(Malformed) as caught:
        replay(record, EVERY)
    return caught.value


# what it does


def test_nothing_but_the_seed_changes() -> None:
    match, dice = start(TOY, 3, OLD), Dice(4)
    for _ in range(9):
        play_randomly(match, dice)
    before, events, asked = match.hash(), match.events, match.question
    decisions = [decision.to_json() for decision in match.decisions]
    count = len(match.entries)
    match.reseed(NEW)
    assert (match.hash(), match.question, len(match.events)) == (before, asked, len(events))
    assert [decision.to_json() for decision in match.decisions] == decisions
    assert match.entries[count:] == [{"reseed": NEW, "commitment": commitment(NEW), "hash": before}]
    assert (match.seed, match.present_seed, match.draws, match.reseeded) == (OLD, NEW, 0, count + 1)


def test_chance_comes_from_the_new_seed_from_its_first_number_on() -> None:
    match, dice = start(TOY, 3, OLD), Dice(8)
    for _ in range(5):
        play_randomly(match, dice)
    match.reseed(NEW)
    shown = 0
    while not match.over:
        drawn, since, before = match.draws, len(match.entries), match.fast
        play_randomly(match, dice)
        for entry in match.entries[since:]:
            if "undo" in entry:
                break
            code = match.rules.codec.encode(entry["answer"])
            if entry["seat"] == "chance":
                weights = before.weights()
                assert code == before.options()[pick(weights, draw(NEW, drawn, sum(weights)))]
                drawn, shown = drawn + 1, shown + 1
            before.play(code, CHANCE if entry["seat"] == "chance" else entry["seat"])
        assert match.draws == drawn
    assert shown > 5


def test_who_knows_the_old_seed_does_not_know_what_comes() -> None:
    """The same answers, with the old seed and with new ones: chance goes different ways."""
    ways = set()
    for seed in (None, *range(12)):
        match, dice = start(TOY, 3, OLD), Dice(8)
        if seed is not None:
            match.reseed(seed)
        for _ in range(4):
            play_randomly(match, dice)
        ways.add(str([entry["answer"] for entry in match.entries if entry.get("seat") == "chance"]))
    assert len(ways) > 6


def test_a_seed_is_fresh_unless_it_is_given() -> None:
    match = start(TOY, 3, OLD)
    match.reseed()
    first = match.present_seed
    match.reseed()
    assert len({OLD, first, match.present_seed}) == 3 and match.seed == OLD
    assert seed_from(first) == first != fresh_seed()
    nonsense: tuple[Any, ...] = (True, "x", 1.5, [], 1 << 256)
    for wrong in nonsense:
        before = match.record()
        with pytest.raises(Malformed):
            match.reseed(wrong)
        assert match.record() == before


def test_not_when_it_is_over_and_not_without_a_seed() -> None:
    finished = begin(documents()[""][0])
    assert finished.over
    by_hand = start(RULES, 3, 7)
    by_hand.seed = ""
    for match in (finished, by_hand):
        entries = list(match.entries)
        with pytest.raises(Refused, match="no-reseed"):
            match.reseed(NEW)
        assert match.entries == entries and match.present_seed != NEW


# going back


def test_an_undo_across_it_leads_to_the_same_question_and_to_new_chance() -> None:
    match = start(RULES, 3, 7)
    seat, before = match.fast.seat, match.hash()
    match.play(Answer("advance", field="production_1"))
    match.reseed(NEW)
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.hash() == before and match.present_seed == NEW and match.draws == 0
    match.play(Answer("advance", field="taxation"))
    assert record_law(match) == [] == history_law(match)


def test_a_rewind_across_it_keeps_the_new_seed() -> None:
    match = reseeded()
    drawn, count = match.draws, match.reseeded - 1
    assert "reseed" in match.entries[count]
    earlier = next(at for at in range(count, 0, -1) if match.history().at(at - 1).seat != CHANCE) - 1
    match.rewind(earlier)
    assert (match.present_seed, match.draws, match.reseeded) == (NEW, drawn, count + 1)
    assert match.hash() == match.history().at(earlier).hash()
    match.rewind(count + 1)
    assert match.hash() == match.history().at(count).hash(), "to right after it"
    dice = Dice(2)
    while not match.over:
        play_randomly(match, dice)
    assert record_law(match) == [] == history_law(match)


def wander(match: Match, dice: Dice, entries: int) -> Match:
    """A random game with undos, rewinds and new seeds."""
    for number in range(1, entries):
        if match.over or len(match.entries) >= entries:
            break
        play_randomly(match, dice)
        if number % 7 == 0 and not match.over:
            match.reseed(dice.below(1 << 30))
        count = dice.below(len(match.entries))
        if dice.below(15) == 0 and not match.over and match.history().at(count).seat != CHANCE:
            match.rewind(count)
    return match


@pytest.mark.walk
@pytest.mark.parametrize("game", EVERY)
def test_every_game_replays_with_all_its_seeds(game: str) -> None:
    match = wander(start(EVERY[game], EVERY[game].players[1], OLD), Dice(5), 160)
    seeds = [entry["reseed"] for entry in match.entries if "reseed" in entry]
    assert len(seeds) > 2 and record_law(match) == [] == history_law(match)
    record = record_of(match)
    assert record["format"] == RESEEDED_FORMAT and record["seed"] == OLD
    history = match.history()
    for count, entry in enumerate(match.entries, 1):
        assert history.at(count).hash() == entry["hash"]
        if "reseed" in entry:
            assert entry["commitment"] == hashlib.sha256(bytes.fromhex(entry["reseed"])).hexdigest()
            assert history.standing(count) == history.standing(count - 1)
    again = replay(record, EVERY)
    assert (again.present_seed, again.draws, again.reseeded) == (match.present_seed, match.draws, match.reseeded)
    for upto in range(0, len(match.entries), 31):
        earlier = replay(record, EVERY, upto)
        assert history.at(len(earlier.entries)).hash() == earlier.hash()
    assert replay(record, EVERY, None, True).record() == match.record()


def test_a_copy_goes_on_like_the_original() -> None:
    match = reseeded()
    twin = match.copy()
    for number in range(4):
        play_randomly(match, Dice(number))
        play_randomly(twin, Dice(number))
    assert match.draws > 3 and twin.record() == match.record() and twin.reseeded == match.reseeded
    twin.reseed(1)
    assert match.present_seed == NEW and twin.record() != match.record()


def test_a_match_from_a_position() -> None:
    match = start_from(RULES, first_turn(), 7)
    match.reseed(NEW)
    assert match.reseeded == 1 and match.question == 0
    play_randomly(match, Dice(1))
    assert record_law(match) == [] and "position" in match.record()


# records


def test_records_without_it_stay_what_they_were() -> None:
    match = start(RULES, 3, 7)
    assert match.record()["format"] == match.seat_record()["format"] == FORMAT == 1
    match.reseed()
    assert match.record()["format"] == match.seat_record()["format"] == RESEEDED_FORMAT == 2
    assert format_of([None, 5, {"reseed": None}]) == RESEEDED_FORMAT
    assert format_of([None, 5, {"rewind": 1}, "reseed"]) == FORMAT


def test_the_format_is_that_of_the_entries() -> None:
    record = record_of(reseeded())
    assert complaint({**record, "format": 1}).field == "format"
    assert "2 is for records with a new seed" in str(complaint({**record, "format": 1}))
    plain_one = record_of(start(RULES, 3, 7))
    assert complaint({**plain_one, "format": 2}).field == "format"
    assert "reads 1 and 2" in complaint({**plain_one, "format": 3}).problem
    with pytest.raises(Malformed, match="format"):
        start_from(RULES, {**first_turn(), "format": 2})


@pytest.mark.parametrize(
    ("change", "field", "problem"),
    [
        ({"reseed": None}, "reseed", "is not told"),
        ({"reseed": 7}, "reseed", "must be 64 lower-case hexadecimal digits"),
        ({"reseed": "7"}, "reseed", "must be 64 lower-case hexadecimal digits"),
        ({"reseed": NEW.upper() + "F"}, "reseed", "must be 64 lower-case hexadecimal digits"),
        ({"reseed": OLD}, "commitment", "does not belong to this seed"),
        ({"commitment": commitment(OLD)}, "commitment", "does not belong to this seed"),
        ({"commitment": None}, "commitment", "does not belong to this seed"),
        ({"hash": "0" * 16}, "hash", "but the game gives"),
        ({"hash": None}, "hash", "but the game gives"),
        ({"seat": 0}, "seat", "is not known here"),
        ({"answer": {"kind": "pass"}}, "answer", "is not known here"),
    ],
)
def test_a_damaged_entry_is_named_and_the_seed_not_repeated(change: dict[str, Any], field: str, problem: str) -> None:
    match = reseeded()
    record, index = record_of(match), match.reseeded - 1
    record["entries"][index].update(change)
    found = complaint(record)
    assert found.field == f"entries[{index}].{field}" and problem in found.problem
    assert NEW not in str(found)


@pytest.mark.parametrize("name", ["commitment", "hash"])
def test_a_field_that_is_missing(name: str) -> None:
    match = reseeded()
    record, index = record_of(match), match.reseeded - 1
    del record["entries"][index][name]
    assert complaint(record).field == f"entries[{index}].{name}"


def test_another_seed_gives_another_game() -> None:
    match = reseeded()
    record, index = record_of(match), match.reseeded - 1
    record["entries"][index].update(reseed=OLD, commitment=commitment(OLD))
    assert complaint(record).problem.startswith("is {'seat': 'chance'")
    del record["entries"][index]
    assert complaint(record).field == "format"
    assert complaint({**record, "format": 1}).problem.startswith("is {'seat': 'chance'")


def test_nothing_is_drawn_anew_after_the_end() -> None:
    match, dice = start(TOY, 3, OLD), Dice(3)
    while not match.over:
        play_randomly(match, dice)
    record = record_of(match)
    late = {"reseed": NEW, "commitment": commitment(NEW), "hash": match.hash()}
    found = complaint({**record, "format": 2, "entries": [*record["entries"], late]})
    assert found.field.startswith(f"entries[{len(match.entries)}]") and "no-reseed" in found.problem


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_while_it_goes_on_only_commitments_are_told(seat: int) -> None:
    match = reseeded()
    told = match.seat_record(seat)
    assert told["commitment"] == commitment(OLD)
    assert {"at": match.reseeded - 1, "reseed": None, "commitment": commitment(NEW)} in told["answers"]
    for secret in (OLD, NEW, match.entries[match.reseeded - 1]["hash"]):
        assert secret not in json.dumps(told)
    with pytest.raises(Malformed):
        replay(told, EVERY)


# the published schema


def test_the_schema_knows_every_kind_of_entry() -> None:
    resources = [
        (f"{RULES.name}.answer.json", RULES.codec.schema()),
        (f"{RULES.name}.position.json", RULES.position_schema()),
    ]
    registry: Any = Registry().with_resources([(name, DRAFT202012.create_resource(one)) for name, one in resources])
    validator = jsonschema.Draft202012Validator(record_schema(RULES), registry=registry)
    match = start_from(RULES, first_turn(), OLD)
    plain_one = record_of(start(RULES, 3, OLD))
    seat = match.fast.seat
    match.play(match.decisions[0].options[0])
    match.reseed(NEW)
    match.undo(seat)
    match.play(match.decisions[0].options[0])
    match.rewind(1, 1)
    match.rewind(0)
    record = record_of(match)
    for good in (record, plain_one):
        replay(good, EVERY)
        assert list(validator.iter_errors(good)) == []
    assert any(entry.get("seat") == "chance" for entry in plain_one["entries"])
    for index, change in (
        (0, {"answer": {}}),
        (1, {"reseed": None}),
        (1, {"seat": 0}),
        (2, {"undo": 2}),
        (4, {"by": 9}),
    ):
        entries = plain(record["entries"])
        entries[index].update(change)
        assert not validator.is_valid({**record, "entries": entries}), change
    assert not validator.is_valid({**record, "format": 3}) and not validator.is_valid({**record, "seed": None})


def test_a_told_seed() -> None:
    assert told_seed(NEW, "reseed") == NEW
    for wrong in (None, 7, "", NEW[1:], NEW.replace("0", "G"), [NEW]):
        with pytest.raises(Malformed) as caught:
            told_seed(wrong, "here")
        assert str(caught.value) == "here: must be 64 lower-case hexadecimal digits"
