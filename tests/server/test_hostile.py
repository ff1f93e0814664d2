"""Hostile messages by HTTP, WebSocket and bare sockets against a server in a process of its own: a small sample of the
trial that `run.py prove --only faults` makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.trials.hostile import attacked

pytestmark = pytest.mark.anyio
MESSAGES = 200


@pytest.mark.timeout(240)
@pytest.mark.parametrize("words", ((), ("limited",)))
async def test_nothing_is_carried_out_and_no_secret_told(tmp_path: Path, words: tuple[str, ...]) -> None:
    found = await attacked(MESSAGES, 8, tmp_path, *words)
    assert found["ok"], found
    assert found["reached"]["handler http"] > 0 and found["reached"]["handler websocket"] > 0
