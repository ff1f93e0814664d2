"""Garbage: to look through all tables in memory for it holds everybody up for half a second, so it waits for a quiet
moment.

Nearly nothing of ours has to be searched for: what nobody refers to any more is gone at once. What is new is looked
through as ever, but once only: what lives on is set aside, and not looked at again until then. (Python would look at it
again with the next twenty; with 200 tables that held everybody up for a seventh of a second.)
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

NEVER = 1_000_000_000
YOUNG_ONLY = (10_000, NEVER, NEVER)
"""Thresholds of the collector: so many new objects there are before they are looked through. A screen is some
thousands, which live until the next; with the usual 700 the search takes a twentieth of the time."""
TICK = 1.0
OFTEN = 300.0
"""Seconds after which a quiet moment is used."""
LATEST = 3600.0
"""Seconds after which no quiet moment is waited for any longer."""
COUNT_EVERY = 60.0
"""Seconds after which it is counted what was set aside."""
MANY = 1_000_000
"""Objects more than after the last search, for which no quiet moment is waited, either."""


def set_aside(phase: str, _: dict[str, int]) -> None:
    """Called by the collector."""
    if phase == "stop":
        gc.freeze()


@contextmanager
def young_only() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(*YOUNG_ONLY)
    gc.callbacks.append(set_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(set_aside)
        gc.set_threshold(*before)


def search() -> None:
    """Look through everything."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def tidy(
    is_quiet: Callable[[], bool],
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    collect: Callable[[], object] = search,
    count: Callable[[], int] = gc.get_freeze_count,
) -> None:
    """Goes on until it is cancelled."""
    with young_only():
        last = counted = clock()
        least = count()
        while True:
            await sleep(TICK)
            now, are_many = clock(), False
            if now - counted >= COUNT_EVERY:
                counted, are_many = now, count() > least + MANY
            if are_many or now - last >= LATEST or (now - last >= OFTEN and is_quiet()):
                collect()
                last, least = clock(), count()
