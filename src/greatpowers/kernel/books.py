"""The books of a game: what its accounts of money, pieces and cards must hold by its events alone."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import State

MOST_KNOWN: Final = 100_000
"""Events of which `Books` remember what they do."""


def booked(rules: Ruleset, accounts: dict[str, int], journal: list[list[int]]) -> list[str]:
    """Enter what has happened into the accounts; no event makes or loses anything."""
    broken: list[str] = []
    for event in journal:
        total = 0
        for account, change in rules.effects(event):
            accounts[account] += change
            total += change
        if total != 0:
            broken.append(f"conservation: {rules.event(event)!r} makes or loses something")
    return broken


class Books:
    """The accounts of a game, kept by its events alone. One serves many games: it knows what each event does."""

    def __init__(self, rules: Ruleset, most_known: int = MOST_KNOWN) -> None:
        self.rules = rules
        self.most_known = most_known
        self.accounts: dict[str, int] = {}
        self._journal: list[list[int]] = []
        self._known: dict[tuple[int, ...], list[tuple[str, int]]] = {}

    def open(self, state: State) -> None:
        """A game begins here, and notes its events from now on."""
        self.accounts = self.rules.ledger(state)
        self._journal = []
        state.journal = self._journal

    def compare(self, state: State) -> list[str]:
        """Enter what has happened since the last time. The table holds what the accounts say, and it can be so."""
        accounts, known = self.accounts, self._known
        strange: list[list[int]] = []
        for event in self._journal:
            effects = known.get(tuple(event))
            if effects is None:
                strange.append(event)
            else:
                for account, change in effects:
                    accounts[account] += change
        self._journal.clear()
        broken = booked(self.rules, accounts, strange)
        if not broken:
            self._learn(strange)
        if accounts != self.rules.ledger(state):
            broken.append("conservation: events do not account for what is on the table")
        problem = self.rules.broken(state)
        return [*broken, f"conservation: {problem}"] if problem else broken

    def _learn(self, events: list[list[int]]) -> None:
        """What these do, who add up to nothing, need not be asked again."""
        if len(self._known) > self.most_known:
            self._known.clear()
        for event in events:
            self._known[tuple(event)] = self.rules.effects(event)


def books_law(match: Match) -> list[str]:
    """From the empty table to where the match is, its events account for everything."""
    rules, state = match.rules, match.fast.state
    begun = rules.begin(state.seats, match.options) if match.origin is None else rules.state(match.origin)
    accounts = rules.ledger(begun)
    broken = booked(rules, accounts, match.history().events(len(match.entries)))
    if accounts != rules.ledger(state):
        broken.append("conservation: the events of the match do not account for what is on the table")
    problem = rules.broken(state)
    return [*broken, f"conservation: {problem}"] if problem else broken
