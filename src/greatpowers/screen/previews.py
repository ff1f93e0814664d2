"""What a seat may expect of each answer, before it gives one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer
from greatpowers.screen.effects import Effect, Sign

CHOICES: Final = "choices"
"""A list of choices: how any screen can ask."""


class Preview(Struct, frozen=True):
    """What is worth knowing of an answer."""

    note: str = ""
    sign: Sign = ""
    effects: list[Effect] = []
    shared: list[str] = []
    """What is worth knowing too and is often the same for several answers."""


class Previews(Protocol):
    """The previews of one question to one seat."""

    def of(self, answer: Answer) -> Preview:
        """For an answer that can be given, or one of `beyond`."""

    def line(self, answer: Answer) -> str:
        """The same as one line of text, for those who see no figures beside it."""

    def beyond(self) -> Sequence[Answer]:
        """What lies there to be chosen, but cannot be chosen now."""

    def regions(self) -> list[str]:
        """Where the question is about, if the answers do not say so."""

    def form(self) -> str:
        """How the game's own screen asks the question: `CHOICES`, or a form that only that screen knows."""


class NotePreviews:
    """The previews of a game that has notes only."""

    def __init__(self, note: Callable[[Answer, int, Position], str], position: Position, seat: int) -> None:
        self.note = note
        self.position = position
        self.seat = seat

    def of(self, answer: Answer) -> Preview:
        return Preview(self.line(answer))

    def line(self, answer: Answer) -> str:
        return self.note(answer, self.seat, self.position)

    def beyond(self) -> Sequence[Answer]:
        return ()

    def regions(self) -> list[str]:
        return []

    def form(self) -> str:
        return CHOICES
