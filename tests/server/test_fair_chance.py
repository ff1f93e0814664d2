"""Whoever brings a game knows its seed; so a game that began elsewhere goes on from a new one, and says so."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import greatpowers
from greatpowers.kernel.chance import commitment
from greatpowers.kernel.match import Match
from greatpowers.server.looking import AskHistory, AskMoment, AskRecord
from greatpowers.server.protocol import AskTakeBack, Branch, Import, Join, SeatWish, Undo
from greatpowers.server.replaying import public_commitment
from greatpowers.server.room import Room
from greatpowers.server.rows import Person, StoredState
from greatpowers.server.seating import Close, Leave
from greatpowers.server.votes import Cast
from tests.server.hall import IMPERIAL, ME, OPEN, Hall, hall_in, key, part, play, problem_of, two_people

pytestmark = pytest.mark.anyio

LINES = {
    "en": "From here on chance comes from a new seed that nobody knows.",
    "de": "Von hier an kommt der Zufall aus einem neuen Startwert, den niemand kennt.",
}
SEED = 5


def begun(game: str, answers: int) -> Match:
    """A game of two, as somebody may have it at home; its last answer can be taken back, and nobody has to pass."""
    match = greatpowers.start(game, 2, seed=SEED)
    while answers > 0 or any(match.fast.must_pass(seat) for seat in match.fast.waiting()):
        decision = match.decisions[0]
        match.play(decision.options[0], decision.seat)
        answers -= 1
    return match


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


async def imported(hall: Hall, document: Any, *people: Person) -> Room:
    """The first brings it, the others sit down."""
    wishes = [ME, *[OPEN] * (len(people) - 1)]
    room = await hall.room(await hall.rooms.create_from(Import(plain(document), key(), wishes), people[0]))
    for person in people[1:]:
        await room.do(person, Join())
    return room


def remarks(room: Room, lang: str) -> list[int]:
    """After how many entries the log says that chance is drawn anew."""
    parts = room.parts.all(None, None, lang)
    items = json.loads(parts["log"])
    return [item["at"] for item in items if item.get("text") == LINES[lang]]


def present_seed(room: Room) -> str:
    return room.begun().present_seed


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_an_imported_record_goes_on_from_a_new_seed(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        match = begun(game, 12)
        count, known = len(match.entries), match.seed
        room = await imported(hall, match.record(), anna, ben)
        assert room.begun().hash() == match.hash() and room.header.seed == known
        assert present_seed(room) not in ("", known)
        table = part(room, "table", 0, anna)
        assert (table["commitment"], table["reseeded"]) == (commitment(present_seed(room)), count + 1)
        assert table["commitment"] != match.record()["commitment"]
        assert remarks(room, "en") == remarks(room, "de") == [count + 1]
        stored = await hall.store.records.entries(room.header.id)
        assert stored[:-1] == plain(match.entries) and stored[-1]["reseed"] == present_seed(room)

        await play(room, {0: anna, 1: ben}, 30)
        seed, before = present_seed(room), room.parts.all(0, anna.id, "de")
        await hall.restart()
        again = await hall.room(room.header.id)
        assert present_seed(again) == seed and again.parts.all(0, anna.id, "de") == before
        await play(again, {0: anna, 1: ben}, 10)
        assert greatpowers.replay(again.begun().record()).hash() == again.begun().hash()
        assert part(again, "table", 1, ben)["commitment"] == table["commitment"]


async def test_two_imports_of_one_record_go_different_ways(tmp_path: Path) -> None:
    """The seed of the record would bring the same to both."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        record, chances, seeds = begun("attack", 12).record(), set(), set()
        for _ in range(3):
            room = await imported(hall, record, anna, anna)
            await room.do(anna, Join(1))
            await play(room, {0: anna, 1: anna}, 60)
            drawn = [entry["answer"] for entry in room.begun().entries if entry.get("seat") == "chance"]
            chances.add(str(drawn))
            seeds.add(present_seed(room))
        assert len(chances) == len(seeds) == 3


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_nothing_that_is_sent_tells_a_seed(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        room = await imported(hall, begun(game, 12).record(), anna, ben)
        at = room.header.entries - 1
        sent: list[Any] = []
        for number in range(4):
            await play(room, {0: anna, 1: ben}, 3, number)
            for person, seat in ((anna, 0), (ben, 1), (None, None)):
                sent += [room.parts.all(seat, None if person is None else person.id, lang) for lang in ("de", "en")]
                sent.append(await room.do(person, AskRecord(seat)))
                sent.append(str(await room.do(person, AskMoment(at=at, seat=seat, lang="en"))))
                sent.append(str(await room.do(person, AskHistory(seat=seat, lang="en"))))
        everything = json.dumps(sent)
        assert commitment(present_seed(room)) in everything
        for secret in (present_seed(room), room.header.seed, room.begun().entries[at]["hash"]):
            assert secret not in everything
        assert {"at": at, "reseed": None, "commitment": commitment(present_seed(room))} in sent[-3]["answers"]


async def test_when_it_is_over_every_seed_can_be_checked(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        match = begun(IMPERIAL, 12)
        room = await imported(hall, match.record(), anna, ben)
        told = part(room, "table", 0, anna)["commitment"]
        await play(room, {0: anna, 1: ben}, 9)
        await room.do(ben, Leave(1))
        await room.do(anna, Close())
        record = await room.do(None, AskRecord())
        (entry,) = [entry for entry in record["entries"] if "reseed" in entry]
        pairs = [(record["seed"], record["commitment"]), (entry["reseed"], entry["commitment"])]
        for seed, shown in pairs:
            assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == shown
        assert pairs[0] == (match.seed, match.record()["commitment"]) and pairs[1][1] == told
        assert record["format"] == 2 and greatpowers.replay(plain(record)).record() == record

        third = await imported(hall, record, anna, ben)
        assert present_seed(third) not in dict(pairs), "who has this record knows both"
        assert len(remarks(third, "en")) == 2
        assert part(third, "table", 0, anna)["commitment"] == commitment(present_seed(third))


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_positions_and_branches_say_so_too(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, game)
        table = part(room, "table", 0, anna)
        assert "reseeded" not in table and remarks(room, "en") == []
        assert table["commitment"] == commitment(room.header.seed) == public_commitment(room.header, None)
        await play(room, {0: anna, 1: ben}, 20)
        branch = await hall.room(await hall.rooms.branch(room.header.id, Branch(room.header.entries, key(), 0), anna))
        position = await imported(hall, begun(game, 9).position(), anna, ben)
        seeds = {room.header.seed}
        for made in (branch, position):
            table = part(made, "table", 0, anna)
            assert table["commitment"] == commitment(present_seed(made))
            assert remarks(made, "de") == [table["reseeded"]] and table["reseeded"] >= 1
            seeds |= {made.header.seed, present_seed(made)}
        assert len(seeds) == 5 and begun(game, 0).seed not in seeds


async def test_a_game_that_is_over_keeps_its_seed(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        match = greatpowers.start("imperial-2030", 2, seed=SEED)
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.options[len(match.entries) % len(decision.options)], decision.seat)
        for document in (match.record(), match.position()):
            room = await hall.room(
                await hall.rooms.create_from(Import(plain(document), key(), [SeatWish("me")] * 2), anna)
            )
            assert room.header.status == "over" and remarks(room, "en") == []
            assert "reseeded" not in part(room, "table", 0, anna)


async def test_the_last_answer_at_home_can_be_taken_back_here(tmp_path: Path) -> None:
    """An undo goes back over the change of seed, and chance stays new."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        match = begun(IMPERIAL, 1)
        seat = match.entries[-1]["seat"]
        room = await imported(hall, match.record(), anna, anna)
        await room.do(anna, Join(1))
        seed = present_seed(room)
        await room.do(anna, Undo(seat, key()))
        match.undo(seat)
        assert room.begun().hash() == match.hash() and present_seed(room) == seed
        assert remarks(room, "en") == [len(match.entries)], "the line stays where it was"
        await hall.restart()
        again = await hall.room(room.header.id)
        assert present_seed(again) == seed and remarks(again, "de") == [len(match.entries)]


async def test_the_table_can_go_back_beyond_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        match = begun(IMPERIAL, 10)
        room = await imported(hall, match.record(), anna, ben)
        seed, at = present_seed(room), len(match.entries) + 1
        await play(room, {0: anna, 1: ben}, 4)
        await room.do(anna, AskTakeBack(0, len(match.entries) - 3))
        (vote,) = part(room, "table", 1, ben)["votes"]
        await room.do(ben, Cast(seat=1, agree=True, vote=vote["id"]))
        assert room.begun().hash() == greatpowers.replay(match.record(), len(match.entries) - 3).hash()
        assert present_seed(room) == seed and remarks(room, "en") == [at]
        await play(room, {0: anna, 1: ben}, 6)
        assert greatpowers.replay(room.begun().record()).hash() == room.begun().hash()


async def test_a_record_that_does_not_tell_its_new_seed_is_refused(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        match = begun(IMPERIAL, 4)
        match.reseed()
        record = plain(match.record())
        record["entries"][-1]["reseed"] = None
        problem = await problem_of(hall.rooms.create_from(Import(record, key()), anna))
        assert problem.status == 400
        text = problem.in_words("en").text
        assert f"entries[{len(match.entries) - 1}].reseed" in text and "not told" in text


async def test_a_broken_table_does_not_tell_why_with_a_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in the database was changed by hand: the complaint names the entry and not the seed."""
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        room = await imported(hall, begun(IMPERIAL, 4).record(), anna, ben)
        seed, at = present_seed(room), room.header.entries - 1
        real = hall.store.tables.state

        async def damaged(id: str) -> StoredState | None:
            found = await real(id)
            assert found is not None
            entries = found.entries
            wrong = [*entries[:at], {**entries[at], "hash": "0" * 16}, *entries[at + 1 :]]
            return replace(found, entries=wrong)

        monkeypatch.setattr(hall.store.tables, "state", damaged)
        await hall.restart()
        again = await hall.room(room.header.id)
        assert again.header.status == "broken"
        assert f"entries[{at}].hash" in again.broken and seed not in again.broken
