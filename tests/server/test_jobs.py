"""Computers in processes of their own: they answer, and when one hangs or dies somebody answers for it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

import pytest

import greatpowers
from greatpowers.kernel.match import Match
from greatpowers.server.jobs import Jobs
from greatpowers.server.rows import ThoughtRecord
from greatpowers.server.worker import Question, reply, thought_of

pytestmark = pytest.mark.anyio

HANGS = (sys.executable, "-c", "import sys; print(flush=True); sys.stdin.read()")
DIES = (sys.executable, "-c", "import sys; print(flush=True); sys.stdin.readline(); sys.exit(3)")
RAVES = (
    sys.executable,
    "-c",
    "import sys; print(flush=True); sys.stdin.readline(); print('?', flush=True); sys.stdin.read()",
)
NEVER_AWAKE = (sys.executable, "-c", "raise SystemExit(1)")


def a_match(game: str = "imperial-2030") -> Match:
    return greatpowers.start(game, 3, seed=1)


@pytest.mark.parametrize("game", greatpowers.RULESETS)
async def test_workers_answer_for_every_game(game: str) -> None:
    jobs = Jobs(1)
    await jobs.open()
    try:
        match = a_match(game)
        for seed in range(20):
            position = match.fast
            seat = position.waiting()[0]
            match.play((await jobs.answer(position, seat, "uniform", seed)).answer, seat)
        assert (jobs.failures, jobs.waiting) == (0, 0)
    finally:
        await jobs.close()


async def test_a_worker_decides_as_the_bot_would_here() -> None:
    match = a_match()
    position = match.fast
    question = Question(match.rules.name, match.position(), position.seat, "uniform", 7)
    jobs = Jobs(2)
    await jobs.open()
    try:
        answers = await asyncio.gather(*(jobs.answer(position, position.seat, "uniform", 7) for _ in range(6)))
        assert answers == [reply(question)] * 6
    finally:
        await jobs.close()


@pytest.mark.parametrize("command", [HANGS, DIES, RAVES, NEVER_AWAKE], ids=["hangs", "dies", "raves", "never-awake"])
async def test_when_a_worker_fails_the_lot_decides(command: Sequence[str]) -> None:
    noted: list[str] = []
    jobs = Jobs(1, 0.05, command, lambda: noted.append("failed"))
    await jobs.open()
    try:
        match = a_match()
        for seed in range(3):
            position = match.fast
            seat = position.waiting()[0]
            match.play((await jobs.answer(position, seat, "uniform", seed)).answer, seat)
        assert (jobs.failures, jobs.waiting, noted) == (3, 0, ["failed"] * 3)
    finally:
        await jobs.close()


async def test_a_worker_that_died_is_replaced() -> None:
    """Somebody ends the process from outside; the next question finds a new one."""
    jobs = Jobs(1)
    await jobs.open()
    try:
        position = a_match().fast
        process = await jobs._workers[0].start()
        process.kill()
        await process.wait()
        assert await jobs.answer(position, position.seat, "uniform", 1)
        assert jobs.failures == 1
        assert await jobs.answer(position, position.seat, "uniform", 1)
        assert jobs.failures == 1
    finally:
        await jobs.close()


async def test_a_question_that_was_withdrawn_does_not_answer_the_next() -> None:
    jobs = Jobs(1)
    await jobs.open()
    try:
        position = a_match().fast
        task = asyncio.create_task(jobs.answer(position, position.seat, "uniform", 1))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        other = a_match("imperialism").fast
        answer = (await jobs.answer(other, other.waiting()[0], "uniform", 2)).answer
        assert other.refusal(other.rules.codec.encode(answer), other.waiting()[0]) == 0
        assert (jobs.failures, jobs.waiting) == (0, 0)
    finally:
        await jobs.close()


SLOW = """
import sys, time
from greatpowers.server import worker
honest = worker.reply
def slow(question):
    if question.bot.startswith("search"):
        time.sleep(30)
    return honest(question)
worker.reply = slow
worker.main()
"""


async def test_who_thinks_long_does_not_hold_up_who_answers_at_once() -> None:
    """Two workers and two who search: the second search waits, a quick answer does not."""
    jobs = Jobs(2, 5.0, (sys.executable, "-c", SLOW))
    await jobs.open()
    try:
        position = a_match().fast
        searching = [asyncio.create_task(jobs.answer(position, position.seat, "search@10s", 1)) for _ in range(2)]
        await asyncio.sleep(0.1)
        quick = await jobs.answer(position, position.seat, "greedy-novice", 1)
        assert quick.thought.bot == "greedy-novice" and not any(task.done() for task in searching)
        for task in searching:
            task.cancel()
        await asyncio.gather(*searching, return_exceptions=True)
        assert (jobs.failures, jobs.waiting) == (0, 0)
    finally:
        await jobs.close()


async def test_when_a_search_is_late_a_novice_answers() -> None:
    jobs = Jobs(2, 1.0, (sys.executable, "-c", SLOW))
    await jobs.open()
    try:
        position = a_match().fast
        reply = await jobs.answer(position, position.seat, "search@0.5s", 1)
        assert (reply.thought.bot, jobs.failures, jobs.waiting) == ("greedy-novice", 1, 0)
    finally:
        await jobs.close()


def test_a_thought_comes_with_its_reasons() -> None:
    """The first answer of a game that leaves a choice."""
    match = a_match()
    position = match.fast
    thought = thought_of("greedy-novice", position, position.seat, 3).thought
    assert thought.bot == "greedy-novice" and 0 <= thought.chance <= 1
    assert thought.alternative is not None
    assert position.refusal(match.rules.codec.encode(thought.alternative), position.seat) == 0
    assert thought_of("uniform", position, position.seat, 3).thought == ThoughtRecord("uniform")
