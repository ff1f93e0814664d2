"""Plans: answers tried one after the other on a copy, and given all at once. Called by `Room`, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Malformed, Refused
from greatpowers.server.drafting import Draft, halted
from greatpowers.server.playing import give
from greatpowers.server.protocol import AskPlan, GiveAnswer, Given, GivePlan, Plan
from greatpowers.server.rows import Person
from greatpowers.server.trouble import Trouble, forbidden, unreadable

if TYPE_CHECKING:
    from greatpowers.server.room import Room


def begun(room: Room, person: Person, body: AskPlan | GivePlan) -> Match:
    """The match, if the seat is the person's and nothing is secret: a draft would be tried on what is hidden."""
    match = room.running()
    room.own_seat(person.id, body.seat)
    if room.rules.has_secrets:
        raise forbidden("room-plan-secrets")
    try:
        for answer in answers_of(body):
            match.rules.codec.encode(answer)
    except Malformed as malformed:
        raise unreadable(malformed) from malformed
    return match


def answers_of(body: AskPlan | GivePlan) -> Iterator[dict[str, Any]]:
    """Every answer that is named, also those that are only wished for."""
    if isinstance(body, GivePlan):
        yield from body.answers
        return
    for row in body.rows:
        yield from row.answers
        yield from (wish.answer for wish in row.wishes)


def ask(room: Room, person: Person, body: AskPlan, lang: str) -> Plan:
    """Try the answers on a copy; nothing is played and nobody hears of it."""
    match = begun(room, person, body)
    if body.ask != match.question:
        raise Trouble(409, "stale", "room-stale")
    return Draft(match, room.words(lang), body.seat).plan(body.rows)


async def give_plan(room: Room, person: Person, body: GivePlan) -> Given:
    """Play the answers as long as the seat is asked and none is refused, and store them together."""
    if body.key not in room.keys:
        try:
            before = play(room, person, body)
        except Trouble:
            given = await given_before(room, body)  # it may have arrived before, and the question be another by now
            if given is None:
                raise
            return given
        await room.save(before, person.id, body.key)
    given = await given_before(room, body)
    assert given is not None
    return given


def play(room: Room, person: Person, body: GivePlan) -> int:
    """Play what can be played, at least the first answer; returns how many entries there were before."""
    match = begun(room, person, body)
    first, *others = body.answers
    before = give(room, person, GiveAnswer(body.seat, body.ask, first, body.key))
    for answer in others:
        if halted(match.fast, body.seat):
            break
        try:
            match.play(answer, body.seat)
        except Refused:
            break
    return before


async def given_before(room: Room, body: GivePlan) -> Given | None:
    """What was done under the key, read from the record."""
    span = await room.store.span(room.table.id, body.key)
    if span is None:
        return None
    before, after = span
    entries = await room.store.entries(room.table.id, after)
    return Given(after, sum(entry.get("seat") == body.seat and "answer" in entry for entry in entries[before:]))
