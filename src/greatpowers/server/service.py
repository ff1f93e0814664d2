"""What every route needs, in one value: made when the server starts, found in the state of the application."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from litestar import Request

from greatpowers.server.guard import Limits
from greatpowers.server.operation import Metrics
from greatpowers.server.people import People
from greatpowers.server.problems import not_found
from greatpowers.server.room import Room
from greatpowers.server.rooms import Rooms
from greatpowers.server.settings import Settings
from greatpowers.server.store import Store

Asking = Request[Any, Any, Any]


@dataclass
class Service:
    settings: Settings
    store: Store
    rooms: Rooms
    people: People
    limits: Limits
    metrics: Metrics
    closing: bool = False
    streams: set[asyncio.Task[Any]] = field(default_factory=set)

    async def end_streams(self) -> None:
        """Say good-bye to every browser that listens."""
        self.closing = True
        for task in list(self.streams):
            task.cancel()
        await asyncio.gather(*self.streams, return_exceptions=True)

    async def room(self, table: str) -> Room:
        room = await self.rooms.open(table)
        if room is None:
            raise not_found("problem-no-table")
        return room


def service(request: Asking) -> Service:
    found = request.app.state.service
    assert isinstance(found, Service)
    return found
