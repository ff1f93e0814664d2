"""What a screen says again and again, said once; and the seals of the people at the table.

A screen is made anew after every answer, for every seat and language, while most of it stays the same. What does is
kept with the `Words`: for all tables, or for one, if it names its players.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from greatpowers.screen.badge import Badge
from greatpowers.words.words import Words

SEAL_INKS = ("#1f3d5c", "#6b2b2b", "#3f4a17", "#4a3a6b", "#6a4310", "#2b4a44", "#5a2a55", "#444039")
"""One for each seat: dark, so that nobody takes a person for a nation."""

Thing = TypeVar("Thing")


class Phrasebook:
    """The texts of one `Words`, and what is made of them. What is kept must not hold the words themselves."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def same(self, place: Hashable, key: object, make: Callable[[], Thing]) -> Thing:
        """What was shown at this place of the table last, if it would be made of the same again: the very same thing,
        so that nobody need look for what changed in it. The key says all that it is made of besides the players' names:
        slices of the view, mostly."""
        found = self.words.latest.get(place)
        if found is not None and found[0] == key:
            kept: Thing = found[1]
            return kept
        made = make()
        self.words.latest[place] = (key, made)
        return made

    def everywhere(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """Something that stays the same at every table of the ruleset while its key does: it knows nothing of who
        plays, and nothing of the options that its key does not say."""
        kept: Thing | None = self.words.everywhere.get(key)
        if kept is not None:
            return kept
        made = make()
        self.words.everywhere.put(key, made)
        return made

    def seals(self, seats: int) -> list[Badge]:
        """A square seal for each seat: the initial where all differ, else the number of the seat."""
        return self.same("seals", seats, lambda: make_seals([self.words.player(seat) for seat in range(seats)]))


def make_seals(names: Sequence[str]) -> list[Badge]:
    letters = [next((sign for sign in name if sign.isalnum()), "").upper() for name in names]
    if "" in letters or len(set(letters)) < len(letters):
        letters = [str(seat + 1) for seat in range(len(names))]
    return [
        Badge(str(seat), letters[seat], name, SEAL_INKS[seat % len(SEAL_INKS)], shape="square")
        for seat, name in enumerate(names)
    ]
