"""All laws at every decision, chance included: for a small game each position can be examined."""

from __future__ import annotations

from collections.abc import Iterator

from greatpowers.kernel import laws
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import fuzz_game, option_sets
from greatpowers.kernel.match import Match, start
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE

RIGHT_EVERY = 12


def examine(rules: Ruleset, games: int, seed: int) -> Iterator[str]:
    """Random games with every law at every position; a game stops at the first position that breaks one."""
    low, high = rules.players
    sets = option_sets(rules)
    for number in range(games):
        options = sets[number // (high - low + 1) % len(sets)]
        state = rules.begin(low + number % (high - low + 1), rules.chosen(options))
        yield from examine_game(Position(rules, state), Dice(seed * 1000 + number))


def examine_game(position: Position, dice: Dice) -> list[str]:
    while not position.over:
        problems = position_laws(position, dice)
        if problems:
            return problems
        play_on(position, dice)
    return laws.document_law(position)


def position_laws(position: Position, dice: Dice) -> list[str]:
    problems = laws.options_law(position) + laws.range_law(position) + laws.refused_law(position, dice)
    problems += laws.copies_law(position, dice) + laws.plays_law(position, dice) + laws.document_law(position)
    problems += laws.rights_law(position, dice) + laws.together_law(position, dice)
    return problems + laws.secrets_law(position, dice)


def play_on(position: Position, dice: Dice) -> None:
    """One random answer of a seat that has not answered, or now and then a standing right."""
    if position.seat == CHANCE:
        position.play(position.roll(dice), CHANCE)
        return
    owner = dice.below(position.state.seats)
    rights = position.rights(owner)
    if rights and dice.below(RIGHT_EVERY) == 0:
        position.play(rights[dice.below(len(rights))], owner)
        return
    waiting = position.waiting()
    seat = waiting[dice.below(len(waiting))]
    options = position.options(seat)
    position.play(options[dice.below(len(options))], seat)


def examine_matches(rules: Ruleset, games: int, seed: int) -> list[str]:
    """The same with `Match`, for the laws of undo and of records."""
    for number in range(games):
        match, problems, _ = fuzz_game(rules, number, seed)
        if problems:
            return problems
        problems = every_undo(start(rules, match.fast.state.seats, number, match.options), Dice(seed + number))
        if problems:
            return problems
    return []


def every_undo(match: Match, dice: Dice) -> list[str]:
    while not match.over:
        problems = laws.undo_law(match)
        if problems:
            return problems
        decision = match.decisions[dice.below(len(match.decisions))]
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    return laws.record_law(match)
