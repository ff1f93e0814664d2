"""`Ending`: what a signal does to the server. The first asks for an orderly end, a second ends it at once; and when the
orderly end hangs (a disk, a database, a thread that does not return), the process ends without it. What it has
acknowledged is stored, however it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable

import structlog

LONGEST = 8.5
"""Seconds an orderly end may take."""
TELLING = 0.5
HUNG = 1
"""The exit status of a server that did not end in order."""

logger = structlog.get_logger("greatpowers.connections")


class Ending:
    """To be made on the loop, in the main thread; elsewhere nobody can hear signals."""

    def __init__(self, stop: Callable[[], None], longest: float = LONGEST) -> None:
        self._stop = stop
        self._longest = longest
        self._loop = asyncio.get_running_loop()
        self._asked = threading.Event()
        self.at_last: Callable[[], None] = lambda: None
        """What is still done when nothing else is."""
        if threading.current_thread() is not threading.main_thread():
            return
        threading.Thread(target=self._watch, name="ending", daemon=True).start()
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._heard)

    def _heard(self, number: int, _: object) -> None:
        if self._asked.is_set():
            self._end(128 + number)
        self._asked.set()
        self._loop.call_soon_threadsafe(self._stop)

    def _watch(self) -> None:
        """In a thread of its own, which nothing that hangs keeps from looking at the clock."""
        self._asked.wait()
        threading.Event().wait(self._longest)
        telling = threading.Thread(target=logger.error, args=("end-hung",), daemon=True)
        telling.start()
        telling.join(TELLING)  # what hangs may be whoever reads the log
        self._end(HUNG)

    def _end(self, status: int) -> None:
        try:
            self.at_last()
        finally:
            os._exit(status)
