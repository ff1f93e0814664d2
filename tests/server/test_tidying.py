"""A full collection of garbage waits for a quiet moment, but not for ever."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from greatpowers.server.tidying import LATEST, OFTEN, TICK, YOUNG_ONLY, tidy


@pytest.fixture
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def collections(quiet_from: float, until: float) -> list[float]:
    """When garbage is collected by a server that is quiet from some moment on."""
    now = 0.0
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        if now > until:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(tidy(lambda: now >= quiet_from, lambda: now, sleep, lambda: found.append(now)))
    return found


def test_a_quiet_server_is_tidied_often(thresholds: None) -> None:
    assert collections(0, 2 * OFTEN) == [OFTEN, 2 * OFTEN]
    assert gc.get_threshold() == YOUNG_ONLY


def test_a_busy_one_waits_for_quiet(thresholds: None) -> None:
    assert collections(OFTEN + 50, OFTEN + 100) == [OFTEN + 50]


def test_but_not_for_ever(thresholds: None) -> None:
    assert collections(10 * LATEST, LATEST + TICK) == [LATEST]
