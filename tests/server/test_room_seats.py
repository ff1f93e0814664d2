"""Sitting down and getting up, the host, private links, presence, talk, and what a stream carries."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import greatpowers
from greatpowers.server import opponents
from greatpowers.server.looking import AskMoment, AskRecord
from greatpowers.server.protocol import Join, Mute, Say
from greatpowers.server.seating import ChangeSeat, Close, ComeBack, Leave, Start
from tests.server.hall import (
    COMPUTER,
    IMPERIAL,
    ME,
    OPEN,
    give,
    hall_in,
    key,
    part,
    play,
    problem_of,
    settled,
    two_people,
    whole,
)
from tests.server.picture import Picture

pytestmark = pytest.mark.anyio


async def test_gathering(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben, carla = [await hall.person(name) for name in ("Anna", "Ben", "Anna")]
        room = await hall.table(anna, IMPERIAL, ME, OPEN, OPEN, COMPUTER, title="Runde")
        assert set(room.parts.all(0, anna.id, "en")) == {"table", "you", "prompt"}
        assert part(room, "prompt", 0, anna) == {"sentence": "2 seats are still open.", "seats": [1, 2]}
        assert (await problem_of(room.do(anna, Start()))).message == "room-seats-open"
        await room.do(ben, Join(2))
        await room.do(ben, Join())
        assert room.own_seats(ben.id) == [2]
        assert (await problem_of(room.do(carla, Join(2)))).status == 409
        assert (await problem_of(room.do(carla, Join(7)))).status == 404
        await room.do(carla, Join())
        names = [seat["name"] for seat in part(room, "table", 0, anna)["seats"]]
        assert names[:3] == ["Anna", "Anna (2)", "Ben"] and names[3] in opponents.NAMES
        assert (await problem_of(room.do(await hall.person("D"), Join()))).status == 409
        link = room.seats[2].secret
        await room.do(ben, Leave(2))
        assert room.seats[2].kind == "open" and room.seats[2].secret != link
        assert (await problem_of(room.do(carla, ChangeSeat("computer", bot="uniform", seat=2)))).status == 403
        assert (await problem_of(room.do(anna, ChangeSeat("computer", bot="uniform", seat=7)))).status == 404
        assert (await problem_of(room.do(anna, ChangeSeat("computer", bot="?", seat=2)))).status == 400
        await room.do(anna, ChangeSeat("computer", bot="uniform", seat=2))
        assert (await problem_of(room.do(carla, Start()))).status == 403
        await room.do(anna, Start())
        await room.do(anna, Start())
        assert room.header.status == "running"
        assert {"screen", "log"} <= set(room.parts.all(0, anna.id, "en"))
        assert (
            await problem_of(room.do(anna, ChangeSeat("computer", bot="uniform", seat=2)))
        ).message == "room-has-begun"
        await settled(room)
        await hall.restart()
        again = await hall.room(room.header.id)
        assert again.match is not None and again.match.entries == room.match.entries  # type: ignore[union-attr]


async def test_a_seat_that_is_left_is_played_on(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        await room.do(ben, Leave(1))
        assert room.is_computer(1) and room.own_seats(ben.id) == [1]
        await play(room, {0: anna}, 3)
        await room.do(ben, ComeBack(1))
        assert not room.is_computer(1)


async def test_a_private_link_brings_the_seat_to_another_device(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, _, ben = await two_people(hall)
        phone = await hall.person("Guest 7")
        old = await room.subscribe(ben, 1, "en")
        await old.next()
        link = part(room, "you", 1, ben)["own"][0]["link"]
        assert link == f"/seat/{room.seats[1].secret}"
        assert await hall.rooms.claim(room.seats[1].secret, phone) == room.header.id
        assert room.own_seats(phone.id) == [1] and room.own_seats(ben.id) == []
        assert room.seats[1].name == "Ben"
        update = await old.next()
        assert json.loads(bytes(update.parts["you"]))["seat"] is None, "the old browser looks on as a spectator"
        assert (await problem_of(hall.rooms.claim("nothing", phone))).status == 404
        assert await hall.rooms.claim(room.seats[1].secret, phone) == room.header.id
        await hall.rooms.claim(room.seats[0].secret, phone)
        assert room.header.host == phone.id, "who has the host's seat is the host"


async def test_closing(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        assert (await problem_of(room.do(ben, Close()))).status == 403
        assert (await problem_of(room.do(anna, Close()))).message == "room-others-play"
        await room.do(ben, Leave(1))
        await room.do(anna, Close())
        await room.do(anna, Close())
        assert room.header.status == "closed"
        assert (await room.do(None, AskRecord()))["seed"] == room.header.seed


async def test_presence_and_the_last_visit(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        carla = await hall.person("Carla")
        listeners = [await room.subscribe(person, seat, "en") for person, seat in ((anna, 0), (anna, 0), (carla, None))]
        listeners.append(await room.subscribe(None, None, "de"))
        table = part(room, "table", None, None)
        assert [seat.get("present", False) for seat in table["seats"]] == [True, False]
        assert table["watchers"] == 2
        await play(room, {0: anna, 1: ben}, 4)
        seen = room.header.entries
        await room.unsubscribe(listeners[0])
        assert room.seats[0].last_visit == 0, "another window is still open"
        await room.unsubscribe(listeners[1])
        assert room.seats[0].last_visit == seen
        await play(room, {0: anna, 1: ben}, 2)
        assert part(room, "you", 0, anna)["last_visit"] == seen < room.header.entries
        stored = await hall.store.tables.seats(room.header.id)
        assert stored[0].last_visit == seen


async def test_a_stream_carries_what_changed(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        people = {0: anna, 1: ben}
        listener = await room.subscribe(anna, 0, "de")
        first, picture = await listener.next(), Picture()
        picture.take(first)
        assert first.whole and picture.parts == whole(room, 0, anna, "de")
        for number in range(30):
            await play(room, people, 1)
            update = picture.take(await listener.next())
            assert not update.whole and update.number == number + 1
            assert picture.parts == whole(room, 0, anna, "de")
            assert update.seq == room.header.entries
        await play(room, people, 3)
        update = await listener.next()
        assert update.seq == room.header.entries, "who is slow skips what lies between"
        assert not listener.stirred.is_set()
        listener.look(None, "en")
        update = picture.take(await listener.next())
        assert update.whole and picture.parts == whole(room, None, anna, "en")


async def test_talk(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        line = Say("  Hallo <b>du</b>  ", key())
        await room.do(anna, line)
        await room.do(anna, line)
        for number in range(60):
            await room.do(ben, Say(f"{number}", key()))
        parts = room.parts.all(None, None, "en")
        lines = json.loads(parts["chat"])
        assert len(lines) == 61
        assert (lines[0]["name"], lines[0]["text"]) == ("Anna", "Hallo <b>du</b>")
        carla = await hall.person("Carla")
        assert (await problem_of(room.do(carla, Say("ich auch", key())))).status == 403
        assert (await problem_of(room.do(anna, Say("  ", key())))).status == 400
        await room.do(anna, Mute(ben.id, True))
        assert part(room, "you", 0, anna)["muted"] == [ben.id]
        await room.do(anna, Mute(ben.id, False))
        assert "muted" not in part(room, "you", 0, anna)
        await hall.restart()
        again = await hall.room(room.header.id)
        assert again.parts.all(None, None, "en")["chat"] == parts["chat"]


async def test_nobody_looks_through_a_foreign_seat(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, "imperialism")
        await play(room, {0: anna, 1: ben}, 10)
        spectator = room.parts.all(None, None, "en")
        for seat in (1, 5, -1, -2):
            seen = room.parts.all(seat, anna.id, "en")
            assert json.loads(seen["you"])["seat"] is None
            assert {name: seen[name] for name in spectator if name != "you"} == {
                name: text for name, text in spectator.items() if name != "you"
            }
        assert room.parts.all(1, None, "en") == spectator
        assert (await problem_of(room.do(anna, AskMoment(at=5, seat=1, lang="en")))).status == 403
        assert (await problem_of(room.do(anna, AskRecord(1)))).status == 403
        assert (await problem_of(room.do(None, AskRecord(0)))).status == 403
        assert (await room.do(anna, AskRecord(0)))["seat"] == 0
        assert "seed" not in await room.do(None, AskRecord())
        assert (await problem_of(give(room, anna, room.waiting()[0], {"kind": "?"}))).status in (400, 403)


async def test_links_to_open_seats_and_to_computers(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        room = await hall.table(anna, IMPERIAL, ME, OPEN, COMPUTER)
        await hall.rooms.claim(room.seats[1].secret, ben)
        assert room.own_seats(ben.id) == [1]
        assert (await problem_of(hall.rooms.claim(room.seats[2].secret, ben))).status == 404
        await room.do(ben, Join(1))
        assert room.own_seats(ben.id) == [1]


async def test_a_closed_table_stays_closed(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        room = await hall.table(anna, IMPERIAL, ME, OPEN)
        await room.do(anna, Close())
        assert (await problem_of(room.do(ben, Join()))).code == "not-running"
        assert (await problem_of(room.do(anna, Start()))).code == "not-running"
        await room.do(anna, Leave(0))
        assert room.own_seats(anna.id) == [0]
        assert (await problem_of(room.do(anna, AskRecord(0)))).code == "not-running"
        assert part(room, "prompt", 0, anna)["sentence"] == "This table was closed."


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_every_game_begins_when_the_host_says_so(tmp_path: Path, game: str) -> None:
    """Whether chance has the first word or a player."""
    async with hall_in(tmp_path) as hall:
        room, anna, _ = await two_people(hall, game)
        stored = await hall.store.tables.get(room.header.id)
        assert stored is not None and stored.status == "running" and stored.waiting == room.waiting() != []
        assert len(stored.seed) == 64 and part(room, "table", 0, anna)["commitment"] != ""
        await hall.restart()
        assert (await hall.room(room.header.id)).parts.all(0, anna.id, "en") == room.parts.all(0, anna.id, "en")
