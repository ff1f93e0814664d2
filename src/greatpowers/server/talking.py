"""The talk at the table, and whom somebody does not want to hear. Called by `Room`, one at a time.

What happens to the seats is noted among the talk, for the record of the game knows nothing of it. Such a note is kept
as its id and the seat, and everybody reads it in their own language; no name stands before it, and nobody else can
speak without a name."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from greatpowers.server.chairs import shown_name
from greatpowers.server.protocol import ChatLine, Mute, Say
from greatpowers.server.rows import ChatRecord, Person
from greatpowers.server.texts import sentence
from greatpowers.server.trouble import Trouble, forbidden, not_found

if TYPE_CHECKING:
    from greatpowers.server.room import Room


MOST_LINES = 5000
"""Of one table: everybody who comes gets them all."""


async def say(room: Room, person: Person, body: Say) -> None:
    own = room.own_seats(person.id)
    if not own and person.id != room.table.host:
        raise forbidden("room-only-players")
    text = body.text.strip()
    if not text:
        raise Trouble(400, "bad-request", "room-nothing-said")
    if len(room.chat) >= MOST_LINES:
        raise Trouble(429, "too-many", "problem-too-many")
    name = shown_name(room.seats[own[0]], person.lang) if own else person.name
    line = await room.store.say(room.table.id, person.id, name, text, body.key)
    if all(line.id != known.id for known in room.chat):
        room.chat.append(line)


async def note(room: Room, person: str, id: str, seat: int) -> None:
    if len(room.chat) >= MOST_LINES:
        return
    room.chat.append(await room.store.say(room.table.id, person, "", f"{id} {seat}", secrets.token_urlsafe()))


def shown(room: Room, line: ChatRecord, lang: str) -> ChatLine:
    if line.name:
        return ChatLine(line.id, line.at, line.person, line.name, line.text)
    id, seat = line.text.split()
    player = shown_name(room.seats[int(seat)], lang)
    return ChatLine(line.id, line.at, "", "", sentence(lang, id, player=player))


async def mute(room: Room, person: Person, body: Mute) -> None:
    if await room.store.person(body.person) is None:
        raise not_found("problem-not-found")
    await room.store.mute(person.id, body.person, body.muted)
    if room.present(person.id) or room.own_seats(person.id):
        room.muted[person.id] = await room.store.muted(person.id)
