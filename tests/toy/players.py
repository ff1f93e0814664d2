"""What a position of the toy game is worth to its seats: their points, and something for cards that only help."""

from __future__ import annotations

from typing import cast

from greatpowers.games.evaluation import Evaluation
from greatpowers.kernel.state import State
from tests.toy.rules import queries
from tests.toy.rules.state import Toy

USEFUL = 0.5
"""A raid or a block in the hand."""


class Worth(Evaluation):
    def __init__(self) -> None:
        super().__init__(("coins", "cards"))

    def terms(self, state: State) -> list[float]:
        game = cast(Toy, state)
        found: list[float] = []
        for seat in range(game.seats):
            coins = game.purse(seat)
            points = queries.score(game, seat) - coins
            found += [float(coins), points + USEFUL * queries.cards(game, seat)]
        return found

    def scale(self, state: State) -> float:
        return 6.0

    def turn(self, state: State) -> int:
        """Everything up to the next captain is one turn."""
        return cast(Toy, state).captain
