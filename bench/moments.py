"""How fast any moment of a long game opens: from a table that has to be read first, and from one in memory."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx

import greatpowers
from bench.process import Process
from greatpowers.games import RULESETS
from greatpowers.kernel.match import Match

ANSWERS = 800


def long_game(name: str, answers: int) -> Match:
    """A game by lot with this many answers of players (chance comes on top), or the longest of some that end sooner."""
    longest: tuple[int, Match] | None = None
    for seed in range(20):
        match, chance, count = greatpowers.start(name, RULESETS[name].players[1], seed), random.Random(seed), 0
        while not match.over and count < answers:
            decision = match.decisions[0]
            match.play(chance.choice(decision.options), decision.seat)
            count += 1
        if longest is None or count > longest[0]:
            longest = (count, match)
        if count >= answers:
            break
    assert longest is not None
    return longest[1]


class Reader:
    """Somebody who owns copies of a long game of each ruleset."""

    def __init__(self, server: Process) -> None:
        self.http = httpx.AsyncClient(base_url=f"http://{server.address}/api", timeout=60, verify=False)
        self.tables: dict[str, list[str]] = {}
        self.last: dict[str, int] = {}
        self._count = 0

    def move_to(self, server: Process) -> None:
        self.http.base_url = httpx.URL(f"http://{server.address}/api/")

    async def bring(self, answers: int, copies: int) -> None:
        await self.http.get("/me")
        for name in RULESETS:
            match = long_game(name, answers)
            self.last[name] = len(match.entries)
            body = {"document": match.record(), "seats": [{"kind": "me"}] * match.fast.state.seats}
            for _ in range(copies):
                self.tables.setdefault(name, []).append(await self._table(body))

    async def _table(self, body: dict[str, Any]) -> str:
        self._count += 1
        headers = {"x-csrf": self.http.cookies["csrf"]}
        found = await self.http.post("/import", json={**body, "key": f"import-{self._count:06d}"}, headers=headers)
        found.raise_for_status()
        return str(found.json()["id"])

    async def opened(self, table: str, at: int) -> float:
        """Milliseconds until the moment is there."""
        begun = time.perf_counter()
        found = await self.http.get(f"/tables/{table}/moments/{at}", params={"seat": 0, "lang": "en"})
        found.raise_for_status()
        assert found.json()["at"] == at
        return (time.perf_counter() - begun) * 1000

    async def cold(self) -> dict[str, list[float]]:
        """Each copy is opened once, at a moment of its own; the last copy at the last moment."""
        found: dict[str, list[float]] = {}
        for name, tables in self.tables.items():
            step = self.last[name] // len(tables)
            moments = [self.last[name] - step * number for number in range(len(tables))]
            found[name] = [await self.opened(table, at) for table, at in zip(tables, moments, strict=True)]
        return found

    async def warm(self, moments: int) -> dict[str, list[float]]:
        """Moments by lot of a table in memory."""
        chance = random.Random(1)
        found: dict[str, list[float]] = {}
        for name, tables in self.tables.items():
            found[name] = [await self.opened(tables[0], chance.randint(0, self.last[name])) for _ in range(moments)]
        return found
