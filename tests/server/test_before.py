"""A database that a server of commit 223b256 left behind: everything in it is found again, and its tables go on.

`tools/before_server.py` made it, and noted what that server told of each table. It is opened as it lies, and its rows
once more in a PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, text

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.server import database
from greatpowers.server.store import Store
from tests.before import telling
from tests.server.browser import Browser, Server, served
from tests.server.picture import Picture

VERSION = "0002"
"""Of its schema."""
TOLD: dict[str, Any] = telling.read("database")
TABLES: dict[str, dict[str, Any]] = TOLD["tables"]
RUNNING = [purpose for purpose, row in TABLES.items() if row["state"]["status"] == "running"]
FURTHER = {
    "near the end of imperial-2006": 400,
    "near the end of imperialism": 400,
    "thinking": 1,  # then computers answer dozens of times, half a second each
}
"""Answers that a table goes on by at most: three, or to its end."""
PATIENCE = 60.0
FEWEST_REASONS = 5
NUMBERS = itertools.count()


@pytest.fixture
def left_behind(database_url: str, tmp_path: Path) -> str:
    """The address of a database with the rows of then."""
    file = tmp_path / "before.sqlite"
    file.write_bytes(lzma.decompress((telling.FOLDER / "database.sqlite.xz").read_bytes()))
    if database_url.startswith("sqlite"):
        return f"sqlite:///{file}"
    asyncio.run(copied(file, database_url))
    return database_url


async def copied(file: Path, url: str) -> None:
    """The rows of the file into tables of the same version, as a dump would bring them."""
    reached = database.reach(database.address(url))
    with contextlib.closing(sqlite3.connect(file)) as source:
        source.row_factory = sqlite3.Row

        def work(connection: Connection) -> None:
            database.upgrade(connection, VERSION)
            metadata = MetaData()
            metadata.reflect(connection)
            for table in metadata.sorted_tables:
                found = [dict(row) for row in source.execute(f"SELECT * FROM {table.name}")]
                truths = [column.name for column in table.columns if column.type.python_type is bool]
                rows = [{**row, **{name: bool(row[name]) for name in truths}} for row in found]
                if rows and table.name != "alembic_version":
                    connection.execute(insert(table), rows)
            connection.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat"))

        await reached.write(work)
    await reached.close()


def key() -> str:
    """None that was used then."""
    return f"today-{next(NUMBERS):04}"


class Visit:
    """People of then in their browsers, whose cookies still hold."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people: dict[str, Browser] = {}
        for name, cookies in TOLD["cookies"].items():
            self.people[name] = server.browser()
            self.people[name].cookies = dict(cookies)

    @contextmanager
    def stream(self, name: str, purpose: str, seat: int | None) -> Iterator[Iterator[dict[str, Any]]]:
        """What a browser has of the table, again whenever something has changed."""
        with self.people[name].stream(TABLES[purpose]["id"], "" if seat is None else f"?seat={seat}") as socket:

            def follow() -> Iterator[dict[str, Any]]:
                picture = Picture()
                while True:
                    picture.take(socket.receive_text(timeout=PATIENCE))
                    yield picture.parts

            yield follow()

    def parts(self, name: str, purpose: str, seat: int | None = None) -> dict[str, Any]:
        with self.stream(name, purpose, seat) as following:
            return next(following)

    def state(self, purpose: str) -> dict[str, Any]:
        found: dict[str, Any] = self.people["Anna"].get(path(purpose))
        return found

    def seats(self, purpose: str) -> list[tuple[int, str]]:
        return [(int(seat), row["name"]) for seat, row in TABLES[purpose]["seats"].items()]

    def asked(self, purpose: str) -> tuple[int, str, dict[str, Any]] | None:
        """A seat of ours that is asked, and what; waits for computers. None when the game is over."""
        own = dict(self.seats(purpose))
        first = min(own)
        with self.stream(own[first], purpose, first) as following:
            for parts in following:
                if parts["table"]["status"] != "running":
                    return None
                for seat, name in own.items():
                    seated = parts["table"]["seats"][seat]
                    if seated.get("asked") and not (seated.get("conceded") or seated.get("stands_in")):
                        found = parts if seat == first else self.parts(name, purpose, seat)
                        return seat, name, found["prompt"]
        raise AssertionError("a stream does not end by itself")

    def go_on(self, purpose: str, answers: int) -> None:
        for _ in range(answers):
            asked = self.asked(purpose)
            if asked is None:
                return
            seat, name, prompt = asked
            body = {"seat": seat, "ask": prompt["ask"], "answer": prompt["choices"][-1]["answer"], "key": key()}
            self.people[name].post(f"{path(purpose)}/answers", body)


