"""`Ballots`: what people at a table were asked to agree to, and who has agreed. They are kept with the table."""

from __future__ import annotations

from typing import Any

import msgspec


class Ballot(msgspec.Struct):
    """One question to the others, and who has agreed."""

    id: int
    kind: str
    by: int
    person: str
    agreed: set[str]
    to: int = 0
    target: int = 0
    bot: str = ""


class Ballots(msgspec.Struct, omit_defaults=True):
    open: list[Ballot] = []
    refused: dict[str, tuple[int, float]] = {}
    """How often somebody was refused, and when last."""
    last: int = 0

    @classmethod
    def read(cls, stored: dict[str, Any]) -> Ballots:
        return msgspec.convert(stored, cls)

    def written(self) -> dict[str, Any]:
        """Sorted, so that the same ballots are the same text."""
        found: dict[str, Any] = msgspec.to_builtins(self, order="deterministic")
        return found

    def add(self, kind: str, by: int, person: str) -> Ballot:
        """A new one; it takes the place of what the same person asked before."""
        self.open = [ballot for ballot in self.open if (ballot.kind, ballot.person) != (kind, person)]
        self.last += 1
        ballot = Ballot(self.last, kind, by, person, {person})
        self.open.append(ballot)
        return ballot

    def find(self, id: int) -> Ballot | None:
        return next((ballot for ballot in self.open if ballot.id == id), None)
