"""`python -m bench.server_load`: 200 tables on one server, and what its people see of it; see README.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bench.load import Figures, Player, Table, echo_pair, sit_down, watch_the_clock
from bench.moments import ANSWERS, Reader
from bench.process import ECHO, TABLES, Process
from greatpowers.games import RULESETS

Row = dict[str, Any]
AT_ONCE = 8
"""Tables that are set up at the same time."""
BETWEEN = 0.02
"""Seconds between two that connect to the echo."""
SETTLE = 5.0
"""Seconds before anything counts."""


def share(values: list[float], part: float) -> float:
    """Milliseconds below which this part of the values (in seconds) lies."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1) if ordered else 0.0


def summary(figures: Figures, server: Process, seconds: float, used: float, own: float) -> Row:
    return {
        "answers": len(figures.acknowledged),
        "answers_per_second": round(len(figures.acknowledged) / seconds, 1),
        "updates_per_second": round(figures.messages / seconds, 1),
        "bytes_per_update": figures.bytes // max(1, figures.messages),
        "broadcast_p50": share(figures.latencies, 0.5),
        "broadcast_p99": share(figures.latencies, 0.99),
        "broadcast_worst": share(figures.latencies, 1.0),
        "acknowledged_p50": share(figures.acknowledged, 0.5),
        "acknowledged_p99": share(figures.acknowledged, 0.99),
        "refused": figures.refused,
        "server_cores": round(own / seconds, 2),
        "workers_cores": round((used - own) / seconds, 2),
        "load_late_worst": round(figures.late * 1000, 1),
        "megabytes": round(server.memory(), 1),
    }


async def measured(figures: Figures, server: Process, seconds: float, tasks: list[asyncio.Task[Any]]) -> Row:
    """Let it run, then count for so long; a client that fails ends the run."""
    clock = asyncio.create_task(watch_the_clock(figures))
    await asyncio.sleep(SETTLE)
    used, own, begun = server.seconds(), server.own_seconds(), time.perf_counter()
    figures.on, figures.since = True, begun
    await asyncio.sleep(seconds)
    figures.on = False
    elapsed = time.perf_counter() - begun
    found = summary(figures, server, elapsed, server.seconds() - used, server.own_seconds() - own)
    for task in [*tasks, clock]:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    await asyncio.gather(clock, return_exceptions=True)
    return found


async def games(server: Process, choice: argparse.Namespace) -> Row:
    figures = Figures()
    before = server.memory()
    names = list(RULESETS)
    players: list[Player] = []
    tasks: list[asyncio.Task[Any]] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with gate:
            table = Table(figures)
            found = await sit_down([server.address], table, names[number % len(names)], f"{number:04d}", choice.think)
        players.extend(found)
        tasks.extend(asyncio.create_task(player.play(seat)) for seat, player in enumerate(found))

    await asyncio.gather(*(one(number) for number in range(choice.tables)))
    row = await measured(figures, server, choice.seconds, tasks)
    await asyncio.gather(*(player.leave() for player in players))
    row["megabytes_before"] = round(before, 1)
    row["megabytes_per_table"] = round((row["megabytes"] - before) / choice.tables, 2)
    return row


async def echoes(server: Process, choice: argparse.Namespace, like: Row) -> Row:
    """As many listeners, messages and bytes as in the games, with nothing behind them."""
    figures = Figures()
    rate = like["updates_per_second"] / 2 / choice.tables
    tasks: list[asyncio.Task[Any]] = []
    for number in range(choice.tables):
        pair = echo_pair(server.address, Table(figures), number, rate, like["bytes_per_update"])
        tasks.append(asyncio.create_task(pair))
        await asyncio.sleep(BETWEEN)
    return await measured(figures, server, min(20.0, choice.seconds), tasks)


async def moments(folder: Path, build: str, copies: int, many: int) -> Row:
    database = f"sqlite:///{folder / 'moments.db'}"
    server = await started(TABLES, database, build, folder)
    reader = Reader(server)
    await reader.bring(ANSWERS, copies)
    server.end()
    server = await started(TABLES, database, build, folder)
    reader.move_to(server)
    cold, warm = await reader.cold(), await reader.warm(many)
    await reader.http.aclose()
    server.end()
    return {
        name: {
            "entries": reader.last[name],
            "cold_worst": round(max(cold[name]), 1),
            "warm_p50": round(sorted(warm[name])[len(warm[name]) // 2], 1),
            "warm_worst": round(max(warm[name]), 1),
        }
        for name in cold
    }


async def started(code: str, database: str, build: str, folder: Path) -> Process:
    server = Process(code, database, build, folder / "server.log")
    await server.ready()
    return server


async def with_server(server: Process, work: Callable[[], Awaitable[Row]]) -> Row:
    try:
        return await work()
    finally:
        server.end()


async def report(choice: argparse.Namespace) -> Row:
    with tempfile.TemporaryDirectory(prefix="greatpowers-bench-") as name:
        folder = Path(name)
        found: Row = {"build": choice.build, "tables": choice.tables, "think": list(choice.think)}
        found["load_before"] = [round(number, 1) for number in os.getloadavg()]
        server = await started(TABLES, choice.database or f"sqlite:///{folder / 'tables.db'}", choice.build, folder)
        found["games"] = row = await with_server(server, lambda: games(server, choice))
        echo = await started(ECHO, "", choice.build, folder)
        found["echo"] = await with_server(echo, lambda: echoes(echo, choice, row))
        for part in ("broadcast_p50", "broadcast_p99"):
            found[f"{part}_times_echo"] = round(row[part] / max(0.1, found["echo"][part]), 1)
        if not choice.no_moments:
            found["moments"] = await moments(folder, choice.build, choice.copies, 100)
        found["load_after"] = [round(number, 1) for number in os.getloadavg()]
        return found


def table_of(found: Row) -> str:
    lines = [f"{'':<22}{'games':>10}{'echo':>10}"]
    lines += [f"{name:<22}{value:>10}{found['echo'].get(name, ''):>10}" for name, value in found["games"].items()]
    lines += [f"{name:<32}{found[name]:>10}" for name in found if name.endswith("_times_echo")]
    lines += [f"{name:<16}{row}" for name, row in found.get("moments", {}).items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured")
    parser.add_argument("--think", type=float, nargs=2, default=(2.0, 6.0), help="seconds until somebody asked answers")
    parser.add_argument("--build", choices=("plain", "compiled"), default="compiled")
    parser.add_argument("--database", default="", help="another one than a new SQLite file")
    parser.add_argument("--copies", type=int, default=6, help="cold tables opened of each ruleset")
    parser.add_argument("--no-moments", action="store_true")
    parser.add_argument("--report", type=Path, help="where the JSON goes, too")
    choice = parser.parse_args()
    choice.think = tuple(choice.think)
    found = asyncio.run(report(choice))
    print(table_of(found))
    print(json.dumps(found, indent=2))
    if choice.report:
        choice.report.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
