"""Computers at the table: they answer whenever they are asked, visibly, at the speed people set."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import structlog

from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Malformed, Refused
from greatpowers.players import roster
from greatpowers.server.jobs import by_lot
from greatpowers.server.rows import ThoughtRecord

if TYPE_CHECKING:
    from greatpowers.server.room import Room
    from greatpowers.server.worker import Reply

PACE = {"slow": 1.5, "normal": 0.6, "fast": 0.15, "instant": 0.0}
"""Seconds between the answers of computers."""

LONGEST_REST = 60.0
SEEDS = 1 << 31

logger = structlog.get_logger("greatpowers.computers")


def asked(room: Room) -> list[int]:
    """The seats for which a computer has to answer now."""
    if room.table.status != "running":
        return []
    return [seat for seat in room.waiting() if seat >= 0 and room.is_computer(seat)]


def wake(room: Room) -> None:
    """Let them go on, if they are asked and do not do so already."""
    if asked(room) and (room.computers is None or room.computers.done()):
        room.computers = asyncio.get_running_loop().create_task(go_on(room), name=f"computers {room.table.id}")


async def go_on(room: Room) -> None:
    """Answer until only people are asked. What goes wrong is noted and tried again after a rest."""
    rest = 1.0
    while asked(room):
        try:
            await turn(room)
            rest = 1.0
        except Exception:
            logger.exception("computers-failed", table=room.table.id)
            await room.sleep(rest)
            rest = min(2 * rest, LONGEST_REST)


async def turn(room: Room) -> None:
    """All computers that are asked now answer, each from what its seat knows; a question that is gone stays so."""
    await room.sleep(PACE[room.table.speed])
    async with room.reading():
        seats, match = asked(room), room.match
        if match is None or not seats:
            return
        question = match.question
        thinking = [think(room, match, seat) for seat in seats]
    replies = await asyncio.gather(*thinking)
    if not is_open(room, match, question):
        return
    async with room.changing():
        if is_open(room, match, question):
            before = len(match.entries)
            thoughts: dict[int, ThoughtRecord] = {}
            for seat, reply in zip(seats, replies, strict=True):
                if match.question == question and room.is_computer(seat):
                    number = len(match.entries)
                    thoughts[number] = give(match, seat, reply).thought
            if thoughts:
                await room.save(before, thoughts=thoughts)


def is_open(room: Room, match: Match, question: int) -> bool:
    """Whether what they were asked is still what is asked."""
    return room.match is match and match.question == question and bool(asked(room))


def think(room: Room, match: Match, seat: int) -> Awaitable[Reply]:
    """The answer to come, from a position that the seat holds possible."""
    position = match.fast.guess(seat, Dice(secrets.randbelow(SEEDS)))
    bot = room.seats[seat].bot
    if bot == roster.SEARCH:
        bot = f"{bot}@{room.table.thinking / 1000:g}s"
    return room.jobs.answer(position, seat, bot, secrets.randbelow(SEEDS))


def give(match: Match, seat: int, reply: Reply) -> Reply:
    """What is legal for a seat follows from what it knows; should a computer err all the same, the lot decides."""
    try:
        match.play(reply.answer, seat)
    except (Malformed, Refused) as error:
        logger.warning("computer-erred", game=match.rules.name, seat=seat, answer=reply.answer, error=str(error))
        reply = by_lot(match.fast, seat, secrets.randbelow(SEEDS))
        match.play(reply.answer, seat)
    return reply
