"""A full collection of garbage waits for a quiet moment, but not for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest

from greatpowers.server.tidying import COUNT_EVERY, LATEST, MANY, OFTEN, TICK, YOUNG_ONLY, search, tidy, young_only


def collections(quiet_from: float, until: float, count: Callable[[float], int] = lambda _: 0) -> list[float]:
    """When garbage is collected by a server that is quiet from some moment on, and has set aside so many objects."""
    now = 0.0
    found: list[float] = []
    within: set[tuple[int, int, int]] = set()

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        within.add(gc.get_threshold())
        if now > until:
            raise asyncio.CancelledError

    before = gc.get_threshold(), list(gc.callbacks)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(tidy(lambda: now >= quiet_from, lambda: now, sleep, lambda: found.append(now), lambda: count(now)))
    assert within == {YOUNG_ONLY} and (gc.get_threshold(), gc.callbacks) == before
    return found


def test_a_quiet_server_is_tidied_often() -> None:
    assert collections(0, 2 * OFTEN) == [OFTEN, 2 * OFTEN]


def test_a_busy_one_waits_for_quiet() -> None:
    assert collections(OFTEN + 50, OFTEN + 100) == [OFTEN + 50]


def test_but_not_for_ever() -> None:
    assert collections(10 * LATEST, LATEST + TICK) == [LATEST]


def test_nor_where_much_was_set_aside() -> None:
    assert collections(10 * LATEST, 2 * COUNT_EVERY, lambda now: 7 if now < 90 else 8 + MANY) == [2 * COUNT_EVERY]


class Ring:
    """Refers to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.own = self


def test_what_dies_young_is_found_at_once_and_what_dies_old_by_a_search() -> None:
    with young_only():
        gc.collect()
        old = weakref.ref(ring := Ring())
        gc.collect(0)  # as the collector does by itself after so many new objects
        del ring
        young = weakref.ref(Ring())
        gc.collect(0)
        assert young() is None and old() is not None
        search()
        assert old() is None
    gc.unfreeze()
