"""The store: people, tables, records and chat, in SQLite or PostgreSQL. It knows no game.

What a method has returned from is on the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from greatpowers.server import database
from greatpowers.server.database import Database
from greatpowers.server.store.access import Access
from greatpowers.server.store.chat import ChatStore
from greatpowers.server.store.people import PeopleStore
from greatpowers.server.store.records import RecordStore
from greatpowers.server.store.tables import TableStore
from greatpowers.server.writer import Writer


def unix_time() -> int:
    return int(time.time())


class Store:
    """Everything that survives the process. Made by `open`."""

    def __init__(self, url: URL, reached: Database, clock: Callable[[], int]) -> None:
        self._url = url
        self._database = reached
        self._access = Access(reached, clock)
        self.people = PeopleStore(self._access)
        self.tables = TableStore(self._access)
        self.records = RecordStore(self._access)
        self.chat = ChatStore(self._access)

    @property
    def writer(self) -> Writer:
        return self._access.writer

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
            await self._access.first(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def backup(self, target: Path) -> None:
        """A copy of the whole store in a new file, while everything goes on."""
        source = database.sqlite_file(self._url)
        if source is None:
            raise ValueError("only a store in an SQLite file is copied by this; PostgreSQL has pg_dump for it")
        await asyncio.to_thread(database.vacuum_into, source, target)
