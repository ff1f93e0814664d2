"""How a database is reached, what SQLite has to be told, and how any database gets the tables of this version."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import quote

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, QueuePool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import create_async_engine

Result = TypeVar("Result")

SQLITE = "sqlite"
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 4
LISTEN_AGAIN = 0.2
"""Seconds until a lost connection is looked for again."""
PATIENCE = {"timeout": 10, "command_timeout": 30}
"""Seconds until a database that does not answer is as good as gone."""
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 6_702_030
"""Any number; two servers that start together migrate one after the other."""

PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an acknowledged answer survives a power cut, not only a crash
    "PRAGMA foreign_keys = ON",
)


class Unreadable(Exception):
    """The database was written by another version, is damaged, or is none. `remedy` is what to say of it, in
    `server.ftl`."""

    def __init__(self, text: str, remedy: str, **variables: str) -> None:
        super().__init__(text)
        self.remedy = remedy
        self.variables = variables


def address(url: str) -> URL:
    """The address with the driver that we use, whichever it names; `sqlite:///…` and `postgresql://…` will do."""
    parsed = make_url(url)
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise ValueError(f"{kind} is not a database that Great Powers knows; take sqlite or postgresql")
    return parsed.set(drivername=DRIVERS[kind])


def sqlite_file(url: URL) -> Path | None:
    """The file behind the address, if there is one."""
    if url.get_backend_name() != SQLITE or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


class Database(Protocol):
    """Where work is done: a function gets a connection, and what it returns comes back."""

    dialect: str

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """All that is read is of one moment."""

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Done in a transaction, which is on the disk when this returns."""

    async def listen(self, channel: str, heard: Callable[[str], None]) -> None:
        """What other servers on the same database say, until this is cancelled. After a break an empty text is heard:
        who knows what was said meanwhile."""

    async def close(self) -> None: ...


class SqliteDatabase:
    """One thread that writes, on the only connection that does, and a few that read and never wait for it.

    All of a piece of work is done in its thread: to change threads for every statement would cost more than SQLite.
    """

    dialect = SQLITE

    def __init__(self, url: URL) -> None:
        file = sqlite_file(url)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(mode=0o600)  # seeds and the secrets of seats are nobody else's business
        self._writer = self._reader = self._engine(url, 1, "BEGIN IMMEDIATE")
        self._writing = self._reading = ThreadPoolExecutor(1, "sqlite-writer")
        if file is not None:
            self._reader = self._engine(url, READERS, "BEGIN")
            self._reading = ThreadPoolExecutor(READERS, "sqlite-reader")

    @staticmethod
    def _engine(url: URL, size: int, begin: str) -> Engine:
        sure = {"check_same_thread": False}  # the pool gives a connection to one thread at a time
        engine = create_engine(url, poolclass=QueuePool, pool_size=size, max_overflow=0, connect_args=sure)
        prepare(engine, begin)
        return engine

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        def in_thread() -> Result:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, in_thread)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        def in_thread() -> Result:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, in_thread)

    async def listen(self, channel: str, heard: Callable[[str], None]) -> None:
        await asyncio.Event().wait()  # there are no others

    async def close(self) -> None:
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        for engine in (self._reader, self._writer):
            engine.dispose()


