"""`python -m tools.connections`: ten thousand who hold doors open, and somebody who plays on.

Directly and through HAProxy (Debian: `apt-get install haproxy`), from many addresses of this machine: connections on
which nothing comes, heads and bodies that are never complete, and streams that listen. Meanwhile two people play at a
table, and every answer of theirs must be acknowledged. Then SIGTERM, with all of it hanging: the server must end within
ten seconds, in order, and the database must hold every answer that was acknowledged.

The clients are processes of their own, for a process may open only so many files.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from bench.load import Figures as Noted
from bench.load import Player, Question, Table, sit_down
from bench.process import environment, processor_time
from greatpowers.server.store import Store
from tools.ports import free_port

ROOT = Path(__file__).resolve().parent.parent
LOOPBACK = "127.0.0.1"
Figures = dict[str, Any]

WITHIN = 10.0
"""Seconds in which SIGTERM must have ended the server."""
HOLDERS = {"idle": 4000, "heads": 3000, "bodies": 3000}
STREAMS = 10_000
WATCHERS = 160
"""Streams at one table; there is room for 200 who only watch."""
PER_ADDRESS = 40
"""Connections that each address of this machine opens."""
GOING_DOWN = b"\x88\x02\x03\xf4"
"""How a stream ends when the server does."""
AT_ONCE = 50
SECONDS = 30.0
"""How long people play while everything hangs."""

LINES = {
    "idle": "",
    "heads": "GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "bodies": "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n12345",
    "streams": (
        "GET /api/tables/{table}/stream?lang=en&packed=1 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ),
}
HAPROXY = """
global
    maxconn 9000
defaults
    mode http
    option forwardfor
    timeout connect 10s
    timeout client 10m
    timeout server 10m
    timeout tunnel 1h
    timeout http-request 10m
frontend tables
    bind 127.0.0.1:{front} backlog 4096
    default_backend server
backend server
    server one 127.0.0.1:{back} maxconn 9000
"""


def share(values: list[float], part: float) -> float:
    """Milliseconds below which this part of the values lies."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1) if ordered else 0.0


# --- who holds doors open: a process of its own -----------------------------------------------------------------------


class Holder(asyncio.Protocol):
    """One connection that sends what it was told and then waits; it answers pings, as a browser does."""

    def __init__(self, crowd: Crowd, line: bytes) -> None:
        self.crowd = crowd
        self.line = line
        self.head = b""
        self.status = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.crowd.open += 1
        transport.write(self.line)

    def data_received(self, data: bytes) -> None:
        if not self.status:
            self.head += data
            if b"\r\n\r\n" not in self.head:
                return
            self.status = self.head[9:12].decode()
            self.crowd.statuses[self.status] += 1
            data = self.head.partition(b"\r\n\r\n")[2]
        if self.status == "101":
            self.crowd.heard += len(data)
            if b"\x89\x00" in data:
                self.transport.write(b"\x8a\x80\0\0\0\0")
            self.crowd.farewells += b'"ended"' in data
            if GOING_DOWN in data:
                self.transport.write(b"\x88\x80\0\0\0\0")

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.open -= 1
        self.crowd.lost += 1


async def connected(address: str, port: int) -> socket.socket:
    """A connection from this address; asked for as it is, for nothing has to be looked up."""
    made = socket.socket()
    made.setblocking(False)
    try:
        made.bind((address, 0))
        await asyncio.get_running_loop().sock_connect(made, (LOOPBACK, port))
    except OSError:
        made.close()
        raise
    return made


class Crowd:
    """All connections of one process; reads lines of orders, writes lines of figures."""

    def __init__(self) -> None:
        self.open = 0
        self.lost = 0
        self.heard = 0
        self.failed = 0
        self.farewells = 0
        self.statuses: Counter[str] = Counter()

    async def come(self, order: Figures) -> None:
        """Open so many connections, each address so many of them."""
        gate = asyncio.Semaphore(AT_ONCE)
        loop = asyncio.get_running_loop()

        async def one(number: int) -> None:
            place = order["first"] + number
            address = f"127.{order['net']}.{place // PER_ADDRESS // 250}.{place // PER_ADDRESS % 250 + 1}"
            tables = order.get("tables") or [""]
            line = LINES[order["kind"]].format(table=tables[place % len(tables)]).encode()
            async with gate:
                for tried in range(5):
                    try:
                        await loop.create_connection(
                            lambda: Holder(self, line), sock=await connected(address, order["port"])
                        )
                        return
                    except OSError:
                        await asyncio.sleep(0.2 * (tried + 1))
                self.failed += 1

        await asyncio.gather(*(one(number) for number in range(order["count"])))

    def figures(self) -> Figures:
        return {
            "open": self.open,
            "lost": self.lost,
            "failed": self.failed,
            "farewells": self.farewells,
            "statuses": dict(self.statuses),
        }


async def crowd() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    here = Crowd()
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        order = json.loads(line)
        if "kind" in order:
            await here.come(order)
        print(json.dumps(here.figures()), flush=True)


