"""People who play by script: they listen on a stream, think, answer, and note when everybody else has heard of it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
import websockets

from bench.line import Line

LANGS = ("de", "en")
KEPT = httpx.Limits(keepalive_expiry=300)
"""A browser keeps its connections for minutes, too."""


class Changed(msgspec.Struct):
    at: list[str | int]
    value: msgspec.Raw = msgspec.Raw()


class Heard(msgspec.Struct):
    """An update as a browser reads it; other kinds of messages end the run."""

    kind: str
    seq: int
    parts: dict[str, msgspec.Raw]
    changes: list[Changed] = []


class Question(msgspec.Struct):
    ask: int = 0
    choices: list[dict[str, Any]] = []
    sealed: dict[str, Any] | None = None


class Given(msgspec.Struct):
    """That an answer is kept, and under which number."""

    seq: int


GIVEN = msgspec.json.Decoder(Given)
HEARD = msgspec.json.Decoder(Heard)
QUESTION = msgspec.json.Decoder(Question)


def asked_in(update: Heard) -> Question:
    """The question that an update brings, if it brings one: it comes as a whole."""
    new = [update.parts.get("prompt"), *(change.value for change in update.changes if change.at == ["prompt"])]
    return next((QUESTION.decode(text) for text in new if text), Question())


def is_over(update: Heard) -> bool:
    told = [update.parts.get("table"), *(change.value for change in update.changes if change.at[0] == "table")]
    return any(b'"over"' in bytes(text) for text in told if text)


class Figures:
    """What all clients have noted; only what was sent while `on` counts."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.on = False
        self.since = 0.0
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.messages = 0
        self.bytes = 0
        self.refused = 0
        self.late = 0.0
        """The worst delay of a clock in the load itself: what it was kept from doing."""

    def counts(self, sent: float) -> bool:
        return self.on and sent >= self.since


