"""Tables and their seats: all but their records."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, insert, or_, select

from greatpowers.server import schema
from greatpowers.server.changes import COMPUTERS, FOREVER, Done, TableChange
from greatpowers.server.rows import Conflict, Gone, ReplacedLink, SeatRecord, StoredState, TableRecord
from greatpowers.server.store.access import Access
from greatpowers.server.store.chat import chat_from, lines_after
from greatpowers.server.store.fields import CHANGEABLE, CHANGEABLE_SEAT, SEAT_FIELDS, TABLE_FIELDS, fields_from, stored
from greatpowers.server.store.links import hashed
from greatpowers.server.store.records import entries_after, entries_from, entry_row, thinking_after

TABLE = select(*(schema.tables.c[name] for name in TABLE_FIELDS))


def table_from(row: Row[Any]) -> TableRecord:
    return TableRecord(**fields_from(dict(row._mapping)))


def seat_from(row: Row[Any]) -> SeatRecord:
    return SeatRecord(**fields_from({name: row._mapping[name] for name in SEAT_FIELDS}))


def seats_of(ids: list[str]) -> Select[Any]:
    return (
        select(schema.seats)
        .where(schema.seats.c.table_id.in_(ids))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )


def holder_of(connection: Connection, id: str) -> str | None:
    jobs = schema.jobs.c
    found = connection.execute(select(jobs.node).where(jobs.kind == COMPUTERS, jobs.table_id == id)).scalar()
    return None if found is None else str(found)


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
        seat_rows = [{**stored(msgspec.structs.asdict(seat), SEAT_FIELDS), "table_id": table.id} for seat in seats]
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
            if any(seats[number].kind == "computer" for number in table.waiting):
                job = {"kind": COMPUTERS, "table_id": table.id, "node": "", "until": FOREVER}
                connection.execute(insert(schema.jobs).values(job))
            return table.id

        try:
            return await self._access.run(work)
        except Conflict:
            return await self._access.run(work)  # the same message came in at another node: its table is there now

    async def get(self, id: str) -> TableRecord | None:
        row = await self._access.first(TABLE.where(schema.tables.c.id == id))
        return None if row is None else table_from(row)

    async def state(self, id: str, entry: int = 0, line: int = 0) -> StoredState | None:
        """All of a table at one moment; of its record and its talk only what comes after so many entries, and after
        this line."""

        def work(connection: Connection) -> StoredState | None:
            row = connection.execute(TABLE.where(schema.tables.c.id == id)).first()
            if row is None:
                return None
            seats = [seat_from(one) for one in connection.execute(seats_of([id]))]
            entries = entries_from([one.entry for one in connection.execute(entries_after(id, entry))])
            reasoned = {one.seq for one in connection.execute(thinking_after(id, entry))}
            lines = [chat_from(one) for one in connection.execute(lines_after(id, line))]
            return StoredState(table_from(row), seats, entries, reasoned, lines, holder_of(connection, id))

        return await self._access.read(work)

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        """How often each of these has changed."""
        table = schema.tables.c
        return {
            row.id: row.revision
            for row in await self._access.all(select(table.id, table.revision).where(table.id.in_(ids)))
        }

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
        """Change fields of `TableRecord`, whatever else has changed; what the record consists of changes by `append`
        only."""
        change = TableChange(id)
        change.header = stored(fields, CHANGEABLE)
        await self._run(change)

    async def change_seat(self, id: str, seat: int, **fields: Any) -> None:
        """Change fields of `SeatRecord`; its secret goes with its link, by `TableChange` only."""
        change = TableChange(id)
        change.seats = {seat: stored(fields, CHANGEABLE_SEAT)}
        await self._run(change)

    async def apply(self, change: TableChange) -> Done:
        """All of it or nothing; `Conflict` when it is about a table that has changed meanwhile."""
        return await self._access.run(change)

    async def _run(self, change: TableChange) -> None:
        try:
            await self._access.run(change)
        except Gone as error:
            raise KeyError(change.id) from error
