"""`Stream`: one connection that speaks WebSocket, for the application behind it. The library websockets reads and
writes what crosses the wire; when a peer counts as gone is decided here."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
from collections import deque
from typing import Any

import structlog
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from greatpowers.server.carriage import Carriage
from greatpowers.server.doors import Connection
from greatpowers.server.exchange import Request
from greatpowers.server.guard import header
from greatpowers.server.problems import ProblemError

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What RFC 6455 has both sides hash."""
MOST_BYTES = 64 * 1024
"""Of one message; the application itself takes far less."""
MOST_UNREAD = 16
"""Messages that may wait for the application before no more are read."""
CLOSING = 3.0
"""Seconds in which a peer may return our good-bye."""
LONGEST_BEGINNING = 0.1
"""Seconds in which a stream usually has something to say."""
NOBODY = 1006
BROKEN = 1011

logger = structlog.get_logger("greatpowers.connections")


class Gone(OSError):
    """The peer does not listen any more."""


def is_handshake(scope: dict[str, Any]) -> bool:
    try:
        key = base64.b64decode(header(scope, "sec-websocket-key"), validate=True)
    except (binascii.Error, ValueError):
        return False
    return scope["method"] == "GET" and len(key) == 16 and header(scope, "sec-websocket-version") == "13"


