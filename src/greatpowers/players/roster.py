"""The roster: which computers there are, made by name for a game from a seed.

A name is one of `NAMES`; that of `search` may carry a budget behind an @, in seconds (`search@2s`) or in iterations
(`search@400`, which gives the same answers on every machine).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from greatpowers.games import RULESETS, game_of
from greatpowers.games.evaluation import Evaluation
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Malformed, quoted
from greatpowers.players.greedy import Greedy, Strength
from greatpowers.players.search import Budget, Search
from greatpowers.players.thought import Thought
from greatpowers.players.uniform import Uniform

UNIFORM = "uniform"
STRENGTHS = ("greedy-novice", "greedy-adept", "greedy")
"""From weak to strong."""
SEARCH = "search"
NAMES = (UNIFORM, *STRENGTHS, SEARCH)
DEFAULT = "greedy-adept"
"""Who fills a seat when nobody says otherwise."""
SECONDS = 1.0
"""How long `search` thinks when nobody says otherwise."""


class Bot(Protocol):
    """Somebody who can answer for a seat, at a position that holds no more than the seat knows."""

    def answer(self, position: Position, seat: int) -> int: ...

    def think(self, position: Position, seat: int) -> Thought: ...


def make(game: str, name: str, seed: int, version: str | None = None) -> Bot:
    """The computer of this name, for the newest rules or a version of them; raises `Malformed` when there is none."""
    base, budget = parsed(name)
    if base == UNIFORM:
        return Uniform(seed)
    if base == SEARCH:
        return Search(evaluation(game, STRENGTHS[-1], version), strength(game, STRENGTHS[-1]), budget, seed)
    return Greedy(evaluation(game, base, version), strength(game, base), seed)


def parsed(name: str) -> tuple[str, Budget]:
    """A name of the roster and the budget behind it."""
    base, at, text = name.partition("@")
    if base not in NAMES or (at and base != SEARCH):
        raise Malformed("bot", f"{quoted(name)} is not one of {', '.join(NAMES)}")
    if not at:
        return base, Budget(SECONDS, 0)
    try:
        found = Budget(float(text[:-1]), 0) if text.endswith("s") else Budget(0.0, int(text))
    except ValueError:
        found = Budget(0.0, 0)
    if not (0.0 < found.seconds <= 600.0 or 0 < found.iterations <= 1_000_000):
        raise Malformed("bot", f"{quoted(text)} is no budget; write search@2s or search@400")
    return base, found


def data(game: str) -> dict[str, Any]:
    """Weights and strengths of the computers at a game."""
    return game_of(RULESETS[game]).strengths(game)


@cache
def evaluation(game: str, name: str, version: str | None = None) -> Evaluation:
    """The evaluation that a strength plays by; a weaker one may overlook some weights."""
    overlooked = data(game)["strengths"][name].get("overlooks", [])
    weights = {key: 0.0 if key in overlooked else float(value) for key, value in data(game)["weights"].items()}
    return build(game, weights, version)


def build(game: str, weights: dict[str, float], version: str | None = None) -> Evaluation:
    rules = RULESETS[game] if version is None else RULESETS[game].under(version)
    return game_of(rules).evaluation(rules, weights)


@cache
def strength(game: str, name: str) -> Strength:
    row = data(game)["strengths"][name]
    return Strength(float(row["noise"]), row["width"], row["samples"], row["looks"])
