"""A table is played to its end by the rules it began with, whatever the server has learned since."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

import greatpowers
from greatpowers.server.protocol import Branch, Import
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.seating import Start
from greatpowers.server.stream import GOING_DOWN
from greatpowers.server.worker import Question, reply
from tests.before import telling
from tests.server.browser import Browser, Server, served
from tests.server.hall import COMPUTER, ME, OPEN, Hall, hall_in, hash_of, key, part, play, problem_of, settled

LATER = "9"
"""A version that only a later server knows."""
UPGRADING = {
    "de": "Dieser Server wird gerade erneuert. Bitte versuche es gleich noch einmal.",
    "en": "This server is being upgraded. Please try again in a moment.",
}


@cache
def of_then() -> dict[str, Any]:
    """A record of Attack! by version 1, up to where a card follows Summit Conference in the same action."""
    row = telling.read("attack-1")[0]
    record: dict[str, Any] = row["record"]
    return {**record, "entries": record["entries"][: row["after_summit"][0]]}


async def a_table_of_then(hall: Hall, *seats: Any) -> tuple[Room, Person]:
    anna = await hall.person("Anna")
    wish = Import(of_then(), key(), list(seats) or [ME, ME])
    room = await hall.room(await hall.rooms.create_from(wish, anna))
    await settled(room)
    return room, anna


async def stored(hall: Hall, id: str) -> Any:
    return await hall.store.tables.get(id), await hall.store.records.entries(id)


@pytest.mark.anyio
async def test_a_table_of_version_1_is_played_to_its_end_under_version_1(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna = await a_table_of_then(hall)
        assert room.header.rules == "1" and room.position is not None and room.position.step is not None
        assert room.position.step.name == "politics", "under version 2 the action would be over"
        stood = hash_of(room)
        await hall.restart()
        again = await hall.room(room.header.id)
        assert hash_of(again) == stood and again.rules is greatpowers.ruleset("attack", "1")
        await play(again, {0: anna, 1: anna}, 2000)
        row, entries = await stored(hall, again.header.id)
        assert (row.rules, row.status) == ("1", "over")
        assert entries[: len(of_then()["entries"])] == of_then()["entries"]
        record = {**again.begun().record(), "entries": entries}
        assert greatpowers.replay(record).scores() == again.begun().scores()


@pytest.mark.anyio
async def test_computers_play_on_at_it(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, _ = await a_table_of_then(hall, COMPUTER, COMPUTER)
        assert (room.header.status, room.header.rules) == ("over", "1")
        assert greatpowers.replay(room.begun().record()).rules.version == "1"


@pytest.mark.parametrize("bot", ["uniform", "greedy-novice", "search@2"])
def test_a_computers_own_process_knows_the_version_by_the_document(bot: str) -> None:
    match = greatpowers.replay(of_then())
    (decision,) = match.decisions
    answer = reply(Question("attack", match.position(), decision.seat, bot, 3)).answer
    assert decision.step == "politics" and match.why_not(answer, decision.seat) is None


@pytest.mark.anyio
async def test_a_table_that_was_broken_by_newer_rules_comes_back_by_itself(tmp_path: Path) -> None:
    """Before ADR 18 it was tried under version 2, and left as broken with its version."""
    async with hall_in(tmp_path) as hall:
        room, anna = await a_table_of_then(hall)
        stood = hash_of(room)
        await hall.store.tables.change(room.header.id, status="broken", waiting=[])
        await hall.restart()
        again = await hall.room(room.header.id)
        row, _ = await stored(hall, room.header.id)
        assert (row.status, row.rules, row.waiting) == ("running", "1", again.waiting())
        assert hash_of(again) == stood and part(again, "prompt", again.waiting()[0], anna)["choices"]


@pytest.mark.anyio
async def test_a_row_whose_version_was_raised_goes_on_from_its_position(tmp_path: Path) -> None:
    """Before ADR 18 a table that held under the newer rules got their version, and its first position did not."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        document = greatpowers.start("attack", 2, seed=3).position()
        room = await hall.room(await hall.rooms.create_from(Import(document, key(), [ME, ME]), anna))
        await play(room, {0: anna, 1: anna}, 3)
        stood = hash_of(room)
        await hall.store.tables.change(room.header.id, position={**document, "rules": "1"})
        await hall.restart()
        again = await hall.room(room.header.id)
        assert (again.header.status, again.header.rules, again.rules.version) == ("running", "2", "2")
        assert hash_of(again) == stood and greatpowers.replay(again.begun().record()).hash() == stood[0]


