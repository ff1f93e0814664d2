"""`Among`: keeps this server in step with the others on the same database.

Others say what they have changed (`LISTEN`); who has missed something reads the record on. A notice that was lost is
made up for by a look at the revisions, once a second. Three times a second a node says that it lives; the work of one
that has stopped saying so is done by the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

import greatpowers
from greatpowers.server.guard import LIMITS, Limits
from greatpowers.server.news import heard
from greatpowers.server.rooms import AWAY, Rooms

BEAT = 0.3
"""Seconds between two signs of life."""
LOOK = 1.0
"""Seconds between two looks at the revisions."""

logger = structlog.get_logger("greatpowers.nodes")


class Among:
    """`await among.open()` when the server starts; `await among.close()` before its rooms are closed."""

    def __init__(self, rooms: Rooms, limits: Limits | None = None, address: str = "") -> None:
        self._rooms = rooms
        self._limits = limits
        self._nodes = rooms.store.nodes
        self._address = address
        self._alive: frozenset[str] = frozenset()
        self._tasks: list[asyncio.Task[None]] = []
        self._away = False

    async def open(self) -> None:
        if self._nodes.is_alone:
            await self._rooms.take(await self._nodes.take_all())
        else:
            await self.beat()
            self._start(self._rooms.store.listen(self.hear), "hears other nodes")
            self._start(self._again(self.beat, BEAT), "says that this node lives")
        self._start(self._again(self.look, LOOK), "looks at revisions")

    def _start(self, doing: Awaitable[None], name: str) -> None:
        async def run() -> None:
            await doing

        self._tasks.append(asyncio.create_task(run(), name=name))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """A database that is away for a while ends nothing."""
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
                self._away = False
            except AWAY as error:
                if not self._away:
                    logger.warning("database-away", error=str(error))
                self._away = True

    async def beat(self) -> None:
        """Say that this node lives, and take over what one that has died leaves behind."""
        beat = await self._nodes.beat(self._address, greatpowers.__version__, self._rooms.failed())
        if beat.alive != self._alive:
            self._alive = beat.alive
            self._rooms.store.writer.has_company = len(beat.alive) > 1
            await self._rooms.see_who_listens()
        if beat.taken:
            await self._rooms.take(beat.taken)

    async def look(self) -> None:
        """Has anything changed that we have not heard of?"""
        ids = self._rooms.awake()
        await self._rooms.take(self._rooms.left_lying())
        await self.share_limits()
        if ids:
            for id, revision in (await self._rooms.store.tables.revisions(ids)).items():
                self._rooms.hear(id, revision)

    async def share_limits(self) -> None:
        """What people have used up here counts everywhere."""
        if self._limits is not None:
            most = {what: (limit.burst, limit.per_second) for what, limit in LIMITS.items()}
            self._limits.settle(await self._nodes.spend(self._limits.spent(), most))

    def hear(self, said: str) -> None:
        """A notice (`news.py`); nothing at all after a break: the next look tells."""
        speaker, *words = said.split() or [self._nodes.id]
        if speaker != self._nodes.id:
            for id, revision, news in heard(words):
                self._rooms.hear(id, revision, news)
