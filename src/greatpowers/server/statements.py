"""`Ready`: statements that are needed with every answer, as the text that the driver takes.

SQLAlchemy makes the text, from the same tables as everything else, once for each kind of database. To build and to look
up such a statement anew costs it ten times what the database needs to carry it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, CursorResult, Dialect, Table, bindparam, insert, select, text, update
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import ClauseElement

from greatpowers.server import schema

Fields = Mapping[str, Any]


class Ready(Struct, frozen=True):
    """A text with the names of what it takes, in their order."""

    text: str
    names: tuple[str, ...]

    def run(self, connection: Connection, fields: Fields) -> CursorResult[Any]:
        return connection.exec_driver_sql(self.text, tuple([fields[name] for name in self.names]))

    def run_all(self, connection: Connection, rows: Iterable[Fields]) -> None:
        """The same with each of these."""
        connection.exec_driver_sql(self.text, [tuple([row[name] for name in self.names]) for row in rows])


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
    connection.exec_driver_sql("SAVEPOINT work")
    try:
        yield
    except BaseException:
        if not connection.invalidated:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
        raise
    connection.exec_driver_sql("RELEASE SAVEPOINT work")
