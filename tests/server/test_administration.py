"""What operators do to people and tables, on both databases, and beside a server that goes on."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

import greatpowers
from greatpowers.server import administration, database, exporting, retention, schema
from greatpowers.server.administration import opened
from greatpowers.server.database import Unreadable
from greatpowers.server.people import fits
from greatpowers.server.refusals import Unable
from greatpowers.server.retention import DAY, planned
from greatpowers.server.rows import Conflict
from greatpowers.server.store import Store
from greatpowers.server.store.people import NAMELESS
from tests.server.test_store import NOW, Clock, a_table, an_entry, begin, go_on, seats_of

pytestmark = pytest.mark.anyio
GAME = "imperial-2030"
YEAR = 365 * DAY


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(database_url: str, clock: Clock, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, clock)
    yield opened
    await opened.close()


async def count(store: Store, table: Any) -> int:
    return await store.read(
        lambda connection: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
    )


# --- opening ----------------------------------------------------------------------------------------------------------


async def test_nothing_is_made_where_there_is_nothing(tmp_path: Path) -> None:
    with pytest.raises(Unable) as told:
        async with opened(f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"):
            pass
    assert told.value.remedy == "operation-no-database" and list(tmp_path.iterdir()) == []


async def test_tables_of_another_version_are_left_alone(database_url: str, store: Store) -> None:
    """A newer program beside an older server must not change its tables, nor the other way round."""
    for version, remedy in (("0001", "command-database-older"), ("9999", "command-database-version")):

        def become(connection: Connection, version: str = version) -> None:
            connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{version}'")

        await store.writer.run(become)
        with pytest.raises(Unreadable) as told:
            async with opened(database_url):
                pass
        assert told.value.remedy == remedy
        assert await store.read(database.version_of) == version


# --- people -----------------------------------------------------------------------------------------------------------


async def test_people_are_found_by_what_is_known_of_them(store: Store, clock: Clock) -> None:
    anna = await store.people.add("Änne", "de")
    clock.now += 1
    bert = await store.people.add("Bert", "en")
    await store.people.make_account(bert.id, "bert", "hash")
    await store.people.add_session("token", bert.id, clock.now + 9)
    await store.people.add_session("old", bert.id, clock.now)
    await store.tables.add(a_table("t1", anna.id), seats_of("t1", anna.id, bert.id), [], anna.id, "key-1")
    await store.tables.add(a_table("t2", anna.id, status="over"), seats_of("t2", bert.id), [], anna.id, "key-2")
    rows = await administration.people(store, clock.now)
    assert [(row.name, row.account, row.seats, row.hosts, row.sessions) for row in rows] == [
        ("Bert", "bert", 1, 0, 1),
        ("Änne", None, 1, 1, 0),
    ]
    for search, names in (("äNN", ["Änne"]), ("BERT", ["Bert"]), (anna.id, ["Änne"]), ("nobody", [])):
        assert [row.name for row in await administration.people(store, clock.now, search)] == names
    assert [row.name for row in await administration.people(store, clock.now, most=1)] == ["Bert"]


async def test_a_new_password_lets_in_and_the_old_one_and_every_session_do_not(store: Store, clock: Clock) -> None:
    anna = await store.people.add("Anna", "de")
    await store.people.make_account(anna.id, "anna", "an old hash")
    await store.people.add_session("token", anna.id, clock.now + 9)
    found, password = await administration.reset_password(store, "ANNA")
    assert found.id == anna.id and len(password) >= 16
    account = await store.people.account("anna")
    assert account is not None and fits(account[1], password) and not fits(account[1], "something else")
    assert await store.people.session("token", clock.now) is None
    other = (await administration.reset_password(store, anna.id))[1]
    assert other != password


async def test_a_guest_has_no_password_and_nobody_is_not_somebody(store: Store) -> None:
    guest = await store.people.add("Guest", "de")
    with pytest.raises(Unable, match="operation-no-account"):
        await administration.reset_password(store, guest.id)
    for work in (administration.reset_password, administration.forget):
        with pytest.raises(Unable, match="operation-no-person"):
            await work(store, "nobody")


async def test_forgetting_leaves_the_tables(store: Store) -> None:
    id = await begin(store, entries=2, status="running")
    table = await store.tables.get(id)
    assert table is not None
    await administration.forget(store, table.host)
    person = await store.people.get(table.host)
    assert person is not None and person.name == NAMELESS
    assert (await store.tables.seats(id))[0].name == NAMELESS
    assert await store.records.entries(id) == [an_entry(0), an_entry(1)]


# --- tables -----------------------------------------------------------------------------------------------------------


async def test_tables_are_found_by_what_is_known_of_them(store: Store) -> None:
    await begin(store, "t1", title="Sunday", changed=NOW)
    await begin(store, "t2", title="Monday", changed=NOW + 1, status="running", waiting=[0])
    rows = await administration.tables(store)
    assert [(row.id, row.title, row.status, row.host, row.seats, row.waiting) for row in rows] == [
        ("t2", "Monday", "running", "Ada", ["Name 0", "Name 1"], [0]),
        ("t1", "Sunday", "gathering", "Ada", ["Name 0", "Name 1"], []),
    ]
    for search, ids in (("SUN", ["t1"]), ("t2", ["t2"]), ("name 1", ["t2", "t1"]), ("ada", ["t2", "t1"]), ("x", [])):
        assert [row.id for row in await administration.tables(store, search=search)] == ids
    assert [row.id for row in await administration.tables(store, ("gathering", "over"))] == ["t1"]
    assert [row.id for row in await administration.tables(store, most=1)] == ["t2"]
    with pytest.raises(Unable, match="operation-no-status"):
        await administration.tables(store, ("dancing",))


async def test_closing_holds_against_whoever_goes_on(store: Store) -> None:
    """A server that has not noticed wants to continue the record, which would open the table again."""
    id = await begin(store, entries=2, status="running", waiting=[0])
    assert await administration.close(store, id)
    with pytest.raises(Conflict):
        await go_on(store, id, 2)
    table = await store.tables.get(id)
    assert table is not None and (table.status, table.waiting, table.entries) == ("closed", [], 2)
    assert not await administration.close(store, id)
    with pytest.raises(Unable, match="operation-no-table"):
        await administration.close(store, "nowhere")


async def test_a_lost_link_is_found_again(store: Store) -> None:
    id = await begin(store)
    path = await administration.seat_link(store, id, 1)
    assert await store.tables.seat_by_secret(path.removeprefix("/seat/")) == (id, 0)
    for number in (0, 3):
        with pytest.raises(Unable, match="operation-no-seat"):
            await administration.seat_link(store, id, number)
    await store.tables.change_seat(id, 0, kind="computer")
    with pytest.raises(Unable, match="operation-no-seat"):
        await administration.seat_link(store, id, 1)
    with pytest.raises(Unable, match="operation-no-table"):
        await administration.seat_link(store, "nowhere", 1)


# --- export -----------------------------------------------------------------------------------------------------------


async def a_game(store: Store, id: str, answers: int, status: str) -> Any:
    """A table with a game that has begun, as a server stores it."""
    match = greatpowers.start(GAME, 2, 5)
    for _ in range(answers):
        decision = match.decisions[0]
        match.play(decision.options[0], decision.seat)
    host = (await store.people.add("Ada", "de")).id
    fields = {"seed": match.seed, "start": match.start_hash, "rules": match.rules.version, "status": status}
    table = a_table(id, host, options=match.options, **fields)
    await store.tables.add(table, seats_of(id, host, None), match.entries, host, f"key-of-{id}")
    return match


async def test_records_of_what_has_ended_and_positions_of_what_goes_on(store: Store, tmp_path: Path) -> None:
    over = await a_game(store, "over", 3, "closed")
    running = await a_game(store, "running", 4, "running")
    await begin(store, "new")
    found = await exporting.export(store, [], tmp_path / "out", False)
    assert {(one.id, one.kind, one.has_seed) for one in found} == {
        ("over", "record", False),
        ("running", "position", False),
        ("new", "", False),
    }
    record = json.loads((tmp_path / "out" / "over.record.json").read_text("utf-8"))
    assert greatpowers.replay(record).hash() == over.hash()
    text = (tmp_path / "out" / "running.position.json").read_text("utf-8")
    assert running.seed not in text and greatpowers.position(GAME, json.loads(text)).hash() == running.hash()
    index = json.loads((tmp_path / "out" / "index.json").read_text("utf-8"))
    assert {row["id"] for row in index["tables"]} == {"over", "running", "new"}
    assert running.seed not in json.dumps(index)
    assert all(path.stat().st_mode & 0o077 == 0 for path in (tmp_path / "out").iterdir())


async def test_seeds_are_written_only_where_that_is_asked_for(store: Store, tmp_path: Path) -> None:
    running = await a_game(store, "running", 4, "running")
    found = await exporting.export(store, ["running"], tmp_path, True)
    assert [(one.file, one.has_seed) for one in found] == [("running.record.json", True)]
    record = json.loads((tmp_path / "running.record.json").read_text("utf-8"))
    assert record["seed"] == running.seed and greatpowers.replay(record).hash() == running.hash()
    with pytest.raises(Unable, match="operation-no-table"):
        await exporting.export(store, ["nowhere"], tmp_path, False)
    (tmp_path / "file").write_text("")
    with pytest.raises(Unable, match="operation-not-written"):
        await exporting.export(store, ["running"], tmp_path / "file", False)


async def test_a_table_that_no_longer_holds_is_exported_as_far_as_it_does(store: Store, tmp_path: Path) -> None:
    await a_game(store, "running", 4, "running")

    def forge(connection: Connection) -> None:
        row = schema.entries.c
        last = connection.execute(select(func.max(row.seq))).scalar_one()
        entry = json.loads(connection.execute(select(row.entry).where(row.seq == last)).scalar_one())
        text = json.dumps({**entry, "hash": "0" * 16})
        connection.execute(schema.entries.update().where(row.seq == last).values(entry=text))

    await store.writer.run(forge)
    (one,) = await exporting.export(store, ["running"], tmp_path, False)
    assert one.kind == "position" and "entries[" in one.broken_at


# --- retention --------------------------------------------------------------------------------------------------------


async def an_old_house(store: Store, clock: Clock) -> dict[str, str]:
    """Tables in every status and guests of every kind, all a year old."""
    people = {name: (await store.people.add(name, "de")).id for name in ("idle", "seated", "let in", "spoke", "played")}
    account = await store.people.add("account", "de")
    await store.people.make_account(account.id, "account", "hash")
    for status in administration.STATUSES:
        id = f"t-{status}"
        table = a_table(id, people["seated"], status=status)
        await store.tables.add(table, seats_of(id, people["seated"], None), [an_entry(0)], people["seated"], id)
    await store.chat.say("t-over", people["spoke"], "spoke", "hello", "k1")
    await store.chat.say("t-closed", people["idle"], "idle", "hello", "k1")
    await store.records.append(
        "t-running", 1, [an_entry(1)], person=people["played"], key="k2", status="running", waiting=[0]
    )
    await store.people.mute(people["idle"], people["seated"], True)
    await store.people.add_session("over for long", people["idle"], clock.now + 1)
    clock.now += YEAR
    await store.people.add_session("alive", people["let in"], clock.now + 1)
    await store.people.add("fresh", "de")
    return people


async def names(store: Store) -> set[str]:
    return {row.name for row in await administration.people(store, 0)}


async def test_what_is_counted_is_what_is_deleted(store: Store, clock: Clock) -> None:
    await an_old_house(store, clock)
    plan = planned(clock.now, 30, 30, [])
    before = await retention.tidy(store, plan, False)
    assert (before.sessions, before.tables, before.entries, before.guests) == (1, 2, 2, 1)
    assert len(await administration.tables(store)) == len(administration.STATUSES)
    assert await retention.tidy(store, plan, True) == before
    assert {row.id for row in await administration.tables(store)} == {"t-running", "t-over", "t-broken"}
    assert await names(store) == {"seated", "let in", "spoke", "played", "account", "fresh"}
    assert await count(store, schema.mutes) == 0 and await count(store, schema.sessions) == 1
    assert await store.records.entries("t-running") == [an_entry(0), an_entry(1)]
    again = await retention.tidy(store, plan, True)
    assert (again.sessions, again.tables, again.entries, again.guests) == (0, 0, 0, 0)


async def test_running_games_go_only_where_that_is_asked_for(store: Store, clock: Clock) -> None:
    await an_old_house(store, clock)
    plan = planned(clock.now, 30, 30, ["running", "over", "broken"])
    before = await retention.tidy(store, plan, False)
    assert await retention.tidy(store, plan, True) == before
    assert before.tables == len(administration.STATUSES)
    assert await names(store) == {"let in", "account", "fresh"}
    for table in (schema.tables, schema.seats, schema.entries, schema.chat):
        assert await count(store, table) == 0


async def test_only_what_was_named_is_deleted(store: Store, clock: Clock) -> None:
    await an_old_house(store, clock)
    found = await retention.tidy(store, planned(clock.now, None, 30, []), True)
    assert (found.sessions, found.tables, found.guests) == (0, 2, 0)
    assert "idle" in await names(store)
    found = await retention.tidy(store, planned(clock.now, 30, None, []), True)
    assert (found.sessions, found.tables, found.guests) == (1, 0, 1)
    found = await retention.tidy(store, planned(clock.now, None, None, []), True)
    assert (found.sessions, found.tables, found.guests) == (0, 0, 0)


async def test_nothing_that_is_young_is_deleted(store: Store, clock: Clock) -> None:
    await an_old_house(store, clock)
    found = await retention.tidy(store, planned(clock.now, 366, 366, ["running", "over", "broken"]), True)
    assert (found.sessions, found.tables, found.guests) == (0, 0, 0)


async def test_many_go_in_pieces(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "TABLES_AT_ONCE", 2)
    monkeypatch.setattr(retention, "GUESTS_AT_ONCE", 2)
    for number in range(5):
        await begin(store, f"t{number}", status="closed")
    clock.now += YEAR
    before = store.writer.transactions
    found = await retention.tidy(store, planned(clock.now, 30, 30, []), True)
    assert (found.tables, found.guests) == (5, 5) and store.writer.transactions >= before + 6


@pytest.mark.parametrize(
    ("arguments", "field"),
    (((0, 30, []), "guests-after"), ((30, -1, []), "tables-after"), ((30, 30, ["gathering"]), "also")),
)
def test_a_plan_that_makes_no_sense(arguments: Any, field: str) -> None:
    with pytest.raises(Unable) as told:
        planned(NOW, *arguments)
    assert told.value.field == field
