"""HTTP and WebSocket as they cross the wire: what is answered, what is refused, and in which order."""

from __future__ import annotations

import asyncio
import functools
from typing import Any

import pytest

from greatpowers.server import carriage, websocket
from greatpowers.server.guard import LARGE_BODY
from greatpowers.server.http1 import MOST_AHEAD, MOST_LINES, MOST_OF_HEAD
from greatpowers.server.websocket import MOST_BYTES
from tests.server.wire import HANDSHAKE, HOST, LONG, Place, place

pytestmark = pytest.mark.anyio

GET = b"GET / HTTP/1.1\r\n"


async def test_requests_follow_each_other_on_one_connection() -> None:
    async with place() as here:
        peer = await here.peer()
        for body in (b"first", b"", b"third"):
            peer.send(b"POST /echo HTTP/1.1\r\n", HOST, b"Content-Length: %d\r\n\r\n" % len(body), body)
            status, headers, found = await peer.answer()
            assert (status, found) == (200, body)
            assert "connection" not in headers and "date" in headers
        peer.send(b"POST /echo HTTP/1.1\r\n", HOST, b"Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
        peer.send(b"3\r\ndef\r\n0\r\nTrailer: x\r\n\r\n")
        assert (await peer.answer())[2] == b"abcdef"
        peer.send(GET, HOST, b"Connection: close\r\n\r\n")
        assert (await peer.answer())[1]["connection"] == "close"
        assert await peer.rest() == b""


async def test_requests_sent_ahead_are_answered_in_their_order() -> None:
    async with place() as here:
        peer = await here.peer()
        bodies = [str(number).encode() for number in range(MOST_AHEAD)]
        for body in bodies:
            peer.send(b"POST /echo HTTP/1.1\r\n", HOST, b"Content-Length: %d\r\n\r\n" % len(body), body)
        assert [(await peer.answer())[2] for _ in bodies] == bodies
        assert (await peer.get())[0] == 200


async def test_who_sends_too_many_ahead_is_answered_once_more() -> None:
    async with place() as here:
        peer = await here.peer()
        peer.send(b"GET /slow HTTP/1.1\r\n", HOST, b"\r\n", (GET + HOST + b"\r\n") * (MOST_AHEAD + 1))
        await here.until(lambda: bool(here.doors.refused))
        here.app.go.set()
        assert (await peer.answer())[1]["connection"] == "close"
        assert await peer.rest() == b""
        assert here.app.asked == ["GET /slow"]


async def test_a_request_may_come_byte_by_byte() -> None:
    async with place() as here:
        peer = await here.peer()
        for byte in b"POST /echo?a=b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc":
            peer.send(bytes([byte]))
            await peer.writer.drain()
        assert (await peer.answer())[2] == b"abc"


@pytest.mark.parametrize(
    ("request_", "head", "body"),
    (
        (b"HEAD /echo HTTP/1.1\r\n", b"content-length: 0\r\n", b""),
        (b"GET /nothing HTTP/1.1\r\n", b"HTTP/1.1 204 No Content\r\n", b""),
        (
            b"GET /pieces HTTP/1.1\r\n",
            b"transfer-encoding: chunked",
            b"3\r\none\r\n3\r\ntwo\r\n5\r\nthree\r\n0\r\n\r\n",
        ),
        (b"GET /pieces HTTP/1.0\r\n", b"connection: close\r\n", b"onetwothree"),
        (b"HEAD /large HTTP/1.1\r\n", b"content-length: 8388608\r\n", b""),
        (b"HEAD /pieces HTTP/1.1\r\n", b"HTTP/1.1 200 OK\r\n", b""),
        (b"GET http://elsewhere.example/echo HTTP/1.1\r\n", b"HTTP/1.1 200 OK\r\n", b""),
        (b"OPTIONS * HTTP/1.1\r\n", b"HTTP/1.1 200 OK\r\n", b"ok"),
        (b"GET /a%2Fb%C3%A4 HTTP/1.1\r\n", b"HTTP/1.1 200 OK\r\n", b"ok"),
    ),
)
async def test_what_an_answer_looks_like(request_: bytes, head: bytes, body: bytes) -> None:
    async with place() as here:
        peer = await here.peer()
        peer.send(request_, HOST, b"Connection: close\r\n\r\n")
        found = await peer.rest()
        assert head in found and found.partition(b"\r\n\r\n")[2] == body


async def test_paths_are_unquoted_once() -> None:
    async with place() as here:
        await here.get("/a%2Fb%C3%A4%2520")
        assert here.app.asked == ["GET /a/bä%20"]


async def test_a_body_is_asked_for_where_somebody_waits_for_that() -> None:
    async with place() as here:
        peer = await here.peer()
        peer.send(b"POST /echo HTTP/1.1\r\n", HOST, b"Expect: 100-continue\r\nContent-Length: 3\r\n\r\n")
        assert await peer.reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
        peer.send(b"abc")
        assert (await peer.answer())[2] == b"abc"
        peer.send(b"POST /echo HTTP/1.1\r\n", HOST, b"Expect: 100-continue\r\nContent-Length: 999999999\r\n\r\n")
        assert (await peer.answer())[0] == 413


async def test_who_offers_to_speak_something_else_is_answered_as_ever() -> None:
    """As programs do that would rather speak HTTP/2."""
    async with place() as here:
        peer = await here.peer()
        offer = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
        peer.send(b"POST /echo HTTP/1.1\r\n", HOST, offer, b"Content-Length: 3\r\n\r\nabc")
        assert (await peer.answer())[2] == b"abc"
        assert (await peer.get())[0] == 200


@pytest.mark.parametrize(
    ("sent", "status"),
    (
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        (b"GET / HTTP/3.0\r\nHost: localhost\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
        (b"GET / HTTP/1.1\nHost: localhost\n\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nA: \0\r\n\r\n", 400),
        (b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"x" * (MOST_OF_HEAD + 1), 431),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"x" * MOST_OF_HEAD + b"\r\n\r\n", 431),
        (b"GET /" + b"x" * (MOST_OF_HEAD + 1), 431),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"A: b\r\n" * MOST_LINES + b"\r\n", 431),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % (LARGE_BODY + 1), 413),
        (
            b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n" % (LARGE_BODY + 1)
            + bytes(LARGE_BODY + 1),
            413,
        ),
        (HANDSHAKE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short") + b"\r\n", 400),
        (HANDSHAKE.replace(b"Version: 13", b"Version: 7") + b"\r\n", 400),
        (HANDSHAKE.replace(b"GET", b"POST") + b"\r\n", 400),
    ),
)
async def test_what_cannot_be_read_is_refused(sent: bytes, status: int) -> None:
    async with place() as here:
        peer = await here.peer()
        peer.send(sent)
        found = await peer.answer()
        assert (found[0], bool(found[2])) == (status, True)
        assert await peer.rest() == b""
        assert here.app.asked == []


