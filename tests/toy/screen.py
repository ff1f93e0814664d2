"""The table of the toy game as panels: who holds what, as far as the seat knows."""

from __future__ import annotations

from greatpowers.screen.badge import Figure
from greatpowers.screen.panels import Cell, Column, Grid, Panels, Row
from greatpowers.screen.screen import SeatLine
from greatpowers.words.words import Words
from tests.toy.rules.view import PlayerView, ToyView


def panels(words: Words, view: ToyView) -> Panels:
    say = words.say
    headline = say("toy-headline", over="yes" if view.over else "no", captain=view.captain, bag=view.bag)
    seats = [line(words, seat, player) for seat, player in enumerate(view.players)]
    columns = [Column("player", ""), *(Column(name, say(f"toy-{name}")) for name in ("open", "known"))]
    rows = [
        Row(str(seat), [Cell(words.player(seat)), Cell(cards(words, player.open)), Cell(cards(words, player.known))])
        for seat, player in enumerate(view.players)
    ]
    return Panels(headline, seats, [Grid("hands", say("toy-hands"), columns, rows)])


def line(words: Words, seat: int, player: PlayerView) -> SeatLine:
    say = words.say
    score = say("toy-hidden") if player.score is None else str(player.score)
    return SeatLine(
        seat,
        money=[Figure("coins", say("toy-coins"), str(player.coins))],
        score=Figure("score", say("toy-score"), score),
        figures=[Figure("cards", say("toy-cards"), str(player.cards))],
    )


def cards(words: Words, counts: dict[str, int]) -> str:
    texts = [f"{count} × {words.name(card)}" for card, count in counts.items()]
    return words.listed(texts) or words.say("toy-nothing")