class Helpers:
    """A crowd, as seen from the process that gives the orders."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> Helpers:
        pipe = asyncio.subprocess.PIPE
        line = (sys.executable, "-m", "tools.connections", "--crowd")
        return cls(await asyncio.create_subprocess_exec(*line, cwd=ROOT, stdin=pipe, stdout=pipe))

    async def order(self, **order: Any) -> Figures:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(order).encode() + b"\n")
        found: Figures = json.loads(await self.process.stdout.readline())
        return found

    async def end(self) -> None:
        self.process.kill()
        await self.process.wait()


# --- the server, and proxies before it --------------------------------------------------------------------------------


class Server:
    """`greatpowers serve` as a process, with limits that let everything hang: so it is not they that help."""

    def __init__(self, folder: Path, proxied: bool) -> None:
        self.port = free_port()
        self.folder = folder
        self.log = folder / "server.log"
        line = [sys.executable, "-m", "greatpowers.cli", "serve", "--port", str(self.port), "--data", str(folder)]
        line += ["--head-seconds", "3600", "--body-seconds", "3600", "--idle-seconds", "3600"]
        line += ["--trusted-proxy", LOOPBACK] if proxied else []
        with self.log.open("wb") as log:
            out = subprocess.DEVNULL
            self.process = subprocess.Popen(line, cwd=ROOT, env=environment("plain"), stdout=out, stderr=log)

    async def ready(self) -> None:
        async with httpx.AsyncClient(verify=False) as client:
            while self.process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"http://{LOOPBACK}:{self.port}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise RuntimeError(self.log.read_text()[-2000:])

    def megabytes(self) -> int:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))

    async def end(self) -> float:
        """Seconds from SIGTERM to the end."""
        begun = time.monotonic()
        self.process.terminate()
        while self.process.poll() is None and time.monotonic() - begun < 6 * WITHIN:
            await asyncio.sleep(0.02)
        taken = time.monotonic() - begun
        self.process.kill()
        self.process.wait()
        return round(taken, 2)


class Proxies:
    """HAProxy in front, as often as its share of open files makes necessary."""

    def __init__(self, program: str, folder: Path, back: int, number: int) -> None:
        self.ports = [free_port() for _ in range(number)]
        self.processes: list[subprocess.Popen[bytes]] = []
        for port in self.ports:
            settings = folder / f"haproxy-{port}.cfg"
            settings.write_text(HAPROXY.format(front=port, back=back))
            line = [program, "-db", "-f", str(settings)]
            self.processes.append(subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


# --- who plays on -----------------------------------------------------------------------------------------------------


class Person(Player):
    """Somebody who writes down every promise."""

    promised: dict[str, int]
    failed = 0

    async def answer(self, seat: int, question: Question) -> None:
        await asyncio.sleep(self.chance.uniform(*self.think))
        choice = self.chance.choice(question.choices)["answer"]
        body = {"seat": seat, "ask": question.ask, "answer": choice, "key": self.key()}
        sent = time.perf_counter()
        try:
            found = await self.post(f"/tables/{self.table.id}/answers", body)
        except httpx.TransportError:
            self.failed += 1
            raise
        if found.status_code != 200:
            self.table.figures.refused += 1
            return
        self.promised[f"{seat}/{body['key']}"] = found.json()["seq"]
        if self.table.figures.counts(sent):
            self.table.figures.acknowledged.append(time.perf_counter() - sent)


class Game:
    """Two people at a table, who play until they are told to stop."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.figures = Noted()
        self.table = Table(self.figures)
        self.people: list[Person] = []
        self.persons: list[str] = []
        self.playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        players = await sit_down([self.address], self.table, "imperial-2030", "connections", (0.2, 0.6))
        for player in players:
            player.__class__ = Person
        self.people = [player for player in players if isinstance(player, Person)]
        for person in self.people:
            person.promised = {}
            self.persons.append((await person.http.get("/me")).json()["person"])
        self.playing = [asyncio.create_task(person.play(seat)) for seat, person in enumerate(self.people)]

    async def measured(self, seconds: float, until: Sequence[asyncio.Task[None]] = ()) -> Figures:
        """What they see of it for so long, or until all that is done."""
        noted = self.figures
        noted.acknowledged, noted.refused, noted.on, noted.since = [], 0, True, time.perf_counter()
        end: asyncio.Future[Any] = asyncio.gather(*until) if until else asyncio.ensure_future(asyncio.sleep(seconds))
        await asyncio.wait([end, *self.playing], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in self.playing:
            if task.done():
                task.result()
                raise RuntimeError("the game is over too soon")
        await end
        times = noted.acknowledged
        figures = {"p50": share(times, 0.5), "p99": share(times, 0.99), "worst": share(times, 1.0)}
        return {"answers": len(times), "refused": noted.refused, **figures}

    async def stop(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def check(self, folder: Path) -> Figures:
        """Whether every answer that was acknowledged is in the database."""
        store = await Store.open(f"sqlite:///{folder / 'tables.sqlite'}")
        try:
            kept = 0
            for person, player in zip(self.persons, self.people, strict=True):
                for key, seq in player.promised.items():
                    kept += await store.records.done(self.table.id, f"{person}/{key}") == seq
        finally:
            await store.close()
        return {"acknowledged": sum(len(player.promised) for player in self.people), "stored": kept}


async def tables(port: int, number: int) -> list[str]:
    """Tables at which streams listen; each address of this machine may make only so many."""
    found: list[str] = []
    while len(found) < number:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.9.9.{len(found) // 10 + 1}")
        async with httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{port}/api", transport=transport, timeout=60) as http:
            await http.get("/me")
            for place in range(10):
                seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
                wish = {"game": "imperial-2030", "seats": seats, "key": f"connections-{len(found)}-{place}"}
                made = await http.post("/tables", json=wish, headers={"x-csrf": http.cookies["csrf"]})
                made.raise_for_status()
                found.append(made.json()["id"])
    return found[:number]


# --- the proof --------------------------------------------------------------------------------------------------------


async def trial(folder: Path, proxy: str, part: float, seconds: float) -> Figures:
    """Everything hangs, two people play on, and then it ends."""
    server = Server(folder, bool(proxy))
    crowds = [await Helpers.start() for _ in range(2)]
    proxies = Proxies(proxy, folder, server.port, 3) if proxy else None
    try:
        await server.ready()
        ports = proxies.ports if proxies is not None else [server.port]
        game = Game(f"{LOOPBACK}:{ports[0]}")
        await game.begin()
        before = await game.measured(seconds / 3)
        listened = await tables(server.port, int(STREAMS * part) // WATCHERS + 1)
        begun = time.monotonic()
        coming = [
            asyncio.create_task(arrive(crowds[0], HOLDERS, part, ports, [])),
            asyncio.create_task(arrive(crowds[1], {"streams": STREAMS}, part, ports, listened)),
        ]
        arriving: Figures = await game.measured(3600, coming)
        arriving["seconds"] = round(time.monotonic() - begun, 1)
        used = processor_time(server.process.pid)
        during = await game.measured(seconds)
        during["cores"] = round((processor_time(server.process.pid) - used) / seconds, 2)
        there = [await one.order() for one in crowds]
        memory = server.megabytes()
        taken = await server.end()
        await game.stop()
        await asyncio.sleep(1)
        gone = [await one.order() for one in crowds]
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()
        if proxies is not None:
            proxies.end()
        for one in crowds:
            await one.end()
    kept = await game.check(folder)
    return {
        "ok": server.process.returncode == 0
        and taken < WITHIN
        and during["answers"] > 0
        and during["refused"] == arriving["refused"] == 0
        and kept["stored"] == kept["acknowledged"]
        and there[1]["statuses"].get("101", 0) == int(STREAMS * part),
        "before": before,
        "arriving": arriving,
        "during": during,
        "holders": there[0],
        "streams": there[1],
        "megabytes": memory,
        "end": {"seconds": taken, "status": server.process.returncode, "farewells": gone[1]["farewells"]},
        "kept": kept,
    }


async def arrive(crowd: Helpers, kinds: dict[str, int], part: float, ports: list[int], tables: list[str]) -> None:
    """Through each of the ports its share, every kind from a net of its own."""
    for net, (kind, number) in enumerate(kinds.items(), 21 if tables else 11):
        share, first = int(number * part) // len(ports), 0
        for place, port in enumerate(ports):
            count = share if place < len(ports) - 1 else int(number * part) - first
            await crowd.order(kind=kind, count=count, first=first, net=net, port=port, tables=tables)
            first += count
    while tables and sum((await crowd.order())["statuses"].values()) < first:
        await asyncio.sleep(0.5)  # until every stream has begun


def connections(quick: bool, only: str = "", part: float = 0.0) -> Figures:
    """Directly, and through HAProxy; a part of the thousands where the machine is busy with other things."""
    proxy = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
    part, seconds = (0.03, 6.0) if quick else (part or 1.0, SECONDS)
    figures: Figures = {"ok": proxy is not None}
    if proxy is None:
        figures["missing"] = "HAProxy; Debian: apt-get install haproxy"
    for name, program in (("direct", ""), ("proxied", proxy)):
        if program is None or only not in ("", name):
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                figures[name] = asyncio.run(trial(Path(folder), program, part, seconds))
            except Exception:
                print((Path(folder) / "server.log").read_text()[-4000:], file=sys.stderr)
                raise
        figures["ok"] = figures["ok"] and figures[name]["ok"]
        print(f"  {name}: {json.dumps(figures[name])}", flush=True)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a few hundred instead of thousands")
    parser.add_argument("--only", choices=("direct", "proxied"), default="", help="one of the two ways")
    parser.add_argument("--part", type=float, default=1.0, help="how much of the thousands")
    parser.add_argument("--crowd", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.crowd:
        asyncio.run(crowd())
        return 0
    figures = connections(chosen.quick, chosen.only, chosen.part)
    print(json.dumps(figures, indent=1))
    return 0 if figures["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
