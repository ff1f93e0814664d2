"""`admin`, `doctor` and `backup` beside a server that is at work, on both databases."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers.cli.line import Mistake, run
from greatpowers.server.replaying import record_of
from greatpowers.server.store import Store
from tests.server.databases import Postgres
from tests.server.process import Serving, serving

GAME = "imperial-2030"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, str]]:
    """A server and its database. All tests share it, each with people and a table of its own."""
    folder = tmp_path_factory.mktemp("beside")
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'tables.sqlite'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    with serving(folder, "--database", url.removeprefix("sqlite:///")) as process:
        yield process, url


@pytest.fixture
def server(running: tuple[Serving, str]) -> Serving:
    """With a browser that has not been there yet."""
    return Serving(running[0].port, running[0].folder)


@pytest.fixture
def database_url(running: tuple[Serving, str]) -> str:
    return running[1]


class Operator:
    """Gives commands of the shell and reads the JSON that comes."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.at = ["--database", url.removeprefix("sqlite:///")]
        self._capsys = capsys

    def __call__(self, *line: str, status: int = 0) -> Any:
        self._capsys.readouterr()
        assert run([*line, *self.at, "--json"]) == status
        return json.loads(self._capsys.readouterr().out)


@pytest.fixture
def operator(database_url: str, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(database_url, capsys)


class House:
    """What a player at the running server does, knowing from the database what is asked."""

    def __init__(self, server: Serving, url: str) -> None:
        self.server = server
        self.url = url
        server.ask("/api/me")
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "key": "a-table-1", "speed": "instant"}
        status, made = server.ask("/api/tables", wish)
        assert status == 201, made
        self.table = str(made["id"])

    def match(self) -> Any:
        """The record in the database, played again with every hash."""

        async def read() -> Any:
            store = await Store.open(self.url, upgrade=False)
            try:
                header = await store.tables.get(self.table)
                assert header is not None
                entries = await store.records.entries(self.table)
                assert header.entries == len(entries)
                return greatpowers.replay(record_of(header, entries))
            finally:
                await store.close()

        return asyncio.run(read())

    def answer(self) -> int:
        """The status of the first answer to whatever is asked."""
        match = self.match()
        decision = match.decisions[0]
        answer = decision.options[0].to_json()
        key = f"answer-{len(match.entries):04}"
        wish = {"seat": decision.seat, "ask": match.question, "answer": answer, "key": key}
        return self.server.ask(f"/api/tables/{self.table}/answers", wish)[0]

    def listed(self, operator: Operator) -> str:
        """Its status, as operators see it."""
        (row,) = operator("admin", "tables", "--search", self.table)["tables"]
        return str(row["status"])

    def status(self) -> str:
        return str(self.server.ask(f"/api/tables/{self.table}")[1]["status"])


@pytest.fixture
def house(server: Serving, database_url: str) -> House:
    return House(server, database_url)


def test_a_table_is_closed_under_a_server_that_has_it_open(house: House, operator: Operator) -> None:
    """The server notices when it next writes there; nothing is played on, and nothing is lost or damaged."""
    assert house.answer() == 200
    assert house.listed(operator) == "running"
    before = house.match().hash()
    assert operator("admin", "close", house.table) == {"table": house.table, "closed": True}
    assert house.answer() == 409
    assert house.match().hash() == before
    assert house.status() == "closed"
    assert house.listed(operator) == "closed"
    assert operator("admin", "close", house.table) == {"table": house.table, "closed": False}
    assert house.server.ask("/health") == (200, {"ok": True, "store": True})
    assert "broken" not in (house.server.folder / "log").read_text()


def test_a_server_goes_on_while_it_is_looked_at_copied_and_tidied(
    house: House, operator: Operator, tmp_path: Path, database_url: str
) -> None:
    copy, out = tmp_path / "copy", tmp_path / "out"
    for _ in range(3):
        assert house.answer() == 200
    report = operator("doctor")
    assert report["ok"] and {"integrity", "records", "writing"} <= {row["check"] for row in report["findings"]}
    assert run(["backup", *operator.at, "--to", str(copy)]) == 0
    played = house.match()
    assert operator("admin", "export", house.table, "--to", str(out))["tables"][0]["kind"] == "position"
    assert operator("admin", "retention", "--tables-after", "1", "--guests-after", "1", "--do")["tables"] == 0
    assert house.answer() == 200
    assert len(house.match().entries) > len(played.entries)
    if database_url.startswith("sqlite"):
        assert run(["admin", "restore", str(copy), "--database", str(tmp_path / "new.sqlite")]) == 0
        house.url = f"sqlite:///{tmp_path / 'new.sqlite'}"
        assert house.match().hash() == played.hash()


def test_a_lost_password_is_given_anew(server: Serving, operator: Operator, capsys: pytest.CaptureFixture[str]) -> None:
    server.ask("/api/me")
    who = {"name": "Anna", "password": "correct horse battery"}
    assert server.ask("/api/register", who)[1]["account"] is True
    told = operator("admin", "person", "anna", "--reset-password")
    assert server.ask("/api/me")[1]["person"] == "", "the session is over"
    assert server.ask("/api/login", who)[0] == 401
    status, me = server.ask("/api/login", {"name": "Anna", "password": told["password"]})
    assert (status, me["person"]) == (200, told["person"])
    assert [row["account"] for row in operator("admin", "people", "--search", "ANN")["people"]] == ["anna"]
    assert operator("admin", "person", "anna", "--forget")["forgotten"] is True
    assert server.ask("/api/me")[1]["person"] == ""
    assert server.ask("/api/login", {"name": "Anna", "password": told["password"]})[0] == 401


def test_nothing_is_restored_or_moved_under_a_server(
    server: Serving, operator: Operator, tmp_path: Path, database_url: str
) -> None:
    server.ask("/api/me")
    copy = tmp_path / "copy"
    assert run(["backup", *operator.at, "--to", str(copy)]) == 0
    with pytest.raises(Mistake):
        run(["admin", "restore", str(copy), *operator.at])
    with pytest.raises(Mistake):
        run(["admin", "move", "--from", operator.at[1], "--to", str(tmp_path / "two.sqlite")])
    assert not (tmp_path / "two.sqlite").exists()
    assert server.ask("/health")[0] == 200
