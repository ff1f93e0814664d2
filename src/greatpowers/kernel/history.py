"""`History`: where a match stood after any number of its entries, and what had happened by then."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, Json

KEYFRAME: Final = 25
"""A position is kept each time this many answers have been given, so that no moment is further away from one."""


class History:
    """The moments of a match as a tree: an answer grows from the moment it was given at, an undo goes back to the one
    before, a rewind to any other, a new seed stays where it is. A moment is numbered by how many entries there were
    when it came about.

    `start` is the position before the first entry, with the events of the set-up in its journal. `entries` may go on
    growing; they are taken as they are, for `replay` has examined them.
    """

    def __init__(self, start: Position, entries: list[dict[str, Json]]) -> None:
        journal = start.state.journal
        self.entries = entries
        self._heads: list[int] = [0]
        self._parents: list[int] = [0]
        self._depths: list[int] = [0]
        self._keyframes: dict[int, Position] = {0: start.copy()}
        self._events: dict[int, list[list[int]]] = {0: [] if journal is None else journal[:]}

    def at(self, count: int) -> Position:
        """The position after `count` entries; it belongs to whoever asks."""
        missing: list[int] = []
        moment = self._head(count)
        while moment not in self._keyframes:
            missing.append(moment)
            moment = self._parents[moment]
        position = self._keyframes[moment].copy()
        for later in reversed(missing):
            self._play(position, later)
        return position

    def events(self, count: int) -> list[list[int]]:
        """The journal after `count` entries."""
        self.at(count)
        journal = self._events[0][:]
        for moment in self._path(count):
            journal.extend(self._events[moment])
        return journal

    def standing(self, count: int) -> list[int]:
        """The indices of the entries that still count after `count` entries: answers that nobody took back."""
        return [moment - 1 for moment in self._path(count)]

    def _path(self, count: int) -> list[int]:
        path: list[int] = []
        moment = self._head(count)
        while moment != 0:
            path.append(moment)
            moment = self._parents[moment]
        path.reverse()
        return path

    def _head(self, count: int) -> int:
        """The moment the match was at after `count` entries; reads on in the entries if it has to."""
        for index in range(len(self._heads) - 1, count):
            entry = self.entries[index]
            now = self._heads[index]
            parent, depth = now, self._depths[now] + 1
            if "rewind" in entry:
                self._heads.append(self._heads[entry["rewind"]])
            elif "undo" in entry:
                self._heads.append(self._parents[now])
            elif "reseed" in entry:
                self._heads.append(now)
            else:
                self._heads.append(index + 1)
            self._parents.append(parent)
            self._depths.append(depth)
        return self._heads[count]

    def _play(self, position: Position, moment: int) -> None:
        """Give the answer that led to `moment`, and keep what it brought about."""
        entry = self.entries[moment - 1]
        seat = CHANCE if entry["seat"] == "chance" else int(entry["seat"])
        journal: list[list[int]] = []
        position.state.journal = journal
        position.play(position.rules.codec.encode(entry["answer"]), seat)
        position.state.journal = None
        self._events[moment] = journal
        if self._depths[moment] % KEYFRAME == 0:
            self._keyframes[moment] = position.copy()
