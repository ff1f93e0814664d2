"""`doctor` names what is wrong, each thing by itself, and finds nothing where nothing is wrong."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, text

from greatpowers.server import doctor
from greatpowers.server.doctor import FAIL, OK, WARN, Report
from greatpowers.server.owner import Owner
from greatpowers.server.store import Store, unix_time
from tests.server.databases import Postgres
from tests.server.test_store import begin

UNSPOILED = {
    "doctor-versions",
    "doctor-client",
    "doctor-database",
    "doctor-schema",
    "doctor-clock",
    "doctor-whole",
    "doctor-records",
    "doctor-rules",
    "doctor-writable",
}
"""What is well in any house, whatever this machine is like."""


def looked(url: str, clock: Callable[[], float] = time.time, lang: str = "en") -> dict[str, str]:
    """What was found, by the names of the sentences."""
    report = Report(lang, clock)
    asyncio.run(doctor.examine(url, report))
    assert report.well == (FAIL not in [finding.state for finding in report.findings])
    assert all(finding.text and "{" not in finding.text for finding in report.findings)
    return {finding.message: finding.state for finding in report.findings}


def done(url: str, *statements: str) -> None:
    """Open a store, do this, close it."""

    async def work() -> None:
        store = await Store.open(url)

        def execute(connection: Connection) -> None:
            for statement in statements:
                connection.execute(text(statement))

        await store.writer.run(execute)
        await store.close()

    asyncio.run(work())


def a_house(url: str, **fields: Any) -> None:
    async def work() -> None:
        store = await Store.open(url)
        await begin(store, "t1", entries=2, **{"changed": unix_time(), **fields})
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("lang", ("de", "en"))
def test_a_house_in_order(database_url: str, lang: str) -> None:
    a_house(database_url)
    found = looked(database_url, lang=lang)
    assert found.keys() >= UNSPOILED and {found[name] for name in UNSPOILED} == {OK}
    assert FAIL not in found.values()


def test_it_changes_nothing(tmp_path: Path) -> None:
    assert looked(f"sqlite:///{tmp_path / 'no' / 'tables.sqlite'}")["doctor-no-file"] == FAIL
    assert list(tmp_path.iterdir()) == []
    file = tmp_path / "tables.sqlite"
    a_house(f"sqlite:///{file}")
    before = file.read_bytes()
    looked(f"sqlite:///{file}")
    assert file.read_bytes() == before


class Trouble(NamedTuple):
    name: str
    statement: str
    message: str
    state: str


TROUBLES = (
    Trouble("older tables", "UPDATE alembic_version SET version_num = '0001'", "doctor-schema-older", WARN),
    Trouble("newer tables", "UPDATE alembic_version SET version_num = '9999'", "doctor-schema-newer", FAIL),
    Trouble("a lost entry", "DELETE FROM entries WHERE seq = 1", "doctor-uneven-records", FAIL),
    Trouble("a gap", "UPDATE entries SET seq = 5 WHERE seq = 1", "doctor-uneven-records", FAIL),
    Trouble("an unknown game", "UPDATE tables SET game = 'chess'", "doctor-unknown-games", FAIL),
    Trouble("older rules", "UPDATE tables SET status = 'running', rules = '0'", "doctor-older-rules", WARN),
    Trouble("a broken table", "UPDATE tables SET status = 'broken'", "doctor-broken-tables", WARN),
    Trouble("a table from tomorrow", f"UPDATE tables SET changed = {unix_time() + 86_400}", "doctor-future", WARN),
)


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda trouble: trouble.name)
def test_what_is_wrong_is_named(database_url: str, trouble: Trouble) -> None:
    a_house(database_url)
    assert trouble.message not in looked(database_url)
    done(database_url, trouble.statement)
    assert looked(database_url)[trouble.message] == trouble.state


def test_a_new_house_has_no_tables_yet(tmp_path: Path, postgres: Postgres) -> None:
    assert looked(postgres.new_database())["doctor-schema-empty"] == WARN
    (tmp_path / "tables.sqlite").touch()
    assert looked(f"sqlite:///{tmp_path / 'tables.sqlite'}")["doctor-schema-empty"] == WARN


def test_a_database_that_does_not_answer(postgres: Postgres) -> None:
    assert looked("postgresql://nobody@127.0.0.1:1/nowhere")["doctor-database-away"] == FAIL
    url = postgres.new_database()
    assert looked(url.replace("test_", "nowhere_"))["doctor-database-away"] == FAIL


def test_a_database_that_may_only_be_read(postgres: Postgres) -> None:
    url = postgres.new_database()
    a_house(url)
    name = url.partition("@/")[2].partition("?")[0]
    done(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert looked(url)["doctor-not-writable"] == FAIL


@pytest.mark.parametrize(("late", "state"), ((0, OK), (30, WARN), (-30, WARN), (3600, FAIL)))
def test_a_clock_that_is_wrong(postgres: Postgres, late: int, state: str) -> None:
    url = postgres.new_database()
    a_house(url)
    found = looked(url, lambda: time.time() + late)
    assert found.get("doctor-clock" if state == OK else "doctor-clock-database") == state


# --- an SQLite file ---------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    a_house(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    return tmp_path / "tables.sqlite"


def test_a_damaged_file(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:] = b"\x55" * (len(content) - 4096)
    file.write_bytes(content)
    found = looked(f"sqlite:///{file}")
    assert FAIL in (found.get("doctor-damaged"), found.get("doctor-database-away"))


def test_rows_that_speak_of_nothing(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM people")
    connection.close()
    assert looked(f"sqlite:///{file}")["doctor-damaged"] == FAIL


def test_a_file_that_is_another_program_s(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("Dear diary, " * 100)
    assert looked(f"sqlite:///{tmp_path / 'tables.sqlite'}")["doctor-database-away"] == FAIL


def test_who_else_may_read(file: Path) -> None:
    file.parent.chmod(0o755)
    file.chmod(0o600)
    assert looked(f"sqlite:///{file}")["doctor-permissions"] == OK
    file.chmod(0o644)
    assert looked(f"sqlite:///{file}")["doctor-readable"] == WARN
    file.parent.chmod(0o700)
    assert looked(f"sqlite:///{file}")["doctor-permissions"] == OK


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_a_file_beside_it_that_is_somebody_else_s(file: Path) -> None:
    beside = file.with_name("tables.sqlite.owner")
    beside.touch()
    os.chown(beside, 12345, -1)
    assert looked(f"sqlite:///{file}")["doctor-foreign-files"] == FAIL


@pytest.mark.parametrize(
    ("free", "message", "state"),
    ((10**7, "doctor-no-space", FAIL), (10**8, "doctor-little-space", WARN), (10**10, "doctor-space", OK)),
)
def test_room_on_the_disk(file: Path, monkeypatch: pytest.MonkeyPatch, free: int, message: str, state: str) -> None:
    class Usage(NamedTuple):
        free: int

    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda path: Usage(free))  # type: ignore[attr-defined]
    assert looked(f"sqlite:///{file}")[message] == state


def test_a_log_that_nobody_takes_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LARGE_LOG", 1000)
    reader = sqlite3.connect(file)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM people").fetchone()
    done(f"sqlite:///{file}", "UPDATE people SET name = 'somebody else'")
    assert looked(f"sqlite:///{file}")["doctor-large-log"] == WARN
    reader.close()


def test_whether_a_server_is_at_work(file: Path) -> None:
    assert looked(f"sqlite:///{file}")["doctor-no-server"] == OK
    owner = Owner(file, "http://127.0.0.1:8440/")
    report = Report("en")
    asyncio.run(doctor.examine(f"sqlite:///{file}", report))
    owner.release()
    assert "http://127.0.0.1:8440/" in next(row.text for row in report.findings if row.message == "doctor-server")


# --- the program ------------------------------------------------------------------------------------------------------


def test_a_client_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report("en")
    monkeypatch.setattr(doctor, "CLIENT", tmp_path)
    doctor.look_at_program(report)
    assert {row.message: row.state for row in report.findings}["doctor-no-client"] == FAIL


@pytest.mark.parametrize(("compiled", "message"), ((True, "doctor-compiled"), (False, "doctor-plain")))
def test_how_it_was_built(monkeypatch: pytest.MonkeyPatch, compiled: bool, message: str) -> None:
    report = Report("en")
    monkeypatch.setattr(doctor, "is_compiled", lambda: compiled)
    doctor.look_at_program(report)
    assert message in {row.message for row in report.findings}


@pytest.mark.parametrize(
    ("most", "message"), ((256, "doctor-few-files"), (65_536, "doctor-files"), (-1, "doctor-files"))
)
def test_how_many_files_may_be_open(monkeypatch: pytest.MonkeyPatch, most: int, message: str) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda which: (most, most))
    report = Report("en")
    doctor.look_at_limits(report)
    assert [row.message for row in report.findings] == [message]
