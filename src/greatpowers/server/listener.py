"""`Listener`: one open stream. It keeps what it has sent and asks the room for what changed; nothing queues up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from greatpowers.server.protocol import Update, parts_hash
from greatpowers.server.rows import Person

if TYPE_CHECKING:
    from greatpowers.server.room import Room


class Listener:
    """Made by `room.subscribe`. `await listener.next()` again and again; the first update is whole."""

    def __init__(self, room: Room, person: Person | None, seat: int | None, lang: str) -> None:
        self.room = room
        self.person = person
        self.seat = seat
        self.lang = lang
        self.sent: dict[str, str] | None = None
        self.stirred = asyncio.Event()
        self.stirred.set()

    async def next(self) -> Update:
        """Waits until something this listener sees has changed. A slow one skips what lies between."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            async with self.room.reading():
                await self.room.faces.prepare(self.seat, None if self.person is None else self.person.id, self.lang)
                update = self.update()
            if update is not None:
                return update

    def update(self) -> Update | None:
        """What has changed since the last one, if anything has."""
        who = None if self.person is None else self.person.id
        parts = self.room.parts(self.seat, who, self.lang)
        before, self.sent = self.sent, parts
        seq = self.room.table.entries
        if before is None:
            whole: dict[str, str | None] = dict(parts)
            return Update(seq, whole, parts_hash(parts), whole=True)
        changed: dict[str, str | None] = {name: text for name, text in parts.items() if before.get(name) != text}
        changed.update({name: None for name in before if name not in parts})
        return Update(seq, changed, parts_hash(parts)) if changed else None

    def look(self, seat: int | None, lang: str) -> None:
        """Look through another seat, or in another language; the next update is whole."""
        self.seat, self.lang = seat, lang
        self.resync()

    def resync(self) -> None:
        """The next update is whole."""
        self.sent = None
        self.stirred.set()
