"""The names under which the server answers."""

from __future__ import annotations

import socket

import pytest

from greatpowers.server.hosts import Hosts
from greatpowers.server.settings import Settings
from tests.server.wire import HOST, PLAIN, place

PUBLIC = Settings("", public_url="https://Tables.example.org")
NAMED = Settings("", public_url="https://tables.example.org", hosts=("other.example.org", "Third.example.org"))
ANY = Settings("", hosts=("*",))


@pytest.mark.parametrize(
    ("host", "plain", "public", "named"),
    (
        ("localhost", True, True, False),
        ("localhost:8440", True, True, False),
        ("LOCALHOST", True, True, False),
        ("127.0.0.1:8440", True, True, False),
        ("[::1]:8440", True, True, False),
        ("192.168.1.5", True, True, False),
        ("8.8.8.8", True, False, False),
        ("my-machine", True, False, False),
        ("my-machine.local:8440", True, False, False),
        ("tables.example.org", False, True, False),
        ("tables.example.org:443", False, True, False),
        ("tables.example.org.", False, True, False),
        ("other.example.org", False, False, True),
        ("third.EXAMPLE.org", False, False, True),
        ("evil.example", False, False, False),
        ("tables.example.org.evil.example", False, False, False),
        ("evil.example@localhost", False, False, False),
        ("localhost/evil.example", False, False, False),
        ("[::1", False, False, False),
        ("", False, False, False),
    ),
)
def test_which_names_are_served(host: str, plain: bool, public: bool, named: bool) -> None:
    assert [Hosts(settings).serve(host) for settings in (PLAIN, PUBLIC, NAMED)] == [plain, public, named]
    assert Hosts(ANY).serve(host)


def test_a_machine_is_served_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.example.org")
    assert Hosts(PLAIN).serve("box.example.org:8440")


EVIL = b"Host: evil.example\r\n"


@pytest.mark.anyio
async def test_a_page_of_another_name_gets_nothing() -> None:
    async with place() as here:
        for path, kind in (("/", "text/plain; charset=utf-8"), ("/api/me", "application/json")):
            peer = await here.peer()
            peer.send(f"GET {path} HTTP/1.1\r\n".encode(), EVIL, b"Accept-Language: de\r\n\r\n")
            status, headers, body = await peer.answer()
            assert (status, headers["content-type"], headers["connection"]) == (421, kind, "close")
            assert "„evil.example“" in body.decode()
            await peer.ended()
        stream = await here.peer()
        stream.send(b"GET /socket HTTP/1.1\r\n", EVIL, b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        assert (await stream.answer())[0] == 421
        assert here.app.asked == [] and here.doors.refused == {"wrong-host": 3}


@pytest.mark.anyio
async def test_health_is_told_whoever_is_asked_for() -> None:
    async with place(PUBLIC) as here:
        for request in (b"GET /health HTTP/1.1\r\nHost: 203.0.113.5\r\n\r\n", b"GET /health HTTP/1.0\r\n\r\n"):
            peer = await here.peer()
            peer.send(request)
            assert (await peer.answer())[0] == 200
        peer = await here.peer()
        peer.send(b"GET / HTTP/1.0\r\n\r\n")
        assert (await peer.answer())[0] == 421
        assert (await (await here.peer()).get())[0] == 200, HOST
