"""What a screen says again and again, said once; and the seals of the people at the table.

A screen is made anew after every answer, for every seat and language, while most of its texts stay the same. They are
kept beside their `Words` and go with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

from greatpowers.kernel.values import Value
from greatpowers.screen.badge import Badge
from greatpowers.words.words import Words

MOST_KEPT = 4096
"""Sentences with figures in them can be many; beyond this all are forgotten and said again."""

SEAL_INKS = ("#1f3d5c", "#6b2b2b", "#3f4a17", "#4a3a6b", "#6a4310", "#2b4a44", "#5a2a55", "#444039")
"""One for each seat: dark, so that nobody takes a person for a nation."""

_KEPT: WeakKeyDictionary[Words, dict[Any, Any]] = WeakKeyDictionary()

Thing = TypeVar("Thing")


class Phrasebook:
    """The texts of one `Words`. What is kept must not hold the words themselves, or they would never go."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.kept = _KEPT.setdefault(words, {})
        if len(self.kept) > MOST_KEPT:
            self.kept.clear()

    def say(self, name: str, /, **variables: Value) -> str:
        """As `Words.say`."""
        key = (name, *variables.items())
        text = self.kept.get(key)
        if text is None:
            text = self.kept[key] = self.words.say(name, **variables)
        return cast(str, text)

    def once(self, key: Any, make: Callable[[], Thing]) -> Thing:
        """Something that stays the same for these words."""
        found = self.kept.get(key)
        if found is None:  # asked once only, for a thread beside this one may forget everything meanwhile
            found = self.kept[key] = make()
        return cast(Thing, found)

    def seals(self, seats: int) -> list[Badge]:
        """A square seal for each seat: the initial where all differ, else the number of the seat."""
        return self.once(("seals", seats), lambda: make_seals([self.words.player(seat) for seat in range(seats)]))


def make_seals(names: Sequence[str]) -> list[Badge]:
    letters = [next((sign for sign in name if sign.isalnum()), "").upper() for name in names]
    if "" in letters or len(set(letters)) < len(letters):
        letters = [str(seat + 1) for seat in range(len(names))]
    return [
        Badge(str(seat), letters[seat], name, SEAL_INKS[seat % len(SEAL_INKS)], shape="square")
        for seat, name in enumerate(names)
    ]