def path(purpose: str) -> str:
    return f"/api/tables/{TABLES[purpose]['id']}"


@contextmanager
def visited(url: str, folder: Path) -> Iterator[Visit]:
    """A server of today on the database; the clock stands still, so that no session has run out."""
    with served(folder, database=url, clock=lambda: TOLD["made"] + 60.0) as server:
        yield Visit(server)


def part_of(wanted: Any, found: Any) -> Any:
    """What was found, without what had no name then."""
    if isinstance(wanted, dict):
        return {name: part_of(value, found.get(name)) for name, value in wanted.items()}
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return [part_of(*pair) for pair in zip(wanted, found)]
    return found


def test_every_table_is_as_it_was_left(left_behind: str, tmp_path: Path) -> None:
    with visited(left_behind, tmp_path) as visit:
        for purpose, row in TABLES.items():
            assert part_of(row["state"], visit.state(purpose)) == row["state"], purpose
            for seat, name in visit.seats(purpose):
                compare_seat(visit, purpose, seat, name)
            parts = visit.parts("Anna", purpose)
            lines = parts.get("chat", [])
            assert [line if line["name"] else {**line, "text": ""} for line in lines] == row["chat"], purpose
            assert all(line["text"] for line in lines)
            given_again(visit, purpose)
        compare_people(visit)


def compare_seat(visit: Visit, purpose: str, seat: int, name: str) -> None:
    """What the seat is asked, with every choice and right, and the record it may take home."""
    wanted, parts = TABLES[purpose]["seats"][str(seat)], visit.parts(name, purpose, seat)
    passes = wanted["you"].get("passing")
    you = {name: value for name, value in wanted["you"].items() if name != "can_undo" or not passes}
    assert part_of(you, parts["you"]) == you, f"{purpose}: who passes by an order would only pass again"
    assert next(own["link"] for own in parts["you"]["own"] if own["seat"] == seat) == wanted["link"]
    if "prompt" in wanted:
        prompt = dict(parts["prompt"])
        for kind in ("choices", "rights"):
            prompt[kind] = [choice["answer"] for choice in prompt.get(kind, [])]
        assert part_of(wanted["prompt"], prompt) == wanted["prompt"], f"{purpose}, seat {seat}"
        record = visit.people[name].get(f"{path(purpose)}/record?seat={seat}")
        known = {version.id for version in RULESETS[record["game"]].versions}
        under = {} if TABLES[purpose]["state"]["rules"] in known else {"rules": RULESETS[record["game"]].version}
        assert record == wanted["record"] | under, f"{purpose}, seat {seat}"  # of unknown rules: under the newest


def given_again(visit: Visit, purpose: str) -> None:
    """An answer that comes again is acknowledged and not given a second time."""
    entries = visit.state(purpose)["seq"]
    for name, body in TABLES[purpose]["answers"]:
        if name in visit.people and TABLES[purpose]["state"]["status"] == "running":
            assert visit.people[name].post(f"{path(purpose)}/answers", body)["seq"] <= entries
    by_itself = int(purpose == "sealed cards")  # somebody could only pass there, and does when anything is done
    assert visit.state(purpose)["seq"] == entries + by_itself


