"""Sockets for those who do not keep to any rules: written to byte by byte, and read as far as anything comes."""

from __future__ import annotations

import asyncio
import base64
import re
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
"""Kinds of frames."""
END_OF_HEAD = b"\r\n\r\n"
MOST = 4 * 1024 * 1024
LONGEST = 20.0
"""Seconds that an answer may take, on a busy machine."""
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError)


@asynccontextmanager
async def connected(address: str, source: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection from one of the addresses of this machine."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0), limit=MOST)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def one_answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Status and whole text of an answer by HTTP."""
    async with asyncio.timeout(LONGEST):
        head = await reader.readuntil(END_OF_HEAD)
        size = re.search(rb"\r\ncontent-length: *(\d+)", head, re.IGNORECASE)
        if size is not None:
            body = await reader.readexactly(int(size[1]))
        elif b"chunked" in head.lower():
            body = await chunks(reader)
        else:
            body = b""
    return int(head.split(b" ", 2)[1]), head + body


async def chunks(reader: asyncio.StreamReader) -> bytes:
    found = b""
    while size := int(await reader.readuntil(b"\r\n"), 16):
        found += (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)
    return found


async def whatever_comes(reader: asyncio.StreamReader, seconds: float) -> tuple[bytes, bool]:
    """Everything until the other side hangs up, or until this time is over; and whether it has hung up."""
    found = b""
    try:
        async with asyncio.timeout(seconds):
            while part := await reader.read(65536):
                found += part
    except TimeoutError:
        return found, False
    except OSError:
        pass
    return found, True


def statuses(text: bytes) -> list[int]:
    return [int(one) for one in re.findall(rb"HTTP/1\.[01] (\d{3})", text)]


# --- WebSocket --------------------------------------------------------------------------------------------------------


def handshake(address: str, path: str, *headers: str) -> bytes:
    key = base64.b64encode(b"a key of a trial").decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return "\r\n".join(lines).encode() + END_OF_HEAD


def frame(opcode: int, content: bytes, *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame that may be wrong in every way."""
    mask = b"\x37\xfa\x21\x3d"
    size = len(content)
    first = bytes([(0x80 if last else 0) | (reserved << 4) | opcode])
    bit = 0x80 if masked else 0
    if size < 126:
        head = bytes([bit | size])
    elif size < 1 << 16:
        head = bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([bit | 127]) + size.to_bytes(8, "big")
    if not masked:
        return first + head + content
    return first + head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(content))


def said(text: bytes) -> tuple[bytes, int]:
    """What a server said on a stream, unpacked, and the code with which it closed it; 0 when it has not."""
    found, code, place = b"", 0, 0
    while place + 2 <= len(text):
        kind, size, place = text[place] & 15, text[place + 1] & 127, place + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, place = int.from_bytes(text[place : place + wide], "big"), place + wide
        content, place = text[place : place + size], place + size
        if kind == CLOSE:
            code = int.from_bytes(content[:2], "big")
        elif kind == BINARY:
            with suppress(zlib.error):
                content = zlib.decompressobj().decompress(content)
        found += content
    return found, code
