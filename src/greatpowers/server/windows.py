"""`Windows`: wakes a table when the time of its window is over."""

from __future__ import annotations

import asyncio

import structlog

from greatpowers.server import orders
from greatpowers.server.computers import Sleep
from greatpowers.server.stored import StoredTable

REST = 1.0
"""Seconds until it is tried again when nothing could be stored."""

logger = structlog.get_logger("greatpowers.windows")


class Windows:
    """Those of one table: one at a time is open. Of several servers that one waits which has the work of the table;
    should two do so, the second finds that the window has closed."""

    def __init__(self, table: StoredTable, sleep: Sleep) -> None:
        self.table = table
        self.sleep = sleep
        self._tasks: dict[int, asyncio.Task[None]] = {}
        """By when the window closes: one that was closed earlier just runs out."""

    @property
    def are_at_work(self) -> bool:
        return any(not task.done() for task in self._tasks.values())

    def open(self) -> orders.Closing | None:
        """The window that it is for this node to close."""
        table = self.table
        return orders.closing(table) if table.store.nodes.has(table.header.id) else None

    def wake(self) -> None:
        """Wait for the end of the window that is open, if nobody does so already."""
        window = self.open()
        self._tasks = {closes: task for closes, task in self._tasks.items() if not task.done()}
        if window is not None and window.closes not in self._tasks:
            name = f"windows {self.table.header.id}"
            self._tasks[window.closes] = asyncio.get_running_loop().create_task(self.wait(window), name=name)

    async def stop(self) -> None:
        while self.are_at_work:
            for task in self._tasks.values():
                task.cancel()
            await asyncio.wait(self._tasks.values(), timeout=1)

    async def wait(self, window: orders.Closing) -> None:
        """Its time runs here; what is due then is played by whoever changes the table next, which is this."""
        table = self.table
        await self.sleep(max(0.0, window.closes / 1000 - table.now()))
        table.time_over = window.closes
        while self.open() == window:
            try:
                await table.carry_out(nothing, changes=True)
            except Exception:
                logger.exception("window-not-closed", table=table.header.id)
                await self.sleep(REST)


async def nothing() -> None:
    """Only what follows from how things stand."""
