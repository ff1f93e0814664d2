"""What a reader with fresh eyes found: consent, open streams, half-read tables, names, and what could be too much."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from greatpowers.server import playing, talking
from greatpowers.server import stream as streaming
from greatpowers.server.changes import Done, TableChange
from greatpowers.server.log import Log
from greatpowers.server.protocol import (
    AskHandOver,
    AskTakeBack,
    Import,
    Join,
    Mute,
    NewTable,
    Say,
    SeatWish,
    Undo,
)
from greatpowers.server.room import Room
from greatpowers.server.rows import StoredState
from greatpowers.server.seating import Close, ComeBack, Leave
from greatpowers.server.votes import SHORT_ABSENCE, Cast, vanishing
from tests.server.browser import Browser, Server, key, served
from tests.server.hall import (
    COMPUTER,
    IMPERIAL,
    ME,
    OPEN,
    give,
    hall_in,
    hash_of,
    play,
    problem_of,
    two_people,
)

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("review")) as running:
        yield running


# --- consent ----------------------------------------------------------------------------------------------------------


async def test_nobody_takes_the_dice_back_alone(tmp_path: Path) -> None:
    """Only Anna's answer would vanish, but chance would be asked anew: Ben has to agree."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, "imperialism")
        people, match = {0: anna, 1: ben}, room.match
        assert match is not None
        for number in range(300):
            seat, before, draws = room.waiting()[0], len(match.entries), match.draws
            await give(room, people[seat], seat, number=number)
            if match.draws > draws and vanishing(room, before) == {seat}:
                break
        else:
            pytest.fail("chance was never asked")
        state = hash_of(room)
        await room.do(people[seat], AskTakeBack(seat, before))
        assert hash_of(room) == state
        (ballot,) = room.ballots.open
        await room.do(people[1 - seat], Cast(1 - seat, True, vote=ballot.id))
        assert match.hash() == match.history().at(before).hash()


