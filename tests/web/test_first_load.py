"""Whoever comes to a table for the first time fetches little: everything that crosses the wire is counted."""

from __future__ import annotations

import base64
import functools
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import greatpowers
from greatpowers.players import roster
from tests.web.conftest import Guest, Server, running
from tests.web.tables import COMPUTER, ME, import_table

SEATS = 4
ANSWERS = 120
MOST = 700_000
"""Bytes as they were sent, with the heads of the answers."""
FRAME_HEAD = 10
BINARY = 2


@pytest.fixture(scope="session")
def live_server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that people get: another one may pack what this one does not."""
    yield from running(Server(tmp_path_factory.mktemp("site"), "carried"))


@functools.cache
def asked(game: str) -> dict[str, Any]:
    """A game under way: the first seat is asked for a field, so that nothing moves while the page loads."""
    match = greatpowers.start(game, SEATS, seed=1)
    bots = [roster.make(game, "greedy-novice", seed=seat) for seat in range(SEATS)]
    for number in range(2000):
        position = match.fast
        seat = position.waiting()[0]
        if number >= ANSWERS and seat == 0 and position.step is not None and position.step.name == "rondel":
            return match.record()
        match.play(match.rules.codec.decode(bots[seat].answer(position, seat)), seat)
    raise AssertionError(f"{game}: the first seat is not asked")


class Wire:
    """What a page receives, by address, as long as it was on the wire."""

    def __init__(self, page: Page) -> None:
        self.received: dict[str, float] = {}
        self.addresses: dict[str, str] = {}
        self.packers: dict[str, Any] = {}
        """The browser tells only the text of a stream's frames: where packing was agreed on, it is done again here."""
        self.cached: list[str] = []
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", lambda told: self.begins(told["requestId"], told["request"]["url"]))
        session.on("Network.requestServedFromCache", lambda told: self.cached.append(told["requestId"]))
        session.on("Network.loadingFinished", lambda told: self.comes(told["requestId"], told["encodedDataLength"]))
        session.on("Network.webSocketCreated", lambda told: self.begins(told["requestId"], told["url"]))
        session.on("Network.webSocketHandshakeResponseReceived", self.agreed)
        session.on("Network.webSocketFrameReceived", self.frame)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def begins(self, request: str, address: str) -> None:
        self.addresses[request] = address

    def comes(self, request: str, size: float) -> None:
        address = self.addresses.get(request, request)
        self.received[address] = self.received.get(address, 0) + size

    def agreed(self, told: Any) -> None:
        head = {name.lower(): value for name, value in told["response"]["headers"].items()}
        self.comes(told["requestId"], sum(len(name) + len(value) + 4 for name, value in head.items()))
        if "permessage-deflate" in head.get("sec-websocket-extensions", ""):
            self.packers[told["requestId"]] = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    def frame(self, told: Any) -> None:
        payload = told["response"]["payloadData"]
        content = base64.b64decode(payload) if told["response"]["opcode"] == BINARY else payload.encode()
        packer = self.packers.get(told["requestId"])
        if packer is not None:
            content = packer.compress(content) + packer.flush(zlib.Z_SYNC_FLUSH)
        self.comes(told["requestId"], len(content) + FRAME_HEAD)

    def total(self) -> float:
        return sum(self.received.values())

    def listed(self) -> str:
        rows = sorted(self.received.items(), key=lambda row: -row[1])
        return "\n".join(f"{size:9.0f}  {address}" for address, size in rows)

    def holds(self, part: str) -> bool:
        return any(part in address and size > 0 for address, size in self.received.items())


@pytest.mark.parametrize(
    ("game", "plate", "language", "scheme"),
    [  # each two of these things together once: a plate, a language, a look
        ("imperial-2030", "world", "de-DE", "light"),
        ("imperial-2030", "world", "en-GB", "dark"),
        ("imperial-2006", "europe", "de-DE", "dark"),
        ("imperial-2006", "europe", "en-GB", "light"),
    ],
)
def test_the_first_load_is_small(guest: Guest, game: str, plate: str, language: str, scheme: str) -> None:
    page = guest(locale=language, color_scheme=scheme, viewport={"width": 1440, "height": 900})
    table = import_table(page, asked(game), [ME, COMPUTER, COMPUTER, COMPUTER])
    wire = Wire(page)
    page.goto(f"/t/{table}")
    expect(page.locator("#map .hits [data-region]").first).to_be_visible()
    expect(page.locator("#map svg.ground use").first).to_be_attached()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    assert not wire.cached, "nothing was there before"
    for part in ("/assets/index-", ".woff2", f"/assets/{plate}-", "/api/"):
        assert wire.holds(part), f"{part} was not seen to come:\n{wire.listed()}"
    pictures = [address for address in wire.received if address.endswith((".webp", ".png", ".jpg"))]
    assert not pictures, f"the plate is drawn, and needs no {pictures}"
    assert wire.total() < MOST, f"{wire.total():.0f} bytes:\n{wire.listed()}"
