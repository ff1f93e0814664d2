"""`move`: everything in one database into another, of either kind, which is empty.

The tables are made there as the source has them, the rows are copied and compared, and then the tables are brought up
to date: all of it in one transaction, so that the target has everything or nothing. The source is only read.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar
from urllib.parse import quote

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, MetaData, Row, Table, create_engine, func, insert, inspect, select, text, tuple_
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from greatpowers.server import database, schema
from greatpowers.server.database import Unreadable
from greatpowers.server.owner import place
from greatpowers.server.placing import claimed, put_in_place
from greatpowers.server.refusals import Unable

Result = TypeVar("Result")
ROWS = 2000
"""Copied at once."""
VERSIONS = "alembic_version"
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)
SEQUENCE = text("SELECT pg_get_serial_sequence(:table, :column)")


class Copied(Struct, frozen=True):
    """A table of the database: how many rows, and a sum over all of them that does not depend on their order."""

    table: str
    rows: int
    checksum: str


class Side(Protocol):
    """One end of the way: whatever is done there is done on one connection, in one transaction."""

    def __call__(self, work: Callable[[Connection], Result]) -> Awaitable[Result]: ...


async def move(source: str, target: str, beside: bool = False) -> list[Copied]:
    """Copy everything. Neither database may be in use; `beside` a server the source is copied as it is just now."""
    origin, goal = database.address(source), database.address(target)
    if same_place(origin, goal):
        raise Unable("to", "operation-same-database")
    file = database.sqlite_file(origin)
    if file is not None and not file.is_file():
        raise Unable("from", "operation-no-database", file=str(file))
    try:
        async with contextlib.AsyncExitStack() as stack:
            if file is not None and place(file).exists() and not beside:
                stack.enter_context(claimed(file))
            read = await stack.enter_async_context(reading(origin))
            if not beside:
                await in_use_by_nobody("from", origin, read)
            return await filled(read, goal)
    except (DBAPIError, OSError) as error:
        detail = str(getattr(error, "orig", error))
        raise Unreadable(
            detail, "command-database-away", file=f"{shown(origin)} → {shown(goal)}", detail=detail
        ) from error


async def filled(read: Side, goal: URL) -> list[Copied]:
    """A file is written beside its place and has its name only when it is whole and on the disk."""
    file = database.sqlite_file(goal)
    if file is None:
        async with writing(goal) as write:
            await in_use_by_nobody("to", goal, write)
            return await copied(read, write)
    file.parent.mkdir(parents=True, exist_ok=True)
    with claimed(file):
        if file.exists():
            database.examine(file)
            async with reading(goal) as look:
                await look(refuse_unless_empty)
        part = file.with_name(f"{file.name}.part")
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        async with writing(goal.set(database=str(part))) as write:
            found = await copied(read, write)
        put_in_place(part, file)
        return found


async def copied(read: Side, write: Side) -> list[Copied]:
    version = await read(database.version_of)
    if version not in database.known_versions():
        raise Unable("from", "operation-unknown-version", version=version or "–")
    await write(clear)
    await write(lambda connection: database.upgrade(connection, version))
    tables = await write(reflected)
    found = [await copied_table(read, write, table) for table in tables]
    await write(lambda connection: go_on_counting(connection, tables))
    await write(database.upgrade)
    return found


async def copied_table(read: Side, write: Side, table: Table) -> Copied:
    there, back = Sum(), Sum()
    async for rows in pieces(read, table):
        there.add(rows)
        values = [dict(row._mapping) for row in rows]
        await write(lambda connection, values=values: connection.execute(insert(table), values))  # type: ignore[misc]
    async for rows in pieces(write, table):
        back.add(rows)
    if (there.rows, there.checksum) != (back.rows, back.checksum):
        raise Unable("to", "operation-not-the-same", table=table.name, one=there.rows, other=back.rows)
    return Copied(str(table.name), there.rows, there.checksum)


async def pieces(side: Side, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """All rows, in the order of their keys, as this database orders them."""
    keys = list(table.primary_key.columns)
    query = select(table).order_by(*keys).limit(ROWS)
    last: Row[Any] | None = None
    while True:
        some = query
        if last is not None:
            some = query.where(tuple_(*keys) > tuple_(*(last._mapping[key.name] for key in keys)))
        rows = await side(lambda connection, some=some: connection.execute(some).all())  # type: ignore[misc]
        if not rows:
            return
        yield rows
        last = rows[-1]


class Sum:
    """Of the hashes of all rows, in any order: the two kinds of database do not sort alike."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: Sequence[Row[Any]]) -> None:
        for row in rows:
            written = msgspec.json.encode(dict(sorted(row._mapping.items())))
            self._sum += int.from_bytes(hashlib.sha256(written).digest(), "big")
        self.rows += len(rows)

    @property
    def checksum(self) -> str:
        return f"{self._sum % (1 << 256):064x}"


