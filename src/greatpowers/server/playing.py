"""Commands of the game itself: answers, undo, and why not."""

from __future__ import annotations

from itertools import islice, product
from typing import Annotated, Any

from msgspec import Meta, Struct, json, to_builtins
from msgspec.structs import replace

from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Malformed, Reason, Refused
from greatpowers.server import orders
from greatpowers.server.problems import AnswerRefused, ProblemError, malformed, reason_text
from greatpowers.server.protocol import (
    Ack,
    AskWhyNot,
    Draft,
    GiveAnswer,
    GivePlan,
    GiveSeveral,
    KeepDraft,
    Refusal,
    RefusalList,
    SeatNumber,
    Undo,
)
from greatpowers.server.replaying import MOST_ENTRIES
from greatpowers.server.rows import Person
from greatpowers.server.stored import StoredTable
from greatpowers.server.texts import sentence
from greatpowers.words.words import MissingText, Words

MOST_REFUSALS = 200
MOST_REASONS = 3
MOST_TRIED = 60
LONGEST_DRAFT = 16_000


class WhyNot(AskWhyNot, frozen=True, kw_only=True):
    lang: str


class AskRefusals(Struct, frozen=True, kw_only=True):
    seat: SeatNumber
    search: Annotated[str, Meta(max_length=100)] = ""
    thing: Annotated[str, Meta(max_length=100)] = ""
    """The id of something on the table: why not that?"""
    lang: str


def own_key(person: Person, command: GiveAnswer | GivePlan | GiveSeveral | Undo) -> str:
    """A key belongs to whoever made it up, for one seat: nobody learns anything by trying that of another."""
    return f"{person.id}/{command.seat}/{command.key}"


async def known(table: StoredTable, key: str) -> Ack | None:
    """What was done under this key already. The store is asked only where there is reason to: whoever was overtaken may
    have been overtaken by the same message at another node."""
    return await table.done_before(key) if key in table.keys or table.was_overtaken else None


async def answer(table: StoredTable, person: Person, command: GiveAnswer) -> Ack:
    """When this returns, the answer is on the disk. The same key again gives the same acknowledgement."""
    key = own_key(person, command)
    done = await known(table, key)
    if done is not None:
        return done
    try:
        if is_held(table, command.answer):
            done = await table.done_before(key)  # a key that was used before could not be stored with the pass later
            return hold(table, person, command, key) if done is None else done
        before = give(table, person, command)
    except ProblemError:
        done = await table.done_before(key)  # it may have arrived before, and the question be another by now
        if done is None:
            raise
        return done
    return table.save(before, person.id, key)


async def several(table: StoredTable, person: Person, command: GiveSeveral) -> Ack:
    """Name several things at once, in any order; if one cannot be named, none is. The same key again gives the same
    acknowledgement."""
    key = own_key(person, command)
    done = await known(table, key)
    if done is not None:
        return done
    try:
        before = give(table, person, command)
    except ProblemError:
        done = await table.done_before(key)
        if done is None:
            raise
        return done
    return table.save(before, person.id, key)


def not_endless(match: Match) -> None:
    """To and fro, somebody alone could make a record that takes minutes to read. The game itself always goes on."""
    if len(match.entries) >= MOST_ENTRIES:
        raise ProblemError(429, "too-many", "problem-too-many")


def give(table: StoredTable, person: Person, command: GiveAnswer | GiveSeveral) -> int:
    """Play the answer, or several; returns how many entries there were before."""
    match = table.running()
    table.playing_seat(person.id, command.seat)
    if command.seat not in table.waiting():
        not_endless(match)
    if command.ask != match.question and not (isinstance(command, GiveAnswer) and is_right(match, command.answer)):
        raise ProblemError(409, "stale", "room-stale")
    before = len(match.entries)
    try:
        if isinstance(command, GiveAnswer):
            match.play(command.answer, command.seat)
        else:
            match.play_several(command.answers, command.seat)
    except Malformed as error:
        raise malformed(error) from error
    except Refused as refused:
        raise AnswerRefused(table.words, refused.reason) from refused
    return before


def is_held(table: StoredTable, answer: dict[str, Any]) -> bool:
    """Whether an answer is kept back until the window closes: nobody may see how soon somebody has passed."""
    return answer == orders.PASSED and orders.is_timed(table)


def hold(table: StoredTable, person: Person, command: GiveAnswer, key: str) -> Ack:
    """Store a pass with the orders of the seat. Until it is played, the seat may still play a card."""
    match = table.running()
    table.playing_seat(person.id, command.seat)
    if command.ask != match.question:
        raise ProblemError(409, "stale", "room-stale")
    reason = match.why_not(command.answer, command.seat)
    if reason is not None:
        raise AnswerRefused(table.words, reason)
    passed = orders.Held(command.ask, person.id, key)
    table.set_seat(command.seat, orders=replace(orders.Orders.of(table, command.seat), held=passed).kept())
    return Ack(len(match.entries))


def is_right(match: Match, answer: dict[str, Any]) -> bool:
    """A standing right can be taken whatever is asked, so it cannot come too late."""
    kind = answer.get("kind")
    return any(kind in right.kinds for right in match.rules.rights)


async def keep_draft(table: StoredTable, person: Person, command: KeepDraft) -> None:
    """Nobody else learns of it, and nothing follows from it. One that comes when the person plays no more is no
    mistake of his: the browser sends it a moment later."""
    seat = table.own_seat(person.id, command.seat)
    if table.header.status != "running" or seat.conceded or seat.stands_in:
        return
    if len(json.encode(command.kept)) > LONGEST_DRAFT:
        raise ProblemError(413, "too-large", "problem-too-large")
    draft = Draft(command.ask, command.by, command.kept)
    drafts = seat.drafts | {command.kind: to_builtins(draft)}
    table.set_seat(command.seat, drafts=drafts)


