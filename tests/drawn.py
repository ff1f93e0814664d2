"""What is drawn, by whatever game the words are of."""

from __future__ import annotations

from typing import Any

from greatpowers.games import game_of
from greatpowers.kernel.position import Position
from greatpowers.screen.panels import Panels
from greatpowers.screen.previews import Previews
from greatpowers.screen.screen import Screen
from greatpowers.words.words import Words


def panels(words: Words, view: Any) -> Panels:
    return game_of(words.ruleset).panels(words, view)


def screen(words: Words, position: Position, seat: int) -> Screen:
    return game_of(words.ruleset).screen(words, position, seat)


def previews(words: Words, position: Position, seat: int) -> Previews:
    return game_of(words.ruleset).previews(words, position, seat)
