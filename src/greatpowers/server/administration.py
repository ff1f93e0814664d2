"""What operators see of people and tables, and do to them. It works beside a running server: a change is one
transaction, made by the functions of the store that the server uses itself; a server that wants to write the same table
meanwhile is refused and reads it again."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, func, select

from greatpowers.server import database, schema
from greatpowers.server.people import account_key, hasher
from greatpowers.server.refusals import Unable
from greatpowers.server.rows import Person
from greatpowers.server.store import Store
from greatpowers.server.store.tables import seats_of

PASSWORD_BYTES = 12
STATUSES = ("gathering", "running", "over", "closed", "broken")
ALIVE = ("gathering", "running", "broken")
"""Tables that can be closed."""
TABLE_COLUMNS = ("id", "game", "title", "status", "entries", "created", "changed", "waiting")
AT_ONCE = 500
"""Ids in one statement: databases take only so many."""


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A database that is there and of this version; nothing is made or brought up to date."""
    file = database.sqlite_file(database.address(url))
    if file is not None and not file.is_file():
        raise Unable("database", "operation-no-database", file=str(file))
    store = await Store.open(url, upgrade=False)
    try:
        yield store
    finally:
        await store.close()


def is_match(search: str, *fields: str | None) -> bool:
    """Whether one of them contains what is searched for; letters of any alphabet may be large or small."""
    return any(search.casefold() in field.casefold() for field in fields if field is not None)


# --- people -----------------------------------------------------------------------------------------------------------


class PersonRow(Struct, frozen=True):
    """Somebody as operators see them."""

    id: str
    name: str
    account: str | None
    lang: str
    created: int
    seats: int
    """At tables that are alive."""
    hosts: int
    """Tables that they have opened and that are alive."""
    sessions: int
    """Browsers that are let in."""


async def people(store: Store, now: int, search: str = "", most: int | None = None) -> list[PersonRow]:
    """Everybody, the newest first."""
    rows = schema.people.c
    query = select(rows.id, rows.name, rows.account, rows.lang, rows.created).order_by(rows.created.desc(), rows.id)

    def look(connection: Connection) -> list[PersonRow]:
        found = [row for row in connection.execute(query) if is_match(search, row.id, row.name, row.account)][:most]
        counts = [counted(connection, query, [row.id for row in found]) for query in counting(now)]
        return [PersonRow(*row, *(count.get(row.id, 0) for count in counts)) for row in found]

    return await store.read(look)


def counting(now: int) -> list[Select[Any]]:
    """What is counted for each person: seats, tables, sessions."""
    tables, seats, sessions = schema.tables.c, schema.seats.c, schema.sessions.c
    alive = tables.status.in_(ALIVE)
    return [
        select(seats.person, func.count()).join(schema.tables, tables.id == seats.table_id).where(alive),
        select(tables.host, func.count()).where(alive),
        select(sessions.person, func.count()).where(sessions.expires > now),
    ]


def counted(connection: Connection, query: Select[Any], ids: list[str]) -> dict[str, int]:
    """How many rows there are for each of these, by the first column of the query."""
    person = query.selected_columns[0]
    found: dict[str, int] = {}
    for first in range(0, len(ids), AT_ONCE):
        some = query.where(person.in_(ids[first : first + AT_ONCE])).group_by(person)
        found.update({row[0]: row[1] for row in connection.execute(some)})
    return found


async def person(store: Store, who: str) -> Person:
    """By id, or by the name of the account."""
    account = await store.people.account(account_key(who))
    found = await store.people.get(who) if account is None else account[0]
    if found is None:
        raise Unable("id", "operation-no-person", person=who)
    return found


async def reset_password(store: Store, who: str) -> tuple[Person, str]:
    """A new password, which nobody else knows and nothing keeps; every browser has to log in again."""
    found = await person(store, who)
    if found.account is None:
        raise Unable("id", "operation-no-account", person=who)
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    await store.people.set_password(found.id, hasher().hash(password))
    await store.people.end_sessions(found.id)
    return found, password


async def forget(store: Store, who: str) -> Person:
    """The name goes, the tables stay: others played them too."""
    found = await person(store, who)
    await store.people.anonymise(found.id)
    return found


# --- tables -----------------------------------------------------------------------------------------------------------


class TableRow(Struct, frozen=True):
    """A table as operators see it."""

    id: str
    game: str
    title: str
    status: str
    entries: int
    created: int
    changed: int
    host: str
    """The name of whoever opened it."""
    seats: list[str]
    """Who sits there; nothing for a seat that is open."""
    waiting: list[int]
    """The seats that are asked."""


async def tables(
    store: Store, status: tuple[str, ...] = (), search: str = "", most: int | None = None
) -> list[TableRow]:
    """The last changed first."""
    unknown = [one for one in status if one not in STATUSES]
    if unknown:
        raise Unable("status", "operation-no-status", status=", ".join(unknown), known=", ".join(STATUSES))
    columns = [schema.tables.c[name] for name in TABLE_COLUMNS]
    query = select(*columns, schema.people.c.name.label("host"))
    query = query.join(schema.people, schema.people.c.id == schema.tables.c.host)
    query = query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
    if status:
        query = query.where(schema.tables.c.status.in_(status))

    def look(connection: Connection) -> list[TableRow]:
        rows: list[TableRow] = []
        found = connection.execute(query).all()
        for first in range(0, len(found), AT_ONCE):
            some = found[first : first + AT_ONCE]
            names: dict[str, list[str]] = {row.id: [] for row in some}
            for seat in connection.execute(seats_of(list(names))):
                names[seat.table_id].append(seat.name or seat.bot)
            rows += [table_row(row, names[row.id]) for row in some if is_match(search, *shown(row), *names[row.id])]
        return rows[:most]

    return await store.read(look)


def shown(row: Any) -> tuple[str, ...]:
    """By what a table is found, beside the names at its seats."""
    return row.id, row.title, row.game, row.host


def table_row(row: Any, seats: list[str]) -> TableRow:
    fields = row._asdict()
    waiting = msgspec.json.decode(fields.pop("waiting"))
    return TableRow(**fields, seats=seats, waiting=waiting)


async def close(store: Store, id: str) -> bool:
    """End a table for good, whoever plays there; False when it had ended already."""
    table = await store.tables.get(id)
    if table is None:
        raise Unable("id", "operation-no-table", table=id)
    if table.status not in ALIVE:
        return False
    await store.tables.change(id, status="closed", waiting=[])
    return True


async def seat_link(store: Store, id: str, number: int) -> str:
    """The private path of a seat, counted from 1 as at the table: whoever has it sits there. For a guest who has lost
    the browser, and whom nothing else brings back."""
    if await store.tables.get(id) is None:
        raise Unable("id", "operation-no-table", table=id)
    found = [seat for seat in await store.tables.seats(id) if seat.seat == number - 1 and seat.kind != "computer"]
    if not found:
        raise Unable("seat", "operation-no-seat", seat=number)
    return f"/seat/{found[0].secret}"