async def undo(table: StoredTable, person: Person, command: Undo) -> Ack:
    key = own_key(person, command)
    done = await known(table, key)
    if done is not None:
        return done
    try:
        match = table.running()
        table.playing_seat(person.id, command.seat)
        not_endless(match)
        before = len(match.entries)
        try:
            if not orders.can_undo(table, command.seat):
                raise Refused(Reason("no-undo", {"seat": command.seat}, ""))
            match.undo(command.seat)
        except Refused as refused:
            raise AnswerRefused(table.words, refused.reason) from refused
    except ProblemError:
        done = await table.done_before(key)
        if done is None:
            raise
        return done
    while match.can_undo(command.seat) and (
        command.all or orders.passes_at_once(table, match.fast, command.seat)  # it would only be passed again
    ):
        match.undo(command.seat)
    return table.save(before, person.id, key)


async def why_not(table: StoredTable, person: Person, command: WhyNot) -> Refusal:
    match = table.running()
    table.own_seat(person.id, command.seat)
    try:
        reason = match.hindrance(command.answer, command.seat)
        meant = match.rules.codec.decode(match.rules.codec.encode(command.answer))
    except Malformed as error:
        raise malformed(error) from error
    assert table.position is not None
    try:
        return refusal(table.words(command.lang), table.position, meant, reason)
    except MissingText:
        if reason is None:
            raise
        raise AnswerRefused(table.words, reason) from None  # nobody is asked for such a thing here, so it has no words


def refusal(words: Words, position: Position, meant: Answer, reason: Reason | None) -> Refusal:
    """The answer in words, and why it cannot be given; no reason when it can."""
    assert position.step is not None
    text = words.answer(meant, position.step.name, position)
    if reason is None:
        return Refusal(meant.to_json(), text, "")
    return Refusal(meant.to_json(), text, reason_text(words, reason), words.rule(reason.passage), reason.passage)


async def refusals(table: StoredTable, person: Person, command: AskRefusals) -> RefusalList:
    """What could be wanted here and cannot be done, as far as its text holds what is searched for."""
    table.running()
    table.own_seat(person.id, command.seat)
    seat, words, position = command.seat, table.words(command.lang), table.position
    assert position is not None and position.step is not None
    if seat not in position.asked():
        return RefusalList([], 0)
    if command.thing:
        return about(table.begun(), position, words, seat, command.thing)
    step, sought = position.step, command.search.casefold().split()
    options = set(position.options(seat))
    found: list[Refusal] = []
    left_out = 0
    for code in step.candidates(position.state, seat):
        if code in options or table.begun().hindrance(position.rules.codec.decode(code), seat) is None:
            continue
        meant = position.rules.codec.decode(code)
        text = words.answer(meant, step.name, position)
        if not all(part in text.casefold() for part in sought):
            continue
        if len(found) == MOST_REFUSALS:
            left_out += 1
            continue
        found.append(refusal(words, position, meant, table.begun().hindrance(meant, seat)))
    return RefusalList(found, left_out)


def about(match: Match, position: Position, words: Words, seat: int, thing: str) -> RefusalList:
    """Why a thing cannot be chosen: the reasons that are about it, or else those of what could be wanted of it, or else
    what is asked instead."""
    step, codec = position.step, position.rules.codec
    assert step is not None
    wanted, unthought = naming(position, seat, thing)
    reasons = [(code, match.hindrance(codec.decode(code), seat)) for code in wanted + unthought]
    own = [one for one in reasons if one[1] is not None and thing in one[1].details.values()]
    found: dict[str, Refusal] = {}
    for code, reason in own or reasons[: len(wanted)]:
        if reason is None:
            continue
        try:
            told = refusal(words, position, codec.decode(code), reason)
        except MissingText:
            continue  # nobody is asked for such a thing here, so it has no words
        found.setdefault(told.reason, told)
        if len(found) == MOST_REASONS:
            break
    if found:
        return RefusalList(list(found.values()), 0)
    listed = [words.answer(codec.decode(code), step.name, position) for code in position.options(seat)]
    shown = words.listed(listed[:MOST_REASONS]) if len(listed) <= MOST_REASONS else ", ".join(listed[:MOST_REASONS])
    name = f"task-{step.name}" if words.has(f"task-{step.name}") else f"step-{step.name}"
    more = max(0, len(listed) - MOST_REASONS)
    return RefusalList([], 0, sentence(words.lang, "why-elsewhere", task=words.say(name), choices=shown, more=more))


def naming(position: Position, seat: int, thing: str) -> tuple[list[int], list[int]]:
    """Answers of the open step that name a thing: what could be wanted, and what nobody would think of, for the engine
    knows a reason for every one."""
    step, codec = position.step, position.rules.codec
    assert step is not None
    wanted: list[int] = []
    for code in step.candidates(position.state, seat):
        kind = codec.kind_of(code)
        parts = zip(kind.fields, kind.split(code), strict=True)
        if any(field.index.get(thing) == part for field, part in parts):
            wanted.append(code)
    unthought: list[int] = []
    for name in step.kinds:
        kind = codec.by_name[name]
        for place, field in enumerate(kind.fields):
            if thing in field.index:
                rows = [
                    [field.index[thing]] if place == other else range(len(one.values))
                    for other, one in enumerate(kind.fields)
                ]
                unthought.extend(kind.join(list(row)) for row in islice(product(*rows), MOST_TRIED))
    return wanted[:MOST_TRIED], unthought