# --- the tables of the target -----------------------------------------------------------------------------------------


def reflected(connection: Connection) -> list[Table]:
    """As they are now, in an order in which no row refers to one that is still to come."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name in ours(connection)]


def ours(connection: Connection) -> set[str]:
    """The names of our tables that are there, without the one that holds the version."""
    return set(inspect(connection).get_table_names()) & set(schema.metadata.tables)


def refuse_unless_empty(connection: Connection) -> None:
    for name in sorted(ours(connection)):
        if connection.execute(select(1).select_from(text(name)).limit(1)).first() is not None:
            raise Unable("to", "operation-not-empty", table=name)


def clear(connection: Connection) -> None:
    """Tables that a server has made and nobody has used make way: they may be of another version than the source."""
    refuse_unless_empty(connection)
    found = ours(connection)
    if found:
        metadata = MetaData()
        metadata.reflect(connection, only=sorted({*found, VERSIONS}))
        metadata.drop_all(connection)


def go_on_counting(connection: Connection, tables: list[Table]) -> None:
    """PostgreSQL counts beside the table, and would begin at 1."""
    if connection.dialect.name == database.SQLITE:
        return
    for table in tables:
        for column in table.primary_key.columns:
            sequence = connection.execute(SEQUENCE, {"table": table.name, "column": column.name}).scalar()
            if sequence is not None:
                last = connection.execute(select(func.max(column))).scalar()
                connection.execute(select(func.setval(sequence, last or 1, last is not None)))


async def in_use_by_nobody(field: str, url: URL, side: Side) -> None:
    """A server on PostgreSQL leaves no lock; but it is connected."""
    if database.sqlite_file(url) is None:
        others = await side(lambda connection: int(connection.execute(OTHERS).scalar_one()))
        if others:
            raise Unable(field, "operation-in-use", database=shown(url), others=others)


# --- connections ------------------------------------------------------------------------------------------------------


def shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def same_place(one: URL, other: URL) -> bool:
    first, second = database.sqlite_file(one), database.sqlite_file(other)
    if first is not None and second is not None:
        return first.resolve() == second.resolve()
    return one.set(password=None) == other.set(password=None)


def reading(url: URL) -> contextlib.AbstractAsyncContextManager[Side]:
    """As everything was at one moment; nothing can be written."""
    file = database.sqlite_file(url)
    if file is None:
        return on_postgres(url, "REPEATABLE READ")
    return on_sqlite(url, f"file:{quote(str(file))}?mode=ro", "BEGIN")


def writing(url: URL) -> contextlib.AbstractAsyncContextManager[Side]:
    """Kept when everything went well, and else undone."""
    file = database.sqlite_file(url)
    if file is None:
        return on_postgres(url, "READ COMMITTED")
    return on_sqlite(url, f"file:{quote(str(file))}", "BEGIN IMMEDIATE")


@contextlib.asynccontextmanager
async def on_postgres(url: URL, level: str) -> AsyncIterator[Side]:
    engine = create_async_engine(url, isolation_level=level)
    try:
        async with engine.begin() as connection:

            def side(work: Callable[[Connection], Result]) -> Awaitable[Result]:
                return connection.run_sync(work)

            yield side
    finally:
        await engine.dispose()


@contextlib.asynccontextmanager
async def on_sqlite(url: URL, name: str, begin: str) -> AsyncIterator[Side]:
    """In a thread of its own, for the loop has another connection to serve."""
    with ThreadPoolExecutor(1, "moving") as thread:

        def in_thread(work: Callable[[], Result]) -> Awaitable[Result]:
            return asyncio.get_running_loop().run_in_executor(thread, work)

        def side(work: Callable[[Connection], Result]) -> Awaitable[Result]:
            return in_thread(lambda: work(connection))

        engine = create_engine(url, creator=lambda: sqlite3.connect(name, uri=True))
        database.prepare(engine, begin, ("PRAGMA foreign_keys = ON", "PRAGMA synchronous = FULL"))
        connection = await in_thread(engine.connect)
        try:
            yield side
            await in_thread(connection.commit)
        finally:
            await in_thread(connection.close)
            await in_thread(engine.dispose)
