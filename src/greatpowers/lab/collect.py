"""Reads the facts off a finished match: what every game has, then what its game adds."""

from __future__ import annotations

from greatpowers.arena.statistics import win_shares
from greatpowers.games import game_of
from greatpowers.games.facts import GIVEN, USE, Dimension, Facts
from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Ruleset

COMMON = (Dimension("seat", GIVEN, ("seat",)), Dimension("kind", USE, ("kind",)))
"""Every game has seats, and kinds of answers."""


def dimensions(rules: Ruleset) -> tuple[Dimension, ...]:
    """Everything the games of a ruleset are sorted by, in the order of the report."""
    seat, kind = COMMON
    return (seat, *game_of(rules).study().dimensions, kind)


def collect(match: Match) -> Facts:
    """The facts of a match that is over."""
    facts = Facts(win_shares(match.ranks()))
    for seat in range(len(facts.wins)):
        facts.mark("seat", seat, seat)
    for index in match.history().standing(len(match.entries)):
        entry = match.entries[index]
        if entry["seat"] == "chance":
            facts.lengths["chance"] += 1
        else:
            facts.lengths["answers"] += 1
            facts.mark("kind", entry["seat"], entry["answer"]["kind"])
    best, second = sorted(match.scores(), reverse=True)[:2]
    facts.lengths["best"] = best
    facts.lengths["lead"] = best - second
    game_of(match.rules).study().read(match, facts)
    return facts
