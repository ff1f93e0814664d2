"""Answers go a short way past the framework: what comes back is to the byte what the usual way gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from greatpowers.server import short_way
from greatpowers.server.guard import SMALL_BODY
from greatpowers.server.routes import table as routes
from greatpowers.server.rows import NotStored
from tests.server.browser import Browser, Server, served
from tests.server.test_forged import Table

Sent = dict[str, Any]


class Asked:
    """A table and a question that is open there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table = Table(server, "imperial-2030")
        self.seat, self.prompt = self.table.open()
        self.browser = self.table.people[self.seat]
        self.url = f"/api/tables/{self.table.id}/answers"

    def body(self, **changes: Any) -> Sent:
        answer = self.prompt["choices"][0]["answer"]
        return {"seat": self.seat, "ask": self.prompt["ask"], "answer": answer, "key": "first-key", **changes}

    def refused(self) -> Any:
        """Something that cannot be answered at a game's first question, whatever was dealt: nobody may stay there."""
        assert self.prompt["step"] == "rondel"
        return {"kind": "pass"}

    def send(self, **changes: Any) -> httpx.Response:
        wanted = {"browser": self.browser, "method": "POST", "path": self.url, "json": self.body(), **changes}
        if "content" in wanted:
            del wanted["json"]
        browser: Browser = wanted.pop("browser")
        return browser.send(wanted.pop("method"), wanted.pop("path"), **wanted)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("store")) as server:
        yield server


@pytest.fixture
def asked(server: Server) -> Asked:
    """A table of its own for every test: an answer leads to another question."""
    return Asked(server)


@contextmanager
def usual_way(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(short_way, "SHORT", {})
        yield


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that something was done at by the short way."""
    gone: list[str] = []

    async def performed(found: Any, scope: Any, table: str, *more: Any) -> Any:
        gone.append(table)
        return await routes.performed(found, scope, table, *more)

    monkeypatch.setattr(short_way, "performed", performed)
    return gone


def same(one: httpx.Response, other: httpx.Response) -> bool:
    return (one.status_code, one.headers.raw, one.content) == (other.status_code, other.headers.raw, other.content)


DEEP = b"[" * 20_000
CASES: dict[str, tuple[int, bool, Callable[[Asked], Sent]]] = {
    "stale": (409, True, lambda at: {"json": at.body(ask=0, key="other-key")}),
    "no answer": (400, True, lambda at: {"json": at.body(answer={"kind": "nonsense"}, key="other-key")}),
    "against the rules": (422, True, lambda at: {"json": at.body(answer=at.refused(), key="other-key")}),
    "not their seat": (403, True, lambda at: {"json": at.body(seat=1 - at.seat, key="other-key")}),
    "no such seat": (404, True, lambda at: {"json": at.body(seat=7, key="other-key")}),
    "no such table": (404, True, lambda at: {"path": "/api/tables/nowhere/answers"}),
    "nobody known": (401, True, lambda at: {"browser": at.server.browser("de")}),
    "a plan of nothing": (400, False, lambda at: {"path": at.url.replace("/answers", "/plan/answers")}),
    "no JSON": (400, False, lambda at: {"content": b"{"}),
    "nothing": (400, False, lambda at: {"content": b""}),
    "no UTF-8": (400, False, lambda at: {"content": b'{"seat": 0, "ask": 0, "answer": {}, "key": "\xff"}'}),
    "a text for a number": (400, False, lambda at: {"json": at.body(seat="0")}),
    "a field that lacks": (400, False, lambda at: {"json": {"seat": 0}}),
    "too deep": (400, False, lambda at: {"content": b'{"answer": {"a": ' + DEEP}),
    "too large": (413, False, lambda at: {"json": at.body(key="k" * SMALL_BODY)}),
    "forged": (403, False, lambda at: {"forged": True}),
    "another origin": (403, False, lambda at: {"headers": {"origin": "https://elsewhere.example"}}),
    "outdated": (409, False, lambda at: {"headers": {"x-protocol": "1"}}),
    "a name of letters": (404, False, lambda at: {"path": "/api/tables/%C3%A4/answers"}),
    "another method": (405, False, lambda at: {"method": "PUT"}),
    "no such host": (400, False, lambda at: {"headers": {"host": "no/host"}}),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_is_the_same(asked: Asked, case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    status, is_short, made = CASES[case]
    sent = made(asked)
    with usual_way(monkeypatch):
        usual = asked.send(**sent)
    gone = counted(monkeypatch)
    assert same(asked.send(**sent), usual), (asked.send(**sent).text, usual.text)
    assert usual.status_code == status, usual.text
    assert bool(gone) == is_short, "the way it went"


@pytest.mark.parametrize(
    ("error", "status"),
    (
        (NotStored("full"), 503),
        (ConnectionRefusedError("away"), 503),
        (ValueError("ours"), 500),
        (RecursionError(), 400),
    ),
    ids=("full", "away", "ours", "deep"),
)
def test_a_mistake_is_told_the_same(
    asked: Asked, error: Exception, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> Any:
        raise error

    monkeypatch.setattr(routes, "counted", broken)
    with usual_way(monkeypatch):
        usual = asked.send()
    gone = counted(monkeypatch)
    assert same(asked.send(), usual) and gone
    assert usual.status_code == status


def test_who_asks_too_often_is_told_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, limited=True, clock=lambda: 1e9) as server:
        asked = Asked(server)
        while asked.send(json=asked.body(ask=0, key="other-key")).status_code != 429:
            pass
        gone = counted(monkeypatch)
        short = asked.send()
        with usual_way(monkeypatch):
            assert same(short, asked.send()) and gone
        assert short.status_code == 429


def test_an_answer_is_acknowledged_and_counted_the_same(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = 'greatpowers_requests_total{method="POST",route="/api/tables/{table}/answers",status="200"}'

    def requests() -> float:
        lines = asked.server.service.metrics.page().decode().splitlines()
        return next(float(line.rpartition(" ")[2]) for line in lines if line.startswith(sample))

    before = requests()
    gone = counted(monkeypatch)
    short = asked.send()
    assert short.status_code == 200 and gone == [asked.table.id], short.text
    with usual_way(monkeypatch):
        assert same(short, asked.send()), "the same key again"
    assert requests() == before + 2
