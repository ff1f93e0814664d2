"""A study: many games of one computer against itself, and what they tell.

study("imperial-2030", "greedy", games=200) -> dict    everything the report says, as JSON
"""

from __future__ import annotations

from functools import partial
from typing import Any

import greatpowers
from greatpowers.arena.crew import Progress, gather
from greatpowers.arena.game import play
from greatpowers.games.facts import Facts
from greatpowers.kernel.values import Malformed
from greatpowers.lab.collect import collect, dimensions
from greatpowers.lab.report import summary
from greatpowers.players import roster

DEFAULT_SEATS = 4


def one(game: str, bot: str, seats: int, seed: int) -> Facts:
    """Play a game and keep its facts only."""
    return collect(play(game, [bot] * seats, seed))


def study(
    game: str,
    bot: str,
    games: int,
    seats: int | None = None,
    seed: int = 100_000,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play games with the seeds from `seed` on and add their facts up."""
    rules = greatpowers.ruleset(game)
    roster.parsed(bot)
    if games < 1:
        raise Malformed("games", f"{games} is too few")
    players = rules.check_seats(DEFAULT_SEATS if seats is None else seats)
    facts = gather(partial(one, game, bot, players), range(seed, seed + games), workers, progress)
    return {
        "game": game,
        "rules": rules.version,
        "version": greatpowers.__version__,
        "bot": bot,
        "seed": seed,
        "options": rules.chosen({}),
        **summary(facts, dimensions(rules)),
    }
