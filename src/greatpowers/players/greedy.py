"""`Greedy`: every answer played out to the end of the turn and judged there; the best one is given."""

from __future__ import annotations

import random
from math import log

from greatpowers.games.evaluation import NO_ANSWER, Evaluation
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.players.judgement import DECIDED, Judgement
from greatpowers.players.thought import Motive, Thought, unasked

MOTIVES = 3
LEAST_MOTIVE = 0.02
"""Share of the weightiest motive below which another is not worth mentioning."""


class Strength:
    """How well it plays: `noise` in points, `width` answers thought through to the end of the turn (0: none), each
    with `samples` throws of the dice and at most `looks` evaluations in all."""

    def __init__(self, noise: float, width: int, samples: int, looks: int) -> None:
        self.noise = noise
        self.width = width
        self.samples = samples
        self.looks = looks


class Line:
    """An answer, how good it is, and the terms where it leads."""

    def __init__(self, answer: int, worth: float, terms: list[float]) -> None:
        self.answer = answer
        self.worth = worth
        self.terms = terms


class Greedy:
    """A computer that thinks one turn ahead."""

    def __init__(self, evaluation: Evaluation, strength: Strength, seed: int) -> None:
        self.evaluation = evaluation
        self.strength = strength
        self.random = random.Random(seed)

    def answer(self, position: Position, seat: int) -> int:
        return self.think(position, seat).answer

    def think(self, position: Position, seat: int) -> Thought:
        """The answer for `seat` at a position that holds no more than it knows, with its motives."""
        answer = self.evaluation.reflex(position, seat)
        if answer != NO_ANSWER:
            return unasked(answer)
        candidates = self.evaluation.candidates(position, seat)
        if len(candidates) == 1:
            return unasked(candidates[0])
        judgement = Judgement(self.evaluation, position, self.random.randrange(1 << 30))
        lines = self.lines(judgement, position, seat, candidates)
        best, second = first_two(lines)
        motives = motives_of(judgement, best.terms, second.terms, seat)
        return Thought(best.answer, second.answer, motives, judgement.stakes[seat])

    def lines(self, judgement: Judgement, position: Position, seat: int, candidates: list[int]) -> list[Line]:
        """All candidates, judged at once and the best of them at the end of the turn; only these when there are any."""
        evaluation = self.evaluation
        lines: list[Line] = []
        for answer in candidates:
            twin = position.copy()
            twin.play(answer, seat)
            lines.append(Line(answer, judgement.look(twin, seat), []))
        strength = self.strength
        if strength.width > 0:
            if len(lines) > strength.width:
                lines.sort(key=lambda line: -line.worth)
                lines = lines[: strength.width]
            share = strength.looks // (len(lines) * strength.samples)
            for line in lines:
                self.think_through(judgement, position, seat, line, share)
        else:
            for line in lines:
                twin = position.copy()
                twin.play(line.answer, seat)
                line.terms = evaluation.terms(twin.state)
        if strength.noise > 0.0:
            for line in lines:
                line.worth += strength.noise * self.gumbel()
        return lines

    def think_through(self, judgement: Judgement, position: Position, seat: int, line: Line, looks: int) -> None:
        """The turn to its end, once for each throw; the mean of what is there."""
        total = 0.0
        terms: list[float] = []
        samples = self.strength.samples
        turn = self.evaluation.turn(position.state)
        for sample in range(samples):
            twin = position.copy()
            twin.play(line.answer, seat)
            if self.evaluation.turn(twin.state) == turn:
                judgement.finish(twin, 1, looks, Dice(judgement.seed + 104729 * sample))
            total += judgement.look(twin, seat)
            found = self.evaluation.terms(twin.state)
            terms = found if not terms else [one + other for one, other in zip(terms, found)]
        line.worth = total / samples
        line.terms = [value / samples for value in terms]

    def gumbel(self) -> float:
        """Noise that makes the choice a softmax of the worths."""
        return -log(-log(self.random.random() * 0.999998 + 0.000001))


def first_two(lines: list[Line]) -> tuple[Line, Line]:
    best = lines[0]
    second = lines[1]
    if second.worth > best.worth:
        best, second = second, best
    for line in lines[2:]:
        if line.worth > best.worth:
            best, second = line, best
        elif line.worth > second.worth:
            second = line
    return best, second


def motives_of(judgement: Judgement, chosen: list[float], other: list[float], seat: int) -> list[Motive]:
    """The terms that most told the two apart, as they count for the seat."""
    width = judgement.width
    found: list[Motive] = []
    for term, name in enumerate(judgement.evaluation.names):
        points = 0.0
        for rival in range(len(judgement.stakes)):
            gain = chosen[rival * width + term] - other[rival * width + term]
            points -= judgement.stakes[rival] * gain
            if rival == seat:
                points += gain
        found.append(Motive(name, points))
    found.sort(key=lambda motive: -abs(motive.points))
    least = max(abs(found[0].points) * LEAST_MOTIVE, DECIDED * 1e-12)
    return [motive for motive in found[:MOTIVES] if abs(motive.points) >= least]
