"""Both ends of the game, checked where they can come about."""

from __future__ import annotations

from greatpowers.games.attack.rules import events, queries
from greatpowers.games.attack.rules.state import Attack


def end_if_eliminated(state: Attack) -> bool:
    """Whoever has no land unit left is out, and the game is over at once (RAX 525)."""
    gone = [seat for seat in range(state.seats) if not queries.has_land_units(state, seat)]
    for seat in gone:
        state.eliminate(seat)
    if gone:
        state.end(events.BY_ELIMINATION)
    return len(gone) > 0


def end_if_enough_eagles(state: Attack) -> bool:
    """The game ends when the last eagle card has been carried out (RAX 529)."""
    enough = state.eagles >= state.rules.end_eagles
    if enough:
        state.end(events.BY_EAGLES)
    return enough
