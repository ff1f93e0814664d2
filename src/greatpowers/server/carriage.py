"""`Carriage`: what all connections of a server share."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from email.utils import formatdate
from http import HTTPStatus
from typing import Any

import msgspec

from greatpowers.server import guard
from greatpowers.server.doors import Doors
from greatpowers.server.hosts import Hosts
from greatpowers.server.problems import ProblemError
from greatpowers.server.settings import Settings
from greatpowers.server.texts import preferred

BEGINNING = 4
"""Streams that begin at the same time."""
STATUS_LINES = {status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus}


def status_line(status: int) -> bytes:
    return STATUS_LINES.get(status) or b"HTTP/1.1 %d \r\n" % status


class Carriage:
    def __init__(self, app: Any, settings: Settings, doors: Doors) -> None:
        self.app = app
        self.doors = doors
        self.hosts = Hosts(settings)
        self.name: tuple[str, int] = ("", 0)
        """Where it listens."""
        self.date = b""
        self.tasks: set[asyncio.Task[None]] = set()
        """Requests that are being answered, and streams."""
        self._settings = settings
        self._beginning = 0
        self._waiting: deque[Callable[[], None]] = deque()
        self.tick()

    def tick(self) -> None:
        """What every answer says of the time."""
        self.date = formatdate(time.time(), usegmt=True).encode()

    def work(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def by_turns(self, begin: Callable[[], None]) -> None:
        """Streams begin a few at a time: after a restart thousands come back at once, and to show them their tables
        takes the time of everybody who plays."""
        self._waiting.append(begin)
        self._begin_some()

    def _begin_some(self) -> None:
        while self._waiting and self._beginning < BEGINNING:
            self._beginning += 1
            self._waiting.popleft()()

    def has_begun(self) -> None:
        """A stream that began stands: the next one comes when everybody else has had a turn."""
        self._beginning -= 1
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._begin_some)

    def trusts(self, host: str) -> bool:
        return guard.trusts(host, self._settings)

    def address(self, scope: dict[str, Any]) -> str:
        return guard.address(scope, self._settings)

    def refusal(self, problem: ProblemError, scope: dict[str, Any]) -> bytes:
        """What somebody is told who does not even get to the application: programs as ever, people in plain text."""
        words = problem.in_words(preferred(guard.header(scope, "accept-language")) if scope else "en")
        if str(scope.get("path", "/api")).startswith("/api"):
            kind, text = b"application/json", msgspec.json.encode(words)
        else:
            kind, text = b"text/plain; charset=utf-8", words.text.encode()
        head = (
            status_line(problem.status),
            b"date: %b\r\n" % self.date,
            b"content-type: %b\r\n" % kind,
            b"content-length: %d\r\n" % len(text),
            b"cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n",
        )
        return b"".join(head) + (b"" if scope.get("method") == "HEAD" else text)
