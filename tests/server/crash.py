"""A server that is killed at random moments while people and computers play, and clients that write down every promise.

A client sends an answer under a key of its own until the server acknowledges it, whatever happens in between. At the
end the promises are compared with the record: each acknowledged answer is there once, and nothing else is.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import commitment
from greatpowers.server.store import Store
from tests.server.picture import Picture

ROOT = Path(__file__).resolve().parents[2]
LOOPBACK = "127.0.0.1"
LOST = (httpx.TransportError, OSError, websockets.WebSocketException, TimeoutError)
"""What a client sees of a killed server."""
UNREADY = 0.1
"""How often a server is killed while it starts."""

NURSERY = """
import asyncio, os, signal, sys
from greatpowers.server import app
from greatpowers.server.launch import run
from greatpowers.server.jobs import Jobs, by_lot
from greatpowers.server.parts import warm
from greatpowers.server.settings import Settings

class AtOnce(Jobs):
    async def open(self): pass

    async def answer(self, position, seat, bot, seed): return by_lot(position, seat, seed)

app.Jobs = AtOnce
warm()
settings, port = Settings(sys.argv[1], limited=False, logged=False), int(sys.argv[2])
while (line := sys.stdin.readline()):
    if line.strip() == "start":
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            asyncio.run(run(settings, "127.0.0.1", port, lambda: None))
            os._exit(1)
    else:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    print(child, flush=True)
try:
    os.kill(child, signal.SIGKILL)
except (NameError, ProcessLookupError):
    pass
"""
"""Has imported everything and forks a server whenever one is wanted, and computers answer without processes of their
own (which have nothing to lose): so a killed server is back at once, and is killed more often in the time there is.
"""


class Promises:
    """What the clients of one table were told."""

    def __init__(self, most_answers: int | None) -> None:
        self.acknowledged: dict[str, tuple[int, int]] = {}
        """Seat and sequence number by key."""
        self.stale = 0
        self.again = 0
        """Answers that had to be sent more than once."""
        self.enough = asyncio.Event()
        """The clients may go home though the game is not over."""
        self._most = most_answers

    def acknowledge(self, key: str, seat: int, seq: int) -> None:
        self.acknowledged[key] = (seat, seq)
        if self._most is not None and len(self.acknowledged) >= self._most:
            self.enough.set()


Outcome = tuple[str, Promises]
"""A table and what was promised there."""


class Patient:
    """A server process that is started again whenever it was killed."""

    def __init__(self, database: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.port = free_port()
        self.kills = 0
        self._up = False
        command = [sys.executable, "-c", NURSERY, database, str(self.port)]
        pipe = subprocess.PIPE
        self._nursery = subprocess.Popen(command, cwd=ROOT, env=os.environ, stdin=pipe, stdout=pipe, text=True)

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    def _tell(self, word: str) -> None:
        assert self._nursery.stdin is not None and self._nursery.stdout is not None
        self._nursery.stdin.write(f"{word}\n")
        self._nursery.stdin.flush()
        assert self._nursery.stdout.readline(), "the server does not start"

    async def start(self) -> None:
        self._tell("start")
        self._up = True
        await self.reachable()

    async def reachable(self) -> None:
        async with httpx.AsyncClient(verify=False) as client:  # reading the authorities takes longer than asking
            for _ in range(2_000):
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"http://{self.address}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.02)
        raise AssertionError("the server is not reachable")

    def kill(self) -> None:
        """It gets no chance to tidy up."""
        if self._up:
            self._tell("kill")
            self._up = False

    def end(self) -> None:
        self.kill()
        self._nursery.communicate()

    async def trouble(self, most: float, most_kills: int | None) -> None:
        """Kill and start again, for ever or a number of times. Now and then it does not even get to its feet."""
        while most_kills is None or self.kills < most_kills:
            await asyncio.sleep(self.chance.uniform(0.05, most))
            self.kill()
            self.kills += 1
            self._tell("start")
            self._up = True
            if self.chance.random() < UNREADY:
                continue
            await self.reachable()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


class Client:
    """A person with a browser's cookies who answers by lot."""

    def __init__(self, server: Patient, name: str, promises: Promises) -> None:
        self.server = server
        self.name = name
        self.promises = promises
        self.chance = random.Random(name)
        self.http = httpx.AsyncClient(base_url=f"http://{server.address}/api", timeout=10, verify=False)
        self.id = ""
        self._count = 0

    async def ask(self, path: str, body: dict[str, Any], method: str = "POST") -> httpx.Response:
        """Send until there is an answer."""
        tries = 0
        while True:
            try:
                if "csrf" not in self.http.cookies:
                    await self.http.get("/me")
                headers = {"x-csrf": self.http.cookies["csrf"]}
                found = await self.http.request(method, path, json=body, headers=headers)
                if found.status_code < 500:
                    self.promises.again += int(tries > 0)
                    return found
            except LOST:
                pass
            tries += 1
            await asyncio.sleep(0.02)
            await self.server.reachable()

    async def introduce(self) -> None:
        """Be somebody before a seat is taken: who loses the answer to this loses nothing but a cookie."""
        found = await self.ask("/me", {"name": self.name}, "PATCH")
        assert found.status_code == 200, found.text
        self.id = found.json()["person"]

    def key(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count:06d}"

    async def updates(self, table: str, seat: int) -> AsyncGenerator[dict[str, Any]]:
        """The parts of the table after every change, across all breaks."""
        while True:
            with contextlib.suppress(*LOST):
                cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
                address = f"ws://{self.server.address}/api/tables/{table}/stream?seat={seat}&lang=en"
                async with websockets.connect(address, additional_headers={"cookie": cookie}, max_size=None) as stream:
                    picture = Picture()
                    async for message in stream:
                        picture.take(message)
                        yield picture.parts
            await asyncio.sleep(0.02)
            await self.server.reachable()

    async def play(self, table: str, seat: int) -> None:
        """Answer whatever is asked until the game is over, or enough was answered."""
        answered = -1
        updates = self.updates(table, seat)
        while (parts := await self.next_of(updates)) is not None and parts["table"]["status"] == "running":
            prompt = parts["prompt"]
            if "choices" in prompt and prompt["ask"] != answered and not prompt.get("sealed"):
                answered = prompt["ask"]
                choice = self.chance.choice(prompt["choices"])
                await self.answer(table, seat, prompt["ask"], choice["answer"])
        await updates.aclose()

    async def next_of(self, updates: AsyncGenerator[dict[str, Any]]) -> dict[str, Any] | None:
        """None when there will be none, because enough was answered."""
        update = asyncio.ensure_future(anext(updates))
        enough = asyncio.ensure_future(self.promises.enough.wait())
        await asyncio.wait({update, enough}, return_when=asyncio.FIRST_COMPLETED)
        if not enough.done():
            enough.cancel()
            return update.result()
        update.cancel()
        await asyncio.gather(update, return_exceptions=True)
        return None

    async def answer(self, table: str, seat: int, ask: int, answer: dict[str, Any]) -> None:
        key = self.key()
        body = {"seat": seat, "ask": ask, "answer": answer, "key": key}
        found = await self.ask(f"/tables/{table}/answers", body)
        if found.status_code == 409:
            self.promises.stale += 1
            return
        assert found.status_code in (200, 201), (found.status_code, found.text)
        self.promises.acknowledge(f"{self.id}/{seat}/{key}", seat, found.json()["seq"])


