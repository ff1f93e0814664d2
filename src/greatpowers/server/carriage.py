"""`Carriage`: what all connections of a server share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
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
        self.tick()

    def tick(self) -> None:
        """What every answer says of the time."""
        self.date = formatdate(time.time(), usegmt=True).encode()

    def work(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

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
