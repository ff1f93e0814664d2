"""Records read back: the same match, or the first difference by name."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.match import start, start_from
from greatpowers.kernel.record import check_header, play_on, replay
from greatpowers.kernel.values import Malformed
from tests.games.imperial.samples import RULES, documents, first_turn
from tests.games.mutations import plain

pytestmark = pytest.mark.both


def sample(entries: int = 40) -> dict[str, Any]:
    match, dice = start(RULES, 3, 7), Dice(5)
    while len(match.entries) < entries:
        play_randomly(match, dice)
    record: dict[str, Any] = plain(match.record())
    return record


def from_position() -> dict[str, Any]:
    match, dice = start_from(RULES, first_turn(), 7), Dice(5)
    while len(match.entries) < 10:
        play_randomly(match, dice)
    record: dict[str, Any] = plain(match.record())
    return record


def complaint(record: Any) -> Malformed:
    with pytest.raises(Malformed) as caught:
        replay(record, RULESETS)
    return caught.value


def test_replay() -> None:
    record = sample()
    match = replay(record, RULESETS)
    assert match.record() == record
    assert replay(from_position(), RULESETS).record() == from_position()


@pytest.mark.parametrize("make", [sample, from_position], ids=["start", "position"])
def test_a_match_plays_on_what_others_have_added(make: Callable[[], dict[str, Any]]) -> None:
    """Wherever it stands, and whoever passes by themselves here: the record says what was answered."""
    record = make()
    entries = record["entries"]
    for known in range(0, len(entries), 5):
        match = replay(record, RULESETS, known)
        match.passing = {0, 1, 2}
        play_on(match, entries[len(match.entries) :])
        assert match.record() == record and match.hash() == replay(record, RULESETS).hash()
        assert match.passing == {0, 1, 2}
        play_on(match, [])
        assert match.entries == entries


def test_what_others_have_added_must_fit() -> None:
    record = sample()
    match = replay(record, RULESETS, 10)
    wrong = [{**entry, "hash": "0" * 16} for entry in record["entries"][len(match.entries) :]]
    with pytest.raises(Malformed) as caught:
        play_on(match, wrong)
    assert caught.value.field == f"entries[{10}]"


def test_replay_up_to() -> None:
    record = sample()
    for upto in (0, 3, 10, 40, 1000):
        match = replay(record, RULESETS, upto)
        assert match.entries == record["entries"][: len(match.entries)]
        assert len(match.entries) == min(max(upto, 3), 40), "chance answers the first three by itself"


def test_replay_of_what_was_examined_before() -> None:
    record = sample(60)
    match = replay(record, RULESETS, None, True)
    assert match.record() == record
    play_randomly(match, Dice(1))
    assert match.entries[-1]["hash"] == match.hash(), "what comes new is hashed"
    cut = replay(record, RULESETS, 30, True)
    play_randomly(cut, Dice(1))
    assert cut.entries[-1]["hash"] == cut.hash()


@pytest.mark.parametrize("index", [25, 50, 59])
def test_what_was_examined_before_is_not_believed_for_long(index: int) -> None:
    record = sample(60)
    record["entries"][index]["hash"] = "0" * 16
    with pytest.raises(Malformed) as caught:
        replay(record, RULESETS, None, True)
    assert caught.value.field == f"entries[{index}]"


@pytest.mark.parametrize("record", [None, 5, "x", [], [{}]])
def test_no_record(record: Any) -> None:
    assert (complaint(record).field, complaint(record).problem) == ("record", "must be an object")


@pytest.mark.parametrize(
    ("key", "value", "field"),
    [
        ("format", None, "format"),
        ("format", 2, "format"),
        ("format", True, "format"),
        ("game", "chess", "game"),
        ("game", [], "game"),
        ("rules", "0", "rules"),
        ("rules", None, "rules"),
        ("seed", 7, "seed"),
        ("seed", "7", "seed"),
        ("seed", "0" * 64, "commitment"),
        ("commitment", "0" * 64, "commitment"),
        ("start", "0" * 16, "start"),
        ("start", None, "start"),
        ("seats", 4, "start"),
        ("seats", "3", "seats"),
        ("options", None, "options"),
        ("entries", {}, "entries"),
        ("entries", [], "entries"),
        ("entries", [5], "entries[0]"),
        ("nonsense", 1, "nonsense"),
    ],
)
def test_header(key: str, value: Any, field: str) -> None:
    record = sample()
    record[key] = value
    assert complaint(record).field == field


@pytest.mark.parametrize(
    "key", ["format", "game", "rules", "seats", "options", "seed", "commitment", "start", "entries"]
)
def test_missing(key: str) -> None:
    record = sample()
    del record[key]
    assert complaint(record).field == key


def test_check_header() -> None:
    assert check_header(sample(), RULESETS) is RULES
    assert check_header(first_turn(), RULESETS) is RULES


def test_position_of_a_record() -> None:
    record = from_position()
    record["position"]["players"][0]["cash"] = -1
    assert complaint(record).field == "position.players[0].cash"
    for seats, field in ((5, "seats"), (6.0, "seats"), (9, "seats")):
        record = from_position()
        record["seats"] = seats
        assert complaint(record).field == field
    record = from_position()
    record["options"] = {**record["options"], "cash": "hidden"}
    assert (complaint(record).field, complaint(record).problem) == ("options", "differ from the position")


def changed(entry: Any) -> Malformed:
    record = sample()
    record["entries"][5] = entry
    return complaint(record)


def test_entries() -> None:
    good = sample()["entries"][5]
    assert changed(None).field == changed([]).field == "entries[5]"
    for seat in (None, True, "0", "chance", 1.0):
        assert changed({**good, "seat": seat}).field == "entries[5].seat"
    assert changed({**good, "seat": 9}).field == "entries[5].seat"
    assert changed({**good, "hash": "0" * 16}).field == "entries[5]"
    assert changed({**good, "nonsense": 1}).field == "entries[5]"
    assert changed({"seat": good["seat"]}).field == "entries[5].answer.kind"
    assert changed({**good, "answer": {"kind": "stop"}}).problem.startswith("refused: other-kind")
    other = changed({**good, "seat": (good["seat"] + 1) % 3})
    assert other.field == "entries[5].answer" and other.problem.startswith("refused: not-asked")
    assert changed({"seat": good["seat"], "undo": True, "hash": ""}).field == "entries[5].undo"
    assert changed({"seat": good["seat"], "undo": 2, "hash": ""}).field == "entries[5].undo"
    third = sample()
    third["entries"][3] = {"seat": 0, "undo": 1, "hash": third["entries"][2]["hash"]}
    assert complaint(third).problem.startswith("refused: no-undo")


def test_chance_is_compared() -> None:
    record = sample()
    record["entries"][0]["answer"]["nation"] = "usa"
    assert complaint(record).field == "entries[0]"
    record = sample()
    record["entries"] = record["entries"][:2]
    assert complaint(record).problem == "ends after 2 entries, before chance has answered"
    dealt = documents()["deal_card"][0]
    record = plain(start_from(RULES, dealt, 3).record())
    assert replay(record, RULESETS).record() == record


def test_nothing_changes() -> None:
    record = sample()
    record["entries"][30]["hash"] = "0" * 16
    before = copy.deepcopy(record)
    assert complaint(record).field == "entries[30]" and record == before
