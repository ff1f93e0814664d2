"""Computer players. They see options and positions, never the match and its seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from greatpowers.bots.uniform import Uniform
from greatpowers.kernel.position import Position


class Bot(Protocol):
    """Somebody who can answer for a seat, at a position that holds no more than the seat knows."""

    def answer(self, position: Position, seat: int) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {"uniform": Uniform}
"""The one registry: by id, made from a seed."""