class Stream(Connection):
    def __init__(self, before: Connection, carriage: Carriage, request: Request) -> None:
        super().__init__(carriage.doors)
        self.carriage = carriage
        self.transport = before.transport
        self.doors.replace(before, self)
        self._request = request
        del request.scope["method"]
        request.scope["subprotocols"] = []
        self._wire = Protocol(Side.SERVER, max_size=MOST_BYTES)
        self._fragments: list[bytes] = []
        self._unread: deque[dict[str, Any]] = deque()
        self._stirred: asyncio.Event | None = None
        self._paused = False
        self._accepted = False
        self._pinged = False
        self._beginning: asyncio.TimerHandle | None = None
        self._over = False
        """The application has heard, or said, that it is over."""

    def begin(self, rest: bytes) -> None:
        """`rest` came right behind the head."""
        self.transport.set_protocol(self)
        self._hear({"type": "websocket.connect"})
        self.deadline = self.clock() + self.limits.silence / 2
        self.carriage.by_turns(self._start)
        if rest:
            self.data_received(rest)

    def _start(self) -> None:
        if self._over:  # it has gone while others began
            self.carriage.has_begun()
            return
        self._beginning = asyncio.get_running_loop().call_later(LONGEST_BEGINNING, self._stands)
        self.carriage.work(self._run())

    def _stands(self) -> None:
        """It has begun: it said something, is over, or takes too long for others to wait."""
        if self._beginning is not None:
            self._beginning.cancel()
            self._beginning = None
            self.carriage.has_begun()

    async def _run(self) -> None:
        try:
            await self.carriage.app(self._request.scope, self._receive, self._send)
        except Gone:
            pass
        except Exception:
            logger.exception("stream-broken")
            self._break()
        finally:
            self._stands()
        if not self._over:
            self._over = True
            self._close(1000) if self._accepted else self.transport.close()

    def _break(self) -> None:
        """The application has failed."""
        if self._over:
            return
        self._over = True
        if self._accepted:
            self._close(BROKEN)
        else:
            self._refuse(ProblemError(500, "broken", "problem-inside"))

    # --- the connection -----------------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        self.resume_writing()
        if self._request.address:
            self.doors.give(self._request.address)
            self._request.address = ""
        self._hear_end(NOBODY)

    def data_received(self, data: bytes) -> None:
        self._pinged = False
        if self._wire.state is State.OPEN:
            self.deadline = self.clock() + self.limits.silence / 2
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Frame):
                self._frame(event)
        self._flush()

    def pause_writing(self) -> None:
        """Who does not read is not read either: every ping of theirs would make it worse."""
        super().pause_writing()
        self._throttle()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._throttle()

    def late(self, now: float) -> None:
        if self.taken_by < now or self._pinged or self._wire.state is not State.OPEN or self.transport.is_closing():
            self.doors.refuse("slow-reader" if self.taken_by < now else "silent-stream")
            self.cut()
            return
        self.deadline = now + self.limits.silence / 2
        if self._accepted:  # else it is we who are slow
            self._pinged = True
            self._wire.send_ping(b"")
            self._flush()

    def is_busy(self) -> bool:
        return not self._over

    def finish(self) -> None:
        """Streams are told by the application that the server ends."""

    def _throttle(self) -> None:
        full = self._writable is not None or len(self._unread) >= MOST_UNREAD
        if full == self._paused or self.transport.is_closing():
            return
        self._paused = full
        self.transport.pause_reading() if full else self.transport.resume_reading()

    def _flush(self) -> None:
        written = self._wire.data_to_send()
        if written and not self.transport.is_closing():
            self.transport.write(b"".join(written))
        if b"" in written or self._wire.state is State.CLOSED:  # both have said good-bye, or what came was nonsense
            closed = self._wire.close_rcvd or self._wire.close_sent
            self._hear_end(closed.code if closed else NOBODY)
            self.deadline = self.clock() + CLOSING
            self.transport.close()

    def _close(self, code: int, reason: str = "") -> None:
        if self._wire.state is State.OPEN:
            self._wire.send_close(code, reason)
            self._flush()
            self.deadline = self.clock() + CLOSING

    # --- what the application hears -----------------------------------------------------------------------------------

    def _frame(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._fragments.append(bytes(frame.data))
        if not frame.fin:
            return
        data = b"".join(self._fragments)
        self._fragments.clear()
        if not self._is_text:
            self._hear({"type": "websocket.receive", "bytes": data})
            return
        try:
            self._hear({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._close(1007)

    def _hear(self, message: dict[str, Any]) -> None:
        if self._over:
            return
        self._unread.append(message)
        self._throttle()
        if self._stirred is not None:
            self._stirred.set()

    def _hear_end(self, code: int) -> None:
        self._hear({"type": "websocket.disconnect", "code": code})
        self._over = True

    async def _receive(self) -> dict[str, Any]:
        while not self._unread:
            if self._over:
                return {"type": "websocket.disconnect", "code": NOBODY}
            self._stirred = asyncio.Event()
            await self._stirred.wait()
            self._stirred = None
        message = self._unread.popleft()
        self._throttle()
        return message

    # --- what the application says ------------------------------------------------------------------------------------

    async def _send(self, message: Any) -> None:
        await self.drained()
        if self._over or self.transport.is_closing():
            raise Gone("the peer has gone")
        kind = message["type"]
        if kind == "websocket.send" and self._accepted:
            self._say(message)
        elif kind == "websocket.accept":
            self._accept(message)
        elif kind == "websocket.close" and self._accepted:
            self._close(message.get("code") or 1000, message.get("reason") or "")
            self._over = True
        elif kind == "websocket.close":
            self._over = True
            self._refuse(ProblemError(403, "forbidden", "problem-forged"))

    def _say(self, message: Any) -> None:
        if self._wire.state is not State.OPEN:
            raise Gone("the stream is closing")
        text = message.get("text")
        if text is not None:
            self._wire.send_text(text.encode())
        else:
            self._wire.send_binary(message["bytes"])
        self._flush()
        self._stands()

    def _accept(self, message: Any) -> None:
        key = header(self._request.scope, "sec-websocket-key").encode()
        proof = base64.b64encode(hashlib.sha1(key + MAGIC).digest())
        lines = [b"%b: %b\r\n" % line for line in message.get("headers") or ()]
        self._accepted = True
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            b"sec-websocket-accept: %b\r\ndate: %b\r\n%b\r\n" % (proof, self.carriage.date, b"".join(lines))
        )

    def _refuse(self, problem: ProblemError) -> None:
        self.transport.write(self.carriage.refusal(problem, self._request.scope))
        self.deadline = self.clock() + CLOSING
        self.transport.close()
