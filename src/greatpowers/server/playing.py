"""Answers, undo, always passing, and why not. Called by `Room`, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Malformed, Reason, Refused
from greatpowers.server.protocol import Ack, AskWhyNot, GiveAnswer, Refusal, RefusalList, SetPassing, Undo
from greatpowers.server.replaying import MOST_ENTRIES
from greatpowers.server.rows import Person
from greatpowers.server.trouble import AgainstTheRules, Trouble, reason_text, unreadable
from greatpowers.words.words import Words

if TYPE_CHECKING:
    from greatpowers.server.room import Room

MOST_REFUSALS = 200


async def done_before(room: Room, key: str) -> Ack | None:
    """What was done under this key since the table was loaded or before."""
    seq = room.keys.get(key)
    if seq is None:
        seq = await room.store.done(room.table.id, key)
    return None if seq is None else Ack(seq)


async def answer(room: Room, person: Person, body: GiveAnswer) -> Ack:
    if body.key in room.keys:
        return Ack(room.keys[body.key])
    try:
        before = give(room, person, body)
    except Trouble:
        done = await done_before(room, body.key)  # it may have arrived before, and the question be another by now
        if done is None:
            raise
        return done
    return await room.save(before, person.id, body.key)


def not_endless(match: Match) -> None:
    """To and fro, somebody alone could make a record that takes minutes to read. The game itself always goes on."""
    if len(match.entries) >= MOST_ENTRIES:
        raise Trouble(429, "too-many", "problem-too-many")


def give(room: Room, person: Person, body: GiveAnswer) -> int:
    """Play the answer; returns how many entries there were before."""
    match = room.running()
    room.playing_seat(person.id, body.seat)
    if body.seat not in room.waiting():
        not_endless(match)
    if body.ask != match.question and not is_right(match, body.answer):
        raise Trouble(409, "stale", "room-stale")
    before = len(match.entries)
    try:
        match.play(body.answer, body.seat)
    except Malformed as malformed:
        raise unreadable(malformed) from malformed
    except Refused as refused:
        raise AgainstTheRules(room.words, refused.reason) from refused
    return before


def is_right(match: Match, answer: dict[str, Any]) -> bool:
    """A standing right can be taken whatever is asked, so it cannot come too late."""
    kind = answer.get("kind")
    return any(kind in right.kinds for right in match.rules.rights)


async def undo(room: Room, person: Person, body: Undo) -> Ack:
    if body.key in room.keys:
        return Ack(room.keys[body.key])
    try:
        match = room.running()
        room.playing_seat(person.id, body.seat)
        not_endless(match)
        before = len(match.entries)
        try:
            match.undo(body.seat)
        except Refused as refused:
            raise AgainstTheRules(room.words, refused.reason) from refused
    except Trouble:
        done = await done_before(room, body.key)
        if done is None:
            raise
        return done
    while body.all and match.can_undo(body.seat):
        match.undo(body.seat)
    return await room.save(before, person.id, body.key)


async def set_passing(room: Room, person: Person, body: SetPassing) -> Ack:
    match = room.running()
    room.playing_seat(person.id, body.seat)
    before = len(match.entries)
    await room.set_seat(body.seat, passing=body.passing)
    match.always_pass(body.seat, body.passing)
    if len(match.entries) == before:
        return Ack(before)
    return await room.save(before, person.id)


def why_not(room: Room, person: Person, body: AskWhyNot, lang: str) -> Refusal:
    match = room.running()
    room.own_seat(person.id, body.seat)
    words = room.words(lang)
    try:
        reason = match.why_not(body.answer, body.seat)
        meant = match.rules.codec.decode(match.rules.codec.encode(body.answer))
    except Malformed as malformed:
        raise unreadable(malformed) from malformed
    assert room.position is not None
    return refusal(words, room.position, meant, reason)


def refusal(words: Words, position: Position, meant: Answer, reason: Reason | None) -> Refusal:
    """The answer in words, and why it cannot be given; no reason when it can."""
    assert position.step is not None
    text = words.answer(meant, position.step.name, position)
    if reason is None:
        return Refusal(meant.to_json(), text, "")
    return Refusal(meant.to_json(), text, reason_text(words, reason), words.rule(reason.passage), reason.passage)


def refusals(room: Room, person: Person, seat: int, search: str, lang: str) -> RefusalList:
    """What could be wanted here and cannot be done, as far as its text holds what is searched for."""
    room.running()
    room.own_seat(person.id, seat)
    words, position = room.words(lang), room.position
    assert position is not None and position.step is not None
    if seat not in position.asked():
        return RefusalList([], 0)
    step, sought = position.step, search.casefold().split()
    options = set(position.options(seat))
    found: list[Refusal] = []
    left_out = 0
    for code in step.candidates(position.state, seat):
        if code in options:
            continue
        meant = position.rules.codec.decode(code)
        text = words.answer(meant, step.name, position)
        if not all(part in text.casefold() for part in sought):
            continue
        if len(found) == MOST_REFUSALS:
            left_out += 1
            continue
        found.append(refusal(words, position, meant, position.reason(code, seat)))
    return RefusalList(found, left_out)
