"""Answers of Imperial tried out on a copy of the position, so that the rules themselves say what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.answers import PASS
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.guess import hide_cash
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.position import Position
from greatpowers.screen.effects import Effect

if TYPE_CHECKING:
    from greatpowers.words.words import Words

LET_BE: Final = frozenset(("swiss_stop", "factory", "production", "import", "fleets", "armies"))
"""Questions on the way that are answered by passing: nobody stops the nation, and it does nothing it need not do."""

LABELS: Final = {
    "price": "panel-column-price",
    "treasury": "table-treasury",
    "cash": "table-cash",
    "power": "table-power",
    "score": "table-score",
    "interest": "table-interest",
}


class Trial:
    """What the table would be like after an answer, as far as nothing else has to be decided."""

    def __init__(self, position: Position, answer: int, seat: int) -> None:
        trial = position.copy()
        self.state = cast(Imperial, trial.state)
        hide_cash(self.state, seat)
        self.journal: list[list[int]] = []
        self.state.journal = self.journal
        trial.play(answer, seat)
        while trial.step is not None and trial.step.name in LET_BE:
            trial.play(PASS)
        self.position = trial

    def paid(self, purpose: str) -> int:
        events = [self.position.rules.event(event) for event in self.journal]
        return sum(int(event.values["amount"]) for event in events if event.values.get("purpose") == purpose)


def effect(words: Words, id: str, before: int | None, after: int) -> Effect:
    """A figure that more of is better, or a price."""
    label = words.say(LABELS[id])
    if before is None or before == after:
        return Effect(id, label, after, before)
    return Effect(id, label, after, before, "good" if after > before else "bad")


def standing(state: Imperial, nation: int, seat: int) -> dict[str, int]:
    """The figures an answer can change at once, of a nation and a player; interest is that of all nations, as in the
    ledger."""
    return {
        "treasury": state.treasury(nation),
        "cash": state.cash(seat),
        "power": state.power[nation],
        "interest": sum(queries.interest_to(state, each, seat) for each in range(NATIONS)),
        "score": queries.score(state, seat),
    }


def investing(state: Imperial) -> list[int]:
    """Who invests when a nation reaches or passes Investor: the holder of the card, then who governs nothing."""
    if not state.rules.investor_card:
        return []
    clockwise = [(state.investor + place) % state.seats for place in range(state.seats)]
    return [seat for seat in clockwise if seat == state.investor or not queries.governs(state, seat)]
