"""Hidden cash in drafts: whoever tries out answers must not find out what others can pay."""

from __future__ import annotations

from typing import Final, cast

from greatpowers.kernel.position import Position
from greatpowers.titles.imperial.state import CASH, Imperial

PLENTY: Final = 1000
"""As if everybody could lend: then who is asked depends on nobody's cash."""


def veil(position: Position, seat: int) -> bool:
    """See `greatpowers.text.drafts`."""
    state = cast(Imperial, position.state)
    if not state.rules.hidden_cash:
        return False
    for other in range(state.seats):
        if other != seat:
            state.money[CASH + other] = PLENTY
    return True
