"""What the screens are given, by whatever game the words are of."""

from __future__ import annotations

from typing import Any

from greatpowers.games import game_of
from greatpowers.kernel.position import Position
from greatpowers.screen.previews import Previews
from greatpowers.screen.sheet import Sheet
from greatpowers.words.words import Words


def sheet(words: Words, view: Any) -> Sheet:
    return game_of(words.ruleset).sheet(words, view)


def previews(words: Words, position: Position, seat: int) -> Previews:
    return game_of(words.ruleset).previews(words, position, seat)
