"""A walk: a random game on the fast level, for millions of them; and the same game again as a match, with every law.

Chance answers from the seed as it does in a match, so that a walk on which something breaks can be retraced.
"""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.books import Books, books_law
from greatpowers.kernel.chance import Dice, draw, pick, seed_from
from greatpowers.kernel.fuzz import LONGEST, RANGE_EVERY, RIGHT_EVERY, begun, choices, table
from greatpowers.kernel.laws import every_law, history_law, record_law
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE

COMPARE_EVERY: Final = 400
"""On average, the books are compared once in this many answers, and at the end."""


class Walk:
    """A game of uniform random answers, and its books."""

    def __init__(self, books: Books, number: int, seed: int) -> None:
        rules = books.rules
        seats, options = table(rules, number)
        state = rules.begin(seats, rules.chosen(options))
        self.books = books
        self.seed = seed_from((seed << 64) + number)
        self.dice = choices(number, seed)
        self.lot = Dice(~self.dice.word)
        """Draws the moments at which the books are compared."""
        self.answers = 0
        """How many have been given, those of chance too: where in the record we are."""
        self.draws = 0
        self.moments = 0
        """How often the books have been compared before the end."""
        books.open(state)
        self.position = Position(rules, state)

    def to_end(self, compare_every: int = COMPARE_EVERY) -> list[str]:
        """Play on until the game is over; what is broken."""
        position = self.position
        moment = self._next_moment(compare_every)
        while not position.state.over:
            if self.answers == moment:
                broken = self.books.compare(position.state)
                if broken:
                    return broken
                self.moments += 1
                moment = self._next_moment(compare_every)
            if self.answers > LONGEST:
                return [f"end: not over after {LONGEST} answers"]
            self.step()
        return self.books.compare(position.state)

    def step(self) -> None:
        """One answer."""
        position = self.position
        if position.seat == CHANCE:
            weights = position.weights()
            index = pick(weights, draw(self.seed, self.draws, sum(weights)))
            self.draws += 1
            position.play(position.options()[index], CHANCE)
        else:
            seat, answer = choice(position, self.dice)
            position.play(answer, seat)
        self.answers += 1

    def _next_moment(self, every: int) -> int:
        return self.answers + 1 + self.lot.below(2 * every - 1)


def choice(position: Position, dice: Dice) -> tuple[int, int]:
    """Who answers what: any that waits, any option; now and then a standing right."""
    if dice.below(RIGHT_EVERY) == 0:
        owner = dice.below(position.state.seats)
        rights = position.rights(owner)
        if rights:
            return owner, rights[dice.below(len(rights))]
    seats = position.waiting()
    seat = seats[dice.below(len(seats))]
    options = position.options(seat)
    return seat, options[dice.below(len(options))]


class Retraced:
    """The walk of the same number and seed as a match, answer by answer."""

    def __init__(self, rules: Ruleset, number: int, seed: int) -> None:
        self.match = begun(rules, number, seed)
        self.dice = choices(number, seed)
        self.lot = Dice(~self.dice.word)
        self.examined = 0

    def to_end(self, check_every: int = 1) -> list[str]:
        """Play on until the game is over, with every law at one decision in `check_every`; what is broken."""
        match, lot = self.match, self.lot
        while not match.over:
            if lot.below(check_every) == 0:
                broken = every_law(match, lot, lot.below(RANGE_EVERY) == 0)
                self.examined += 1
                if broken:
                    return broken
            if len(match.entries) > LONGEST:
                return [f"end: not over after {LONGEST} answers"]
            self.step()
        return record_law(match) + history_law(match) + books_law(match)

    def step(self) -> None:
        """One answer, and those of chance that follow."""
        seat, answer = choice(self.match.fast, self.dice)
        self.match.play(self.match.rules.codec.decode(answer), seat)
