"""`Decision`: a question to a seat, as a match tells it."""

from __future__ import annotations

from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Json


class Decision:
    """What a seat is asked, with every legal answer, and the standing rights it could take instead."""

    def __init__(self, position: Position, seat: int, answered: bool, rights: bool = True) -> None:
        codec = position.rules.codec
        step = position.step
        assert step is not None
        codes = position.options(seat)
        self.seat = seat
        self.step = step.name
        self.answered = answered
        self.options: list[Answer] = [codec.decode(code) for code in codes]
        self.prices: list[int] = [step.cost(position.state, seat, code) for code in codes]
        """What each option costs the seat at once, out of its own money."""
        self.rights: list[Answer] = [codec.decode(code) for code in position.rights(seat)] if rights else []

    def to_json(self, prices: bool = False) -> dict[str, Json]:
        """As it has always been; with `prices`, beside the options, when they are wanted."""
        told: dict[str, Json] = {"prices": self.prices} if prices else {}
        return {
            "seat": self.seat,
            "step": self.step,
            "answered": self.answered,
            "options": [answer.to_json() for answer in self.options],
            "rights": [answer.to_json() for answer in self.rights],
            **told,
        }
