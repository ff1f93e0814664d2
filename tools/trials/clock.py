"""A clock that jumps by 400 days and back while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.crash import Client, Promises
from tests.server.patient import Patient
from tools.trials.ground import Progress, a_postgres, folder, log_of, mistakes_in
from tools.trials.listening import spread
from tools.trials.playing import Play, playing

JUMPS = (400, 0, -400, 0, 400, -400, 0)
"""Days by which the clock is wrong, one after the other."""
DAY = 24 * 3600
ANSWERS = 15
"""Given between two jumps."""
LOCKED = 30
"""Seconds after which whoever has used up a limit must be allowed something again."""
TOO_MANY = 429
LONGEST = 30.0


def clock(quick: bool = False, times: int | None = None, seed: int = 3) -> dict[str, Any]:
    """± 400 days, on SQLite and on one of two nodes of a PostgreSQL: sessions, limits, computers and records hold."""
    jumps = JUMPS[: times or (3 if quick else len(JUMPS))]
    found = {"sqlite": asyncio.run(jumped(jumps, seed, None))}
    with ExitStack() as stack:
        postgres = stack.enter_context(a_postgres())
        found["postgresql"] = asyncio.run(jumped(jumps, seed + 1, postgres.new_database()))
    return {"ok": all(one["ok"] for one in found.values()), "seed": seed, **found}


async def jumped(jumps: tuple[int, ...], seed: int, address: str | None) -> dict[str, Any]:
    """On a file with one server, or at this address with two, of which the first is wrong."""
    place = folder("clock-sqlite" if address is None else "clock-postgresql")
    told, file = Progress(place.name, len(jumps)), place / "seconds"
    file.write_text("0")
    words = ("limited", f"clock={file}")
    database = address or f"sqlite:///{place / 'tables.sqlite'}"
    servers = [Patient(database, *words, log=log_of(place, 1))]
    if address is not None:
        servers.append(Patient(database, "limited", log=log_of(place, 2)))
    people: list[Newcomer] = []
    answered: list[float | None] = []
    async with playing(database, servers, seed, tables=2, watched=1) as play:
        await play.more(5)
        for number, days in enumerate(jumps, 1):
            people.append(Newcomer(servers[:1], f"newcomer-{seed}-{number}"))
            await people[-1].use_up()
            set_to(file, days)
            began = asyncio.get_running_loop().time()
            await play.more(ANSWERS)
            await hold(play, people)
            answered.append(play.listening.around(began))
            await play.audit()
            told(number, f"{play.acknowledged} answers")
        await asyncio.gather(*(person.http.aclose() for person in people))
        await play.stop()
        figures = play.figures()
    mistakes = mistakes_in(place)
    pauses = spread(answered)
    return {
        **figures,
        "ok": figures["ok"] and not mistakes and pauses.get("max", LONGEST) < LONGEST,
        "jumps": list(jumps),
        "newcomers": len(people),
        "locked_out_for": spread([person.waited for person in people]),
        "pauses_of_computers": pauses,
        "seconds": told.seconds,
        "mistakes_in_logs": mistakes[:5],
    }


def set_to(file: Path, days: int) -> None:
    fresh = file.with_suffix(".new")
    fresh.write_text(str(days * DAY))
    fresh.replace(file)


async def hold(play: Play, people: list[Newcomer]) -> None:
    """Everybody who ever came is still who they were, and nobody is kept out by a limit for long."""
    for person in people:
        await person.look(play.faults.append)


class Newcomer(Client):
    """Somebody who comes just before the clock jumps, and has used up what may be done in a minute."""

    def __init__(self, servers: list[Patient], name: str) -> None:
        super().__init__(servers, name, Promises(None))
        self.waited: float | None = None

    async def use_up(self) -> None:
        await self.introduce()
        while (await self.ask("/me", {"lang": "de"}, "PATCH")).status_code != TOO_MANY:
            pass

    async def look(self, complain: Callable[[str], None]) -> None:
        me = (await self.ask("/me", {}, "GET")).json()["person"]
        if me != self.id:
            complain(f"{self.name} was {self.id} and is {me or 'nobody'}")
        if self.waited is None:
            self.waited = await self._wait()
            if self.waited is None:
                complain(f"{self.name} is locked out for more than {LOCKED} s")

    async def _wait(self) -> float | None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        while (await self.ask("/me", {"lang": "en"}, "PATCH")).status_code == TOO_MANY:
            if loop.time() > began + LOCKED:
                return None
            await asyncio.sleep(0.5)
        return loop.time() - began
