"""Servers that are killed at any moment and started again."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from tools.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
LOOPBACK = "127.0.0.1"
UNREADY = 0.1
"""How often a server is killed while it starts."""


class Patient:
    """A server process that is started again whenever it was killed. `words`: what `nursery.py` is told besides."""

    def __init__(
        self, database: str, *words: str, log: Path | None = None, variables: dict[str, str] | None = None
    ) -> None:
        self.port = free_port()
        self.is_up = False
        """Whether it has answered since it was last started."""
        self._runs = False
        command = [sys.executable, "-m", "tests.server.nursery", database, str(self.port), *words]
        pipe, errors = subprocess.PIPE, None if log is None else log.open("ab")
        self._nursery = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **(variables or {})},
            stdin=pipe,
            stdout=pipe,
            stderr=errors,
            text=True,
        )
        if errors is not None:
            errors.close()

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    def _tell(self, word: str) -> None:
        assert self._nursery.stdin is not None and self._nursery.stdout is not None
        self._nursery.stdin.write(f"{word}\n")
        self._nursery.stdin.flush()
        assert self._nursery.stdout.readline(), "the server does not start"

    def begin(self) -> None:
        self._tell("start")
        self._runs = True

    async def start(self) -> None:
        self.begin()
        await self.reachable()

    async def health(self) -> int:
        """What it says of itself; 0 when it says nothing."""
        async with httpx.AsyncClient(verify=False) as client:
            return await self._asked(client)

    async def _asked(self, client: httpx.AsyncClient) -> int:
        try:
            return (await client.get(f"http://{self.address}/health")).status_code
        except httpx.TransportError:
            return 0

    async def reachable(self) -> None:
        """Until it says that all is well."""
        async with httpx.AsyncClient(verify=False) as client:  # reading the authorities takes longer than asking
            for _ in range(2_000):
                if await self._asked(client) == 200:
                    self.is_up = self._runs
                    return
                await asyncio.sleep(0.02)
        raise AssertionError("the server is not reachable")

    def kill(self) -> None:
        """It gets no chance to tidy up."""
        if self._runs:
            self._tell("kill")
            self._runs = self.is_up = False

    def end(self) -> None:
        self.kill()
        self._nursery.communicate()


class Killer:
    """Kills one server after the other, and starts each again."""

    def __init__(self, servers: Sequence[Patient], seed: int) -> None:
        self.servers = servers
        self.chance = random.Random(seed)
        self.kills = 0
        self.starts: list[float] = []
        """Seconds that servers took until they were well."""
        self._starting: set[asyncio.Task[None]] = set()

    def strike(self) -> Patient:
        """Kill any of them and start it again. Now and then it does not even get to its feet; but one lives."""
        able = [one for one in self.servers if one.is_up]
        others = [one for one in self.servers if not one.is_up]
        may_lie = others and (len(self.servers) == 1 or len(able) > 1) and self.chance.random() < UNREADY
        victim = self.chance.choice(others if may_lie or not able else able)
        victim.kill()
        self.kills += 1
        victim.begin()
        task = asyncio.create_task(self._see(victim))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        return victim

    async def _see(self, victim: Patient) -> None:
        began = time.monotonic()
        await victim.reachable()
        self.starts.append(time.monotonic() - began)

    async def until_some_are_up(self) -> None:
        """All of them, if there is but one; else so many that one stays when the next is killed."""
        while sum(one.is_up for one in self.servers) < min(2, len(self.servers)):
            await asyncio.wait(set(self._starting), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)

    async def trouble(self, most: float, most_kills: int | None) -> None:
        """For ever or a number of times."""
        while most_kills is None or self.kills < most_kills:
            if len(self.servers) > 1 or self.chance.random() >= UNREADY:
                await self.until_some_are_up()
            await asyncio.sleep(self.chance.uniform(0.05, most))
            self.strike()

    async def rest(self) -> None:
        """Until all are up again."""
        await asyncio.gather(*self._starting)
