"""`python -m bench.growth`: what an answer costs, however long the record and however many look on; see README.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import zlib
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import uvloop
import websockets

import greatpowers
from bench.growth_chart import Point, chart, grown
from bench.load import GIVEN, LANGS, Figures, Player, Table
from bench.process import TABLES, Process
from bench.server_load import started
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Json

GAME, SEATS = "imperial-2030", 6
"""It has no chance after the deal, so that a copy of a game goes on as the game did."""
MIDDLE = 2000
"""Answers until the board is as full as it will be. All records begin there: what differs is their length alone."""
LENGTHS = (100, 300, 1000, 3000, 5000)
LISTENERS = (1, 2, 4, 8)
PEOPLE = max(LISTENERS)
QUIET = 0.2
"""Seconds for what follows when somebody leaves."""
Row = dict[str, Any]


class Heard(msgspec.Struct):
    """What is read of an update here."""

    seq: int


HEARD = msgspec.json.Decoder(Heard)


class Stretch(msgspec.Struct):
    """The record of a game up to some moment, and what was answered next, by whom."""

    record: bytes
    entries: int
    following: list[tuple[int, Json]]


def answered(match: Match, lot: random.Random) -> tuple[int, Json]:
    """Give an answer by lot, but none that ends the game: nobody lets it end."""
    while True:
        decision = lot.choice(match.decisions)
        answer = lot.choice(decision.options)
        tried = match.fast
        tried.play(match.rules.codec.encode(answer), decision.seat)
        if not tried.over:
            match.play(answer, decision.seat)
            return decision.seat, answer.to_json()


def stretches(lengths: Sequence[int], following: int, seed: int) -> dict[int, Stretch]:
    """One game that begins in the middle of another, as it was after so many answers each; nothing is taken back."""
    lot = random.Random(seed)
    before = greatpowers.start(GAME, SEATS, seed)
    for _ in range(MIDDLE):
        answered(before, lot)
    match = greatpowers.position(GAME, before.position(), seed)
    given: list[tuple[int, Json]] = []
    stopped: dict[int, tuple[bytes, int]] = {}
    while len(given) < max(lengths) + following:
        if len(given) in lengths:
            stopped[len(given)] = (msgspec.json.encode(match.record()), len(match.entries))
        given.append(answered(match, lot))
    return {length: Stretch(*stopped[length], given[length : length + following]) for length in lengths}


class Crowd:
    """The same people at one table after the other: at its seats, and those beyond watch."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.table = Table(Figures())
        self.people = [Player(server.address, self.table, f"person-{number}", (0, 0)) for number in range(PEOPLE)]

    async def come(self) -> None:
        for person in self.people:
            (await person.http.get("/me")).raise_for_status()

    async def sit_down(self, record: bytes) -> None:
        """At a new table that goes on with a record."""
        host, *others = self.people[:SEATS]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
        made = await host.post("/import", {"document": json.loads(record), "seats": seats, "key": host.key()})
        made.raise_for_status()
        self.table.id = made.json()["id"]
        for seat, person in enumerate(others, 1):
            body = {"seat": seat, "name": person.name}
            (await person.post(f"/tables/{self.table.id}/join", body)).raise_for_status()

    def stream(self, number: int) -> websockets.connect:
        """As a browser listens: it can unpack."""
        seat = f"seat={number}&" if number < SEATS else ""
        lang = LANGS[number % len(LANGS)]
        address = f"ws://{self.server.address}/api/tables/{self.table.id}/stream?{seat}lang={lang}&packed=1"
        headers = {"cookie": self.people[number].cookie()}
        return websockets.connect(address, additional_headers=headers, max_size=None, compression=None)

    async def give(self, seat: int, ask: int, answer: Json) -> int:
        """The number it has in the record; it is there to stay then."""
        person = self.people[seat]
        status, told = await person.give({"seat": seat, "ask": ask, "answer": answer, "key": person.key()})
        assert status == 200, told
        return GIVEN.decode(told).seq

    async def leave(self) -> None:
        for person in self.people:
            await person.leave()


