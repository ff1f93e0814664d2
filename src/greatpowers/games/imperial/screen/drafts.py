"""Drafts of a maneuver: what others would answer who let it happen, and what stands for the mover's own answers."""

from __future__ import annotations

from typing import Any, Final

from greatpowers.kernel.position import Position
from greatpowers.screen.effects import Meanwhile

PASS: Final = {"kind": "pass"}
FRIENDLY: Final = {"kind": "declare", "stance": "friendly"}
CONSENT: Final[dict[str, dict[str, Any]]] = {"demand": PASS, "canal": {"kind": "allow"}}
UNDER_WAY: Final = ("sail", "journey")


def consent(position: Position) -> dict[str, Any] | None:
    """How somebody who is asked lets the mover go on; nothing when the question is none of that kind."""
    return CONSENT.get(position.step.name) if position.step is not None else None


def meanwhile(position: Position) -> Meanwhile | None:
    """Nobody is attacked, an army comes as a friend. In which order others are asked makes no difference to the draft,
    and whoever governs both sides demands nothing of himself: these need no decision."""
    step = "" if position.step is None else position.step.name
    if step == "attack":
        return Meanwhile(PASS, settled=False)
    if step == "stance":
        return Meanwhile(FRIENDLY, settled=False)
    if step == "ask":
        return Meanwhile(position.rules.codec.decode(position.options()[0]).to_json(), settled=True)
    return Meanwhile(PASS, settled=True) if step == "demand" else None


def is_under_way(position: Position) -> bool:
    """Whether the picked fleet or army has still to go somewhere."""
    return position.step is not None and position.step.name in UNDER_WAY
