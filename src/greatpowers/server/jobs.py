"""`Jobs`: computers think in processes of their own, with a deadline and somebody who answers for them.

Each worker is a child with pipes, so that one that hangs or dies is ended and replaced without disturbing the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog

from greatpowers.bots.uniform import Uniform
from greatpowers.kernel.position import Position
from greatpowers.server.worker import Question, Reply

MOST_WORKERS = 2
DEADLINE = 5.0
START_UP = 60.0
"""How long a worker may take until it is awake, on a busy machine."""

LONGEST_REST = 60.0

COMMAND = (sys.executable, "-m", "greatpowers.server.worker")

logger = structlog.get_logger("greatpowers.jobs")


class WorkerFailed(Exception):
    """It hung, died or wrote nonsense; it is gone."""


class Worker:
    """One child process; started when it is first needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
            await self._line(self._process, START_UP)
        return self._process

    async def ask(self, question: Question, deadline: float) -> Reply:
        try:
            process = await self.start()
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            return msgspec.json.decode(await self._line(process, deadline), type=Reply)
        except (OSError, TimeoutError, ValueError) as error:
            await self.end()
            raise WorkerFailed(f"{type(error).__name__}: {error}") from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that to the next question
            raise

    @staticmethod
    async def _line(process: asyncio.subprocess.Process, deadline: float) -> bytes:
        assert process.stdout is not None
        async with asyncio.timeout(deadline):  # unlike `wait_for`, it never swallows that somebody cancels
            line = await process.stdout.readline()
        if not line:
            raise OSError("it ended")
        return line

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


class Jobs:
    """`await jobs.open()` starts and warms the workers, `await jobs.close()` ends them."""

    def __init__(
        self,
        workers: int = 0,
        deadline: float = DEADLINE,
        command: Sequence[str] = COMMAND,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        count = workers or min(MOST_WORKERS, os.cpu_count() or 1)
        self.deadline = deadline
        self.waiting = 0
        """Questions that no worker has answered yet."""
        self.failures = 0
        self._workers = [Worker(command) for _ in range(count)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._starting: set[asyncio.Task[None]] = set()
        self._failed = failed

    async def open(self) -> None:
        """Returns when every worker is awake or has failed to get up for the first time."""
        await asyncio.gather(*(self._start(worker) for worker in self._workers))

    async def close(self) -> None:
        for task in list(self._starting):
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in self._workers:
            await worker.end()

    async def _start(self, worker: Worker, rest: float = 0.0) -> None:
        """One that does not get up is tried again later, and less and less often."""
        await asyncio.sleep(rest)
        try:
            await worker.start()
        except (OSError, TimeoutError) as error:
            logger.warning("worker-not-started", error=str(error))
            await worker.end()
            self._start_later(worker, min(2 * rest or 1.0, LONGEST_REST))
        else:
            self._idle.put_nowait(worker)

    def _start_later(self, worker: Worker, rest: float = 0.0) -> None:
        task = asyncio.get_running_loop().create_task(self._start(worker, rest))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def answer(self, position: Position, seat: int, bot: str, seed: int) -> dict[str, Any]:
        """What `bot` answers at a position that `seat` holds possible. If no worker gives an answer, the lot does."""
        rules = position.rules
        question = Question(rules.name, rules.document(position.state), seat, bot, seed)
        self.waiting += 1
        try:
            return (await self._ask(question)).answer
        except WorkerFailed as error:
            self.failures += 1
            self._failed()
            logger.warning("worker-failed", bot=bot, game=rules.name, error=str(error))
            return by_lot(position, seat, seed)
        finally:
            self.waiting -= 1

    async def _ask(self, question: Question) -> Reply:
        try:
            async with asyncio.timeout(self.deadline):
                worker = await self._idle.get()
        except TimeoutError:
            raise WorkerFailed("all are busy or down") from None
        try:
            reply = await worker.ask(question, self.deadline)
        except BaseException:
            self._start_later(worker)
            raise
        self._idle.put_nowait(worker)
        return reply


def by_lot(position: Position, seat: int, seed: int) -> dict[str, Any]:
    """Somebody always answers."""
    answer: dict[str, Any] = position.rules.codec.decode(Uniform(seed).answer(position, seat)).to_json()
    return answer
