"""The store: people, tables, records and chat, in SQLite or PostgreSQL. It knows no game.

The record of a table is its entries, each a row; everything else can be made from them again. What a method has
returned from is on the disk.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from greatpowers.server import database, schema
from greatpowers.server.database import Database
from greatpowers.server.rows import ChatRecord, Conflict, Person, SeatRecord, TableRecord, ThoughtRecord
from greatpowers.server.writer import Append, Writer

__all__ = ["ChatRecord", "Conflict", "Person", "SeatRecord", "Store", "TableRecord"]

NAMELESS = "N. N."
"""The name of somebody who has gone, in every language."""

JSON_FIELDS = ("options", "position", "waiting")
TABLE_FIELDS = tuple(TableRecord.__struct_fields__)
CHANGEABLE = tuple(name for name in TABLE_FIELDS if name not in ("id", "entries"))
SEAT_FIELDS = tuple(SeatRecord.__struct_fields__)
PERSON = select(schema.people.c.id, schema.people.c.name, schema.people.c.lang, schema.people.c.account)
TABLE = select(*(schema.tables.c[name] for name in TABLE_FIELDS))


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def stored(fields: dict[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """Fields as the database keeps them; refuses those that there are not."""
    unknown = [name for name in fields if name not in known]
    if unknown:
        raise TypeError(f"there is no field {', '.join(unknown)}")
    return {
        name: written(value) if name in JSON_FIELDS and value is not None else value for name, value in fields.items()
    }


def person_from(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.lang, row.account)


def table_from(row: Row[Any]) -> TableRecord:
    fields = dict(row._mapping)
    for name in JSON_FIELDS:
        if fields[name] is not None:
            fields[name] = msgspec.json.decode(fields[name])
    return TableRecord(**fields)


def seat_from(row: Row[Any]) -> SeatRecord:
    return SeatRecord(**{name: row._mapping[name] for name in SEAT_FIELDS})


def chat_from(row: Row[Any]) -> ChatRecord:
    return ChatRecord(row.id, row.at, row.person, row.name, row.text)


def unix_time() -> int:
    return int(time.time())


class Store:
    """Everything that survives the process. Made by `open`."""

    def __init__(self, url: URL, reached: Database, clock: Callable[[], int]) -> None:
        self._url = url
        self._database = reached
        self._clock = clock
        self.writer = Writer(reached)

    @classmethod
    async def open(cls, url: str, clock: Callable[[], int] = unix_time) -> Store:
        """Reach the database and bring its tables to this version."""
        address = database.address(url)
        reached = database.reach(address)
        try:
            await reached.write(database.upgrade)
        except BaseException:
            await reached.close()
            raise
        return cls(address, reached, clock)

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        await self.writer.close()
        await self._database.close()

    async def ready(self) -> bool:
        """Whether it can be read, and written."""
        if not self.writer.alive:
            return False
        try:
            await self._first(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def backup(self, target: Path) -> None:
        """A copy of the whole store in a new file, while everything goes on."""
        source = database.sqlite_file(self._url)
        if source is None:
            raise ValueError("only a store in an SQLite file is copied by this; PostgreSQL has pg_dump for it")
        await asyncio.to_thread(database.vacuum_into, source, target)

    async def _first(self, query: Executable) -> Row[Any] | None:
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def _all(self, query: Executable) -> list[Row[Any]]:
        return await self._database.read(lambda connection: list(connection.execute(query).all()))

    async def _change(self, *statements: Executable) -> int:
        """Do these, all or none; returns how many rows the last one changed."""

        def work(connection: Connection) -> int:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed

        return await self.writer.run(work)

    async def _change_one(self, what: str, statement: Executable) -> None:
        if await self._change(statement) != 1:
            raise KeyError(what)

    # people

    async def add_person(self, name: str, lang: str) -> Person:
        person = Person(secrets.token_urlsafe(12), name, lang)
        await self._change(insert(schema.people).values(id=person.id, name=name, lang=lang, created=self._clock()))
        return person

    async def person(self, id: str) -> Person | None:
        row = await self._first(PERSON.where(schema.people.c.id == id))
        return None if row is None else person_from(row)

    async def change_person(self, id: str, *, name: str | None = None, lang: str | None = None) -> None:
        fields = {key: value for key, value in (("name", name), ("lang", lang)) if value is not None}
        if fields:
            await self._change_one(id, update(schema.people).where(schema.people.c.id == id).values(fields))

    async def make_account(self, id: str, account: str, password_hash: str) -> None:
        """Give somebody a login name; raises `Conflict` when another has it."""
        fields = {"account": account.lower(), "password": password_hash}
        await self._change_one(id, update(schema.people).where(schema.people.c.id == id).values(fields))

    async def account(self, account: str) -> tuple[Person, str] | None:
        """Who has this login name, with the hash of the password."""
        row = await self._first(
            PERSON.add_columns(schema.people.c.password).where(schema.people.c.account == account.lower())
        )
        return None if row is None else (person_from(row), row.password)

    async def set_password(self, id: str, password_hash: str) -> None:
        await self._change_one(id, update(schema.people).where(schema.people.c.id == id).values(password=password_hash))

    async def anonymise(self, id: str) -> None:
        """Forget who somebody was. Tables, records and lines of chat stay, under no name; what only they could have
        started is closed."""
        hosted = (schema.tables.c.host == id, schema.tables.c.status == "gathering")
        await self._change(
            update(schema.tables).where(*hosted).values(status="closed"),
            delete(schema.sessions).where(schema.sessions.c.person == id),
            delete(schema.mutes).where(or_(schema.mutes.c.person == id, schema.mutes.c.muted == id)),
            update(schema.seats).where(schema.seats.c.person == id).values(name=NAMELESS),
            update(schema.chat).where(schema.chat.c.person == id, schema.chat.c.name != "").values(name=NAMELESS),
            update(schema.people).where(schema.people.c.id == id).values(name=NAMELESS, account=None, password=None),
        )

    async def add_session(self, token_hash: str, person: str, expires: int) -> None:
        """Remember a browser; those whose time is over are forgotten on this occasion."""
        await self._change(
            delete(schema.sessions).where(schema.sessions.c.expires <= self._clock()),
            insert(schema.sessions).values(token=token_hash, person=person, expires=expires),
        )

    async def session(self, token_hash: str, now: int) -> Person | None:
        query = PERSON.join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
        row = await self._first(query.where(schema.sessions.c.token == token_hash, schema.sessions.c.expires > now))
        return None if row is None else person_from(row)

    async def end_session(self, token_hash: str) -> None:
        await self._change(delete(schema.sessions).where(schema.sessions.c.token == token_hash))

    async def end_sessions(self, person: str, keep: str = "") -> None:
        """End all sessions of a person but one."""
        await self._change(
            delete(schema.sessions).where(schema.sessions.c.person == person, schema.sessions.c.token != keep)
        )

    # tables

    async def add_table(
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

        return await self.writer.run(work)

    async def table(self, id: str) -> TableRecord | None:
        row = await self._first(TABLE.where(schema.tables.c.id == id))
        return None if row is None else table_from(row)

    async def seats(self, id: str) -> list[SeatRecord]:
        return [seat_from(row) for row in await self._all(seats_of([id]))]

    async def seat_by_secret(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat to which a private link leads."""
        row = await self._first(
            select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.secret == secret)
        )
        return None if row is None else (row.table_id, row.seat)

    async def tables(
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
        found = [table_from(row) for row in await self._all(query)]
        seats: dict[str, list[SeatRecord]] = {table.id: [] for table in found}
        for row in await self._all(seats_of(list(seats))):
            seats[row.table_id].append(seat_from(row))
        return [(table, seats[table.id]) for table in found]

    async def change_table(self, id: str, **fields: Any) -> None:
        """Change fields of `TableRecord`; what the record consists of changes by `append` only."""
        await self._change_one(
            id, update(schema.tables).where(schema.tables.c.id == id).values(stored(fields, CHANGEABLE))
        )

    async def change_seat(self, id: str, seat: int, **fields: Any) -> None:
        where = (schema.seats.c.table_id == id, schema.seats.c.seat == seat)
        await self._change_one(id, update(schema.seats).where(*where).values(stored(fields, SEAT_FIELDS)))

    # records

    async def append(
        self,
        id: str,
        first: int,
        entries: list[dict[str, Any]],
        *,
        person: str | None,
        key: str | None,
        status: str,
        waiting: list[int],
        thoughts: Mapping[int, ThoughtRecord] | None = None,
        **fields: Any,
    ) -> None:
        """Continue a record that has `first` entries. If it has more or fewer, or the key was used before: `Conflict`.
        With it go the thoughts behind its entries, by their numbers. Further fields of the table (such as seed and
        start, when play begins) change in the same transaction."""
        after = first + len(entries)
        rows = [entry_row(id, first + index, entry) for index, entry in enumerate(entries)]
        if rows:
            rows[0].update(person=person, key=key, after=after)
        header = {"status": status, "waiting": written(waiting), "changed": self._clock(), **stored(fields, CHANGEABLE)}
        reasons = [thought_row(id, seq, thought) for seq, thought in (thoughts or {}).items()]
        await self.writer.run(Append(id, first, header, rows, reasons))

    async def entries(self, id: str, upto: int | None = None) -> list[dict[str, Any]]:
        query = (
            select(schema.entries.c.entry)
            .where(schema.entries.c.table_id == id)
            .order_by(schema.entries.c.seq)
            .limit(upto)
        )
        lines = [row.entry for row in await self._all(query)]
        decoded: list[dict[str, Any]] = msgspec.json.decode(f"[{','.join(lines)}]")
        return decoded

    async def thought(self, id: str, seq: int) -> ThoughtRecord | None:
        """Why a computer gave the answer of an entry."""
        row = await self._first(thoughts_of(id, schema.thoughts.c.thought).where(schema.thoughts.c.seq == seq))
        return None if row is None else msgspec.json.decode(row.thought, type=ThoughtRecord)

    async def thinking(self, id: str) -> set[int]:
        """The entries behind which there is a thought."""
        return {row.seq for row in await self._all(thoughts_of(id, schema.thoughts.c.seq))}

    async def done(self, id: str, key: str) -> int | None:
        """How many entries there were after what was done under this key; None when nothing was."""
        span = await self.span(id, key)
        return None if span is None else span[1]

    async def span(self, id: str, key: str) -> tuple[int, int] | None:
        """How many entries there were before and after what was done under this key."""
        columns = (schema.entries.c.seq, schema.entries.c.after)
        row = await self._first(select(*columns).where(schema.entries.c.table_id == id, schema.entries.c.key == key))
        return None if row is None else (int(row.seq), int(row.after))

    # chat

    async def say(self, id: str, person: str, name: str, text: str, key: str) -> ChatRecord:
        """A line of chat; said again under the same key, it is the same line."""
        fields = {"table_id": id, "at": self._clock(), "person": person, "name": name, "text": text, "key": key}

        def work(connection: Connection) -> ChatRecord:
            said = select(schema.chat).where(
                schema.chat.c.table_id == id, schema.chat.c.person == person, schema.chat.c.key == key
            )
            row = connection.execute(said).first()
            if row is None:
                row = connection.execute(insert(schema.chat).values(fields).returning(schema.chat)).one()
            return chat_from(row)

        return await self.writer.run(work)

    async def chat(self, id: str) -> list[ChatRecord]:
        return [
            chat_from(row)
            for row in await self._all(
                select(schema.chat).where(schema.chat.c.table_id == id).order_by(schema.chat.c.id)
            )
        ]

    async def mute(self, person: str, muted_person: str, on: bool) -> None:
        pair = {"person": person, "muted": muted_person}
        forget = delete(schema.mutes).where(schema.mutes.c.person == person, schema.mutes.c.muted == muted_person)
        await self._change(*([forget, insert(schema.mutes).values(pair)] if on else [forget]))

    async def muted(self, person: str) -> set[str]:
        return {
            row.muted for row in await self._all(select(schema.mutes.c.muted).where(schema.mutes.c.person == person))
        }


def entry_row(id: str, seq: int, entry: dict[str, Any]) -> dict[str, Any]:
    return {"table_id": id, "seq": seq, "entry": written(entry), "person": None, "key": None, "after": None}


def thought_row(id: str, seq: int, thought: ThoughtRecord) -> dict[str, Any]:
    return {"table_id": id, "seq": seq, "thought": written(thought)}


def thoughts_of(id: str, column: Any) -> Select[Any]:
    return select(column).where(schema.thoughts.c.table_id == id)


def seats_of(ids: list[str]) -> Select[Any]:
    return (
        select(schema.seats)
        .where(schema.seats.c.table_id.in_(ids))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )
