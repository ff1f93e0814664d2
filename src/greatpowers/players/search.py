"""`Search`: Monte-Carlo tree search for many players, on the evaluation that `Greedy` plays by.

A node is expanded by thinking each answer through to the end of the turn, which gives priors and first values; the
iteration then hands the best of them back (evaluation instead of rollouts). Small decisions are answered by the quick
policy, so that the tree branches where it matters. Hidden information is guessed anew for each iteration, chance is
thrown as it comes. At the root the answers compete in rounds; the worse half leaves after each.
"""

from __future__ import annotations

import time
from math import ceil, log2
from typing import Final

from greatpowers.games.evaluation import NO_ANSWER, Evaluation, softmax
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from greatpowers.players.greedy import Greedy, Line, Strength, motives_of
from greatpowers.players.judgement import Judgement
from greatpowers.players.thought import Thought, unasked
from greatpowers.players.tree import Edge, Node

ARMS: Final = 8
"""Answers that compete at the root."""
DEPTH: Final = 400
"""Answers after which a line ends."""
INNER_WIDTH: Final = 5
INNER_LOOKS: Final = 400
"""How wide and how long an expansion thinks."""
CLEAR: Final = 0.15
"""How far ahead the best answer must be after a round to be given at once: in chances to win."""
TEMPERATURE: Final = 0.35
"""Share of the evaluation's scale that makes an answer e times as interesting as another."""


class Budget:
    """How long to think: seconds, or a number of iterations; the other one is 0."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations


class Clock:
    """Tells when a share of the budget is spent. It counts the time of the processor, not of the wall: a computer is as
    strong on a busy machine as on an idle one, and merely slower."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = time.thread_time()
        self.iterations = 0

    def spent(self) -> float:
        """0 at the beginning, 1 at the end."""
        if self.budget.iterations > 0:
            return self.iterations / self.budget.iterations
        return (time.thread_time() - self.began) / self.budget.seconds


