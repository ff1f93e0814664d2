"""Private links of seats: used once by somebody else, they are replaced, everybody hears of it, and the old ones say
what became of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import structlog

from greatpowers.server.protocol import Join
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.seating import ChangeSeat, Claim, Leave, Start
from tests.server.browser import Browser, served
from tests.server.hall import IMPERIAL, ME, OPEN, hall_in, part, problem_of, two_people, whole
from tests.server.picture import Picture

pytestmark = pytest.mark.anyio

DATE = {"en": "on 2030-03-17 at 17:46 (UTC)", "de": "am 17.03.2030 um 17:46 Uhr (UTC)"}
"""When time stands still in the hall."""


def link_of(room: Room, person: Person, seat: int) -> str:
    own = next(own for own in part(room, "you", seat, person)["own"] if own["seat"] == seat)
    return str(own["link"]).removeprefix("/seat/")


def talk(room: Room, lang: str = "en") -> list[str]:
    parts = room.parts.all(None, None, lang)
    return [line["text"] for line in json.loads(parts.get("chat", "[]"))]


async def test_a_link_that_was_used_by_another_is_replaced(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        old, annas = link_of(room, ben, 1), link_of(room, anna, 0)
        phone, thief = await hall.person("Guest 7"), await hall.person("Guest 8")
        watching = await room.subscribe(anna, 0, "de")
        picture = Picture()
        picture.take(await watching.next())
        assert await hall.rooms.claim(old, phone) == room.header.id
        new = link_of(room, phone, 1)
        assert new != old and link_of(room, anna, 0) == annas
        picture.take(await watching.next())
        (line,) = picture.parts["chat"]
        assert (line["person"], line["name"]) == ("", "") and line["text"].startswith("Der Platz von Ben wurde")
        assert talk(room)[0].startswith("Ben’s seat was taken on another device")
        assert new not in json.dumps(whole(room, 0, anna)), "the link is for whoever sits there"

        problem = await problem_of(hall.rooms.claim(old, thief))
        assert (problem.status, problem.code) == (410, "gone")
        for lang in ("de", "en"):
            text = problem.in_words(lang).text
            assert "Ben" in text and DATE[lang] in text and old not in text and new not in text
        assert (await problem_of(hall.rooms.claim(old, ben))).code == "gone", "also who had the seat before"
        assert (await problem_of(hall.rooms.claim(old, phone))).code == "gone"
        assert room.own_seats(phone.id) == [1] and link_of(room, phone, 1) == new and len(talk(room)) == 1

        await hall.restart()
        again = await hall.room(room.header.id)
        assert (await problem_of(hall.rooms.claim(old, thief))).message == "problem-link-taken"
        assert await hall.rooms.claim(new, ben) == room.header.id
        assert again.own_seats(ben.id) == [1] and len(talk(again)) == 2
        assert (await problem_of(hall.rooms.claim(new, phone))).code == "gone"


async def test_the_same_person_changes_nothing(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, _, ben = await two_people(hall)
        link = link_of(room, ben, 1)
        for _ in range(3):
            assert await hall.rooms.claim(link, ben) == room.header.id
        assert link_of(room, ben, 1) == link and talk(room) == []


async def test_the_first_of_two_who_come_at_once_has_the_seat(tmp_path: Path) -> None:
    """Both have found the seat behind the link before either of them has it."""
    async with hall_in(tmp_path) as hall:
        room, _, ben = await two_people(hall)
        link = link_of(room, ben, 1)
        one, other = await hall.person("Guest 7"), await hall.person("Guest 8")
        results = await asyncio.gather(
            room.do(one, Claim(1, link)), room.do(other, Claim(1, link)), return_exceptions=True
        )
        assert [getattr(result, "code", "ok") for result in results] == ["ok", "gone"]
        assert room.own_seats(one.id) == [1] and room.own_seats(other.id) == []
        await problem_of(room.do(other, Claim(0, link)))


async def test_of_two_servers_one_gives_the_seat_away(tmp_path: Path) -> None:
    """The other has the table in memory as it was."""
    async with hall_in(tmp_path) as hall:
        room, _, ben = await two_people(hall)
        link, others = link_of(room, ben, 1), hall.opened()
        late = await others.open(room.header.id)
        assert late is not None
        one, other = await hall.person("Guest 7"), await hall.person("Guest 8")
        await room.do(one, Claim(1, link))
        assert (await problem_of(late.do(other, Claim(1, link)))).message == "problem-link-taken"
        assert (await problem_of(late.do(other, Claim(1, link)))).code == "gone", "it has looked again"
        assert late.own_seats(one.id) == [1] and len(talk(late)) == 1
        await others.close()


async def test_the_link_of_an_open_seat_survives(tmp_path: Path) -> None:
    """Nobody has claimed it: it leads to the seat after a restart, and stays that of whoever sits down."""
    async with hall_in(tmp_path) as hall:
        anna, ben, carla = [await hall.person(name) for name in ("Anna", "Ben", "Carla")]
        room = await hall.table(anna, IMPERIAL, ME, OPEN, OPEN)
        links = [seat.secret for seat in room.seats]
        await hall.restart()
        assert await hall.rooms.claim(links[1], ben) == room.header.id
        again = await hall.room(room.header.id)
        assert again.own_seats(ben.id) == [1] and link_of(again, ben, 1) == links[1]
        await again.do(carla, Join())
        assert [seat.secret for seat in again.seats] == links and talk(again) == []


async def left(room: Room, anna: Person, ben: Person) -> None:
    await room.do(ben, Leave(1))


async def arranged(room: Room, anna: Person, ben: Person) -> None:
    await room.do(anna, ChangeSeat("computer", bot="uniform", seat=1))


@pytest.mark.parametrize("change", (left, arranged))
async def test_links_of_seats_that_were_given_up_or_arranged_anew(tmp_path: Path, change: Any) -> None:
    async with hall_in(tmp_path) as hall:
        anna, ben, carla = [await hall.person(name) for name in ("Anna", "Ben", "Carla")]
        room = await hall.table(anna, IMPERIAL, ME, OPEN)
        await room.do(ben, Join())
        link = link_of(room, ben, 1)
        await change(room, anna, ben)
        assert room.seats[1].secret != link and room.own_seats(ben.id) == []
        problem = await problem_of(hall.rooms.claim(link, ben))
        assert (problem.status, problem.message) == (410, "problem-link-replaced")
        for lang in ("de", "en"):
            assert DATE[lang] in problem.in_words(lang).text
        await room.do(anna, ChangeSeat("open", seat=1))
        await room.do(carla, Join())
        problem = await problem_of(hall.rooms.claim(link, ben))
        assert problem.message == "problem-link-replaced" and "Carla" not in problem.in_words("en").text


async def test_a_seat_that_was_taken_and_then_given_up(tmp_path: Path) -> None:
    """Nobody is named who does not sit there any more."""
    async with hall_in(tmp_path) as hall:
        anna, ben, phone = [await hall.person(name) for name in ("Anna", "Ben", "Guest 7")]
        room = await hall.table(anna, IMPERIAL, ME, OPEN)
        await room.do(ben, Join())
        link = link_of(room, ben, 1)
        await hall.rooms.claim(link, phone)
        assert (await problem_of(hall.rooms.claim(link, ben))).message == "problem-link-taken"
        await room.do(phone, Leave(1))
        assert (await problem_of(hall.rooms.claim(link, ben))).message == "problem-link-replaced"


async def test_somebody_who_is_forgotten_is_named_no_more(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, _, ben = await two_people(hall)
        link, phone = link_of(room, ben, 1), await hall.person("Guest 7")
        await hall.rooms.claim(link, phone)
        await hall.store.people.anonymise(phone.id)
        await hall.rooms.forget(phone.id)
        text = (await problem_of(hall.rooms.claim(link, ben))).in_words("en").text
        assert "Ben" not in text and "N. N." in text


async def test_leaving_a_game_that_runs_keeps_the_link(tmp_path: Path) -> None:
    """A computer stands in; the person may come back, from elsewhere too."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, OPEN)
        ben, phone = await hall.person("Ben"), await hall.person("Guest 7")
        await room.do(ben, Join())
        await room.do(anna, Start())
        link = link_of(room, ben, 1)
        await room.do(ben, Leave(1))
        await hall.rooms.claim(link, phone)
        assert room.own_seats(phone.id) == [1] and room.seats[1].stands_in


