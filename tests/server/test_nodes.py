"""Several servers on one PostgreSQL: who was overtaken decides again, and work is done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from sqlalchemy import Connection, select, text

from greatpowers.server import schema
from greatpowers.server.database import address, reach
from greatpowers.server.guard import LIMITS, Limits
from greatpowers.server.news import notices
from greatpowers.server.nodes import Among
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import AskTakeBack, GiveAnswer, Join, KeepDraft, Say
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.seating import Start
from greatpowers.server.store import Store
from greatpowers.server.votes import Cast
from tests.server.databases import Postgres
from tests.server.hall import (
    COMPUTER,
    IMPERIAL,
    ME,
    NOW,
    OPEN,
    Hall,
    give,
    hash_of,
    key,
    part,
    play,
    problem_of,
    two_people,
)

pytestmark = pytest.mark.anyio

PATIENCE = 60
"""Seconds after which something will not come about any more."""


@asynccontextmanager
async def nodes(postgres: Postgres, count: int = 2) -> AsyncIterator[list[Hall]]:
    """So many servers without doors on one new database. They hear of each other only when a test lets them."""
    url = postgres.new_database()
    halls = [Hall(await Store.open(url, lambda: NOW)) for _ in range(count)]
    try:
        yield halls
    finally:
        for hall in halls:
            await hall.rooms.close()
            await hall.store.close()


@asynccontextmanager
async def in_step(*halls: Hall) -> AsyncIterator[None]:
    """They hear of each other, and say that they live."""
    among = [Among(hall.rooms) for hall in halls]
    for one in among:
        await one.open()
    try:
        yield
    finally:
        for one in among:
            await one.close()


async def at_both(halls: list[Hall], room: Room) -> list[Room]:
    return [await hall.room(room.header.id) for hall in halls]


async def answer_of(room: Room, seat: int) -> GiveAnswer:
    assert room.match is not None
    options = next(decision.options for decision in room.match.decisions if decision.seat == seat)
    return GiveAnswer(seat, room.match.question, options[0].to_json(), key())


async def until(condition: Callable[[], object]) -> None:
    """Sooner or later it is so; nothing is asserted on how soon."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def test_what_is_answered_here_is_seen_there(postgres: Postgres) -> None:
    async with nodes(postgres) as halls, in_step(*halls):
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        listener = await there.subscribe(ben, 1, "en")
        await listener.next()
        for _ in range(6):
            seat = here.waiting()[0]
            done = await give(here, (anna, ben)[seat], seat)
            while (await listener.next()).seq < done.seq:
                pass
        assert hash_of(there) == hash_of(here)
        assert part(there, "screen", 0, anna) == part(here, "screen", 0, anna)
        assert part(there, "log", 0, anna) == part(here, "log", 0, anna)
        seat = there.waiting()[0]
        await give(there, (anna, ben)[seat], seat)
        await until(lambda: hash_of(here) == hash_of(there))


async def test_what_is_chosen_here_is_there_on_another_device(postgres: Postgres) -> None:
    async with nodes(postgres) as halls, in_step(*halls):
        room, anna, ben = await two_people(halls[0], "imperialism")
        here, there = await at_both(halls, room)
        hers, bens = await there.subscribe(anna, 0, "en"), await there.subscribe(ben, 1, "en")
        await hers.next()
        while await bens.news(0.05):
            pass
        await here.do(anna, KeepDraft(0, "choice", 0, key(), {"picked": ["secret_card"]}))
        while b"secret_card" not in msgspec.json.encode(await hers.next()):
            pass
        assert await bens.news(0.05) is None


async def test_a_notice_that_was_lost_is_made_up_for(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        listener = await there.subscribe(ben, 1, "en")
        await listener.next()
        await play(here, {0: anna, 1: ben}, 5)
        assert hash_of(there) != hash_of(here), "nobody has said anything"
        await Among(halls[1].rooms).look()
        update = await listener.next()
        assert update.seq == here.header.entries and hash_of(there) == hash_of(here)


@pytest.mark.parametrize("half", (False, True))
async def test_what_could_not_be_read_is_looked_at_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, half: bool
) -> None:
    """The database goes away just when a node wants to read what another has done: at once, or half way."""
    async with nodes(postgres) as halls:
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        listener = await there.subscribe(ben, 1, "en")
        await listener.next()
        await here.do(anna, Say("Good evening", key()))
        failed: list[str] = []

        async def away(*_: object) -> None:
            monkeypatch.undo()
            failed.append("once")
            raise ConnectionRefusedError

        store = halls[1].store
        monkeypatch.setattr(store.chat if half else store.tables, "lines" if half else "state", away)
        among = Among(halls[1].rooms)
        await among.look()
        await until(lambda: failed)
        await among.look()
        while "chat" not in (await listener.next()).parts:
            pass
        assert [line.text for line in there.chat] == ["Good evening"]


