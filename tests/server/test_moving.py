"""Everything from one database into another, and back; backups, and the way back from them."""

from __future__ import annotations

import asyncio
import lzma
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple
from sqlalchemy import Connection, insert, select

from greatpowers.server import backups, database, moving, placing, schema
from greatpowers.server.backups import backup, restore
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


# --- backups of SQLite ------------------------------------------------------------------------------------------------


async def test_a_backup_brings_everything_back(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    before = await a_house(sqlite(file))
    await backup(sqlite(file), copy)
    store = await Store.open(sqlite(file))
    await store.people.add("Later", "en")
    await store.close()
    later = await rows_of(sqlite(file))
    found = await restore(sqlite(file), copy)
    assert await rows_of(sqlite(file)) == before
    assert found.kept.startswith(f"{file}.") and await rows_of(sqlite(Path(found.kept))) == later
    assert file.stat().st_mode & 0o077 == 0
    again = await restore(sqlite(file), Path(found.kept))
    assert await rows_of(sqlite(file)) == later and again.kept != found.kept


async def test_a_backup_is_restored_where_nothing_was(tmp_path: Path) -> None:
    await a_house(sqlite(tmp_path / "tables.sqlite"))
    await backup(sqlite(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite")
    new = tmp_path / "elsewhere" / "tables.sqlite"
    assert (await restore(sqlite(new), tmp_path / "copy.sqlite")).kept == ""
    assert await rows_of(sqlite(new)) == await rows_of(sqlite(tmp_path / "tables.sqlite"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("there", [True, False])
async def test_what_root_restores_belongs_to_the_server(tmp_path: Path, there: bool) -> None:
    """To whom the file belonged, or the folder."""
    await a_house(sqlite(tmp_path / "one.sqlite"))
    await backup(sqlite(tmp_path / "one.sqlite"), tmp_path / "copy.sqlite")
    file = tmp_path / "house" / "tables.sqlite"
    file.parent.mkdir()
    if there:
        await backup(sqlite(tmp_path / "one.sqlite"), file)
    os.chown(file if there else file.parent, 12345, 12346)
    await restore(sqlite(file), tmp_path / "copy.sqlite")
    assert {(path.stat().st_uid, path.stat().st_gid) for path in file.parent.iterdir()} == {(12345, 12346)}


async def test_what_still_lies_beside_the_old_file_is_kept_with_it(tmp_path: Path) -> None:
    """A killed server leaves the end of its work in the -wal file."""
    file, killed = tmp_path / "tables.sqlite", tmp_path / "killed" / "tables.sqlite"
    store = await Store.open(sqlite(file))
    await begin(store, "t1", entries=2)
    killed.parent.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{file}{ending}", f"{killed}{ending}")
    await backup(sqlite(file), tmp_path / "copy.sqlite")
    await store.close()
    assert Path(f"{killed}-wal").stat().st_size > 0
    found = await restore(sqlite(killed), tmp_path / "copy.sqlite")
    assert not Path(f"{killed}-wal").exists()
    assert await rows_of(sqlite(Path(found.kept))) == await rows_of(sqlite(killed))


@pytest.mark.parametrize("damage", ["text", "cut off", "pages", "foreign", "newer", "orphan", "missing"])
async def test_a_bad_backup_changes_nothing(tmp_path: Path, damage: str) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    before = await a_house(sqlite(file))
    await backup(sqlite(file), copy)
    content = bytearray(copy.read_bytes())
    if damage == "text":
        copy.write_text("Dear diary, " * 1000)
    elif damage == "cut off":
        copy.write_bytes(content[: len(content) // 2])
    elif damage == "pages":
        copy.write_bytes(content[:4096] + b"\x55" * (len(content) - 4096))
    elif damage == "foreign":
        copy.unlink()
        await change(copy, "CREATE TABLE bookmarks (address TEXT)")
    elif damage == "newer":
        await change(copy, "UPDATE alembic_version SET version_num = '9999'")
    elif damage == "orphan":
        await change(copy, "DELETE FROM people")
    else:
        copy.unlink()
    with pytest.raises(Unreadable):
        await restore(sqlite(file), copy)
    assert await rows_of(sqlite(file)) == before
    assert {path.name.removesuffix("-wal").removesuffix("-shm") for path in tmp_path.glob("tables*")} <= {
        "tables.sqlite",
        "tables.sqlite.owner",
    }


async def test_nothing_is_restored_under_a_server(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    before = await a_house(sqlite(file))
    await backup(sqlite(file), copy)
    owner = Owner(file, "http://127.0.0.1:8440/")
    with pytest.raises(Owned):
        await restore(sqlite(file), copy)
    with pytest.raises(Unable, match="operation-not-a-backup"):
        await restore(sqlite(tmp_path / "new.sqlite"), file)
    owner.release()
    with pytest.raises(Unable, match="operation-not-a-backup"):
        await restore(sqlite(file), file)
    assert await rows_of(sqlite(file)) == before


async def test_a_restore_that_is_cut_short_leaves_the_old_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await a_house(sqlite(file))
    await backup(sqlite(file), copy)
    await change(file, "UPDATE people SET name = 'now'")
    now = await rows_of(sqlite(file))

    def fail(*_: Any) -> None:
        raise OSError("power cut")

    monkeypatch.setattr(placing.os, "replace", fail)  # type: ignore[attr-defined]
    with pytest.raises(OSError, match="power cut"):
        await restore(sqlite(file), copy)
    monkeypatch.undo()
    assert await rows_of(sqlite(file)) == now


async def test_where_files_have_one_name_only_the_old_one_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    before = await a_house(sqlite(file))
    await backup(sqlite(file), copy)

    def fail(*_: Any) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(placing.os, "link", fail)  # type: ignore[attr-defined]
    found = await restore(sqlite(file), copy)
    assert await rows_of(sqlite(Path(found.kept))) == before


async def test_a_backup_of_nothing_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(Unable, match="operation-no-database"):
        await backup(sqlite(tmp_path / "nowhere" / "tables.sqlite"), tmp_path / "copy.sqlite")
    await a_house(sqlite(tmp_path / "tables.sqlite"))
    with pytest.raises(Unable, match="operation-no-folder"):
        await backup(sqlite(tmp_path / "tables.sqlite"), tmp_path / "nowhere" / "copy.sqlite")
    (tmp_path / "there").write_text("")
    with pytest.raises(Unable, match="operation-exists"):
        await backup(sqlite(tmp_path / "tables.sqlite"), tmp_path / "there")
    assert {path.name for path in tmp_path.iterdir()} == {"tables.sqlite", "there"}


async def test_a_backup_brings_no_tables_up_to_date(tmp_path: Path) -> None:
    """It may be made by a newer program, beside an older server."""
    file = tmp_path / "before.sqlite"
    file.write_bytes(lzma.decompress((telling.FOLDER / "database.sqlite.xz").read_bytes()))
    await backup(sqlite(file), tmp_path / "copy.sqlite")
    assert database.examine_copy(file) == database.examine_copy(tmp_path / "copy.sqlite") == "0002"


# --- backups of PostgreSQL --------------------------------------------------------------------------------------------


async def test_a_dump_brings_everything_back(tmp_path: Path, postgres: Postgres) -> None:
    url, other = postgres.new_database(), postgres.new_database()
    before = await a_house(url)
    beside = await Store.open(url)
    await backup(url, tmp_path / "tables.dump")
    await beside.close()
    assert (tmp_path / "tables.dump").stat().st_mode & 0o077 == 0
    await (await Store.open(other)).close()
    assert (await restore(other, tmp_path / "tables.dump")).version == database.known_versions()[-1]
    assert await rows_of(other) == before
    with pytest.raises(Unable, match="operation-not-empty"):
        await restore(other, tmp_path / "tables.dump")
    assert await rows_of(other) == before


async def test_a_backup_of_sqlite_is_restored_into_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    before = await a_house(sqlite(tmp_path / "tables.sqlite"))
    await backup(sqlite(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite")
    url = postgres.new_database()
    found = await restore(url, tmp_path / "copy.sqlite")
    assert {row.table for row in found.tables} == set(NAMES) and await rows_of(url) == before


async def test_without_the_programs_of_postgresql_it_is_said_what_to_do(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database().replace("greatpowers@", "greatpowers:secret@")
    await (await Store.open(url)).close()
    monkeypatch.setattr(backups.shutil, "which", lambda name: None)  # type: ignore[attr-defined]
    with pytest.raises(Unable) as told:
        await backup(url, tmp_path / "tables.dump")
    line = str(told.value.variables["line"])
    assert told.value.remedy == "operation-no-pg-dump" and line.startswith("pg_dump ") and "secret" not in line
    (tmp_path / "tables.dump").write_bytes(b"PGDMP and so on")
    with pytest.raises(Unable, match="operation-no-pg-restore"):
        await restore(url, tmp_path / "tables.dump")
    assert {path.name for path in tmp_path.iterdir()} == {"tables.dump"}


async def test_a_dump_that_fails_leaves_no_file(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    with pytest.raises(Unable, match="operation-program-failed"):
        await backup(url.replace("test_", "nowhere_"), tmp_path / "tables.dump")
    (tmp_path / "half.dump").write_bytes(b"PGDMP and so on")
    with pytest.raises(Unable, match="operation-program-failed"):
        await restore(url, tmp_path / "half.dump")
    assert {path.name for path in tmp_path.iterdir()} == {"half.dump"}


def test_the_address_as_the_programs_of_postgresql_read_it() -> None:
    url = database.address("postgresql://ada:secret@db.example:5433/house?ssl=require&prepared_statement_cache_size=0")
    assert backups.libpq(url) == "postgresql://ada@db.example:5433/house?sslmode=require"
