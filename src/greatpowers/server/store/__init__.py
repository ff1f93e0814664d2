"""The store: people, tables, records and chat, in SQLite or PostgreSQL. It knows no game.

What a method has returned from is on the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from greatpowers.server import database
from greatpowers.server.database import Database
from greatpowers.server.owner import Owner
from greatpowers.server.store.access import Access
from greatpowers.server.store.chat import ChatStore
from greatpowers.server.store.nodes import NodeStore
from greatpowers.server.store.people import PeopleStore
from greatpowers.server.store.records import RecordStore
from greatpowers.server.store.tables import TableStore
from greatpowers.server.writer import Writer

Result = TypeVar("Result")


def unix_time() -> int:
    return int(time.time())


class Store:
    """Everything that survives the process. Made by `open`."""

    def __init__(self, url: URL, reached: Database, clock: Callable[[], int], owner: Owner | None) -> None:
        self._url = url
        self._owner = owner
        self._database = reached
        self._access = Access(reached, clock)
        self.people = PeopleStore(self._access)
        self.tables = TableStore(self._access)
        self.records = RecordStore(self._access)
        self.chat = ChatStore(self._access)
        self.nodes = NodeStore(self._access)

    @property
    def writer(self) -> Writer:
        return self._access.writer

    @classmethod
    async def open(
        cls, url: str, clock: Callable[[], int] = unix_time, owner: str | None = None, *, upgrade: bool = True
    ) -> Store:
        """Reach the database and bring its tables to this version. `owner`: the address of a server, which has an
        SQLite file for itself (else `Owned`). What is no database of ours is `database.Unreadable`; so is one of
        another version for whoever works beside a server and does not `upgrade`."""
        address = database.address(url)
        file = database.sqlite_file(address)
        owned: Owner | None = None
        reached: Database | None = None
        try:
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                owned = None if owner is None else Owner(file, owner)
                database.examine(file)
            reached = database.reach(address)
            await (reached.write(database.upgrade) if upgrade else reached.read(database.agree))
            return cls(address, reached, clock, owned)
        except BaseException as error:
            if reached is not None:
                await reached.close()
            if owned is not None:
                owned.release()
            if isinstance(error, DBAPIError | OSError):
                where = str(file) if file is not None else address.render_as_string(hide_password=True)
                raise database.unusable(where, error) from error
            raise

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what other servers on the same database have changed, until this is cancelled."""
        await self._access.listen(heard)

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        await self.writer.close()
        await self._database.close()
        if self._owner is not None:
            self._owner.release()

    async def ready(self) -> bool:
        """Whether it can be read, and written."""
        if not self.writer.alive or self.writer.trouble is not None:
            return False
        try:
            await self._access.first(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """What `work` finds, without keeping anybody from writing."""
        return await self._database.read(work)

    async def backup(self, target: Path) -> None:
        """A copy of the whole store in a new file, while everything goes on."""
        source = database.sqlite_file(self._url)
        if source is None:
            raise ValueError("only a store in an SQLite file is copied by this; PostgreSQL has pg_dump for it")
        await asyncio.to_thread(database.vacuum_into, source, target)
