"""`Line`: a connection to a server that is kept open, for one request after the other, at a small price: what carries
the load has the same two cores as what bears it."""

from __future__ import annotations

import asyncio

import httptools


class Line(asyncio.Protocol):
    """Made by `Line.to`."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._body = b""
        self._answered: asyncio.Future[tuple[int, bytes]] | None = None

    @classmethod
    async def to(cls, address: str) -> Line:
        host, _, port = address.partition(":")
        line = cls()
        line.transport, _ = await asyncio.get_running_loop().create_connection(lambda: line, host, int(port))
        line.host = address
        return line

    transport: asyncio.Transport
    host: str

    async def post(self, path: str, body: bytes, heads: dict[str, str]) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        assert self._answered is None, "one at a time"
        self._answered = asyncio.get_running_loop().create_future()
        own = {"Host": self.host, "Content-Type": "application/json", "Content-Length": str(len(body)), **heads}
        head = "".join(f"{name}: {value}\r\n" for name, value in own.items())
        self.transport.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        try:
            return await self._answered
        finally:
            self._answered = None

    def close(self) -> None:
        self.transport.close()

    # --- what comes ---

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def connection_lost(self, trouble: Exception | None) -> None:
        if self._answered is not None and not self._answered.done():
            self._answered.set_exception(trouble or ConnectionResetError("the server hung up"))

    def on_body(self, part: bytes) -> None:
        self._body += part

    def on_message_complete(self) -> None:
        status, body, self._body = self._parser.get_status_code(), self._body, b""
        self._parser = httptools.HttpResponseParser(self)
        if self._answered is not None and not self._answered.done():
            self._answered.set_result((status, body))
