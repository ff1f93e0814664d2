"""How tables come about, come back and leave memory: wishes, records, positions, branches, restarts, mistakes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.match import EXAMINE
from greatpowers.server.looking import AskMoment
from greatpowers.server.protocol import Branch, Import, Join, NewTable, SeatWish
from greatpowers.server.replaying import as_far_as_it_goes
from greatpowers.server.rows import StoredState
from greatpowers.server.seating import Close
from tests.server.hall import (
    COMPUTER,
    IMPERIAL,
    ME,
    OPEN,
    Hall,
    give,
    hall_in,
    key,
    part,
    play,
    problem_of,
    settled,
    two_people,
)
from tests.server.picture import Picture, touched

pytestmark = pytest.mark.anyio


async def test_wishes(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        wish = NewTable(IMPERIAL, [ME, SeatWish("me", "Opa"), SeatWish("computer", "Deep Blue")], key())
        id = await hall.rooms.create(wish, anna)
        assert await hall.rooms.create(wish, anna) == id
        room = await hall.room(id)
        assert [(seat.kind, seat.name) for seat in room.seats] == [
            ("human", "Anna"),
            ("human", "Opa"),
            ("computer", "Deep Blue"),
        ]
        assert len({seat.secret for seat in room.seats}) == 3
        assert await hall.rooms.open("nowhere") is None
        wrong: list[dict[str, Any]] = [
            {"game": "chess"},
            {"seats": [ME] * 8},
            {"options": {"no": 1}},
            {"seats": [ME, SeatWish("computer", bot="?")]},
        ]
        for fields in wrong:
            given = {"game": IMPERIAL, "seats": [ME, COMPUTER], "key": key(), **fields}
            assert (await problem_of(hall.rooms.create(NewTable(**given), anna))).status == 400


async def test_a_table_shows_how_it_is_played(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        for game, rules in RULESETS.items():
            room = await hall.table(anna, game, ME, OPEN, title="Runde", visibility="public")
            for lang in ("de", "en"):
                state = room.parts.state(lang)
                assert state.game_name == rules.names[lang]
                assert len(state.options) == len(rules.options)
                assert all(chosen.label and chosen.value for chosen in state.options)
                assert (state.title, state.visibility, state.status) == ("Runde", "public", "gathering")


async def test_computers_go_on_after_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        hall.jobs.go.clear()
        rooms = [await hall.table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant") for _ in range(3)]
        await hall.table(anna, IMPERIAL, ME, ME)
        before = {room.header.id: room.header.entries for room in rooms}
        await hall.restart()
        hall.jobs.go.set()
        await hall.wake()
        assert len(hall.rooms) == len(rooms), "a table that waits for people can go on sleeping"
        for id, entries in before.items():
            room = await hall.room(id)
            while room.header.entries == entries:
                await asyncio.sleep(0.001)


async def test_idle_tables_leave_memory(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        hall.rooms = hall.opened(most=2)
        watched = await hall.table(anna, IMPERIAL, ME, ME)
        await watched.subscribe(anna, 0, "en")
        idle = [await hall.table(anna, IMPERIAL, ME, ME) for _ in range(4)]
        assert len(hall.rooms) == 2
        assert await hall.room(watched.header.id) is watched
        assert await hall.room(idle[0].header.id) is not idle[0]


async def test_records_and_positions_go_out_and_come_in(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        match = greatpowers.start("imperialism", 3, seed=5)
        for _ in range(40):
            decision = match.decisions[0]
            match.play(decision.options[0], decision.seat)
        record = json.loads(json.dumps(match.record()))
        wishes = [ME, SeatWish("open"), COMPUTER]
        hall.jobs.go.clear()
        room = await hall.room(await hall.rooms.create_from(Import(record, key(), wishes), anna))
        then = room.begun().history().at(len(match.entries) + 1)
        assert then.hash() == match.hash(), "chance has a new seed"
        await room.do(ben, Join())
        assert room.own_seats(ben.id) == [1]

        position = json.loads(json.dumps(match.position()))
        room = await hall.room(await hall.rooms.create_from(Import(position, key()), anna))
        assert room.begun().history().at(0).hash() == match.hash()
        assert [seat.kind for seat in room.seats] == ["human", "computer", "computer"]

        wrong: list[dict[str, Any]] = [
            {},
            {"entries": []},
            {**record, "seed": "00" * 32},
            {**record, "entries": [*record["entries"][:-1], {**record["entries"][-1], "hash": "0" * 16}]},
            {**position, "game": "chess"},
            {**record, "rules": "0"},
            match.seat_record(0),
        ]
        for document in wrong:
            assert (await problem_of(hall.rooms.create_from(Import(document, key()), anna))).status == 400
        few = Import(record, key(), [ME, COMPUTER])
        assert (await problem_of(hall.rooms.create_from(few, anna))).message == "room-wrong-seats"


@pytest.mark.parametrize("game", RULESETS)
async def test_a_branch_starts_from_what_the_seat_knew(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, game)
        await play(room, {0: anna, 1: ben}, 60)
        for at in (room.header.entries // 2, room.header.entries):
            id = await hall.rooms.branch(room.header.id, Branch(at, key(), 1), ben)
            branch = await hall.room(id)
            assert (branch.header.branch_of, branch.header.branch_at) == (room.header.id, at)
            assert branch.header.visibility == "private" and branch.header.seed != room.header.seed
            assert [seat.kind for seat in branch.seats] == ["computer", "human"]
            assert branch.match is not None
            first = branch.match.history().at(0)
            then = await room.do(ben, AskMoment(at=at, seat=1, lang="en"))
            if not branch.match.entries:
                assert part(branch, "screen", 1, ben)["headline"]
            assert not first.over
            assert then.at == at
            await play(branch, {1: ben}, 3)
            await settled(branch)
        assert (await problem_of(hall.rooms.branch(room.header.id, Branch(10**6, key(), 1), ben))).status == 400
        assert (await problem_of(hall.rooms.branch("nowhere", Branch(1, key(), 1), ben))).status == 404


async def test_when_it_is_over_everything_is_open(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, carla = await hall.person("Anna"), await hall.person("Carla")
        room = await hall.table(anna, "imperialism", ME, COMPUTER, speed="instant")
        await play(room, {0: anna}, 30)
        await room.do(anna, Close())
        await settled(room)
        assert (await room.do(carla, AskMoment(at=20, seat=1, lang="en"))).at == 20
        branch = await hall.room(await hall.rooms.branch(room.header.id, Branch(20, key(), 1), carla))
        assert branch.own_seats(carla.id) == [1]
        assert (await problem_of(hall.rooms.branch(room.header.id, Branch(20, key(), 5), carla))).status == 400


async def a_game(hall: Hall) -> tuple[str, Any, dict[str, str]]:
    anna = await hall.person("Anna")
    room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
    await play(room, {0: anna, 1: anna}, 30)
    parts = room.parts.all(0, anna.id, "en")
    await hall.rooms.close()
    return room.header.id, anna, parts


async def test_a_table_that_no_longer_holds_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From some entry on its rules would make another game of it."""
    async with hall_in(tmp_path) as hall:
        id, anna, parts = await a_game(hall)
        entries = await hall.store.records.entries(id)
        bad = EXAMINE
        wrong = [*entries[:bad], {**entries[bad], "hash": "0" * 16}, *entries[bad + 1 :]]
        with monkeypatch.context() as patch:
            real = hall.store.tables.state

            async def corrected(id: str) -> StoredState | None:
                found = await real(id)
                return None if found is None else replace(found, entries=wrong)

            patch.setattr(hall.store.tables, "state", corrected)
            await hall.restart()
            room = await hall.room(id)
            assert room.header.status == "broken"
            state = part(room, "table", 0, anna)
            assert state["status"] == "broken" and state["trouble"]
            assert f"entries[{bad}]" in room.broken
            assert room.match is not None and len(room.match.entries) == bad
            assert part(room, "screen", 0, anna)
            assert part(room, "prompt", 0, anna)["sentence"] == "This game cannot go on."
            assert (await room.do(anna, AskMoment(at=bad, seat=0, lang="en"))).last == bad
            assert (await problem_of(give(room, anna, 0, {"kind": "pass"}))).code == "not-running"
        await hall.restart()
        mended = await hall.room(id)
        assert mended.header.status == "running", "mended, it goes on"
        assert mended.parts.all(0, anna.id, "en") == parts


