"""Reads a journal: a game's reader has a method `on_<event>` for each event that it learns something from."""

from __future__ import annotations

from greatpowers.games.facts import Facts
from greatpowers.kernel.match import Match


class Reader:
    """Takes the events of a match one by one."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def read(self, match: Match) -> None:
        for event in match.events:
            learn = getattr(self, f"on_{event.name}", None)
            if learn is not None:
                learn(**event.values)


class Actions(Reader):
    """For games whose turns consist of actions: how often each, the first ones, and who comes when."""

    opening = 2
    """How many actions make an opening."""

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__(facts)
        self.turns = [0] * seats
        self.actions: list[list[str]] = [[] for _ in range(seats)]

    def on_turn_began(self, player: int) -> None:
        if not self.turns[player]:
            self.facts.mark("order", player, sum(turns > 0 for turns in self.turns) + 1)
        self.turns[player] += 1
        self.facts.lengths["turns"] += 1

    def on_acted(self, player: int, action: str, **_: object) -> None:
        self.facts.mark("action", player, action)
        self.actions[player].append(action)
        if len(self.actions[player]) == self.opening:
            self.facts.mark("opening", player, *self.actions[player])
