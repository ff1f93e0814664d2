"""What a seat may expect of each answer, before it gives one.

A title may have a module `greatpowers.text.<title>_outlook` with a class `Outlook(words, position, seat)` of the shape
below. Every other title says what its notes say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from msgspec import Struct

from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer
from greatpowers.text.drafts import part_of
from greatpowers.text.outlook import Effect, Sign
from greatpowers.text.render import Words


class Prospect(Struct, frozen=True):
    """What is worth knowing of an answer."""

    note: str = ""
    sign: Sign = ""
    effects: list[Effect] = []
    shared: list[str] = []
    """What is worth knowing too and is often the same for several answers."""


class Outlook(Protocol):
    """The prospects of one question to one seat."""

    def of(self, answer: Answer) -> Prospect:
        """For an answer that can be given, or one of `beyond`."""

    def beyond(self) -> Sequence[Answer]:
        """What lies there to be chosen, but cannot be chosen now."""

    def regions(self) -> list[str]:
        """Where the question is about, if the answers do not say so."""


class Notes:
    """The outlook of a title that has notes only."""

    def __init__(self, words: Words, position: Position, seat: int) -> None:
        self.words = words
        self.position = position
        self.seat = seat

    def of(self, answer: Answer) -> Prospect:
        return Prospect(self.words.note(answer, self.seat, self.position))

    def beyond(self) -> Sequence[Answer]:
        return ()

    def regions(self) -> list[str]:
        return []


def outlook(words: Words, position: Position, seat: int) -> Outlook:
    module = part_of(words.ruleset.title, "outlook")
    return Notes(words, position, seat) if module is None else cast(Outlook, module.Outlook(words, position, seat))