class Table:
    """One table: what was acknowledged and who has heard how much, by which time."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.id = ""
        self.open: list[tuple[str, float, int]] = []
        """Answers that somebody has not heard of yet: who gave it, when, and its number."""
        self.early: dict[str, list[tuple[int, float]]] = {}

    def hear(self, who: str, seq: int, now: float) -> None:
        """Updates overtake acknowledgements, so both sides are kept until they meet."""
        kept = self.early.setdefault(who, [])
        kept.append((seq, now))
        del kept[:-50]
        self.meet()

    def acknowledge(self, who: str, sent: float, seq: int) -> None:
        self.open.append((who, sent, seq))
        self.meet()

    def meet(self) -> None:
        still: list[tuple[str, float, int]] = []
        for giver, sent, number in self.open:
            times = [
                next((now for seq, now in kept if seq >= number and now >= sent), None)
                for who, kept in self.early.items()
                if who != giver
            ]
            if None in times:
                still.append((giver, sent, number))
            elif self.figures.counts(sent):
                self.figures.latencies += [now - sent for now in times if now is not None]
        self.open = still


class Player:
    """A person with a browser's cookies at one table. Thinks for so long at least and so long at most; whoever made the
    two numbers may change them meanwhile."""

    def __init__(self, address: str, table: Table, name: str, think: Sequence[float]) -> None:
        self.address = address
        self.table = table
        self.name = name
        self.think = think
        self.chance = random.Random(name)
        self.http = httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60, verify=False, limits=KEPT)
        self._count = 0
        self._line: Line | None = None

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        if "csrf" not in self.http.cookies:
            await self.http.get("/me")
        return await self.http.post(path, json=body, headers={"x-csrf": self.http.cookies["csrf"]})

    async def give(self, body: dict[str, Any]) -> tuple[int, bytes]:
        """An answer, on a connection that is kept for them."""
        if self._line is None:
            self._line = await Line.to(self.address)
        heads = {"Cookie": self.cookie(), "X-CSRF": self.http.cookies["csrf"]}
        return await self._line.post(f"/api/tables/{self.table.id}/answers", msgspec.json.encode(body), heads)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def leave(self) -> None:
        if self._line is not None:
            self._line.close()
        await self.http.aclose()

    def key(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count:06d}"

    async def play(self, seat: int) -> None:
        address = f"ws://{self.address}/api/tables/{self.table.id}/stream?seat={seat}&lang={self.chance.choice(LANGS)}"
        headers = {"cookie": self.cookie()}
        asked = -1
        async with (
            websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as stream,
            asyncio.TaskGroup() as answering,
        ):
            async for message in stream:
                now = time.perf_counter()
                update = HEARD.decode(message)
                self.note(update.seq, len(message), now)
                question = asked_in(update)
                if question.choices and question.ask != asked and question.sealed is None:
                    asked = question.ask
                    answering.create_task(self.answer(seat, question))
                if is_over(update):
                    break

    def note(self, seq: int, size: int, now: float) -> None:
        self.table.hear(self.name, seq, now)
        if self.table.figures.on:
            self.table.figures.messages += 1
            self.table.figures.bytes += size

    async def answer(self, seat: int, question: Question) -> None:
        await asyncio.sleep(self.chance.uniform(*self.think))
        choice = self.chance.choice(question.choices)["answer"]
        body = {"seat": seat, "ask": question.ask, "answer": choice, "key": self.key()}
        sent = time.perf_counter()
        status, told = await self.give(body)
        if status != 200:
            self.table.figures.refused += 1
            return
        if self.table.figures.counts(sent):
            self.table.figures.acknowledged.append(time.perf_counter() - sent)
        self.table.acknowledge(self.name, sent, GIVEN.decode(told).seq)


async def sit_down(
    addresses: Sequence[str], table: Table, game: str, name: str, think: Sequence[float], computer: bool = True
) -> list[Player]:
    """Two people, each at one of the addresses, and perhaps a computer at a new table that has begun."""
    both = zip(("host", "guest"), (addresses[0], addresses[-1]), strict=True)
    host, guest = (Player(address, table, f"{word}-{name}", think) for word, address in both)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, *([{"kind": "computer"}] if computer else [])]
    made = await host.post("/tables", {"game": game, "seats": seats, "key": host.key(), "speed": "normal"})
    made.raise_for_status()
    table.id = made.json()["id"]
    (await guest.post(f"/tables/{table.id}/join", {"seat": 1, "name": "Bea"})).raise_for_status()
    (await host.post(f"/tables/{table.id}/start", {})).raise_for_status()
    return [host, guest]


async def echo_pair(address: str, table: Table, number: int, rate: float, size: int) -> None:
    """Two who listen, one of whom says something from time to time: as many messages as in the games."""
    table.id = f"t{number}"
    chance = random.Random(number)
    url = f"ws://{address}/tables/{table.id}/stream"
    count = 0

    async def listen(who: str) -> None:
        async with websockets.connect(url, max_size=None, compression=None) as stream:
            async for message in stream:
                now = time.perf_counter()
                table.hear(who, HEARD.decode(message).seq, now)
                table.figures.messages += int(table.figures.on)

    listening = [asyncio.create_task(listen(who)) for who in ("speaker", "other")]
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, verify=False, limits=KEPT) as http:
        try:
            while True:
                await asyncio.sleep(chance.expovariate(rate))
                count += 1
                sent = time.perf_counter()
                found = await http.post(f"/tables/{table.id}/answers", json={"seq": count, "size": size})
                found.raise_for_status()
                if table.figures.counts(sent):
                    table.figures.acknowledged.append(time.perf_counter() - sent)
                table.acknowledge("speaker", sent, count)
        finally:
            for task in listening:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*listening)


async def watch_the_clock(figures: Figures) -> None:
    """How late the load itself is: what it measures can be no better."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.01)
        if figures.on:
            figures.late = max(figures.late, time.perf_counter() - begun - 0.01)