async def test_one_person_alone_does_not_replace_whoever_has_just_gone(tmp_path: Path) -> None:
    """A phone falls asleep: that is no reason to lose the seat at once, where nobody else is asked."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        away = room.waiting()[0]
        here = 1 - away
        ask, person = AskHandOver(here, away), (anna, ben)[here]
        assert (await problem_of(room.do(person, ask))).message == "room-not-absent"
        assert not room.is_computer(away)
        hall.time += SHORT_ABSENCE
        await room.do(person, ask)
        assert room.is_computer(away)


# --- storing and reading ----------------------------------------------------------------------------------------------


async def test_new_rules_do_not_open_a_closed_table(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, speed="instant")
        await room.do(anna, Close())
        await hall.store.tables.change(room.header.id, rules="0")
        await hall.restart()
        again = await hall.room(room.header.id)
        assert (again.header.status, again.header.waiting) == ("closed", [])
        await hall.store.tables.change(room.header.id, start="0" * 16)
        await hall.restart()
        assert (await hall.room(room.header.id)).header.status == "closed", "even if nothing of it holds"


async def test_what_was_half_read_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        room, _, _ = await two_people(hall)
        room._spoiled = True
        with monkeypatch.context() as patch:

            def cancelled() -> None:
                raise asyncio.CancelledError

            patch.setattr(room, "renamed", cancelled)
            with pytest.raises(asyncio.CancelledError):
                async with room.reading():
                    pytest.fail("nobody reads what was read by half")
        before = room.match
        async with room.reading():
            assert room.match is not before


async def test_a_long_record_keeps_nobody_from_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        long, anna, _ = await two_people(hall)
        short = await hall.table(anna, IMPERIAL, ME, ME)
        await hall.restart()
        reading, go_on, real = asyncio.Event(), asyncio.Event(), hall.store.tables.state

        async def state(id: str) -> StoredState | None:
            if id == long.header.id:
                reading.set()
                await go_on.wait()
            return await real(id)

        monkeypatch.setattr(hall.store.tables, "state", state)
        loading = [asyncio.create_task(hall.room(long.header.id)) for _ in range(2)]
        await reading.wait()
        assert await asyncio.wait_for(hall.room(short.header.id), 30)
        go_on.set()
        first, second = await asyncio.gather(*loading)
        assert first is second


async def test_what_is_acknowledged_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While an answer is being written, whoever did something else is not told of it as if it were."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        stored, real = room.header.entries, hall.store.tables.apply
        writing, go_on = asyncio.Event(), asyncio.Event()

        async def apply(change: TableChange) -> Done:
            writing.set()
            await go_on.wait()
            return await real(change)

        monkeypatch.setattr(hall.store.tables, "apply", apply)
        seat = room.waiting()[0]
        answering = asyncio.create_task(give(room, (anna, ben)[seat], seat))
        await writing.wait()
        assert room.header.entries == stored
        go_on.set()
        assert room.header.entries < (await answering).seq == room.header.entries


async def test_who_hangs_up_leaves_nothing_half_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is told in a thread; until it is done nobody else may come near it."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME)
        await play(room, {0: anna, 1: anna}, 40)
        telling, go_on, real = threading.Event(), threading.Event(), Log.follow

        def follow(log: Log, match: Any, reasoned: Any) -> None:
            telling.set()
            go_on.wait(30)
            real(log, match, reasoned)

        listener = await room.subscribe(anna, 0, "en")
        with monkeypatch.context() as patch:
            patch.setattr(Log, "follow", follow)
            hearing = asyncio.create_task(listener.next())
            await asyncio.to_thread(telling.wait, 30)
            hearing.cancel()
            for _ in range(10):
                await asyncio.sleep(0)
            assert room.is_busy()
            go_on.set()
            with pytest.raises(asyncio.CancelledError):
                await hearing
        assert not room.is_busy()
        told = room.parts.all(0, anna.id, "en")
        room.renamed()
        assert room.parts.all(0, anna.id, "en") == told


async def test_every_table_with_a_computer_is_woken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that end while others are still being looked for do not hide them."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        hall.jobs.go.clear()
        made = {(await hall.table(anna, IMPERIAL, COMPUTER, COMPUTER)).header.id for _ in range(3)}
        await hall.restart()
        opened: set[str] = set()

        async def open_and_end(id: str) -> Room | None:
            opened.add(id)
            await hall.store.tables.change(id, status="closed")
            return None

        monkeypatch.setattr(hall.rooms, "open", open_and_end)
        await hall.wake()
        assert opened == made


# --- people -----------------------------------------------------------------------------------------------------------


def test_who_has_logged_out_sees_no_hand_any_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "HEARTBEAT", 0.01)
    anna = server.browser()
    table = anna.table("me", "me", game="imperialism")
    with anna.stream(table, "?seat=0") as socket:

        def seen_through(seat: int | None) -> dict[str, Any]:
            """Follow until this browser looks through this seat."""
            for _ in range(1000):
                you = socket.receive_json()["parts"].get("you")
                if you and you["seat"] == seat:
                    return dict(you)
            pytest.fail("nothing changes for this browser")

        assert seen_through(0)["own"]
        anna.post("/api/logout")
        assert seen_through(None)["own"] == []


async def test_a_table_whose_host_has_gone_is_not_waited_for(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        gathering = await hall.table(anna, IMPERIAL, ME, OPEN, OPEN)
        await gathering.do(ben, Join())
        running = await hall.table(anna, IMPERIAL, ME, ME)
        await hall.store.people.anonymise(anna.id)
        await hall.rooms.forget(anna.id)
        assert (gathering.header.status, running.header.status) == ("closed", "running")
        await hall.restart()
        assert (await hall.room(gathering.header.id)).header.status == "closed"


async def test_names_cannot_disguise_themselves(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        wish = NewTable(IMPERIAL, [SeatWish("me", "An\u200bna\n"), OPEN], key(), title="\u202egnirts")
        room = await hall.room(await hall.rooms.create(wish, anna))
        await room.do(await hall.person("Ben"), Join(1, "\u202eAn na"))
        assert [seat.name for seat in room.seats] == ["An na", "An na (2)"]
        assert room.header.title == "gnirts"


def test_it_is_not_my_turn_when_a_computer_stands_in(server: Server) -> None:
    anna, ben = server.browser(), server.browser()
    table = anna.table("me", "open", speed="slow")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    asked = next(seat["seat"] for seat in anna.get(f"/api/tables/{table}")["seats"] if seat.get("asked"))
    browser = (anna, ben)[asked]
    (row,) = browser.get("/api/tables?show=mine")["tables"]
    assert row["your_turn"] is True
    browser.post(f"/api/tables/{table}/leave", {"seat": asked})
    (row,) = browser.get("/api/tables?show=mine")["tables"]
    assert "your_turn" not in row


# --- too much ---------------------------------------------------------------------------------------------------------


async def test_nobody_can_be_muted_who_is_not(tmp_path: Path) -> None:
    """A stranger's nonsense must not make the table read its record again, nor fill its memory."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        match, carla = room.match, await hall.person("Carla")
        assert (await problem_of(room.do(carla, Mute("nobody", True)))).status == 404
        await room.do(carla, Mute(anna.id, True))
        assert carla.id not in room.muted
        await room.do(ben, Mute(anna.id, True))
        async with room.reading():
            assert room.match is match


