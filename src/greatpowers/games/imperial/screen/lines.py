"""What a history of Imperial follows: score and cash of the players, power and treasury of the nations."""

from __future__ import annotations

from greatpowers.games.imperial.rules.view import ImperialView
from greatpowers.games.imperial.screen.table import Table
from greatpowers.screen.lines import Line
from greatpowers.words.words import Words


def lines(words: Words, view: ImperialView) -> list[Line]:
    """See `greatpowers.games.game`."""
    table = Table(words, view)
    say, players, nations = table.say, list(zip(table.seals, view.players, strict=True)), view.nations.items()
    return [
        *(Line("score", say("table-score"), seal, player.score) for seal, player in players),
        *(Line("cash", say("table-cash"), seal, player.cash) for seal, player in players),
        *(Line("power", say("table-power"), table.badges[nation], row.power) for nation, row in nations),
        *(Line("treasury", say("table-treasury"), table.badges[nation], row.treasury) for nation, row in nations),
    ]
