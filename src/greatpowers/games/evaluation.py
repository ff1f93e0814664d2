"""What a game's positions are worth to its seats. Each game writes one; greedy, search and reasons stand on it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import State

NO_ANSWER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The worth of a position for each seat as a sum of named terms, in points of the game's own scale.

    It reads what the seats could know in the position it is given, which is always a `guess`.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        """The ids of the terms; each has a name in both languages."""

    def terms(self, state: State) -> list[float]:
        """Every term of every seat (`seat * len(names) + term`), weighted; their sum is what the seat may hope for."""
        raise NotImplementedError

    def scale(self, state: State) -> float:
        """How many points ahead make a seat e times as likely to win as another; falls as the game nears its end."""
        raise NotImplementedError

    def turn(self, state: State) -> int:
        """A number that changes when a turn is over: how far a computer thinks a line through."""
        raise NotImplementedError

    def reflex(self, position: Position, seat: int) -> int:
        """An answer that needs no thought, or `NO_ANSWER`. Quick, and never a wrong one."""
        return NO_ANSWER

    def candidates(self, position: Position, seat: int) -> list[int]:
        """The answers worth a look, standing rights among them if they ever are; never empty."""
        return position.options(seat)

    def is_pivotal(self, position: Position) -> bool:
        """Whether the search branches here; elsewhere the quick policy answers."""
        return True

    def samples(self, position: Position) -> int:
        """How many throws to average when chance is open; 0 when `terms` prices what is pending."""
        return 1

    def horizon(self, state: State) -> int:
        """How many turns ahead the search looks: the same for every line, so that like is compared with like."""
        return state.seats

    # shared by all games

    def values(self, state: State) -> list[float]:
        """The sum of the terms of each seat."""
        terms = self.terms(state)
        width = len(self.names)
        found: list[float] = []
        for seat in range(state.seats):
            total = 0.0
            for index in range(seat * width, (seat + 1) * width):
                total += terms[index]
            found.append(total)
        return found

    def chances(self, position: Position) -> list[float]:
        """How likely each seat is to win: by the ranks when the game is over, else by the values."""
        if position.state.over:
            return shares(position)
        return softmax(self.values(position.state), self.scale(position.state))


class ByScore(Evaluation):
    """For a game that has no better one: a position is worth the points it brings now."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(("score",))
        self.rules = rules

    def terms(self, state: State) -> list[float]:
        return [float(score) for score in self.rules.scores(state)]

    def scale(self, state: State) -> float:
        scores = self.rules.scores(state)
        return max(1.0, 0.2 * (max(scores) - min(scores)), 0.1 * max(scores))

    def turn(self, state: State) -> int:
        """Turns are not known here: a line is judged after a number of looks."""
        return 0


def shares(position: Position) -> list[float]:
    """The win, split among all who rank first."""
    ranks = position.ranks()
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def softmax(values: list[float], scale: float) -> list[float]:
    highest = max(values)
    found = [exp((value - highest) / scale) for value in values]
    total = sum(found)
    return [value / total for value in found]
