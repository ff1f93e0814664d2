"""`Room`: a live table with the people and computers around it."""

from __future__ import annotations

import contextlib
from typing import Any

from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from greatpowers.server import votes
from greatpowers.server.computers import Computers, Sleep
from greatpowers.server.jobs import Jobs
from greatpowers.server.listener import Listener
from greatpowers.server.parts import Parts
from greatpowers.server.protocol import Ack, Update
from greatpowers.server.rows import NotStored, Person, TableRecord
from greatpowers.server.store import Store
from greatpowers.server.stored import StoredTable
from greatpowers.server.table import Clock
from greatpowers.server.table_commands import BY_STRUCT
from greatpowers.server.windows import Windows, nothing


class Room(StoredTable):
    """Whatever people do goes through `do`. After each change everybody hears of it, and the computers go on."""

    def __init__(self, store: Store, jobs: Jobs, header: TableRecord, now: Clock, sleep: Sleep) -> None:
        super().__init__(store, header, now)
        self.parts = Parts(self)
        self.computers = Computers(self, jobs, sleep)
        self.windows = Windows(self, sleep)

    async def do(self, person: Person | None, command: Struct) -> Any:
        """Carry out a command of `table_commands.py`; returns what its handler answers."""
        found = BY_STRUCT[type(command)]
        answer = await self.carry_out(lambda: found.handler(self, person, command), found.changes)
        return Ack(self.header.entries) if answer is None else answer

    # --- when something changes ---

    def moved(self) -> None:
        super().moved()
        self.parts.moved()

    def renamed(self) -> None:
        super().renamed()
        self.parts.renamed()

    async def settle(self) -> None:
        await votes.settle(self)
        self.follow_orders()

    def tell(self) -> None:
        self.parts.forget()
        for listener in self.listeners:
            listener.stirred.set()
        self.wake()

    def wake(self) -> None:
        """Let the computers go on, and the time of the window that is open run."""
        self.computers.wake()
        self.windows.wake()

    async def stop(self) -> None:
        await self.computers.stop()
        await self.windows.stop()

    @property
    def is_at_work(self) -> bool:
        return self.computers.are_at_work or self.windows.are_at_work

    def is_idle(self) -> bool:
        """Nobody looks, nobody does anything, no computer thinks and no time runs."""
        return not self.listeners and not self.is_busy() and not self.is_at_work

    async def take_up(self) -> None:
        """Do what is to be done here, if that is for this node; where nothing is any more, that is noted."""
        await self.follow()
        self.store.nodes.note(self.header.id, self.holder)
        await self.carry_out(nothing, changes=True)

    # --- listening ---

    async def subscribe(self, person: Person | None, seat: int | None, lang: str) -> Listener:
        async with self.reading():
            if person is not None:
                self.muted[person.id] = await self.store.people.muted(person.id)
            listener = Listener(person, seat, lang, self._update)
            self.listeners.add(listener)
            self.elsewhere = (await self.store.nodes.listening([self.header.id]))[self.header.id]
            self.tell()
        await self.announce(listener.who)
        return listener

    async def unsubscribe(self, listener: Listener) -> None:
        """Whoever leaves for good will be told next time what has happened since."""
        self.listeners.discard(listener)
        await self.announce(listener.who)
        with contextlib.suppress(NotStored):  # next time they are told more than is new
            await self.carry_out(lambda: self._left(listener.who), changes=True)

    async def _left(self, person: str | None) -> None:
        if person is not None and not self.present(person):
            self.muted.pop(person, None)
            for seat in self.own_seats(person):
                self.set_seat(seat, last_visit=self.header.entries)

    async def announce(self, person: str | None) -> None:
        """Let other nodes know how many streams somebody has here. If that fails, it is found out when it matters."""
        streams = sum(one.who == person for one in self.listeners)
        with contextlib.suppress(NotStored, DBAPIError, OSError):
            await self.store.nodes.listen(self.header.id, person, streams)

    async def _update(self, listener: Listener) -> Update | None:
        async with self.reading():
            await self.parts.prepare(listener.seat, listener.who, listener.lang)
            return listener.update(self.header.entries, self.parts.seen(listener.seat, listener.who, listener.lang))
