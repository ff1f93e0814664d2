"""`StoredTable`: a table and its place in the store. One change at a time, stored before anybody hears of it.

What a command does is written down in one `TableChange` and stored at its end, all of it or nothing. Other servers may
write to the same table: whoever was overtaken reads it again and decides anew.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec import to_builtins
from msgspec.structs import replace

from greatpowers.kernel.record import play_on
from greatpowers.kernel.values import Malformed
from greatpowers.server import orders, replaying
from greatpowers.server.ballots import Ballots
from greatpowers.server.changes import TableChange
from greatpowers.server.news import News
from greatpowers.server.problems import ProblemError, conflict, not_found
from greatpowers.server.protocol import Ack
from greatpowers.server.rows import Conflict, Gone, StoredState, TableRecord, ThoughtRecord
from greatpowers.server.seats import fresh_secret
from greatpowers.server.store import Store
from greatpowers.server.store.chat import line_row
from greatpowers.server.store.fields import CHANGEABLE, SEAT_FIELDS, fields_from, stored
from greatpowers.server.store.links import link_row
from greatpowers.server.store.records import add_entries, mark, thought_row
from greatpowers.server.table import Clock, Table

Answer = TypeVar("Answer")

MOST_ATTEMPTS = 8
"""How often somebody may be overtaken at one table before being told so."""


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile; nothing was stored."""


class Mark:
    """What one person did: the entries from one number to another, under a key."""

    def __init__(self, first: int, after: int, person: str | None, key: str | None) -> None:
        self.first = first
        self.after = after
        self.person = person
        self.key = key


