"""The facts of Attack!: governments, capitals, actions, cards, technologies, units."""

from __future__ import annotations

from typing import cast

from greatpowers.games.attack.rules.board import MAP
from greatpowers.games.attack.rules.figures import ROUTE_IDS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.facts import GIVEN, OUTCOME, TRAIT, USE, Dimension, Facts, Study
from greatpowers.games.reader import Actions
from greatpowers.kernel.match import Match

CONTINENT: dict[str, str] = {row["id"]: row["continent"] for row in MAP["region"]}

DIMENSIONS = (
    Dimension("order", GIVEN, ("place",)),
    Dimension("government", GIVEN, ("government",)),
    Dimension("capital_continent", TRAIT, ("region",)),
    Dimension("capital", TRAIT, ("region",)),
    Dimension("ending", OUTCOME, ("ending",)),
    Dimension("eliminated", TRAIT, ("whether",)),
    Dimension("first_region", TRAIT, ("region",)),
    Dimension("opening", TRAIT, ("action", "action")),
    Dimension("action", USE, ("action",)),
    Dimension("politics_card", USE, ("card",)),
    Dimension("technology", USE, ("technology",)),
    Dimension("unit", USE, ("unit",)),
    Dimension("joined", USE, ("region",)),
    Dimension("route", USE, ("card",)),
)


class Realms(Actions):
    """Regions, capitals, governments, cards and units. What comes before the first round is the set-up."""

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__(facts, seats)
        self.claimed: set[int] = set()
        self.begun = False

    def on_round_began(self, **_: object) -> None:
        self.begun = True
        self.facts.lengths["rounds"] += 1

    def on_took(self, player: int, region: str) -> None:
        if self.begun:
            self.facts.mark("joined", player, region)
        elif player not in self.claimed:
            self.claimed.add(player)
            self.facts.mark("first_region", player, region)

    def on_founded(self, player: int, region: str) -> None:
        self.facts.mark("capital", player, region)
        self.facts.mark("capital_continent", player, CONTINENT[region])

    def on_governed(self, player: int, government: str) -> None:
        self.facts.mark("government", player, government)

    def on_played(self, player: int, card: str, **_: object) -> None:
        self.facts.mark("politics_card", player, card)

    def on_drew(self, player: int, card: str) -> None:
        if card in ROUTE_IDS:
            self.facts.mark("route", player, card)

    def on_discovered(self, player: int, technology: str) -> None:
        self.facts.mark("technology", player, technology)

    def on_raised(self, player: int, unit: str, place: str, cause: str) -> None:
        if self.begun:
            self.facts.mark("unit", player, unit)

    def on_ended(self, ending: str) -> None:
        self.facts.come_to("ending", ending)


def read(match: Match, facts: Facts) -> None:
    state = cast(Attack, match.fast.state)
    Realms(facts, state.seats).read(match)
    facts.lengths["eliminated"] = sum(state.eliminated)
    for seat in range(state.seats):
        facts.mark("eliminated", seat, "yes" if state.eliminated[seat] else "no")


STUDY = Study(DIMENSIONS, read)
