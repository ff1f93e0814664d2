"""Windows and orders where several servers stand on one database: one of them answers, and only once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from greatpowers.server.protocol import GiveAnswer, SetOrder
from greatpowers.server.room import Room
from greatpowers.server.store import Store
from tests.server.databases import Postgres
from tests.server.hall import NOW, hash_of, key
from tests.server.test_nodes import in_step, until
from tests.server.test_orders import PASS, Clocked, Ear, at_window, document_of, holder_of, seated, three, walked

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(url: str) -> AsyncIterator[list[Clocked]]:
    halls = [Clocked(await Store.open(url, lambda: NOW)) for _ in range(2)]
    try:
        yield halls
    finally:
        for hall in halls:
            await hall.rooms.close()
            await hall.store.close()


async def later(halls: list[Clocked], seconds: float) -> None:
    await asyncio.gather(*(hall.pass_by(seconds) for hall in halls))


def passes(room: Room, since: int) -> list[int]:
    return [entry["seat"] for entry in room.begun().entries[since:] if entry.get("answer") == PASS]


async def test_a_window_closes_once(postgres: Postgres) -> None:
    """Both know the table and the time. One closes the window; a card or an order may come in at either."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with two(postgres.new_database()) as halls, in_step(*halls):
        people = await three(halls[0])
        here = await seated(halls[0], document_of(match), people)
        there = await halls[1].room(here.header.id)
        seat, ask, before = holder_of(here), here.begun().question, here.header.entries
        asked = here.waiting()
        await there.do(people[seat], GiveAnswer(seat, ask, PASS, key()))
        await there.do(people[seat], SetOrder(seat, "pirates", "pass"))
        assert there.begun().question == ask
        await later(halls, 6)
        await until(lambda: here.begun().question > ask and hash_of(here) == hash_of(there))
        assert passes(here, before)[: len(asked)] == asked
        assert await halls[0].store.records.entries(here.header.id) == there.begun().entries


async def test_who_listens_at_another_server_does_not_hear_of_an_early_pass(postgres: Postgres) -> None:
    """Nor of an order. They are changes of the table, but nothing that others see changes by them."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with two(postgres.new_database()) as halls, in_step(*halls):
        people = await three(halls[0])
        here = await seated(halls[0], document_of(match), people)
        there = await halls[1].room(here.header.id)
        ear = Ear(halls[1], there, None, None)
        task = asyncio.create_task(ear.listen())
        await until(lambda: ear.heard)
        await later(halls, 1)
        seat, ask, heard = holder_of(here), here.begun().question, len(ear.heard)
        await here.do(people[seat], GiveAnswer(seat, ask, PASS, key()))
        await here.do(people[seat], SetOrder(seat, "pirates", "pass"))
        await until(lambda: there.header.revision == here.header.revision)
        await later(halls, 1)
        assert ear.heard[heard:] == []
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_the_window_of_a_server_that_has_died_is_closed_by_another(postgres: Postgres) -> None:
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with two(postgres.new_database()) as halls:
        people = await three(halls[0])
        here = await seated(halls[0], document_of(match), people)
        id, ask, closes = here.header.id, here.begun().question, here.header.closing["closes"]
        assert halls[0].store.nodes.has(id)
        await halls[0].rooms.close()  # nothing is handed over, as after kill -9
        async with in_step(halls[1]):
            await until(lambda: halls[1].store.nodes.has(id))
            there = await halls[1].room(id)
            assert there.header.closing["closes"] == closes, "the time goes on where it was"
            await halls[1].pass_by(6)
            await until(lambda: there.begun().question > ask)
