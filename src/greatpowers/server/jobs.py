"""`Jobs`: computers think in processes of their own, with a deadline and somebody who answers for them.

Each worker is a child with pipes, so that one that hangs or dies is ended and replaced without disturbing the others.
Those who think long leave one worker to those who answer at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Sequence

import msgspec
import structlog

from greatpowers.kernel.position import Position
from greatpowers.players import roster
from greatpowers.server.builds import Builds
from greatpowers.server.worker import Question, Reply, thought_of

MOST_WORKERS = 2
DEADLINE = 10.0
"""Seconds until a worker is free, and again until it has answered, beyond the time it may think."""
SUBSTITUTE = roster.STRENGTHS[0]
"""Who answers when a stronger one is late: it hardly needs any time."""
START_UP = 60.0
"""How long a worker may take until it is awake, on a busy machine."""

LONGEST_REST = 60.0

COMMAND = (sys.executable, "-m", "greatpowers.server.worker")

logger = structlog.get_logger("greatpowers.jobs")


class WorkerFailed(Exception):
    """It hung, died or wrote nonsense; it is gone."""


class Worker:
    """One child process; started when it is first needed."""

    def __init__(self, command: Sequence[str], builds: Builds) -> None:
        self._command = command
        self._builds = builds
        self._compiled = False
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """Awake, and on the best build there is."""
        if self._process is not None and self._builds.compiled() and not self._compiled:
            await self.end()
        if self._process is None:
            try:
                return await self._get_up()
            except (OSError, TimeoutError) as error:
                await self.end()
                if not self._compiled:
                    raise
                self._builds.refuse(error)
            return await self._get_up()
        return self._process

    async def _get_up(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self._compiled = self._builds.compiled()
        variables = self._builds.variables()
        process = await asyncio.create_subprocess_exec(  # in a session of its own: Ctrl+C is meant for the server
            *self._command, stdin=pipe, stdout=pipe, env=variables, start_new_session=True
        )
        self._process = process
        await self._line(process, START_UP)
        return process

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

    def kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        self.kill()
        process, self._process = self._process, None
        if process is None:
            return
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
        builds: Builds | None = None,
    ) -> None:
        count = workers or min(MOST_WORKERS, os.cpu_count() or 1)
        self.deadline = deadline
        self.waiting = 0
        """Questions that no worker has answered yet."""
        self.failures = 0
        builds = builds or Builds()
        self._workers = [Worker(command, builds) for _ in range(count)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._long = asyncio.Semaphore(max(1, count - 1))
        """How many may search at the same time."""
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

    def kill(self) -> None:
        """When nothing else is left to do: the workers are gone, and nobody waits for them."""
        for worker in self._workers:
            worker.kill()

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

    async def answer(self, position: Position, seat: int, bot: str, seed: int) -> Reply:
        """What `bot` answers at a position that `seat` holds possible, and why. If no worker gives its answer in time,
        one that needs less time is asked, and at last the lot."""
        rules = position.rules
        document = rules.document(position.state)
        self.waiting += 1
        try:
            for name in (bot, *in_place_of(bot)):
                try:
                    return await self._ask(Question(rules.name, document, seat, name, seed))
                except WorkerFailed as error:
                    self.failures += 1
                    self._failed()
                    logger.warning("worker-failed", bot=name, game=rules.name, error=str(error))
            return by_lot(position, seat, seed)
        finally:
            self.waiting -= 1

    async def _ask(self, question: Question) -> Reply:
        base, budget = roster.parsed(question.bot)
        if base != roster.SEARCH:
            return await self._ask_one(question, self.deadline)
        deadline = self.deadline + budget.seconds
        try:
            async with asyncio.timeout(deadline):
                await self._long.acquire()
        except TimeoutError:
            raise WorkerFailed("too many are thinking") from None
        try:
            return await self._ask_one(question, deadline)
        finally:
            self._long.release()

    async def _ask_one(self, question: Question, deadline: float) -> Reply:
        try:
            async with asyncio.timeout(deadline):
                worker = await self._idle.get()
        except TimeoutError:
            raise WorkerFailed("all are busy or down") from None
        try:
            reply = await worker.ask(question, deadline)
        except BaseException:
            self._start_later(worker)
            raise
        self._idle.put_nowait(worker)
        return reply


def in_place_of(bot: str) -> tuple[str, ...]:
    base, _ = roster.parsed(bot)
    return () if base in (roster.UNIFORM, SUBSTITUTE) else (SUBSTITUTE,)


def by_lot(position: Position, seat: int, seed: int) -> Reply:
    """Somebody always answers."""
    return thought_of(roster.UNIFORM, position, seat, seed)
