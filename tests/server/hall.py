"""Rooms for tests: a store in a file, computers that answer at once in the same process, and time that stands still."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from greatpowers.kernel.position import Position
from greatpowers.server.jobs import Jobs, by_lot
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import Ack, GiveAnswer, Join, NewTable, SeatWish
from greatpowers.server.room import Room
from greatpowers.server.rooms import Rooms
from greatpowers.server.rows import Person
from greatpowers.server.seating import Start
from greatpowers.server.store import Store
from greatpowers.server.worker import Reply

NOW = 1_900_000_000
IMPERIAL = "imperial-2030"
ME, OPEN, COMPUTER = SeatWish("me"), SeatWish("open"), SeatWish("computer", bot="uniform")

PATIENCE = 60
"""Seconds after which computers will not answer any more."""

_numbers = itertools.count(1)


def key() -> str:
    """Never the same twice."""
    return f"key-{next(_numbers):08}"


class InProcess(Jobs):
    """Computers without processes; a test may hold them back, or let them say something else."""

    def __init__(self) -> None:
        super().__init__(1)
        self.go = asyncio.Event()
        self.go.set()
        self.asked: list[tuple[int, str]] = []
        self.says: Callable[[Position, int], Reply] | None = None

    async def answer(self, position: Position, seat: int, bot: str, seed: int) -> Reply:
        self.asked.append((seat, bot))
        await self.go.wait()
        return by_lot(position, seat, len(self.asked)) if self.says is None else self.says(position, seat)


class Hall:
    """A server without its doors."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.jobs = InProcess()
        self.time = float(NOW)
        self.naps: list[float] = []
        self.rooms = self.opened()

    def opened(self, most: int = 1000) -> Rooms:
        """The rooms of a server that has just been started on this store."""
        return Rooms(self.store, self.jobs, now=lambda: self.time, sleep=self.sleep, most=most)

    async def sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        await asyncio.sleep(0)

    async def restart(self) -> None:
        await self.rooms.close()
        self.rooms = self.opened()

    async def wake(self) -> None:
        """Let the computers go on, as a server does that has just been started."""
        await self.rooms.take(await self.store.nodes.take_all())

    async def person(self, name: str) -> Person:
        return await self.store.people.add(name, "en")

    async def table(self, person: Person, game: str, *seats: SeatWish, **fields: Any) -> Room:
        """Over days unless it is said, for here nobody's time runs out."""
        wish = NewTable(game, list(seats), key(), **{"pace": "days", **fields})
        return await self.room(await self.rooms.create(wish, person))

    async def room(self, id: str) -> Room:
        room = await self.rooms.open(id)
        assert room is not None
        return room


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    store = await Store.open(f"sqlite:///{folder / 'hall.db'}", lambda: NOW)
    hall = Hall(store)
    try:
        yield hall
    finally:
        await hall.rooms.close()
        await store.close()


def part(room: Room, name: str, seat: int | None, person: Person | None, lang: str = "en") -> Any:
    return json.loads(room.parts.all(seat, None if person is None else person.id, lang)[name])


def whole(room: Room, seat: int | None, person: Person | None, lang: str = "en") -> dict[str, Any]:
    """All that somebody who comes now is shown."""
    parts = room.parts.all(seat, None if person is None else person.id, lang)
    return {name: json.loads(text) for name, text in parts.items()}


async def until_asked(room: Room, *people: int) -> None:
    """Let the computers answer until one of these seats is asked, or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with room.reading():  # what is half stored is not said of the table yet
                if room.header.status != "running" or set(people) & set(room.header.waiting):
                    return
            await asyncio.sleep(0.001)  # not to assert on time: sooner or later they have answered


async def settled(room: Room) -> None:
    """Let the computers answer until none of them is asked."""
    async with asyncio.timeout(PATIENCE):
        while room.computers.are_at_work:
            await asyncio.sleep(0.001)


async def give(room: Room, person: Person, seat: int, answer: dict[str, Any] | None = None, number: int = 0) -> Ack:
    """Give this answer, or that with a number, to what the seat is asked."""
    assert room.match is not None
    if answer is None:
        options = next(decision.options for decision in room.match.decisions if decision.seat == seat)
        answer = options[number % len(options)].to_json()
    done: Ack = await room.do(person, GiveAnswer(seat, room.match.question, answer, key()))
    return done


async def play(room: Room, people: dict[int, Person], answers: int, seed: int = 1) -> None:
    """Let people give this many answers by lot, with computers in between."""
    lot = random.Random(seed)
    for _ in range(answers):
        await until_asked(room, *people)
        asked = [seat for seat in room.header.waiting if seat in people]
        if not asked:
            return
        await give(room, people[asked[0]], asked[0], number=lot.randrange(1000))


async def problem_of(doing: Any) -> ProblemError:
    with pytest.raises(ProblemError) as problem:
        await doing
    for lang in ("de", "en"):
        assert problem.value.in_words(lang).text
    return problem.value


async def two_people(hall: Hall, game: str = IMPERIAL) -> tuple[Room, Person, Person]:
    anna, ben = await hall.person("Anna"), await hall.person("Ben")
    room = await hall.table(anna, game, ME, OPEN, speed="instant")
    await room.do(ben, Join())
    await room.do(anna, Start())
    return room, anna, ben


def hash_of(room: Room) -> tuple[str, int]:
    assert room.match is not None
    return room.match.hash(), len(room.match.entries)
