"""What computers at a table are called: the same list in every language, never a name twice, and first one whose
initial nobody has, so that seals can be told apart by a letter. For each the client draws a seal
(`web/src/signs/faces.ts`)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from greatpowers.server.rows import SeatRecord

NAMES = (
    *("Astor", "Baring", "Coeur", "Datini", "Esther", "Fugger", "Gracia", "Hetty"),
    *("Kira", "Lombard", "Medici", "Necker", "Pereire", "Ricardo", "Sina", "Tucher"),
)
"""Merchants and bankers of other centuries; twice as many as a table has seats."""


def drawn(others: Sequence[str]) -> str:
    """A name that nobody at the table has."""
    taken = {name.casefold() for name in others}
    initials = {name[:1] for name in taken if name}
    free = [name for name in NAMES if name.casefold() not in taken]
    return secrets.choice([name for name in free if name[0].casefold() not in initials] or free)


def face(seat: SeatRecord) -> str:
    """Whose seal is drawn; none for people, and for computers that were named otherwise."""
    return seat.name.casefold() if seat.kind == "computer" and seat.name in NAMES else ""
