"""People: who they are, their sessions, and whom they do not want to hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from greatpowers.server import schema
from greatpowers.server.ids import new_id
from greatpowers.server.news import notify
from greatpowers.server.rows import Person
from greatpowers.server.store.access import Access

AT_ONCE = 1000
"""Sessions that are asked for in one statement."""
LONG_OVER = 2 * 365 * 24 * 3600
NAMELESS = "N. N."
"""The name of somebody who has gone, in every language."""

PERSON = select(schema.people.c.id, schema.people.c.name, schema.people.c.lang, schema.people.c.account)


def person_from(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.lang, row.account)


class PeopleStore:
    """Everybody with a browser."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, name: str, lang: str) -> Person:
        person = Person(new_id(12), name, lang)
        await self._access.change(
            insert(schema.people).values(id=person.id, name=name, lang=lang, created=self._access.clock())
        )
        return person

    async def get(self, id: str) -> Person | None:
        row = await self._access.first(PERSON.where(schema.people.c.id == id))
        return None if row is None else person_from(row)

    async def change(self, id: str, *, name: str | None = None, lang: str | None = None) -> None:
        fields = {key: value for key, value in (("name", name), ("lang", lang)) if value is not None}
        if fields:
            await self._access.change_one(id, update(schema.people).where(schema.people.c.id == id).values(fields))

    async def make_account(self, id: str, account: str, password_hash: str) -> None:
        """Give somebody a login name; raises `Conflict` when another has it."""
        fields = {"account": account.lower(), "password": password_hash}
        await self._access.change_one(id, update(schema.people).where(schema.people.c.id == id).values(fields))

    async def account(self, account: str) -> tuple[Person, str] | None:
        """Who has this login name, with the hash of the password."""
        row = await self._access.first(
            PERSON.add_columns(schema.people.c.password).where(schema.people.c.account == account.lower())
        )
        return None if row is None else (person_from(row), row.password)

    async def set_password(self, id: str, password_hash: str) -> None:
        await self._access.change_one(
            id, update(schema.people).where(schema.people.c.id == id).values(password=password_hash)
        )

    async def anonymise(self, id: str) -> None:
        """Forget who somebody was. Tables, records and lines of chat stay, under no name; what only they could have
        started is closed."""
        tables, seats, chat, people = schema.tables, schema.seats, schema.chat, schema.people
        changes = (
            update(tables).where(tables.c.host == id, tables.c.status == "gathering").values(status="closed"),
            delete(schema.sessions).where(schema.sessions.c.person == id),
            delete(schema.mutes).where(or_(schema.mutes.c.person == id, schema.mutes.c.muted == id)),
            update(seats).where(seats.c.person == id).values(name=NAMELESS),
            update(chat).where(chat.c.person == id, chat.c.name != "").values(name=NAMELESS),
            update(people).where(people.c.id == id).values(name=NAMELESS, account=None, password=None),
        )
        named = [select(one.c.table_id).where(one.c.person == id) for one in (seats, chat)]
        theirs = or_(tables.c.host == id, *(tables.c.id.in_(ids) for ids in named))

        def work(connection: Connection) -> None:
            ids = [
                row.id
                for row in connection.execute(select(tables.c.id).where(theirs).order_by(tables.c.id).with_for_update())
            ]
            for change in changes:
                connection.execute(change)
            raised = update(tables).where(tables.c.id.in_(ids)).values(revision=tables.c.revision + 1)
            rows = connection.execute(raised.returning(tables.c.id, tables.c.revision)).all()
            notify(connection, self._access.node, {row.id: row.revision for row in rows})

        await self._access.run(work)

    async def add_session(self, token_hash: str, person: str, expires: int) -> None:
        """Remember a browser; those whose time has long been over are forgotten on this occasion. Not at once: a clock
        that was wrong for an hour must not log everybody out for good."""
        await self._access.change(
            delete(schema.sessions).where(schema.sessions.c.expires <= self._access.clock() - LONG_OVER),
            insert(schema.sessions).values(token=token_hash, person=person, expires=expires),
        )

    async def session(self, token_hash: str, now: int) -> Person | None:
        return (await self.sessions([token_hash], now)).get(token_hash)

    async def sessions(self, token_hashes: Sequence[str], now: int) -> dict[str, Person]:
        """Whose they are, as far as they are open."""
        token, found = schema.sessions.c.token, dict[str, Person]()
        query = PERSON.add_columns(token).join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
        for first in range(0, len(token_hashes), AT_ONCE):
            some = token.in_(token_hashes[first : first + AT_ONCE])
            rows = await self._access.all(query.where(some, schema.sessions.c.expires > now))
            found |= {row.token: person_from(row) for row in rows}
        return found

    async def end_session(self, token_hash: str) -> None:
        await self._access.change(delete(schema.sessions).where(schema.sessions.c.token == token_hash))

    async def end_sessions(self, person: str, keep: str = "") -> None:
        """End all sessions of a person but one."""
        await self._access.change(
            delete(schema.sessions).where(schema.sessions.c.person == person, schema.sessions.c.token != keep)
        )

    async def mute(self, person: str, muted_person: str, on: bool) -> None:
        pair = {"person": person, "muted": muted_person}
        forget = delete(schema.mutes).where(schema.mutes.c.person == person, schema.mutes.c.muted == muted_person)
        await self._access.change(*([forget, insert(schema.mutes).values(pair)] if on else [forget]))

    async def muted(self, person: str) -> set[str]:
        return {
            row.muted
            for row in await self._access.all(select(schema.mutes.c.muted).where(schema.mutes.c.person == person))
        }
