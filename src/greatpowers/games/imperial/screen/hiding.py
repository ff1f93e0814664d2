"""Hidden cash in drafts: whoever tries out answers must not find out what others can pay."""

from __future__ import annotations

from typing import Final, cast

from greatpowers.games.imperial.rules.state import CASH, Imperial
from greatpowers.kernel.position import Position

PLENTY: Final = 1000
"""As if everybody could lend: then who is asked depends on nobody's cash."""


def hide(position: Position, seat: int) -> bool:
    """See `greatpowers.games.game`."""
    state = cast(Imperial, position.state)
    if not state.rules.hidden_cash:
        return False
    for other in range(state.seats):
        if other != seat:
            state.money[CASH + other] = PLENTY
    return True
