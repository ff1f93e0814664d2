"""Tables and their seats: all but their records."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, insert, or_, select, update

from greatpowers.server import schema
from greatpowers.server.rows import Conflict, ReplacedLink, SeatRecord, TableRecord
from greatpowers.server.store.access import Access
from greatpowers.server.store.fields import CHANGEABLE, CHANGEABLE_SEAT, JSON_FIELDS, SEAT_FIELDS, TABLE_FIELDS, stored
from greatpowers.server.store.records import entry_row

TABLE = select(*(schema.tables.c[name] for name in TABLE_FIELDS))


def table_from(row: Row[Any]) -> TableRecord:
    fields = dict(row._mapping)
    for name in JSON_FIELDS:
        if fields[name] is not None:
            fields[name] = msgspec.json.decode(fields[name])
    return TableRecord(**fields)


def seat_from(row: Row[Any]) -> SeatRecord:
    return SeatRecord(**{name: row._mapping[name] for name in SEAT_FIELDS})


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def seat_at(id: str, seat: int) -> tuple[ColumnElement[bool], ...]:
    return (schema.seats.c.table_id == id, schema.seats.c.seat == seat)


def seats_of(ids: list[str]) -> Select[Any]:
    return (
        select(schema.seats)
        .where(schema.seats.c.table_id.in_(ids))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )


class TableStore:
    """What the lobby shows, and who sits where."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(
        self, table: TableRecord, seats: list[SeatRecord], entries: list[dict[str, Any]], person: str, key: str
    ) -> str:
        """A new table with its seats and what its record has already. The same key of the same person makes no
        second one, but gives the id of the first."""
        row = {
            **stored(msgspec.structs.asdict(table), TABLE_FIELDS),
            "entries": len(entries),
            "maker": person,
            "key": key,
        }
        seat_rows = [{**msgspec.structs.asdict(seat), "table_id": table.id} for seat in seats]
        entry_rows = [entry_row(table.id, seq, entry) for seq, entry in enumerate(entries)]

        def work(connection: Connection) -> str:
            known = select(schema.tables.c.id).where(schema.tables.c.maker == person, schema.tables.c.key == key)
            old = connection.execute(known).scalar()
            if old is not None:
                return str(old)
            connection.execute(insert(schema.tables).values(row))
            connection.execute(insert(schema.seats), seat_rows)
            if entry_rows:
                connection.execute(insert(schema.entries), entry_rows)
            return table.id

        return await self._access.run(work)

    async def get(self, id: str) -> TableRecord | None:
        row = await self._access.first(TABLE.where(schema.tables.c.id == id))
        return None if row is None else table_from(row)

    async def seats(self, id: str) -> list[SeatRecord]:
        return [seat_from(row) for row in await self._access.all(seats_of([id]))]

    async def seat_by_secret(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat to which a private link leads."""
        row = await self._access.first(
            select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.secret == secret)
        )
        return None if row is None else (row.table_id, row.seat)

    async def replaced_link(self, secret: str) -> ReplacedLink | None:
        """What became of a private link that leads to no seat any more; None for one that never did."""
        links = schema.replaced_links
        row = await self._access.first(select(links).where(links.c.hash == hashed(secret)))
        return None if row is None else ReplacedLink(row.table_id, row.seat, row.at, row.taken)

    async def page(
        self,
        *,
        person: str | None = None,
        public: bool = False,
        status: tuple[str, ...] = (),
        page: int = 0,
        size: int = 20,
    ) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """A page of the lobby, the last changed first: the tables of a person, the public ones, those in a status."""
        query = TABLE.order_by(schema.tables.c.changed.desc(), schema.tables.c.id).limit(size).offset(page * size)
        if person is not None:
            own = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
            query = query.where(or_(schema.tables.c.host == person, schema.tables.c.id.in_(own)))
        if public:
            query = query.where(schema.tables.c.visibility == "public")
        if status:
            query = query.where(schema.tables.c.status.in_(status))
        found = [table_from(row) for row in await self._access.all(query)]
        seats: dict[str, list[SeatRecord]] = {table.id: [] for table in found}
        for row in await self._access.all(seats_of(list(seats))):
            seats[row.table_id].append(seat_from(row))
        return [(table, seats[table.id]) for table in found]

    async def change(self, id: str, **fields: Any) -> None:
        """Change fields of `TableRecord`; what the record consists of changes by `append` only."""
        await self._access.change_one(
            id, update(schema.tables).where(schema.tables.c.id == id).values(stored(fields, CHANGEABLE))
        )

    async def change_seat(self, id: str, seat: int, **fields: Any) -> None:
        """Change fields of `SeatRecord`; its secret by `replace_link`."""
        values = stored(fields, CHANGEABLE_SEAT)
        await self._access.change_one(id, update(schema.seats).where(*seat_at(id, seat)).values(values))

    async def replace_link(self, id: str, seat: int, old: str, new: str, *, taken: bool, **fields: Any) -> None:
        """A new secret for a seat, along with other fields. The old one is remembered, with when and why: the seat was
        taken with it, or given up or arranged anew. If the seat has another one by now: `Conflict`."""
        change = update(schema.seats).where(*seat_at(id, seat), schema.seats.c.secret == old)
        change = change.values({**stored(fields, CHANGEABLE_SEAT), "secret": new})
        link = {"hash": hashed(old), "table_id": id, "seat": seat, "at": self._access.clock(), "taken": taken}

        def work(connection: Connection) -> None:
            if connection.execute(change).rowcount != 1:
                raise Conflict(f"seat {seat} of {id} has another link")
            connection.execute(insert(schema.replaced_links).values(link))

        await self._access.run(work)
