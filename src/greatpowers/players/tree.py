"""The tree of `search`: a node for each decision that was thought about, with an edge for each answer worth a look.

Values are vectors: how likely each seat is to win. Where nothing is left to chance, an edge is worth what its node's
mover can reach from there (max^n); otherwise it is worth the mean of what was met.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from greatpowers.kernel.position import Position
from greatpowers.kernel.values import NOBODY

EXPLORATION: Final = 0.7
FIRST_WIDTH: Final = 2.0
WIDENING: Final = 0.7
"""Progressive widening: a node visited n times compares its best `FIRST_WIDTH + WIDENING * sqrt(n)` answers."""
FIRST_LOOK: Final = 3.0
"""How many visits the first look counts for where values are means: a few throws must not overrule it."""


class Edge:
    """An answer: how good it looked at first, how often it was tried, and what it is worth to each seat."""

    def __init__(self, answer: int, worth: float, values: list[float]) -> None:
        self.answer = answer
        self.worth = worth
        self.prior = 0.0
        self.values = values
        self.visits = 0
        self.node = Node()

    def learn(self, values: list[float], exact: bool) -> None:
        """Take in what was met behind it, beside what it looked like at first."""
        self.visits += 1
        if exact:
            self.values = values[:]
            return
        share = 1.0 / (self.visits + FIRST_LOOK)
        for seat, value in enumerate(values):
            self.values[seat] += share * (value - self.values[seat])


class Node:
    """A decision; `edges` is empty until it is expanded, and a single one where the policy answers."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.edges: list[Edge] = []
        self.outcomes: dict[int, Node] = {}
        self.visits = 0
        self.position: Position | None = None
        """Where this is, kept where chance and secrets have no part in it."""

    def outcome(self, answer: int) -> Node:
        """The node behind a throw."""
        found = self.outcomes.get(answer)
        if found is None:
            found = Node()
            self.outcomes[answer] = found
        return found

    def expand(self, seat: int, edges: list[Edge], scale: float) -> None:
        """Best first, with the share of attention that each deserves at first."""
        edges.sort(key=lambda edge: -edge.worth)
        best = edges[0].worth
        total = 0.0
        for edge in edges:
            edge.prior = exp(max(edge.worth - best, -30.0 * scale) / scale)
            total += edge.prior
        for edge in edges:
            edge.prior /= total
        self.seat = seat
        self.edges = edges

    def best(self) -> Edge:
        """The edge that is worth most to the mover, among those that were tried."""
        found = self.edges[0]
        for edge in self.edges:
            if edge.visits > 0 and (found.visits == 0 or edge.values[self.seat] > found.values[self.seat]):
                found = edge
        return found

    def choose(self, legal: list[int]) -> Edge | None:
        """The edge to try next, among the legal answers (empty: all are); None when none of them has an edge."""
        seat = self.seat
        width = int(FIRST_WIDTH + WIDENING * sqrt(self.visits))
        low = 1.0
        high = 0.0
        total = 0.0
        tried = 0
        allowed: list[Edge] = []
        for edge in self.edges:
            if len(legal) == 0 or edge.answer in legal:
                allowed.append(edge)
                if edge.visits > 0:
                    low = min(low, edge.values[seat])
                    high = max(high, edge.values[seat])
                    total += edge.values[seat]
                    tried += 1
                if len(allowed) >= width:
                    break
        spread = max(high - low, 1e-6)
        middle = total / tried if tried > 0 else 0.5
        root = EXPLORATION * sqrt(self.visits + 1.0)
        chosen: Edge | None = None
        highest = -1e9
        for edge in allowed:
            value = edge.values[seat] if edge.visits > 0 else middle
            urge = (value - low) / spread + root * edge.prior / (1.0 + edge.visits)
            if urge > highest:
                highest = urge
                chosen = edge
        return chosen
