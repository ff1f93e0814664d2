"""Commands that look back: the table as it was, how the game went, why a computer answered so, the record."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from greatpowers.games import game_of
from greatpowers.kernel.values import NOBODY
from greatpowers.players import roster
from greatpowers.server import prompts
from greatpowers.server.problems import forbidden, not_found
from greatpowers.server.protocol import History, Moment, SeatNumber, Sequence, Thought
from greatpowers.server.rows import Person
from greatpowers.server.stored import StoredTable
from greatpowers.server.table import Table
from greatpowers.server.texts import sentence
from greatpowers.server.threads import in_thread
from greatpowers.words.motives import reason


class AskRecord(Struct, frozen=True):
    seat: SeatNumber | None = None


class AskMoment(Struct, frozen=True, kw_only=True):
    at: Sequence
    seat: SeatNumber | None = None
    lang: str


class AskHistory(Struct, frozen=True, kw_only=True):
    seat: SeatNumber | None = None
    lang: str


class AskThought(Struct, frozen=True, kw_only=True):
    entry: Sequence
    lang: str


async def record(table: StoredTable, person: Person | None, command: AskRecord) -> dict[str, Any]:
    """The whole record when the game is over, else what the seat (None: a spectator) may take home."""
    match, seat = table.begun(), command.seat
    if table.is_open_book():
        return match.record()
    if seat is not None:
        table.own_seat(None if person is None else person.id, seat)
    return match.seat_record(NOBODY if seat is None else seat)


async def moment(table: StoredTable, person: Person | None, command: AskMoment) -> Moment:
    """The table as it was; what was asked then is said as to a spectator."""
    match, lang = table.begun(), command.lang
    if command.at > len(match.entries):
        raise not_found("room-no-moment", last=len(match.entries))
    seat, words = through(table, person, command.seat), table.words(lang)
    position = match.history().at(command.at)
    text = sentence(lang, "waiting-over", open=0) if position.over else prompts.standing(words, position)
    screen = game_of(table.rules).screen(words, position, seat)
    return Moment(command.at, len(match.entries), screen, text)


async def history(table: StoredTable, person: Person | None, command: AskHistory) -> History:
    """The turns so far with their figures."""
    match, words = table.begun(), table.words(command.lang)
    seat = through(table, person, command.seat)
    log, chronicle = table.log(seat, command.lang), table.chronicle(seat)
    match.history().standing(len(match.entries))  # read on here, so that the thread only looks

    def look() -> History:
        log.follow(match, table.reasoned)
        return chronicle.history(words, match, log)

    return await in_thread(look)


def through(table: Table, person: Person | None, seat: int | None) -> int:
    """Whoever looks back looks through a seat of their own or as a spectator; when nothing is secret any more, through
    any seat."""
    if seat is not None and not table.is_open_book():
        table.own_seat(None if person is None else person.id, seat)
    if seat is not None and seat >= table.header.seats:
        raise not_found("room-no-seat", seat=seat + 1)
    return NOBODY if seat is None else seat


async def thought(table: StoredTable, _: Person | None, command: AskThought) -> Thought:
    """Why a computer gave the answer of this entry. What is still sealed is not explained."""
    match, entry = table.begun(), command.entry
    if not table.tells_reasons():
        raise forbidden("room-reasons-later")
    known = entry < len(match.entries) and (entry < match.question or match.over)
    found = await table.store.records.thought(table.header.id, entry) if known else None
    if found is None:
        raise not_found("room-no-reason")
    motives = {motive.term: motive.points for motive in found.motives}
    position, by_lot = match.history().at(entry), found.bot == roster.UNIFORM
    return Thought(entry, reason(table.words(command.lang), by_lot, motives, found.chance, found.alternative, position))
