"""A carrier with a small application, and peers that send and read bytes as they please."""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from greatpowers.server.carrier import Carrier
from greatpowers.server.doors import Connection
from greatpowers.server.launch import bound
from greatpowers.server.settings import Connections, Settings

LONG = 10_000.0
PATIENT = Connections(head=LONG, body=LONG, idle=LONG, taking=LONG, silence=LONG)
"""Limits that nothing in a test ever reaches; a test shortens the one it is about."""
PLAIN = Settings("")
SHORT = 0.2
HOST = b"Host: localhost\r\n"
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
LARGE = 8 * 1024 * 1024
"""More than the buffers of both systems hold."""


class Small:
    """The application: says what it was asked, slowly where it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.bodies: list[bytes] = []
        self.go = asyncio.Event()
        self.streams: set[asyncio.Task[Any]] = set()
        self.lost: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.stream(receive, send)
            return
        path = scope["path"]
        self.asked.append(f"{scope['method']} {path}")
        self.bodies.append((await receive())["body"])
        await getattr(self, path.strip("/").replace("/", "_") or "plain", self.plain)(receive, send)

    async def start(self, send: Any, status: int = 200, **headers: str) -> None:
        rows = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": status, "headers": rows})

    async def plain(self, receive: Any, send: Any) -> None:
        await self.start(send, content_length="2")
        await send({"type": "http.response.body", "body": b"ok"})

    async def echo(self, receive: Any, send: Any) -> None:
        await self.start(send)
        await send({"type": "http.response.body", "body": self.bodies[-1]})

    async def slow(self, receive: Any, send: Any) -> None:
        await self.go.wait()
        await self.plain(receive, send)

    async def waits(self, receive: Any, send: Any) -> None:
        self.lost.append((await receive())["type"])

    async def large(self, receive: Any, send: Any) -> None:
        await self.start(send)
        await send({"type": "http.response.body", "body": bytes(LARGE)})

    async def pieces(self, receive: Any, send: Any) -> None:
        await self.start(send)
        for piece in (b"one", b"", b"two"):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"three"})

    async def nothing(self, receive: Any, send: Any) -> None:
        await self.start(send, 204)
        await send({"type": "http.response.body", "body": b""})

    async def breaks(self, receive: Any, send: Any) -> None:
        raise RuntimeError("on purpose")

    async def breaks_later(self, receive: Any, send: Any) -> None:
        await self.start(send, content_length="10")
        await send({"type": "http.response.body", "body": b"12345", "more_body": True})
        raise RuntimeError("on purpose")

    async def falls_short(self, receive: Any, send: Any) -> None:
        await self.start(send, content_length="10")
        await send({"type": "http.response.body", "body": b"12345"})

    async def splits(self, receive: Any, send: Any) -> None:
        await self.start(send, location="x\r\nSet-Cookie: y")
        await send({"type": "http.response.body", "body": b""})

    async def stream(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        task = asyncio.current_task()
        assert task is not None
        self.streams.add(task)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self.reply(message, send)
            self.lost.append(f"{message['type']} {message['code']}")
        except asyncio.CancelledError:
            await send({"type": "websocket.close", "code": 1012})
        finally:
            self.streams.discard(task)

    async def reply(self, message: Any, send: Any) -> None:
        text = message.get("text")
        if text == "large":
            for _ in range(8):
                await send({"type": "websocket.send", "bytes": bytes(LARGE // 4)})
        elif text == "close":
            await send({"type": "websocket.close", "code": 4000, "reason": "as you wish"})
        elif text == "break":
            raise RuntimeError("on purpose")
        else:
            await send({"type": "websocket.send", **{key: message[key] for key in ("text", "bytes") if key in message}})

    async def farewell(self) -> None:
        for task in list(self.streams):
            task.cancel()


class Peer:
    """Somebody at the other end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *data: bytes) -> None:
        self.writer.write(b"".join(data))

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the next answer, which must have a length."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await self.reader.readexactly(int(pairs.get("content-length", "0")))
        return int(head[0].split()[1]), pairs, body

    async def get(self, path: str = "/") -> tuple[int, dict[str, str], bytes]:
        self.send(f"GET {path} HTTP/1.1\r\n".encode(), HOST, b"\r\n")
        return await self.answer()

    async def rest(self) -> bytes:
        """Everything until the connection ends, in order or not."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while piece := await self.reader.read(1 << 16):
                found += piece
        return found

    async def ended(self) -> None:
        await self.rest()

    # streams

    async def upgrade(self, *lines: bytes) -> int:
        self.send(HANDSHAKE, *lines, b"\r\n")
        return (await self.answer())[0]

    def frame(self, opcode: int, data: bytes, fin: bool = True) -> None:
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack(">BH", 0x80 | 126, len(data))
        self.send(bytes([(0x80 if fin else 0) | opcode]), size, mask, masked)

    async def heard(self) -> tuple[int, bytes]:
        """Opcode and content of the next frame."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", await self.reader.readexactly(2))
        return first & 0x0F, await self.reader.readexactly(size)


class Place:
    """A carrier that carries."""

    def __init__(self, carrier: Carrier, app: Small, port: int) -> None:
        self.carrier = carrier
        self.doors = carrier.doors
        self.app = app
        self.port = port
        self.serving: asyncio.Task[None] | None = None
        self.peers: list[Peer] = []

    async def peer(self, local: str = "127.0.0.1", limit: int = 1 << 16) -> Peer:
        pair = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(local, 0), limit=limit)
        self.peers.append(Peer(*pair))
        return self.peers[-1]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Until something holds that no byte tells of."""
        while not condition():
            await asyncio.sleep(0.01)

    async def get(self, path: str = "/", local: str = "127.0.0.1") -> int:
        return (await (await self.peer(local)).get(path))[0]

    def connections(self) -> list[Connection]:
        return list(self.doors.open)


@asynccontextmanager
async def place(settings: Settings = PLAIN, **limits: Any) -> AsyncIterator[Place]:
    app = Small()
    carrier = Carrier(app, replace(settings, connections=replace(PATIENT, **limits)))
    listening = bound("127.0.0.1", 0)
    found = Place(carrier, app, listening.getsockname()[1])
    ready = asyncio.Event()
    found.serving = asyncio.ensure_future(carrier.serve(listening, ready.set, app.farewell))
    await ready.wait()
    try:
        yield found
    finally:
        app.go.set()
        for peer in found.peers:
            peer.writer.transport.abort()
        carrier.stop()
        with contextlib.suppress(asyncio.CancelledError):
            await found.serving