async def test_what_one_hears_of_oneself_makes_nothing_anew(postgres: Postgres) -> None:
    """A look may come while a change of this very node is being stored."""
    async with nodes(postgres, 1) as halls:
        room, anna, ben = await two_people(halls[0])
        listener = await room.subscribe(anna, 0, "en")
        await listener.next()
        await play(room, {0: anna, 1: ben}, 1)
        await room.follow()
        update = await listener.next()
        assert update.changes and "log" not in update.parts and "screen" not in update.parts


async def test_who_knows_too_little_reads_before_refusing(postgres: Postgres) -> None:
    """Somebody heard the question from one node and answers it at the other, which has not heard of it yet."""
    async with nodes(postgres) as halls:
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        await play(here, {0: anna, 1: ben}, 7)
        seat = here.waiting()[0]
        answer = await answer_of(here, seat)
        done = await there.do((anna, ben)[seat], answer)
        assert done.seq == there.header.entries > here.header.entries
        again = await here.do((anna, ben)[seat], answer)
        assert again == done, "the same message at the other node is the same answer"
        assert hash_of(here) == hash_of(there)


async def test_the_same_message_at_two_nodes_counts_once(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        room, anna, ben = await two_people(halls[0])
        rooms = await at_both(halls, room)
        people = (anna, ben)
        for _ in range(10):
            seat = rooms[0].waiting()[0]
            answer = await answer_of(rooms[0], seat)
            first, second = await asyncio.gather(*(one.do(people[seat], answer) for one in rooms))
            assert first == second
            await rooms[0].follow()
            await rooms[1].follow()
            assert hash_of(rooms[0]) == hash_of(rooms[1])
        stored = await halls[0].store.records.entries(room.header.id)
        assert rooms[0].match is not None and stored == rooms[0].match.entries


async def test_a_seat_is_taken_once(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        anna, ben, cleo = [await halls[0].person(name) for name in ("Anna", "Ben", "Cleo")]
        for _ in range(6):
            table = await halls[0].table(anna, IMPERIAL, ME, OPEN)
            rooms = await at_both(halls, table)
            results = await asyncio.gather(
                rooms[0].do(ben, Join(1)), rooms[1].do(cleo, Join(1)), return_exceptions=True
            )
            refused = [result for result in results if isinstance(result, Exception)]
            assert len(refused) == 1, results
            seats = await halls[0].store.tables.seats(table.header.id)
            winner = cleo if results[0] is refused[0] else ben
            assert (seats[1].kind, seats[1].person) == ("human", winner.id)


async def test_a_game_begins_once(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        anna, ben = await halls[0].person("Anna"), await halls[0].person("Ben")
        for _ in range(6):
            table = await halls[0].table(anna, IMPERIAL, ME, OPEN)
            await table.do(ben, Join())
            rooms = await at_both(halls, table)
            await asyncio.gather(*(room.do(anna, Start()) for room in rooms))
            for room in rooms:
                await room.follow()
            assert hash_of(rooms[0]) == hash_of(rooms[1])
            assert rooms[0].header == rooms[1].header and rooms[0].header.seed


async def test_sealed_answers_at_several_nodes(postgres: Postgres) -> None:
    """Those who are asked together answer at the same moment, each at another node."""
    async with nodes(postgres) as halls:
        room, anna, ben = await two_people(halls[0], "imperialism")
        people, met = (anna, ben), 0
        rooms = await at_both(halls, room)
        for number in range(300):
            assert rooms[0].position is not None and rooms[0].position.step is not None
            if len(rooms[0].waiting()) == 2:
                met += 1
                await rooms[1].follow()
                answers = [await answer_of(rooms[0], seat) for seat in (0, 1)]
                await asyncio.gather(*(rooms[seat].do(people[seat], answers[seat]) for seat in (0, 1)))
                await rooms[0].follow()
                if met == 5:
                    break
            await play(rooms[0], dict(enumerate(people)), 1, number)
        assert met
        await rooms[1].follow()
        assert hash_of(rooms[0]) == hash_of(rooms[1])


async def test_a_vote_goes_over_all_nodes(postgres: Postgres) -> None:
    async with nodes(postgres) as halls, in_step(*halls):
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        await play(here, {0: anna, 1: ben}, 8)
        seat = here.waiting()[0]
        await here.do(anna, AskTakeBack(0, 2))
        await until(lambda: there.ballots.open)
        assert part(there, "table", 1, ben)["votes"][0]["needs"] == [1]
        await there.do(ben, Cast(vote=there.ballots.open[0].id, seat=1, agree=True))
        await until(lambda: hash_of(here) == hash_of(there))
        assert not here.ballots.open and here.match is not None and here.match.entries[-1]["rewind"] == 2
        assert seat is not None


async def test_everybody_hears_what_is_said(postgres: Postgres) -> None:
    async with nodes(postgres) as halls, in_step(*halls):
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        said = Say("Hallo", key())
        await here.do(anna, said)
        await there.do(anna, said)
        await there.do(ben, Say("Moin", key()))
        await until(lambda: len(here.chat) == len(there.chat) == 2)
        assert [line.text for line in here.chat] == ["Hallo", "Moin"]
        await halls[0].store.people.anonymise(anna.id)
        await until(lambda: there.chat[0].name == there.seats[0].name == "N. N.")
        await halls[0].rooms.forget(anna.id)
        assert here.chat[0].name == here.seats[0].name == "N. N."


async def test_who_listens_elsewhere_is_present(postgres: Postgres) -> None:
    async with nodes(postgres) as halls, in_step(*halls):
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        mine = await here.subscribe(anna, 0, "en")
        listener, watcher = await there.subscribe(ben, 1, "en"), await there.subscribe(None, None, "en")
        await until(lambda: here.present(ben.id) and there.present(anna.id))
        await until(lambda: part(here, "table", 0, anna).get("watchers") == 1)
        await there.unsubscribe(listener)
        await there.unsubscribe(watcher)
        await until(lambda: not here.present(ben.id))
        await here.unsubscribe(mine)


async def test_a_node_goes_on_beside_a_newer_one(postgres: Postgres) -> None:
    """A newer version has added something to the database: those of before play on until they are ended."""
    async with nodes(postgres) as halls, in_step(*halls):
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        await play(here, {0: anna, 1: ben}, 3)

        def upgrade(connection: Connection) -> None:
            for table in ("tables", "seats", "entries", "chat"):
                connection.execute(text(f"ALTER TABLE {table} ADD COLUMN novelty TEXT NOT NULL DEFAULT ''"))
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

        await halls[0].store.writer.run(upgrade)
        for number in range(4):
            await play((here, there)[number % 2], {0: anna, 1: ben}, 2, number)
            await until(lambda: hash_of(here) == hash_of(there))
        await there.do(ben, Say("Moin", key()))
        await until(lambda: len(here.chat) == 1)


# --- work -------------------------------------------------------------------------------------------------------------


async def holder(hall: Hall, id: str) -> str | None:
    state = await hall.store.tables.state(id)
    assert state is not None
    return state.holder


async def let_leases_end(hall: Hall) -> None:
    """As if the nodes had said nothing for a while."""

    def work(connection: Connection) -> None:
        connection.execute(text("UPDATE jobs SET until = 1"))
        connection.execute(text("UPDATE nodes SET seen = 1"))

    await hall.store.writer.run(work)


async def test_computers_answer_at_one_node(postgres: Postgres) -> None:
    async with nodes(postgres, 3) as halls, in_step(*halls):
        anna = await halls[0].person("Anna")
        table = await halls[0].table(anna, IMPERIAL, ME, COMPUTER, COMPUTER, speed="instant")
        rooms = await at_both(halls, table)
        for number in range(8):
            await play(rooms[number % 3], {0: anna}, 1, number)
            await until(lambda: len({hash_of(room) for room in rooms}) == 1 and 0 in rooms[0].waiting())
        asked = sum(len(hall.jobs.asked) for hall in halls)
        stored = await halls[0].store.records.entries(table.header.id)
        assert asked == sum(entry.get("seat") in (1, 2) for entry in stored), "nobody thinks twice"
        assert await holder(halls[0], table.header.id) is None, "when people are asked, there is nothing to do"


async def test_the_work_of_a_dead_node_is_taken_up(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        dead, alive = halls
        anna = await dead.person("Anna")
        dead.jobs.go.clear()
        table = await dead.table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant")
        assert await holder(alive, table.header.id) == dead.store.nodes.id
        among = Among(alive.rooms)
        await among.beat()
        assert not alive.store.nodes.held, "it lives, as far as anybody knows"
        await let_leases_end(alive)
        await among.beat()
        assert alive.store.nodes.held == {table.header.id}
        room = await alive.room(table.header.id)
        await until(lambda: room.header.entries > table.header.entries)
        dead.jobs.go.set()
        await until(lambda: not table.computers.are_at_work or table.header.entries > 0)


async def test_the_work_of_a_dead_node_is_taken_up_where_people_look_already(postgres: Postgres) -> None:
    """They have come over while the dead one still had the work; whose it is changes without a change of the table."""
    async with nodes(postgres) as halls:
        dead, alive = halls
        anna = await dead.person("Anna")
        dead.jobs.go.clear()
        table = await dead.table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant")
        room = await alive.room(table.header.id)
        among = Among(alive.rooms)
        await among.beat()
        await let_leases_end(alive)
        await among.beat()
        assert alive.store.nodes.held == {table.header.id} and room.holder == alive.store.nodes.id
        await until(lambda: room.header.entries > 0)


async def test_who_leaves_in_order_is_followed_at_once(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        leaving, staying = halls
        anna = await leaving.person("Anna")
        leaving.jobs.go.clear()
        table = await leaving.table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant")
        await leaving.rooms.close()
        await leaving.store.nodes.leave()
        await Among(staying.rooms).beat()
        assert staying.store.nodes.held == {table.header.id}


async def test_work_that_could_not_be_taken_up_does_not_lie_about(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        anna = await halls[0].person("Anna")
        halls[0].jobs.go.clear()
        table = await halls[0].table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant")
        halls[1].store.nodes.held.add(table.header.id)
        assert halls[1].rooms.left_lying() == [table.header.id]
        await Among(halls[1].rooms).look()
        assert not halls[1].store.nodes.has(table.header.id), "another node does it"


async def test_what_one_node_cannot_open_is_left_to_others(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in an upgrade, when a table has begun under rules that only the newer nodes know."""
    async with nodes(postgres) as halls:
        older, newer = halls
        anna = await older.person("Anna")
        older.jobs.go.clear()
        newer.jobs.go.clear()
        table = await newer.table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant")
        await newer.rooms.close()
        await let_leases_end(older)

        async def unknown(id: str) -> None:
            raise ProblemError(503, "upgrading", "problem-inside")

        monkeypatch.setattr(older.rooms, "open", unknown)
        await Among(older.rooms).beat()
        await Among(older.rooms).beat()
        assert older.rooms.failed() == {table.header.id} and not older.store.nodes.held
        await let_leases_end(newer)
        await Among(older.rooms).beat()
        newer.rooms = newer.opened()
        await Among(newer.rooms).beat()
        assert newer.store.nodes.held == {table.header.id}
        assert await holder(newer, table.header.id) == newer.store.nodes.id


async def test_jobs_are_kept_by_saying_so(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        anna = await halls[0].person("Anna")
        halls[0].jobs.go.clear()
        table = await halls[0].table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant")
        until_when = select(schema.jobs.c.until)

        def lease(connection: Connection) -> int:
            return int(connection.execute(until_when).scalar_one())

        before = await halls[0].store.writer.run(lease)
        await Among(halls[0].rooms).beat()
        assert await halls[0].store.writer.run(lease) >= before
        assert halls[0].store.nodes.held == {table.header.id}


# --- notices ----------------------------------------------------------------------------------------------------------


def test_notices_are_short_enough() -> None:
    changed = {f"table-{number:04}": number for number in range(2000)}
    found = notices("node", changed)
    assert len(found) > 1 and all(len(one.encode()) < 8000 for one in found)
    words = [word for one in found for word in one.split()[1:]]
    assert words == [f"{id}:{revision}" for id, revision in changed.items()]
    assert all(one.split()[0] == "node" for one in found)
    assert notices("node", {}) == []


async def test_a_database_whose_socket_is_gone_is_away(tmp_path: Path) -> None:
    """As while PostgreSQL is restarted on the same machine: that is no mistake of ours."""
    gone = reach(address(f"postgresql://nobody@/nothing?host={quote(str(tmp_path), safe='')}"))
    try:
        for work in (gone.read, gone.write):
            with pytest.raises(ConnectionError, match="FileNotFoundError"):
                await work(lambda connection: None)
    finally:
        await gone.close()


async def test_a_stranger_cannot_play_at_any_node(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        room, _, _ = await two_people(halls[0])
        stranger: Person = await halls[1].person("Eve")
        there = await halls[1].room(room.header.id)
        seat = there.waiting()[0]
        refused = await problem_of(there.do(stranger, await answer_of(there, seat)))
        assert refused.code == "forbidden"


# --- limits -----------------------------------------------------------------------------------------------------------


async def test_who_asks_everywhere_pays_everywhere(postgres: Postgres) -> None:
    async with nodes(postgres) as halls:
        limits = [Limits(lambda: float(NOW)) for _ in halls]
        among = [Among(hall.rooms, limit) for hall, limit in zip(halls, limits, strict=True)]
        burst = LIMITS["login-pair"].burst
        for limit in limits:
            assert [limit.allow("login-pair", "eve") for _ in range(burst + 1)] == [True] * burst + [False]
        for one in among:
            await one.share_limits()
        await among[0].share_limits()
        assert not limits[1].allow("login-pair", "eve"), "twice the number was used: there is a debt"
        assert limits[1].allow("login-pair", "anna")
        limits[0].give_back("login-pair", "eve")
        for one in among:
            await one.share_limits()
        left = await halls[0].store.nodes.spend({("login-pair", "eve"): 0}, {"login-pair": (burst, 0.0)})
        assert left["login-pair", "eve"] < 1 - burst + 1
