"""Why computers answered as they did: kept with the table, told on request, and never told too early."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers.kernel.position import Position
from greatpowers.server.jobs import by_lot
from greatpowers.server.looking import AskMoment, AskRecord, AskThought
from greatpowers.server.protocol import SeatWish, SetThinking
from greatpowers.server.room import Room
from greatpowers.server.rows import MotiveRecord, Person, ThoughtRecord
from greatpowers.server.seating import Close
from greatpowers.server.worker import Reply
from tests.server.hall import COMPUTER, IMPERIAL, ME, Hall, hall_in, part, play, problem_of, settled

pytestmark = pytest.mark.anyio

Tables = list[tuple[str, dict[str, Any]]]
SECRETIVE: Tables = [(game, {}) for game, rules in greatpowers.RULESETS.items() if rules.has_secrets]
TABLES: Tables = [*SECRETIVE, (IMPERIAL, {"cash": "hidden"})]
MARK = "mark-of-a-thought"


def thoughtful(position: Position, seat: int) -> Reply:
    """By lot, but with reasons that can be found again."""
    answer = by_lot(position, seat, 1).answer
    other = position.rules.codec.decode(position.options(seat)[-1]).to_json()
    return Reply(answer, ThoughtRecord("greedy", other, [MotiveRecord(MARK, 2.5)], 0.25))


async def played(hall: Hall, game: str, answers: int = 12, **fields: Any) -> tuple[Room, Person]:
    """A table of Anna and a computer with reasons, after some answers."""
    anna = await hall.person("Anna")
    hall.jobs.says = thoughtful
    room = await hall.table(anna, game, ME, SeatWish("computer", bot="greedy"), speed="instant", **fields)
    for number in range(60):
        await play(room, {0: anna}, answers if number == 0 else 1, number)
        await settled(room)
        if room.reasoned:
            break
    assert room.reasoned and room.header.status == "running"
    return room, anna


def lines(room: Room, person: Person) -> list[dict[str, Any]]:
    """The log as this person reads it."""
    found: list[dict[str, Any]] = part(room, "log", 0, person)
    return found


async def test_reasons_are_told_on_request_in_both_languages_also_after_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna = await played(hall, IMPERIAL)
        assert part(room, "table", 0, anna)["reasons"] is True
        told = {item["why"] for item in lines(room, anna) if "why" in item}
        assert told and told <= room.reasoned
        assert room.match is not None
        assert all(room.match.entries[entry]["seat"] == 1 for entry in told)
        texts = [(await room.do(None, AskThought(entry=max(told), lang=lang))).text for lang in ("de", "en")]
        assert "25 %" in texts[0] and "25%" in texts[1] and texts[0] != texts[1]
        before = lines(room, anna)
        await hall.restart()
        again = await hall.room(room.header.id)
        assert lines(again, anna) == before
        assert [(await again.do(None, AskThought(entry=max(told), lang=lang))).text for lang in ("de", "en")] == texts
        assert (
            await problem_of(again.do(None, AskThought(entry=min(set(range(9999)) - again.reasoned), lang="en")))
        ).status == 404


async def test_nobody_asks_why_where_there_is_nothing_to_say(tmp_path: Path) -> None:
    """People give no reasons; nor does the lot, nor a computer that saw no other answer. Rows that were stored of such
    answers once are read over."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, speed="instant")
        await play(room, {0: anna}, 30)
        await settled(room)
        assert room.match is not None
        computers = {number for number, entry in enumerate(room.match.entries) if entry["seat"] == 1}
        assert computers and room.reasoned == set()
        assert not any("why" in item for item in lines(room, anna))
        assert (await problem_of(room.do(None, AskThought(entry=max(computers), lang="en")))).status == 404
        async with room.changing():
            room.save(len(room.match.entries), thoughts={max(computers): ThoughtRecord("greedy")})
        await hall.restart()
        again = await hall.room(room.header.id)
        assert again.reasoned == set()
        assert (await again.do(None, AskThought(entry=max(computers), lang="en"))).text == "The only sensible answer."


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
async def test_no_reason_leaves_a_running_game_with_secrets(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna = await played(hall, game, options=options)
        sent: list[Any] = []
        for person, seat in ((anna, 0), (None, None)):
            sent.append(room.parts.all(seat, None if person is None else person.id, "en"))
            sent.append(await room.do(person, AskRecord(seat)))
            sent.append(repr(await room.do(person, AskMoment(at=room.header.entries, seat=seat, lang="en"))))
        assert MARK not in json.dumps(sent)
        assert "reasons" not in part(room, "table", 0, anna)
        for entry in room.reasoned:
            assert (await problem_of(room.do(None, AskThought(entry=entry, lang="en")))).message == "room-reasons-later"
        await room.do(anna, Close())
        assert room.header.status == "closed" and part(room, "table", 0, anna)["reasons"] is True
        assert (await room.do(None, AskThought(entry=max(room.reasoned), lang="en"))).text


async def test_what_is_still_sealed_is_not_explained(tmp_path: Path) -> None:
    """Nor when people have ended the game in the middle of it, so that nothing else is kept back."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        hall.jobs.says = thoughtful
        room = await hall.table(anna, "imperialism", ME, SeatWish("computer", bot="greedy"), speed="instant")
        await settled(room)
        assert room.match is not None and room.match.entries[-1]["seat"] == 1 and room.waiting() == [0]
        (sealed,) = room.reasoned
        await room.do(anna, Close())
        assert (await problem_of(room.do(None, AskThought(entry=sealed, lang="en")))).message == "room-no-reason"


async def test_a_search_gets_the_time_the_table_gives_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, SeatWish("computer", bot="search"), speed="instant", thinking=500)
        assert part(room, "table", 0, anna)["thinking"] == 500
        await play(room, {0: anna}, 20)
        await settled(room)
        assert set(hall.jobs.asked) == {(1, "search@0.5s")}
        await room.do(anna, SetThinking(2000))
        hall.jobs.asked.clear()
        await play(room, {0: anna}, 20)
        await settled(room)
        assert set(hall.jobs.asked) == {(1, "search@2s")}
        ben = await hall.person("Ben")
        assert (await problem_of(room.do(ben, SetThinking(500)))).status == 403
        await hall.restart()
        assert (await hall.room(room.header.id)).header.thinking == 2000
        plain = await hall.table(anna, IMPERIAL, ME, COMPUTER)
        assert "thinking" not in part(plain, "table", 0, anna)
