"""How tables come about: from wishes, from a record or position, from a moment of another table."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY, Malformed
from greatpowers.server.ids import new_id
from greatpowers.server.people import tidy
from greatpowers.server.problems import ProblemError, conflict, forbidden, malformed
from greatpowers.server.protocol import (
    DEFAULT_PACE,
    DEFAULT_THINKING,
    DEFAULT_WINDOW,
    Branch,
    Import,
    NewTable,
    SeatWish,
)
from greatpowers.server.replaying import is_too_long
from greatpowers.server.rows import Person, SeatRecord, TableRecord
from greatpowers.server.seats import seats_wished
from greatpowers.server.table import Table, asks

ID_BYTES = 9
TITLE = 60
"""The longest title of a table."""

Plan = tuple[TableRecord, list[SeatRecord], list[dict[str, Any]]]
"""A table to be stored, with its seats and entries."""


def begun(table: TableRecord, match: Match) -> TableRecord:
    """The row of a table whose match has just begun or been continued."""
    return replace(
        table,
        rules=match.rules.version,
        seed=match.seed,
        start=match.start_hash,
        position=match.origin,
        entries=len(match.entries),
        status="over" if match.over else "running",
        waiting=[] if match.over else match.fast.waiting(),
        asks=asks(match.fast),
    )


def continued(table: TableRecord, match: Match) -> TableRecord:
    """The row of a table whose match was begun elsewhere. Whoever brings a record knows its seed, so what is still to
    be drawn comes from a new one; the record says from where on, and so do the log and the table."""
    if not match.over:
        match.reseed()
    return begun(table, match)


def empty_table(game: str, options: dict[str, Any], seats: int, person: Person, now: int) -> TableRecord:
    return TableRecord(
        id=new_id(ID_BYTES),
        game=game,
        rules=RULESETS[game].version,
        seats=seats,
        options=options,
        seed="",
        start="",
        position=None,
        title="",
        visibility="private",
        speed="normal",
        thinking=DEFAULT_THINKING,
        pace=DEFAULT_PACE,
        window_seconds=DEFAULT_WINDOW,
        absent_after=0,
        status="gathering",
        host=person.id,
        created=now,
        changed=now,
    )


def from_wish(wish: NewTable, person: Person, now: int) -> Plan:
    """Begins at once when no seat is open."""
    try:
        rules = greatpowers.ruleset(wish.game)
        options = rules.chosen(wish.options)
        rules.check_seats(len(wish.seats))
        seats = seats_wished(wish.seats, person)
        table = replace(
            empty_table(wish.game, options, len(seats), person, now),
            title=tidy(wish.title),
            visibility=wish.visibility,
            speed=wish.speed,
            thinking=wish.thinking,
            pace=wish.pace,
            window_seconds=wish.window_seconds,
            absent_after=wish.absent_after,
        )
        if any(seat.kind == "open" for seat in seats):
            return table, seats, []
        match = greatpowers.start(wish.game, len(seats), options=options)
    except Malformed as error:
        raise malformed(error) from error
    return begun(table, match), seats, match.entries


def from_document(wish: Import, person: Person, now: int) -> Plan:
    """A record has entries, a position has none. An imported game goes on from where it stands, under its rules and
    with new chance."""
    if is_too_long(wish.document):
        raise ProblemError(413, "too-large", "problem-too-large")
    document = wish.document
    try:
        if "entries" in document:
            match = greatpowers.replay(document)
        else:
            match = greatpowers.position(str(document.get("game")), document)
    except Malformed as error:
        raise malformed(error) from error
    count = match.fast.state.seats
    computers = [SeatWish("computer")] * (count - 1)
    wishes = wish.seats if wish.seats is not None else [SeatWish("me"), *computers]
    if len(wishes) != count:
        raise ProblemError(400, "bad-request", "room-wrong-seats", seats=count, given=len(wishes))
    table = empty_table(match.rules.name, match.options, count, person, now)
    return continued(table, match), seats_wished(wishes, person), match.entries


def from_trial(document: dict[str, Any], title: str, person: Person, now: int) -> Plan:
    """A private table from a position of the house; whoever wants to try it has the seat that is asked."""
    match = greatpowers.position(str(document["game"]), document)
    count, mine = match.fast.state.seats, max(0, match.fast.seat)
    wishes = [SeatWish("me" if seat == mine else "computer") for seat in range(count)]
    table = replace(empty_table(match.rules.name, match.options, count, person, now), title=shortened(title))
    return continued(table, match), seats_wished(wishes, person), match.entries


def shortened(title: str) -> str:
    text = tidy(title)
    return text if len(text) <= TITLE else f"{text[: TITLE - 1].rstrip()}…"


def opponent_of(seat: SeatRecord) -> str | None:
    """A computer goes by its name at the next table, too; for people somebody else sits there."""
    return seat.name or None if seat.kind == "computer" else None


def from_moment(old: Table, wish: Branch, person: Person, now: int) -> Plan:
    """A private table from what a seat knew at a moment; chance is new, and computers sit around."""
    match = old.begun()
    if wish.at > len(match.entries):
        raise ProblemError(400, "bad-request", "room-no-moment", last=len(match.entries))
    position = match.history().at(wish.at)
    if position.over:
        raise conflict("room-branch-over")
    if not old.is_open_book():
        if wish.seat is not None:
            old.own_seat(person.id, wish.seat)
        elif old.rules.has_secrets:
            raise forbidden("room-branch-secrets")
        seat = NOBODY if wish.seat is None else wish.seat
        position = position.guess(seat, Dice(secrets.randbelow(1 << 31)))
    document = old.rules.document(position.state)
    branch = greatpowers.position(old.header.game, document)
    mine = wish.seat if wish.seat is not None else max(0, position.seat)
    if mine >= old.header.seats:
        raise ProblemError(400, "bad-request", "room-no-seat", seat=mine + 1)
    wishes = [SeatWish("me") if seat.seat == mine else SeatWish("computer", opponent_of(seat)) for seat in old.seats]
    table = replace(
        empty_table(old.header.game, branch.options, old.header.seats, person, now),
        speed=old.header.speed,
        thinking=old.header.thinking,
        branch_of=old.header.id,
        branch_at=wish.at,
    )
    return continued(table, branch), seats_wished(wishes, person), branch.entries
