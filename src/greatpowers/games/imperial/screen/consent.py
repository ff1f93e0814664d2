"""Drafts of a maneuver: what others would answer who let it happen, and the questions to the mover on arrival."""

from __future__ import annotations

from typing import Any, Final

from greatpowers.kernel.position import Position

CONSENT: Final[dict[str, dict[str, Any]]] = {"demand": {"kind": "pass"}, "canal": {"kind": "allow"}}
ARRIVALS: Final = frozenset(("attack", "stance", "ask", "demand"))


def consent(position: Position) -> dict[str, Any] | None:
    """How somebody who is asked lets the mover go on; nothing when the question is none of that kind."""
    return CONSENT.get(position.step.name) if position.step is not None else None


def has_arrived(position: Position) -> bool:
    """Whether the question is about a unit that has just arrived, so that a draft shows what could be answered."""
    return position.step is not None and position.step.name in ARRIVALS
