"""What takes long is done in a thread, so that other tables are not held up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


async def in_thread(work: Callable[[], Result]) -> Result:
    """Do it in a thread, and wait for it even when whoever asked hangs up: the caller keeps the table locked, and
    nobody may change it while the thread still looks."""
    doing = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait({doing})
        raise
