"""`Rooms`: every table that is in memory, how tables come about, and how they leave memory again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import DBAPIError

from greatpowers.server import creation
from greatpowers.server.computers import Sleep
from greatpowers.server.jobs import Jobs
from greatpowers.server.news import News
from greatpowers.server.problems import not_found
from greatpowers.server.protocol import Branch, Import, NewTable
from greatpowers.server.room import Room
from greatpowers.server.rows import NotStored, Person
from greatpowers.server.seating import Claim, leads_nowhere
from greatpowers.server.store import Store
from greatpowers.server.table import Clock
from greatpowers.server.windows import nothing

MOST_ROOMS = 400
"""One takes half a megabyte, and about two more for each language it is looked at in."""
QUIET = 3
FAILED = 30
"""Seconds until a table that could not be opened is tried again."""
AWAY = (DBAPIError, OSError, NotStored)

logger = structlog.get_logger("greatpowers.rooms")


class Rooms:
    """One for each server; `await rooms.close()` before the end."""

    def __init__(
        self, store: Store, jobs: Jobs, *, now: Clock = time.time, sleep: Sleep = asyncio.sleep, most: int = MOST_ROOMS
    ) -> None:
        self.store = store
        self.jobs = jobs
        self.now = now
        self.sleep = sleep
        self.most = most
        store.writer.turned = self.tell
        self._rooms: dict[str, Room] = {}
        """Those used last come last."""
        self._importing = asyncio.Semaphore()
        """Records from outside are read one after the other: they take the time of everybody else."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each table that is being read, so that a long record keeps nobody from the others."""
        self._following: set[asyncio.Task[None]] = set()
        self._failed: dict[str, float] = {}
        """Tables that could not be opened, and when that was tried."""

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def listeners(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    def is_quiet(self) -> bool:
        """Whether nobody has answered anywhere for some seconds."""
        return all(self.now() - room.header.changed > QUIET for room in self._rooms.values())

    def tell(self) -> None:
        """Everybody at every table hears of something that concerns them all."""
        for room in self._rooms.values():
            room.tell()

    async def open(self, id: str) -> Room | None:
        """The table, loaded if it is not in memory; None when there is none."""
        while id not in self._rooms:
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                if id not in self._rooms and not await self._load(id):
                    return None
        room = self._rooms.pop(id)
        self._rooms[id] = room
        return room

    async def _load(self, id: str) -> bool:
        table = await self.store.tables.get(id)
        if table is None:
            return False
        room = Room(self.store, self.jobs, table, self.now, self.sleep)
        async with room.reading():
            room.wake()
        self._make_room()
        self._rooms[id] = room
        return True

    def _make_room(self) -> None:
        """Those that nobody looks at and nobody thinks at leave memory, longest unused first."""
        idle = [id for id, room in self._rooms.items() if room.is_idle()]
        for id in idle[: max(0, len(self._rooms) - self.most + 1)]:
            del self._rooms[id]

    async def create(self, wish: NewTable, person: Person) -> str:
        """A new table; its id. The same key of the same person gives the same table."""
        return await self._add(creation.from_wish(wish, person, int(self.now())), person, wish.key)

    async def create_from(self, wish: Import, person: Person) -> str:
        """A table from a record or a position document."""
        async with self._importing:
            plan = await asyncio.to_thread(creation.from_document, wish, person, int(self.now()))
        return await self._add(plan, person, wish.key)

    async def try_out(self, document: dict[str, Any], title: str, person: Person, key: str) -> str:
        """A table from a position of the house."""
        return await self._add(creation.from_trial(document, title, person, int(self.now())), person, key)

    async def branch(self, id: str, wish: Branch, person: Person) -> str:
        """A private table that goes on from a moment of this one."""
        room = await self.open(id)
        if room is None:
            raise not_found()
        async with room.reading():
            plan = creation.from_moment(room, wish, person, int(self.now()))
        return await self._add(plan, person, wish.key)

    async def _add(self, plan: creation.Plan, person: Person, key: str) -> str:
        table, seats, entries = plan
        id = await self.store.tables.add(table, seats, entries, person.id, key)
        room = await self.open(id)
        if room is not None:
            await room.carry_out(nothing, changes=True)  # its first question may be none
        return id

    async def claim(self, secret: str, person: Person) -> str:
        """Somebody comes with the private link of a seat: it is theirs in this browser now. The table's id."""
        found = await self.store.tables.seat_by_secret(secret)
        room = None if found is None else await self.open(found[0])
        if found is None or room is None:
            raise await leads_nowhere(self.store, secret)
        await room.do(person, Claim(found[1], secret))
        return found[0]

    async def forget(self, person: str) -> None:
        """Somebody has been made nameless in the store: so they are at the tables in memory."""
        for room in list(self._rooms.values()):
            async with room.reading():
                known = {room.header.host, *(seat.person for seat in room.seats), *(line.person for line in room.chat)}
            if person in known:
                await room.follow()

    # --- in step with other nodes ---

    async def take(self, ids: list[str]) -> None:
        """Let the computers go on at these tables, and windows close: it is for this node to do so now."""
        for id in ids:
            try:
                room = await self.open(id)
                if room is not None:
                    await room.take_up()
                self._failed.pop(id, None)
            except Exception:
                logger.exception("table-not-opened", table=id)
                self._failed[id] = self.now()

    def left_lying(self) -> list[str]:
        """Tables at which this node should do something, and does not."""
        at_work = {id for id, room in self._rooms.items() if room.is_at_work}
        return sorted(self.store.nodes.held - at_work - self.failed())

    def failed(self) -> set[str]:
        """Tables that could not be opened a short while ago; another node may know better."""
        now = self.now()
        self._failed = {id: at for id, at in self._failed.items() if 0 <= now - at < FAILED}
        return set(self._failed)

    def awake(self) -> list[str]:
        """The tables in memory that somebody looks at or thinks about."""
        return [id for id, room in self._rooms.items() if room.listeners or room.is_at_work]

    def hear(self, id: str, revision: int, news: News | None = None) -> None:
        """Another node has changed a table, and perhaps said how; or somebody listens there now, or no longer (0)."""
        room = self._rooms.get(id)
        if room is None:
            return
        if revision == 0:
            self._start(self.see_who_listens([id]))
        elif revision > room.heard:
            self._start(self._follow(room, revision, room.heard, news))
            room.heard = revision

    @staticmethod
    async def _follow(room: Room, revision: int, heard: int, news: News | None) -> None:
        """What could not be read is heard of again."""
        try:
            await room.follow(news)
        except BaseException:
            if room.heard == revision:
                room.heard = heard
            raise

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            try:
                await doing
            except AWAY:
                return  # it is looked at again within the second
            except Exception:
                logger.exception("not-followed")

        task = asyncio.create_task(run())
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def see_who_listens(self, ids: list[str] | None = None) -> None:
        """Who listens at other nodes: at these tables, or at all that somebody looks at here."""
        rooms = [self._rooms[id] for id in (self.awake() if ids is None else ids) if id in self._rooms]
        found = await self.store.nodes.listening([room.header.id for room in rooms])
        for room in rooms:
            if room.elsewhere != found[room.header.id]:
                room.elsewhere = found[room.header.id]
                room.tell()

    async def close(self) -> None:
        """Stop what is done there; nothing else needs saving."""
        for task in list(self._following):
            task.cancel()
        await asyncio.gather(*self._following, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.stop()
        self._rooms.clear()
