"""A page of another version is told to reload, and nothing it sends is taken for something else.

What the page of the commit before there were versions (223b256) says and understands is written down here from its own
sources: `stream.ts`, `live.svelte.ts` and `api.ts` of `web/src/protocol`, `Screen.svelte` and `PromptBar.svelte`.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from greatpowers.server.protocol import PROTOCOL
from greatpowers.server.stream import OUTDATED, parts_hash
from tests.server.browser import HOST, Browser, Server, key, served

ORIGIN = {"origin": f"http://{HOST}"}
RELOAD = {
    "de": "Diese Seite ist älter als der Server. Bitte neu laden.",
    "en": "This page is older than the server. Please reload it.",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("versions")) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Browser:
    return server.browser()


class OldPage:
    """The page of 223b256 at a table, as far as it matters what it shows."""

    FINAL = ("not-found", "forbidden", "unauthorized", "bad-request")
    """`stream.ts`: after these it gives up; after anything else it tries again and again, and shows nothing."""

    def __init__(self, parts: dict[str, str] | None = None) -> None:
        self.parts = dict(parts or {})
        self.ready = parts is not None
        self.problem: dict[str, str] | None = None

    def listen(self, socket: Any) -> int:
        """Take what comes until the line is closed; returns the code of its end."""
        while True:
            try:
                message = socket.receive()
            except WebSocketDisconnect as end:
                return end.code
            packed: bytes | None = message.get("bytes")
            self.receive(json.loads(message["text"] if packed is None else zlib.decompress(packed)))

    def receive(self, message: dict[str, Any]) -> None:
        if message["kind"] == "problem":
            assert message["code"] in self.FINAL
            self.problem = message
            return
        if message["whole"]:
            self.parts = {}
        for name, text in message["parts"].items():
            assert isinstance(text, str), "parts are texts"
            self.parts[name] = text
        assert parts_hash(self.parts) == message["hash"], "it would ask for everything again"
        self.ready = True

    def sentence(self) -> str:
        """What stands where the question to the player stands."""
        if not self.ready:
            assert self.problem is not None
            return self.problem["text"]
        table = json.loads(self.parts["table"])
        assert table["seats"], "it names those who sit there"
        if table["status"] in ("closed", "broken"):
            return str(table["trouble"])
        return str(json.loads(self.parts["prompt"])["sentence"])


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("open_before", [False, True], ids=["loaded", "open"])
def test_a_page_from_before_there_were_versions_shows_that_it_has_to_be_reloaded(
    anna: Browser, lang: str, open_before: bool
) -> None:
    table = anna.table("me", "me")
    page = OldPage({"table": '{"status":"running","seats":[1]}', "prompt": '{"sentence":"?"}'} if open_before else None)
    with anna.stream(table, f"?lang={lang}&seat=0&packed=1", **ORIGIN) as socket:
        assert page.listen(socket) == OUTDATED
    assert page.sentence() == RELOAD[lang]
    assert page.problem is not None and page.problem["text"] == RELOAD[lang]
    assert "screen" not in page.parts and "choices" not in page.parts["prompt"], "there is nothing left to press"


@pytest.mark.parametrize("said", ["1", "2", "99", "two"])
def test_a_page_of_another_version_is_sent_away(anna: Browser, said: str) -> None:
    table = anna.table("me", "me")
    with anna.stream(table, f"?lang=en&protocol={said}", **ORIGIN) as socket:
        assert json.loads(socket.receive_text()) == {"kind": "problem", "code": "outdated", "text": RELOAD["en"]}
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_text()
    assert end.value.code == OUTDATED


@pytest.mark.parametrize("origin", [{}, ORIGIN], ids=["program", "page"])
def test_the_first_message_says_the_version(anna: Browser, origin: dict[str, str]) -> None:
    table = anna.table("me", "me")
    with anna.stream(table, f"?protocol={PROTOCOL}", **origin) as socket:
        first = json.loads(socket.receive_text())
    assert first["whole"] and first["protocol"] == PROTOCOL


def test_a_program_need_not_say_a_version(anna: Browser) -> None:
    with anna.stream(anna.table("me", "me")) as socket:
        assert json.loads(socket.receive_text())["whole"]


def answer_at(browser: Browser, table: str) -> dict[str, Any]:
    with browser.stream(table) as socket:
        parts = json.loads(socket.receive_text())["parts"]
    prompt = parts["prompt"]
    return {"seat": prompt["seat"], "ask": prompt["ask"], "answer": prompt["choices"][0]["answer"], "key": key()}


@pytest.mark.parametrize("said", [{}, {"x-protocol": "1"}, {"x-protocol": str(PROTOCOL + 1)}])
def test_what_a_page_of_another_version_answers_is_not_played(anna: Browser, said: dict[str, str]) -> None:
    """Its prompt bar shows the sentence of every problem but a stale question's."""
    table = anna.table("me", "me")
    body = answer_at(anna, table)
    before = anna.get(f"/api/tables/{table}")["seq"]
    refused = anna.send("POST", f"/api/tables/{table}/answers", body, headers={**ORIGIN, **said})
    assert (refused.status_code, refused.json()) == (409, {"code": "outdated", "text": RELOAD["en"]})
    assert anna.get(f"/api/tables/{table}")["seq"] == before
    right = {**ORIGIN, "x-protocol": str(PROTOCOL)}
    assert anna.send("POST", f"/api/tables/{table}/answers", body, headers=right).json()["seq"] > before


def test_answers_of_the_server_say_the_version(anna: Browser) -> None:
    for path, status in (("/api/me", 200), ("/api/tables/none", 404)):
        response = anna.send("GET", path)
        assert (response.status_code, response.headers["x-protocol"]) == (status, str(PROTOCOL))
    assert anna.send("GET", "/api/me", headers={"x-protocol": "1"}).status_code == 409