async def heard(stream: websockets.ClientConnection, seq: int) -> int:
    """Wait until it has told of so many entries; how many bytes came meanwhile."""
    size = 0
    while True:
        message = await stream.recv()
        size += len(message)
        text = message if isinstance(message, str) else zlib.decompress(message)
        if HEARD.decode(text).seq >= seq:
            return size


async def spent(crowd: Crowd, stretch: Stretch, listeners: int, skip: int) -> tuple[float, float]:
    """Milliseconds of the server and bytes it has sent for each answer. The next is given when everybody has heard."""
    await crowd.sit_down(stretch.record)
    used, size, ask = 0.0, 0, stretch.entries
    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(crowd.stream(number)) for number in range(listeners)]
        for stream in streams:
            await heard(stream, 0)
        for number, (seat, answer) in enumerate(stretch.following):
            if number == skip:
                used, size = crowd.server.own_seconds(), 0
            ask = await crowd.give(seat, ask, answer)
            for stream in streams:
                size += await heard(stream, ask)
        used = crowd.server.own_seconds() - used
    await asyncio.sleep(QUIET)
    counted = len(stretch.following) - skip
    return used * 1000 / counted, size / counted


def summary(length: int, listeners: int, rounds: list[tuple[float, float]]) -> Point:
    times = sorted(time for time, _ in rounds)
    return Point(
        length,
        listeners,
        round(statistics.median(times), 2),
        round(times[len(times) // 4], 2),
        round(times[-1 - len(times) // 4], 2),
        round(statistics.mean(size for _, size in rounds)),
    )


async def measured(choice: argparse.Namespace, server: Process) -> list[Point]:
    """Every point in every round, each round with a game of its own and in another order: a busy moment of the machine
    or a large answer hurts none of them in particular."""
    crowd = Crowd(server)
    await crowd.come()
    points = [(length, listeners) for length in choice.lengths for listeners in choice.listeners]
    found: dict[tuple[int, int], list[tuple[float, float]]] = {point: [] for point in points}
    for number in range(choice.rounds):
        games = stretches(choice.lengths, choice.skip + choice.answers, choice.seed + number)
        for length, listeners in random.Random(number).sample(points, len(points)):
            found[length, listeners].append(await spent(crowd, games[length], listeners, choice.skip))
        print(f"round {number + 1} of {choice.rounds}", flush=True)
    await crowd.leave()
    return [summary(*point, rounds) for point, rounds in found.items()]


async def report(choice: argparse.Namespace) -> Row:
    load_before = [round(number, 1) for number in os.getloadavg()]
    with tempfile.TemporaryDirectory(prefix="greatpowers-bench-") as name:
        server = await started(TABLES, f"sqlite:///{Path(name) / 'tables.db'}", choice.build, Path(name))
        try:
            points = await measured(choice, server)
        finally:
            server.end()
    return {
        "game": GAME,
        "build": choice.build,
        "rounds": choice.rounds,
        "answers": choice.answers,
        "load_before": load_before,
        "load_after": [round(number, 1) for number in os.getloadavg()],
        "points": [msgspec.to_builtins(point) for point in points],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--lengths", type=int, nargs="+", default=LENGTHS, help="answers that are in the record already"
    )
    parser.add_argument("--listeners", type=int, nargs="+", default=LISTENERS, help=f"{PEOPLE} at most")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--answers", type=int, default=40, help="how many are measured at each table")
    parser.add_argument("--skip", type=int, default=10, help="answers before anything counts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", choices=("plain", "compiled"), default="compiled")
    parser.add_argument("--report", type=Path, help="where the JSON goes, too")
    parser.add_argument("--from", dest="figures", type=Path, help="figures that were measured before, for the chart")
    parser.add_argument("--chart", type=Path, help="where the chart goes, as SVG")
    choice = parser.parse_args()
    found = json.loads(choice.figures.read_text()) if choice.figures else uvloop.run(report(choice))
    points = msgspec.convert(found["points"], list[Point])
    text = json.dumps({**found, "grown": grown(points)}, indent=1) + "\n"
    print(text, end="")
    if choice.report:
        choice.report.write_text(text)
    if choice.chart:
        choice.chart.write_text(chart(points))


if __name__ == "__main__":
    main()
