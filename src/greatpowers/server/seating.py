"""Sitting down, getting up, beginning, conceding and ending. Called by `Room`, one at a time."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import greatpowers
from greatpowers.server import talking
from greatpowers.server.chairs import SECRET_BYTES, chair_wished, own_name
from greatpowers.server.protocol import USUAL_BOT, AtSeat, Join, SeatWish
from greatpowers.server.rows import Person
from greatpowers.server.trouble import conflict, forbidden, not_found, not_running

if TYPE_CHECKING:
    from greatpowers.server.room import Room


async def join(room: Room, person: Person, body: Join) -> None:
    """Take an open seat. Whoever sits already and names no seat stays where they are."""
    if room.table.status not in ("gathering", "running"):
        raise not_running()
    if body.seat is None and room.own_seats(person.id):
        return
    free = [chair.seat for chair in room.seats if chair.kind == "open"]
    if body.seat is not None and body.seat >= len(room.seats):
        raise not_found("room-no-seat", seat=body.seat + 1)
    if body.seat in room.own_seats(person.id):
        return
    if not free or (body.seat is not None and body.seat not in free):
        raise conflict("room-seat-taken")
    seat = free[0] if body.seat is None else body.seat
    name = own_name(body.name or person.name, [chair.name for chair in room.seats])
    await room.set_seat(seat, kind="human", person=person.id, name=name, last_visit=room.table.entries)
    room.faces.renamed()


async def leave(room: Room, person: Person, body: AtSeat) -> None:
    """Before the game the seat is open again; later a computer stands in, and the person may come back."""
    chair = room.own_seat(person.id, body.seat)
    if room.table.status == "gathering":
        fresh = secrets.token_urlsafe(SECRET_BYTES)  # the old link must not lead to somebody else's seat
        await room.set_seat(body.seat, kind="open", person=None, name="", secret=fresh)
        room.faces.renamed()
    elif room.table.status == "running" and not room.is_computer(chair.seat):
        await room.set_seat(body.seat, stands_in=True, bot=USUAL_BOT)
        await talking.note(room, person.id, "note-handed-over", body.seat)


async def claim(room: Room, person: Person, seat: int) -> None:
    """Somebody comes with the private link: the seat is theirs, in this browser."""
    chair = room.seats[seat]
    if chair.kind == "computer":
        raise not_found("problem-no-seat-link")
    if chair.person == person.id:
        return
    if chair.kind == "open":
        await join(room, person, Join(seat))
        return
    await room.set_seat(seat, person=person.id)
    if room.table.host == chair.person and not room.own_seats(chair.person):
        await room.change_table(host=person.id)


async def change_seat(room: Room, person: Person, seat: int, body: SeatWish) -> None:
    """The host arranges the chairs before the game."""
    room.host_only(person)
    if room.table.status != "gathering":
        raise conflict("room-has-begun")
    if seat >= len(room.seats):
        raise not_found("room-no-seat", seat=seat + 1)
    others = [chair.name for chair in room.seats if chair.seat != seat]
    chair = chair_wished(seat, body, person, others)
    await room.set_seat(seat, kind=chair.kind, person=chair.person, name=chair.name, bot=chair.bot, secret=chair.secret)
    room.faces.renamed()


async def start(room: Room, person: Person) -> None:
    """Begin the game; every seat has somebody by now."""
    room.host_only(person)
    if room.table.status == "running":
        return
    if room.table.status != "gathering":
        raise not_running()
    if any(chair.kind == "open" for chair in room.seats):
        raise conflict("room-seats-open")
    match = greatpowers.start(room.table.game, room.table.seats, options=room.table.options)
    await room.change_table(seed=match.seed, start=match.start_hash, rules=match.rules.version)
    room.match = match
    room.looked()
    if match.entries:
        await room.save(0, person.id)
    else:
        await room.change_table(status=room.status_now(), waiting=room.waiting())
        room.asked_since = {seat: room.now() for seat in room.waiting()}


async def set_pace(room: Room, person: Person, **fields: str | int) -> None:
    """How fast computers move, and how long they may think."""
    if person.id != room.table.host and not room.own_seats(person.id):
        raise forbidden("room-only-players")
    await room.change_table(**fields)


async def concede(room: Room, person: Person, body: AtSeat) -> None:
    """A computer plays on for good. When nobody is left who plays, the table is closed."""
    room.running()
    if room.own_seat(person.id, body.seat).conceded:
        return
    await room.set_seat(body.seat, conceded=True, bot=USUAL_BOT, passing=False)
    room.begun().passing.discard(body.seat)
    await talking.note(room, person.id, "note-conceded", body.seat)
    if all(chair.conceded for chair in room.seats if chair.kind == "human"):
        await room.change_table(status="closed", waiting=[])


async def take_seat_back(room: Room, person: Person, body: AtSeat) -> None:
    chair = room.own_seat(person.id, body.seat)
    if chair.conceded:
        raise conflict("room-has-conceded")
    if chair.stands_in:
        await room.set_seat(body.seat, stands_in=False, bot="")
        await talking.note(room, person.id, "note-returned", body.seat)


async def close(room: Room, person: Person) -> None:
    """The host ends a table at which nobody else plays."""
    room.host_only(person)
    if room.table.status not in ("gathering", "running"):
        return
    if room.table.status == "running" and room.people(besides=person.id):
        raise forbidden("room-others-play")
    await room.change_table(status="closed", waiting=[])
