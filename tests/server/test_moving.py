"""Everything from one database into another, and back."""

from __future__ import annotations

import asyncio
import lzma
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple
from sqlalchemy import Connection, insert, select

from greatpowers.server import moving, schema
from greatpowers.server.database import Unreadable
from greatpowers.server.moving import move
from greatpowers.server.owner import Owned, Owner
from greatpowers.server.refusals import Unable
from greatpowers.server.store import Store
from tests.before import telling
from tests.server.databases import Postgres
from tests.server.test_store import begin, go_on

pytestmark = pytest.mark.anyio
NAMES = [table.name for table in schema.metadata.sorted_tables]


async def rows_of(url: str) -> dict[str, list[Any]]:
    """All that is in it."""
    store = await Store.open(url)
    try:

        def read(connection: Connection) -> dict[str, list[Any]]:
            return {
                table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
                for table in schema.metadata.sorted_tables
            }

        return await store.read(read)
    finally:
        await store.close()


async def a_house(url: str) -> dict[str, list[Any]]:
    """People, tables, records, thoughts and chat."""
    store = await Store.open(url)
    await begin(store, "t1", entries=2, status="running")
    await go_on(store, "t1", 2, key="k")
    host = await begin(store, "t2", title="Überfahrt ■ 'quoted'")
    table = await store.tables.get(host)
    assert table is not None
    for number in range(3):
        await store.chat.say("t1", table.host, "Ada", f"line {number}", f"k{number}")
    await store.people.add_session("token", table.host, 2_000_000_000)
    await store.writer.run(
        lambda connection: (
            connection.execute(
                insert(schema.thoughts).values(table_id="t1", seq=1, thought='{"bot":"greedy"}')
            ).rowcount
        )
    )
    await store.close()
    return await rows_of(url)


def sqlite(file: Path) -> str:
    return f"sqlite:///{file}"


async def test_there_and_back_nothing_is_lost(tmp_path: Path, postgres: Postgres) -> None:
    first, middle, last = (
        sqlite(tmp_path / "one.sqlite"),
        postgres.new_database(),
        sqlite(tmp_path / "new" / "two.sqlite"),
    )
    before = await a_house(first)
    there = await move(first, middle)
    assert {row.table: row.rows for row in there} == {name: len(rows) for name, rows in before.items()}
    assert await rows_of(middle) == before
    back = await move(middle, last)
    assert set(map(astuple, back)) == set(map(astuple, there))
    assert await rows_of(last) == before
    assert (tmp_path / "new" / "two.sqlite").stat().st_mode & 0o077 == 0
    assert await rows_of(first) == before


async def test_postgresql_goes_on_counting(tmp_path: Path, postgres: Postgres) -> None:
    source, target = sqlite(tmp_path / "one.sqlite"), postgres.new_database()
    await a_house(source)
    await move(source, target)
    store = await Store.open(target)
    person = await store.people.add("Bea", "en")
    lines = {line.id for line in await store.chat.lines("t1")}
    said = await store.chat.say("t1", person.id, "Bea", "after the move", "key")
    await store.close()
    assert said.id > max(lines)


async def test_many_rows_go_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "ROWS", 2)
    source, target = sqlite(tmp_path / "one.sqlite"), sqlite(tmp_path / "two.sqlite")
    before = await a_house(source)
    await move(source, target)
    assert await rows_of(target) == before


async def test_an_older_database_is_brought_up_to_date_on_the_way(tmp_path: Path, database_url: str) -> None:
    """What a server of long ago left behind; the file itself stays as it was."""
    file = tmp_path / "before.sqlite"
    file.write_bytes(lzma.decompress((telling.FOLDER / "database.sqlite.xz").read_bytes()))
    kept = file.read_bytes()
    await move(sqlite(file), database_url)
    assert file.read_bytes() == kept
    (tmp_path / "upgraded").mkdir()
    copy = shutil.copy(file, tmp_path / "upgraded" / "tables.sqlite")
    assert await rows_of(database_url) == await rows_of(sqlite(Path(copy)))


async def test_a_target_that_a_server_has_made_may_be_filled(tmp_path: Path, database_url: str) -> None:
    source = sqlite(tmp_path / "one.sqlite")
    before = await a_house(source)
    await (await Store.open(database_url)).close()
    await move(source, database_url)
    assert await rows_of(database_url) == before


async def test_a_target_with_something_in_it_is_refused(tmp_path: Path, database_url: str) -> None:
    source = sqlite(tmp_path / "one.sqlite")
    await a_house(source)
    store = await Store.open(database_url)
    await store.people.add("Bea", "en")
    await store.close()
    before = await rows_of(database_url)
    with pytest.raises(Unable, match="operation-not-empty"):
        await move(source, database_url)
    assert await rows_of(database_url) == before


async def test_what_arrives_otherwise_is_not_kept(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = sqlite(tmp_path / "one.sqlite")
    await a_house(source)
    real, asked = moving.pieces, []

    async def pieces(side: Any, table: Any) -> Any:
        """Each table is read there, and then here, where a line of chat is missing."""
        asked.append(table.name)
        async for rows in real(side, table):
            yield rows[:-1] if asked.count("chat") == 2 and table.name == "chat" else rows

    monkeypatch.setattr(moving, "pieces", pieces)
    with pytest.raises(Unable, match="operation-not-the-same"):
        await move(source, database_url)
    monkeypatch.undo()
    await move(source, database_url)


async def test_nobody_moves_a_database_in_use(tmp_path: Path, postgres: Postgres) -> None:
    file, other = tmp_path / "one.sqlite", postgres.new_database()
    await a_house(sqlite(file))
    owner = Owner(file, "http://127.0.0.1:8440/")
    with pytest.raises(Owned):
        await move(sqlite(file), other)
    await move(sqlite(file), other, beside=True)
    owner.release()
    connected = await Store.open(other)
    await connected.people.add("Bea", "en")
    with pytest.raises(Unable, match="operation-in-use"):
        await move(other, sqlite(tmp_path / "two.sqlite"))
    await move(other, sqlite(tmp_path / "two.sqlite"), beside=True)
    await connected.close()
    busy = postgres.new_database()
    connected = await Store.open(busy)
    with pytest.raises(Unable, match="operation-in-use"):
        await move(sqlite(file), busy)
    await connected.close()
    assert await rows_of(other) == await rows_of(sqlite(tmp_path / "two.sqlite"))


async def test_what_cannot_be_moved(tmp_path: Path) -> None:
    here, there = sqlite(tmp_path / "one.sqlite"), sqlite(tmp_path / "two.sqlite")
    with pytest.raises(Unable, match="operation-no-database"):
        await move(here, there)
    await a_house(here)
    with pytest.raises(Unable, match="operation-same-database"):
        await move(here, sqlite(tmp_path / "nothing" / ".." / "one.sqlite"))
    with pytest.raises(Unreadable):
        await move(here, "postgresql://nobody@127.0.0.1:1/nowhere")
    await change(tmp_path / "one.sqlite", "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unable, match="operation-unknown-version"):
        await move(here, there)
    assert not (tmp_path / "two.sqlite").exists()


async def change(file: Path, statement: str) -> None:
    def work() -> None:
        with sqlite3.connect(file) as connection:
            connection.execute(statement)
        connection.close()

    await asyncio.to_thread(work)