async def test_a_table_of_rules_that_nobody_knows_goes_on_as_far_as_it_holds(tmp_path: Path) -> None:
    """Under the newest, and every entry is examined: the hash of this one would be believed otherwise."""
    bad = EXAMINE - 5
    async with hall_in(tmp_path) as hall:
        id, anna, parts = await a_game(hall)
        await hall.store.tables.change(id, rules="0")
        await hall.restart()
        room = await hall.room(id)
        newest = RULESETS[IMPERIAL].version
        assert (room.header.status, room.header.rules, room.rules.version) == ("running", "0", newest)
        assert part(room, "screen", 0, anna) == json.loads(parts["screen"])
        record = {**room.begun().record(), "rules": "0"}
        record["entries"][bad]["hash"] = "0" * 16
        match, problem = as_far_as_it_goes(record)
        assert match is not None and len(match.entries) == bad and f"entries[{bad}]" in problem


async def test_a_table_of_which_nothing_holds(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        id, anna, _ = await a_game(hall)
        await hall.store.tables.change(id, start="0" * 16)
        await hall.restart()
        room = await hall.room(id)
        assert room.header.status == "broken" and room.match is None
        assert set(room.parts.all(0, anna.id, "en")) == {"table", "you", "prompt"}
        assert (await problem_of(room.do(anna, AskMoment(at=0, seat=0, lang="en")))).code == "not-running"


async def test_somebody_who_has_gone_is_not_named_any_more(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        await play(room, {0: anna, 1: ben}, 5)
        assert "Ben" in str(room.parts.all(None, None, "en"))
        listener = await room.subscribe(anna, 0, "en")
        await listener.next()
        await hall.store.people.anonymise(ben.id)
        await hall.rooms.forget(ben.id)
        update = await listener.next()
        assert "Ben" not in str(room.parts.all(0, anna.id, "en"))
        assert "table" in touched(Picture.read(update))


async def test_one_table_that_cannot_be_opened_does_not_keep_the_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        hall.jobs.go.clear()
        rooms = [await hall.table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="slow") for _ in range(3)]
        await hall.restart()
        real = hall.store.tables.state

        async def unreadable(id: str) -> StoredState | None:
            if id == rooms[1].header.id:
                raise OSError("a bad sector")
            return await real(id)

        monkeypatch.setattr(hall.store.tables, "state", unreadable)
        await hall.wake()
        assert len(hall.rooms) == 2
