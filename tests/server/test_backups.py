"""Backups of both databases, and the way back from them."""

from __future__ import annotations

import lzma
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from greatpowers.server import backups, database, placing
from greatpowers.server.backups import backup, restore
from greatpowers.server.database import Unreadable
from greatpowers.server.owner import Owned, Owner
from greatpowers.server.refusals import Unable
from greatpowers.server.store import Store
from tests.before import telling
from tests.server.databases import Postgres
from tests.server.test_moving import NAMES, a_house, change, rows_of, sqlite
from tests.server.test_store import begin

pytestmark = pytest.mark.anyio

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
