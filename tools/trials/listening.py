"""Listening: tables at which only computers play, listened to at every node, and how long nothing was heard."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Sequence
from typing import Any

import websockets

from tests.server.crash import LOST, Client, Promises
from tests.server.patient import Patient

GAME = "imperial-2030"
LOOKED_EVERY = 1.0
STALLED = 45.0
"""Seconds after which a table of computers does not go on any more."""


class Listening:
    """Every silence of every listener, with when it began and ended."""

    def __init__(self, servers: Sequence[Patient], seed: int) -> None:
        self.servers = servers
        self.silences: list[tuple[float, float, Patient]] = []
        self.faults: list[str] = []
        self.tables: dict[int, str] = {}
        self._seed = seed
        self._stopping = False

    def stop(self) -> None:
        self._stopping = True

    async def computers(self, slot: int) -> None:
        """One game of computers after the other."""
        host = Client(self.servers, f"watched-{self._seed}-{slot}", Promises(None))
        await host.introduce()
        while not self._stopping:
            seats = [{"kind": "computer", "bot": "uniform"}] * 3
            made = await host.ask("/tables", {"game": GAME, "seats": seats, "key": host.key(), "speed": "fast"})
            assert made.status_code == 201, made.text
            self.tables[slot] = made.json()["id"]
            await self._until_over(host, self.tables[slot])
        await host.http.aclose()

    async def _until_over(self, host: Client, table: str) -> None:
        seq, since = -1, time.monotonic()
        while not self._stopping:
            state = (await host.ask(f"/tables/{table}", {}, "GET")).json()
            if state["status"] != "running":
                return
            if state["seq"] > seq:
                seq, since = state["seq"], time.monotonic()
            elif time.monotonic() > since + STALLED:
                self.faults.append(f"{table}: computers have stood still for {STALLED:.0f} s after {seq} entries")
                return
            await asyncio.sleep(LOOKED_EVERY)

    async def listen(self, slot: int, server: Patient) -> None:
        """At this node, whenever it is there."""
        while not self._stopping:
            table = self.tables.get(slot)
            if table is not None:
                with contextlib.suppress(*LOST):
                    await self._hear(slot, table, server)
            await asyncio.sleep(0.05)

    async def _hear(self, slot: int, table: str, server: Patient) -> None:
        address = f"ws://{server.address}/api/tables/{table}/stream?lang=en"
        async with websockets.connect(address, max_size=None, compression=None) as stream:
            seq, since = -1, time.monotonic()
            while not self._stopping and self.tables[slot] == table:
                try:
                    async with asyncio.timeout(LOOKED_EVERY):
                        update: dict[str, Any] = json.loads(await stream.recv())
                except TimeoutError:
                    continue
                except LOST:  # it was silent for at least as long
                    self._note(seq, since, server)
                    raise
                if update["kind"] != "update":
                    return
                if update["seq"] > seq:
                    self._note(seq, since, server)
                    seq, since = update["seq"], time.monotonic()

    def _note(self, seq: int, since: float, server: Patient) -> None:
        if seq >= 0:
            self.silences.append((since, time.monotonic(), server))

    def around(self, moment: float, dead: Patient | None = None) -> float | None:
        """The longest silence of somebody who listened at this moment, elsewhere than at the dead node."""
        spans = [end - begin for begin, end, server in self.silences if begin <= moment <= end and server is not dead]
        return max(spans, default=None)


def spread(values: Sequence[float | None]) -> dict[str, float | int]:
    """Half of them, 99 of 100 and all of them are no longer than this."""
    known = sorted(value for value in values if value is not None)
    if not known:
        return {"measured": 0}

    def part(share: float) -> float:
        return round(known[min(len(known) - 1, int(share * len(known)))], 2)

    return {"measured": len(known), "p50": part(0.5), "p99": part(0.99), "max": round(known[-1], 2)}