def compare_people(visit: Visit) -> None:
    """Names, passwords, links, the lobby, and who has been made nameless."""
    for name, browser in visit.people.items():
        me = browser.get("/api/me")
        assert (me["name"], me["account"]) == (name, name == "Anna")
    again = visit.server.browser()
    again.post("/api/login", {"name": "Carla", "password": TOLD["password"]}, 401)
    assert again.post("/api/login", {"name": "Anna", "password": TOLD["password"]})["name"] == "Anna"
    mine = {row["id"] for row in again.get("/api/tables?show=mine")["tables"]}
    assert mine == {
        row["id"]
        for row in TABLES.values()
        if row["state"]["status"] in ("gathering", "running", "broken")
        and "Anna" in [seat["name"] for seat in row["seats"].values()]
    }
    (open_one,) = visit.server.browser().get("/api/tables?show=open")["tables"]
    assert open_one["id"] == TABLES["gathering"]["id"]
    link = TABLES["votes and plans"]["seats"]["1"]["link"].removeprefix("/seat/")
    stranger = visit.people["a stranger"] = visit.server.browser()
    assert stranger.post(f"/api/seat/{link}")["id"] == TABLES["votes and plans"]["id"]
    assert visit.people["Ben"].post(f"/api/seat/{link}", status=410)["code"] == "gone", "it was used"
    (own,) = visit.parts("a stranger", "votes and plans")["you"]["own"]
    assert visit.people["Ben"].post(f"/api{own['link']}")["id"] == TABLES["votes and plans"]["id"]


def test_every_running_table_goes_on_and_is_stored(left_behind: str, tmp_path: Path) -> None:
    before = asyncio.run(stored(left_behind))
    with visited(left_behind, tmp_path) as visit:
        for purpose in RUNNING:
            visit.go_on(purpose, FURTHER.get(purpose, 3))
        visit.people["Anna"].post(f"{path('ready to start')}/start")
        visit.people["Ben"].post(f"{path('gathering')}/join", {})
        visit.people["Dora"].post(f"{path('gathering')}/start")
        reasons(visit)
        states = {purpose: visit.state(purpose) for purpose in TABLES}
    after = asyncio.run(stored(left_behind))
    for purpose, row in TABLES.items():
        id, state = row["id"], states[purpose]
        assert after[id]["entries"][: len(before[id]["entries"])] == before[id]["entries"], purpose
        assert len(after[id]["entries"]) >= state["seq"], f"{purpose}: what was told is stored"
        if purpose in (*RUNNING, "ready to start", "gathering"):
            assert state["seq"] > len(before[id]["entries"]), purpose
            match = greatpowers.replay({**after[id], "commitment": state["commitment"]})
            assert match.over is (FURTHER.get(purpose, 0) > 1), purpose
        else:
            assert state["status"] == row["state"]["status"], purpose
    with visited(left_behind, tmp_path) as visit:
        for purpose, row in TABLES.items():
            assert visit.state(purpose)["seq"] >= len(after[row["id"]]["entries"]), "it is there again"


def reasons(visit: Visit) -> None:
    """Why computers answered as they did then can still be read, wherever nothing is secret."""
    for purpose in ("votes and plans", "closed"):
        for lang in ("de", "en"):
            asked = [
                f"{path(purpose)}/thoughts/{entry}?lang={lang}" for entry in range(TABLES[purpose]["state"]["seq"])
            ]
            answers = [visit.people["Anna"].send("GET", one) for one in asked]
            texts = [answer.json()["text"] for answer in answers if answer.status_code == 200]
            assert len(texts) >= FEWEST_REASONS and all(texts), purpose


async def stored(url: str) -> dict[str, dict[str, Any]]:
    """Every table as its record, straight from the store; the commitment is for those who were told it."""
    store = await Store.open(url)
    found: dict[str, dict[str, Any]] = {}
    for row in TABLES.values():
        table = await store.tables.get(row["id"])
        assert table is not None
        entries = await store.records.entries(table.id)
        found[table.id] = {
            "format": 1,
            "game": table.game,
            "rules": table.rules,
            "seats": table.seats,
            "options": table.options,
            "seed": table.seed,
            "commitment": "",
            "start": table.start,
            "entries": entries,
            **({} if table.position is None else {"position": table.position}),
        }
    await store.close()
    return found
