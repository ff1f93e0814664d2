"""A disk that is full or may no longer be written: nothing that was acknowledged is lost, and everybody is told."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from greatpowers.server import database, writer
from greatpowers.server.database import SqliteDatabase, Unreadable, examine
from greatpowers.server.rows import NotStored
from greatpowers.server.store import Store
from greatpowers.server.texts import sentence
from greatpowers.words.words import LANGUAGES
from tests.server.browser import Browser, Server, key, served

LARGE = "x" * 4_000_000
SMALL = 40


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "AGAIN", 0.05)


async def pragma(store: Store, name: str, value: int) -> None:
    """Told to the one connection that writes."""
    reached = store._database
    assert isinstance(reached, SqliteDatabase)
    engine = reached._writer

    def tell() -> None:
        connection = engine.raw_connection()
        connection.cursor().execute(f"PRAGMA {name} = {value}")
        connection.close()

    await asyncio.to_thread(tell)


def people_in(file: Path) -> set[str]:
    with sqlite3.connect(file) as connection:
        return {row[0] for row in connection.execute("SELECT name FROM people")}


# --- a transaction that is gone ---------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_what_is_too_large_fails_alone_and_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    """SQLite undoes all of the transaction when there is no room, also what others had written in it before."""
    file = tmp_path / "tables.sqlite"
    store = await Store.open(f"sqlite:///{file}")
    pages = await store.writer.run(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
    await pragma(store, "max_page_count", int(str(pages)) + 100)
    before = store.writer.transactions
    names = [f"first {number}" for number in range(SMALL)] + [LARGE] + [f"then {number}" for number in range(SMALL)]
    told = await asyncio.gather(*(store.people.add(name, "en") for name in names), return_exceptions=True)
    assert store.writer.transactions > before + 1, "they were handed in together, and then written apart"
    acknowledged = {name for name, result in zip(names, told, strict=True) if not isinstance(result, BaseException)}
    assert acknowledged == set(names) - {LARGE}
    assert isinstance(told[SMALL], NotStored) and "full" in str(told[SMALL])
    assert store.writer.trouble is None, "others were stored after it"
    await store.close()
    assert people_in(file) == acknowledged


@pytest.mark.anyio
async def test_while_nothing_fits_nothing_is_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    store = await Store.open(f"sqlite:///{file}")
    await pragma(store, "query_only", 1)
    told = await asyncio.gather(*(store.people.add(f"{number}", "en") for number in range(9)), return_exceptions=True)
    assert [type(one) for one in told] == [NotStored] * 9
    assert not await store.ready() and store.writer.trouble is not None
    assert people_in(file) == set()
    await pragma(store, "query_only", 0)
    for _ in range(100):
        if await store.ready():
            break
        await asyncio.sleep(0.05)
    assert await store.ready(), "it is tried again by itself"
    await store.people.add("Anna", "en")
    await store.close()
    assert people_in(file) == {"Anna"}


# --- at the table -----------------------------------------------------------------------------------------------------


def new_table(browser: Browser) -> str:
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "imperial-2030", "seats": seats, "key": key(), "speed": "instant"}
    return str(browser.post("/api/tables", body, 201)["id"])


def an_answer(server: Server, table: str) -> dict[str, Any]:
    async def found() -> dict[str, Any]:
        room = await server.service.rooms.open(table)
        assert room is not None and room.match is not None
        decision = room.match.decisions[0]
        answer = decision.options[0].to_json()
        return {"seat": decision.seat, "ask": room.match.question, "answer": answer, "key": key()}

    wish: dict[str, Any] = server.call(found)
    return wish


def switch(server: Server, read_only: bool) -> None:
    server.call(lambda: pragma(server.service.store, "query_only", int(read_only)))


def test_people_are_told_that_nothing_is_saved(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = server.browser()
        anna.get("/api/me")
        table = new_table(anna)
        was = server.state_hash(table)
        state = anna.get(f"/api/tables/{table}")
        assert "unsaved" not in state
        wish = an_answer(server, table)
        switch(server, True)
        for _ in range(2):
            problem = anna.send("POST", f"/api/tables/{table}/answers", wish)
            assert problem.status_code == 503 and problem.json()["code"] == "unsaved"
        assert anna.send("GET", "/health").status_code == 503
        assert anna.get(f"/api/tables/{table}")["unsaved"] is True
        assert server.state_hash(table) == was
        switch(server, False)
        assert anna.post(f"/api/tables/{table}/answers", wish)["seq"] > state["seq"]
        assert anna.send("GET", "/health").status_code == 200
        assert "unsaved" not in anna.get(f"/api/tables/{table}")


# --- a file that cannot be the database -------------------------------------------------------------------------------


def a_file(folder: Path, kind: str) -> Path:
    file = folder / "tables.sqlite"
    if kind == "text":
        file.write_text("Dear diary, " * 100)
    elif kind == "another program's":
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE bookmarks (address TEXT)")
    else:
        asyncio.run(made(file))
        if kind == "cut off":
            file.write_bytes(file.read_bytes()[:-8192])
        elif kind == "damaged":
            content = bytearray(file.read_bytes())
            content[100:4000] = b"\x55" * 3900
            file.write_bytes(content)
    return file


async def made(file: Path) -> None:
    await (await Store.open(f"sqlite:///{file}")).close()


@pytest.mark.parametrize(
    ("kind", "remedy"),
    [
        ("text", "command-database-foreign"),
        ("another program's", "command-database-foreign"),
        ("cut off", "command-database-damaged"),
        ("damaged", "command-database-damaged"),
    ],
)
def test_a_file_that_is_not_ours_is_named_and_left_alone(tmp_path: Path, kind: str, remedy: str) -> None:
    file = a_file(tmp_path, kind)
    before = file.read_bytes()
    with pytest.raises(Unreadable) as told:
        asyncio.run(made(file))
    assert told.value.remedy == remedy and told.value.variables["file"] == str(file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("error", "remedy"),
    [
        (OSError(errno.EROFS, "Read-only file system", "x"), "readonly"),
        (OSError(errno.EACCES, "Permission denied", "x"), "readonly"),
        (OSError(errno.ENOSPC, "No space left on device", "x"), "full"),
        (OperationalError("BEGIN", None, Exception("database or disk is full")), "full"),
        (OperationalError("BEGIN", None, Exception("database is locked")), "away"),
    ],
)
def test_what_keeps_a_server_from_its_file_is_named_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, remedy: str
) -> None:
    """One sentence that names the file, in both languages."""
    file = a_file(tmp_path, "ours")

    def fails(*_: Any) -> None:
        raise error

    monkeypatch.setattr("greatpowers.server.store.Owner", fails)
    with pytest.raises(Unreadable) as told:
        asyncio.run(Store.open(f"sqlite:///{file}", owner="http://here"))
    assert told.value.remedy == f"command-database-{remedy}" and told.value.variables["file"] == str(file)
    for lang in LANGUAGES:
        said = sentence(lang, told.value.remedy, **told.value.variables)
        assert str(file) in said and "Errno" not in said


def test_a_file_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By root every file can be written, so the connection is one that may not."""
    file = a_file(tmp_path, "ours")
    examine(file)
    real = sqlite3.connect
    monkeypatch.setattr(
        database.sqlite3,  # type: ignore[attr-defined]
        "connect",
        lambda path, **more: real(f"file:{path}?mode=ro", uri=True, **more),
    )
    with pytest.raises(Unreadable) as told:
        examine(file)
    assert told.value.remedy == "command-database-readonly"
