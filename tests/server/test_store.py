"""The store, on SQLite and on PostgreSQL: everything kept, nothing twice, and whoever comes second is told."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from greatpowers.server import database, schema, statements
from greatpowers.server.changes import TableChange
from greatpowers.server.database import Unreadable
from greatpowers.server.rows import (
    Conflict,
    MotiveRecord,
    NotStored,
    ReplacedLink,
    SeatRecord,
    TableRecord,
    ThoughtRecord,
)
from greatpowers.server.store import Store
from greatpowers.server.store.fields import CHANGEABLE, SEAT_FIELDS, stored
from greatpowers.server.store.links import link_row
from greatpowers.server.store.people import LONG_OVER, NAMELESS
from greatpowers.server.store.records import add_entries, mark, thought_row
from tests.server.databases import Postgres

pytestmark = pytest.mark.anyio

NOW = 1_900_000_000


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(database_url: str, clock: Clock, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, clock)
    yield opened
    await opened.close()


def a_table(id: str, host: str, **fields: Any) -> TableRecord:
    known: dict[str, Any] = {
        "game": "imperial-2030",
        "rules": "1",
        "seats": 2,
        "options": {"cash": "hidden", "deck": {"cards": ["ä", 1, None]}},
        "seed": "",
        "start": "",
        "position": None,
        "title": "Tisch",
        "visibility": "private",
        "speed": "normal",
        "thinking": 1000,
        "absent_after": 0,
        "status": "gathering",
        "created": NOW,
        "changed": NOW,
    }
    return TableRecord(id=id, host=host, **{**known, **fields})


def seats_of(id: str, *people: str | None) -> list[SeatRecord]:
    return [
        SeatRecord(seat, "open" if person is None else "human", person, f"Name {seat}", "", f"secret-{id}-{seat}")
        for seat, person in enumerate(people)
    ]


def an_entry(number: int) -> dict[str, Any]:
    return {"seat": number % 2, "answer": {"kind": "advance", "field": f"naïve {number}"}, "hash": f"{number:016x}"}


async def a_host(store: Store) -> str:
    return (await store.people.add("Ada", "de")).id


async def begin(store: Store, id: str = "t1", entries: int = 0, **fields: Any) -> str:
    """A table with a host, who has the first seat."""
    host = await a_host(store)
    record = [an_entry(number) for number in range(entries)]
    return await store.tables.add(a_table(id, host, **fields), seats_of(id, host, None), record, host, f"key-of-{id}")


async def reasoned(store: Store) -> set[int]:
    state = await store.tables.state("t1")
    assert state is not None
    return state.reasoned


async def go_on(
    store: Store,
    id: str,
    first: int,
    count: int = 1,
    key: str | None = None,
    thoughts: dict[int, ThoughtRecord] | None = None,
    person: str | None = None,
    revision: int | None = None,
    **fields: Any,
) -> None:
    entries = [an_entry(number) for number in range(first, first + count)]
    change = TableChange(id, revision)
    change.header = stored(
        {"status": "running", "waiting": [1], "changed": store._access.clock(), **fields}, CHANGEABLE
    )
    add_entries(change, first, entries)
    mark(change, first, first + count, person, key)
    change.thoughts = [thought_row(id, seq, thought) for seq, thought in (thoughts or {}).items()]
    await store.tables.apply(change)


# the database


@pytest.mark.both  # once from the sources, once from the wheel
async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    assert await store.writer.run(differences) == []


async def test_opened_again_everything_is_there(database_url: str, store: Store) -> None:
    await begin(store, entries=3)
    other = await Store.open(database_url)
    assert await other.ready() and await other.tables.get("t1") == await store.tables.get("t1")
    assert await other.records.entries("t1") == [an_entry(0), an_entry(1), an_entry(2)]
    await other.close()


async def test_tables_of_the_first_version_are_kept(database_url: str) -> None:
    """They get the usual thinking time; nobody has thought at them yet."""
    reached = database.reach(database.address(database_url))
    person = {"id": "p", "name": "Anna", "lang": "de", "created": NOW}
    table = {**msgspec.structs.asdict(a_table("t1", "p")), "options": "{}", "waiting": "[]", "maker": "p", "key": "k"}
    for name in ("thinking", "revision", "ballots", "asks", "pace", "window_seconds", "closing"):
        del table[name]

    def work(connection: Connection) -> None:
        database.upgrade(connection, "0001")
        for name, row in (("people", person), ("tables", table)):
            columns = ", ".join(row)
            connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES (:{', :'.join(row)})"), row)

    await reached.write(work)
    await reached.close()
    store = await Store.open(database_url)
    assert await store.tables.get("t1") == a_table("t1", "p", options={})
    assert await reasoned(store) == set()
    await store.close()


async def test_two_that_open_at_once_migrate_once(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(3)))
    assert [await store.ready() for store in stores] == [True] * 3
    for store in stores:
        await store.close()


async def test_a_database_of_the_future_is_refused(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.writer.run(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '99'")))
    await store.close()
    with pytest.raises(Unreadable, match="another version"):
        await Store.open(database_url)


async def test_closed(store: Store) -> None:
    last = asyncio.create_task(store.people.add("Last", "en"))
    await asyncio.sleep(0)  # until it is handed in
    await store.close()
    assert (await last).name == "Last", "what was handed in is still written"
    assert not await store.ready()
    with pytest.raises(RuntimeError, match="closed"):
        await store.people.add("Late", "en")


async def test_sqlite_is_told_to_be_careful(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "store.db"
    store = await Store.open(f"sqlite:///{file}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds seeds and secrets"

    def work(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert await store.writer.run(work) == ["wal", 2, 1, 10000]
    await store.close()


async def test_a_store_without_a_file() -> None:
    store = await Store.open("sqlite://")
    await begin(store, entries=2)
    assert len(await store.records.entries("t1")) == 2
    with pytest.raises(ValueError, match="SQLite file"):
        await store.backup(Path("nowhere"))
    await store.close()


async def test_not_ready_when_the_database_is_gone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: Any) -> None:
        raise OSError("no connection")

    assert await store.ready()
    monkeypatch.setattr(store._access, "first", refuse)
    assert not await store.ready()


# people


async def test_people(store: Store) -> None:
    ada = await store.people.add("Ada", "de")
    assert ada.account is None and await store.people.get(ada.id) == ada
    assert (await store.people.add("Ada", "de")).id != ada.id, "names are not unique"
    assert await store.people.get("nobody") is None
    await store.people.change(ada.id, name="Ada 🦉")
    await store.people.change(ada.id, lang="en")
    await store.people.change(ada.id)
    changed = await store.people.get(ada.id)
    assert changed is not None and (changed.name, changed.lang) == ("Ada 🦉", "en")
    with pytest.raises(KeyError):
        await store.people.change("nobody", name="x")


async def test_accounts(store: Store) -> None:
    ada, bob = await store.people.add("Ada", "de"), await store.people.add("Bob", "en")
    await store.people.make_account(ada.id, "Ada.L", "hash-1")
    found = await store.people.account("aDA.l")
    assert found is not None and found[0].id == ada.id and found[0].account == "ada.l" and found[1] == "hash-1"
    with pytest.raises(Conflict):
        await store.people.make_account(bob.id, "ADA.L", "hash-2")
    assert (await store.people.get(bob.id)) == bob
    await store.people.set_password(ada.id, "hash-3")
    assert (await store.people.account("ada.l")) == (found[0], "hash-3")
    assert await store.people.account("bob") is None
    with pytest.raises(KeyError):
        await store.people.set_password("nobody", "x")


async def test_sessions(store: Store, clock: Clock) -> None:
    ada, bob = await store.people.add("Ada", "de"), await store.people.add("Bob", "en")
    for token, person in (("a1", ada), ("a2", ada), ("a3", ada), ("b1", bob)):
        await store.people.add_session(token, person.id, NOW + 10)
    assert await store.people.session("a1", NOW) == ada and await store.people.session("b1", NOW) == bob
    assert await store.people.session("a1", NOW + 9) == ada and await store.people.session("a1", NOW + 10) is None
    await store.people.end_session("a3")
    assert await store.people.session("a3", NOW) is None
    await store.people.end_sessions(ada.id, keep="a2")
    assert [await store.people.session(token, NOW) for token in ("a1", "a2", "b1")] == [None, ada, bob]
    await store.people.end_sessions(bob.id)
    assert await store.people.session("b1", NOW) is None
    clock.now += 10
    await store.people.add_session("a4", ada.id, NOW + 20)
    assert await store.people.session("a2", NOW) == ada, "kept for a while: the clock may have been wrong"
    clock.now += LONG_OVER
    await store.people.add_session("a5", ada.id, clock.now + 10)
    assert await store.people.session("a2", NOW) is None, "forgotten when its time was long over"


async def test_anonymise(store: Store) -> None:
    id = await begin(store, entries=2)
    table = await store.tables.get(id)
    assert table is not None
    host, other = table.host, await a_host(store)
    await store.people.make_account(host, "ada", "hash")
    await store.people.add_session("token", host, NOW + 10)
    await store.chat.say(id, host, "Ada", "Hallo", "key-0001")
    await store.chat.say(id, other, "Bob", "Hi", "key-0001")
    await store.people.mute(host, other, True)
    await store.people.mute(other, host, True)
    await store.people.anonymise(host)
    gone = await store.people.get(host)
    assert gone is not None and gone.name == NAMELESS and gone.account is None
    assert await store.people.account("ada") is None and await store.people.session("token", NOW) is None
    assert [(seat.person, seat.name) for seat in await store.tables.seats(id)] == [(host, NAMELESS), (None, "Name 1")]
    assert [(line.name, line.text) for line in await store.chat.lines(id)] == [(NAMELESS, "Hallo"), ("Bob", "Hi")]
    assert await store.people.muted(host) == await store.people.muted(other) == set()
    assert await store.records.entries(id) == [an_entry(0), an_entry(1)]
    after = msgspec.structs.replace(table, status="closed", revision=3)
    assert await store.tables.get(id) == after, "nobody can start it any more"
    await store.people.make_account(other, "ada", "hash")


async def test_what_a_database_cannot_keep_is_not_found(store: Store) -> None:
    assert await store.tables.get("a\0b") is None and await store.tables.seat_by_secret("\0") is None
    assert await store.people.account("\ud800") is None
    person = await store.people.add("A\0\ud800B", "de")
    kept = await store.people.get(person.id)
    assert kept is not None and kept.name == "A\ufffd?B"
    with pytest.raises(Conflict):
        await store.people.add_session("token", "nobody", NOW)


# tables


async def test_tables(store: Store) -> None:
    host = await a_host(store)
    table = a_table("t1", host, position={"players": [1, 2]}, branch_of="t0", branch_at=7, waiting=[0, 1])
    seats = seats_of("t1", host, None)
    assert await store.tables.add(table, seats, [an_entry(0)], host, "key-0001") == "t1"
    kept = await store.tables.get("t1")
    assert kept is not None and kept.entries == 1 and kept.options == table.options and kept.position == table.position
    assert (kept.branch_of, kept.branch_at, kept.waiting, kept.seats) == ("t0", 7, [0, 1], 2)
    assert await store.tables.seats("t1") == seats
    assert (
        await store.tables.get("t2") is None
        and await store.tables.seats("t2") == []
        and await store.records.entries("t2") == []
    )
    assert (
        await store.tables.seat_by_secret("secret-t1-1") == ("t1", 1) and await store.tables.seat_by_secret("x") is None
    )


async def replace_link(store: Store, id: str, seat: int, old: str, new: str, taken: bool, **fields: Any) -> None:
    change = TableChange(id)
    change.seats = {seat: stored({"secret": new, **fields}, SEAT_FIELDS)}
    change.links = [link_row(id, seat, old, store._access.clock(), taken)]
    await store.tables.apply(change)


async def test_a_replaced_link_is_remembered_as_a_hash(store: Store, clock: Clock) -> None:
    id = await begin(store)
    host = (await store.tables.seats(id))[0].person
    clock.now += 60
    await replace_link(store, id, 1, "secret-t1-1", "new", True, person=host, kind="human")
    assert await store.tables.seat_by_secret("secret-t1-1") is None
    assert await store.tables.seat_by_secret("new") == (id, 1)
    assert [(seat.kind, seat.person) for seat in await store.tables.seats(id)] == [("human", host)] * 2
    clock.now += 60
    await replace_link(store, id, 1, "new", "newer", False, kind="open", person=None)
    assert await store.tables.replaced_link("secret-t1-1") == ReplacedLink(id, 1, NOW + 60, True)
    assert await store.tables.replaced_link("new") == ReplacedLink(id, 1, NOW + 120, False)
    for other in ("newer", "secret-t1-0", "", "\0", "\ud800"):
        assert await store.tables.replaced_link(other) is None
    rows = await store.writer.run(lambda connection: list(connection.execute(select(schema.replaced_links))))
    assert len(rows) == 2 and "secret" not in str(rows) and "new" not in str(rows)


async def test_a_link_is_replaced_whole_or_not_at_all(store: Store) -> None:
    id = await begin(store)
    with pytest.raises(Conflict):
        await replace_link(store, id, 1, "secret-t1-1", "secret-t1-0", True, person=None)
    with pytest.raises(KeyError):
        await replace_link(store, id, 7, "secret-t1-1", "new", True, person=None)
    with pytest.raises(TypeError):
        await store.tables.change_seat(id, 1, secret="new")
    assert await store.tables.seat_by_secret("secret-t1-1") == (id, 1)
    assert await store.tables.replaced_link("secret-t1-1") is None


async def test_a_table_is_made_once(store: Store) -> None:
    host, other = await a_host(store), await a_host(store)
    for id, person in (("t1", host), ("t2", host), ("t3", other)):
        made = await store.tables.add(a_table(id, person), seats_of(id, person, None), [], person, "key-0001")
        assert made == ("t1" if person == host else "t3")
    assert await store.tables.get("t2") is None and await store.tables.seats("t2") == []
    with pytest.raises(Conflict):
        await store.tables.add(a_table("t1", host), seats_of("t1", host, None), [], host, "key-0002")
    with pytest.raises(Conflict):
        await store.tables.add(a_table("t4", host), seats_of("t1", host, None), [], host, "key-0003")
    assert await store.tables.get("t4") is None, "all of a table, or nothing"


async def test_changes(store: Store) -> None:
    id = await begin(store)
    await store.tables.change(
        id, title="Neu", options={"cash": "open"}, waiting=[1], position={"a": 1}, status="closed"
    )
    table = await store.tables.get(id)
    assert table is not None and (table.title, table.options, table.waiting) == ("Neu", {"cash": "open"}, [1])
    assert (table.position, table.status, table.speed) == ({"a": 1}, "closed", "normal")
    await store.tables.change(id, position=None)
    await store.tables.change_seat(id, 1, person=table.host, kind="human", name="Zwei", orders={"a": 1}, last_visit=9)
    first, second = await store.tables.seats(id)
    assert (second.person, second.name, second.orders, second.last_visit) == (table.host, "Zwei", {"a": 1}, 9)
    assert first == seats_of(id, table.host, None)[0]
    for wrong in ({"entries": 5}, {"maker": "x"}, {"nonsense": 1}):
        with pytest.raises(TypeError, match="there is no field"):
            await store.tables.change(id, **wrong)
    with pytest.raises(TypeError):
        await store.tables.change_seat(id, 1, table_id="x")
    with pytest.raises(KeyError):
        await store.tables.change("t9", title="x")
    with pytest.raises(KeyError):
        await store.tables.change_seat(id, 5, name="x")


async def test_the_lobby(store: Store) -> None:
    ada, bob = await a_host(store), await a_host(store)
    rows = (
        ("t1", ada, None, "public", "gathering", 1),
        ("t2", ada, bob, "private", "running", 2),
        ("t3", bob, None, "public", "running", 4),
        ("t4", bob, None, "private", "over", 3),
    )
    for id, host, guest, visibility, status, changed in rows:
        table = a_table(id, host, visibility=visibility, status=status, changed=changed)
        await store.tables.add(table, seats_of(id, host, guest), [], host, f"key-{id}")

    async def ids(**wanted: Any) -> list[str]:
        return [table.id for table, _ in await store.tables.page(**wanted)]

    assert await ids() == ["t3", "t4", "t2", "t1"], "the last changed first"
    assert await ids(person=ada) == ["t2", "t1"] and await ids(person=bob) == ["t3", "t4", "t2"]
    assert await ids(public=True) == ["t3", "t1"] and await ids(public=True, person=ada) == ["t1"]
    assert await ids(status=("running", "over")) == ["t3", "t4", "t2"]
    assert await ids(person="nobody") == []
    assert [await ids(page=page, size=3) for page in range(3)] == [["t3", "t4", "t2"], ["t1"], []]
    for table, seats in await store.tables.page():
        assert seats == await store.tables.seats(table.id) and len(seats) == 2
    await store.tables.change_seat("t1", 0, person=None)
    assert await ids(person=ada) == ["t2", "t1"], "a host without a seat"


# records


async def test_append(store: Store, clock: Clock) -> None:
    id = await begin(store)
    clock.now += 5
    await go_on(store, id, 0, 3, "key-0001", seed="5eed", start="57a7")
    table = await store.tables.get(id)
    assert table is not None and (table.entries, table.status, table.waiting) == (3, "running", [1])
    assert (table.seed, table.start, table.changed, table.created) == ("5eed", "57a7", NOW + 5, NOW)
    await go_on(store, id, 3, 1, "key-0002")
    await go_on(store, id, 4, 2)
    await go_on(store, id, 6, 0)
    assert await store.records.entries(id) == [an_entry(number) for number in range(6)]
    assert [len(await store.records.entries(id, upto)) for upto in (0, 1, 4, 9)] == [0, 1, 4, 6]
    assert [await store.records.done(id, key) for key in ("key-0001", "key-0002", "key-0003")] == [3, 4, None]
    assert await store.records.done("t2", "key-0001") is None


async def test_thoughts_come_with_their_entries(store: Store) -> None:
    await begin(store)
    deep = ThoughtRecord("search", {"kind": "pass"}, [MotiveRecord("score", 1.5), MotiveRecord("danger", -0.25)], 0.4)
    await go_on(store, "t1", 0, 3, thoughts={0: deep, 2: ThoughtRecord("uniform")})
    assert await reasoned(store) == {0}, "one without an alternative says nothing; older versions have stored such"
    assert (await store.records.thought("t1", 0), await store.records.thought("t1", 1)) == (deep, None)
    assert await store.records.thought("t1", 2) == ThoughtRecord("uniform")
    with pytest.raises(Conflict):
        await go_on(store, "t1", 2, thoughts={2: deep})
    assert await store.records.thought("t1", 2) == ThoughtRecord("uniform")


async def test_whoever_comes_second_is_told(store: Store) -> None:
    id = await begin(store, entries=2)
    await go_on(store, id, 2, 2, "key-0001")
    before = await store.tables.get(id)
    for first, key in ((0, None), (2, "key-0002"), (3, None), (5, None), (4, "key-0001")):
        with pytest.raises(Conflict):
            await go_on(store, id, first, 1, key, title="changed")
    with pytest.raises(Conflict):
        await go_on(store, "t9", 0)
    with pytest.raises(TypeError):
        await go_on(store, id, 4, entries_=9)
    assert await store.tables.get(id) == before and len(await store.records.entries(id)) == 4
    await go_on(store, id, 4, 1, "key-0002")


async def test_two_writers_at_one_table(database_url: str, store: Store) -> None:
    """Two servers, which should not be: at each number one of them wins, and the record has no gap."""
    id = await begin(store)
    other = await Store.open(database_url)

    async def attempt(one: Store, first: int) -> bool:
        try:
            await go_on(one, id, first, 2)
        except Conflict:
            return False
        return True

    for first in range(0, 20, 2):
        assert sorted(await asyncio.gather(attempt(store, first), attempt(other, first))) == [False, True]
    assert await store.records.entries(id) == [an_entry(number) for number in range(20)]
    await other.close()


async def test_what_waits_together_is_written_together(store: Store) -> None:
    """Of 40 tables some are wrong; they fail alone, and all of it takes a few transactions."""
    ids = [await begin(store, f"t{number}") for number in range(40)]
    before = store.writer.transactions
    work = [go_on(store, id, 3 if number % 4 == 0 else 0, 2, "key-0001") for number, id in enumerate(ids)]
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert store.writer.transactions - before <= 2, "one for the first to come, one for all who came meanwhile"
    for number, (id, outcome) in enumerate(zip(ids, outcomes, strict=True)):
        assert isinstance(outcome, Conflict) == (number % 4 == 0) and (outcome is None) == (number % 4 != 0)
        assert await store.records.done(id, "key-0001") == (None if number % 4 == 0 else 2)
        assert len(await store.records.entries(id)) == (0 if number % 4 == 0 else 2)


async def test_a_key_used_before_fails_alone(store: Store) -> None:
    """The constraint breaks the statement for all; so each gets a try of its own."""
    ids = [await begin(store, f"t{number}") for number in range(6)]
    await go_on(store, ids[2], 0, 1, "key-0001")
    work = [go_on(store, id, 1 if id == ids[2] else 0, 1, "key-0001") for id in ids]
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [id == ids[2] for id in ids]
    assert [len(await store.records.entries(id)) for id in ids] == [1] * 6


async def test_one_table_several_times_in_one_transaction(store: Store) -> None:
    id, other = await begin(store), await begin(store, "t2")
    await asyncio.gather(
        go_on(store, other, 0),  # the others wait for this one
        go_on(store, id, 0, 2, title="first"),
        go_on(store, id, 2, 1),
        go_on(store, id, 3, 1, title="last", seed="5eed"),
        go_on(store, id, 4, 1),
    )
    table = await store.tables.get(id)
    assert table is not None and (table.entries, table.title, table.seed) == (5, "last", "5eed")
    assert await store.records.entries(id) == [an_entry(number) for number in range(5)]


async def test_more_than_fits_into_one_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.writer.MOST_AT_ONCE", 5)
    before = store.writer.transactions
    people = await asyncio.gather(*(store.people.add(f"P{number}", "de") for number in range(23)))
    assert len({person.id for person in people}) == 23
    assert 5 <= store.writer.transactions - before <= 6


async def test_who_stops_waiting_does_not_stop_the_writing(store: Store) -> None:
    id = await begin(store)
    task = asyncio.create_task(go_on(store, id, 0, 1, "key-0001"))
    await asyncio.sleep(0)  # until it is handed in
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await go_on(store, id, 1)
    assert await store.records.done(id, "key-0001") == 1 and len(await store.records.entries(id)) == 2


async def test_a_failing_piece_of_work_is_undone_alone(store: Store) -> None:
    def stumble(connection: Connection) -> None:
        connection.execute(schema.people.update().values(name="wrong"))
        raise ZeroDivisionError

    def misspell(connection: Connection) -> None:
        connection.execute(text("SELECT nonsense"))

    outcomes = await asyncio.gather(
        store.people.add("One", "de"),
        store.writer.run(stumble),
        store.writer.run(misspell),
        store.people.add("Two", "de"),
        return_exceptions=True,
    )
    assert isinstance(outcomes[1], ZeroDivisionError) and isinstance(outcomes[2], SQLAlchemyError | NotStored)
    rows = await store._access.all(select(schema.people.c.name).order_by(schema.people.c.name))
    assert [row.name for row in rows] == ["One", "Two"]


async def test_what_fails_alone_leaves_nothing_behind(store: Store) -> None:
    """Alone in its transaction it has no savepoint: all of the transaction is undone."""

    def stumble(connection: Connection) -> None:
        connection.execute(schema.people.update().values(name="wrong"))
        raise ZeroDivisionError

    ada, id = await a_host(store), await begin(store)
    await go_on(store, id, 0, 1, "key-0001")
    with pytest.raises(ZeroDivisionError):
        await store.writer.run(stumble)
    with pytest.raises(Conflict):
        await go_on(store, id, 1, 1, "key-0001", title="wrong")
    person, table = await store.people.get(ada), await store.tables.get(id)
    assert person is not None and person.name == "Ada"
    assert table is not None and (table.entries, table.title) == (1, "Tisch")
    await go_on(store, id, 1)
    assert len(await store.records.entries(id)) == 2 and store.writer.trouble is None


async def test_the_text_of_a_statement_is_made_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await begin(store)
    await go_on(store, id, 0, 1, "key-0001")
    made: list[Any] = []
    monkeypatch.setattr(statements, "ready", lambda *given: made.append(given))
    monkeypatch.setattr(Connection, "execute", lambda *given: made.append(given))
    await go_on(store, id, 1, 1, "key-0002")
    assert not made


async def test_a_failing_commit_fails_for_all(store: Store) -> None:
    """Nobody is told that something is written when the transaction broke after it."""

    def cut(connection: Connection) -> None:
        connection.invalidate()

    ada = await a_host(store)
    outcomes = await asyncio.gather(store.people.change(ada, name="Eve"), store.writer.run(cut), return_exceptions=True)
    assert all(isinstance(outcome, Exception) for outcome in outcomes)
    person = await store.people.get(ada)
    assert person is not None and person.name == "Ada"
    await store.people.change(ada, name="Eve")


# chat


async def test_chat(store: Store, clock: Clock) -> None:
    ada, bob = await a_host(store), await a_host(store)
    for id in ("t1", "t2"):
        await store.tables.add(a_table(id, ada), seats_of(id, ada, None), [], ada, f"key-{id}")
    first = await store.chat.say("t1", ada, "Ada", "<b>Hallo</b> 🦉", "key-0001")
    assert (first.at, first.person, first.name, first.text) == (NOW, ada, "Ada", "<b>Hallo</b> 🦉")
    clock.now += 1
    assert await store.chat.say("t1", ada, "Ada", "something else", "key-0001") == first
    second = await store.chat.say("t1", bob, "Bob", "Hi", "key-0001")
    third = await store.chat.say("t2", ada, "Ada", "Hallo", "key-0001")
    assert second.id > first.id and second.at == NOW + 1
    assert await store.chat.lines("t1") == [first, second] and await store.chat.lines("t2") == [third]
    with pytest.raises(Conflict):
        await store.chat.say("t9", ada, "Ada", "Hallo", "key-0002")


async def test_mutes(store: Store) -> None:
    ada, bob = await a_host(store), await a_host(store)
    await store.people.mute(ada, bob, True)
    await store.people.mute(ada, bob, True)
    assert await store.people.muted(ada) == {bob} and await store.people.muted(bob) == set()
    await store.people.mute(ada, bob, False)
    await store.people.mute(ada, bob, False)
    assert await store.people.muted(ada) == set()
    with pytest.raises(Conflict):
        await store.people.mute(ada, "nobody", True)


# copies


async def test_backup(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    id = await begin(store, entries=3)
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    await go_on(store, id, 3)
    with pytest.raises(FileExistsError):
        await store.backup(copy)
    other = await Store.open(f"sqlite:///{copy}")
    assert len(await other.records.entries(id)) == 3 and len(await store.records.entries(id)) == 4
    assert await other.tables.seats(id) == await store.tables.seats(id)
    for opened in (other, store):
        await opened.close()
    assert not list(tmp_path.glob("*.part"))


async def test_postgresql_is_copied_by_its_own_program(postgres: Postgres, tmp_path: Path) -> None:
    store = await Store.open(postgres.new_database())
    with pytest.raises(ValueError, match="pg_dump"):
        await store.backup(tmp_path / "copy.db")
    await store.close()


def test_addresses() -> None:
    for given, driver in (
        ("sqlite:///a.db", "sqlite+pysqlite"),
        ("sqlite+aiosqlite:///a.db", "sqlite+pysqlite"),
        ("postgres://host/a", "postgresql+asyncpg"),
        ("postgresql://host/a", "postgresql+asyncpg"),
    ):
        assert database.address(given).drivername == driver
    with pytest.raises(ValueError, match="sqlite or postgresql"):
        database.address("mysql://host/a")