class Search:
    """A computer that thinks several turns ahead."""

    def __init__(self, evaluation: Evaluation, strength: Strength, budget: Budget, seed: int) -> None:
        self.evaluation = evaluation
        self.budget = budget
        self.greedy = Greedy(evaluation, strength, seed)
        inner = Strength(0.0, min(strength.width, INNER_WIDTH), 1, INNER_LOOKS)
        self.thinker = Greedy(evaluation, inner, seed)
        """Expands the nodes."""

    def answer(self, position: Position, seat: int) -> int:
        return self.think(position, seat).answer

    def think(self, position: Position, seat: int) -> Thought:
        """The answer for `seat` at a position that holds no more than it knows, with its motives."""
        evaluation = self.evaluation
        answer = evaluation.reflex(position, seat)
        if answer != NO_ANSWER:
            return unasked(answer)
        candidates = evaluation.candidates(position, seat)
        if len(candidates) == 1:
            return unasked(candidates[0])
        if not evaluation.is_pivotal(position):
            return self.greedy.think(position, seat)
        clock = Clock(self.budget)
        judgement = Judgement(evaluation, position, self.greedy.random.randrange(1 << 30))
        lines = self.greedy.lines(judgement, position, seat, candidates)
        lines.sort(key=lambda line: -line.worth)
        arms = [self.edge(judgement, line, position) for line in lines[:ARMS]]
        best, second = self.compete(judgement, position, seat, arms, clock)
        chosen = next(line for line in lines if line.answer == best.answer)
        other = next(line for line in lines if line.answer == second.answer)
        motives = motives_of(judgement, chosen.terms, other.terms, seat)
        return Thought(best.answer, second.answer, motives, best.values[seat])

    def edge(self, judgement: Judgement, line: Line, position: Position) -> Edge:
        """An edge that begins with what the line looks like at the end of the turn."""
        state = position.state
        width = judgement.width
        values: list[float] = []
        for seat in range(state.seats):
            total = 0.0
            for index in range(seat * width, (seat + 1) * width):
                total += line.terms[index]
            values.append(total)
        return Edge(line.answer, line.worth, softmax(values, self.evaluation.scale(state)))

    def compete(
        self, judgement: Judgement, position: Position, seat: int, arms: list[Edge], clock: Clock
    ) -> tuple[Edge, Edge]:
        """Sequential halving: every arm gets the same number of iterations, then the worse half leaves. Whoever has no
        time for all arms of the first round keeps to the order in which they looked good."""
        rounds = ceil(log2(len(arms)))
        second = arms[1]
        laps = 0
        for number in range(rounds):
            until = (number + 1) / rounds
            while laps <= number or clock.spent() < until:
                for arm in arms:
                    if laps == 0 and clock.spent() >= 1.0:
                        return arms[0], second
                    self.iterate(judgement, position, seat, arm, laps)
                    clock.iterations += 1
                laps += 1
            arms.sort(key=lambda arm: -arm.values[seat])
            second = arms[1]
            arms = arms[: (len(arms) + 1) // 2]
            if clock.spent() >= 1.0 or arms[0].values[seat] - second.values[seat] > CLEAR:
                break
        return arms[0], second

    def iterate(self, judgement: Judgement, root: Position, seat: int, arm: Edge, number: int) -> None:
        """One walk down the tree behind an arm, one expansion, the policy to the horizon, and the way back."""
        evaluation = self.evaluation
        walk = Walk(root, seat, arm, Dice(judgement.seed + 15485863 * number), evaluation)
        horizon = evaluation.horizon(root.state)
        while walk.is_open(horizon):
            position = walk.position
            if position.seat == CHANCE:
                walk.throw()
                continue
            node = walk.node
            walk.keep()
            if len(node.edges) == 0 and self.expand(judgement, node, position):
                self.play_on(judgement, walk, horizon)
                break
            legal = evaluation.candidates(position, position.seat) if not walk.exact else []
            chosen = node.choose(legal) if node.seat == position.seat else None
            if chosen is None:
                self.play_on(judgement, walk, horizon)
                break
            walk.follow(chosen)
        walk.hand_back(evaluation.chances(walk.position))

    def expand(self, judgement: Judgement, node: Node, position: Position) -> bool:
        """Edges for a decision; whether it is one that counts, or the walk goes on as the policy answers."""
        evaluation = self.evaluation
        seat = position.seat
        candidates = evaluation.candidates(position, seat)
        if len(candidates) == 1 or not evaluation.is_pivotal(position):
            answer = judgement.quick(position, seat)
            node.expand(seat, [Edge(answer, 0.0, [0.0] * position.state.seats)], 1.0)
            return False
        lines = self.thinker.lines(judgement, position, seat, candidates)
        edges = [self.edge(judgement, line, position) for line in lines]
        node.expand(seat, edges, TEMPERATURE * evaluation.scale(position.state))
        return True

    def play_on(self, judgement: Judgement, walk: Walk, horizon: int) -> None:
        """The policy plays for everybody, thinking a turn ahead where it matters."""
        evaluation = self.evaluation
        walk.own()
        while walk.is_open(horizon):
            position = walk.position
            if position.seat == CHANCE:
                position.play(position.roll(walk.dice), CHANCE)
                continue
            seat = position.seat
            answer = NO_ANSWER
            if evaluation.is_pivotal(position):
                candidates = evaluation.candidates(position, seat)
                if len(candidates) > 1:
                    lines = self.thinker.lines(judgement, position, seat, candidates)
                    best = lines[0]
                    for line in lines:
                        if line.worth > best.worth:
                            best = line
                    answer = best.answer
            if answer == NO_ANSWER:
                answer = judgement.quick(position, seat)
            position.play(answer, seat)


class Walk:
    """One way from the root to the horizon: the position now, the node it belongs to, and the edges taken."""

    def __init__(self, root: Position, seat: int, arm: Edge, dice: Dice, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.dice = dice
        self.exact = not root.rules.has_secrets
        """Whether nothing was left to chance so far: then nodes keep their positions, and values are exact."""
        self.turn = evaluation.turn(root.state)
        self.turns = 0
        self.answers = 0
        self.path = [arm]
        self.movers: list[Node] = []
        self.node = arm.node
        self.shared = True
        """Whether the position belongs to a node and must not be changed."""
        if self.exact and self.node.position is not None:
            self.position = self.node.position
        else:
            self.position = root.guess(seat, dice)
            self.position.play(arm.answer, seat)
            self.shared = False

    def is_open(self, horizon: int) -> bool:
        """Whether the walk goes on: the game, the turns up to the horizon and the patience last."""
        state = self.position.state
        if state.over:
            return False
        turn = self.evaluation.turn(state)
        if turn != self.turn:
            self.turn = turn
            self.turns += 1
        self.answers += 1
        return self.turns < horizon and self.answers < DEPTH

    def own(self) -> None:
        """Make the position one that may be changed."""
        if self.shared:
            self.position = self.position.copy()
            self.shared = False

    def keep(self) -> None:
        """The node keeps its position, if every walk that comes here finds the same."""
        if self.exact and self.node.position is None:
            self.node.position = self.position
            self.shared = True

    def throw(self) -> None:
        self.exact = False
        self.own()
        answer = self.position.roll(self.dice)
        self.position.play(answer, CHANCE)
        self.node = self.node.outcome(answer)

    def follow(self, edge: Edge) -> None:
        self.node.visits += 1
        self.movers.append(self.node)
        self.path.append(edge)
        self.node = edge.node
        if self.exact and self.node.position is not None:
            self.position = self.node.position
            self.shared = True
        else:
            self.own()
            self.position.play(edge.answer, self.position.seat)

    def hand_back(self, values: list[float]) -> None:
        """From the end to the root: `path[i + 1]` is an edge of `movers[i]`."""
        for index in range(len(self.path) - 1, -1, -1):
            self.path[index].learn(values, self.exact)
            if self.exact and index > 0:
                values = self.movers[index - 1].best().values
