"""Computers at the table: they answer whenever they are asked, visibly, at the speed people set."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import structlog

from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Malformed, Refused
from greatpowers.server.jobs import by_lot

if TYPE_CHECKING:
    from greatpowers.server.room import Room

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
    answers = await asyncio.gather(*thinking)
    if not is_open(room, match, question):
        return
    async with room.changing():
        if is_open(room, match, question):
            before = len(match.entries)
            for seat, answer in zip(seats, answers, strict=True):
                if match.question == question and room.is_computer(seat):
                    give(match, seat, answer)
            if len(match.entries) > before:
                await room.save(before)


def is_open(room: Room, match: Match, question: int) -> bool:
    """Whether what they were asked is still what is asked."""
    return room.match is match and match.question == question and bool(asked(room))


def think(room: Room, match: Match, seat: int) -> Any:
    """The answer to come, from a position that the seat holds possible."""
    position = match.fast.guess(seat, Dice(secrets.randbelow(SEEDS)))
    return room.jobs.answer(position, seat, room.seats[seat].bot, secrets.randbelow(SEEDS))


def give(match: Match, seat: int, answer: dict[str, Any]) -> None:
    """What is legal for a seat follows from what it knows; should a computer err all the same, the lot decides."""
    try:
        match.play(answer, seat)
    except (Malformed, Refused) as error:
        logger.warning("computer-erred", game=match.rules.name, seat=seat, answer=answer, error=str(error))
        match.play(by_lot(match.fast, seat, secrets.randbelow(SEEDS)), seat)
