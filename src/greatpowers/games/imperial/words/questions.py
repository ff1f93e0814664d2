"""What a question is about, where a step asks about more than one thing."""

from __future__ import annotations

from typing import cast

from greatpowers.games.imperial.rules import agenda
from greatpowers.games.imperial.rules.answers import FLEET
from greatpowers.games.imperial.rules.frames import BELOW, CARGO, IS_ARMY, STEP, UNIT
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.position import Position

FIGHTS = ("attack", "ask", "demand")


def question(position: Position, seat: int) -> str:
    """Armies fight by another passage than fleets; who invests may hold the investor card or not."""
    state, name = cast(Imperial, position.state), position.step.name if position.step else ""
    if name in FIGHTS and state.arg(UNIT) != FLEET:
        return f"{name}.army"
    if name == "canal" and state.arg(CARGO) == IS_ARMY:
        return "canal.army"
    if name == "invest" and state.frame_arg(BELOW, STEP) == agenda.LENDING:
        return "invest.lending"
    if name == "invest" and seat != state.investor:
        return "invest.swiss_bank"
    return name
