"""`StoredTable`: a table and its place in the store. One change at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from greatpowers.server import replaying
from greatpowers.server.problems import ProblemError, conflict, not_found
from greatpowers.server.protocol import Ack
from greatpowers.server.rows import Conflict, TableRecord, ThoughtRecord
from greatpowers.server.store import Store
from greatpowers.server.table import Clock, Table


class StoredTable(Table, ABC):
    """Every change goes through `changing`. When storing fails nobody knows what is stored, so everything is read
    again before it is used again."""

    def __init__(self, store: Store, header: TableRecord, now: Clock) -> None:
        super().__init__(header, now)
        self.store = store
        self._lock = asyncio.Lock()
        self._spoiled = True

    @abstractmethod
    async def settle(self) -> None:
        """Carry out what follows from a change, before anybody hears of it."""

    @abstractmethod
    def tell(self) -> None:
        """Let everybody know that something has changed."""

    @property
    def unsaved(self) -> bool:
        return self.store.writer.trouble is not None

    def is_busy(self) -> bool:
        return self._lock.locked()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Nothing is half done while somebody reads."""
        async with self._lock:
            if self._spoiled:
                try:
                    await self.load()
                except BaseException:
                    self._spoiled = True  # half read is not read
                    raise
            yield

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        async with self.reading():
            try:
                yield
                await self.settle()
            except ProblemError:
                raise
            except BaseException:
                self._spoiled = True
                raise
            self.tell()

    # --- reading ---

    async def load(self) -> None:
        """Read everything from the store and play it again."""
        header = await self.store.tables.get(self.header.id)
        if header is None:
            raise not_found()
        self.rules = replaying.rules_of(header)
        self.header, self.seats = header, await self.store.tables.seats(header.id)
        self.chat = await self.store.chat.lines(header.id)
        self.reasoned = await self.store.records.thinking(header.id)
        entries = await self.store.records.entries(header.id)
        self.match, self.broken = None, ""
        if header.seed and header.status != "gathering":
            record = replaying.record_of(header, entries)
            self.match, self.broken = await asyncio.to_thread(replaying.as_far_as_it_goes, record)
        self._spoiled = False
        self.moved()
        self.asked_since = {seat: float(header.changed) for seat in self.waiting()}
        if header.status == "closed":
            self.broken = ""  # people have ended it: no change of the rules opens it again
        elif self.broken:
            await self._note("broken")
        elif header.status == "broken":
            await self._note(self.status_now())
        await self._go_on_passing()
        self.renamed()

    async def _note(self, status: str) -> None:
        """Its record does not hold any more, or holds again."""
        if self.match is not None or status == "broken":
            await self.change_table(status=status, waiting=self.waiting())

    async def _go_on_passing(self) -> None:
        """Those who always pass do so again; what had not been stored then is stored now."""
        if self.match is None or self.header.status != "running":
            return
        before = len(self.match.entries)
        for seat in self.seats:
            if seat.passing:
                self.match.always_pass(seat.seat)
        if len(self.match.entries) > before:
            await self.save(before)

    # --- storing ---

    async def save(
        self,
        before: int,
        person: str | None = None,
        key: str | None = None,
        thoughts: Mapping[int, ThoughtRecord] | None = None,
    ) -> Ack:
        """Store the entries from number `before` on, and why computers gave them; then they count."""
        assert self.match is not None
        entries = self.match.entries
        self.moved()
        waiting, status = self.waiting(), self.status_now()
        new: dict[str, Any] = {"status": status, "waiting": waiting, "thoughts": thoughts}
        try:
            await self.store.records.append(self.header.id, before, entries[before:], person=person, key=key, **new)
        except Conflict:
            self._spoiled = True
            done = None if key is None else await self.store.records.done(self.header.id, key)
            if done is None:
                raise conflict("room-overtaken") from None
            return Ack(done)
        self.reasoned.update(thoughts or ())
        now = int(self.now())
        self.header = replace(self.header, entries=len(entries), status=status, waiting=waiting, changed=now)
        answered = {entry.get("seat") for entry in entries[before:]}
        since = self.asked_since
        self.asked_since = {seat: now if seat in answered else since.get(seat, now) for seat in waiting}
        if key is not None:
            self.keys[key] = len(entries)
        return Ack(len(entries))

    async def change_table(self, **fields: Any) -> None:
        await self.store.tables.change(self.header.id, **fields)
        self.header = replace(self.header, **fields)

    async def set_seat(self, seat: int, **fields: Any) -> None:
        await self.store.tables.change_seat(self.header.id, seat, **fields)
        self.seats[seat] = replace(self.seats[seat], **fields)
