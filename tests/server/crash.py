"""Servers that are killed at random moments while people and computers play, and clients that write down every promise.

A client sends an answer under a key of its own until the server acknowledges it, whatever happens in between. At the
end the promises are compared with the record: each acknowledged answer is there once, and nothing else is.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from typing import Any

import httpx
import websockets

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import commitment
from greatpowers.server.store import Store
from tests.server.patient import Killer, Patient
from tests.server.picture import Picture

LOST = (httpx.TransportError, OSError, websockets.WebSocketException, TimeoutError)
"""What a client sees of a killed server."""


class Promises:
    """What the clients of one table were told."""

    def __init__(self, most_answers: int | None, may_end: Callable[[], bool] = lambda: True) -> None:
        self.acknowledged: dict[str, tuple[int, int]] = {}
        """Seat and sequence number by key."""
        self.stale = 0
        self.again = 0
        """Answers that had to be sent more than once."""
        self.moves = 0
        """How often somebody found their server gone."""
        self.broken: list[str] = []
        """Where a server was wrong itself."""
        self.enough = asyncio.Event()
        """The clients may go home though the game is not over."""
        self._most = most_answers
        self._may_end = may_end

    def acknowledge(self, key: str, seat: int, seq: int) -> None:
        self.acknowledged[key] = (seat, seq)
        if self._most is not None and len(self.acknowledged) >= self._most and self._may_end():
            self.enough.set()


GOING_ON = ("gathering", "running")
"""A node that has not heard yet that the game has begun will."""
Outcome = tuple[str, Promises]
"""A table and what was promised there."""


class Client:
    """A person with a browser's cookies who answers by lot, and goes to another server when theirs is gone."""

    def __init__(self, servers: Sequence[Patient], name: str, promises: Promises) -> None:
        self.servers = servers
        self.name = name
        self.promises = promises
        self.chance = random.Random(name)
        self.server = self.chance.choice(servers)
        self.http = httpx.AsyncClient(timeout=10, verify=False)
        self.id = ""
        self._count = 0

    async def ask(self, path: str, body: dict[str, Any], method: str = "POST") -> httpx.Response:
        """Send until there is an answer."""
        tries = 0
        while True:
            server = self.server
            try:
                if "csrf" not in self.http.cookies:
                    await self.http.get(f"http://{server.address}/api/me")
                headers = {"x-csrf": self.http.cookies["csrf"]}
                found = await self.http.request(
                    method, f"http://{server.address}/api{path}", json=body, headers=headers
                )
                if found.status_code < 500:
                    self.promises.again += int(tries > 0)
                    return found
                if found.status_code != 503:
                    self.promises.broken.append(f"{method} {path}: {found.status_code} {found.text[:200]}")
            except LOST:
                pass
            tries += 1
            await self.move_from(server)

    async def move_from(self, server: Patient) -> None:
        """To any other, or to the same again where there is but one."""
        self.promises.moves += 1
        await asyncio.sleep(0.02)
        if len(self.servers) == 1:
            await server.reachable()
        elif self.server is server:
            self.server = self.chance.choice([one for one in self.servers if one is not server])

    async def introduce(self) -> None:
        """Be somebody before a seat is taken: who loses the answer to this loses nothing but a cookie."""
        found = await self.ask("/me", {"name": self.name}, "PATCH")
        assert found.status_code == 200, found.text
        self.id = found.json()["person"]

    def key(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count:06d}"

    async def updates(self, table: str, seat: int | None) -> AsyncGenerator[dict[str, Any]]:
        """The parts of the table after every change, across all breaks."""
        look = "lang=en" if seat is None else f"seat={seat}&lang=en"
        while True:
            server = self.server
            with contextlib.suppress(*LOST):
                cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
                address = f"ws://{server.address}/api/tables/{table}/stream?{look}"
                async with websockets.connect(address, additional_headers={"cookie": cookie}, max_size=None) as stream:
                    picture = Picture()
                    async for message in stream:
                        update = picture.take(message) if '"update"' in message[:40] else None
                        if update is None:
                            break  # it says why it ends
                        yield picture.parts
            await self.move_from(server)

    async def play(self, table: str, seat: int) -> None:
        """Answer whatever is asked until the game is over, or enough was answered."""
        answered = -1
        updates = self.updates(table, seat)
        while (parts := await self.next_of(updates)) is not None and parts["table"]["status"] in GOING_ON:
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
        while found.status_code == 409 and found.json()["code"] == "conflict":  # overtaken too often: nothing was done
            found = await self.ask(f"/tables/{table}/answers", body)
        if found.status_code == 409:
            self.promises.stale += 1
            return
        assert found.status_code in (200, 201), (found.status_code, found.text)
        self.promises.acknowledge(f"{self.id}/{seat}/{key}", seat, found.json()["seq"])


