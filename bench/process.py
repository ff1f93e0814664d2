"""Servers as processes of their own, and what they use of the machine."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".build" / "compiled"
LOOPBACK = "127.0.0.1"
PROCESSOR = 2
"""What the clock of another process is about, as Linux puts it into the number of the clock: the time it has run."""

TABLES = """
import logging, sys
from greatpowers.server.carrier import carried
from greatpowers.server.launch import run
from greatpowers.server.operation import set_up_logs
from greatpowers.server.settings import Connections, Settings

set_up_logs(logging.INFO)
settings = Settings(sys.argv[1], limited=False, connections=Connections(per_address=10_000))
carried(run(settings, "127.0.0.1", int(sys.argv[2]), lambda: None))
"""
"""As `greatpowers serve` starts it, but without limits: the people of this load all come from one address."""

ECHO = """
import asyncio, sys
from bench.echo import app
from greatpowers.server.carrier import Carrier, carried
from greatpowers.server.launch import bound
from greatpowers.server.settings import Connections, Settings

async def serve():
    settings = Settings("", connections=Connections(per_address=10_000))
    await Carrier(app, settings).serve(bound("127.0.0.1", int(sys.argv[2])), lambda: None, lambda: asyncio.sleep(0))

carried(serve())
"""


def environment(build: str) -> dict[str, str]:
    """The compiled engine where it is wanted; `BENCH_COMPILED` may name another folder that holds it."""
    compiled = os.environ.get("BENCH_COMPILED", str(COMPILED))
    engine = compiled if build == "compiled" else str(ROOT / "src")
    if not Path(engine, "greatpowers").is_dir():
        raise SystemExit(f"{engine}: nothing is there to be measured (python3 run.py compile)")
    return {**os.environ, "PYTHONPATH": os.pathsep.join((engine, str(ROOT)))}


class Process:
    """A server that runs, at an address."""

    def __init__(self, code: str, database: str, build: str, log: Path) -> None:
        with socket.socket() as probe:
            probe.bind((LOOPBACK, 0))
            self.address = f"{LOOPBACK}:{probe.getsockname()[1]}"
        port = self.address.partition(":")[2]
        with log.open("ab") as output:
            command = [sys.executable, "-c", code, database, port]
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment(build), stderr=output)

    async def ready(self) -> None:
        async with httpx.AsyncClient(verify=False) as client:
            while self._process.poll() is None:
                try:
                    if (await client.get(f"http://{self.address}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise RuntimeError("the server does not start; its log says why")

    def end(self) -> None:
        self._process.terminate()
        self._process.wait(60)

    def memory(self) -> float:
        """Megabytes of this process that are in memory; its workers are counted by nobody, for tables are not there."""
        with open(f"/proc/{self._process.pid}/status", encoding="ascii") as file:
            lines = dict(line.split(":", 1) for line in file)
        return int(lines["VmRSS"].split()[0]) / 1024

    def seconds(self) -> float:
        """Processor time of this process and its children."""
        numbers = [self._process.pid, *children(self._process.pid)]
        return sum(processor_time(number) for number in numbers)

    def own_seconds(self) -> float:
        return processor_time(self._process.pid)


def children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return [int(number) for number in file.read().split()]


def processor_time(pid: int) -> float:
    """Seconds of all its threads. `/proc` counts in hundredths, which is much where an answer takes thousandths."""
    return time.clock_gettime((~pid << 3) | PROCESSOR)
