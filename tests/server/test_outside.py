"""The proxy before a server, as `doctor` sees it: a real server, and proxies that do one thing wrong."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from greatpowers.server import outside
from greatpowers.server.doctor import FAIL, OK, WARN, Report
from tests.server.process import serving

Edit = Callable[[bytes], bytes]
"""Of the head of a request; nothing at all hangs up."""


class Proxy:
    """Passes one request of each connection on, changed, and then everything in both directions."""

    def __init__(self, port: int, edit: Edit, answer: Edit) -> None:
        self._target = ("127.0.0.1", port)
        self._edit, self._answer = edit, answer
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._let_in, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=self._serve, args=(self._door.accept()[0],), daemon=True).start()

    def _serve(self, browser: socket.socket) -> None:
        with contextlib.suppress(OSError), browser, socket.create_connection(self._target) as server:
            wish = self._edit(head(browser))
            if not wish:
                browser.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            server.sendall(wish)
            browser.sendall(self._answer(head(server)))
            back = threading.Thread(target=poured, args=(browser, server), daemon=True)
            back.start()
            poured(server, browser)


def head(connection: socket.socket) -> bytes:
    """Up to the empty line, and not a byte further."""
    found = b""
    while not found.endswith(b"\r\n\r\n"):
        byte = connection.recv(1)
        if not byte:
            break
        found += byte
    return found


def poured(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while content := one.recv(65_536):
            other.sendall(content)
        other.shutdown(socket.SHUT_WR)


def without(name: str) -> Edit:
    return lambda text: re.sub(rf"(?im)^{name}:.*\r\n".encode(), b"", text)


def with_line(line: str) -> Edit:
    return lambda text: text.replace(b"\r\n", f"\r\n{line}\r\n".encode(), 1)


def each(*edits: Edit) -> Edit:
    def edit(text: bytes) -> bytes:
        for one in edits:
            text = one(text) if text else text
        return text

    return edit


def closed(path: str) -> Edit:
    return lambda text: b"" if text.startswith(f"GET {path} ".encode()) else text


def same(text: bytes) -> bytes:
    return text


FORWARDING = each(without("x-forwarded-for"), with_line("X-Forwarded-For: 198.51.100.7"))
GOOD = each(FORWARDING, closed("/metrics"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """One that knows that a proxy stands before it."""
    with serving(tmp_path_factory.mktemp("outside"), "--public-url", "https://tables.example.org") as process:
        yield process.port


def looked(port: int, edit: Edit, answer: Edit = same) -> dict[str, str]:
    proxy = Proxy(port, edit, answer)
    report = Report("en")
    try:
        outside.examine(proxy.address, report)
    finally:
        proxy.close()
    return {finding.message: finding.state for finding in report.findings}


def test_a_proxy_that_does_what_it_should(server: int) -> None:
    found = looked(server, each(GOOD, lambda text: re.sub(rb"(?im)^origin:.*\r\n", b"", text)))
    assert found == {
        "doctor-proxy": OK,
        "doctor-clock-outside": OK,
        "doctor-no-https": WARN,
        "doctor-forwarded": OK,
        "doctor-stream": OK,
        "doctor-metrics": OK,
    }


@pytest.mark.parametrize(
    ("edit", "message", "state"),
    (
        (without("x-forwarded-for"), "doctor-not-forwarded", FAIL),
        (same, "doctor-forged", FAIL),
        (FORWARDING, "doctor-metrics-public", WARN),
        (each(GOOD, without("upgrade")), "doctor-no-stream", FAIL),
        (each(GOOD, without("host"), with_line("Host: 127.0.0.1:1")), "doctor-origin", FAIL),
        (closed("/health"), "doctor-proxy-unwell", FAIL),
    ),
)
def test_what_a_proxy_does_wrong_is_named(server: int, edit: Edit, message: str, state: str) -> None:
    assert looked(server, edit)[message] == state


def test_a_clock_that_differs(server: int) -> None:
    old = each(without("date"), with_line("Date: Mon, 01 Jan 2024 00:00:00 GMT"))
    assert looked(server, GOOD, old)["doctor-clock-proxy"] == FAIL
    assert "doctor-clock-outside" not in looked(server, GOOD, without("date"))


def test_an_older_server_does_not_say_who_asked(server: int) -> None:
    assert looked(server, GOOD, without("x-asked-from"))["doctor-forwarded-unknown"] == WARN


def test_nothing_answers() -> None:
    report = Report("de")
    outside.examine("http://127.0.0.1:1", report)
    assert [finding.message for finding in report.findings] == ["doctor-proxy-away"] and not report.well


def test_somebody_else_answers(tmp_path: Path) -> None:
    """Whatever it says: it is not a server that is well."""
    door = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        with door.accept()[0] as browser:
            head(browser)
            browser.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")

    threading.Thread(target=answer, daemon=True).start()
    report = Report("en")
    outside.examine(f"http://127.0.0.1:{door.getsockname()[1]}", report)
    door.close()
    assert [finding.message for finding in report.findings] == ["doctor-proxy-unwell"]


@pytest.mark.parametrize(
    ("headers", "openly", "message"),
    (
        ({}, False, "doctor-no-hsts"),
        ({"strict-transport-security": "max-age=1"}, True, "doctor-http-too"),
        ({"strict-transport-security": "max-age=1"}, False, "doctor-https"),
    ),
)
def test_encryption(monkeypatch: pytest.MonkeyPatch, headers: dict[str, str], openly: bool, message: str) -> None:
    monkeypatch.setattr(outside, "answers_openly", lambda host: openly)
    report = Report("en")
    outside.look_at_encryption("https://tables.example.org", outside.Answer(200, headers, b""), report)
    assert [finding.message for finding in report.findings] == [message]


def test_the_server_says_whom_it_takes_us_for(server: int, tmp_path: Path) -> None:
    at = f"http://127.0.0.1:{server}"
    assert outside.ask(at, "/health", {}).headers["x-asked-from"] == "127.0.0.1 direct"
    told = outside.ask(at, "/health", {"x-forwarded-for": "203.0.113.9, 198.51.100.7"})
    assert told.headers["x-asked-from"] == "198.51.100.7 forwarded"
    with serving(tmp_path) as process:
        alone = outside.ask(f"http://127.0.0.1:{process.port}", "/health", {"x-forwarded-for": "198.51.100.7"})
    assert alone.headers["x-asked-from"] == "127.0.0.1 direct"
