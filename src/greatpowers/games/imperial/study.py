"""The facts of Imperial: nations, governments, bonds, the rondel."""

from __future__ import annotations

from typing import cast

from greatpowers.games.facts import FIGURE, GIVEN, OUTCOME, TRAIT, USE, Dimension, Facts, Study
from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.games.reader import Reader
from greatpowers.kernel.match import Match

DIMENSIONS = (
    Dimension("flag_card", GIVEN, ("nation",)),
    Dimension("first_government", TRAIT, ("nation",)),
    Dimension("last_government", TRAIT, ("nation",)),
    Dimension("governments", TRAIT, ("number",)),
    Dimension("best_bonds", TRAIT, ("nation",)),
    Dimension("power", FIGURE, ("nation",)),
    Dimension("strongest", OUTCOME, ("nation",)),
    Dimension("first_field", TRAIT, ("nation", "field")),
    Dimension("field", USE, ("field",)),
    Dimension("nation_field", USE, ("nation", "field")),
    Dimension("bond", USE, ("nation",)),
    Dimension("face", USE, ("face",)),
    Dimension("takeover", USE, ("nation",)),
    Dimension("unit", USE, ("unit",)),
)


class Nations(Reader):
    """Follows who governs, so that what a nation does is put down to a seat."""

    def __init__(self, facts: Facts, nations: tuple[str, ...]) -> None:
        super().__init__(facts)
        self.nations = nations
        self.governor: dict[str, int] = {}
        self.moved: set[str] = set()
        self.begun = False
        self.last = len(nations)

    def on_dealt(self, player: int, nation: str) -> None:
        self.facts.mark("flag_card", player, nation)

    def on_governed(self, nation: str, player: int) -> None:
        self.governor[nation] = player
        if self.begun:
            self.facts.mark("takeover", player, nation)

    def on_turn_began(self, nation: str, player: int) -> None:
        self.begin()
        self.next(nation)
        self.facts.lengths["turns"] += 1

    def on_skipped(self, nation: str) -> None:
        self.begin()
        self.next(nation)

    def begin(self) -> None:
        """The set-up is over."""
        if not self.begun:
            self.begun = True
            for nation, player in self.governor.items():
                self.facts.mark("first_government", player, nation)

    def next(self, nation: str) -> None:
        """A round is over when the nations begin anew."""
        number = self.nations.index(nation)
        self.facts.lengths["rounds"] += number <= self.last
        self.last = number

    def on_advanced(self, nation: str, field: str, steps: int) -> None:
        seat = self.governor[nation]
        self.facts.mark("field", seat, field)
        self.facts.mark("nation_field", seat, nation, field)
        if nation not in self.moved:
            self.moved.add(nation)
            self.facts.mark("first_field", seat, nation, field)

    def on_raised(self, nation: str, region: str, unit: str) -> None:
        self.facts.mark("unit", self.governor[nation], unit)

    def on_lent(self, player: int, nation: str, face: int) -> None:
        if self.begun:
            self.facts.mark("bond", player, nation)
            self.facts.mark("face", player, face)


def read(match: Match, facts: Facts) -> None:
    state = cast(Imperial, match.fast.state)
    nations = state.rules.board.nations
    Nations(facts, nations).read(match)
    for number, nation in enumerate(nations):
        facts.measure("power", state.power[number], nation)
        if state.government[number] != NO_SEAT:
            facts.mark("last_government", state.government[number], nation)
    top = max(state.power)
    for number, nation in enumerate(nations):
        if state.power[number] == top:
            facts.come_to("strongest", nation)
    for seat in range(state.seats):
        facts.mark("governments", seat, state.government.count(seat))
        points = [queries.interest_to(state, nation, seat) * queries.power_factor(state, nation) for nation in range(6)]
        if max(points) > 0:
            facts.mark("best_bonds", seat, nations[points.index(max(points))])


STUDY = Study(DIMENSIONS, read)
