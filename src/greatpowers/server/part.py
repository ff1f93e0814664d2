"""`Part`: one part as one eye reads it in one language, made once for all who look that way."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from greatpowers.screen.change import Change
from greatpowers.screen.differences import differences

STEPS = 8
"""How many changes are kept for those who are behind; who is further behind gets the part as a whole."""

ENCODER = Encoder()
NOTHING = object()


class Part:
    """Keeps its value and how that came about. A number tells how often it has changed; whoever listens remembers the
    one they were told last, and asks what has happened since."""

    def __init__(self, name: str, replaced: bool = False) -> None:
        self.name = name
        self.replaced = replaced
        """Whether it is another one when it changes, so that there is no use in looking for what stayed: a question."""
        self.number = 0
        self.stamp: object = None
        """What its value was made of, in short: it is made again when that is another."""
        self.value: Any = NOTHING
        self._steps: list[list[Raw]] = []
        """The changes that led to the latest numbers, as they are sent."""

    def show(self, value: Any) -> None:
        """This is the value now."""
        before, self.value = self.value, value
        if before is NOTHING or before is value:
            return
        if self.replaced:
            changes = [] if before == value else [Change((self.name,), value)]
        else:
            changes = differences(before, value, (self.name,))
        if changes:
            self.number += 1
            self._steps.append([Raw(ENCODER.encode(change)) for change in changes])
            del self._steps[:-STEPS]

    def whole(self) -> Raw:
        return Raw(ENCODER.encode(self.value))

    def since(self, number: int) -> list[Raw] | None:
        """The changes since that number; none where the whole has to be sent."""
        missed = self.number - number
        if not 0 <= missed <= len(self._steps):
            return None
        return [change for step in self._steps[len(self._steps) - missed :] for change in step]
