"""Plots: the player takes ducats from a victim, who pays all there is and a prestige point if that is not enough."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import events, queries
from greatpowers.games.imperialism.rules.answers import (
    BY_ARMY,
    BY_COLONIES,
    BY_FLEET,
    BY_FOOD,
    BY_LANDS,
    BY_TEXTILES,
    NOTHING,
)
from greatpowers.games.imperialism.rules.cards.card import EVENT_CARD, INTRIGUE, Card
from greatpowers.games.imperialism.rules.deck import POSITIVE, PRESTIGE
from greatpowers.games.imperialism.rules.state import NO_CARD, Imperialism


class Plot(Card):
    """Played in Intrigue at a victim; nobody can cancel it. Of several things it can count the player picks one."""

    def __init__(self, name: str, counts: tuple[int, ...]) -> None:
        super().__init__(name, INTRIGUE, counts, aimed=True)

    def play(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.play_card(seat, self.number, target, count)
        state.spend(self.number)
        state.exact(target, seat, self.loot(state, target, count))
        self.follow(state, seat, target)

    def loot(self, state: Imperialism, target: int, count: int) -> int:
        """What the victim owes."""
        return self.figure(state, "per") * queries.counted_level(state, target, count)

    def follow(self, state: Imperialism, seat: int, target: int) -> None:
        """What else the plot does."""


class CorruptOfficials(Plot):
    """Beamtenkorruption: 1 per colony or per land; then an event card from the discards, shown to all."""

    def __init__(self, name: str) -> None:
        super().__init__(name, (BY_LANDS, BY_COLONIES))

    def follow(self, state: Imperialism, seat: int, target: int) -> None:
        self.offer_fetch(state, seat, EVENT_CARD)


class ReligiousPersecution(Plot):
    """Religiöse Verfolgung: 1 per prestige point, and the victim loses one."""

    def __init__(self, name: str) -> None:
        super().__init__(name, (NOTHING,))

    def loot(self, state: Imperialism, target: int, count: int) -> int:
        return self.figure(state, "per") * queries.prestige_points(state, target)

    def follow(self, state: Imperialism, seat: int, target: int) -> None:
        state.step(target, PRESTIGE, -1, events.BY_CARD)


class MerchantOppression(Plot):
    """Unterdrückung der Händler: 1 per level of textiles or of food, or 2 per colony."""

    def __init__(self, name: str) -> None:
        super().__init__(name, (BY_FOOD, BY_TEXTILES, BY_COLONIES))

    def loot(self, state: Imperialism, target: int, count: int) -> int:
        per = self.figure(state, "per_colony" if count == BY_COLONIES else "per_level")
        return per * queries.counted_level(state, target, count)


class BorderUnrest(Plot):
    """Unruhen an der Grenze: 2 per colony or per land, at most 8."""

    def __init__(self, name: str) -> None:
        super().__init__(name, (BY_LANDS, BY_COLONIES))

    def loot(self, state: Imperialism, target: int, count: int) -> int:
        return min(super().loot(state, target, count), self.figure(state, "most"))


class VenalAdvisers(Plot):
    """Käufliche Berater: 1 per level of the army or of the fleet, at most 10."""

    def __init__(self, name: str) -> None:
        super().__init__(name, (BY_ARMY, BY_FLEET))

    def loot(self, state: Imperialism, target: int, count: int) -> int:
        return min(super().loot(state, target, count), self.figure(state, "most"))


class RichMensPlot(Plot):
    """Verschwörung der Reichen: 1 per colony or per land; the victim's positive power card is discarded."""

    def __init__(self, name: str) -> None:
        super().__init__(name, (BY_LANDS, BY_COLONIES))

    def follow(self, state: Imperialism, seat: int, target: int) -> None:
        ruler = state.ruler[target]
        if ruler != NO_CARD and state.deck.category[ruler] == POSITIVE:
            state.depose(target)