class StoredTable(Table, ABC):
    """Every change goes through `changing`. When storing fails nobody knows what is stored, so everything is read
    again before it is used again."""

    def __init__(self, store: Store, header: TableRecord, now: Clock) -> None:
        super().__init__(header, now)
        self.store = store
        self.was_overtaken = False
        """Whether what is being done was tried before; then its key may be known to the store already."""
        self.holder: str | None = None
        """The node that lets computers answer here and closes windows; None when there is nothing of that to do."""
        self.heard = header.revision
        """The newest revision that another node has told of."""
        self._lock = asyncio.Lock()
        self._spoiled = True
        self._change = TableChange(header.id)
        self._marks: list[Mark] = []

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

    # --- one at a time ---

    async def carry_out(self, work: Callable[[], Awaitable[Answer]], changes: bool) -> Answer:
        """Do it, and again from the start if somebody else was faster. Nothing is refused for what others may have
        changed long ago: who knows too little reads first."""
        tried = False
        for _ in range(MOST_ATTEMPTS):
            try:
                async with self.changing() if changes else self.reading():
                    self.was_overtaken = tried
                    return await work()
            except Overtaken:
                tried = True
            except ProblemError:
                if not await self.is_behind():
                    raise
                await self.follow()
        raise conflict("room-overtaken")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Nothing is half done while somebody reads."""
        async with self._lock:
            await self._make_sure()
            yield

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        async with self.reading():
            try:
                yield
                await self.settle()
                await self._commit()
            except ProblemError:
                self._spoiled = self._spoiled or bool(self._marks) or not self._change.is_empty()
                raise
            except BaseException:
                self._spoiled = True
                raise
            self.tell()

    async def _make_sure(self) -> None:
        """Read the table if what is known of it cannot be relied on."""
        while self._spoiled:
            try:
                await self.load()
                await self._commit()
            except Overtaken:
                continue
            except BaseException:
                self._spoiled = True  # half read is not read
                raise

    # --- reading ---

    async def load(self) -> None:
        """Read everything from the store and play it again."""
        state = await self.store.tables.state(self.header.id)
        if state is None:
            raise not_found()
        header = state.header
        self.rules = replaying.rules_of(header)
        self._take(state)
        self.reasoned, self.chat = state.reasoned, state.lines
        self.match, self.broken = None, ""
        if header.seed and header.status != "gathering":
            record = replaying.record_of(header, state.entries)
            self.match, self.broken = await asyncio.to_thread(replaying.as_far_as_it_goes, record)
        self._spoiled = False
        self.moved()
        self.asked_since = {seat: float(header.changed) for seat in self.waiting()}
        if header.status == "closed":
            self.broken = ""  # people have ended it: no change of the rules opens it again
        elif self.broken:
            self._note("broken")
        elif header.status == "broken":
            self._note(self.status_now())
        self.renamed()

    def _take(self, state: StoredState) -> None:
        """What is not the record and not the talk."""
        self.header, self.seats, self.holder = state.header, state.seats, state.holder or None
        self.heard = max(self.heard, self.header.revision)
        self.ballots = Ballots.read(state.header.ballots)
        self._change, self._marks = TableChange(state.header.id, state.header.revision), []

    def _note(self, status: str) -> None:
        """Its record does not hold any more, or holds again."""
        if self.match is not None or status == "broken":
            self.change_table(status=status, waiting=self.waiting(), asks=self.asks())

    def follow_orders(self) -> None:
        """Give every answer that is due for somebody, and note which window is open then. Who has only looked brings
        nothing about."""
        if self._change.is_visit():
            return
        while (given := orders.due(self)) is not None:
            before = len(self.begun().entries)
            self.begun().play(given.answer, given.seat)
            self.save(before, given.person, given.key)
        for seat in orders.ended(self):
            self.set_seat(seat, orders=orders.from_now_on(orders.Orders.of(self, seat)).kept())
        window = orders.closing(self)
        kept = {} if window is None else to_builtins(window)
        if kept != self.header.closing:
            self.change_table(closing=kept)

    async def is_behind(self) -> bool:
        """Whether others have changed the table since it was read."""
        known = self.header.revision
        return (await self.store.tables.revisions([self.header.id])).get(self.header.id, known) > known

    async def follow(self, news: News | None = None) -> None:
        """Others have changed the table: take in what they have told, or read what came new, and let everybody here
        know."""
        async with self._lock:
            if not self._spoiled:
                try:
                    self._spoiled = not await self._catch_up(news)
                except BaseException:
                    self._spoiled = True  # half read is not read
                    raise
            await self._make_sure()
            self.tell()

    def _as_told(self, news: News | None) -> StoredState | None:
        """How things stand by what was told, if that follows what is known here."""
        if news is None or self.match is None or news.revision != self.header.revision + 1:
            return None
        holder = self.holder if news.holder is None else news.holder
        header = replace(self.header, **fields_from(news.header))
        return StoredState(header, self.seats, news.entries, set(news.reasoned), [], holder)

    async def _catch_up(self, news: News | None) -> bool:
        """Go on from where we are; False when all of it has to be read."""
        match, old = self.match, self.header
        known = 0 if match is None else len(match.entries)
        state = self._as_told(news)
        if state is None:
            state = await self.store.tables.state(old.id, known, self.chat[-1].id if self.chat else 0)
        if state is None or self.broken or (match is None and state.header.status != "gathering"):
            return False
        new = state.header
        if new.revision == old.revision:
            self.holder = state.holder or None  # work changes hands without a change of the table
            return True  # what was heard of was our own
        if (new.seed, new.start, new.rules, new.status == "broken") != (old.seed, old.start, old.rules, False):
            return False
        if match is not None:
            try:
                play_on(match, state.entries)
            except Malformed:
                return False
        names = self._names()
        self._take(state)
        self.reasoned |= state.reasoned
        self.chat += state.lines
        if not state.entries or names != self._names():
            said, self.chat = self.chat, await self.store.chat.lines(old.id)  # a name may have gone from it
            if names != self._names() or said != self.chat:
                self.renamed()  # only then: else everybody here would see when somebody has passed early
        if match is not None:
            self.moved()
        answered, since, now = {entry.get("seat") for entry in state.entries}, self.asked_since, float(new.changed)
        self.asked_since = {seat: now if seat in answered else since.get(seat, now) for seat in self.waiting()}
        return True

    def _names(self) -> list[tuple[str, str | None, str]]:
        return [(seat.kind, seat.person, seat.name) for seat in self.seats]

    async def done_before(self, key: str) -> Ack | None:
        """What was done under this key since the table was loaded or before."""
        seq = self.keys.get(key)
        if seq is None:
            seq = await self.store.records.done(self.header.id, key)
        return None if seq is None else Ack(seq)

    # --- storing ---

    def save(
        self,
        before: int,
        person: str | None = None,
        key: str | None = None,
        thoughts: Mapping[int, ThoughtRecord] | None = None,
    ) -> Ack:
        """Store the entries from number `before` on, and why computers gave them, with all else that this command
        does; then they count."""
        assert self.match is not None
        entries = self.match.entries
        self.moved()
        waiting, status, now = self.waiting(), self.status_now(), int(self.now())
        self._marks.append(Mark(before, len(entries), person, key))
        self._change.thoughts += [thought_row(self.header.id, seq, one) for seq, one in (thoughts or {}).items()]
        self.reasoned.update(thoughts or ())
        self.change_table(status=status, waiting=waiting, asks=self.asks(), changed=now)
        answered = {entry.get("seat") for entry in entries[before:]}
        since = self.asked_since
        self.asked_since = {seat: now if seat in answered else since.get(seat, now) for seat in waiting}
        return Ack(len(entries))

    def change_table(self, **fields: Any) -> None:
        self._change.header |= stored(fields, CHANGEABLE)
        self.header = replace(self.header, **fields)

    def set_seat(self, seat: int, **fields: Any) -> None:
        known = self._change.seats.setdefault(seat, {})
        known |= stored(fields, SEAT_FIELDS)
        self.seats[seat] = replace(self.seats[seat], **fields)

    def replace_link(self, seat: int, *, taken: bool, **fields: Any) -> None:
        """Change a seat, and its private link with it. Who comes with the old one is told what became of it: the seat
        was taken with it, or given up or arranged anew."""
        old, now = self.seats[seat].secret, int(self.now())
        self._change.links.append(link_row(self.header.id, seat, old, now, taken))
        self.set_seat(seat, secret=fresh_secret(), **fields)

    def say(self, person: str, name: str, text: str, key: str) -> None:
        """A line of the talk; it is there when it is stored."""
        self._change.lines.append(line_row(self.header.id, int(self.now()), person, name, text, key))

    async def _commit(self) -> None:
        """Store all that was done; who was overtaken has done nothing."""
        change, marks = self._change, self._marks
        if marks:
            assert self.match is not None
            add_entries(change, self.header.entries, self.match.entries[self.header.entries :])
            for one in marks:
                mark(change, one.first, one.after, one.person, one.key)
        votes = self.ballots.written()
        if votes != self.header.ballots:
            self.change_table(ballots=votes)
        self._hand_out(change)
        if change.is_empty():
            return
        try:
            done = await self.store.tables.apply(change)
        except Conflict as error:
            self._spoiled = True
            if isinstance(error, Gone):
                raise not_found() from error
            raise Overtaken from error
        entries = self.header.entries + len(change.rows)
        self.header = replace(self.header, entries=entries, revision=done.revision)
        self.heard = max(self.heard, done.revision)
        self._change, self._marks = TableChange(self.header.id, done.revision), []
        self.chat += done.lines
        self.keys.update({one.key: one.after for one in marks if one.key is not None})
        if change.computers is not None:
            self.holder = done.holder or None
            self.store.nodes.note(self.header.id, self.holder)

    def _hand_out(self, change: TableChange) -> None:
        """Note whether computers have to answer, or a window has to be closed. Who sees to it goes on with it."""
        wanted = bool(self.computers_asked()) or bool(self.header.closing)
        if wanted != (self.holder is not None):
            change.computers = wanted
            change.node = self.store.nodes.id
