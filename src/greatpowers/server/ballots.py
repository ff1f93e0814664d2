"""`Ballots`: what people at a table were asked to agree to, and who has agreed. Kept in memory only: whoever loses one
when the server restarts asks again."""

from __future__ import annotations


class Ballot:
    """One question to the others, and who has agreed."""

    def __init__(self, id: int, kind: str, by: int, person: str) -> None:
        self.id = id
        self.kind = kind
        self.by = by
        self.person = person
        self.agreed: set[str] = {person}
        self.to = 0
        self.target = 0
        self.bot = ""


class Ballots:
    def __init__(self) -> None:
        self.open: list[Ballot] = []
        self.refused: dict[str, tuple[int, float]] = {}
        """How often somebody was refused, and when last."""
        self.last = 0

    def add(self, kind: str, by: int, person: str) -> Ballot:
        """A new one; it takes the place of what the same person asked before."""
        self.open = [ballot for ballot in self.open if (ballot.kind, ballot.person) != (kind, person)]
        self.last += 1
        ballot = Ballot(self.last, kind, by, person)
        self.open.append(ballot)
        return ballot

    def find(self, id: int) -> Ballot | None:
        return next((ballot for ballot in self.open if ballot.id == id), None)
