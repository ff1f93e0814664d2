"""Fuzz: random games over all player counts and options, with the laws checked on the way."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from greatpowers.kernel.books import books_law
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.laws import every_law, history_law, record_law
from greatpowers.kernel.match import Match, start
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Answer, Json

LONGEST: Final = 200_000
"""Answers after which a game counts as endless."""

CHECK_EVERY: Final = 150
"""On average, one decision in this many is examined by every law."""

RANGE_EVERY: Final = 4
"""One examination in this many goes through the whole range of answers."""

RIGHT_EVERY: Final = 100
UNDO_EVERY: Final = 50
STREAMS: Final = 1_000_003
"""So many games of a seed draw their answers each from another place of the stream."""


def option_sets(rules: Ruleset) -> list[dict[str, Json]]:
    """Every combination of the ruleset's options."""
    rows: list[dict[str, Json]] = [{}]
    for option in rules.options:
        rows = [{**row, option.name: value} for row in rows for value in option.values]
    return rows


def table(rules: Ruleset, number: int) -> tuple[int, dict[str, Json]]:
    """Seats and options of a game. Player counts and option combinations take turns, so that a run covers all."""
    low, high = rules.players
    sets = option_sets(rules)
    return low + number % (high - low + 1), sets[number // (high - low + 1) % len(sets)]


def fuzz(
    rules: Ruleset,
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    first: int = 0,
    check_every: int = CHECK_EVERY,
) -> dict[str, Json]:
    """Play `games` random games; the report names every broken law with a record that shows it."""
    broken: list[Json] = []
    answers = checks = ended = 0
    digest = hashlib.sha256()
    for number in range(first, first + games):
        match, problems, checked = fuzz_game(rules, number, seed, check_every)
        answers += len(match.entries)
        checks += checked
        ended += int(match.over)
        digest.update(match.hash().encode())
        for problem in problems:
            broken.append({"number": number, "problem": problem, "record": match.record()})
        if progress is not None:
            progress(number - first + 1, games)
    return {
        "game": rules.name,
        "games": games,
        "seed": seed,
        "answers": answers,
        "positions_examined": checks,
        "ended": ended,
        "broken": broken,
        "digest": digest.hexdigest()[:16],
    }


def fuzz_game(rules: Ruleset, number: int, seed: int, check_every: int = CHECK_EVERY) -> tuple[Match, list[str], int]:
    """One random game with the laws on the way."""
    match = begun(rules, number, seed)
    problems, checks = play_out(match, choices(number, seed), check_every)
    return match, problems, checks


def begun(rules: Ruleset, number: int, seed: int) -> Match:
    """The match of a random game, before anybody has answered."""
    seats, options = table(rules, number)
    return start(rules, seats, (seed << 64) + number, options)


def choices(number: int, seed: int) -> Dice:
    """What the random answers of a game are drawn from."""
    return Dice(seed * STREAMS + number)


def play_out(match: Match, dice: Dice, check_every: int = CHECK_EVERY) -> tuple[list[str], int]:
    """Random answers to the end, with the laws on the way: what is broken, and how many decisions were examined."""
    problems: list[str] = []
    checks = 0
    while not match.over and not problems:
        if len(match.entries) > LONGEST:
            problems.append(f"end: not over after {LONGEST} answers")
            break
        if dice.below(check_every) == 0:
            problems += every_law(match, dice, dice.below(RANGE_EVERY) == 0)
            checks += 1
        play_randomly(match, dice)
    if not problems:
        problems += record_law(match) + history_law(match) + books_law(match)
    return problems, checks


def play_randomly(match: Match, dice: Dice) -> None:
    """One random answer; now and then a standing right or an undo."""
    position = match.fast
    seats = position.waiting()
    seat = seats[dice.below(len(seats))]
    codec = match.rules.codec
    if dice.below(RIGHT_EVERY) == 0:
        owner = dice.below(position.state.seats)
        rights = position.rights(owner)
        if rights:
            match.play(codec.decode(rights[dice.below(len(rights))]), owner)
            return
    if dice.below(UNDO_EVERY) == 0 and match.can_undo(seat):
        match.undo(seat)
        return
    options = position.options(seat)
    answer: Answer = codec.decode(options[dice.below(len(options))])
    match.play(answer, seat)
