"""`Listener`: one open stream. It remembers how much it has told and asks for what changed; nothing queues up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from greatpowers.server.part import Part
from greatpowers.server.protocol import Update
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
        self.told: dict[str, tuple[Part, int]] | None = None
        """The parts it has told of, and up to which number; they live as long as somebody listens to them."""
        self.number = 0
        self.stirred = asyncio.Event()
        self.stirred.set()
        self._look_now = look_now

    @property
    def who(self) -> str | None:
        return None if self.person is None else self.person.id

    async def next(self) -> Update:
        """Waits until something this listener sees has changed. A slow one skips what lies between."""
        while True:
            update = await self.news(None)
            if update is not None:
                return update

    async def news(self, patience: float | None) -> Update | None:
        """The next update; nothing when there was none for so many seconds. Only the waiting is cut short: a look that
        has begun is brought to its end."""
        while True:
            try:
                async with asyncio.timeout(patience):
                    await self.stirred.wait()
            except TimeoutError:
                return None
            self.stirred.clear()
            update = await self._look_now(self)
            if update is not None:
                return update

    def update(self, seq: int, parts: Mapping[str, Part]) -> Update | None:
        """What has changed since the last one, if anything has."""
        before, self.told = self.told, {name: (part, part.number) for name, part in parts.items()}
        if before is None:
            self.number = 0
            return Update(seq, 0, {name: part.whole() for name, part in parts.items()}, [], whole=True)
        new: dict[str, Any] = {name: None for name in before if name not in parts}
        changes: list[Any] = []
        for name, part in parts.items():
            heard = before.get(name)
            since = part.since(heard[1]) if heard is not None and heard[0] is part else None
            if since is None:
                new[name] = part.whole()
            else:
                changes += since
        if not new and not changes:
            return None
        self.number += 1
        return Update(seq, self.number, new, changes)

    def look(self, seat: int | None, lang: str) -> None:
        """Look through another seat, or in another language; the next update is whole."""
        self.seat, self.lang = seat, lang
        self.resync()

    def resync(self) -> None:
        """The next update is whole."""
        self.told = None
        self.stirred.set()
