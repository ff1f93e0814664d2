"""A real server and a real browser: the pages are tested as people meet them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tools.ports import free_port
from tools.setup import client as built
from tools.setup import machine
from tools.setup.places import Stop

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 20_000
"""Milliseconds the browser waits for something to appear before a test fails."""
START_UP = 90.0
"""Seconds until the server answers, on a busy machine."""

HURRIED = {"settle": 0, "unused": False, "recap": "never", "pace": "once"}
"""What browsers of tests prefer. They answer faster than people: what comes right after a new question counts, nobody
is asked twice, and who comes back goes on at once."""

Guest = Callable[..., Page]
"""A page of somebody new: `guest()`, with what they prefer and the settings of a browser context."""


def missing(what: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


class Server:
    """The server in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, *how: str) -> None:
        self.how = how
        self.database = folder / "tables.sqlite"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = [sys.executable, "-m", "tests.web.serving"]
        command = [*program, f"sqlite:///{self.database}", str(self.port), *self.how]
        self.process = subprocess.Popen(command, cwd=ROOT)
        ends = time.monotonic() + START_UP
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < ends, "the server does not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self, kill: bool = False) -> None:
        if self.process is not None:
            if kill:
                self.process.kill()
            else:
                self.process.terminate()
            self.process.wait(30)
            self.process = None


def running(server: Server) -> Iterator[Server]:
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def client() -> None:
    """The client as its sources are. Whoever has edited them waits for it here, once."""
    try:
        built.ensure()
    except Stop as stop:
        missing(f"the client could not be built: {stop}")


@pytest.fixture(scope="session")
def live_server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built client and an empty database, for all tests of a worker."""
    yield from running(Server(tmp_path_factory.mktemp("site")))


@pytest.fixture(scope="session")
def site(live_server: Server) -> str:
    return live_server.address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For a file and not for longer: its driver keeps a loop running in this thread, and other tests run their own."""
    program = machine.chromium()
    if program is None:
        missing(f"Chromium is not installed (Debian: {machine.LIGHT_CHROMIUM}), so no page is tested")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


class Watch:
    """What goes wrong in the pages of a test: errors, forbidden contents, requests to anybody else."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.wrong: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Parts of messages that the test brings about on purpose."""

    def over(self, context: BrowserContext) -> None:
        context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        context.on("console", lambda message: self.console(message.type, message.text))
        context.on("request", lambda request: self.request(request.url))

    def console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(f"console: {text}")

    def request(self, address: str) -> None:
        ours = self.address, self.address.replace("http", "ws"), "data:", "blob:"
        if not address.startswith(ours):
            self.wrong.append(f"request: {address}")

    def found(self) -> list[str]:
        return [text for text in self.wrong if not any(part in text for part in self.expected)]


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """Every test fails for what its pages complain about, unless it says that it expects it."""
    watch = Watch(site)
    yield watch
    assert watch.found() == []


def preferring(wishes: dict[str, Any]) -> str:
    """A script by which a browser prefers this, until something else is chosen there."""
    return f"""if (location.protocol.startsWith("http")) {{
        const kept = JSON.parse(localStorage.getItem("greatpowers.settings") ?? "{{}}");
        localStorage.setItem("greatpowers.settings", JSON.stringify({{ ...{json.dumps(wishes)}, ...kept }}));
    }}"""


@pytest.fixture
def guest(chromium: Browser, site: str, watch: Watch) -> Iterator[Guest]:
    contexts: list[BrowserContext] = []

    def come(prefers: dict[str, Any] | None = None, **settings: Any) -> Page:
        usual = {"base_url": site, "locale": "en-GB", "viewport": DESKTOP, "reduced_motion": "reduce"}
        context = chromium.new_context(**{**usual, **settings})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(preferring({**HURRIED, **(prefers or {})}))
        watch.over(context)
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def page(guest: Guest) -> Page:
    """Somebody on a desktop who reads English."""
    return guest()


@pytest.fixture
def visitor(page: Page) -> BrowserContext:
    return page.context


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    return tmp_path
