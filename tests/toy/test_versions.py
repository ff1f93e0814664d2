"""Two versions of one ruleset side by side: what began under the first is finished under the first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers import games
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import fuzz
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.record import replay
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Malformed, Value
from tests.server import hall
from tests.toy import tables
from tests.toy.game import ToyGame
from tests.toy.rules.ruleset import ToyRuleset

NEW = ToyRuleset()
OLD = NEW.under("1")
BOTH: dict[str, Ruleset] = {"toy": NEW}
SEED = 5


def carried(match: Match) -> Any:
    """The record, or a document, as a file brings it."""
    return json.loads(json.dumps(match.record()))


def played(match: Match, answers: int, dice: Dice) -> Match:
    while not match.over and answers:
        decision = next(decision for decision in match.decisions if not decision.answered)
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
        answers -= 1
    return match


def paid(rules: Ruleset) -> list[Value]:
    """What is in the purses after one of two rivals has voted for the toll."""
    document = {**tables.document(tables.AT_TOLL, *[tables.seat({})] * 3), "rules": rules.version}
    match = start_from(rules, document, 1)
    for seat, answer in ((1, "yes"), (2, "no")):
        match.play({"kind": "vote", "toll": answer}, seat)
    paid = [event.values for event in match.events if event.name == "paid"]
    return [row["coins"] for row in paid if row["purpose"] in ("toll", "fine")]


def test_one_rule_differs_by_its_flag() -> None:
    assert (OLD.version, NEW.version) == ("1", "2")
    assert (OLD.flags, NEW.flags) == ({"half_is_enough": True}, {"half_is_enough": False})
    assert paid(OLD) == [1, 1], "half is enough: both pay the captain"
    assert paid(NEW) == [1], "more than half is needed: the captain is fined"


def test_each_version_is_there_once() -> None:
    assert NEW.under("2") is NEW and OLD.under("2") is NEW and NEW.under("1") is OLD
    assert ToyRuleset("1").under("2").version == "2"
    assert [version.id for version in OLD.versions] == ["1", "2"]
    assert OLD.changes_since("en") == ["A toll needs more than half of the votes."]
    assert NEW.changes_since("de") == []


@pytest.mark.parametrize("version", ["3", "10", "999999999"])
def test_what_a_newer_program_has_written_is_refused_with_these_words(version: str) -> None:
    assert NEW.is_newer(version) and OLD.is_newer(version)
    with pytest.raises(Malformed) as refused:
        OLD.under(version)
    assert refused.value.field == "rules"
    assert refused.value.problem == f"this was written by a newer version of toy, '{version}'; known is 1, 2"


@pytest.mark.parametrize("version", ["0", "", "x", "-1", "1.5", "9" * 5000, None, 1, True, ["1"], {}])
def test_what_is_no_version_is_refused(version: Any) -> None:
    assert not NEW.is_newer(version)
    with pytest.raises(Malformed, match="is not a rules version of toy here; known is 1, 2"):
        NEW.under(version)


def test_a_document_that_names_no_version_is_for_its_reader() -> None:
    nothing: list[Any] = [None, [], "rules", {}]
    assert [OLD.of(document) is OLD for document in nothing] == [True] * 4
    assert OLD.of({"rules": "2"}) is NEW
    with pytest.raises(Malformed, match="rules"):
        NEW.of({"rules": None})


def test_a_match_begun_under_the_first_is_finished_under_the_first() -> None:
    """Turn by turn beside one under the second, in one process; the same answers lead them apart."""
    old, new = start(OLD, 3, SEED), start(NEW, 3, SEED)
    assert old.start_hash == new.start_hash
    dice, parted = Dice(SEED), False
    while not old.over:
        old = replay(carried(old), BOTH)
        assert old.rules is OLD and old.position()["rules"] == "1"
        decision = next(decision for decision in old.decisions if not decision.answered)
        answer = decision.options[dice.below(len(decision.options))]
        if not parted:
            assert new.why_not(answer, decision.seat) is None
            new.play(answer, decision.seat)
        old.play(answer, decision.seat)
        parted = parted or old.hash() != new.hash()
    assert parted, "else nothing is shown"
    record = carried(old)
    assert record["rules"] == "1" and replay(record, BOTH).record() == old.record()
    with pytest.raises(Malformed, match="entries"):
        replay({**record, "rules": "2"}, BOTH)


def test_a_position_goes_on_under_its_version() -> None:
    middle = json.loads(json.dumps(played(start(OLD, 3, SEED), 12, Dice(1)).position()))
    match = start_from(NEW.of(middle), middle, SEED)
    assert played(match, 1000, Dice(2)).rules is OLD and match.over
    assert replay(carried(match), BOTH).hash() == match.hash()
    with pytest.raises(Malformed) as refused:
        replay({**carried(match), "rules": "2"}, BOTH)
    assert refused.value.field == "position.rules"


@pytest.mark.parametrize("version", ["1", "2"])
def test_every_version_obeys_the_laws(version: str) -> None:
    report = fuzz(NEW.under(version), 4, 3)
    assert report["broken"] == [] and report["ended"] == 4


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, ToyGame()))
    monkeypatch.setitem(RULESETS, "toy", NEW)


@pytest.mark.usefixtures("registered")
def test_the_front_door_begins_new_games_under_the_newest_rules() -> None:
    assert greatpowers.ruleset("toy") is NEW and greatpowers.ruleset("toy", "1") is OLD
    assert greatpowers.start("toy", 2, SEED).rules is NEW
    old = played(start(OLD, 2, SEED), 6, Dice(1))
    assert greatpowers.replay(old.record()).rules is OLD
    assert greatpowers.position("toy", old.position()).rules is OLD


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.usefixtures("registered")
async def test_a_table_goes_on_when_its_server_has_learned_newer_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall.hall_in(tmp_path) as server:
        anna = await server.person("Anna")
        with monkeypatch.context() as before:
            before.setitem(RULESETS, "toy", first_of_all())
            room = await server.table(anna, "toy", hall.ME, hall.COMPUTER, speed="instant")
            open_one = await server.table(anna, "toy", hall.ME, hall.OPEN)
            await hall.play(room, {0: anna}, 3)
            await hall.settled(room)
            assert (room.rules.version, open_one.header.rules) == ("1", "1")
            stood = hall.hash_of(room)
            await server.rooms.close()
        await server.restart()
        again = await server.room(room.header.id)
        assert hall.hash_of(again) == stood and again.rules is OLD
        await hall.play(again, {0: anna}, 1000)
        assert again.header.status == "over" and again.match is not None and again.match.rules is OLD
        stored = await server.store.tables.get(again.header.id)
        assert stored is not None and (stored.rules, stored.status) == ("1", "over")
        entries = await server.store.records.entries(again.header.id)
        record = {**again.match.record(), "entries": entries}
        assert replay(record, BOTH).hash() == again.match.hash()
        beginning = await server.room(open_one.header.id)
        assert beginning.rules is NEW, "what has not begun begins under the newest"


def first_of_all() -> ToyRuleset:
    """The ruleset when there was only its first version."""
    rules = ToyRuleset("1")
    rules.versions = rules.versions[:1]
    return rules
