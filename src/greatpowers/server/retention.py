"""What nobody needs any more: sessions that are over, tables that were closed or never begun, guests of whom nothing is
left but a name. Nothing is deleted that somebody could still come back to.

Deleted is in pieces, each a transaction, so that a server beside it goes on; and what is deleted is chosen in the very
transaction that deletes it, so that whoever sits down meanwhile stays.
"""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, delete, func, select

from greatpowers.server import schema
from greatpowers.server.refusals import Unable
from greatpowers.server.store import Store

DAY = 24 * 3600
ALWAYS = ("gathering", "closed")
"""The tables that are old enough go in these cases; in others only where that is asked for."""
ON_REQUEST = ("over", "broken", "running")
TABLES_AT_ONCE = 50
GUESTS_AT_ONCE = 5000
OF_A_PERSON = ("sessions", "mutes")
"""What goes with a person. Whatever else speaks of them keeps them."""


class Plan(Struct, frozen=True):
    """How old things have to be; -1 keeps them all."""

    now: int
    guests_after: int = -1
    """Days."""
    tables_after: int = -1
    also: tuple[str, ...] = ()
    """Further statuses of tables."""


class Deleted(Struct):
    """How many of each."""

    sessions: int = 0
    tables: int = 0
    entries: int = 0
    guests: int = 0


def planned(now: int, guests_after: int | None, tables_after: int | None, also: list[str]) -> Plan:
    for name, days in (("guests-after", guests_after), ("tables-after", tables_after)):
        if days is not None and days < 1:
            raise Unable(name, "operation-too-few-days")
    unknown = [status for status in also if status not in ON_REQUEST]
    if unknown:
        raise Unable("also", "operation-no-status", status=", ".join(unknown), known=", ".join(ON_REQUEST))
    return Plan(
        now,
        -1 if guests_after is None else guests_after,
        -1 if tables_after is None else tables_after,
        tuple(also),
    )


async def tidy(store: Store, plan: Plan, do: bool) -> Deleted:
    """What goes; without `do` it is only counted. (Guests who are free only after their tables have gone are counted
    too.)"""
    if not do:
        return await store.read(lambda connection: counted(connection, plan))
    found = Deleted()
    if plan.guests_after >= 0:
        found.sessions = await store.writer.run(lambda connection: end_sessions(connection, plan))
    while plan.tables_after >= 0:
        tables, entries = await store.writer.run(lambda connection: delete_tables(connection, plan))
        found.tables, found.entries = found.tables + tables, found.entries + entries
        if not tables:
            break
    while plan.guests_after >= 0:
        guests = await store.writer.run(lambda connection: delete_guests(connection, plan))
        found.guests += guests
        if not guests:
            break
    return found


# --- what goes --------------------------------------------------------------------------------------------------------


def old_sessions(plan: Plan) -> ColumnElement[bool]:
    """Over for as long as guests are kept: a clock that was wrong for an hour must log nobody out for good."""
    return schema.sessions.c.expires <= plan.now - max(plan.guests_after, 0) * DAY


def old_tables(plan: Plan) -> ColumnElement[bool]:
    before = plan.now - plan.tables_after * DAY
    return schema.tables.c.status.in_((*ALWAYS, *plan.also)) & (schema.tables.c.changed < before)


def old_guests(plan: Plan, without_tables: bool) -> ColumnElement[bool]:
    """Without an account, a session or anything that speaks of them. What speaks of them may be tables that go first,
    and are not to be counted (`without_tables`)."""
    person = schema.people.c
    wanted = person.account.is_(None) & (person.created < plan.now - plan.guests_after * DAY)
    let_in = select(schema.sessions.c.person).where(schema.sessions.c.expires > plan.now)
    wanted &= person.id.not_in(let_in)
    gone = select(schema.tables.c.id).where(old_tables(plan)) if without_tables and plan.tables_after >= 0 else None
    for table in schema.metadata.sorted_tables:
        if table.name in OF_A_PERSON:
            continue
        for column in leading_to(table, schema.people):
            speaks = select(column).where(column.is_not(None))
            if gone is not None:
                own = schema.tables.c.id if table is schema.tables else table.c.get("table_id")
                speaks = speaks if own is None else speaks.where(own.not_in(gone))
            wanted &= person.id.not_in(speaks)
    return wanted


def leading_to(table: Table, other: Table) -> list[ColumnElement[str]]:
    return [column for column in table.columns if any(key.column.table is other for key in column.foreign_keys)]


# --- counting and deleting --------------------------------------------------------------------------------------------


def counted(connection: Connection, plan: Plan) -> Deleted:
    def count(table: Table, condition: ColumnElement[bool]) -> int:
        return int(connection.execute(select(func.count()).select_from(table).where(condition)).scalar_one())

    found = Deleted(sessions=count(schema.sessions, old_sessions(plan)) if plan.guests_after >= 0 else 0)
    if plan.tables_after >= 0:
        ids = select(schema.tables.c.id).where(old_tables(plan))
        found.tables = count(schema.tables, old_tables(plan))
        found.entries = count(schema.entries, schema.entries.c.table_id.in_(ids))
    if plan.guests_after >= 0:
        found.guests = count(schema.people, old_guests(plan, True))
    return found


def end_sessions(connection: Connection, plan: Plan) -> int:
    return connection.execute(delete(schema.sessions).where(old_sessions(plan))).rowcount


def delete_tables(connection: Connection, plan: Plan) -> tuple[int, int]:
    """Some of them, with all that belongs to them: how many tables, and entries. They are locked in the order in which
    a server locks them, so that nobody waits for ever."""
    wanted = select(schema.tables.c.id).where(old_tables(plan)).order_by(schema.tables.c.id)
    ids = [row.id for row in connection.execute(wanted.limit(TABLES_AT_ONCE).with_for_update())]
    entries = 0
    for table in reversed(schema.metadata.sorted_tables):
        for column in leading_to(table, schema.tables):
            gone = connection.execute(delete(table).where(column.in_(ids))).rowcount
            entries += gone if table is schema.entries else 0
    return connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids))).rowcount, entries


def delete_guests(connection: Connection, plan: Plan) -> int:
    wanted = select(schema.people.c.id).where(old_guests(plan, False)).limit(GUESTS_AT_ONCE)
    ids = [row.id for row in connection.execute(wanted)]
    for table in schema.metadata.sorted_tables:
        for column in leading_to(table, schema.people) if table.name in OF_A_PERSON else []:
            connection.execute(delete(table).where(column.in_(ids)))
    return connection.execute(delete(schema.people).where(schema.people.c.id.in_(ids))).rowcount
