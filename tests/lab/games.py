"""A few games of each ruleset, played once for all tests of the lab."""

from __future__ import annotations

from functools import cache
from typing import Any

from greatpowers.arena.game import play
from greatpowers.games.facts import Facts
from greatpowers.kernel.match import Match
from greatpowers.lab.collect import collect, dimensions
from greatpowers.lab.report import summary

SEEDS = (1, 2)
SEATS = 4


@cache
def matches(game: str) -> tuple[Match, ...]:
    return tuple(play(game, ["uniform"] * SEATS, seed) for seed in SEEDS)


@cache
def facts(game: str) -> tuple[Facts, ...]:
    return tuple(collect(match) for match in matches(game))


@cache
def found(game: str) -> dict[str, Any]:
    """The same as `study` finds, from the games above."""
    rules = matches(game)[0].rules
    head = {"game": game, "rules": rules.version, "version": "1.2.3", "bot": "uniform", "seed": SEEDS[0]}
    return {**head, "options": rules.chosen({}), **summary(facts(game), dimensions(rules))}
