"""`Carrier`: carries requests and streams to the application, from the first connection to the last good-bye."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import structlog

from greatpowers.server.carriage import Carriage
from greatpowers.server.doors import DoorFigures, Doors
from greatpowers.server.http1 import Http
from greatpowers.server.settings import Connections, Settings
from greatpowers.server.websocket import Stream

BACKLOG = 4096
"""Connections that may wait to be accepted; the system may allow fewer."""
ACCEPTED_AT_ONCE = 128
"""How many of them come in before everybody else has had a turn."""
OWN_FILES = 256
"""Files that are left for the store, the computers and the logs."""
ROOM_UNKNOWN = 16_384
"""Connections where the system does not say how many files a process may open."""
MOST_FILES = 1 << 20
SWEEPS = 8
"""How often in the shortest of the time limits it is looked who is late; every second at most."""
ASK_AGAIN = 0.05

UNFINISHED = 2.0
"""Seconds in which a request may still become complete when the server ends, and a good-bye be returned."""
UNANSWERED = 4.0
"""Seconds in which requests may be answered, and streams hear that it ends."""

logger = structlog.get_logger("greatpowers.connections")


def files_allowed() -> int:
    """How many files this process may open, after asking for as many as it may have."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else hard
    have = most if soft == resource.RLIM_INFINITY else soft
    for wish in (most, 65_536, 10_240):
        if have < wish <= most:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
            except (ValueError, OSError):  # macOS allows less than it says
                continue
            return wish
    return have


def room(limits: Connections) -> int:
    """For how many connections there is room."""
    files = files_allowed()
    allowed = max(files // 2, files - OWN_FILES) if files else ROOM_UNKNOWN
    return min(limits.most, allowed) if limits.most else allowed


def is_stream(connection: object) -> bool:
    return isinstance(connection, Stream)


def uvloop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop where it can be had, which is not on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return cast(Callable[[], asyncio.AbstractEventLoop], uvloop.new_event_loop)


def carried(work: Coroutine[Any, Any, None]) -> None:
    """Run it on the fastest loop there is."""
    with asyncio.Runner(loop_factory=uvloop_factory()) as runner:
        runner.run(work)


class Carrier:
    """`await carrier.serve(...)` until `carrier.stop()`."""

    def __init__(self, app: Any, settings: Settings) -> None:
        limits = settings.connections
        self.doors = Doors(limits, room(limits))
        self.figures = DoorFigures(self.doors, is_stream)
        self._carriage = Carriage(app, settings, self.doors)
        self._every = min(1.0, min(limits.head, limits.body, limits.idle, limits.taking, limits.silence) / SWEEPS)
        self._stopped = asyncio.Event()
        self._coming: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        self._stopped.set()

    async def serve(
        self, listening: socket.socket, ready: Callable[[], None], farewell: Callable[[], Awaitable[None]]
    ) -> None:
        """Serve whoever comes to a socket that is bound; `farewell` tells the streams that it ends."""
        loop = asyncio.get_running_loop()
        self._carriage.tick()
        self._carriage.name = listening.getsockname()[:2]
        listening.setblocking(False)
        listening.listen(BACKLOG)
        accepting = loop.create_task(self._accept(listening))
        sweeping = loop.create_task(self._sweep())
        try:
            ready()
            await self._stopped.wait()
        finally:
            accepting.cancel()
            listening.close()
            try:
                await self._end(farewell)
            finally:
                sweeping.cancel()

    async def _accept(self, listening: socket.socket) -> None:
        """By turns with everybody else, and many in each: the loop itself might take one, and leave a queue behind in
        which people wait for minutes."""
        loop = asyncio.get_running_loop()
        number = 0
        while True:
            try:
                try:
                    made, _ = listening.accept()
                except (BlockingIOError, InterruptedError):
                    made, _ = await loop.sock_accept(listening)
            except OSError:  # no file is left, although room was kept for some; or the peer has gone already
                self.doors.make_room()
                await asyncio.sleep(ASK_AGAIN)
                continue
            made.setblocking(False)
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._coming.add(task := loop.create_task(self._connect(made)))
            task.add_done_callback(self._coming.discard)
            number += 1
            if number % ACCEPTED_AT_ONCE == 0:
                await asyncio.sleep(0)

    async def _connect(self, made: socket.socket) -> None:
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(lambda: Http(self._carriage), made)

    async def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._every)
            self._carriage.tick()
            try:
                await self.doors.sweep(loop.time())
            except Exception:  # without it no limit would hold any more
                logger.exception("sweep-broken")

    async def _end(self, farewell: Callable[[], Awaitable[None]]) -> None:
        """What is under way may be finished for some seconds; then everything ends, whatever hangs."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        parting = asyncio.ensure_future(farewell())
        for connection in list(self.doors.open):
            connection.finish()
        while (passed := loop.time() - begun) < UNANSWERED:
            is_over = parting.done() and not self._carriage.tasks
            if is_over and (not self.doors.open or passed >= UNFINISHED):
                break
            await asyncio.sleep(ASK_AGAIN)
        left = [parting, *self._carriage.tasks]
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=1)
        hanging = list(self.doors.open)
        for connection in hanging:
            if connection.transport.get_write_buffer_size():
                connection.cut()
            else:
                connection.transport.close()
        if hanging:
            logger.info("connections-cut", number=len(hanging))
            await asyncio.sleep(ASK_AGAIN)  # so that each hears of it
