"""Plans: answers tried one after the other on a copy, and given all at once. Called by `Room`, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from greatpowers.games import game_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, Malformed, Refused
from greatpowers.server import prompts
from greatpowers.server.playing import give, refusal
from greatpowers.server.protocol import (
    Answered,
    AskPlan,
    Choice,
    GiveAnswer,
    Given,
    GivePlan,
    Plan,
    Prompt,
    Refusal,
)
from greatpowers.server.rows import Person
from greatpowers.server.texts import sentence
from greatpowers.server.trouble import Trouble, forbidden, unreadable
from greatpowers.words.words import Words

if TYPE_CHECKING:
    from greatpowers.server.room import Room

Stop = Literal["", "refused", "others", "chance", "over"]


class Draft:
    """A match that nobody else knows of: it goes on from where the table is, without a seed, so that chance waits."""

    def __init__(self, match: Match, words: Words, seat: int) -> None:
        position = match.fast
        self.words = words
        self.seat = seat
        self.veiled = game_of(position.rules).hide(position, seat)
        """Whether the table hides something from the seat that the rules would show when the game is over."""
        self.match = Match(position, match.options, "")
        self.match.entries = match.entries[:]
        self.match.question = match.question
        self.match.passing = set(match.passing)
        self.view = self.match.look(seat)
        self.done = 0
        self.answered: list[Answered] = []
        self.refusal: Refusal | None = None

    def give(self, answers: list[dict[str, Any]]) -> Stop:
        """Give the answers as long as the seat is asked; returns why not all of them."""
        for answer in answers:
            position = self.match.fast
            stop = halted(position, self.seat)
            if stop:
                return stop
            step, choices = position.step.name if position.step else "", self.choices()
            try:
                self.match.play(answer, self.seat)
            except Malformed as malformed:
                raise unreadable(malformed) from malformed
            except Refused as refused:
                codec = position.rules.codec
                self.refusal = refusal(self.words, position, codec.decode(codec.encode(answer)), refused.reason)
                return "refused"
            self.done += 1
            others, seats = self.assume()
            self.answered.append(Answered(step, choices, others, seats))
            if not (self.veiled and self.match.over):
                self.view = self.match.look(self.seat)
        return ""

    def choices(self) -> list[Choice]:
        """What could be answered, where a unit has just arrived."""
        position = self.match.fast
        return (
            prompts.question(self.words, self.match, position, self.seat).choices
            if game_of(position.rules).has_arrived(position)
            else []
        )

    def assume(self) -> tuple[str, list[int]]:
        """Let others who are asked agree, so that the draft goes on; returns what they would be asked, and who."""
        step, seats = "", []
        while halted(self.match.fast, self.seat) == "others":
            position = self.match.fast
            answer = game_of(position.rules).consent(position)
            if answer is None:
                break
            step = step or (position.step.name if position.step else "")
            for seat in position.waiting():
                seats.append(seat)
                self.match.play(answer, seat)
        return step, seats

    def plan(self, stop: Stop) -> Plan:
        position, words = self.match.fast, self.words
        prompt: Prompt | None = None
        if position.over:
            text = sentence(words.lang, "waiting-over", open=0)
        elif halted(position, self.seat):
            text = prompts.standing(words, position)
        else:
            prompt = prompts.question(words, self.match, position, self.seat)
            text = prompt.sentence
        units = [] if prompt is None else game_of(position.rules).movable(words, position, self.seat)
        return Plan(
            self.done,
            stop,
            text,
            game_of(words.ruleset).sheet(words, self.view),
            prompt,
            self.refusal,
            units,
            self.answered,
        )


def halted(position: Position, seat: int) -> Stop:
    """Why the seat cannot go on; nothing when it is asked."""
    if position.over:
        return "over"
    if position.seat == CHANCE:
        return "chance"
    return "" if seat in position.waiting() else "others"


def begun(room: Room, person: Person, body: AskPlan | GivePlan) -> Match:
    """The match, if the seat is the person's and nothing is secret: a draft would be tried on what is hidden."""
    match = room.running()
    room.own_seat(person.id, body.seat)
    if room.rules.has_secrets:
        raise forbidden("room-plan-secrets")
    try:
        for answer in body.answers:
            match.rules.codec.encode(answer)
    except Malformed as malformed:
        raise unreadable(malformed) from malformed
    return match


def ask(room: Room, person: Person, body: AskPlan, lang: str) -> Plan:
    """Try the answers on a copy; nothing is played and nobody hears of it."""
    match = begun(room, person, body)
    if body.ask != match.question:
        raise Trouble(409, "stale", "room-stale")
    draft = Draft(match, room.words(lang), body.seat)
    return draft.plan(draft.give(body.answers))


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
