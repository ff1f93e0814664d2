"""Commands of the talk at the table: what people say, and whom somebody does not want to hear.

What happens to the seats is noted among the talk, for the record of the game knows nothing of it. Such a note is kept
as its id and the seat, and everybody reads it in their own language; no name stands before it, and nobody else can
speak without a name."""

from __future__ import annotations

import secrets

from greatpowers.server.problems import ProblemError, forbidden, not_found
from greatpowers.server.protocol import ChatLine, Mute, Say
from greatpowers.server.rows import ChatRecord, Person
from greatpowers.server.seats import shown_name
from greatpowers.server.stored import StoredTable
from greatpowers.server.table import Table
from greatpowers.server.texts import sentence

MOST_LINES = 5000
"""Of one table: everybody who comes gets them all."""


async def chat(table: StoredTable, person: Person, command: Say) -> None:
    own = table.own_seats(person.id)
    if not own and person.id != table.header.host:
        raise forbidden("room-only-players")
    text = command.text.strip()
    if not text:
        raise ProblemError(400, "bad-request", "room-nothing-said")
    if len(table.chat) >= MOST_LINES:
        raise ProblemError(429, "too-many", "problem-too-many")
    name = shown_name(table.seats[own[0]], person.lang) if own else person.name
    if await table.store.chat.said(table.header.id, person.id, command.key) is None:
        table.say(person.id, name, text, command.key)


def note(table: StoredTable, person: str, id: str, seat: int) -> None:
    if len(table.chat) < MOST_LINES:
        table.say(person, "", f"{id} {seat}", secrets.token_urlsafe())


def shown(table: Table, line: ChatRecord, lang: str) -> ChatLine:
    if line.name:
        return ChatLine(line.id, line.at, line.person, line.name, line.text)
    id, seat = line.text.split()
    player = shown_name(table.seats[int(seat)], lang)
    return ChatLine(line.id, line.at, "", "", sentence(lang, id, player=player))


async def mute(table: StoredTable, person: Person, command: Mute) -> None:
    if await table.store.people.get(command.person) is None:
        raise not_found("problem-not-found")
    await table.store.people.mute(person.id, command.person, command.muted)
    if table.present(person.id) or table.own_seats(person.id):
        table.muted[person.id] = await table.store.people.muted(person.id)
