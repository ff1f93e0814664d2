"""`Http`: one connection that speaks HTTP/1.1, for the application behind it.

The application is called when a request is complete, head and body, so nothing of it waits for somebody slow. httptools
(the parser of Node) reads; until when a connection must have done what is noted here and enforced by `Doors`."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import cast
from urllib.parse import unquote

import httptools

from greatpowers.server.carriage import Carriage
from greatpowers.server.doors import NEVER
from greatpowers.server.exchange import Answering, Exchange, Request
from greatpowers.server.guard import LARGE_BODY
from greatpowers.server.hosts import ALWAYS
from greatpowers.server.problems import ProblemError
from greatpowers.server.websocket import Stream, is_handshake

MOST_OF_HEAD = 32 * 1024
MOST_LINES = 100
MOST_AHEAD = 8
"""Requests that may be sent before those before them are answered."""
LINGER = 2.0
"""Seconds in which somebody who is sent away may finish what they are sending, so that they hear why."""
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
VERSIONS = ("1.1", "1.0")


def unreadable(detail: str) -> ProblemError:
    return ProblemError(400, "bad-request", "problem-malformed", detail=detail)


def too_large(status: int) -> ProblemError:
    return ProblemError(status, "too-large", "problem-too-large")


def crowded() -> ProblemError:
    return ProblemError(429, "too-many", "problem-crowded")


class Http(Answering):
    def __init__(self, carriage: Carriage) -> None:
        super().__init__(carriage.doors)
        self.carriage = carriage
        self.client: tuple[str, int] | None = None
        self.deaf = False
        """Nothing that comes is read any more."""
        self._parser = httptools.HttpRequestParser(self)
        self._coming: Request | None = None
        """What is being received."""
        self._unread = 0
        """Bytes that came of a head that is not complete."""
        self._ahead: deque[Request] = deque()
        """Complete requests that wait for the one before them."""
        self._exchange: Exchange | None = None
        """What is being answered."""
        self._refusal: ProblemError | None = None

    # --- the connection -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.client = (str(peer[0]), int(peer[1])) if peer else None
        host = self.client[0] if self.client else ""
        self.address = "" if self.carriage.trusts(host) else host
        self.deadline = self.clock() + self.limits.head
        reason = self.doors.enter(self)
        if reason:
            full = ProblemError(503, "full", "problem-full")
            self.deaf = True
            self.transport.write(self.carriage.refusal(crowded() if reason == "address" else full, {}))
            self.transport.close()
        else:
            self.doors.wait(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        self.deaf = True
        self.resume_writing()
        unanswered = [*self._ahead, *([self._coming] if self._coming else [])]
        self._ahead.clear()
        self._coming = None
        if self._exchange is not None:
            self._exchange.stop()
            unanswered.append(self._exchange.request)
        for request in unanswered:
            self._forget(request)

    def late(self, now: float) -> None:
        if self.taken_by < now or self.deaf:
            if self.taken_by < now:
                self.doors.refuse("slow-reader")
            self.cut()
        elif self._coming is None:
            self.hang_up()
        else:
            self.doors.refuse("slow-body" if self._coming.has_head else "slow-head")
            self._send_away(ProblemError(408, "too-slow", "problem-slow"))

    def is_busy(self) -> bool:
        return self._exchange is not None or self._coming is not None

    def finish(self) -> None:
        self.ending = True
        if not self.is_busy():
            self.hang_up()

    def hang_up(self) -> None:
        """Close as soon as everything is sent; who does not take it has no more than a while for it."""
        self.deaf = True
        self.doors.settle(self)
        self.deadline = self.clock() + self.limits.taking
        self.transport.close()

    # --- what comes ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.deaf:
            return
        if self._coming is None or not self._coming.has_head:
            self._unread += len(data)
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            self._upgrade(data[upgrade.args[0] :])
        except httptools.HttpParserError as error:
            self._refusal = self._refusal or unreadable(str(error)[:80])
        if self._unread > MOST_OF_HEAD and self._coming is not None and not self._coming.has_head:
            self._refusal = too_large(431)
        if self._refusal is not None and not self.deaf:
            self.doors.refuse(self._refusal.code)
            self._send_away(self._refusal)

    def on_message_begin(self) -> None:
        self._coming = Request()
        if self._exchange is None:
            self.deadline = self.clock() + self.limits.head

    def on_url(self, url: bytes) -> None:
        assert self._coming is not None
        self._coming.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._coming is not None and not self._coming.has_head:
            self._coming.add(name, value)

    def on_headers_complete(self) -> None:
        request, parser = self._coming, self._parser
        assert request is not None
        if self._refusal is not None:
            return
        upgrades = parser.should_upgrade()
        request.is_stream = upgrades and request.has(b"upgrade", b"websocket")
        if upgrades and not request.is_stream:
            return  # it comes again, see `_upgrade`
        request.has_head = True
        self._unread = 0
        request.keeps = parser.get_http_version() == "1.1" and parser.should_keep_alive()
        self._refusal = self._what_is_wrong(request) or self._count(request)
        if self._refusal is None and not request.is_stream:
            self.doors.sends(self, 0)
            if self._exchange is None:
                self.deadline = self.clock() + self.limits.body
                if request.has(b"expect", b"100-continue"):
                    self.transport.write(CONTINUE)

    def on_body(self, body: bytes) -> None:
        if self._coming is None or self._refusal is not None:
            return
        self._coming.body.append(body)
        self.doors.sends(self, len(body))
        if self.held > LARGE_BODY:
            self._refusal = too_large(413)
        elif self._exchange is None:
            self.deadline += len(body) / self.limits.slowest

    def on_message_complete(self) -> None:
        request = self._coming
        if request is None or not request.has_head or request.is_stream:
            return
        if self._refusal is not None or self.transport.is_closing():
            return
        if len(self._ahead) >= MOST_AHEAD:
            self._refusal = crowded()
            return
        self._coming = None
        self.doors.settle(self)
        if self._exchange is None:
            self._begin(request)
        else:
            self._ahead.append(request)

    def _upgrade(self, rest: bytes) -> None:
        """A stream begins; or somebody offers to speak what we do not (HTTP/2 without TLS), and goes on as before."""
        request, method = self._coming, self._parser.get_method()
        assert request is not None
        if self._refusal is not None:
            return
        if not request.is_stream and method != b"CONNECT":
            self._parser = httptools.HttpRequestParser(self)
            self.data_received(request.rebuilt(method) + rest)
        elif not request.is_stream or self._exchange is not None or not is_handshake(request.scope):
            self._refusal = unreadable("Upgrade")
        else:
            self._coming = None
            self.deaf = True
            Stream(self, self.carriage, request).begin(rest)

    # --- what is made of it -------------------------------------------------------------------------------------------

    def _what_is_wrong(self, request: Request) -> ProblemError | None:
        """Read the head; say what keeps it from being answered."""
        version = self._parser.get_http_version()
        try:
            url = httptools.parse_url(request.url)
        except httptools.HttpParserError:
            return unreadable("address")
        path = url.path or b"/"
        request.scope = {
            "type": "websocket" if request.is_stream else "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": version,
            "method": self._parser.get_method().decode("ascii"),
            "scheme": "ws" if request.is_stream else "http",
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": url.query or b"",
            "root_path": "",
            "headers": request.headers,
            "client": self.client,
            "server": self.carriage.name,
            "state": {},
        }
        if version not in VERSIONS:
            return unreadable(f"HTTP/{version}")
        if request.size > MOST_OF_HEAD or len(request.headers) > MOST_LINES:
            return too_large(431)
        if request.hosts > 1 or (request.hosts == 0 and version == "1.1"):
            return unreadable("Host")
        host = request.known.get(b"host", b"").decode("latin-1")
        if not self.carriage.hosts.serve(host) and request.scope["path"] != ALWAYS:
            return ProblemError(421, "wrong-host", "problem-host", host=host[:100])
        if int(request.known.get(b"content-length", b"0")) > LARGE_BODY:
            return too_large(413)
        return None

    def _count(self, request: Request) -> ProblemError | None:
        """Behind a proxy it is requests that count, for the address it names; else the connection itself does."""
        if self.address:
            return None
        name = self.carriage.address(request.scope)
        if not self.doors.take(name):
            return crowded()
        request.address = name
        return None

    def _forget(self, request: Request) -> None:
        if request.address:
            self.doors.give(request.address)
            request.address = ""

    def _begin(self, request: Request) -> None:
        self.deadline = NEVER
        self._exchange = Exchange(self, request)
        self.carriage.work(self._exchange.run())

    def done(self, keeps: bool) -> None:
        """The answer is sent: what comes next?"""
        assert self._exchange is not None
        self._forget(self._exchange.request)
        self._exchange = None
        if self.transport.is_closing():
            return
        if not keeps or (self.ending and self._coming is None and not self._ahead):
            self.hang_up()
        elif self._ahead:
            self._begin(self._ahead.popleft())
        elif self.deaf:
            self.hang_up()
        elif self._coming is None:
            self.deadline = self.clock() + self.limits.idle
            self.doors.wait(self)
        else:
            self.deadline = self.clock() + (self.limits.body if self._coming.has_head else self.limits.head)

    def _send_away(self, problem: ProblemError) -> None:
        """Say why not, and take nothing more. If an answer is being made, it is the last thing that is said."""
        self.deaf = True
        self.doors.settle(self)
        request, self._coming = self._coming, None
        if request is not None:
            self._forget(request)
        if self._exchange is not None:
            self.ending = True
            return
        self.transport.write(self.carriage.refusal(problem, {} if request is None else request.scope))
        self.deadline = self.clock() + LINGER
        if self.transport.can_write_eof():
            self.transport.write_eof()
