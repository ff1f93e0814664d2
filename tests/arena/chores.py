"""Work for crews, in a module of its own so that workers start quickly."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from greatpowers.arena.game import derived
from greatpowers.arena.results import Line, clocked
from greatpowers.arena.tournament import Job, perform

DOOMED = "GREATPOWERS_TEST_DOOMED"
PATIENCE = 60.0


def double(number: int) -> int:
    time.sleep(0.02 * (number % 3))
    return 2 * number


def refuse(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


def fatal_once(job: tuple[str, int]) -> int:
    """Whoever gets number 2 first is killed in the middle."""
    mark, number = job
    if number == 2 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fatal(job: str) -> None:
    with Path(job).open("a") as mark:
        mark.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


def mortal(job: tuple[str, Job]) -> tuple[str, str]:
    """A game. On the doomed node it never gets ready; elsewhere the first process that plays it is killed."""
    killed, game = job
    line, text = perform(game)
    reached = os.environ.get(DOOMED)
    if reached:
        Path(reached).touch()
        time.sleep(PATIENCE)
    if not Path(killed).exists():
        Path(killed).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return line["record"], text


def pretended(job: Job) -> tuple[Line, str]:
    """Instead of `perform`: a result that follows from the seed, where nobody needs the game behind it."""
    block, bots, seed = job.pairing
    luck = [derived(seed, seat, name) * (1 if name == "uniform" else 3) for seat, name in enumerate(bots)]
    ranks = [1 + sum(other > mine for other in luck) for mine in luck]
    line: Line = {"block": block, "bots": list(bots), "seed": seed, "ranks": ranks, "scores": luck}
    line |= {"entries": 300 + seed % 100, "answers": [100] * len(bots), "record": str(seed)}
    return line | {"time": clocked(bots, [[0.001 * (seat + 1)] * 100 for seat in range(len(bots))])}, ""
