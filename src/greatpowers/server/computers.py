"""Computers at the table: they answer whenever they are asked, visibly, at the speed people set."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import structlog

from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Malformed, Refused
from greatpowers.players import roster
from greatpowers.server import orders
from greatpowers.server.jobs import Jobs, by_lot
from greatpowers.server.pace import PACE
from greatpowers.server.protocol import Speed
from greatpowers.server.rows import ThoughtRecord
from greatpowers.server.stored import Overtaken, StoredTable
from greatpowers.server.worker import Reply

Sleep = Callable[[float], Coroutine[Any, Any, None]]

LONGEST_REST = 60.0
SEEDS = 1 << 31

logger = structlog.get_logger("greatpowers.computers")


class Computers:
    """Those of one table."""

    def __init__(self, table: StoredTable, jobs: Jobs, sleep: Sleep) -> None:
        self.table = table
        self.jobs = jobs
        self.sleep = sleep
        self._task: asyncio.Task[None] | None = None
        self._rested = asyncio.Event()
        self._passed = -1
        """The question of a window that none of them plays a card in."""

    @property
    def are_at_work(self) -> bool:
        return self._task is not None and not self._task.done()

    def asked(self) -> list[int]:
        """The seats for which a computer has to answer now, if it is this node that lets them. Those that let a window
        go by do so when its time is over, with everybody else."""
        table = self.table
        gone_by = table.match is not None and table.match.question == self._passed and orders.is_timed(table)
        return [] if gone_by or not table.store.nodes.has(table.header.id) else table.computers_asked()

    def wake(self) -> None:
        """Let them go on, if they are asked and do not do so already."""
        self._rested.set()
        if self.asked() and not self.are_at_work:
            name = f"computers {self.table.header.id}"
            self._task = asyncio.get_running_loop().create_task(self.go_on(), name=name)

    async def stop(self) -> None:
        while self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=1)

    async def go_on(self) -> None:
        """Answer until only people are asked. What goes wrong is noted and tried again after a rest."""
        rest = 1.0
        while self.asked():
            try:
                await self.turn()
                rest = 1.0
            except Exception:
                logger.exception("computers-failed", table=self.table.header.id)
                self._rested.clear()
                await first_of(self.sleep(rest), self._rested.wait())
                rest = min(2 * rest, LONGEST_REST)

    async def turn(self) -> None:
        """All computers that are asked now answer, each from what its seat knows; a question that is gone stays so.
        In a window they think at once, for its time runs already."""
        table = self.table
        if not orders.is_timed(table):
            await self.sleep(PACE[cast(Speed, table.header.speed)])
        async with table.reading():
            seats, match = self.asked(), table.match
            if match is None or not seats:
                return
            question = match.question
            thinking = [self.think(match, seat) for seat in seats]
        replies = await asyncio.gather(*thinking)
        if not self.is_open(match, question):
            return
        with contextlib.suppress(Overtaken):  # then they are asked anew
            await self.answer(match, question, seats, replies)

    async def answer(self, match: Match, question: int, seats: list[int], replies: list[Reply]) -> None:
        table = self.table
        async with table.changing():
            if self.is_open(match, question):
                given = list(zip(seats, replies, strict=True))
                if orders.is_timed(table):
                    given = [(seat, reply) for seat, reply in given if reply.answer != orders.PASSED]
                    self._passed = -1 if given else question
                before = len(match.entries)
                thoughts: dict[int, ThoughtRecord] = {}
                for seat, reply in given:
                    if match.question == question and table.is_computer(seat):
                        number = len(match.entries)
                        thoughts[number] = give(match, seat, reply).thought
                if thoughts:
                    telling = {seq: one for seq, one in thoughts.items() if one.says_something}
                    table.save(before, thoughts=telling)

    def is_open(self, match: Match, question: int) -> bool:
        """Whether what they were asked is still what is asked."""
        return self.table.match is match and match.question == question and bool(self.asked())

    def think(self, match: Match, seat: int) -> Awaitable[Reply]:
        """The answer to come, from a position that the seat holds possible."""
        position = match.fast.guess(seat, Dice(secrets.randbelow(SEEDS)))
        bot = self.table.seats[seat].bot
        if bot == roster.SEARCH:
            window = orders.closing(self.table)
            longest = (
                self.table.header.thinking if window is None else min(self.table.header.thinking, window.lasts // 2)
            )
            bot = f"{bot}@{longest / 1000:g}s"
        return self.jobs.answer(position, seat, bot, secrets.randbelow(SEEDS))


async def first_of(*runs: Coroutine[Any, Any, Any]) -> None:
    """Until one of them has ended."""
    tasks = [asyncio.ensure_future(run) for run in runs]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


def give(match: Match, seat: int, reply: Reply) -> Reply:
    """What is legal for a seat follows from what it knows; should a computer err all the same, the lot decides."""
    try:
        match.play(reply.answer, seat)
    except (Malformed, Refused) as error:
        logger.warning("computer-erred", game=match.rules.name, seat=seat, answer=reply.answer, error=str(error))
        reply = by_lot(match.fast, seat, secrets.randbelow(SEEDS))
        match.play(reply.answer, seat)
    return reply
