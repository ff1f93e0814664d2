"""`Doors`: every open connection, how long it may take for what it is doing, and how many there may be.

A connection that is late is ended, so the time limits hold whatever a peer sends or does not send. Where there is no
room for another one, that gives way which has waited longest without a whole request: who only holds a door open keeps
nobody out."""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache

import structlog
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from greatpowers.server.settings import Connections

NEVER = math.inf
AT_ONCE = 200
"""Connections that are ended without letting others do something in between."""
REPORTED = 10.0
"""Seconds between two lines of the log about who was sent away."""
MOST_OF_BODIES = 64 * 1024 * 1024
"""Bytes of bodies that are not complete yet, of all connections together."""

logger = structlog.get_logger("greatpowers.connections")


class Connection(asyncio.Protocol):
    """One open connection, as the doors see it."""

    address = ""
    """Whose it is; empty where only what it asks tells, which is behind a trusted proxy."""
    deadline = NEVER
    """When it must have come further, by the clock of the loop."""
    taken_by = NEVER
    """When the peer must have taken what it is sent."""
    held = 0
    """Bytes of a body that is not complete yet."""
    transport: asyncio.Transport
    _writable: asyncio.Event | None = None

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.limits = doors.limits
        self.clock = asyncio.get_running_loop().time

    def late(self, now: float) -> None:
        """It did not come further in time."""
        raise NotImplementedError

    def is_busy(self) -> bool:
        """Whether something is under way that may still be finished when the server ends."""
        raise NotImplementedError

    def finish(self) -> None:
        """The server ends: whatever is not under way is over."""
        raise NotImplementedError

    def cut(self) -> None:
        """Close at once, whatever is still to be sent."""
        self.deadline = self.taken_by = NEVER
        self.transport.abort()

    # how fast the peer takes what it is sent

    def pause_writing(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self.taken_by = self.clock() + self.limits.taking + waiting / self.limits.slowest
        self._writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.taken_by = NEVER
        if self._writable is not None:
            self._writable.set()
            self._writable = None

    async def drained(self) -> None:
        """Until the peer has taken most of what it was sent, or has gone."""
        if self._writable is not None:
            await self._writable.wait()


@lru_cache(4096)
def counted_as(address: str) -> str:
    """Whoever has one address of version 6 has 2⁶⁴ of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return address


class Doors:
    def __init__(self, limits: Connections, room: int) -> None:
        self.limits = limits
        self.room = room
        """How many connections there may be at a time."""
        self.open: set[Connection] = set()
        self.refused: Counter[str] = Counter()
        """How many were sent away, by the reason."""
        self._waiting: OrderedDict[Connection, None] = OrderedDict()
        """Those that have not sent the head of a request, the longest first."""
        self._sending: OrderedDict[Connection, None] = OrderedDict()
        """Those that have not sent the whole body."""
        self._of: Counter[str] = Counter()
        """How many connections, or requests and streams behind a proxy, an address has."""
        self._bodies = 0
        self._told: Counter[str] = Counter()
        self._told_at = -NEVER

    # --- coming and going ---------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> str:
        """Let it in, or say why not."""
        if connection.address and not self.take(connection.address):
            connection.address = ""
            return "address"
        if len(self.open) >= self.room and not self.make_room():
            self.leave(connection)
            return self.refuse("room")
        self.open.add(connection)
        return ""

    def leave(self, connection: Connection) -> None:
        self.settle(connection)
        self.open.discard(connection)
        if connection.address:
            self.give(connection.address)
            connection.address = ""

    def replace(self, old: Connection, new: Connection) -> None:
        """The same connection goes on as something else."""
        self.settle(old)
        self.open.discard(old)
        new.address, old.address = old.address, ""
        self.open.add(new)

    def take(self, address: str) -> bool:
        """Count one more for this address, if it may have one more."""
        key = counted_as(address)
        if self._of[key] >= self.limits.per_address:
            self.refuse("address")
            return False
        self._of[key] += 1
        return True

    def give(self, address: str) -> None:
        key = counted_as(address)
        self._of[key] -= 1
        if self._of[key] <= 0:
            del self._of[key]

    def refuse(self, reason: str) -> str:
        self.refused[reason] += 1
        return reason

    # --- who gives way ------------------------------------------------------------------------------------------------

    def wait(self, connection: Connection) -> None:
        """It waits for a request. What a trusted proxy keeps open gives way to nobody: it opens what it needs."""
        self.settle(connection)
        if connection.address:
            self._waiting[connection] = None

    def sends(self, connection: Connection, size: int) -> None:
        """So many bytes of a body came; the oldest other goes when those that wait for more hold too much together."""
        self._waiting.pop(connection, None)
        self._sending.setdefault(connection, None)
        connection.held += size
        self._bodies += size
        while self._bodies > MOST_OF_BODIES and self._sending:
            self._drop(next((one for one in self._sending if one is not connection), connection))

    def settle(self, connection: Connection) -> None:
        """Its request is complete, or it has none any more."""
        self._waiting.pop(connection, None)
        if connection in self._sending:
            del self._sending[connection]
        self._bodies -= connection.held
        connection.held = 0

    def make_room(self) -> bool:
        """Whether one of those who wait could give way."""
        for those in (self._waiting, self._sending):
            if those:
                self._drop(next(iter(those)))
                return True
        return False

    def _drop(self, connection: Connection) -> None:
        self.refuse("gave-way")
        self.leave(connection)
        connection.transport.abort()

    # --- time ---------------------------------------------------------------------------------------------------------

    async def sweep(self, now: float) -> None:
        """End who is late."""
        late = [one for one in self.open if one.deadline < now or one.taken_by < now]
        for number, connection in enumerate(late):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
            if connection.deadline < now or connection.taken_by < now:
                connection.late(now)
        if self.refused != self._told and now - self._told_at >= REPORTED:
            news = self.refused - self._told
            logger.warning("connections-refused", open=len(self.open), **{reason: news[reason] for reason in news})
            self._told, self._told_at = self.refused.copy(), now


class DoorFigures(Collector):
    """What the doors tell Prometheus, read when it asks."""

    def __init__(self, doors: Doors, streams: Callable[[Connection], bool]) -> None:
        self._doors = doors
        self._is_stream = streams

    def collect(self) -> Iterable[Metric]:
        states: Counter[str] = Counter(
            "stream" if self._is_stream(one) else "request" if one.is_busy() else "idle" for one in self._doors.open
        )
        gauge = GaugeMetricFamily("greatpowers_connections", "Open connections", labels=["state"])
        for state in ("stream", "request", "idle"):
            gauge.add_metric([state], states[state])
        yield gauge
        yield GaugeMetricFamily("greatpowers_connections_room", "Connections there is room for", self._doors.room)
        counter = CounterMetricFamily("greatpowers_connections_refused", "Connections sent away", labels=["reason"])
        for reason, number in sorted(self._doors.refused.items()):
            counter.add_metric([reason], number)
        yield counter
