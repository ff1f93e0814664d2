"""Looking back: the table as it was, why a computer answered so, the record. Called by `Room`, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greatpowers.kernel.values import NOBODY
from greatpowers.players import roster
from greatpowers.server.protocol import History, Moment, Thought
from greatpowers.server.rows import Person
from greatpowers.server.trouble import forbidden, not_found
from greatpowers.words.motives import reason, would_tell_secrets

if TYPE_CHECKING:
    from greatpowers.server.room import Room


def tells_reasons(room: Room) -> bool:
    return room.is_open_book() or not would_tell_secrets(room.rules, room.table.options)


def moment(room: Room, person: Person | None, seat: int | None, at: int, lang: str) -> Moment:
    match = room.begun()
    if at > len(match.entries):
        raise not_found("room-no-moment", last=len(match.entries))
    return room.faces.moment(eye(room, person, seat), at, lang)


async def history(room: Room, person: Person | None, seat: int | None, lang: str) -> History:
    room.begun()
    return await room.faces.history(eye(room, person, seat), lang)


def eye(room: Room, person: Person | None, seat: int | None) -> int:
    """Whoever looks back looks through a seat of their own or as a spectator; when nothing is secret any more, through
    any seat."""
    if seat is not None and not room.is_open_book():
        room.own_seat(None if person is None else person.id, seat)
    if seat is not None and seat >= room.table.seats:
        raise not_found("room-no-seat", seat=seat + 1)
    return NOBODY if seat is None else seat


async def thought(room: Room, entry: int, lang: str) -> Thought:
    """Why a computer gave the answer of this entry. What is still sealed is not explained."""
    match = room.begun()
    if not tells_reasons(room):
        raise forbidden("room-reasons-later")
    known = entry < len(match.entries) and (entry < match.question or match.over)
    found = await room.store.thought(room.table.id, entry) if known else None
    if found is None:
        raise not_found("room-no-reason")
    motives = {motive.term: motive.points for motive in found.motives}
    position, by_lot = match.history().at(entry), found.bot == roster.UNIFORM
    return Thought(entry, reason(room.words(lang), by_lot, motives, found.chance, found.alternative, position))


def record(room: Room, person: Person | None, seat: int | None) -> dict[str, Any]:
    """The whole record when the game is over, else what the seat (None: a spectator) may take home."""
    match = room.begun()
    if room.is_open_book():
        return match.record()
    if seat is not None:
        room.own_seat(None if person is None else person.id, seat)
    return match.seat_record(NOBODY if seat is None else seat)
