"""PostgreSQL restarted under play as after a crash."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tools.trials.ground import Progress, a_postgres, folder, mistakes_in, some_servers
from tools.trials.listening import spread
from tools.trials.playing import playing

TIMES, FEW = 10, 2
NODES = 3
BETWEEN = 30
"""Answers that are given before the next."""
LONGEST = 30.0
"""Seconds after which the game goes on again, at the latest."""


def restarts(quick: bool = False, times: int | None = None, seed: int = 2) -> dict[str, Any]:
    """PostgreSQL ends at once and comes back, ten times: nothing is lost, and the games go on by themselves."""
    return asyncio.run(restarted(times or (FEW if quick else TIMES), seed))


async def restarted(times: int, seed: int) -> dict[str, Any]:
    place, told = folder("restarts"), Progress("restarts", times)
    gone: list[tuple[float, float]] = []
    again: list[float] = []
    with a_postgres() as postgres:
        address = postgres.new_database()
        async with playing(address, some_servers(NODES, address, place), seed) as play:
            await play.more(10)
            while len(gone) < times and not play.faults:
                await play.more(BETWEEN)
                began = time.monotonic()
                await asyncio.to_thread(postgres.restart)
                back = time.monotonic()
                gone.append((began, back))
                await play.more(3)
                again.append(time.monotonic() - back)
                await play.audit()
                told(len(gone), f"{play.acknowledged} answers")
            await play.stop()
            figures = play.figures()
            pauses = spread([play.listening.around(began) for began, _ in gone])
    mistakes = mistakes_in(place)
    people = spread(again)
    ok = figures.pop("ok") and not mistakes and len(gone) == times
    ok = ok and max(pauses.get("max", LONGEST), people.get("max", LONGEST)) < LONGEST
    return {
        "ok": ok,
        "seed": seed,
        "restarts": len(gone),
        "seconds": told.seconds,
        "database_away": spread([back - began for began, back in gone]),
        "pauses_of_computers": pauses,
        "until_people_were_answered": people,
        **figures,
        "mistakes_in_logs": mistakes[:5],
    }
