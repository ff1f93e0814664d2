"""Commands around the game: sitting down, getting up, beginning, conceding and ending."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

import greatpowers
from greatpowers.server import talking
from greatpowers.server.problems import ProblemError, conflict, forbidden, gone, not_found, not_running
from greatpowers.server.protocol import DEFAULT_BOT, AtSeat, Join, SeatNumber, SeatWish, SetSpeed, SetThinking
from greatpowers.server.rows import Person
from greatpowers.server.seats import distinct_name, seat_wished
from greatpowers.server.store import Store
from greatpowers.server.stored import StoredTable


class Leave(AtSeat, frozen=True):
    pass


class Concede(AtSeat, frozen=True):
    pass


class ComeBack(AtSeat, frozen=True):
    pass


class ChangeSeat(SeatWish, frozen=True, kw_only=True):
    seat: SeatNumber


class Start(Struct, frozen=True):
    pass


class Close(Struct, frozen=True):
    pass


class Claim(Struct, frozen=True):
    """The private link led here; whether it still does is seen when nobody else changes anything."""

    seat: int
    secret: str


async def join(table: StoredTable, person: Person, command: Join) -> None:
    """Take an open seat. Whoever sits already and names no seat stays where they are."""
    if table.header.status not in ("gathering", "running"):
        raise not_running()
    if command.seat is None and table.own_seats(person.id):
        return
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    if command.seat is not None and command.seat >= len(table.seats):
        raise not_found("room-no-seat", seat=command.seat + 1)
    if command.seat in table.own_seats(person.id):
        return
    if not free or (command.seat is not None and command.seat not in free):
        raise conflict("room-seat-taken")
    number = free[0] if command.seat is None else command.seat
    name = distinct_name(command.name or person.name, [seat.name for seat in table.seats])
    table.set_seat(number, kind="human", person=person.id, name=name, last_visit=table.header.entries)
    table.renamed()


async def leave(table: StoredTable, person: Person, command: Leave) -> None:
    """Before the game the seat is open again, by another link; later a computer stands in, and the person may come
    back."""
    seat = table.own_seat(person.id, command.seat)
    if table.header.status == "gathering":
        table.replace_link(command.seat, taken=False, kind="open", person=None, name="")
        table.renamed()
    elif table.header.status == "running" and not table.is_computer(seat.seat):
        table.set_seat(command.seat, stands_in=True, bot=DEFAULT_BOT)
        talking.note(table, person.id, "note-handed-over", command.seat)


async def claim(table: StoredTable, person: Person, command: Claim) -> None:
    """Somebody comes with the private link: the seat is theirs, in this browser. Was it another's before, everybody
    hears of it, and the link leads nowhere any more: who has read it elsewhere cannot take the seat again."""
    seat = table.seats[command.seat]
    if seat.secret != command.secret:
        raise await leads_nowhere(table.store, command.secret)
    if seat.kind == "computer":
        raise not_found("problem-no-seat-link")
    if seat.person == person.id:
        return
    if seat.kind == "open":
        await join(table, person, Join(command.seat))
        return
    table.replace_link(command.seat, taken=True, person=person.id)
    talking.note(table, person.id, "note-claimed", command.seat)
    if table.header.host == seat.person and not table.own_seats(seat.person):
        table.change_table(host=person.id)


async def leads_nowhere(store: Store, secret: str) -> ProblemError:
    """What to tell somebody whose private link is that of no seat."""
    link = await store.tables.replaced_link(secret)
    if link is None:
        return not_found("problem-no-seat-link")
    seat = (await store.tables.seats(link.table))[link.seat]
    then = datetime.fromtimestamp(link.at, UTC)
    when = {"year": f"{then:%Y}", "month": f"{then:%m}", "day": f"{then:%d}", "time": f"{then:%H:%M}"}
    if link.taken and seat.kind == "human":
        return gone("problem-link-taken", player=seat.name, **when)
    return gone("problem-link-replaced", **when)


async def change_seat(table: StoredTable, person: Person, command: ChangeSeat) -> None:
    """The host arranges the seats before the game."""
    table.host_only(person)
    number = command.seat
    if table.header.status != "gathering":
        raise conflict("room-has-begun")
    if number >= len(table.seats):
        raise not_found("room-no-seat", seat=number + 1)
    others = [seat.name for seat in table.seats if seat.seat != number]
    new = seat_wished(number, command, person, others)
    if new.kind == table.seats[number].kind == "computer" and not command.name:
        new = replace(new, name=table.seats[number].name)  # another level, the same opponent
    table.replace_link(number, taken=False, kind=new.kind, person=new.person, name=new.name, bot=new.bot)
    table.renamed()


async def start(table: StoredTable, person: Person, _: Start) -> None:
    """Every seat has somebody by now."""
    table.host_only(person)
    if table.header.status == "running":
        return
    if table.header.status != "gathering":
        raise not_running()
    if any(seat.kind == "open" for seat in table.seats):
        raise conflict("room-seats-open")
    match = greatpowers.start(table.header.game, table.header.seats, options=table.header.options)
    table.change_table(seed=match.seed, start=match.start_hash, rules=match.rules.version)
    table.match = match
    table.save(0, person.id)


async def speed(table: StoredTable, person: Person, command: SetSpeed) -> None:
    players_only(table, person)
    table.change_table(speed=command.speed)


async def thinking(table: StoredTable, person: Person, command: SetThinking) -> None:
    players_only(table, person)
    table.change_table(thinking=command.thinking)


def players_only(table: StoredTable, person: Person) -> None:
    if person.id != table.header.host and not table.own_seats(person.id):
        raise forbidden("room-only-players")


async def concede(table: StoredTable, person: Person, command: Concede) -> None:
    """A computer plays on for good. When nobody is left who plays, the computers go on by themselves to a score, and
    wait for nobody to look on."""
    table.running()
    if table.own_seat(person.id, command.seat).conceded:
        return
    table.set_seat(command.seat, conceded=True, bot=DEFAULT_BOT, orders={}, drafts={})
    talking.note(table, person.id, "note-conceded", command.seat)
    if all(seat.conceded for seat in table.seats if seat.kind == "human"):
        table.change_table(speed="instant")


async def come_back(table: StoredTable, person: Person, command: ComeBack) -> None:
    seat = table.own_seat(person.id, command.seat)
    if seat.conceded:
        raise conflict("room-has-conceded")
    if seat.stands_in:
        table.set_seat(command.seat, stands_in=False, bot="")
        talking.note(table, person.id, "note-returned", command.seat)


async def close(table: StoredTable, person: Person, _: Close) -> None:
    """The host ends a table at which nobody else plays."""
    table.host_only(person)
    if table.header.status not in ("gathering", "running"):
        return
    if table.header.status == "running" and table.people(besides=person.id):
        raise forbidden("room-others-play")
    table.change_table(status="closed", waiting=[])