async def test_an_application_that_breaks_is_answered_for() -> None:
    async with place() as here:
        for path in ("/breaks", "/splits"):
            peer = await here.peer()
            status, headers, body = await peer.get(path)
            assert (status, headers["connection"]) == (500, "close") and b"Set-Cookie" not in body
        for path in ("/breaks/later", "/falls/short"):
            peer = await here.peer()
            peer.send(f"GET {path} HTTP/1.1\r\n".encode(), HOST, b"\r\n")
            assert (await peer.rest()).endswith(b"\r\n\r\n12345"), "less than was promised, and then the end"
        assert await here.get() == 200


async def test_an_application_that_waits_hears_that_the_peer_has_gone() -> None:
    async with place() as here:
        peer = await here.peer()
        peer.send(b"GET /waits HTTP/1.1\r\n", HOST, b"\r\n")
        await here.until(lambda: here.app.asked == ["GET /waits"])
        peer.writer.close()
        await here.until(lambda: here.app.lost == ["http.disconnect"])


# --- streams ----------------------------------------------------------------------------------------------------------


async def test_a_stream_says_what_it_hears() -> None:
    async with place() as here:
        peer = await here.peer()
        peer.send(HANDSHAKE, b"\r\n")
        status, headers, _ = await peer.answer()
        assert status == 101
        assert headers["sec-websocket-accept"] == "s3pplmbitxaq9kygzzhzrbk+xoo=", "the example of RFC 6455, lower case"
        peer.frame(1, "grüß dich".encode())
        assert await peer.heard() == (1, "grüß dich".encode())
        peer.frame(2, b"\0\1\2")
        assert await peer.heard() == (2, b"\0\1\2")
        peer.frame(1, b"in ", fin=False)
        peer.frame(9, b"between")
        peer.frame(0, b"pieces")
        assert await peer.heard() == (10, b"between")
        assert await peer.heard() == (1, b"in pieces")
        peer.frame(8, b"\x03\xe8")
        assert await peer.heard() == (8, b"\x03\xe8")
        assert await peer.rest() == b""
        assert here.app.lost == ["websocket.disconnect 1000"]


