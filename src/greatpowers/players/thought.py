"""What a computer decided, and why, as data; `words` says it in German and English."""

from __future__ import annotations

from greatpowers.games.evaluation import NO_ANSWER


class Motive:
    """One term of the evaluation that spoke for the answer (points above 0) or against it, beside the alternative."""

    def __init__(self, term: str, points: float) -> None:
        self.term = term
        self.points = points

    def to_json(self) -> dict[str, str | float]:
        return {"term": self.term, "points": round(self.points, 2)}


class Thought:
    """An answer, the best alternative (`NO_ANSWER` when there was none), and the motives, weightiest first."""

    def __init__(self, answer: int, alternative: int, motives: list[Motive], chance: float) -> None:
        self.answer = answer
        self.alternative = alternative
        self.motives = motives
        self.chance = chance
        """How likely the computer thinks it wins, 0 to 1; below 0 when it did not ask itself."""


def unasked(answer: int) -> Thought:
    """An answer that needed no thought."""
    return Thought(answer, NO_ANSWER, [], -1.0)
