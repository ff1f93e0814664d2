"""What surrounds the routes: headers, mistakes, sizes, languages, pages, what operators ask."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import brotli
import pytest
import structlog

from greatpowers.server import operation
from greatpowers.server.guard import SMALL_BODY
from greatpowers.server.operation import public_path
from greatpowers.server.routes.pages import Client
from tests.server.browser import Server, served

PAGE = "<!doctype html><title>Great Powers</title>"
SCRIPT = "console.log('a long enough script to be packed');" * 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "tight-3c4d.js").write_text(SCRIPT)
    (folder / "assets" / "tight-3c4d.js.br").write_bytes(brotli.compress(SCRIPT.encode()))
    (folder / "assets" / "font.woff2").write_bytes(b"\0font")
    with served(tmp_path_factory.mktemp("store"), client=folder) as running:
        yield running


@pytest.mark.parametrize("path", ("/", "/api/me", "/api/no", "/nothing", "/health", "/api/tables?page=x", "/t/abc"))
def test_every_answer_carries_the_headers(server: Server, path: str) -> None:
    headers = server.browser().send("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer", "the address of a seat holds a secret"
    assert "strict-transport-security" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ("/", "/t/a", "/t/a/at/12", "/rules/x", "/casebook/x/y", "/me", "/import", "/seat/z"))
def test_addresses_of_the_app_get_its_page(server: Server, path: str) -> None:
    response = server.browser().send("GET", path)
    assert response.status_code == 200
    assert response.text.startswith("<!doctype html><title>") and "Great Powers</title>" in response.text
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_files_of_the_client(server: Server) -> None:
    browser = server.browser()
    script = browser.send("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert script.text == SCRIPT and script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"] and script.headers["vary"] == "accept-encoding"
    plain = browser.send("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    refusing = browser.send("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip;q=0, *;q=0"})
    assert refusing.text == SCRIPT and "content-encoding" not in refusing.headers
    again = browser.send("GET", "/assets/app-1a2b.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    font = browser.send("GET", "/assets/font.woff2", headers={"accept-encoding": "gzip"})
    assert font.headers["content-type"] == "font/woff2" and "content-encoding" not in font.headers
    assert browser.send("GET", "/icon.svg").headers["content-type"] == "image/svg+xml"


def test_files_that_the_build_has_compressed(server: Server) -> None:
    browser = server.browser()
    asked = {kind: {"accept-encoding": kind} for kind in ("gzip, deflate, br", "gzip, br;q=0", "identity")}
    found = {kind: browser.send("GET", "/assets/tight-3c4d.js", headers=asked[kind]) for kind in asked}
    assert [answer.headers.get("content-encoding") for answer in found.values()] == ["br", "gzip", None]
    assert {answer.text for answer in found.values()} == {SCRIPT}
    assert {answer.headers["vary"] for answer in found.values()} == {"accept-encoding"}
    assert browser.send("GET", "/assets/tight-3c4d.js.br").status_code == 404


@pytest.mark.parametrize(
    "path", ("/assets/no.js", "/../pyproject.toml", "/assets/%2e%2e/%2e%2e/store.py", "/nothing", "/.env", "/api/no")
)
def test_there_is_nothing_else(server: Server, path: str) -> None:
    response = server.browser("de").send("GET", path)
    assert response.status_code == 404
    assert response.json() == {"code": "not-found", "text": "Hier ist nichts."}


@pytest.mark.parametrize("path", ("/nothing", "/.env", "/rulez/attack"))
def test_who_reads_gets_the_page_that_says_so(server: Server, path: str) -> None:
    response = server.browser().send("GET", path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert response.status_code == 404 and response.text == PAGE
    known = {"accept": "text/html", "if-none-match": response.headers["etag"]}
    again = server.browser().send("GET", path, headers=known)
    assert again.status_code == 404, "a page that is known does not make the address exist"


@pytest.mark.parametrize("path", ("/api/no", "/assets/no.js"))
def test_programs_get_no_page(server: Server, path: str) -> None:
    response = server.browser().send("GET", path, headers={"accept": "text/html"})
    assert response.status_code == 404 and response.json()["code"] == "not-found"


@pytest.mark.parametrize("path", ("/", "/t/abc", "/assets/app-1a2b.js", "/health", "/metrics", "/nothing"))
def test_head_is_get_without_its_body(server: Server, path: str) -> None:
    browser = server.browser()
    full, head = (browser.send(method, path, headers={"accept-encoding": "identity"}) for method in ("GET", "HEAD"))
    assert head.status_code == full.status_code and head.content == b""
    assert head.headers["content-type"] == full.headers["content-type"]
    if path != "/metrics":  # which counts this very request
        assert head.headers["content-length"] == full.headers["content-length"] == str(len(full.content))


def test_a_new_build_is_served_without_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    client = Client(folder)
    assert client.file("") is None
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "app-1.js").write_text("first")
    (folder / "index.html").write_text("one")
    first = client.file("/t/abc")
    assert first is not None and first.content == b"one" and client.file("assets/app-1.js") is not None
    (folder / "assets" / "app-1.js").unlink()
    (folder / "index.html").unlink()
    assert client.file("") is first, "while it is being built, the old page is better than none"
    (folder / "assets" / "app-2.js").write_text("second")
    (folder / "index.html").write_text("two!")
    second = client.file("me")
    assert second is not None and second.content == b"two!" and second.tag != first.tag
    new, old = client.file("assets/app-2.js"), client.file("assets/app-1.js")
    assert new is not None and new.content == b"second" and "immutable" in new.caching
    assert old is not None and old.content == b"first", "a browser with the old page still asks for it"


def test_without_a_client_the_api_works_and_a_page_says_how_to_build(tmp_path: Path) -> None:
    assert Client(tmp_path / "missing").files == {}
    with served(tmp_path, client=tmp_path / "missing") as server:
        browser = server.browser("de")
        response = browser.send("GET", "/t/abc")
        assert response.status_code == 503 and "run.py play" in response.text and 'lang="de"' in response.text
        assert browser.get("/api/me")["person"] == ""
        assert browser.send("GET", "/assets/app.js").status_code == 404


def test_mistakes_name_the_field_in_the_language_of_the_reader(server: Server) -> None:
    body = {"game": "imperial-2030", "seats": [{"kind": "me"}, {"kind": "queen"}], "key": "12345678"}
    german = server.browser("de").post("/api/tables", body, 400)
    assert german["code"] == "bad-request" and german["text"].startswith("Diese Anfrage") and "seats" in german["text"]
    english = server.browser("en").post("/api/tables", {**body, "seats": [], "colour": "red"}, 400)
    assert english["text"].startswith("This request") and "seats" in english["text"]
    strange = server.browser("en").post("/api/tables", {"colour": "red", **body, "seats": [{"kind": "me"}] * 2}, 400)
    assert "`colour`" in strange["text"]


@pytest.mark.parametrize(
    ("content", "headers"),
    (
        ("", {}),
        ("{", {}),
        ("[]", {}),
        ("null", {}),
        ('"x"', {}),
        ("{}", {}),
        ("\xff\xfe", {}),
        ('{"name": "\xff", "password": "0123456789"}', {}),
        ('{"name": "\xed\xa0\x80", "password": "0123456789"}', {}),
        ("[" * 5000, {}),
        ('{"name": "Anna"}', {}),
        ('{"name": 1, "password": "0123456789"}', {}),
        ('{"name": "Anna", "password": "short"}', {}),
        ('{"name": "Anna", "password": "0123456789", "name": []}', {}),
        ("name=Anna&password=0123456789", {"content-type": "application/x-www-form-urlencoded"}),
    ),
)
def test_what_cannot_be_read_is_refused(server: Server, content: str, headers: dict[str, str]) -> None:
    response = server.browser().send("POST", "/api/login", content=content.encode("latin-1"), headers=headers)
    assert response.status_code == 400, response.text
    assert response.json()["code"] == "bad-request"


def test_what_is_too_large_is_refused(server: Server) -> None:
    browser = server.browser()
    wish = {"name": "Anna", "password": "x" * SMALL_BODY}
    assert browser.post("/api/login", wish, 413)["code"] == "too-large"
    large = {"document": {"x": "y" * 3 * 1024 * 1024}, "key": "12345678"}
    assert browser.post("/api/import", large, 413)["code"] == "too-large"
    fits = {"document": {"x": "y" * 1024 * 1024}, "key": "12345678"}
    assert browser.post("/api/import", fits, 400)["code"] == "bad-request"


def test_other_methods_are_refused(server: Server) -> None:
    browser = server.browser()
    for method, path in (("PUT", "/api/me"), ("DELETE", "/api/tables"), ("POST", "/api/games"), ("PATCH", "/health")):
        response = browser.send(method, path)
        assert response.status_code == 405, path
        assert response.json()["code"] == "bad-request"


def test_our_own_mistake_is_noted_and_not_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise ValueError("a secret of the inside")

    monkeypatch.setattr(server.service.store.tables, "page", fail)
    with structlog.testing.capture_logs() as lines:
        response = server.browser().send("GET", "/api/tables")
    assert response.status_code == 500 and response.json()["code"] == "broken"
    assert "secret" not in response.text
    (line,) = [line for line in lines if line["event"] == "broken"]
    assert "a secret of the inside" in line["trace"]


def test_who_hangs_up_halfway_is_not_our_mistake(server: Server) -> None:
    browser = server.browser()
    browser.get("/api/me")
    headers = {**browser.headers(), "content-type": "application/json", "content-length": "100"}
    heard = iter([{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(heard)

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask() -> None:
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "PATCH",
            "scheme": "http",
            "path": "/api/me",
            "raw_path": b"/api/me",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
            "state": {},
        }
        await server.client.app(scope, receive, send)

    with structlog.testing.capture_logs() as lines:
        server.call(ask)
    assert [message["status"] for message in sent if "status" in message] == [400]
    assert not [line for line in lines if line["event"] == "broken"]


def test_health_and_metrics(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = server.browser()
    assert browser.get("/health")["ok"] is True
    page = browser.send("GET", "/metrics").text
    assert 'greatpowers_requests_total{method="GET",route="/health",status="200"}' in page
    for name in ("answers", "answer_to_broadcast_seconds", "listeners", "rooms", "computer_failures"):
        assert f"greatpowers_{name}" in page

    async def dead() -> bool:
        return False

    monkeypatch.setattr(server.service.store, "ready", dead)
    assert browser.get("/health", 503)["store"] is False


def test_the_schema_is_served(server: Server) -> None:
    schema = server.browser().get("/api/schema")
    assert schema["openapi"].startswith("3.1")
    answers = schema["paths"]["/api/tables"]["post"]["responses"]
    assert {"400", "401", "403", "404", "409", "413", "422", "429"} <= answers.keys()


@pytest.mark.parametrize(
    ("path", "shown"),
    (
        ("/seat/abc", "/seat/…"),
        ("/api/seat/abc/def", "/api/seat/…"),
        ("/api/tables/x", "/api/tables/x"),
        ("/t/seat/x", "/t/seat/x"),
    ),
)
def test_logs_hold_no_secret_of_a_seat(path: str, shown: str) -> None:
    assert public_path(path) == shown


def test_requests_are_logged_without_secrets(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as lines, served(tmp_path, logged=True) as server:
        browser = server.browser()
        browser.send("POST", "/api/seat/top-secret-token")
        browser.post("/api/login", {"name": "Anna", "password": "my secret password"}, 401)
        browser.get("/health")
    told = json.dumps(lines, default=str, ensure_ascii=False)
    assert "/api/seat/…" in told and "secret" not in told
    assert [line["status"] for line in lines if line.get("path") == "/api/login"] == [401]
    assert not [line for line in lines if line.get("path") == "/health"], "it would fill the logs"


def test_logs_are_json_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    before = root.handlers, root.level
    try:
        operation.set_up_logs()
        structlog.get_logger("x").info("request", path="/ä")
        logging.getLogger("library").warning("slow %s", "disk")
    finally:
        root.handlers, level = before[0], before[1]
        root.setLevel(level)
        structlog.reset_defaults()
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["event"], first["path"], first["level"]) == ("request", "/ä", "info")
    assert (second["event"], second["level"]) == ("slow disk", "warning")


def test_a_database_that_cannot_be_reached_is_not_our_mistake(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(**_: object) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(server.service.store.tables, "page", refuse)
    response = server.browser().send("GET", "/api/tables")
    assert (response.status_code, response.json()["code"]) == (503, "unsaved")


def test_a_log_that_nobody_reads_any_more_stops_nothing() -> None:
    stream = io.StringIO()
    stream.close()
    outlet = operation.Outlet(stream)
    outlet.write("something")
    outlet.flush()


def test_every_sentence_of_the_server_is_said_somewhere() -> None:
    sources = "".join(path.read_text() for path in Path(operation.__file__).parent.rglob("*.py"))
    text = (files("greatpowers.words") / "en" / "server.ftl").read_text("utf-8")
    names = re.findall(r"^([a-z][a-z-]*[a-z0-9-]*) =", text, re.MULTILINE)
    assert len(names) > 40
    assert [name for name in names if f'"{name}"' not in sources and not name.startswith(MADE_UP)] == []


MADE_UP = ("credits-", "preview-table-", "seat-", "waiting-")
"""Sentences whose names are put together."""
