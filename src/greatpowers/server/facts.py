"""`Facts`: what can be said of a table, and who may do what at it."""

from __future__ import annotations

from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.server.rows import Person, SeatRecord, TableRecord
from greatpowers.server.trouble import conflict, forbidden, not_found, not_running


class Facts:
    """The part of a `Room` that only looks."""

    table: TableRecord
    seats: list[SeatRecord]
    match: Match | None
    position: Position | None

    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered."""
        return [] if self.position is None or self.position.over else self.position.waiting()

    def is_computer(self, seat: int) -> bool:
        """Whether a computer answers for this seat now."""
        chair = self.seats[seat]
        return chair.kind == "computer" or chair.conceded or chair.stands_in

    def is_open_book(self) -> bool:
        """Nothing needs to be kept secret any more."""
        return self.table.status in ("over", "closed")

    def own_seats(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.seats if chair.kind == "human" and chair.person == person is not None]

    def people(self, besides: str | None = None) -> list[str]:
        """Those who play themselves, once each."""
        chairs = [chair for chair in self.seats if chair.kind == "human" and not self.is_computer(chair.seat)]
        return [person for person in dict.fromkeys(str(chair.person) for chair in chairs) if person != besides]

    def own_seat(self, person: str | None, seat: int) -> SeatRecord:
        if seat >= len(self.seats):
            raise not_found("room-no-seat", seat=seat + 1)
        if seat not in self.own_seats(person):
            raise forbidden("room-not-yours", seat=seat + 1)
        return self.seats[seat]

    def playing_seat(self, person: str | None, seat: int) -> SeatRecord:
        """A seat of this person from which they play themselves."""
        chair = self.own_seat(person, seat)
        if chair.conceded:
            raise conflict("room-has-conceded")
        if chair.stands_in:
            raise conflict("room-stood-in")
        return chair

    def host_only(self, person: Person) -> None:
        if person.id != self.table.host:
            raise forbidden("room-not-host")

    def begun(self) -> Match:
        if self.match is None:
            raise not_running()
        return self.match

    def running(self) -> Match:
        if self.match is None or self.table.status != "running":
            raise not_running()
        return self.match
