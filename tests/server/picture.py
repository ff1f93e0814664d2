"""What a browser keeps of a table: it puts together what the stream sends, as `web/src/protocol/picture.ts` does."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from greatpowers.screen.change import Change
from greatpowers.server.protocol import Update


class Missed(AssertionError):
    """An update before this one has not come."""


class Picture:
    """The parts of a table as they are after each update."""

    def __init__(self) -> None:
        self.parts: dict[str, Any] = {}
        self.number = -1

    @staticmethod
    def read(message: Update | str | bytes) -> Update:
        """As it comes over the wire."""
        text = msgspec.json.encode(message) if isinstance(message, Update) else message
        return msgspec.json.decode(text, type=Update)

    def take(self, message: Update | str | bytes) -> Update:
        """An update from a listener or from the wire; returned as it was read."""
        update = self.read(message)
        says_nothing = not update.whole and not update.parts and not update.changes
        if not update.whole and update.number != self.number + (not says_nothing):
            raise Missed(f"{update.number} after {self.number}")
        self.number = update.number
        if update.whole:
            self.parts = {}
        for name, value in update.parts.items():
            if value is None:
                del self.parts[name]
            else:
                self.parts[name] = value
        for change in update.changes:
            put(self.parts, change)
        return update


def put(parts: Any, change: Change) -> None:
    *way, last = change.at
    place = parts
    for step in way:
        place = place[step]
    if change.order is not UNSET:
        place[last] = [None if number < 0 else place[last][number] for number in change.order]
    elif change.value is UNSET:
        if isinstance(place, list):
            assert int(last) < len(place), "there is nothing to cut off"
            del place[int(last) :]
        else:
            del place[last]
    elif isinstance(place, list) and last == len(place):
        place.append(change.value)
    else:
        place[last] = change.value


def touched(update: Update) -> set[str]:
    """The names of the parts that an update says something of."""
    return {*update.parts, *(str(change.at[0]) for change in update.changes)}
