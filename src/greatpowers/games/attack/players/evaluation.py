"""What a position of Attack! is worth: points, and what will bring points before the last eagle is played."""

from __future__ import annotations

from math import sqrt
from typing import Final, cast

from greatpowers.games.attack.players.choices import looked_at
from greatpowers.games.attack.players.counting import Scales
from greatpowers.games.attack.players.habits import habit
from greatpowers.games.attack.players.lay import lay_of
from greatpowers.games.attack.players.odds import Odds
from greatpowers.games.attack.players.reading import Reading
from greatpowers.games.attack.players.terms import NAMES
from greatpowers.games.attack.rules import agenda
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.ruleset import AttackRuleset
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.evaluation import Evaluation
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import WIDTH, State

THROWN: Final = (agenda.DRAW, agenda.THEFT, agenda.PURGE, agenda.EMBARGO, agenda.COUNTER, agenda.ROUTE)
"""Chance that is thrown when an answer is judged; all other is priced."""
SETUP_END: Final = agenda.COUNTER


class AttackEvaluation(Evaluation):
    """Every term is in victory points as they will stand in the end."""

    def __init__(self, rules: AttackRuleset, weights: dict[str, float]) -> None:
        super().__init__(NAMES)
        figures = rules.figures
        self.odds = Odds(figures.price, figures.defenders, figures.copies)
        self.scales = Scales(weights)
        self.weights = weights

    def read(self, state: Attack) -> Reading:
        """Everything that is counted, seat by seat."""
        return Reading(state, lay_of(state.board.west_only), self.odds, self.scales)

    def terms(self, state: State) -> list[float]:
        return self.read(cast(Attack, state)).terms()

    def scale(self, state: State) -> float:
        game = cast(Attack, state)
        left = 1.0 - game.eagles / game.rules.end_eagles
        return self.scales.scale_end + self.scales.scale_more * sqrt(max(left, 0.0))

    def turn(self, state: State) -> int:
        """A number for each action, for the orders of a move, and for each piece that is bought or set up."""
        game = cast(Attack, state)
        if len(game.agenda) == 0:
            return -1
        top = game.agenda[-WIDTH]
        if game.round == 0:
            return -2 - sum(game.reserve) - 1000 * game.owner.count(NEUTRAL)
        base = (game.round * 8 + max(game.turn, 0)) * 256
        if top == agenda.TURN:
            return base + 4 * game.taken
        if top == agenda.PURCHASE:
            return -1 - game.purse(game.turn)
        if top in (agenda.PERSUASION, agenda.RESEARCH_ROLL) or is_fighting(game):
            return base + 4 * game.taken + 1
        unpaid = game.blitzing == 1 or top in (agenda.OFFER, agenda.REPLY)
        return base + 4 * game.taken - (0 if unpaid else 4)

    def reflex(self, position: Position, seat: int) -> int:
        return habit(self.odds, self.scales, position, seat)

    def candidates(self, position: Position, seat: int) -> list[int]:
        return looked_at(self.odds, self.scales, position, seat)

    def is_pivotal(self, position: Position) -> bool:
        return position.state.agenda[-WIDTH] in (agenda.TURN, agenda.MOVEMENT, agenda.PURCHASE)

    def samples(self, position: Position) -> int:
        return 1 if position.state.agenda[-WIDTH] in THROWN else 0


def is_fighting(state: Attack) -> bool:
    """Whether the orders of this action are given and its battles begin."""
    rows = state.agenda
    for first in range(0, len(rows), WIDTH):
        if rows[first] == agenda.ENGAGEMENT:
            return True
    return False


def evaluation(rules: Ruleset, weights: dict[str, float]) -> Evaluation:
    assert isinstance(rules, AttackRuleset)
    return AttackEvaluation(rules, weights)
