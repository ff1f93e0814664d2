"""Whether the events of a match account for all the money, cards and pieces that changed hands in it."""

from __future__ import annotations

from greatpowers.kernel.match import Match


def unaccounted(match: Match) -> dict[str, tuple[int, int]]:
    """Accounts that hold something else at the end of a match than its events say, with what they say and hold."""
    rules = match.rules
    start = rules.begin(match.fast.state.seats, match.options) if match.origin is None else rules.state(match.origin)
    told = rules.ledger(start)
    for event in match.history().events(len(match.entries)):
        for account, change in rules.effects(event):
            told[account] += change
    held = rules.ledger(match.fast.state)
    assert told.keys() == held.keys()
    return {account: (told[account], held[account]) for account in held if told[account] != held[account]}
