"""Signals: an orderly end, an end at once, and the end of a server that hangs."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SERVER = """
import asyncio, sys, threading, time
from greatpowers.server.ending import Ending

async def main():
    stopped = asyncio.Event()
    ending = Ending(stopped.set, longest=float(sys.argv[2]))
    ending.at_last = lambda: print("at last", flush=True)
    print("ready", flush=True)
    await stopped.wait()
    print("stopped", flush=True)
    if sys.argv[1] == "thread":
        await asyncio.to_thread(threading.Event().wait)
    if sys.argv[1] == "loop":
        time.sleep(10_000)

asyncio.run(main())
"""


def started(how: str, longest: float) -> subprocess.Popen[str]:
    line = [sys.executable, "-c", SERVER, how, str(longest)]
    process = subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "ready\n"
    return process


@pytest.mark.parametrize("number", (signal.SIGTERM, signal.SIGINT))
def test_the_first_signal_asks_for_an_orderly_end(number: signal.Signals) -> None:
    process = started("nothing", 10_000)
    process.send_signal(number)
    out, err = process.communicate(timeout=120)
    assert (out, process.returncode) == ("stopped\n", 0), err


@pytest.mark.parametrize("how", ("thread", "loop"))
def test_whatever_hangs_the_process_ends(how: str) -> None:
    process = started(how, 0.1)
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=120)
    assert (out.count("stopped\n"), out.count("at last\n"), process.returncode) == (1, 1, 1), err
    assert "end-hung" in out + err


@pytest.mark.parametrize("how", ("thread", "loop"))
@pytest.mark.parametrize("number", (signal.SIGTERM, signal.SIGINT))
def test_a_second_signal_ends_it_at_once(how: str, number: signal.Signals) -> None:
    process = started(how, 10_000)
    process.send_signal(signal.SIGTERM)
    assert process.stdout is not None and process.stdout.readline() == "stopped\n"
    process.send_signal(number)
    out, err = process.communicate(timeout=120)
    assert (out, process.returncode) == ("at last\n", 128 + number), err
