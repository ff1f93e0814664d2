"""`Access`: reading and writing rows, all that the parts of the store have in common."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Row
from sqlalchemy.sql import Executable

from greatpowers.server.database import Database
from greatpowers.server.news import CHANNEL
from greatpowers.server.writer import Writer

Result = TypeVar("Result")


class Access:
    """What a method has returned from is on the disk."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self.node = secrets.token_urlsafe(9)
        """The name of this server among those on the same database."""
        self.writer = Writer(database, self.node)
        self.dialect = database.dialect
        self.clock = clock

    async def at_once(self, work: Callable[[Connection], Result]) -> Result:
        """In a transaction of its own, without waiting for what others write."""
        return await self._database.write(work)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what other nodes say, until this is cancelled."""
        await self._database.listen(CHANNEL, heard)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        return await self.writer.run(work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """All of it as it was at one moment."""
        return await self._database.read(work)

    async def first(self, query: Executable) -> Row[Any] | None:
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def all(self, query: Executable) -> list[Row[Any]]:
        return await self._database.read(lambda connection: list(connection.execute(query).all()))

    async def change(self, *statements: Executable) -> int:
        """Do these, all or none; returns how many rows the last one changed."""

        def work(connection: Connection) -> int:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed

        return await self.run(work)

    async def change_one(self, what: str, statement: Executable) -> None:
        if await self.change(statement) != 1:
            raise KeyError(what)
