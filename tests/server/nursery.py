"""Has imported everything and forks a server whenever one is wanted: `python -m tests.server.nursery DATABASE PORT`.

Computers answer without processes of their own, which have nothing to lose: so a killed server is back at once, and is
killed more often in the time there is. More words say what else is wanted: `limited` keeps the limits, `clock=FILE`
adds the seconds that stand in a file to the time, `count=FILE` notes there how many messages came how far.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from greatpowers.kernel.position import Position
from greatpowers.server import app, short_way, stream
from greatpowers.server.jobs import Jobs, by_lot
from greatpowers.server.launch import run
from greatpowers.server.operation import set_up_logs
from greatpowers.server.parts import warm
from greatpowers.server.routes import table
from greatpowers.server.settings import Settings
from greatpowers.server.worker import Reply

NOTED_EVERY = 0.2
"""Seconds."""


class AtOnce(Jobs):
    """Computers that answer by lot, here and now."""

    async def open(self) -> None:
        """There is nobody to wake."""

    async def answer(self, position: Position, seat: int, bot: str, seed: int) -> Reply:
        return by_lot(position, seat, seed)


def wrong_clock(file: Path) -> Callable[[], float]:
    """The time as a machine tells it whose clock somebody sets."""

    def clock() -> float:
        return time.time() + float(file.read_text() or "0")

    return clock


def count(file: Path) -> None:
    """Note how many messages reach the application, and how many of them the code that answers them."""
    counts: Counter[str] = Counter()
    call, begun, listen = short_way.Application.__call__, app.begun, stream.Connection.run
    performed = table.performed

    async def called(self: Any, scope: Any, receive: Any, send: Any) -> None:
        counts[f"application {scope['type']}"] += 1
        await call(self, scope, receive, send)

    async def handled(request: Any) -> None:
        counts["handler http"] += 1
        await begun(request)

    async def handled_at_once(*given: Any) -> Any:
        counts["handler http"] += 1
        return await performed(*given)

    async def listened(self: Any) -> None:
        counts["handler websocket"] += 1
        await listen(self)

    def note() -> None:
        while True:
            fresh = file.with_suffix(".new")
            fresh.write_text(json.dumps(counts))
            fresh.replace(file)
            time.sleep(NOTED_EVERY)

    swap: Callable[[Any, str, Callable[..., Awaitable[Any]]], None] = setattr
    swap(short_way.Application, "__call__", called)
    swap(short_way, "performed", handled_at_once)
    swap(app, "begun", handled)
    swap(stream.Connection, "run", listened)
    threading.Thread(target=note, daemon=True).start()


def serve(database: str, port: int, words: list[str]) -> None:
    """In a process of its own, whose output is not that of the nursery."""
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(2, 1)
    set_up_logs(logging.WARNING)
    wanted = dict(word.partition("=")[::2] for word in words)
    if "count" in wanted:
        count(Path(wanted["count"]))
    clock = wrong_clock(Path(wanted["clock"])) if "clock" in wanted else time.time
    settings = Settings(database, clock=clock, limited="limited" in wanted, logged=False)
    asyncio.run(run(settings, "127.0.0.1", port, lambda: None, f"http://127.0.0.1:{port}"))


def main() -> None:
    database, port, *words = sys.argv[1:]
    setattr(app, "Jobs", AtOnce)  # noqa: B010  # a class is not assigned to
    warm()
    child = 0
    while line := sys.stdin.readline():
        if line.strip() == "start":
            child = os.fork()
            if child == 0:
                try:
                    serve(database, int(port), words)
                finally:
                    os._exit(1)
        else:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            child = 0
        print(child, flush=True)
    if child:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
