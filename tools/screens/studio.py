"""A server with tables, and a browser that takes pictures of them."""

from __future__ import annotations

import json
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page

from greatpowers.server.app import create_app
from greatpowers.server.settings import Settings
from tools.ports import free_port
from tools.screens.shown import BOT, GATHERING, OVER, RONDELS, SETTLED, WORLD, Moment, Screen

NAME = "Anna"
PATIENCE = 30_000

CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const told = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const shown = box.width > 2 && box.height > 2 && style.visibility === "visible";
    if (!told || !shown) return false;
    if (style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) return true;
    let around = one.parentElement;
    while (around && getComputedStyle(around).overflowX === "visible") around = around.parentElement;
    return !around && box.right > innerWidth + 1;
}).map((one) => [one.tagName, one.getAttribute("class"), one.textContent.trim().slice(0, 60)].join(" "))"""
"""Texts that do not fit into their boxes or into the window."""

DRAWN = "() => document.querySelector('#prompt, #main') && !document.querySelector('[role=status][aria-busy=true]')"
ASKED = "() => document.querySelector('#prompt')?.dataset.ask ?? null"


class Size(NamedTuple):
    width: int
    height: int
    scale: float
    """Of the screen."""
    shown: float
    """Of the picture, which is reduced to what a page can show."""
    phone: bool


SIZES = {"wide": Size(1440, 900, 1, 0.9, False), "phone": Size(390, 844, 2, 1.25, True)}


@contextmanager
def serving(client: Path) -> Iterator[str]:
    """A server with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        where = f"sqlite:///{folder}/tables.sqlite"
        app = create_app(Settings(where, client=client, limited=False, logged=False, listening=("127.0.0.1", port)))
        server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error", ws="websockets-sansio"))
        thread = threading.Thread(target=server.run)
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
        server.should_exit = True
        thread.join()


class Studio:
    """A person at a browser, with the tables that the pictures need."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.home = browser.new_context(base_url=address)
        self.contexts: dict[tuple[str, Size, bool], BrowserContext] = {}
        self.tables: dict[tuple[Moment | str, str], str] = {}
        self.troubles: list[str] = []
        self.cut: list[str] = []

        self.ask("/me", {"name": NAME}, "PATCH")

    def ask(self, path: str, body: dict[str, Any], method: str = "POST") -> dict[str, Any]:
        if not any(cookie.get("name") == "csrf" for cookie in self.home.cookies()):
            self.home.request.get("/api/me")
        token = next(str(cookie.get("value")) for cookie in self.home.cookies() if cookie.get("name") == "csrf")
        headers = {"x-csrf": token, "content-type": "application/json"}
        answer = self.home.request.fetch(f"/api{path}", method=method, headers=headers, data=json.dumps(body))
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {answer.text()}")
        told: dict[str, Any] = answer.json()
        return told

    def table(self, wanted: Moment | str, whose: str = "") -> str:
        """The address of a table, which is set up when it is asked for the first time: one for each picture, because
        what is chosen in one is kept for all."""
        if (wanted, whose) not in self.tables:
            key = f"key-of-the-pictures-{len(self.tables):08d}"
            me, computer = {"kind": "me", "name": NAME}, {"kind": "computer", "bot": BOT}
            if isinstance(wanted, str):
                seats: list[dict[str, str]] = [me, {"kind": "open"}, computer, {"kind": "open"}]
                made = self.ask("/tables", {"game": WORLD, "seats": seats, "key": key})
            else:
                document, asked = wanted.found()
                seats = [me if seat == asked else computer for seat in range(wanted.seats)]
                made = self.ask("/import", {"document": document, "seats": seats, "key": key})
            self.tables[wanted, whose] = f"/t/{made['id']}"
        return self.tables[wanted, whose]

    def address_of(self, screen: Screen, name: str) -> str:
        if isinstance(screen.at, str) and screen.at.startswith("/"):
            if screen.name in ("lobby", "tables"):
                for moment in (*RONDELS.values(), OVER):
                    self.table(moment)
                self.table(GATHERING)
            return screen.at
        return self.table(screen.at, name) + screen.suffix

    def context(self, lang: str, size: Size, guest: bool = False) -> BrowserContext:
        """A browser of this language and size; it keeps files between the pictures, and nothing else."""
        if (lang, size, guest) not in self.contexts:
            context = self.browser.new_context(
                base_url=self.address,
                viewport={"width": size.width, "height": size.height},
                device_scale_factor=size.scale,
                has_touch=size.phone,
                is_mobile=size.phone,
                locale=lang,
                reduced_motion="reduce",
                storage_state=None if guest else self.home.storage_state(),
            )
            context.set_default_timeout(PATIENCE)
            self.contexts[lang, size, guest] = context
        return self.contexts[lang, size, guest]

    def page(self, screen: Screen, name: str, lang: str, size: Size) -> Page:
        kept = {**screen.storage}
        usual = {"lang": lang, "settle": 0, "recap": "always" if screen.missed else "never"}
        kept["greatpowers.settings"] = {**usual, **kept.get("greatpowers.settings", {})}
        if screen.missed and isinstance(screen.at, Moment):
            document, asked = screen.at.found()
            seen = f"{self.table(screen.at, name).rpartition('/')[2]} {asked}"
            kept["greatpowers.seen"] = {seen: len(document["entries"]) - screen.missed}
        if screen.name != "tour":
            kept["greatpowers.tour"] = "seen"
        if not screen.guest:
            kept["greatpowers.asked-name"] = 1
        texts = {name: json.dumps(one) for name, one in kept.items()}
        page = self.context(lang, size, screen.guest).new_page()
        page.add_init_script(f"localStorage.clear(); Object.assign(localStorage, {json.dumps(texts)});")
        return page

    def picture(self, screen: Screen, lang: str, size: str) -> bytes:
        name = f"{screen.name}-{lang}-{size}"
        path = self.address_of(screen, name)
        with self.page(screen, name, lang, SIZES[size]) as page:
            page.on("pageerror", lambda error: self.troubles.append(f"{name}: {error}"))
            page.on(
                "console", lambda said: self.troubles.append(f"{name}: {said.text}") if said.type == "error" else None
            )
            page.goto(path)
            page.wait_for_function(DRAWN)
            page.wait_for_load_state("networkidle")
            asked = page.evaluate(ASKED)
            screen.deed(page, SIZES[size].phone)
            page.evaluate("document.fonts.ready.then(() => null)")
            page.wait_for_timeout(2 * SETTLED)
            page.wait_for_function(DRAWN)
            if page.evaluate(ASKED) != asked:
                self.troubles.append(f"{name}: the question has been answered")
            self.cut += [f"{name}: {text}" for text in page.evaluate(CUT)]
            return page.screenshot()
