"""Games that end in a certain way, found among random ones.

`tests/games/<game>/endings.py` has a function `endings(game)`: every way a game of this ruleset can end, by name,
with a match that ended so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import greatpowers
from greatpowers.kernel.chance import Dice

Match = greatpowers.Match
Wanted = Callable[[Match], bool]

MOST_GAMES = 10_000


def played(match: Match, dice: Dice) -> Match:
    """The match after uniformly random answers to the end."""
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    return match


def random_games(game: str, wanted: dict[str, Wanted], seats: int, options: dict[str, Any]) -> dict[str, Match]:
    """For each name the first random game that ends as wanted."""
    found: dict[str, Match] = {}
    for seed in range(MOST_GAMES):
        match = played(greatpowers.start(game, seats=seats, seed=seed, options=options), Dice(seed))
        for name, is_wanted in wanted.items():
            if name not in found and is_wanted(match):
                found[name] = match
        if len(found) == len(wanted):
            return found
    raise RuntimeError(f"no such game found: {sorted(set(wanted) - set(found))}")


def random_game(game: str, wanted: Wanted, seats: int, options: dict[str, Any]) -> Match:
    """The first random game that ends as wanted."""
    return random_games(game, {"": wanted}, seats, options)[""]
