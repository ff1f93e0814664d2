"""What a question is about, where a step asks about more than one thing."""

from __future__ import annotations

from typing import Final, cast

from greatpowers.games.attack.rules import agenda
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.position import Position

BELOW: Final = -2
STEP: Final = 0


def question(position: Position, seat: int) -> str:
    """A move may be one of Blitzkrieg, escorts answer raids and ambushes, planes attack or defend."""
    state, name = cast(Attack, position.state), position.step.name if position.step else ""
    if name == "movement" and state.blitzing:
        return "movement.blitzkrieg"
    if name == "escort" and state.frame_arg(BELOW, STEP) == agenda.RAID:
        return "escort.raid"
    if name == "sorties" and seat != state.turn:
        return "sorties.defender"
    return name
