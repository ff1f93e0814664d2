"""The stream of one browser: whole first, then whatever changed; nothing queues up for somebody slow."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Coroutine, Mapping
from typing import Any, NoReturn

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import LitestarException
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from greatpowers.server.guard import is_outdated, origin_fits
from greatpowers.server.listener import Listener
from greatpowers.server.parts import written
from greatpowers.server.people import language
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import Look, Resync, StreamProblem, ToServer, Update, Waiting
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.service import Service
from greatpowers.words.words import LANGUAGES

Socket = WebSocket[Any, Any, Any]

HEARTBEAT = 20.0
"""Seconds after which something is said even if nothing changed: an update without parts, by which a browser also sees
whether it has missed one."""
PATIENCE = 10.0
"""Seconds a browser may take to take what it is sent."""
PACKED_FROM = 4096
"""Bytes from which on an update is packed for a browser that can unpack it (`packed=1` in the address): the server that
carries the stream does not pack."""
PACKING = 3
"""How hard: 62 kB, what a turn of Imperial changes, become 8 kB in 0.2 ms; the default 6 saves one more in 0.7 ms."""
MOST_CHARACTERS = 1024
MOST_OF_ONE = 16
"""Streams that somebody at the table may have open there, on all devices together."""
MOST_WATCHERS = 200
"""Streams of all who only watch a table."""

BAD_MESSAGE = 4400
FORBIDDEN = 4403
NOT_FOUND = 4404
OUTDATED = 4409
TOO_SLOW = 4408
TOO_MANY = 4429
GOING_DOWN = 1012

DECODER = msgspec.json.Decoder(ToServer)
ENCODER = msgspec.json.Encoder()


class FirstUpdate(Struct, frozen=True, tag="update", tag_field="kind"):
    """An update as pages from before there were versions read it: parts are texts, with one hash over all of them."""

    seq: int
    parts: dict[str, str]
    hash: int
    whole: bool = True


def parts_hash(parts: Mapping[str, str]) -> int:
    """CRC-32 of `name NUL text NUL` over all parts in the order of their names, as UTF-8."""
    total = 0
    for name in sorted(parts):
        total = zlib.crc32(f"{name}\0{parts[name]}\0".encode(), total)
    return total


class Over(Exception):
    """The stream ends, with a reason for the browser."""

    def __init__(self, close_code: int, problem: ProblemError) -> None:
        super().__init__(str(problem))
        self.close_code = close_code
        self.problem = problem


def too_many() -> Over:
    return Over(TOO_MANY, ProblemError(429, "too-many", "problem-too-many"))


def default_seat(room: Room, person: Person | None) -> int | None:
    """Through which of their seats people look who name none: a page that first showed what anybody sees would be taken
    for the table. Of several it is the one that is asked; with secrets a curtain comes first."""
    own = room.own_seats(person.id) if person else []
    if not own or (len(own) > 1 and room.rules.has_secrets):
        return None
    return next((seat for seat in room.waiting() if seat in own), own[0])


def is_full(room: Room, person: Person | None) -> bool:
    """Whether so many listen already that this one cannot. Watchers never keep those at the table out."""
    if person is not None and (person.id == room.header.host or room.own_seats(person.id)):
        return sum(one.person is not None and one.person.id == person.id for one in room.listeners) >= MOST_OF_ONE
    at_table = {room.header.host, *(seat.person for seat in room.seats if seat.kind == "human")}
    return sum(one.person is None or one.person.id not in at_table for one in room.listeners) >= MOST_WATCHERS


def malformed() -> Over:
    return Over(BAD_MESSAGE, ProblemError(400, "bad-request", "problem-message"))


@websocket("/tables/{table:str}/stream")
async def stream(socket: Socket, table: FromPath[str]) -> None:
    service: Service = socket.app.state.service
    if not origin_fits(socket.scope, service.settings):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    connection = Connection(socket, service, table)
    task = asyncio.current_task()
    assert task is not None
    service.streams.add(task)
    service.metrics.listeners.inc()
    try:
        await connection.run()
    except Over as over:
        await connection.farewell(over)
    except asyncio.CancelledError:
        if not service.closing:
            raise
        await connection.farewell(Over(GOING_DOWN, ProblemError(503, "ended", "problem-ended")))
    finally:
        service.metrics.listeners.dec()
        service.streams.discard(task)


class Connection:
    def __init__(self, socket: Socket, service: Service, table: str) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.lang = language(socket.scope)
        self.packs = False
        self.counted = time.perf_counter()
        """Up to when arrived answers are counted for this listener."""
        self.checked = self.counted
        """When it was last made sure that the session still lives."""

    async def run(self) -> None:
        people = self.service.people
        if not self.service.limits.allow("stream", people.address(self.socket.scope)):
            raise too_many()
        person = await people.visitor(self.socket.scope)
        try:
            room = await self.service.rooms.open(self.table)
        except ProblemError as problem:
            raise Over(GOING_DOWN, problem) from problem
        if room is None:
            raise Over(NOT_FOUND, ProblemError(404, "not-found", "problem-no-table"))
        if is_full(room, person):
            raise too_many()
        said = self.socket.query_params.get("protocol", "")
        if is_outdated(self.socket.scope, said):
            await self.send_away(room, said)
        look = self.first_look(person, room)
        self.lang = look.lang
        try:
            listener = await room.subscribe(person, look.seat, look.lang)
        except ProblemError as problem:
            raise Over(FORBIDDEN, problem) from problem
        try:
            await first_of(self.read(listener, person), self.write(listener))
        except ProblemError as problem:
            raise Over(BAD_MESSAGE, problem) from problem
        finally:
            await room.unsubscribe(listener)

    async def send_away(self, room: Room, said: str) -> NoReturn:
        """A page of another version is told to reload. One from before there were versions knows two ways to show a
        sentence: that of a broken table, if it has been open for a while, and a mistake after which it gives up."""
        problem = ProblemError(409, "outdated" if said else "bad-request", "problem-outdated")
        lang = self.socket.query_params.get("lang", "")
        self.lang = lang if lang in LANGUAGES else self.lang
        if not said:
            async with room.reading():
                text = problem.in_words(self.lang).text
                table = replace(room.parts.state(self.lang), status="broken", trouble=text)
            parts = {"table": written(table), "prompt": written(Waiting(text, []))}
            await self.send(FirstUpdate(room.header.entries, parts, parts_hash(parts)))
        raise Over(OUTDATED, problem)

    def first_look(self, person: Person | None, room: Room) -> Look:
        """The seat and the language that the address names, and whether the browser can unpack."""
        query = self.socket.query_params
        self.packs = query.get("packed") == "1"
        seat = query.get("seat") or default_seat(room, person)
        wish = {"seat": seat, "lang": query.get("lang") or (person.lang if person else self.lang)}
        try:
            return msgspec.convert(wish, Look, strict=False)
        except msgspec.ValidationError:
            raise malformed() from None

    async def read(self, listener: Listener, person: Person | None) -> None:
        """What the browser says, until it hangs up."""
        key = person.id if person else self.service.people.address(self.socket.scope)
        while True:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
                raise malformed()
            if not self.service.limits.allow("look", key):
                raise too_many()
            self.obey(text, listener)

    def obey(self, text: str, listener: Listener) -> None:
        try:
            wish = DECODER.decode(text)
        except msgspec.DecodeError:
            raise malformed() from None
        if isinstance(wish, Resync):
            listener.resync()
        else:
            self.lang = wish.lang
            listener.look(wish.seat, wish.lang)

    async def write(self, listener: Listener) -> None:
        """What the table has to say, and now and then that nothing has changed."""
        last = Update(0, 0, {}, [])
        while True:
            update = await listener.news(HEARTBEAT)
            if await self.has_gone(listener):
                continue  # an update in hand was made for somebody else
            if update is None:
                await self.send(Update(last.seq, last.number, {}, []))
                continue
            last = update
            await self.send(update)
            self.count()

    async def has_gone(self, listener: Listener) -> bool:
        """Now and then: who has logged out, changed the password elsewhere or gone for good is a spectator here."""
        now = time.perf_counter()
        if listener.person is None or now - self.checked < HEARTBEAT:
            return False
        self.checked = now
        if await self.service.people.visitor(self.socket.scope) is not None:
            return False
        listener.person = None
        listener.resync()
        return True

    def count(self) -> None:
        arrived = self.service.metrics.arrived.get(self.table, 0.0)
        if arrived > self.counted:
            self.counted = time.perf_counter()
            self.service.metrics.broadcast.observe(self.counted - arrived)

    async def send(self, message: Update | FirstUpdate | StreamProblem) -> None:
        text = ENCODER.encode(message)
        packs = self.packs and len(text) >= PACKED_FROM
        try:
            async with asyncio.timeout(PATIENCE):
                if packs:
                    await self.socket.send_data(zlib.compress(text, PACKING), mode="binary")
                else:
                    await self.socket.send_data(text.decode(), mode="text")
        except TimeoutError:
            raise Over(TOO_SLOW, ProblemError(408, "too-slow", "problem-slow")) from None

    async def farewell(self, over: Over) -> None:
        """Say why, and hang up; a browser that is gone already need not hear it."""
        problem = over.problem.in_words(self.lang)
        try:
            async with asyncio.timeout(1):
                text = ENCODER.encode(StreamProblem(problem.code, problem.text)).decode()
                await self.socket.send_data(text, mode="text")
                await self.socket.close(over.close_code)
        except (TimeoutError, LitestarException, OSError, RuntimeError):
            return


async def first_of(*runs: Coroutine[Any, Any, None]) -> None:
    """Run these until one ends; the others end with it, and a mistake of one is a mistake of all."""
    tasks = [asyncio.ensure_future(run) for run in runs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
