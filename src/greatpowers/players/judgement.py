"""`Judgement`: how a computer compares answers. It plays them on copies, thinks the turn to its end, and evaluates.

What counts is the seat's own worth less that of all seats, each weighted by how likely it is to win now (the slope of
the softmax that turns worths into chances): a leader's gain hurts, a straggler's hardly does.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.evaluation import NO_ANSWER, Evaluation, shares, softmax
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE

DECIDED: Final = 1e6
"""Worth of a won game, and less of a lost one."""

LONGEST_TURN: Final = 80
"""Answers after which a line is judged where it stands."""


class Judgement:
    """One decision of one seat: the chances at its root weigh the seats all along."""

    def __init__(self, evaluation: Evaluation, root: Position, seed: int) -> None:
        self.evaluation = evaluation
        self.width = len(evaluation.names)
        self.seed = seed
        self.looks = 0
        """Positions evaluated so far."""
        self.stakes = softmax(evaluation.values(root.state), evaluation.scale(root.state))

    def worth(self, terms: list[float], seat: int) -> float:
        """The seat's own worth less everybody's, weighted."""
        width = self.width
        total = 0.0
        for other in range(len(self.stakes)):
            value = 0.0
            for index in range(other * width, (other + 1) * width):
                value += terms[index]
            total -= self.stakes[other] * value
            if other == seat:
                total += value
        return total

    def look(self, position: Position, seat: int) -> float:
        """What the position is worth to the seat, without thinking on; open chance is thrown a few times."""
        if position.state.over:
            return DECIDED * (2.0 * shares(position)[seat] - 1.0) + self.worth(
                self.evaluation.terms(position.state), seat
            )
        if position.seat == CHANCE:
            samples = self.evaluation.samples(position)
            if samples > 0:
                return self.thrown(position, seat, samples)
        self.looks += 1
        return self.worth(self.evaluation.terms(position.state), seat)

    def thrown(self, position: Position, seat: int, samples: int) -> float:
        """The mean over some throws, the same ones for every answer that is compared."""
        total = 0.0
        for sample in range(samples):
            twin = position.copy()
            dice = Dice(self.seed + 7919 * sample)
            while twin.seat == CHANCE:
                twin.play(twin.roll(dice), CHANCE)
            total += self.look(twin, seat)
        return total / samples

    def quick(self, position: Position, seat: int) -> int:
        """The answer that looks best at once."""
        evaluation = self.evaluation
        answer = evaluation.reflex(position, seat)
        if answer != NO_ANSWER:
            return answer
        candidates = evaluation.candidates(position, seat)
        best = candidates[0]
        if len(candidates) == 1:
            return best
        highest = 0.0
        for index, answer in enumerate(candidates):
            twin = position.copy()
            twin.play(answer, seat)
            value = self.look(twin, seat)
            if index == 0 or value > highest:
                best = answer
                highest = value
        return best

    def finish(self, position: Position, turns: int, looks: int, dice: Dice) -> None:
        """Play on, everybody by the quick policy, until the given turns are over or the given looks are spent."""
        evaluation = self.evaluation
        turn = evaluation.turn(position.state)
        last = self.looks + looks
        answers = 0
        while not position.state.over and answers < LONGEST_TURN * turns:
            now = evaluation.turn(position.state)
            if now != turn:
                turns -= 1
                turn = now
            if turns <= 0 or self.looks >= last:
                return
            if position.seat == CHANCE:
                position.play(position.roll(dice), CHANCE)
            else:
                position.play(self.quick(position, position.seat), position.seat)
            answers += 1