async def sit_down(
    servers: Sequence[Patient], name: str, ruleset: str, promises: Promises, kind: type[Client] = Client
) -> tuple[str, list[Client]]:
    """Two people of some kind and a computer at a new table that has begun."""
    host, guest = kind(servers, f"host-{name}", promises), kind(servers, f"guest-{name}", promises)
    await asyncio.gather(host.introduce(), guest.introduce())
    wishes = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "computer", "bot": "uniform"}]
    body = {"game": ruleset, "seats": wishes, "key": host.key(), "speed": "instant", "pace": "days"}
    made = await host.ask("/tables", body)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    joined = await guest.ask(f"/tables/{table}/join", {"seat": 1, "name": "Bea"})
    assert joined.status_code in (200, 201, 409), joined.text
    begun = await host.ask(f"/tables/{table}/start", {})
    assert begun.status_code in (200, 201, 409), begun.text
    return table, [host, guest]


async def game(servers: Sequence[Patient], name: str, ruleset: str, promises: Promises) -> Outcome:
    """They play, to the end or until enough was answered."""
    table, people = await sit_down(servers, name, ruleset, promises)
    await asyncio.gather(*(person.play(table, seat) for seat, person in enumerate(people)))
    await asyncio.gather(*(person.http.aclose() for person in people))
    return table, promises


async def check(database: str, table: str, promises: Promises, over: bool) -> int:
    """Compare what was promised with what is there; how many entries there are."""
    store = await Store.open(database)
    try:
        header, entries = await store.tables.get(table), await store.records.entries(table)
        assert header is not None and (header.status == "over" or not over)
        assert header.entries == len(entries) and not promises.broken, promises.broken
        spans: dict[int, tuple[int, int]] = {}
        for key, (seat, seq) in promises.acknowledged.items():
            span = await store.records.span(table, key)
            assert span is not None and span[1] == seq, f"{key} was acknowledged as {seq}"
            spans[span[0]] = seq, seat
    finally:
        await store.close()
    assert len(spans) == len(promises.acknowledged)
    history = greatpowers.replay(record_of(header, entries)).history()
    theirs: set[int] = set()
    for first, (after, seat) in spans.items():
        own = [entry for entry in entries[first:after] if entry.get("seat") == seat]
        assert sum(-1 if "undo" in entry else 1 for entry in own) == 1  # what comes late is named again with the rest
        theirs.update(range(first, after))
    for number, entry in enumerate(entries):
        if entry.get("seat") in (0, 1) and number not in theirs:  # then the server passed, for it was all there was
            assert history.at(number).must_pass(entry["seat"]), f"entry {number} was not acknowledged"
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
    nodes: int = 1,
    meanwhile: Callable[[], Awaitable[None]] | None = None,
) -> dict[str, int]:
    """Play games of these rulesets in turn while one of the servers is killed again and again, after `most` seconds at
    the latest; or while something else happens. Nobody goes home before the last kill."""
    servers = [Patient(database) for _ in range(nodes)]
    killer = Killer(servers, seed)
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Outcome:
        async with gate:
            promises = Promises(most_answers, lambda: killer.kills >= (most_kills or 0))
            return await game(servers, f"{seed}-{number}", rulesets[number % len(rulesets)], promises)

    try:
        await asyncio.gather(*(server.start() for server in servers))
        played = asyncio.gather(*(one(number) for number in range(games)))
        if meanwhile is not None:
            await meanwhile()
        results = await while_they_suffer(killer, most, most_kills, played)
    finally:
        for server in servers:
            server.end()
    entries = [await check(database, table, promises, most_answers is None) for table, promises in results]
    return {
        "games": len(results),
        "kills": killer.kills,
        "entries": sum(entries),
        "acknowledged": sum(len(promises.acknowledged) for _, promises in results),
        "sent_again": sum(promises.again for _, promises in results),
        "stale": sum(promises.stale for _, promises in results),
        "moves": sum(promises.moves for _, promises in results),
    }


async def while_they_suffer(
    killer: Killer, most: float, most_kills: int | None, played: asyncio.Future[list[Outcome]]
) -> list[Outcome]:
    killing = asyncio.create_task(killer.trouble(most, most_kills))
    ends: set[asyncio.Future[Any]] = {killing, played}
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if killing.done():
            killing.result()
        return await played
    finally:
        killing.cancel()
        await asyncio.gather(killing, return_exceptions=True)
        await killer.rest()
