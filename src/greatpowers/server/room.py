"""`Room`: one live table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from greatpowers.games import RULESETS
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.server import computers, looking, planning, playing, replaying, seating, talking, votes
from greatpowers.server.aside import aside
from greatpowers.server.facts import Facts
from greatpowers.server.jobs import Jobs
from greatpowers.server.listener import Listener
from greatpowers.server.parts import Parts
from greatpowers.server.protocol import (
    Ack,
    AskHandOver,
    AskPlan,
    AskTakeBack,
    AskWhyNot,
    AtSeat,
    CastVote,
    GiveAnswer,
    Given,
    GivePlan,
    History,
    Join,
    Moment,
    Mute,
    Plan,
    Refusal,
    RefusalList,
    Say,
    SeatWish,
    SetPassing,
    SetSpeed,
    SetThinking,
    TableState,
    Thought,
    Undo,
)
from greatpowers.server.rows import ChatRecord, Conflict, Person, SeatRecord, TableRecord, ThoughtRecord
from greatpowers.server.store import Store
from greatpowers.server.trouble import Trouble, conflict, not_found
from greatpowers.words.words import Words

Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[None]]


class Room(Facts):
    """Every change goes through `changing`: one at a time, stored before anybody hears of it, and then the computers
    go on. When storing fails nobody knows what is stored, so everything is read again before it is used again."""

    def __init__(self, store: Store, jobs: Jobs, table: TableRecord, now: Clock, sleep: Sleep) -> None:
        self.store = store
        self.jobs = jobs
        self.now = now
        self.sleep = sleep
        self.table = table
        self.rules: Ruleset = RULESETS[table.game]
        self.seats: list[SeatRecord] = []
        self.match: Match | None = None
        self.position: Position | None = None
        """A copy of the match's position, for whoever wants to look."""
        self.trouble = ""
        """Why the table is broken; for the log of the server and for the curious."""
        self.reasoned: set[int] = set()
        """The entries that a computer has given reasons for."""
        self.chat: list[ChatRecord] = []
        self.muted: dict[str, set[str]] = {}
        """Whom the people who listen do not want to hear."""
        self.votes = votes.Votes()
        self.listeners: set[Listener] = set()
        self.keys: dict[str, int] = {}
        """What was done since the table was loaded, with the sequence number it led to."""
        self.asked_since: dict[int, float] = {}
        self.computers: asyncio.Task[None] | None = None
        self.faces = Parts(self)
        self._lock = asyncio.Lock()
        self._spoiled = True

    # --- reading and storing ---

    async def load(self) -> None:
        """Read everything from the store and play it again."""
        table = await self.store.table(self.table.id)
        if table is None:
            raise not_found()
        self.table, self.seats = table, await self.store.seats(table.id)
        self.chat = await self.store.chat(table.id)
        self.reasoned = await self.store.thinking(table.id)
        entries = await self.store.entries(table.id)
        self.match, self.trouble = None, ""
        if table.seed and table.status != "gathering":
            record = replaying.record_of(table, entries)
            self.match, self.trouble = await asyncio.to_thread(replaying.as_far_as_it_goes, record)
        self._spoiled = False
        self.looked()
        self.asked_since = {seat: float(table.changed) for seat in self.waiting()}
        if table.status == "closed":
            self.trouble = ""  # people have ended it: no change of the rules opens it again
        elif self.trouble:
            await self._note("broken", table.rules)
        elif table.status == "broken" or table.rules != self.rules.version:
            await self._note(self.status_now(), self.rules.version)
        await self._go_on_passing()
        self.faces.renamed()

    async def _note(self, status: str, rules: str) -> None:
        """The rules have changed since the table was stored: it holds under the new ones, or is broken."""
        if self.match is not None or status == "broken":
            await self.store.change_table(self.table.id, status=status, rules=rules, waiting=self.waiting())
            self.table = replace(self.table, status=status, rules=rules, waiting=self.waiting())

    async def _go_on_passing(self) -> None:
        """Those who always pass do so again; what had not been stored then is stored now."""
        if self.match is None or self.table.status != "running":
            return
        before = len(self.match.entries)
        for seat in self.seats:
            if seat.passing:
                self.match.always_pass(seat.seat)
        if len(self.match.entries) > before:
            await self.save(before)

    def status_now(self) -> str:
        return "over" if self.match is not None and self.match.over else "running"

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
        self.looked()
        waiting, status = self.waiting(), self.status_now()
        new: dict[str, Any] = {"status": status, "waiting": waiting, "thoughts": thoughts}
        try:
            await self.store.append(self.table.id, before, entries[before:], person=person, key=key, **new)
        except Conflict:
            self._spoiled = True
            done = None if key is None else await self.store.done(self.table.id, key)
            if done is None:
                raise conflict("room-overtaken") from None
            return Ack(done)
        self.reasoned.update(thoughts or ())
        now = int(self.now())
        self.table = replace(self.table, entries=len(entries), status=status, waiting=waiting, changed=now)
        answered = {entry.get("seat") for entry in entries[before:]}
        since = self.asked_since
        self.asked_since = {seat: now if seat in answered else since.get(seat, now) for seat in waiting}
        if key is not None:
            self.keys[key] = len(entries)
        return Ack(len(entries))

    async def change_table(self, **fields: Any) -> None:
        await self.store.change_table(self.table.id, **fields)
        self.table = replace(self.table, **fields)

    async def set_seat(self, seat: int, **fields: Any) -> None:
        await self.store.change_seat(self.table.id, seat, **fields)
        self.seats[seat] = replace(self.seats[seat], **fields)

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
                await votes.settle(self)
            except Trouble:
                raise
            except BaseException:
                self._spoiled = True
                raise
            self.changed()

    def looked(self) -> None:
        """The match has moved."""
        self.position = None if self.match is None else self.match.fast
        self.faces.moved()

    def changed(self) -> None:
        """Tell everybody, and let the computers go on."""
        self.faces.forget()
        for listener in self.listeners:
            listener.stirred.set()
        computers.wake(self)

    # --- facts ---

    def present(self, person: str | None) -> bool:
        return any(listener.person is not None and listener.person.id == person for listener in self.listeners)

    def is_busy(self) -> bool:
        return self._lock.locked()

    def words(self, lang: str) -> Words:
        return self.faces.words(lang)

    # --- playing ---

    async def answer(self, person: Person, body: GiveAnswer) -> Ack:
        async with self.changing():
            return await playing.answer(self, person, body)

    async def undo(self, person: Person, body: Undo) -> Ack:
        async with self.changing():
            return await playing.undo(self, person, body)

    async def set_passing(self, person: Person, body: SetPassing) -> Ack:
        async with self.changing():
            return await playing.set_passing(self, person, body)

    async def why_not(self, person: Person, body: AskWhyNot, lang: str) -> Refusal:
        async with self.reading():
            return playing.why_not(self, person, body, lang)

    async def refusals(self, person: Person, seat: int, search: str, lang: str) -> RefusalList:
        async with self.reading():
            return playing.refusals(self, person, seat, search, lang)

    async def plan(self, person: Person, body: AskPlan, lang: str) -> Plan:
        async with self.reading():
            return await aside(lambda: planning.ask(self, person, body, lang))

    async def give_plan(self, person: Person, body: GivePlan) -> Given:
        async with self.changing():
            return await planning.give_plan(self, person, body)

    async def set_speed(self, person: Person, body: SetSpeed) -> None:
        async with self.changing():
            await seating.set_pace(self, person, speed=body.speed)

    async def set_thinking(self, person: Person, body: SetThinking) -> None:
        async with self.changing():
            await seating.set_pace(self, person, thinking=body.thinking)

    # --- agreeing ---

    async def ask_take_back(self, person: Person, body: AskTakeBack) -> None:
        async with self.changing():
            await votes.ask_take_back(self, person, body)

    async def ask_hand_over(self, person: Person, body: AskHandOver) -> None:
        async with self.changing():
            await votes.ask_hand_over(self, person, body)

    async def vote(self, person: Person, vote: int, body: CastVote) -> None:
        async with self.changing():
            await votes.cast(self, person, vote, body)

    # --- sitting down and getting up ---

    async def join(self, person: Person, body: Join) -> None:
        async with self.changing():
            await seating.join(self, person, body)

    async def leave(self, person: Person, body: AtSeat) -> None:
        async with self.changing():
            await seating.leave(self, person, body)

    async def claim(self, person: Person, seat: int) -> None:
        async with self.changing():
            await seating.claim(self, person, seat)

    async def change_seat(self, person: Person, seat: int, body: SeatWish) -> None:
        async with self.changing():
            await seating.change_seat(self, person, seat, body)

    async def start(self, person: Person) -> None:
        async with self.changing():
            await seating.start(self, person)

    async def concede(self, person: Person, body: AtSeat) -> None:
        async with self.changing():
            await seating.concede(self, person, body)

    async def take_seat_back(self, person: Person, body: AtSeat) -> None:
        async with self.changing():
            await seating.take_seat_back(self, person, body)

    async def close(self, person: Person) -> None:
        async with self.changing():
            await seating.close(self, person)

    # --- talking ---

    async def say(self, person: Person, body: Say) -> None:
        async with self.changing():
            await talking.say(self, person, body)

    async def mute(self, person: Person, body: Mute) -> None:
        async with self.changing():
            await talking.mute(self, person, body)

    # --- looking ---

    def state(self, lang: str) -> TableState:
        """Everything about the table that is not the game."""
        return self.faces.table(lang)

    def parts(self, seat: int | None, person: str | None, lang: str) -> dict[str, str]:
        """All parts as `protocol.Update` names them, for a person (None: somebody unknown) who looks through a seat
        (None, or one that is not theirs: a spectator)."""
        return self.faces.all(seat, person, lang)

    async def subscribe(self, person: Person | None, seat: int | None, lang: str) -> Listener:
        async with self.reading():
            if person is not None:
                self.muted[person.id] = await self.store.muted(person.id)
            listener = Listener(self, person, seat, lang)
            self.listeners.add(listener)
            self.changed()
            return listener

    async def unsubscribe(self, listener: Listener) -> None:
        """Whoever leaves for good will be told next time what has happened since."""
        self.listeners.discard(listener)
        async with self.reading():
            if listener.person is not None and not self.present(listener.person.id):
                self.muted.pop(listener.person.id, None)
                for seat in self.own_seats(listener.person.id):
                    await self.set_seat(seat, last_visit=self.table.entries)
            self.changed()

    async def moment(self, person: Person | None, seat: int | None, at: int, lang: str) -> Moment:
        async with self.reading():
            return looking.moment(self, person, seat, at, lang)

    async def history(self, person: Person | None, seat: int | None, lang: str) -> History:
        async with self.reading():
            return await looking.history(self, person, seat, lang)

    async def thought(self, entry: int, lang: str) -> Thought:
        async with self.reading():
            return await looking.thought(self, entry, lang)

    async def record(self, person: Person | None, seat: int | None) -> dict[str, Any]:
        async with self.reading():
            return looking.record(self, person, seat)
