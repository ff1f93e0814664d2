"""The facts of Imperialism: great powers, actions, cards, lands, faiths, wars, and where glory comes from."""

from __future__ import annotations

from typing import cast

from greatpowers.games.facts import GIVEN, TRAIT, USE, Dimension, Facts, Study
from greatpowers.games.imperialism.rules import queries
from greatpowers.games.imperialism.rules.deck import FAITHS
from greatpowers.games.imperialism.rules.state import NO_SEAT, Imperialism
from greatpowers.games.reader import Actions
from greatpowers.kernel.match import Match

DIMENSIONS = (
    Dimension("order", TRAIT, ("place",)),
    Dimension("dealt_power", GIVEN, ("power",)),
    Dimension("great_power", TRAIT, ("power",)),
    Dimension("last_faith", TRAIT, ("faith",)),
    Dimension("end_reached", TRAIT, ("whether",)),
    Dimension("opening", TRAIT, ("action", "action")),
    Dimension("first_good", TRAIT, ("good",)),
    Dimension("action", USE, ("action",)),
    Dimension("card", USE, ("card",)),
    Dimension("good", USE, ("good",)),
    Dimension("land", USE, ("territory",)),
    Dimension("achievement", USE, ("achievement",)),
    Dimension("religion", USE, ("religion",)),
    Dimension("war", USE, ("war",)),
    Dimension("glory", USE, ("source",)),
    Dimension("scored", USE, ("category",)),
)


class Cards(Actions):
    """Powers, cards, lands, achievements, and what brings glory."""

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__(facts, seats)
        self.has_developed: set[int] = set()
        self.trigger = NO_SEAT

    def on_offered(self, player: int, power: str) -> None:
        self.facts.mark("dealt_power", player, power)

    def on_chose(self, player: int, power: str) -> None:
        self.facts.mark("great_power", player, power)

    def on_played(self, player: int, card: str, **_: object) -> None:
        self.facts.mark("card", player, card)

    def on_ruled(self, player: int, card: str, target: int) -> None:
        self.facts.mark("card", player, card)

    def on_declared(self, player: int, target: int, war: str, card: str) -> None:
        self.facts.mark("war", player, war)
        self.facts.mark("card", player, card)

    def on_defended(self, player: int, card: str) -> None:
        self.facts.mark("card", player, card)

    def on_developed(self, player: int, good: str) -> None:
        self.facts.mark("good", player, good)
        if player not in self.has_developed:
            self.has_developed.add(player)
            self.facts.mark("first_good", player, good)

    def on_conquered(self, player: int, territory: str) -> None:
        self.facts.mark("land", player, territory)

    def on_achieved(self, player: int, achievement: str) -> None:
        self.facts.mark("achievement", player, achievement)

    def on_converted(self, player: int, religion: str) -> None:
        self.facts.mark("religion", player, religion)

    def on_glorified(self, player: int, glory: int, source: str) -> None:
        self.facts.mark("glory", player, source, times=glory)

    def on_scored(self, player: int, category: str, points: int) -> None:
        if points:
            self.facts.mark("scored", player, category, times=points)

    def on_triggered(self, player: int) -> None:
        self.trigger = player


def read(match: Match, facts: Facts) -> None:
    state = cast(Imperialism, match.fast.state)
    reader = Cards(facts, state.seats)
    reader.read(match)
    facts.lengths["rounds"] = max(reader.turns)
    for seat in range(state.seats):
        facts.mark("last_faith", seat, FAITHS[queries.faith(state, seat)])
        facts.mark("end_reached", seat, "yes" if seat == reader.trigger else "no")


STUDY = Study(DIMENSIONS, read)
