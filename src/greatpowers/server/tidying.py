"""Garbage: to look through all tables in memory for it holds everybody up for a quarter of a second, so it waits for a
quiet moment. What dies young, which is nearly everything, is found at once as ever."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable

YOUNG_ONLY = (20_000, 20, 1_000_000_000)
"""Thresholds of the collector: the oldest generation is never looked through by itself."""
TICK = 1.0
OFTEN = 300.0
"""Seconds after which a quiet moment is used."""
LATEST = 3600.0
"""Seconds after which no quiet moment is waited for any longer."""


async def tidy(
    is_quiet: Callable[[], bool],
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    collect: Callable[[], object] = gc.collect,
) -> None:
    """Goes on until it is cancelled."""
    gc.set_threshold(*YOUNG_ONLY)
    last = clock()
    while True:
        await sleep(TICK)
        waited = clock() - last
        if waited >= LATEST or (waited >= OFTEN and is_quiet()):
            collect()
            last = clock()
