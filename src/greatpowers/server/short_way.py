"""`Application`: the framework's, with a short way for what is asked most, the answers of the game.

The framework finds the route, wraps what is sent, binds parameters and decodes what we have decoded already: half a
millisecond for an answer. The short way takes only what is in order. Whatever is not, or might not be, goes the usual
way from the start, before anything has come of it, and is refused there: so both decide by the same functions, and a
browser cannot tell which of them it went."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Litestar, Request

from greatpowers.server.guard import PROTOCOL_HEADER, SMALL_BODY, header, is_forged, is_outdated
from greatpowers.server.operation import begin
from greatpowers.server.routes.table import performed
from greatpowers.server.service import Service
from greatpowers.server.table_commands import COMMANDS, Command

WAY = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,100})(/.+)")
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")
SHORT = {command.path: command for command in COMMANDS if command.counts}
DECODERS = {path: msgspec.json.Decoder(command.body) for path, command in SHORT.items() if command.body}
ENCODER = msgspec.json.Encoder()

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]


class Application(Litestar):
    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        found = asked(scope)
        if found is None:
            await super().__call__(scope, receive, send)
            return
        table, command = found
        first = await receive()
        data = readable(first, command)
        if data is None or is_forged(scope, self.state.settings) or is_outdated(scope, header(scope, PROTOCOL_HEADER)):
            await super().__call__(scope, again(first, receive), send)
            return
        scope.setdefault("state", {})
        begin(scope)
        scope["app"] = scope["litestar_app"] = self
        scope["path_template"] = f"/api/tables/{{table}}{command.path}"
        service: Service = self.state.service
        try:
            done = await performed(service, scope, table, command, data, {})
        except Exception as error:
            await self._tell(error, scope, receive, send)
            return
        body = ENCODER.encode(done)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await self._send({"type": "http.response.start", "status": 200, "headers": headers}, scope, send)
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _send(self, message: Any, scope: Any, send: Send) -> None:
        for hook in self.before_send:
            await hook(message, scope)
        await send(message)

    async def _tell(self, error: Exception, scope: Any, receive: Receive, send: Send) -> None:
        """A mistake in the words that it has anywhere else."""
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        handlers: Any = self.exception_handlers
        handler = next(handlers[kind] for kind in type(error).__mro__ if kind in handlers)
        told = handler(request, error).to_asgi_response(None, request)
        await told(scope, receive, lambda message: self._send(message, scope, send))


def asked(scope: Any) -> tuple[str, Command] | None:
    """The table and the command, if it is one that has a short way."""
    if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"] or scope.get("root_path"):
        return None
    way = WAY.fullmatch(scope["path"])
    command = SHORT.get(way[2]) if way else None
    if way is None or command is None or not HOST.fullmatch(header(scope, "host")):
        return None
    return way[1], command


def readable(message: Any, command: Command) -> msgspec.Struct | None:
    """What was sent, if all of it is there and nothing is wrong with it."""
    if message["type"] != "http.request" or message.get("more_body") or len(message["body"]) > SMALL_BODY:
        return None
    try:
        found: msgspec.Struct = DECODERS[command.path].decode(message["body"])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found


def again(first: Any, receive: Receive) -> Receive:
    """What was received already comes first."""
    kept = [first]

    async def received() -> Any:
        return kept.pop() if kept else await receive()

    return received