class PostgresDatabase:
    """As many connections as are needed, all on the event loop."""

    dialect = "postgresql"

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True, pool_size=10, connect_args=PATIENCE)
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        with reached():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        with reached():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def listen(self, channel: str, heard: Callable[[str], None]) -> None:
        while True:
            with contextlib.suppress(DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                async with self._engine.connect() as connection:
                    try:
                        await until_lost((await connection.get_raw_connection()).driver_connection, channel, heard)
                    finally:
                        await connection.invalidate()
            await asyncio.sleep(LISTEN_AGAIN)

    async def close(self) -> None:
        await self._engine.dispose()


@contextlib.contextmanager
def reached() -> Iterator[None]:
    """A socket that is gone, an answer that does not come, connections that are all taken: whatever keeps us from the
    database is a `ConnectionError`."""
    try:
        yield
    except (OSError, NoConnection) as error:
        raise ConnectionError(f"{type(error).__name__}: {error}") from error


async def until_lost(driver: Any, channel: str, heard: Callable[[str], None]) -> None:
    """Hear what is said on a channel, as long as the connection lasts."""
    over = asyncio.Event()
    driver.add_termination_listener(lambda _: over.set())
    await driver.add_listener(channel, lambda _, process, name, said: heard(said))
    heard("")
    await over.wait()


def reach(url: URL) -> Database:
    return SqliteDatabase(url) if url.get_backend_name() == SQLITE else PostgresDatabase(url)


def prepare(engine: Engine, begin: str, pragmas: tuple[str, ...] = PRAGMAS) -> None:
    """The driver would begin transactions too late for savepoints and for reading what is then written."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def is_in_transaction(connection: Connection) -> bool:
    """Whether the transaction is still there that was begun. SQLite ends it by itself when the disk is full."""
    raw: Any = connection.connection.dbapi_connection
    return connection.dialect.name != SQLITE or bool(raw.in_transaction)


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring the tables to the version of this program, or to another. All or nothing, by the transaction around it."""
    if connection.dialect.name != SQLITE:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = migrations()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as error:
        where = connection.engine.url.render_as_string(hide_password=True)
        said = f"{where} was written by another version of Great Powers: {error}"
        raise Unreadable(said, "command-database-version", file=where) from error


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def version_of(connection: Connection) -> str:
    """The version of the tables in a database; nothing when there are none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def known_versions() -> list[str]:
    """Those that this program can bring up to date, and last the one that it brings them to."""
    return [found.revision for found in ScriptDirectory.from_config(migrations()).walk_revisions()][::-1]


def agree(connection: Connection) -> None:
    """The tables are those of this very program. Whoever works beside a server changes no table under its feet."""
    found, where = version_of(connection), connection.engine.url.render_as_string(hide_password=True)
    *older, ours = known_versions()
    if found == ours:
        return
    if not found or found in older:
        said = f"{where} has version {found or 'none'}, not {ours}"
        raise Unreadable(said, "command-database-older", file=where)
    raise Unreadable(f"{where} has version {found}, unknown here", "command-database-version", file=where)


REMEDIES = {
    "command-database-readonly": ("readonly", "read-only", "unable to open", "permission denied", "not permitted"),
    "command-database-full": ("no space", "is full", "disk i/o error", "quota"),
}
"""What SQLite and the system say when a file may not be written, or has no room. (A disk so full that SQLite cannot
make its own files is to it an error of input and output.)"""
HEADER = 100
MAGIC = b"SQLite format 3\x00"
OURS = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"


def examine(file: Path) -> None:
    """Whether a file can be our database: not another program's, not cut off, not read-only. One that is new can."""
    if not file.exists() or file.stat().st_size == 0:
        return
    with file.open("rb") as opened:
        header = opened.read(HEADER)
    if len(header) < HEADER or not header.startswith(MAGIC):
        raise Unreadable(f"{file} is no SQLite file", "command-database-foreign", file=str(file))
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    whole = pages * (65_536 if page_size == 1 else page_size)
    if file.stat().st_size < whole and not file.with_name(f"{file.name}-wal").exists():
        detail = f"{file.stat().st_size} of {whole} bytes"
        raise Unreadable(f"{file} is cut off", "command-database-damaged", file=str(file), detail=detail)
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if tables and not connection.execute(OURS).fetchone()[0]:
                raise Unreadable(f"{file} is another program's", "command-database-foreign", file=str(file))
            connection.execute("PRAGMA busy_timeout = 10000")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE whether_it_can_be_written (x)")
            connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        raise unusable(str(file), error) from error
    except sqlite3.DatabaseError as error:
        raise Unreadable(f"{file}: {error}", "command-database-damaged", file=str(file), detail=str(error)) from error


def unusable(where: str, error: Exception) -> Unreadable:
    """What keeps us from a database, with its remedy where one is known."""
    detail = str(getattr(error, "orig", error))
    if isinstance(error, OSError):
        detail = error.strerror or detail
    said = detail.lower()
    known = (remedy for remedy, words in REMEDIES.items() if any(word in said for word in words))
    remedy = next(known, "command-database-away")
    return Unreadable(f"{where} cannot be used: {detail}", remedy, file=where, detail=detail)


def examine_copy(file: Path) -> str:
    """Whether a file is a whole database of ours that this program can read: every page of it, every reference, and
    its version, which is returned. Nothing is written."""
    if not file.is_file():
        raise Unreadable(f"{file} is not there", "command-database-away", file=str(file), detail="no such file")
    with file.open("rb") as opened:
        if not opened.read(HEADER).startswith(MAGIC):
            raise Unreadable(f"{file} is no SQLite file", "command-database-foreign", file=str(file))
    try:
        with contextlib.closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)) as connection:
            if not connection.execute(OURS).fetchone()[0]:
                raise Unreadable(f"{file} is another program's", "command-database-foreign", file=str(file))
            wrong = [row[0] for row in connection.execute("PRAGMA integrity_check(1)") if row[0] != "ok"]
            wrong += [f"{row[0]} → {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")][:1]
            version = str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.DatabaseError, TypeError) as error:
        wrong = [str(error)]
    if wrong:
        raise Unreadable(f"{file}: {wrong[0]}", "command-database-damaged", file=str(file), detail=wrong[0])
    if version not in known_versions():
        raise Unreadable(f"{file} has version {version}", "command-database-version", file=str(file))
    return version


def vacuum_into(source: Path, target: Path) -> None:
    """A copy of a database that may be in use. It has its name only when it is whole and on the disk."""
    if target.exists():
        raise FileExistsError(f"{target} exists")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    with contextlib.closing(sqlite3.connect(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.rename(target)
