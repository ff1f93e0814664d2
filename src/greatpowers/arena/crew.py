"""A crew does many jobs at once: in this process, in local processes, or on a Ray cluster.

    gather(work, jobs, workers=4, progress=report)  -> [work(job) for job in jobs], in this order
    stream(work, jobs, Crew(workers=4))             -> the same as an iterator; who stops reading stops the crew
    Crew(workers=0 or 1)                            serial, in this process
    Crew(cluster="local" or "ADDRESS")              Ray, with as many workers as the cluster has cores

`work` is a function of a module, jobs and results can be pickled. The job of a worker that dies is done again by
another, so work must depend on its job alone. An error that work raises ends everything and is raised here.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]

LOCAL = "local"
"""Instead of the address of a cluster: one that is made here for the time being."""

AHEAD = 4
"""How many jobs for each worker are begun before the first of them is handed on."""

TRIES = 3
"""How many workers a job may cost before it is held to be its fault."""


class Crew(NamedTuple):
    """Who does the work; a cluster wins over a number of processes."""

    workers: int = 1
    cluster: str = ""


class WorkersLost(Exception):
    """A job has cost too many workers."""


def gather(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int = 1, progress: Progress | None = None
) -> list[Result]:
    """All results, in the order of the jobs; `progress(done, total)` after each."""
    results: list[Result] = []
    for result in stream(work, jobs, Crew(workers)):
        results.append(result)
        if progress is not None:
            progress(len(results), len(jobs))
    return results


def stream(work: Callable[[Job], Result], jobs: Sequence[Job], crew: Crew) -> Generator[Result, None, None]:
    """Results in the order of the jobs, as they come."""
    if crew.cluster:
        yield from _by_ray(work, jobs, crew.cluster)
    elif crew.workers <= 1 or len(jobs) <= 1:
        yield from map(work, jobs)
    else:
        yield from _by_processes(work, jobs, min(crew.workers, len(jobs)))


# --- local processes --------------------------------------------------------------------------------------------------


class _Hand:
    """A process that does one job after the other."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends with the process
        self.job = -1

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def _serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    """What the process does until its pipe is closed. Ctrl+C is meant for the one who gave the jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            job = pipe.recv()
            try:
                done: tuple[bool, Any] = (True, work(job))
            except Exception as error:
                done = (False, error)
            pipe.send(done)
    except (EOFError, OSError):
        return


def _by_processes(work: Callable[[Any], Any], jobs: Sequence[Any], workers: int) -> Iterator[Any]:
    hands = [_Hand(work) for _ in range(workers)]
    waiting = deque(range(len(jobs)))
    results: dict[int, Any] = {}
    tries = [0] * len(jobs)
    try:
        for index in range(len(jobs)):
            while index not in results:
                for hand in hands:
                    if hand.job < 0 and waiting and waiting[0] < index + AHEAD * workers:
                        _give(hand, waiting.popleft(), jobs, tries)
                for hand in _ready(hands):
                    _take(hand, hands, work, waiting, results)
            yield results.pop(index)
    finally:
        for hand in hands:
            hand.end()


def _give(hand: _Hand, index: int, jobs: Sequence[Any], tries: list[int]) -> None:
    if tries[index] == TRIES:
        raise WorkersLost(f"job {index} has cost {TRIES} workers: {jobs[index]!r}")
    tries[index] += 1
    hand.job = index
    with suppress(OSError):  # it has died; reading from it will tell
        hand.pipe.send(jobs[index])


def _ready(hands: list[_Hand]) -> list[_Hand]:
    pipes = wait([hand.pipe for hand in hands if hand.job >= 0])
    return [hand for hand in hands if hand.pipe in pipes]


def _take(
    hand: _Hand, hands: list[_Hand], work: Callable[[Any], Any], waiting: deque[int], results: dict[int, Any]
) -> None:
    """Take a result; where there is none to come, somebody else gets the job."""
    try:
        fine, result = hand.pipe.recv()
    except (EOFError, OSError):
        waiting.appendleft(hand.job)
        hand.end()
        hands[hands.index(hand)] = _Hand(work)
        return
    if not fine:
        raise result
    results[hand.job] = result
    hand.job = -1


# --- Ray --------------------------------------------------------------------------------------------------------------


def _by_ray(work: Callable[[Any], Any], jobs: Sequence[Any], cluster: str) -> Iterator[Any]:
    """Ray itself does the jobs of lost workers and lost nodes again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    ours = not ray.is_initialized()
    if ours:
        where: dict[str, Any] = {"include_dashboard": False} if cluster == LOCAL else {"address": cluster}
        ray.init(**where, log_to_driver=False, logging_level="error")
    try:
        task = ray.remote(max_retries=TRIES - 1)(work)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        begun: deque[Any] = deque()
        given = 0
        for _ in jobs:
            while given < len(jobs) and len(begun) < ahead:
                begun.append(task.remote(jobs[given]))
                given += 1
            yield ray.get(begun.popleft())
    finally:
        if ours:
            ray.shutdown()
