"""What a history of Imperial follows: score and cash of the players, power and treasury of the nations."""

from __future__ import annotations

from typing import Any

from greatpowers.games.imperial.screen.panels import Board
from greatpowers.screen.lines import Line
from greatpowers.words.words import Words


def lines(words: Words, view: dict[str, Any]) -> list[Line]:
    """See `greatpowers.games.game`."""
    board = Board(words, view)
    found: list[Line] = []
    for figure in ("score", "cash"):
        label = board.say(f"table-{figure}")
        for seal, player in zip(board.seals, board.players, strict=True):
            found.append(Line(figure, label, seal, player[figure]))
    for figure in ("power", "treasury"):
        label = board.say(f"table-{figure}")
        for nation, row in board.nations.items():
            found.append(Line(figure, label, board.badges[nation], row[figure]))
    return found