@pytest.mark.anyio
async def test_what_comes_from_a_table_keeps_its_version(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna = await a_table_of_then(hall)
        seat = room.waiting()[0]
        at = room.header.entries
        branch = await hall.room(await hall.rooms.branch(room.header.id, Branch(at, key(), seat), anna))
        assert (branch.header.rules, branch.rules.version) == ("1", "1")
        assert branch.position is not None and branch.position.step is not None
        document = room.begun().position()
        copy = await hall.room(await hall.rooms.create_from(Import(document, key(), [ME, ME]), anna))
        assert (copy.header.rules, copy.begun().hash()) == ("1", room.begun().hash())
        await hall.restart()
        for table in (branch, copy):
            again = await hall.room(table.header.id)
            assert (again.header.rules, again.header.status, again.begun().rules.version) == ("1", "running", "1")


@pytest.mark.anyio
async def test_a_table_says_that_its_rules_are_not_the_newest(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna = await a_table_of_then(hall)
        said = {lang: part(room, "table", 0, anna, lang) for lang in ("de", "en")}
        assert [row["rules"] for row in said.values()] == ["1", "1"]
        assert said["en"]["older_rules"] == (
            "This game is played by version 1 of the rules, the one it began with. Changed since then: After a Summit "
            "Conference no other politics card is played in the same action."
        )
        assert said["de"]["older_rules"] == (
            "Für diese Partie gilt Fassung 1 der Regeln, mit der sie begonnen hat. Seitdem geändert: Nach einer "
            "Gipfelkonferenz wird in derselben Aktion keine weitere Politikkarte gespielt."
        )
        newest = await hall.table(anna, "attack", ME, ME)
        assert newest.header.rules == "2" and "older_rules" not in part(newest, "table", 0, anna)


@pytest.mark.anyio
async def test_what_has_not_begun_begins_under_the_newest_rules(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, "attack", ME, OPEN)
        await hall.store.tables.change(room.header.id, rules="1")
        await hall.restart()
        again = await hall.room(room.header.id)
        assert part(again, "table", None, anna)["rules"] == "2"
        await hall.store.tables.change_seat(room.header.id, 1, kind="computer", bot="uniform")
        await hall.restart()
        again = await hall.room(room.header.id)
        await again.do(anna, Start())
        row, _ = await stored(hall, room.header.id)
        assert row.rules == again.begun().rules.version == "2"


@pytest.mark.anyio
async def test_a_record_of_a_later_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        position = {**greatpowers.start("attack", 2, seed=3).position(), "rules": LATER}
        for document in ({**of_then(), "rules": LATER}, position):
            problem = await problem_of(hall.rooms.create_from(Import(document, key()), anna))
            assert problem.status == 400
            assert problem.in_words("en").text.startswith("rules: this was written by a newer version of attack, '9'")


# two versions of the server side by side


@pytest.mark.anyio
@pytest.mark.parametrize("change", [{"rules": LATER}, {"game": "a-game-of-tomorrow"}], ids=["rules", "game"])
@pytest.mark.parametrize("begun", [True, False], ids=["begun", "gathering"])
async def test_a_table_for_a_later_server_is_left_alone(tmp_path: Path, begun: bool, change: dict[str, str]) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, "attack", ME, COMPUTER if begun else OPEN)
        await settled(room)
        stood, id = hash_of(room) if begun else None, room.header.id
        await hall.store.tables.change(id, **change)
        before = await stored(hall, id)
        await hall.restart()
        await hall.wake()
        problem = await problem_of(hall.rooms.open(id))
        assert (problem.status, problem.code) == (503, "upgrading")
        assert {lang: problem.in_words(lang).text for lang in UPGRADING} == UPGRADING
        assert await stored(hall, id) == before, "nothing is written"
        assert len(hall.rooms) == 0
        await hall.store.tables.change(id, rules="2", game="attack")
        again = await hall.room(id)
        assert again.header.status == ("running" if begun else "gathering")
        assert stood is None or hash_of(again) == stood


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("rules-versions")) as running:
        yield running


def put_away(server: Server, table: str) -> None:
    """A later server has the table."""

    async def work() -> None:
        await server.service.store.tables.change(table, rules=LATER)
        await server.service.rooms.close()

    server.call(work)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_browsers_hear_that_it_will_not_take_long(server: Server, lang: str) -> None:
    anna = server.browser(lang)
    table = anna.table("me", "me")
    prompt = first(anna, table, lang)
    put_away(server, table)
    told = {"code": "upgrading", "text": UPGRADING[lang]}
    body = {
        "seat": prompt["seat"],
        "ask": prompt["ask"],
        "answer": prompt["choices"][0]["answer"],
        "key": "key-00000001",
    }
    assert anna.get(f"/api/tables/{table}", 503) == told
    assert anna.post(f"/api/tables/{table}/answers", body, 503) == told
    assert table in [row["id"] for row in anna.get("/api/tables?show=mine")["tables"]], "it is in the lobby as before"
    with anna.stream(table, f"?lang={lang}") as socket:
        assert json.loads(socket.receive_text()) == {"kind": "problem", **told}
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_text()
    assert end.value.code == GOING_DOWN, "after which a browser tries again"


def first(browser: Browser, table: str, lang: str) -> dict[str, Any]:
    with browser.stream(table, f"?lang={lang}") as socket:
        parts = json.loads(socket.receive_text())["parts"]
    prompt: dict[str, Any] = parts["prompt"]
    return prompt
