"""Chairs as people wish for them, and what those who sit on them are called."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from greatpowers.players import roster
from greatpowers.server.people import tidy
from greatpowers.server.protocol import SeatWish
from greatpowers.server.rows import Person, SeatRecord
from greatpowers.server.texts import sentence
from greatpowers.server.trouble import Trouble

SECRET_BYTES = 16


def own_name(name: str, others: Sequence[str]) -> str:
    """A name that can be told from the others at the table."""
    plain = tidy(name)
    found, count = plain, 1
    while found and found in others:
        count += 1
        found = f"{plain} ({count})"
    return found


def known_bot(bot: str) -> str:
    if bot not in roster.NAMES:
        raise Trouble(400, "bad-request", "room-no-bot", bot=bot[:40], bots=", ".join(roster.NAMES))
    return bot


def chair_wished(seat: int, wish: SeatWish, person: Person, others: Sequence[str]) -> SeatRecord:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    name = own_name(wish.name or "", others)
    if wish.kind == "me":
        return SeatRecord(seat, "human", person.id, name or own_name(person.name, others), "", secret)
    if wish.kind == "open":
        return SeatRecord(seat, "open", None, "", "", secret)
    return SeatRecord(seat, "computer", None, name, known_bot(wish.bot), secret)


def chairs_wished(wishes: Sequence[SeatWish], person: Person) -> list[SeatRecord]:
    chairs: list[SeatRecord] = []
    for seat, wish in enumerate(wishes):
        chairs.append(chair_wished(seat, wish, person, [chair.name for chair in chairs]))
    return chairs


def shown_name(chair: SeatRecord, lang: str) -> str:
    """What a reader of this language calls whoever sits there; computers and open chairs are counted."""
    if chair.name:
        return chair.name
    kind = chair.kind if chair.kind in ("computer", "open") else "human"
    return sentence(lang, f"chair-{kind}", number=chair.seat + 1)
