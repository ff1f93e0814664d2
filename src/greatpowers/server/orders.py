"""Orders: what the server answers for a seat, because the seat has said so beforehand or can only pass.

`due` is the one place that decides it, from how things stand and the clock. Whoever changes a table plays what is due
in the same change, so it is stored, told and overtaken like any answer; `Windows` wakes a table whose time is over.

Which windows of reaction open and how long they last follows from what everybody knows. Live and with several people,
all who are asked pass when a fixed time is over, whatever they hold, and only a card that is played ends it earlier.
Over days, and where one person plays, whoever can only pass or wants to does so at once: then waiting may tell
something.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from greatpowers.kernel.position import Position
from greatpowers.kernel.state import UNSEALED
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import PASS
from greatpowers.server.protocol import AtWindow
from greatpowers.server.table import Table

ALL = "*"
"""Every kind of window that has no wish of its own."""
PASSED = {"kind": PASS}
AMONG_COMPUTERS = 3
"""A window in which only computers are asked lasts so many times less."""


class Held(Struct, frozen=True):
    """A pass that somebody has given and that is played when the window closes, for until then nobody may know."""

    ask: int
    person: str
    key: str


class Orders(Struct, frozen=True, omit_defaults=True):
    """Those of one seat. Nobody but whoever sits there is shown them."""

    windows: dict[str, AtWindow] = {}
    held: Held | None = None

    @classmethod
    def of(cls, table: Table, seat: int) -> Orders:
        return msgspec.convert(table.seats[seat].orders, cls)

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found

    def at(self, step: str) -> AtWindow:
        return self.windows.get(step, self.windows.get(ALL, "ask"))


class Closing(Struct, frozen=True):
    """The window that is open for question `ask`, and when it closes: milliseconds since 1970."""

    ask: int
    closes: int
    lasts: int


class Given(Struct, frozen=True):
    """An answer that is due, and who gave it under which key, if somebody did."""

    seat: int
    answer: dict[str, Any]
    person: str | None = None
    key: str | None = None


# what everybody knows


def windows(table: Table) -> list[str]:
    """The kinds of windows that this game has, by the names of their steps."""
    return [step.name for step in table.rules.steps if step.window]


def polls(table: Table) -> list[str]:
    """Those in which several are asked at once: "always pass" was a switch for them before there were orders."""
    return [step.name for step in table.rules.steps if step.window and step.together]


def open_step(table: Table) -> Step[Any] | None:
    return None if table.position is None or table.header.status != "running" else table.position.step


def people(table: Table) -> set[str | None]:
    """Those who play, also who stands aside for now: they may look on, and come back."""
    return {seat.person for seat in table.seats if seat.kind == "human" and not seat.conceded}


def is_kept_secret(table: Table) -> bool:
    """Whether nobody may learn anything from how quickly somebody passes, in what is asked from now on."""
    return table.rules.has_secrets and table.header.pace == "live" and len(people(table)) > 1


def tells(table: Table) -> bool:
    """Whether others may learn something from how long somebody takes: several play, and no clock decides."""
    seats = [seat for seat in table.seats if seat.kind != "computer" and not seat.conceded]
    return table.rules.has_secrets and len(seats) > 1 and not is_kept_secret(table)


def is_timed(table: Table) -> bool:
    """Whether a window is open that closes by the clock. One that was opened so stays so, whoever leaves meanwhile
    and whatever pace is set: else those would pass at once who hold nothing."""
    step = open_step(table)
    if step is None or not step.window:
        return False
    return is_kept_secret(table) or table.header.closing.get("ask") == table.begun().question


def was_asked_before(table: Table) -> bool:
    """Whether what is open was asked before the change that is being made. Whoever passes by themselves in a secret
    step does so as soon as they are asked: later it would show what they hold."""
    others = {seat.person for seat in table.seats if seat.kind == "human"}
    return len(others) > 1 and table.begun().question <= table.header.entries


def closing(table: Table) -> Closing | None:
    """The window that is open and closes by the clock; it keeps the time that it was given when it was opened."""
    step = open_step(table)
    if step is None or table.match is None or not is_timed(table):
        return None
    known, ask = table.header.closing, table.match.question
    if known.get("ask") == ask:
        return msgspec.convert(known, Closing)
    lasts = 1000 * table.header.window_seconds * step.window
    if all(table.is_computer(seat) for seat in table.waiting()):
        lasts //= AMONG_COMPUTERS
    return Closing(ask, int(1000 * table.now()) + lasts, lasts)


def is_decided(table: Table, position: Position) -> bool:
    """Whether the window closes now: somebody has played a card, or its time is over."""
    passing = position.rules.codec.by_name[PASS].number
    if any(answer not in (UNSEALED, passing) for answer in position.state.sealed):
        return True
    window = closing(table)
    return window is not None and (table.time_over == window.closes or 1000 * table.now() >= window.closes)


# what a seat is not asked


def passes_at_once(table: Table, position: Position, seat: int) -> bool:
    """Whether this seat passes without having been asked, when nothing is decided by the clock."""
    step = position.step
    assert step is not None
    if seat not in position.waiting():
        return False
    if step.window and Orders.of(table, seat).at(step.name) != "ask":
        return True
    return not (step.secret and is_kept_secret(table)) and position.must_pass(seat)


def can_undo(table: Table, seat: int) -> bool:
    """Whether this seat can go back to something that it would really be asked again."""
    return table.match is not None and any(
        not passes_at_once(table, position, seat) for position in table.match.ways_back(seat)
    )


def is_open_to_undo(table: Table, seat: int) -> bool:
    """Whether another person could still take back what led to this question. If this seat passed by itself they could
    not any more, so it is asked. Windows and secret steps cannot wait for that: it would tell what is held."""
    step, own = open_step(table), table.seats[seat].person
    if step is None or step.window or step.secret:
        return False
    others = [one.seat for one in table.seats if one.person != own and not table.is_computer(one.seat)]
    return any(seems_to_undo(table, other) for other in others)


def seems_to_undo(table: Table, seat: int) -> bool:
    """Whether this seat can undo, as far as everybody may know: what it would do in a window is its own affair."""
    for position in table.begun().ways_back(seat):
        step = position.step
        if step is not None and (step.window or step.secret or not passes_at_once(table, position, seat)):
            return True
    return False


def is_quiet(table: Table, seat: int) -> bool:
    """Whether a seat that is asked in a window has nothing to decide there: it only waits until the time is over."""
    step, position = open_step(table), table.position
    if step is None or position is None or not is_timed(table):
        return False
    return Orders.of(table, seat).at(step.name) != "ask" or position.must_pass(seat)


def held(table: Table, seat: int) -> Held | None:
    """The pass that this seat has given in the window that is open."""
    found = Orders.of(table, seat).held
    return found if found is not None and table.match is not None and found.ask == table.match.question else None


# what the server answers


def due(table: Table) -> Given | None:
    """The next answer that the server gives for somebody now; None when nothing is due."""
    step, position = open_step(table), table.position
    if step is None or position is None:
        return None
    seats = [seat for seat in position.waiting() if seat >= 0]
    if is_timed(table):
        return passing(table, seats[0]) if seats and is_decided(table, position) else None
    for seat in seats:
        if held(table, seat) is not None:
            return passing(table, seat)  # it was acknowledged, and there is no clock any more
    if step.secret and was_asked_before(table):
        return None
    for seat in seats:
        if not table.is_computer(seat) and passes_at_once(table, position, seat) and not is_open_to_undo(table, seat):
            return Given(seat, PASSED)
    return None


def passing(table: Table, seat: int) -> Given:
    """A pass, under the key of whoever has given it before."""
    passed = held(table, seat)
    return Given(seat, PASSED) if passed is None else Given(seat, PASSED, passed.person, passed.key)


def ended(table: Table) -> list[int]:
    """The seats whose turn it is now, so that they do not pass any longer `until my turn`: they alone are asked, and
    not in a window."""
    step = open_step(table)
    if step is None or step.window or step.together:
        return []
    return [seat for seat in table.waiting() if seat >= 0 and "turn" in Orders.of(table, seat).windows.values()]


def from_now_on(orders: Orders) -> Orders:
    """These without what held until the turn of the seat."""
    return Orders({step: wish for step, wish in orders.windows.items() if wish != "turn"}, orders.held)
