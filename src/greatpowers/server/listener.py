"""`Listener`: one open stream. It keeps what it has sent and asks for what changed; nothing queues up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from greatpowers.server.protocol import Update, parts_hash
from greatpowers.server.rows import Person


class Listener:
    """Made by `room.subscribe`. `await listener.next()` again and again; the first update is whole."""

    def __init__(
        self,
        person: Person | None,
        seat: int | None,
        lang: str,
        look_now: Callable[[Listener], Awaitable[Update | None]],
    ) -> None:
        self.person = person
        self.seat = seat
        self.lang = lang
        self.sent: dict[str, str] | None = None
        self.stirred = asyncio.Event()
        self.stirred.set()
        self._look_now = look_now

    @property
    def who(self) -> str | None:
        return None if self.person is None else self.person.id

    async def next(self) -> Update:
        """Waits until something this listener sees has changed. A slow one skips what lies between."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            update = await self._look_now(self)
            if update is not None:
                return update

    def update(self, seq: int, parts: dict[str, str]) -> Update | None:
        """What has changed since the last one, if anything has."""
        before, self.sent = self.sent, parts
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
