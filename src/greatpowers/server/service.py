"""What every route needs, in one value: made when the server starts, found in the state of the application."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from litestar import Request

from greatpowers.server.guard import Limits
from greatpowers.server.operation import Metrics
from greatpowers.server.people import People
from greatpowers.server.room import Room
from greatpowers.server.rooms import Rooms
from greatpowers.server.rows import Person
from greatpowers.server.settings import Settings
from greatpowers.server.store import Store
from greatpowers.server.trouble import not_found

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

    async def at_table(self, request: Asking, table: str, what: str = "answer") -> tuple[Person, Room]:
        """Somebody known, within the limit of what they want to do, and the table."""
        person = await self.people.known(request.scope)
        self.people.limit(what, person.id)
        return person, await self.room(table)


def service(request: Asking) -> Service:
    found = request.app.state.service
    assert isinstance(found, Service)
    return found
