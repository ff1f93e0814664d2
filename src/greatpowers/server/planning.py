"""Commands of the planner: answers tried one after the other on a copy, and given all at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Malformed, Refused
from greatpowers.server.drafting import Draft, halted
from greatpowers.server.playing import give, own_key
from greatpowers.server.problems import ProblemError, forbidden, malformed
from greatpowers.server.protocol import AskPlan, GiveAnswer, Given, GivePlan, Plan
from greatpowers.server.rows import Person
from greatpowers.server.stored import StoredTable
from greatpowers.server.threads import in_thread


class TryPlan(AskPlan, frozen=True, kw_only=True):
    lang: str


def begun(table: StoredTable, person: Person, command: AskPlan | GivePlan) -> Match:
    """The match, if the seat is the person's and nothing is secret: a draft would be tried on what is hidden."""
    match = table.running()
    table.own_seat(person.id, command.seat)
    if table.rules.has_secrets:
        raise forbidden("room-plan-secrets")
    try:
        for answer in answers_of(command):
            match.rules.codec.encode(answer)
    except Malformed as error:
        raise malformed(error) from error
    return match


def answers_of(command: AskPlan | GivePlan) -> Iterator[dict[str, Any]]:
    """Every answer that is named, also those that are only wished for."""
    if isinstance(command, GivePlan):
        yield from command.answers
        return
    for row in command.rows:
        yield from row.answers
        yield from (wish.answer for wish in row.wishes)


async def plan(table: StoredTable, person: Person, command: TryPlan) -> Plan:
    """Try the answers on a copy; nothing is played and nobody hears of it."""
    match = begun(table, person, command)
    if command.ask != match.question:
        raise ProblemError(409, "stale", "room-stale")

    def attempt() -> Plan:
        return Draft(match, table.words(command.lang), command.seat).plan(command.rows)

    return await in_thread(attempt)


async def give_plan(table: StoredTable, person: Person, command: GivePlan) -> Given:
    """As many as can be given are stored together, and then this returns. The same key again gives the same result."""
    key = own_key(person, command)
    if key in table.keys or table.was_overtaken:
        given = await given_before(table, command.seat, key)
        if given is not None:
            return given
    try:
        before = play(table, person, command)
    except ProblemError:
        given = await given_before(table, command.seat, key)  # it may have arrived before
        if given is None:
            raise
        return given
    table.save(before, person.id, key)
    return answers_among(command.seat, table.begun().entries[before:], len(table.begun().entries))


def play(table: StoredTable, person: Person, command: GivePlan) -> int:
    """Play what can be played, at least the first answer; returns how many entries there were before."""
    match = begun(table, person, command)
    first, *others = command.answers
    before = give(table, person, GiveAnswer(command.seat, command.ask, first, command.key))
    for answer in others:
        if halted(match.fast, command.seat):
            break
        try:
            match.play(answer, command.seat)
        except Refused:
            break
    return before


async def given_before(table: StoredTable, seat: int, key: str) -> Given | None:
    """What was done under the key, read from the record."""
    span = await table.store.records.span(table.header.id, key)
    if span is None:
        return None
    before, after = span
    entries = await table.store.records.entries(table.header.id, after)
    return answers_among(seat, entries[before:], after)


def answers_among(seat: int, entries: list[dict[str, Any]], after: int) -> Given:
    return Given(after, sum(entry.get("seat") == seat and "answer" in entry for entry in entries))
