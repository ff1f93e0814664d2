"""`python -m bench.capacity`: how many answers a second a server bears, alone and as one of several; see README.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop

from bench.load import Figures, Player, Table, echo_pair, sit_down, watch_the_clock
from bench.process import ECHO, TABLES, Process
from bench.server_load import AT_ONCE, BETWEEN, share, started
from greatpowers.games import RULESETS
from tests.server.databases import Postgres, programs

Row = dict[str, Any]
LIMIT = 100.0
"""Milliseconds: once one answer in a hundred takes longer to reach the others, no more is borne."""
SETTLE = 3.0
LEAST_THINKING = 0.5
"""Of the time that people think on average; they take at most as much more."""


class Crowd:
    """People at tables on one or several servers, who think for as long as they are told to."""

    def __init__(self, servers: list[Process], computer: bool) -> None:
        self.servers = servers
        self.computer = computer
        self.think = [1.0, 1.0]
        self.figures = Figures()
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[Any]] = []

    async def sit_down(self, tables: int) -> None:
        gate, names = asyncio.Semaphore(AT_ONCE), list(RULESETS)

        async def one(number: int) -> None:
            addresses = [self.servers[(number + seat) % len(self.servers)].address for seat in range(2)]
            async with gate:
                game, name = names[number % len(names)], f"{number:04d}"
                table = Table(self.figures)
                found = await sit_down(addresses, table, game, name, self.think, self.computer)
            self.players += found
            self.tasks += [asyncio.create_task(player.play(seat)) for seat, player in enumerate(found)]

        await asyncio.gather(*(one(number) for number in range(tables)))

    def hurry(self, tables: int, rate: float) -> None:
        """Answer so often, all tables together."""
        mean = tables / rate
        self.think[:] = [LEAST_THINKING * mean, (2 - LEAST_THINKING) * mean]

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        await asyncio.gather(*(player.leave() for player in self.players))


async def measured(figures: Figures, servers: list[Process], seconds: float) -> Row:
    figures.clear()
    clock = asyncio.create_task(watch_the_clock(figures))
    await asyncio.sleep(SETTLE)
    used = sum(server.own_seconds() for server in servers)
    own, begun = time.process_time(), time.perf_counter()
    figures.on, figures.since = True, begun
    await asyncio.sleep(seconds)
    figures.on = False
    elapsed = time.perf_counter() - begun
    answers = len(figures.acknowledged)
    clock.cancel()
    await asyncio.gather(clock, return_exceptions=True)
    return {
        "answers_per_second": round(answers / elapsed, 1),
        "broadcast_p50": share(figures.latencies, 0.5),
        "broadcast_p99": share(figures.latencies, 0.99),
        "acknowledged_p99": share(figures.acknowledged, 0.99),
        "server_ms_per_answer": round((sum(one.own_seconds() for one in servers) - used) * 1000 / max(1, answers), 2),
        "client_ms_per_answer": round((time.process_time() - own) * 1000 / max(1, answers), 2),
        "client_late_worst": round(figures.late * 1000, 1),
        "bytes_per_update": figures.bytes // max(1, figures.messages),
        "refused": figures.refused,
    }


async def borne(choice: argparse.Namespace, servers: list[Process]) -> Row:
    """More and more, until it takes too long."""
    before = sum(server.memory() for server in servers)
    crowd = Crowd(servers, choice.computer)
    crowd.hurry(choice.tables, choice.rates[0])
    await crowd.sit_down(choice.tables)
    rows: list[Row] = []
    for rate in choice.rates:
        crowd.hurry(choice.tables, rate)
        rows.append({"asked": rate, **await measured(crowd.figures, servers, choice.seconds)})
        print(f"  {rows[-1]}", flush=True)
        if rows[-1]["broadcast_p99"] > LIMIT:
            break
    grown = sum(server.memory() for server in servers) - before
    await crowd.leave()
    return {"rows": rows, "borne": at_limit(rows), "megabytes_per_table": round(grown / choice.tables, 2)}


def at_limit(rows: list[Row]) -> float:
    """Where the line between the last two measurements crosses the limit; the most that was measured, if none did."""
    last = rows[-1]
    if last["broadcast_p99"] <= LIMIT or len(rows) == 1:
        return float(last["answers_per_second"]) if last["broadcast_p99"] <= LIMIT else 0.0
    before = rows[-2]
    part = (LIMIT - before["broadcast_p99"]) / (last["broadcast_p99"] - before["broadcast_p99"])
    gained = last["answers_per_second"] - before["answers_per_second"]
    return float(round(before["answers_per_second"] + max(0.0, gained) * part, 1))


async def echoed(choice: argparse.Namespace, server: Process, size: int) -> Row:
    figures = Figures()
    tasks = []
    for number in range(choice.tables):
        pair = echo_pair(server.address, Table(figures), number, choice.rates[-1] / choice.tables, size)
        tasks.append(asyncio.create_task(pair))
        await asyncio.sleep(BETWEEN)
    row = await measured(figures, [server], choice.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return row


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    where = programs()
    assert where is not None, "PostgreSQL is not installed"
    server = Postgres(where, durable=True)
    try:
        yield server.new_database()
    finally:
        server.stop()


async def report(choice: argparse.Namespace) -> Row:
    found: Row = {"database": choice.database, "tables": choice.tables, "computer": choice.computer}
    found["load_before"] = [round(number, 1) for number in os.getloadavg()]
    with tempfile.TemporaryDirectory(prefix="greatpowers-bench-") as name, database(choice.database, Path(name)) as url:
        size = 4000
        for count in choice.nodes:
            print(f"{count} on {choice.database}", flush=True)
            servers = [await started(TABLES, url, "compiled", Path(name)) for _ in range(count)]
            try:
                found[f"nodes_{count}"] = row = await borne(choice, servers)
            finally:
                for server in servers:
                    server.end()
            size = row["rows"][0]["bytes_per_update"]
        if not choice.no_echo:
            echo = await started(ECHO, "", "compiled", Path(name))
            found["echo"] = await echoed(choice, echo, size)
            echo.end()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1], help="servers on the same database")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rates", type=float, nargs="+", default=[100.0, 200.0, 300.0, 400.0, 500.0, 600.0, 700.0])
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each rate is measured")
    parser.add_argument("--computer", action="store_true", help="a computer at every table, too")
    parser.add_argument("--no-echo", action="store_true")
    parser.add_argument("--report", type=Path, help="where the JSON goes, too")
    choice = parser.parse_args()
    found = uvloop.run(report(choice))
    print(json.dumps(found, indent=2))
    if choice.report:
        choice.report.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
