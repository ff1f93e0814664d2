"""Whole games through a room: every ruleset reaches its result, and what is stored gives the same table again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import greatpowers
from greatpowers.server import orders
from greatpowers.server.looking import AskMoment, AskRecord
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import Import, Undo
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from tests.server.hall import COMPUTER, ME, hall_in, key, part, play, settled

pytestmark = pytest.mark.anyio


@pytest.mark.slow
@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_a_game_against_computers_reaches_its_result(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, game, ME, COMPUTER, speed="instant")
        assert part(room, "table", 0, anna)["status"] == "running"
        await play(room, {0: anna}, 100_000)
        assert room.header.status == "over"
        parts = room.parts.all(0, anna.id, "de")
        result = part(room, "result", 0, anna)
        assert sorted(line["seat"] for line in result["lines"]) == [0, 1]
        assert [line["rank"] for line in result["lines"]] == sorted(line["rank"] for line in result["lines"])
        assert any(seat.name in result["sentence"] for seat in room.seats)
        assert result["why"]
        record = await room.do(None, AskRecord())
        assert len(record["entries"]) == room.header.entries == len(await hall.store.records.entries(room.header.id))
        assert greatpowers.replay(record).over

        await hall.restart()
        again = await hall.room(room.header.id)
        assert again is not room
        assert again.parts.all(0, anna.id, "de") == parts

        copy = await hall.room(await hall.rooms.create_from(Import(record, key()), anna))
        assert copy.header.status == "over"
        assert await copy.do(None, AskRecord()) == record
        assert part(copy, "screen", 0, anna) == part(again, "screen", 0, anna)


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_a_running_game_is_the_same_after_a_restart(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, game, ME, COMPUTER, COMPUTER, speed="instant")
        await play(room, {0: anna}, 40)
        await settled(room)
        await hall.restart()
        again = await hall.room(room.header.id)
        for lang in ("de", "en"):
            for seat in (0, None):
                assert again.parts.all(seat, anna.id, lang) == room.parts.all(seat, anna.id, lang)
        await play(again, {0: anna}, 5)
        assert again.header.entries > room.header.entries


def log(room: Room, person: Person) -> str:
    return room.parts.all(0, person.id, "en")["log"]


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_the_log_grows_as_if_it_had_been_written_at_once(tmp_path: Path, game: str) -> None:
    """Followed answer by answer, with undo in between, it reads as one made at the end."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, game, ME, ME, speed="instant")
        undone = 0
        for number in range(80):
            await play(room, {0: anna, 1: anna}, 1, number)
            before = log(room, anna)
            assert room.match is not None
            last = room.match.entries[-1].get("seat")
            if number % 3 == 0 and isinstance(last, int) and orders.can_undo(room, last):
                await room.do(anna, Undo(last, key()))
                undone += log(room, anna) != before
        followed = log(room, anna)
        room.renamed()
        assert log(room, anna) == followed
        assert undone > 0
        assert len(followed) >= 2


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_any_moment_can_be_looked_at(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, game, ME, ME, speed="instant")
        screens = {}
        for _ in range(30):
            await play(room, {0: anna, 1: anna}, 1)
            screens[room.header.entries] = part(room, "screen", 0, anna)
        for at, screen in screens.items():
            moment = await room.do(anna, AskMoment(at=at, seat=0, lang="en"))
            assert msgspec.to_builtins(moment.screen) == screen
            assert (moment.at, moment.last) == (at, room.header.entries)
            assert moment.sentence.startswith("Waiting for ")
        with pytest.raises(ProblemError) as problem:
            await room.do(anna, AskMoment(at=room.header.entries + 1, seat=0, lang="en"))
        assert problem.value.status == 404
