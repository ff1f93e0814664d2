"""`Uniform` picks among the legal answers by lot: no opponent, but a yardstick and somebody to fill a seat."""

from __future__ import annotations

import random

from greatpowers.kernel.position import Position
from greatpowers.players.thought import Thought, unasked

RIGHTS_ONE_IN = 200
"""How rarely it takes a standing right; often enough to have taken one in most long games."""


class Uniform:
    """Every option is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def answer(self, position: Position, seat: int) -> int:
        """An answer `seat` may give now."""
        if self._random.randrange(RIGHTS_ONE_IN) == 0:
            rights = position.rights(seat)
            if rights:
                return self._random.choice(rights)
        return self._random.choice(position.options(seat))

    def think(self, position: Position, seat: int) -> Thought:
        return unasked(self.answer(position, seat))
