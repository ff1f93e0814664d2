"""The one registry of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from greatpowers.games.attack.game import Attack
from greatpowers.games.game import Game
from greatpowers.games.imperial.game import Imperial
from greatpowers.games.imperialism.game import Imperialism
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json

if TYPE_CHECKING:
    from greatpowers.screen.screen import Screen
    from greatpowers.words.words import Words

GAMES: tuple[Game, ...] = (Imperial(), Imperialism(), Attack())

RULESETS: dict[str, Ruleset] = {rules.name: rules for game in GAMES for rules in game.rulesets()}
"""What people choose, by its game id."""


def game_of(rules: Ruleset) -> Game:
    """The game that a ruleset is an edition of."""
    return next(game for game in GAMES if game.name == rules.game)


def screens() -> tuple[type[Screen], ...]:
    """Every kind of screen that a table can have: the members of the union that the client is told of."""
    from greatpowers.screen.panels import Panels

    return (Panels, *(own for game in GAMES for own in game.own_screens()))


def words_for(lang: str, rules: Ruleset, players: Sequence[str] = (), options: dict[str, Json] | None = None) -> Words:
    """The texts of a ruleset in a language, for a table of players."""
    from greatpowers.words.words import Words

    return Words(lang, rules, game_of(rules), players, options)


__all__ = ["GAMES", "RULESETS", "Game", "game_of", "screens", "words_for"]
