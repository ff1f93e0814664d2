"""`Decision`: a question to a seat, as a match tells it."""

from __future__ import annotations

from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Json


class Decision:
    """What a seat is asked, with every legal answer, and the standing rights it could take instead."""

    def __init__(self, position: Position, seat: int, answered: bool, late: list[int]) -> None:
        codec = position.rules.codec
        assert position.step is not None
        self.seat = seat
        self.step = position.step.name
        self.answered = answered
        self.options: list[Answer] = [codec.decode(code) for code in sorted(position.options(seat) + late)]
        self.rights: list[Answer] = [codec.decode(code) for code in position.rights(seat)]

    def to_json(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "step": self.step,
            "answered": self.answered,
            "options": [answer.to_json() for answer in self.options],
            "rights": [answer.to_json() for answer in self.rights],
        }