async def test_the_talk_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        monkeypatch.setattr(talking, "MOST_LINES", 3)
        for number in range(2):
            await room.do(anna, Say(str(number), key()))
        for _ in range(3):
            await room.do(ben, Leave(1))
        assert len(room.chat) == 3, "who has left leaves no second time"
        await room.do(ben, ComeBack(1))
        assert (await problem_of(room.do(anna, Say("2", key())))).code == "too-many"
        assert len(await hall.store.chat.lines(room.header.id)) == len(room.chat) == 3


async def test_a_record_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody makes a table endless by going to and fro, or brings one that is; a long game can still be played."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME)
        await play(room, {0: anna, 1: anna}, 5)
        assert room.match is not None
        record = room.match.record()
        monkeypatch.setattr(playing, "MOST_ENTRIES", room.header.entries)
        problem = await problem_of(room.do(anna, Undo(room.waiting()[0], key())))
        assert (problem.status, problem.code) == (429, "too-many")
        await play(room, {0: anna, 1: anna}, 5)
        back = {"rewind": 3, "hash": "0" * 16}
        for entries in ([*record["entries"], *[back] * 501], record["entries"] * 20_000):
            wish = Import({**record, "entries": entries}, key())
            assert (await problem_of(hall.rooms.create_from(wish, anna))).status == 413
        await hall.rooms.create_from(Import(record, key()), anna)


def test_streams_are_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one person nor those who only watch can take all the room; who plays always finds some."""
    monkeypatch.setattr(streaming, "MOST_OF_ONE", 1)
    monkeypatch.setattr(streaming, "MOST_WATCHERS", 1)
    anna, ben, carla = (server.browser() for _ in range(3))
    table = anna.table("me", "open")

    def first(browser: Browser) -> str:
        with browser.stream(table) as socket:
            return str(socket.receive_json()["kind"])

    with ben.stream(table) as watching:
        assert watching.receive_json()["kind"] == "update"
        assert first(carla) == "problem"
        with anna.stream(table) as playing:
            assert playing.receive_json()["kind"] == "update"
            assert first(anna) == "problem"


def test_new_guests_make_no_more_tables_than_their_address_may(tmp_path: Path) -> None:
    now = [1000.0]
    with served(tmp_path, limited=True, clock=lambda: now[0]) as server:
        told: set[int] = set()
        for _ in range(7):
            guest = server.browser()
            for _ in range(10):
                wish = {"game": IMPERIAL, "seats": [{"kind": "me"}, {"kind": "open"}], "key": key()}
                told.add(guest.send("POST", "/api/tables", wish).status_code)
        assert told == {201, 429}
