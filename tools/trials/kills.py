"""Three nodes under play, of which any is killed again and again."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.server.patient import Killer, Patient
from tools.trials.ground import Progress, a_postgres, folder, mistakes_in, some_servers
from tools.trials.listening import spread
from tools.trials.playing import playing

TIMES, FEW = 1000, 5
NODES = 3
BETWEEN = (1.2, 2.8)
"""Seconds between two kills."""
LONGEST = 5.0
"""Seconds that 99 of 100 pauses may take, on a machine that does other things too."""


def kills(quick: bool = False, times: int | None = None, seed: int = 1) -> dict[str, Any]:
    """kill -9 of one of three nodes: nothing is lost, nothing doubled, and the computers go on elsewhere."""
    return asyncio.run(killed(times or (FEW if quick else TIMES), seed))


async def killed(times: int, seed: int) -> dict[str, Any]:
    place, told = folder("kills"), Progress("kills", times)
    struck: list[tuple[float, Patient]] = []
    with a_postgres() as postgres:
        address = postgres.new_database()
        servers = some_servers(NODES, address, place)
        killer = Killer(servers, seed)
        async with playing(address, servers, seed) as play:
            await play.more(10)
            while killer.kills < times and not play.faults:
                await asyncio.sleep(killer.chance.uniform(*BETWEEN))
                await killer.until_some_are_up()
                moment = time.monotonic()
                struck.append((moment, killer.strike()))
                await play.audit()
                told(killer.kills, f"{play.acknowledged} answers, {sum(game.lost for game in play.games)} lost")
            await killer.rest()
            await play.more(10)
            await play.stop()
            figures = play.figures()
            pauses = spread([play.listening.around(moment, dead) for moment, dead in struck])
    mistakes = mistakes_in(place)
    ok = figures.pop("ok") and not mistakes and killer.kills == times and pauses.get("p99", LONGEST) < LONGEST
    return {
        "ok": ok,
        "seed": seed,
        "kills": killer.kills,
        "seconds": told.seconds,
        "pauses_elsewhere": pauses,
        "seconds_to_start": spread(killer.starts),
        **figures,
        "mistakes_in_logs": mistakes[:5],
    }
