"""Computers have names: never one twice, the same for as long as the table lives, and a seal for each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greatpowers.server import opponents, reference
from greatpowers.server.protocol import Branch, SeatWish
from greatpowers.server.rows import Person, SeatRecord
from greatpowers.server.seating import ChangeSeat
from greatpowers.server.seats import seats_wished, shown_name
from tests.server.hall import COMPUTER, IMPERIAL, ME, OPEN, hall_in, key, part, settled

pytestmark = pytest.mark.anyio

FACES = Path(__file__).resolve().parents[2] / "web/src/signs/faces.ts"


def test_every_name_has_a_seal_of_its_own() -> None:
    drawn = re.findall(r"^  (\w+): \{$", FACES.read_text("utf-8"), re.MULTILINE)
    assert sorted(drawn) == sorted(name.casefold() for name in opponents.NAMES)
    assert len({name[0] for name in opponents.NAMES}) == len(opponents.NAMES) == 16


def test_nobody_at_a_table_has_the_name_of_another() -> None:
    for _ in range(50):
        named = [SeatWish("me", "fugger"), SeatWish("computer", "Gracia")]
        seats = seats_wished([COMPUTER] * 4 + named + [COMPUTER] * 2, Person("p", "", ""))
        names = [seat.name.casefold() for seat in seats]
        assert len(set(names)) == 8 and [seat.seat for seat in seats] == list(range(8))
        assert (names[4], names[5]) == ("fugger", "gracia")
        assert len({name[0] for name in names}) == 8, "seals are told apart by their letters"


def test_who_has_which_seal() -> None:
    computer = SeatRecord(1, "computer", None, "Medici", "greedy", "s")
    assert opponents.face(computer) == "medici"
    assert opponents.face(SeatRecord(1, "human", "p", "Medici", "", "s")) == ""
    assert opponents.face(SeatRecord(1, "computer", None, "HAL", "greedy", "s")) == ""
    old = SeatRecord(1, "computer", None, "", "greedy", "s")
    assert (opponents.face(old), shown_name(old, "en"), shown_name(old, "de")) == ("", "Computer 2", "Computer 2")


async def test_names_stay(tmp_path: Path) -> None:
    """After a restart, at another level, and at a table that was branched off."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, OPEN)
        before = room.seats[1].name
        await room.do(anna, ChangeSeat("computer", bot="greedy", seat=1))
        assert (room.seats[1].name, room.seats[1].bot) == (before, "greedy")
        await room.do(anna, ChangeSeat("computer", bot="greedy", name="Sina" if before != "Sina" else "Kira", seat=2))
        await hall.restart()
        again = await hall.room(room.header.id)
        assert [seat.name for seat in again.seats] == [seat.name for seat in room.seats]
        shown = part(again, "table", 0, anna)["seats"]
        assert [seat.get("face", "") for seat in shown] == ["", before.casefold(), room.seats[2].name.casefold()]


async def test_a_branch_is_played_against_the_same(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, COMPUTER, speed="instant")
        await settled(room)
        branch = await hall.room(await hall.rooms.branch(room.header.id, Branch(0, key(), 0), anna))
        assert [seat.name for seat in branch.seats] == [seat.name for seat in room.seats]


async def test_the_log_names_them(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, COMPUTER, speed="instant")
        await settled(room)
        for lang in ("de", "en"):
            texts = " ".join(item.get("text", "") for item in part(room, "log", 0, anna, lang))
            assert room.seats[1].name in texts and "Computer" not in texts


async def test_the_set_up_is_told_line_by_line(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        for game in ("imperialism", IMPERIAL):
            room = await hall.table(anna, game, ME, SeatWish("me", "Ben"))
            log = part(room, "log", 0, anna)
            items = [item for item in log if item["at"] == log[0]["at"] and "text" in item]
            assert len(items) > 3 and "heading" in items[0] and not any("heading" in item for item in items[1:3])


def test_how_long_they_think_is_known_for_every_level_and_number_of_players() -> None:
    for game in reference.games("en"):
        assert len(game.opening) == game.most - game.least + 1 and all(turns >= 0 for turns in game.opening)
        assert set(game.pace) == {"slow", "normal", "fast", "instant"}
        for bot in game.bots:
            assert (bot.seconds == 0) == bot.thinks, "one that uses the time of the table has none of its own"