async def test_nothing_changes_when_it_cannot_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        room, _, ben = await two_people(hall)
        link, phone = link_of(room, ben, 1), await hall.person("Guest 7")

        async def fail(*_: Any, **__: Any) -> None:
            raise OSError

        with monkeypatch.context() as patch:
            patch.setattr(hall.store.tables, "apply", fail)
            with pytest.raises(OSError):
                await hall.rooms.claim(link, phone)
        assert await hall.rooms.claim(link, phone) == room.header.id
        assert room.own_seats(phone.id) == [1]


# over HTTP


def own_link(browser: Browser, table: str) -> str:
    with browser.stream(table, "?seat=0") as stream:
        you = stream.receive_json()["parts"]["you"]
    return str(you["own"][0]["link"])


def test_a_replaced_link_over_http(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as lines, served(tmp_path, logged=True) as server:
        anna, phone, thief = server.browser(), server.browser(), server.browser("de")
        table = anna.table("me", "me")
        link = own_link(anna, table)
        assert phone.post(f"/api{link}") == {"id": table}
        new = own_link(phone, table)
        problem = thief.post(f"/api{link}", status=410)
        assert problem["code"] == "gone" and "ersetzt" in problem["text"]
        assert "session" not in thief.cookies, "nobody becomes a guest by it"
        assert phone.post(f"/api{new}") == {"id": table} and own_link(phone, table) == new
    told = json.dumps(lines, default=str, ensure_ascii=False)
    assert "/api/seat/…" in told
    assert link.removeprefix("/seat/") not in told and new.removeprefix("/seat/") not in told


def test_the_schema_names_the_answer(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        schema = server.browser().get("/api/schema")
    assert "410" in schema["paths"]["/api/seat/{secret}"]["post"]["responses"]