async def game(server: Patient, name: str, ruleset: str, most_answers: int | None) -> Outcome:
    """Two people and a computer play a game, to its end or until this many answers were acknowledged."""
    promises = Promises(most_answers)
    host, guest = Client(server, f"host-{name}", promises), Client(server, f"guest-{name}", promises)
    await asyncio.gather(host.introduce(), guest.introduce())
    wishes = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "computer", "bot": "uniform"}]
    body = {"game": ruleset, "seats": wishes, "key": host.key(), "speed": "instant"}
    made = await host.ask("/tables", body)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    joined = await guest.ask(f"/tables/{table}/join", {"seat": 1, "name": "Bea"})
    assert joined.status_code in (200, 201, 409), joined.text
    begun = await host.ask(f"/tables/{table}/start", {})
    assert begun.status_code in (200, 201, 409), begun.text
    await asyncio.gather(host.play(table, 0), guest.play(table, 1))
    await asyncio.gather(host.http.aclose(), guest.http.aclose())
    return table, promises


async def check(database: str, table: str, promises: Promises, over: bool) -> int:
    """Compare what was promised with what is there; how many entries there are."""
    store = await Store.open(database)
    try:
        header, entries = await store.tables.get(table), await store.records.entries(table)
        assert header is not None and (header.status == "over" or not over)
        assert header.entries == len(entries)
        for key, (_, seq) in promises.acknowledged.items():
            assert await store.records.done(table, key) == seq, f"{key} was acknowledged as {seq}"
    finally:
        await store.close()
    for seat in (0, 1):
        given = [entry for entry in entries if entry.get("seat") == seat]
        promised = [key for key, (who, _) in promises.acknowledged.items() if who == seat]
        assert len(given) == len(promised), f"seat {seat}: {len(promised)} acknowledged, {len(given)} in the record"
    greatpowers.replay(record_of(header, entries))
    return len(entries)


def record_of(header: Any, entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "format": 1,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "options": header.options,
        "seed": header.seed,
        "commitment": commitment(header.seed),
        "start": header.start,
        "entries": entries,
    }


async def ordeal(
    database: str,
    games: int,
    seed: int,
    *,
    most: float = 1.5,
    at_once: int = 4,
    most_kills: int | None = None,
    most_answers: int | None = None,
    rulesets: Sequence[str] = tuple(RULESETS),
) -> dict[str, int]:
    """Play games of these rulesets in turn while the server is killed again and again, after `most` seconds at the
    latest."""
    server = Patient(database, seed)
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Outcome:
        async with gate:
            return await game(server, f"{seed}-{number}", rulesets[number % len(rulesets)], most_answers)

    try:
        await server.start()
        results = await while_it_suffers(
            server, most, most_kills, asyncio.gather(*(one(number) for number in range(games)))
        )
    finally:
        server.end()
    entries = [await check(database, table, promises, most_answers is None) for table, promises in results]
    return {
        "games": len(results),
        "kills": server.kills,
        "entries": sum(entries),
        "acknowledged": sum(len(promises.acknowledged) for _, promises in results),
        "sent_again": sum(promises.again for _, promises in results),
        "stale": sum(promises.stale for _, promises in results),
    }


async def while_it_suffers(
    server: Patient, most: float, most_kills: int | None, played: asyncio.Future[list[Outcome]]
) -> list[Outcome]:
    killer = asyncio.create_task(server.trouble(most, most_kills))
    ends: set[asyncio.Future[Any]] = {killer, played}
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if killer.done():
            killer.result()
        return await played
    finally:
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
