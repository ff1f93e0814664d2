"""The stream: whole first, then what changed; resync, looking elsewhere, and everything that ends it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from typing import Any, ClassVar, cast

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from greatpowers.server import stream as streaming
from greatpowers.server.protocol import PROTOCOL, Look, Resync, StreamProblem, Update
from greatpowers.server.stream import MOST_CHARACTERS, PACKED_FROM, Connection, Over, first_of
from tests.server.browser import Browser, Server, key, served
from tests.server.picture import Picture, touched


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("stream")) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Browser:
    return server.browser()


class Mirror(Picture):
    """What a browser keeps: it follows the updates and sees whether one is missing."""

    def __init__(self, socket: Any) -> None:
        super().__init__()
        self.socket = socket

    def next(self) -> Update:
        return self.take(self.socket.receive_text())

    def part(self, name: str) -> Any:
        return self.parts[name]

    def until(self, name: str) -> Update:
        """Follow until this part changes."""
        while True:
            update = self.next()
            if name in touched(update):
                return update


def test_what_is_long_is_packed_for_who_can_unpack_it(server: Server, anna: Browser) -> None:
    table = anna.table("me", "me", "me")
    with anna.stream(table, "?seat=0&lang=en&packed=1") as socket:

        def came() -> tuple[Update, int, int]:
            """What came, how long it is, and how many bytes of it were packed."""
            message = socket.receive()
            packed: bytes | None = message.get("bytes")
            text = message["text"].encode() if packed is None else zlib.decompress(packed)
            return msgspec.json.decode(text, type=Update), len(text), len(packed or b"")

        first, length, packed = came()
        assert first.whole and 0 < packed < length / 3
        anna.post(f"/api/tables/{table}/chat", {"text": "hello", "key": key()})
        _, length, packed = came()
        assert length < PACKED_FROM and not packed, "what is short comes as it is"
        asked = next(own["seat"] for own in first.parts["you"]["own"] if own["asked"])
        update = first
        if asked != 0:
            socket.send_text(msgspec.json.encode(Look(asked, "en")).decode())
            while not (update := came()[0]).whole:
                pass
        prompt = update.parts["prompt"]
        body = {"seat": asked, "ask": prompt["ask"], "answer": prompt["choices"][0]["answer"], "key": key()}
        anna.post(f"/api/tables/{table}/answers", body)
        while "screen" not in touched((answered := came())[0]):
            pass
        update, length, packed = answered
        assert not update.whole and bool(packed) is (length >= PACKED_FROM) and length < 20_000, "only what changed"


def test_who_has_a_seat_looks_through_it_at_once(server: Server, anna: Browser) -> None:
    """A page that first shows what anybody sees would be taken for the table, and its keys would do nothing."""

    def looks(who: Browser, table: str) -> Any:
        with who.stream(table) as socket:
            first = Mirror(socket)
            first.next()
            you = first.part("you")
            return you["seat"], [own["seat"] for own in you["own"] if own["asked"]]

    assert looks(anna, anna.table("open", "me", "open")) == (1, []), "before the game begins"
    for _ in range(5):
        seat, asked = looks(anna, anna.table("me", "me", "me"))
        assert [seat] == asked, "of several the one that is asked"
    shared = anna.table("me", "me", "me", game="imperialism")
    assert looks(anna, shared)[0] is None, "with secrets a curtain comes first"
    assert looks(server.browser(), shared) == (None, [])


def test_whole_first_and_then_what_changed(server: Server, anna: Browser) -> None:
    table = anna.table("me", "me")
    with anna.stream(table, "?seat=0&lang=de") as socket, server.browser().stream(table) as other:
        mine, theirs = Mirror(socket), Mirror(other)
        assert mine.next().whole and theirs.next().whole
        assert {"table", "you", "screen", "prompt"} <= mine.parts.keys()
        asked = next(own["seat"] for own in mine.part("you")["own"] if own["asked"])
        socket.send_text(msgspec.json.encode(Look(asked, "de")).decode())
        while not mine.next().whole:
            pass
        prompt = mine.part("prompt")
        body = {"seat": asked, "ask": prompt["ask"], "answer": prompt["choices"][0]["answer"], "key": key()}
        seq = anna.post(f"/api/tables/{table}/answers", body)["seq"]
        for mirror in (mine, theirs):
            update = mirror.until("screen")
            assert update.seq == seq and not update.whole and "chat" not in touched(update)
        assert theirs.part("you")["seat"] is None and theirs.part("you")["own"] == []


def test_resync_sends_everything_again(anna: Browser) -> None:
    table = anna.table("me", "me")
    with anna.stream(table, "?seat=0") as socket:
        mirror = Mirror(socket)
        mirror.next()
        before = dict(mirror.parts)
        socket.send_text(msgspec.json.encode(Resync()).decode())
        while not mirror.next().whole:
            pass
        assert mirror.parts == before


def test_a_reconnected_browser_catches_up(anna: Browser) -> None:
    table = anna.table("me", "open")
    with anna.stream(table, "?seat=0") as socket:
        Mirror(socket).next()
    anna.post(f"/api/tables/{table}/chat", {"text": "while you were away", "key": key()})
    with anna.stream(table, "?seat=0") as socket:
        mirror = Mirror(socket)
        assert mirror.next().whole
        assert mirror.part("chat")[0]["text"] == "while you were away"


def test_languages_can_be_changed(anna: Browser) -> None:
    table = anna.table("me", "computer")
    with anna.stream(table, "?seat=0&lang=en") as socket:
        mirror = Mirror(socket)
        mirror.next()
        english = mirror.parts["screen"]
        socket.send_text('{"kind":"look","seat":0,"lang":"de"}')
        while not mirror.next().whole:
            pass
        assert mirror.parts["screen"] != english


def test_a_seat_of_somebody_else_shows_no_more_than_a_spectator_sees(server: Server, anna: Browser) -> None:
    table = anna.table("me", "me", game="imperialism")
    spectator, curious = server.browser(), server.browser()
    with spectator.stream(table) as one, curious.stream(table, "?seat=0") as two:
        first, second = Mirror(one), Mirror(two)
        first.next()
        second.next()
        assert first.parts["screen"] == second.parts["screen"]
        assert second.part("you")["own"] == []


@pytest.mark.parametrize(
    "message",
    (
        "",
        "{",
        "null",
        "[]",
        '{"kind":"answer"}',
        '{"kind":"look"}',
        '{"kind":"look","seat":-1,"lang":"de"}',
        '{"kind":"look","seat":8,"lang":"de"}',
        '{"kind":"look","seat":0,"lang":"fr"}',
        '{"kind":"look","seat":0,"lang":"de","more":1}',
        '{"kind":"resync","x":1}',
        " " * (MOST_CHARACTERS + 1),
        "[" * MOST_CHARACTERS,
        b'{"kind":"resync"}',
    ),
)
def test_bad_messages_end_the_stream(server: Server, anna: Browser, message: str | bytes) -> None:
    table = anna.table("me", "open")
    state = server.state_hash(table)
    with anna.stream(table, "?seat=0&lang=de") as socket:
        Mirror(socket).next()
        if isinstance(message, bytes):
            socket.send_bytes(message)
        else:
            socket.send_text(message)
        problem, code = last_words(socket)
    assert problem.code == "bad-request" and "versteht" in problem.text and code == streaming.BAD_MESSAGE
    assert server.state_hash(table) == state


def last_words(socket: Any) -> tuple[StreamProblem, int]:
    """What the server says before it hangs up, and the code with which it does."""
    problem: StreamProblem | None = None
    try:
        while True:
            message = msgspec.json.decode(socket.receive_text(), type=Update | StreamProblem)
            if isinstance(message, StreamProblem):
                problem = message
    except WebSocketDisconnect as closed:
        assert problem is not None
        return problem, closed.code


@pytest.mark.parametrize("query", ("?seat=9", "?seat=x", "?lang=fr", "?seat=-1"))
def test_a_bad_address_is_refused(anna: Browser, query: str) -> None:
    table = anna.table("me", "open")
    with anna.stream(table, query) as socket:
        problem, code = last_words(socket)
    assert problem.code == "bad-request" and code == streaming.BAD_MESSAGE


def test_no_table_no_stream(anna: Browser) -> None:
    with anna.stream("nowhere") as socket:
        problem, code = last_words(socket)
    assert problem.code == "not-found" and code == streaming.NOT_FOUND


def test_other_pages_cannot_listen(anna: Browser) -> None:
    table = anna.table("me", "open")
    with pytest.raises(WebSocketDisconnect), anna.stream(table, origin="https://evil.example") as socket:
        socket.receive_text()
    with anna.stream(table, f"?protocol={PROTOCOL}", origin=f"http://{anna.headers()['host']}") as socket:
        assert Mirror(socket).next().whole


def test_too_many_messages_end_the_stream(server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = anna.table("me", "open")
    monkeypatch.setattr(server.service.limits, "allow", lambda what, who: what != "look")
    with anna.stream(table) as socket:
        Mirror(socket).next()
        socket.send_text('{"kind":"resync"}')
        problem, code = last_words(socket)
    assert problem.code == "too-many" and code == streaming.TOO_MANY


def test_a_quiet_table_still_says_something(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "HEARTBEAT", 0.01)
    table = anna.table("me", "open")
    with anna.stream(table) as socket:
        mirror = Mirror(socket)
        mirror.next()
        while touched(mirror.next()):
            pass
        said = mirror.next()
        assert (said.parts, said.changes, said.number) == ({}, [], mirror.number)


def test_listeners_and_answers_are_counted(server: Server, anna: Browser) -> None:
    table = anna.table("me", "me")
    metrics = server.service.metrics
    before = cast(float, metrics.registry.get_sample_value("greatpowers_answer_to_broadcast_seconds_count"))
    with anna.stream(table, "?seat=0") as socket:
        mirror = Mirror(socket)
        mirror.next()
        assert metrics.registry.get_sample_value("greatpowers_listeners") == 1
        asked = next(own["seat"] for own in mirror.part("you")["own"] if own["asked"])
        socket.send_text(msgspec.json.encode(Look(asked, "de")).decode())
        while not mirror.next().whole:
            pass
        prompt = mirror.part("prompt")
        body = {"seat": asked, "ask": prompt["ask"], "answer": prompt["choices"][0]["answer"], "key": key()}
        anna.post(f"/api/tables/{table}/answers", body)
        mirror.until("screen")
        anna.post(f"/api/tables/{table}/chat", {"text": "after it", "key": key()})
        mirror.until("chat")
    assert metrics.registry.get_sample_value("greatpowers_answer_to_broadcast_seconds_count") == before + 1
    assert metrics.registry.get_sample_value("greatpowers_answers_total", {"outcome": "accepted"})


def test_whoever_is_too_slow_is_dropped(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "PATIENCE", 0)

    class Stuck:
        scope: ClassVar[dict[str, Any]] = {"headers": [], "state": {}}

        async def send_data(self, data: str, mode: str) -> None:
            await asyncio.Event().wait()

    async def send() -> None:
        connection = Connection(cast(Any, Stuck()), server.service, "x")
        with pytest.raises(Over) as over:
            await connection.send(Update(0, 0, {}, []))
        assert over.value.close_code == streaming.TOO_SLOW

    server.call(send)


def test_a_farewell_nobody_hears_is_no_mistake(server: Server) -> None:
    class Gone:
        scope: ClassVar[dict[str, Any]] = {"headers": [], "state": {}}

        async def send_data(self, data: str, mode: str) -> None:
            raise RuntimeError("closed")

    async def bid() -> None:
        await Connection(cast(Any, Gone()), server.service, "x").farewell(streaming.malformed())

    server.call(bid)


def test_when_the_server_ends_browsers_are_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("ending")) as server:
        anna = server.browser()
        table = anna.table("me", "open")
        with anna.stream(table) as socket:
            Mirror(socket).next()
            server.call(server.service.end_streams)
            problem, code = last_words(socket)
        assert problem.code == "ended" and code == streaming.GOING_DOWN
        assert anna.get("/health", 503)["ok"] is False


def test_a_mistake_of_one_is_a_mistake_of_all() -> None:
    async def fail() -> None:
        raise ValueError("one")

    async def wait() -> None:
        await asyncio.Event().wait()

    with pytest.raises(ValueError, match="one"):
        asyncio.run(first_of(fail(), wait()))
