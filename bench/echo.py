"""The bare echo: the same framework and web server, which does nothing but hand a message on to those who listen."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar, WebSocket, get, post, websocket

LISTENERS: dict[str, list[asyncio.Queue[str]]] = {}


@get("/health")
async def health() -> dict[str, bool]:
    return {"ok": True}


@post("/tables/{table:str}/answers", status_code=200)
async def answer(table: str, data: dict[str, Any]) -> dict[str, int]:
    text = f'{{"kind":"update","seq":{data["seq"]},"parts":{{"screen":"{"x" * data["size"]}"}}}}'
    for listener in LISTENERS.get(table, ()):
        listener.put_nowait(text)
    return {"seq": data["seq"]}


@websocket("/tables/{table:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], table: str) -> None:
    await socket.accept()
    queue: asyncio.Queue[str] = asyncio.Queue()
    LISTENERS.setdefault(table, []).append(queue)
    while True:
        await socket.send_data(await queue.get(), mode="text")


app = Litestar([health, answer, stream], openapi_config=None, logging_config=None)
