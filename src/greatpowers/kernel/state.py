"""What a game's state has in common with every other: an agenda, sealed answers, a journal, an end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

WIDTH: Final = 8
"""Ints per frame of the agenda: the step and up to seven arguments, numbered from 1."""

UNSEALED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in ints. Games add named flat fields and the gates through which alone they change.

    The agenda is a stack of frames; the top frame is the step that is open. A step stays on top until it says
    otherwise: `done` (this step is over), `then` (another comes in its place), `first` (another comes before it).
    """

    def __init__(self, seats: int, source: State | None = None) -> None:
        """A new position, or the kernel's part of a copy of `source`; the journal stays with the original."""
        self.seats = seats
        self.agenda: list[int] = [] if source is None else source.agenda.copy()
        self.sealed: list[int] = [] if source is None else source.sealed.copy()
        self.journal: list[list[int]] | None = None
        self.over: bool = source is not None and source.over
        self.revealed: bool = source is not None and source.revealed

    def copy(self) -> State:
        """An independent position."""
        raise NotImplementedError

    def key(self) -> list[int]:
        """Every int that distinguishes this position from another, in a fixed order."""
        raise NotImplementedError

    def kernel_key(self) -> list[int]:
        """The kernel's part of `key`."""
        return [self.seats, int(self.over), len(self.agenda), *self.agenda, len(self.sealed), *self.sealed]

    # the agenda

    def top(self) -> int:
        return self.agenda[-WIDTH]

    def arg(self, index: int) -> int:
        return self.agenda[index - WIDTH]

    def frame_arg(self, number: int, argument: int) -> int:
        """An argument of any frame, counted from 0 at the bottom or from -1 at the top; argument 0 is its step."""
        return self.agenda[number * WIDTH + argument]

    def set_arg(self, index: int, value: int) -> None:
        self.agenda[index - WIDTH] = value

    def first(self, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        agenda = self.agenda
        agenda.append(step)
        agenda.append(a)
        agenda.append(b)
        agenda.append(c)
        agenda.append(d)
        agenda.append(e)
        agenda.append(f)
        agenda.append(0)

    def then(self, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        agenda = self.agenda
        top = len(agenda) - WIDTH
        agenda[top] = step
        agenda[top + 1] = a
        agenda[top + 2] = b
        agenda[top + 3] = c
        agenda[top + 4] = d
        agenda[top + 5] = e
        agenda[top + 6] = f

    def done(self) -> None:
        del self.agenda[-WIDTH:]

    def finish(self) -> None:
        """The game is over; nothing on the agenda happens any more, and hidden things may be shown."""
        self.over = True
        self.agenda = []
        self.reveal()

    # the journal

    def note(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        if self.journal is not None:
            self.journal.append([event, a, b, c, d, e])

    def reveal(self) -> None:
        """Somebody learned something: nobody may take back what led to it."""
        self.revealed = True
