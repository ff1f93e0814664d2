"""`Ready`: statements that are needed with every answer, as the text that the driver takes.

SQLAlchemy makes the text, from the same tables as everything else, once for each kind of database. To build and to look
up such a statement anew costs it ten times what the database needs to carry it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Dialect, Table, bindparam, insert, select, text, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import ClauseElement

from greatpowers.server import schema

Fields = Mapping[str, Any]


class Ready(Struct, frozen=True):
    """A text with the names of what it takes, in their order."""

    text: str
    names: tuple[str, ...]

    def found(self, connection: Connection, fields: Fields) -> Sequence[Any]:
        """The rows that it gives."""
        with driven(connection, self.text) as cursor:
            cursor.execute(self.text, tuple([fields[name] for name in self.names]))
            return cursor.fetchall()

    def run(self, connection: Connection, rows: Iterable[Fields]) -> None:
        """Carried out with each of these."""
        given = [tuple([row[name] for name in self.names]) for row in rows]
        with driven(connection, self.text) as cursor:
            cursor.executemany(self.text, given)


@contextmanager
def driven(connection: Connection, text: str) -> Iterator[DBAPICursor]:
    """The driver itself, in the transaction that SQLAlchemy has begun; what goes wrong is what SQLAlchemy makes of it.
    (It notices a connection that is lost with what it says next, which is the end of the transaction.)"""
    kind = connection.dialect.loaded_dbapi.Error
    cursor = connection.connection.cursor()
    try:
        yield cursor
    except kind as error:
        raise DBAPIError.instance(text, None, error, kind, dialect=connection.dialect) from error
    finally:
        cursor.close()


def ready(statement: ClauseElement, dialect: Dialect, names: Iterable[str] | None = None) -> Ready:
    """`names`: the columns that an insert is given."""
    compiled = statement.compile(dialect=dialect, column_keys=None if names is None else list(names))
    assert isinstance(compiled, SQLCompiler)
    return Ready(str(compiled), tuple(compiled.positiontup or ()))


@lru_cache
def tables_locked(dialect: Dialect, count: int) -> Ready:
    """The revisions and lengths of so many tables, `id0`, `id1` and so on, which nobody else changes meanwhile."""
    table = schema.tables.c
    wanted = table.id.in_([bindparam(f"id{number}", type_=table.id.type) for number in range(count)])
    return ready(
        select(table.id, table.revision, table.entries).where(wanted).order_by(table.id).with_for_update(), dialect
    )


@lru_cache
def table_changed(dialect: Dialect, names: tuple[str, ...]) -> Ready:
    """Changes these fields of the table `table_id`."""
    of_table = update(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
    return ready(of_table.values({name: bindparam(name) for name in names}), dialect)


@lru_cache
def row_added(dialect: Dialect, table: Table, names: tuple[str, ...]) -> Ready:
    return ready(insert(table), dialect, names)


@lru_cache
def notice(dialect: Dialect) -> Ready:
    """Tells other nodes on PostgreSQL `payload`, by the `channel`."""
    return ready(text("SELECT pg_notify(:channel, :payload)"), dialect)


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """What is done here is undone alone when it fails."""
    said(connection, "SAVEPOINT work")
    try:
        yield
    except BaseException:
        if not connection.invalidated:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
        raise
    said(connection, "RELEASE SAVEPOINT work")


def said(connection: Connection, text: str) -> None:
    with driven(connection, text) as cursor:
        cursor.execute(text)
