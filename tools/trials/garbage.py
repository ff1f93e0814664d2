"""Hostile messages that are hardly HTTP, or no WebSocket: half requests, smuggled ones, broken frames."""

from __future__ import annotations

import json
from collections.abc import Callable

from tools.trials.forging import Forger, Message
from tools.trials.wire import handshake

PIPELINED = 10


def inner(forger: Forger) -> bytes:
    """A request that would be carried out, had its sender the token."""
    return forger.say("POST", forger.url(), forger.legal(), seat=forger.target.asked, headers={"x-csrf": "-"}).content


def noise(forger: Forger) -> bytes:
    return forger.chance.randbytes(forger.chance.randrange(1, 2000))


def another_protocol(forger: Forger) -> bytes:
    return forger.chance.choice(
        (
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + forger.chance.randbytes(200),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + forger.chance.randbytes(60),
            b"SSH-2.0-OpenSSH_9.2\r\n",
            b"GET /api/me\r\n\r\n",
            b"PROXY TCP4 1.2.3.4 127.0.0.1 1 2\r\nGET / HTTP/1.1\r\n\r\n",
            b"*3\r\n$3\r\nSET\r\n",
        )
    )


def half_a_request(forger: Forger) -> bytes:
    whole = forger.say("POST", forger.url(), forger.legal(), seat=forger.target.asked).content
    return whole[: forger.chance.randrange(1, whole.index(b"\r\n\r\n"))]


def half_a_body(forger: Forger) -> bytes:
    whole = forger.say("POST", forger.url(), forger.legal(), seat=forger.target.asked).content
    return whole[: forger.chance.randrange(whole.index(b"\r\n\r\n") + 4, len(whole))]


def smuggled(forger: Forger) -> bytes:
    hidden, host = inner(forger), f"Host: {forger.address}\r\n".encode()
    size = str(len(hidden)).encode()
    start = b"POST /api/me HTTP/1.1\r\n" + host
    return forger.chance.choice(
        (
            start + b"Content-Length: " + size + b"\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden,
            start + b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n1\r\nZ\r\n0\r\n\r\n" + hidden,
            start + b"Content-Length: 0\r\nContent-Length: " + size + b"\r\n\r\n" + hidden,
            start + b"Content-Length: +" + size + b"\r\n\r\n" + hidden,
            start + b"Content-Length: " + size + b", " + size + b"\r\n\r\n" + hidden,
            start + b"Content-Length : 0\r\n\r\n" + hidden,
            start + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n" + hidden,
            start + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n" + hidden,
            start + b"Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n" + hidden,
            start + b" Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden,
            start + b"Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n" + hidden,
            start + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n" + hidden,
            start + b"Transfer-Encoding: chunked\r\n\r\n0;a=" + b"x" * 9000 + b"\r\n\r\n" + hidden,
            start.replace(b"\r\n", b"\n") + b"Content-Length: 0\n\n" + hidden,
            b"GET / HTTP/1.1\r\n" + host + b"X: a\rTransfer-Encoding: chunked\r\n\r\n" + hidden,
        )
    )


def wrong_lines(forger: Forger) -> bytes:
    host = f"Host: {forger.address}".encode()
    return forger.chance.choice(
        (
            b"GET  /api/me  HTTP/1.1\r\n" + host + b"\r\n\r\n",
            b"GET /api/me HTTP/9.9\r\n" + host + b"\r\n\r\n",
            b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n" + host + b"\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"\r\n" + b"X: y\r\n" * 3000 + b"\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\nNo colon\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n: empty\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"\r\nX\x00Y: z\r\n\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n\r\n",
            b"GET http://evil.example/api/me HTTP/1.1\r\n" + host + b"\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"\r\n" + host + b".evil\r\n\r\n",
            b"\r\n" * 200,
            b" GET /api/me HTTP/1.1\r\n" + host + b"\r\n\r\n",
            b"POST /api/me HTTP/1.1\r\n" + host + b"\r\nExpect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}",
            b"GET /api/me HTTP/1.1\r\n" + host + b"\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n",
        )
    )


GARBAGE: tuple[Callable[[Forger], bytes], ...] = (
    noise,
    another_protocol,
    half_a_request,
    half_a_body,
    smuggled,
    smuggled,
    wrong_lines,
    wrong_lines,
)


def raw(forger: Forger) -> Message:
    """By a connection of its own."""
    forger.target = forger.chance.choice(forger.targets)
    way = forger.chance.choice(GARBAGE)
    return Message(f"raw {way.__name__}", way(forger), forger.viewer(forger.target.asked), may_succeed=True)


def pipelined(forger: Forger) -> Message:
    """Many at once on one connection, without waiting for an answer; none of them may be carried out."""
    some = [forged for forged in (forger.next() for _ in range(4 * PIPELINED)) if not forged.may_succeed][:PIPELINED]
    content = b"".join(one.content for one in some if len(one.content) < 20_000)
    return Message("raw pipelined", content, forger.viewer(forger.target.asked), len(some), may_succeed=True)


# --- WebSocket --------------------------------------------------------------------------------------------------------


def opening(forger: Forger) -> tuple[bytes, bool]:
    """A handshake, most of them right; and whether it is by the seat that is asked."""
    forger.target = forger.chance.choice(forger.targets)
    seat = forger.target.asked
    mine = forger.chance.random() < 0.5
    foreign = (f"seat={seat}", f"seat={1 - seat}", "", "seat=9", "seat=-1", "seat=%00")
    query = f"seat={seat}" if mine else forger.chance.choice((*foreign, "protocol=1", "lang=xx", "packed=1"))
    held = forger.cookies(forger.target.people[seat] if mine else forger.stranger)
    headers = ["Cookie: " + "; ".join(f"{name}={value}" for name, value in held.items())]
    if forger.chance.random() < 0.1:
        headers.append("Origin: https://evil.example")
    if forger.chance.random() < 0.05:
        headers.append("Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99")
    return handshake(forger.address, f"/api/tables/{forger.target.id}/stream?{query}", *headers), mine


def texts(forger: Forger) -> list[bytes]:
    legal = json.dumps({"kind": "answer", **forger.legal()}).encode()
    seat = 1 - forger.target.asked
    return [
        b"",
        b"{",
        b"null",
        legal,
        legal[:100],
        b'{"kind":"look","seat":9,"lang":"de"}',
        f'{{"kind":"look","seat":{seat},"lang":"de"}}'.encode(),
        b'{"kind":"look","seat":0,"lang":"xx"}',
        b'{"kind":"resync","x":1}',
        b'{"kind":"update"}',
        b"x" * 5000,
        b"[" * 900,
        b"\xff\xfe\xfd",
        forger.chance.randbytes(60),
    ]
