"""A request as it comes in, and the exchange that answers it: what the application is told and what it says."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import structlog

from greatpowers.server.carriage import Carriage, status_line
from greatpowers.server.doors import Connection
from greatpowers.server.problems import ProblemError

UNSAFE = re.compile(rb"[\r\n\0]")
NO_BODY = frozenset({204, 304})
LOOKED_AT = frozenset({b"host", b"content-length", b"expect", b"upgrade"})
"""What the connection itself looks at, of all the lines of a head."""

logger = structlog.get_logger("greatpowers.connections")


class Request:
    """What has come of a request."""

    def __init__(self) -> None:
        self.url = b""
        self.headers: list[tuple[bytes, bytes]] = []
        self.known: dict[bytes, bytes] = {}
        self.hosts = 0
        self.size = 0
        """Bytes of its head."""
        self.has_head = False
        self.is_stream = False
        self.keeps = False
        """Whether the connection stays open for another one."""
        self.body: list[bytes] = []
        self.address = ""
        """Whom it counts for, behind a proxy."""
        self.scope: dict[str, Any] = {}

    def add(self, name: bytes, value: bytes) -> None:
        name = name.lower()
        self.headers.append((name, value))
        self.size += len(name) + len(value) + 4
        if name in LOOKED_AT:
            self.hosts += name == b"host"
            self.known[name] = value

    def has(self, name: bytes, value: bytes) -> bool:
        return self.known.get(name, b"").lower() == value

    def rebuilt(self, method: bytes) -> bytes:
        """Its head once more, without the wish to speak something else."""
        kept = [(name, value) for name, value in self.headers if name not in (b"upgrade", b"connection")]
        return b"%b %b HTTP/1.1\r\n%b\r\n" % (method, self.url, b"".join(b"%b: %b\r\n" % line for line in kept))


class Answering(Connection):
    """A connection on which requests are answered, as far as an exchange needs to know it."""

    carriage: Carriage
    ending = False
    """The answer that is being made is the last."""

    def done(self, keeps: bool) -> None:
        raise NotImplementedError


class Exchange:
    """One request and its answer."""

    def __init__(self, connection: Answering, request: Request) -> None:
        self.connection = connection
        self.request = request
        self.over = False
        """Nothing more is said: the answer is complete, or the peer has gone."""
        self._given = False
        self._start: Any = None
        self._begun = False
        self._chunked = False
        self._promised: int | None = None
        self._sent = 0
        self._ended: asyncio.Event | None = None
        self._bare = request.scope["method"] == "HEAD"
        """The answer has a head only."""

    async def run(self) -> None:
        try:
            await self.connection.carriage.app(self.request.scope, self.receive, self.send)
        except Exception:
            logger.exception("request-broken")
        if self.over:
            return
        self.stop()
        if self._begun:
            self.connection.cut()
            return
        problem = ProblemError(500, "broken", "problem-inside")
        self.connection.transport.write(self.connection.carriage.refusal(problem, self.request.scope))
        self.connection.done(keeps=False)

    def stop(self) -> None:
        self.over = True
        if self._ended is not None:
            self._ended.set()

    async def receive(self) -> dict[str, Any]:
        if not self._given:
            self._given = True
            return {"type": "http.request", "body": b"".join(self.request.body), "more_body": False}
        if not self.over:
            self._ended = self._ended or asyncio.Event()
            await self._ended.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        await self.connection.drained()
        if self.over:
            return
        if message["type"] == "http.response.start":
            self._start = message
            return
        body, more = message.get("body", b""), message.get("more_body", False)
        head = b"" if self._begun else self._head(len(body), more)
        if self._bare:
            body = b""
        self._sent += len(body)
        if self._chunked:
            body = (b"%x\r\n%b\r\n" % (len(body), body) if body else b"") + (b"" if more else b"0\r\n\r\n")
        self.connection.transport.write(head + body)
        if not more:
            self.stop()
            whole = self._bare or self._promised is None or self._promised == self._sent
            self.connection.done(keeps=self.request.keeps and whole)

    def _head(self, size: int, more: bool) -> bytes:
        """Held back until the first of the body is there, so that both leave together."""
        self._begun = True
        status, request = self._start["status"], self.request
        self._bare = self._bare or status in NO_BODY
        parts = [status_line(status), b"date: ", self.connection.carriage.date, b"\r\n"]
        for name, value in self._start["headers"]:
            if UNSAFE.search(name) or UNSAFE.search(value):
                self._begun = False
                raise ValueError(f"a line break in the header {name!r}")
            if name == b"content-length":
                self._promised = int(value)
            parts += (name, b": ", value, b"\r\n")
        if self._promised is None and status not in NO_BODY:
            if not more:
                self._promised = size
                parts.append(b"content-length: %d\r\n" % size)
            elif self._bare:
                pass
            elif request.scope["http_version"] == "1.1":
                self._chunked = True
                parts.append(b"transfer-encoding: chunked\r\n")
            else:
                request.keeps = False
        if self.connection.ending or not request.keeps:
            request.keeps = False
            parts.append(b"connection: close\r\n")
        parts.append(b"\r\n")
        return b"".join(parts)
