"""Play: people and computers at several tables and nodes, what they were promised, and what is in the database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

import greatpowers
from greatpowers.kernel.match import Match
from greatpowers.kernel.record import play_on
from greatpowers.kernel.values import Malformed
from greatpowers.server import database, schema
from greatpowers.server.rows import TableRecord
from greatpowers.server.store.tables import TABLE, table_from
from tests.server.crash import Client, Promises, record_of, sit_down
from tests.server.patient import Patient
from tools.trials.listening import Listening

RULESETS = ("imperial-2030", "imperialism", "attack")
THINK = (0.1, 0.4)
"""Seconds."""
PATIENCE = 120.0
"""Seconds after which something will not come about any more."""


class Thinker(Client):
    """Somebody who does not answer at once."""

    async def answer(self, table: str, seat: int, ask: int, answer: dict[str, Any]) -> None:
        await asyncio.sleep(self.chance.uniform(*THINK))
        await super().answer(table, seat, ask, answer)


class Game:
    """What was promised at a table, and what was last seen in its record."""

    def __init__(self) -> None:
        self.promises = Promises(None)
        self.table = ""
        self.is_done = False
        self.entries: list[dict[str, Any]] = []
        self.match: Match | None = None
        self.lost = 0
        self.doubled = 0
        self.faults: list[str] = []

    def compare(self, header: TableRecord, rows: Sequence[Any], promised: dict[str, tuple[int, int]]) -> None:
        """Each promise is kept once; what was in the record is still there; and the record can be played."""
        entries = [json.loads(row.entry) for row in rows]
        if [row.seq for row in rows] != list(range(header.entries)):
            self.faults.append(f"{self.table}: {len(rows)} entries, {header.entries} by its header")
        if entries[: len(self.entries)] != self.entries:
            self.faults.append(f"{self.table}: the record has changed before entry {len(self.entries)}")
        self.entries = entries
        keys = {row.key: row.after for row in rows if row.key is not None}
        lost = [key for key, (_, seq) in promised.items() if keys.get(key) != seq]
        given = sum(entry.get("seat") in (0, 1) for entry in entries)
        self.lost, self.doubled = len(lost), given - len(keys)
        self.faults += [f"{self.table}: {key} was acknowledged and is not there" for key in lost]
        if given != len(keys) or (self.is_done and len(keys) != len(promised)):
            self.faults.append(f"{self.table}: {given} answers, {len(keys)} keys, {len(promised)} promises")
        self.faults += [f"{self.table}: {text}" for text in self.promises.broken]

    def replay(self, header: TableRecord) -> None:
        """From where it was played to before; when all is over, from the start."""
        try:
            if self.match is None or self.is_done:
                self.match = greatpowers.replay(record_of(header, self.entries))
            else:
                play_on(self.match, self.entries[len(self.match.entries) :])
        except Malformed as error:
            self.faults.append(f"{self.table}: does not replay: {error}")
            self.match = None


class Play:
    """People play at some tables until they are told to stop; computers alone play at others, and are listened to."""

    def __init__(self, address: str, servers: Sequence[Patient], seed: int) -> None:
        self.servers = servers
        self.seed = seed
        self.games: list[Game] = []
        self.listening = Listening(servers, seed)
        self.faults: list[str] = []
        self._address = database.address(address)
        self._reached: database.Database | None = None
        self._stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, tables: int, watched: int) -> None:
        for slot in range(tables):
            self._begin(self._people(slot))
        for slot in range(watched):
            self._begin(self.listening.computers(slot))
            for server in self.servers:
                self._begin(self.listening.listen(slot, server))

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            try:
                await doing
            except Exception as error:
                self.faults.append(f"somebody gave up: {type(error).__name__}: {error}")

        self._tasks.append(asyncio.create_task(run()))

    async def _people(self, slot: int) -> None:
        number = 0
        while not self._stopping:
            ruleset = RULESETS[(slot + number) % len(RULESETS)]
            game = Game()
            table, people = await sit_down(
                self.servers, f"{self.seed}-{slot}-{number}", ruleset, game.promises, Thinker
            )
            game.table = table
            self.games.append(game)
            await asyncio.gather(*(person.play(table, seat) for seat, person in enumerate(people)))
            await asyncio.gather(*(person.http.aclose() for person in people))
            game.is_done = True
            number += 1

    # --- what is in the database ---

    async def audit(self) -> None:
        """Look at all tables that are being played, or at all when nobody plays any more."""
        reached = self._reached = self._reached or database.reach(self._address)
        for game in [one for one in self.games if self._stopping or not one.is_done]:
            promised = dict(game.promises.acknowledged)
            header, rows = await reached.read(partial(read, id=game.table))
            game.compare(header, rows, promised)
            await asyncio.to_thread(game.replay, header)

    @property
    def acknowledged(self) -> int:
        return sum(len(game.promises.acknowledged) for game in self.games)

    async def more(self, answers: int) -> None:
        """Until so many more answers were acknowledged."""
        wanted, until = self.acknowledged + answers, time.monotonic() + PATIENCE
        while self.acknowledged < wanted and not self.faults:
            if time.monotonic() > until:
                self.faults.append(f"nobody has come further for {PATIENCE:.0f} s")
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Let everybody finish what they are doing, and look at everything once more."""
        self._stopping = True
        for game in self.games:
            game.promises.enough.set()
        self.listening.stop()
        _, late = await asyncio.wait(self._tasks, timeout=PATIENCE)
        for task in late:
            task.cancel()
            self.faults.append("somebody did not come to an end")
        await asyncio.gather(*late, return_exceptions=True)
        for game in self.games:
            game.is_done = not late
        await self.audit()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.let_go()

    async def let_go(self) -> None:
        """Close the database until it is looked at again."""
        if self._reached is not None:
            await self._reached.close()
        self._reached = None

    def figures(self) -> dict[str, Any]:
        faults = [*self.faults, *self.listening.faults, *(fault for game in self.games for fault in game.faults)]
        return {
            "games": len(self.games),
            "acknowledged": self.acknowledged,
            "entries": sum(len(game.entries) for game in self.games),
            "sent_again": sum(game.promises.again for game in self.games),
            "stale": sum(game.promises.stale for game in self.games),
            "lost": sum(game.lost for game in self.games),
            "doubled": sum(game.doubled for game in self.games),
            "answers_with_500": sum(len(game.promises.broken) for game in self.games),
            "faults": faults[:20],
            "ok": not faults and self.acknowledged > 0,
        }


def read(connection: Connection, id: str) -> tuple[TableRecord, Sequence[Any]]:
    """All of it as it was at one moment."""
    entries = schema.entries.c
    wanted = select(entries.seq, entries.entry, entries.key, entries.after).where(entries.table_id == id)
    header = table_from(connection.execute(TABLE.where(schema.tables.c.id == id)).one())
    return header, connection.execute(wanted.order_by(entries.seq)).all()


@asynccontextmanager
async def playing(
    address: str, servers: Sequence[Patient], seed: int, tables: int = 3, watched: int = 2
) -> AsyncIterator[Play]:
    """Servers that run, people and computers who play, and the end of all of them."""
    play: Play | None = None
    try:
        await asyncio.gather(*(server.start() for server in servers))
        play = Play(address, servers, seed)
        play.start(tables, watched)
        yield play
    finally:
        with contextlib.suppress(asyncio.CancelledError):
            if play is not None:
                await play.close()
        for server in servers:
            server.end()
