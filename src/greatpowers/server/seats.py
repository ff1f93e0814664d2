"""Seats as people wish for them, and what those who sit there are called."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from greatpowers.players import roster
from greatpowers.server import opponents
from greatpowers.server.people import tidy
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import SeatWish
from greatpowers.server.rows import Person, SeatRecord
from greatpowers.server.texts import sentence

SECRET_BYTES = 16


def fresh_secret() -> str:
    """Of a private link: whoever has it can sit down there."""
    return secrets.token_urlsafe(SECRET_BYTES)


def distinct_name(name: str, others: Sequence[str]) -> str:
    """A name that can be told from the others at the table."""
    plain = tidy(name)
    found, count = plain, 1
    while found and found in others:
        count += 1
        found = f"{plain} ({count})"
    return found


def known_bot(bot: str) -> str:
    if bot not in roster.NAMES:
        raise ProblemError(400, "bad-request", "room-no-bot", bot=bot[:40], bots=", ".join(roster.NAMES))
    return bot


def seat_wished(number: int, wish: SeatWish, person: Person, others: Sequence[str]) -> SeatRecord:
    secret = fresh_secret()
    name = distinct_name(wish.name or "", others)
    if wish.kind == "me":
        return SeatRecord(number, "human", person.id, name or distinct_name(person.name, others), "", secret)
    if wish.kind == "open":
        return SeatRecord(number, "open", None, "", "", secret)
    return SeatRecord(number, "computer", None, name or opponents.drawn(others), known_bot(wish.bot), secret)


def seats_wished(wishes: Sequence[SeatWish], person: Person) -> list[SeatRecord]:
    """Those who have names come first, so that no computer draws one of them."""
    seats: dict[int, SeatRecord] = {}
    for number, wish in sorted(enumerate(wishes), key=lambda one: one[1].kind == "computer" and not one[1].name):
        seats[number] = seat_wished(number, wish, person, [seat.name for seat in seats.values()])
    return [seats[number] for number in range(len(wishes))]


def shown_name(seat: SeatRecord, lang: str) -> str:
    """What a reader of this language calls whoever sits there; open seats are counted, and so are the computers of
    tables that were made before computers had names."""
    if seat.name:
        return seat.name
    kind = seat.kind if seat.kind in ("computer", "open") else "human"
    return sentence(lang, f"seat-{kind}", number=seat.seat + 1)
