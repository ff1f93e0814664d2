"""Everything that can be done at a table: one struct and one handler for each command, and one line here.

The struct is what a browser sends, and what the address says. The handler stands beside it in the module that is about
such things; it gets the table, whoever asks, and the command, one at a time. Its name is that of the operation in the
OpenAPI document. What it returns is the answer; one that returns nothing is answered by an `Ack`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from inspect import getdoc, signature
from typing import Any, Literal, get_type_hints

from msgspec import Struct

from greatpowers.server import looking, planning, playing, seating, standing, talking, votes
from greatpowers.server.protocol import Ack, Body

Method = Literal["GET", "POST", "PUT"]
Who = Literal["known", "guest", "anybody"]
"""Who may give a command: those who have been here before; also newcomers, who become guests; also mere visitors."""


@dataclass(frozen=True)
class Command:
    path: str
    """Its address behind that of the table; empty for one that has no address of its own."""
    handler: Callable[..., Awaitable[Any]]
    summary: str
    changes: bool
    """Whether it may change the table; else it only reads."""
    method: Method = "POST"
    who: Who = "known"
    limit: str = "answer"
    """Which of `guard.LIMITS` it counts against."""
    counts: bool = False
    """Whether it gives answers of the game, which the metrics count."""

    @cached_property
    def struct(self) -> type[Struct]:
        """What the handler is given."""
        *_, command = signature(self.handler).parameters
        found: type[Struct] = get_type_hints(self.handler)[command]
        return found

    @cached_property
    def body(self) -> type[Struct] | None:
        """What the browser sends: the struct, or that which it adds to."""
        return next((one for one in self.struct.__mro__ if one.__base__ is Body), None)

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def description(self) -> str | None:
        return getdoc(self.handler)

    @cached_property
    def returns(self) -> Any:
        found = get_type_hints(self.handler)["return"]
        return Ack if found is type(None) else found


def change(path: str, handler: Callable[..., Awaitable[Any]], summary: str, **more: Any) -> Command:
    return Command(path, handler, summary, True, **more)


def question(path: str, handler: Callable[..., Awaitable[Any]], summary: str) -> Command:
    return Command(path, handler, summary, False, limit="look")


def view(path: str, handler: Callable[..., Awaitable[Any]], summary: str, who: Who = "anybody") -> Command:
    return Command(path, handler, summary, False, "GET", who, "look")


COMMANDS = (
    change("/join", seating.join, "Take an open seat", who="guest"),
    change("/leave", seating.leave, "Leave a seat"),
    change("/start", seating.start, "Begin the game"),
    change("/close", seating.close, "End the table for good"),
    change("/seats/{seat:int}", seating.change_seat, "Say who gets a seat", method="PUT"),
    change("/speed", seating.speed, "Set how fast computers move"),
    change("/thinking", seating.thinking, "Set how long computers may think"),
    change("/answers", playing.answer, "Give an answer", counts=True),
    change("/answers/several", playing.several, "Name several things at once", counts=True),
    change("/undo", playing.undo, "Take back your last answer"),
    change("/drafts", playing.keep_draft, "Keep what is chosen and not sent", method="PUT", limit="look"),
    change("/orders", standing.set_order, "Say what to do at a kind of window of reaction"),
    change("/passing", standing.set_passing, "Pass wherever several are asked at once, or nowhere"),
    change("/pace", standing.set_pace, "Say whether people play live or over days"),
    question("/why-not", playing.why_not, "Why an answer cannot be given"),
    question("/plan", planning.plan, "Try answers out; nothing is played"),
    change("/plan/answers", planning.give_plan, "Give several answers, one after the other", counts=True),
    view("/refusals", playing.refusals, "What cannot be done now, and why", "known"),
    change("/take-back", votes.take_back, "Ask to go back to an earlier moment"),
    change("/hand-over", votes.hand_over, "Ask to let a computer play for somebody absent"),
    change("/return", seating.come_back, "Take your seat back from a computer"),
    change("/concede", seating.concede, "Give up; a computer plays on"),
    change("/votes/{vote:int}", votes.cast_vote, "Agree, or refuse"),
    change("/chat", talking.chat, "Say something at the table", limit="chat"),
    change("/mute", talking.mute, "Mute somebody, or hear them again"),
    view("/record", looking.record, "The record: whole when the game is over, else what a seat may take home"),
    view("/moments/{at:int}", looking.moment, "The table as it was after a number of entries"),
    view("/history", looking.history, "The turns so far, with the figures of players and nations at each"),
    view("/thoughts/{entry:int}", looking.thought, "Why a computer gave the answer of this entry"),
    change("", seating.claim, "Take the seat of a private link"),
)
BY_STRUCT = {command.struct: command for command in COMMANDS}