async def test_what_follows_the_handshake_at_once_is_heard() -> None:
    async with place() as here:
        peer = await here.peer()
        peer.send(HANDSHAKE, b"\r\n", b"\x81\x82\0\0\0\0hi")
        assert (await peer.answer())[0] == 101
        assert await peer.heard() == (1, b"hi")


async def test_streams_begin_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carriage, "BEGINNING", 1)
    monkeypatch.setattr(websocket, "LONGEST_BEGINNING", LONG)
    async with place() as here:
        first, gone, second = [await here.peer() for _ in range(3)]
        assert await first.upgrade() == 101
        for number, peer in ((2, gone), (3, second)):
            peer.send(HANDSHAKE, b"\r\n")
            await here.until(functools.partial(are_streams, here, number))
        gone.writer.transport.abort()
        await here.until(functools.partial(are_streams, here, 2))
        assert len(here.app.streams) == 1 and await here.get() == 200
        for waited in range(1, 4):  # whoever has to wait is not late
            await here.doors.sweep(asyncio.get_running_loop().time() + waited * LONG)
            assert await first.heard() == (9, b"")
            first.frame(10, b"")
            await here.until(functools.partial(has_answered, here))
        first.frame(1, b"hello")
        assert await first.heard() == (1, b"hello")
        assert (await second.answer())[0] == 101


def has_answered(here: Place) -> bool:
    return not any(isinstance(one, websocket.Stream) and one._pinged for one in here.connections())


def are_streams(here: Place, number: int) -> bool:
    return sum(isinstance(one, websocket.Stream) for one in here.connections()) == number


async def test_a_stream_ends_as_the_application_wishes() -> None:
    async with place() as here:
        peer = await here.peer()
        await peer.upgrade()
        peer.frame(1, b"close")
        assert await peer.heard() == (8, b"\x0f\xa0as you wish")
        peer.frame(8, b"\x0f\xa0")
        assert await peer.rest() == b""
        broken = await here.peer()
        await broken.upgrade()
        broken.frame(1, b"break")
        assert await broken.heard() == (8, b"\x03\xf3")


@pytest.mark.parametrize(
    ("frame", "code"),
    (
        ((1, b"\xff\xfe"), 1007),
        ((3, b"?"), 1002),
        ((0, b"nothing before it"), 1002),
        ((2, bytes(MOST_BYTES - 1)), 0),
    ),
)
async def test_nonsense_ends_a_stream(frame: tuple[int, bytes], code: int) -> None:
    async with place() as here:
        peer = await here.peer(limit=1 << 20)
        await peer.upgrade()
        peer.frame(*frame)
        opcode, data = await peer.heard()
        assert (opcode, int.from_bytes(data[:2], "big")) == (8, code) if code else (opcode, data) == frame


async def test_a_message_that_is_too_long_ends_a_stream() -> None:
    async with place() as here:
        peer = await here.peer()
        await peer.upgrade()
        peer.send(b"\x82\xff", (MOST_BYTES + 1).to_bytes(8, "big"), bytes(4))
        opcode, data = await peer.heard()
        assert (opcode, data[:2]) == (8, (1009).to_bytes(2, "big"))


async def test_who_says_much_and_reads_nothing_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ping would be answered, and the answers pile up."""
    async with place() as here:
        peer = await here.peer(limit=1024)
        await peer.upgrade()
        peer.frame(1, b"large")
        await here.until(lambda: any(not one.transport.is_reading() for one in here.connections()))
        stream: Any = here.connections()[0]
        assert stream._paused
