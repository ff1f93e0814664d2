"""`TableChange`: what happens to a table at once, and how many of them are written in a few statements.

Every change raises the table's revision by one. Whoever hands one in says which revision it continues; if the table has
another by now, somebody else was first, and nothing of the change is written. So it does not matter how many servers
write at the same time, nor who of them knows what.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, case, delete, insert, literal, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from greatpowers.server import schema
from greatpowers.server.database import SQLITE
from greatpowers.server.rows import ChatRecord, Conflict, Gone
from greatpowers.server.statements import row_added, table_changed, tables_locked

COMPUTERS = "computers"
"""The kind of job that lets computers answer at a table."""
LEASE = 900
"""Milliseconds for which a node has a job; it asks for more long before they are over."""
FOREVER = 0
"""Of a node that has the database for itself."""
KEY = ["kind", "table_id"]
NOW = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")


class TableChange:
    """One transaction's worth of news about a table. `revision` None: whatever it is, this is added."""

    def __init__(self, id: str, revision: int | None = None) -> None:
        self.id = id
        self.revision = revision
        self.first: int | None = None
        """How many entries the record must have, if any are added."""
        self.header: dict[str, Any] = {}
        """Fields of the table that change, as the database keeps them."""
        self.seats: dict[int, dict[str, Any]] = {}
        self.rows: list[dict[str, Any]] = []
        """Entries of the record."""
        self.thoughts: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        """What was said at the table."""
        self.links: list[dict[str, Any]] = []
        """Private links that lead to a seat no more."""
        self.computers: bool | None = None
        """Whether there is work for computers from now on; None: as before."""
        self.node = ""
        """Who does it, if nobody does yet."""

    def is_empty(self) -> bool:
        return not (self.header or self.seats or self.rows or self.lines) and self.computers is None

    def is_visit(self) -> bool:
        """Whether all that happens is that somebody was here, or is still choosing: that moves nothing."""
        more = self.header or self.rows or self.lines
        return (
            bool(self.seats)
            and not more
            and all(fields.keys() <= {"last_visit", "drafts"} for fields in self.seats.values())
        )

    def __call__(self, connection: Connection) -> Done:
        result = written(connection, [self])[0]
        if isinstance(result, Conflict):
            raise result
        return result


class Done(Struct, frozen=True):
    """What has come of a change."""

    revision: int
    lines: list[ChatRecord] = []
    holder: str = ""
    """The node that lets computers answer, where it was settled by this."""


def written(connection: Connection, changes: list[TableChange]) -> list[Done | Conflict]:
    """Write several in a few statements. Who is wrong about a table gets a `Conflict`; a key that was used before
    breaks a constraint, and with it all of them."""
    revisions, lengths = locked(connection, [one.id for one in changes])
    results: list[Done | Conflict] = []
    good: list[tuple[int, TableChange]] = []
    for change in changes:
        known = revisions.get(change.id)
        if known is None:
            results.append(Gone(change.id))
            continue
        if change.revision not in (None, known) or change.first not in (None, lengths[change.id]):
            results.append(Conflict(f"{change.id} has changed: revision {known}, entries {lengths[change.id]}"))
            continue
        revisions[change.id] = known + 1
        lengths[change.id] += len(change.rows)
        change.header |= {"revision": known + 1, "entries": lengths[change.id]}
        good.append((len(results), change))
        results.append(Done(known + 1))
    write_rows(connection, [change for _, change in good])
    for index, change in good:
        lines = [said(connection, line) for line in change.lines]
        holder = settle_work(connection, change)
        if lines or holder:
            results[index] = Done(change.header["revision"], lines, holder)
    return results


def locked(connection: Connection, ids: list[str]) -> tuple[dict[str, int], dict[str, int]]:
    """The revisions of these tables and the lengths of their records; nobody else changes them until we are done."""
    some = 1 << (len(ids) - 1).bit_length()  # so that there are few texts for any number of tables
    wanted = {f"id{number}": ids[min(number, len(ids) - 1)] for number in range(some)}
    rows = tables_locked(connection.dialect, some).found(connection, wanted)
    return {row[0]: row[1] for row in rows}, {row[0]: row[2] for row in rows}


def write_rows(connection: Connection, changes: list[TableChange]) -> None:
    headers = [{"table_id": change.id, **change.header} for change in changes]
    for names, some in groupby(headers, tuple):
        table_changed(connection.dialect, names[1:]).run(connection, some)
    for change in changes:
        for seat, fields in change.seats.items():
            where = (schema.seats.c.table_id == change.id, schema.seats.c.seat == seat)
            if connection.execute(update(schema.seats).where(*where).values(fields)).rowcount != 1:
                raise KeyError(f"{change.id} has no seat {seat}")
    for table, rows in (
        (schema.entries, [row for change in changes for row in change.rows]),
        (schema.thoughts, [row for change in changes for row in change.thoughts]),
        (schema.replaced_links, [row for change in changes for row in change.links]),
    ):
        if rows:
            row_added(connection.dialect, table, tuple(rows[0])).run(connection, rows)


def said(connection: Connection, line: dict[str, Any]) -> ChatRecord:
    row = connection.execute(insert(schema.chat).values(line).returning(schema.chat)).one()
    return ChatRecord(row.id, row.at, row.person, row.name, row.text)


def settle_work(connection: Connection, change: TableChange) -> str:
    """Note that there is work for computers, or that there is none; returns who does it. Whoever has it keeps it."""
    jobs = schema.jobs
    if change.computers is None:
        return ""
    if not change.computers:
        connection.execute(delete(jobs).where(jobs.c.kind == COMPUTERS, jobs.c.table_id == change.id))
        return ""
    if connection.dialect.name == SQLITE:
        row = {"kind": COMPUTERS, "table_id": change.id, "node": change.node, "until": FOREVER}
        connection.execute(sqlite_insert(jobs).values(row).on_conflict_do_update(index_elements=KEY, set_=row))
        return change.node
    now = int(connection.execute(NOW).scalar_one())
    row = {"kind": COMPUTERS, "table_id": change.id, "node": change.node, "until": now + LEASE}
    is_free = jobs.c.until < now
    shared = postgres_insert(jobs).values(row)
    shared = shared.on_conflict_do_update(
        index_elements=KEY,
        set_={
            "node": case((is_free, literal(change.node)), else_=jobs.c.node),
            "until": case((is_free, literal(now + LEASE)), else_=jobs.c.until),
        },
    )
    return str(connection.execute(shared.returning(jobs.c.node)).scalar_one())
