"""Hidden cash, replaced on a copy of the state: whoever tries out answers must not find out what others can pay."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules.state import CASH, Imperial

PLENTY: Final = 1000
"""As if everybody could lend: then who is asked depends on nobody's cash."""


def hide_cash(state: Imperial, seat: int) -> bool:
    """Give everybody but the seat plenty, where the table hides cash from it; whether it does."""
    if not state.rules.hidden_cash:
        return False
    for other in range(state.seats):
        if other != seat:
            state.money[CASH + other] = PLENTY
    return True
