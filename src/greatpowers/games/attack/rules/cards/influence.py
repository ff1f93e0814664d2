"""Cards that work on regions: they choose theirs in the step `sway` after they have been played."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, events, queries, reasons
from greatpowers.games.attack.rules.answers import LEFT, RIGHT
from greatpowers.games.attack.rules.cards.card import Card
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.gains import Gain
from greatpowers.games.attack.rules.steps.setup import Counter
from greatpowers.games.attack.rules.units import GOVERNMENT_COUNT, LAND_UNITS

MOST_SWAYED: Final = 6
"""Regions that one card can work on: as many as a frame of the agenda can remember, and one more."""


def open_sway(state: Attack, card: int) -> None:
    """The step `sway`, which knows all cards and so cannot be known here: the card has worked on no region yet."""
    state.first(agenda.SWAY, card)


class Influence(Card):
    """A card with regions for targets; without a legal one it cannot be played (ATK-144).

    A direction is chosen for Propaganda only. All other cards accept just one code for each region: `LEFT` when the
    government of the region moves to the left or stays what it is, `RIGHT` when it moves to the right.
    """

    def refusal(self, state: Attack, seat: int, one: int, two: int) -> int:
        found = any(self.region_refusal(state, seat, region) == reasons.LEGAL for region in state.board.regions)
        return reasons.LEGAL if found else reasons.NO_MINOR

    def carry_out(self, state: Attack, seat: int, one: int, two: int) -> None:
        open_sway(state, self.kind)

    def most(self, state: Attack) -> int:
        """How many regions the card works on at most."""
        return 1

    def region_refusal(self, state: Attack, seat: int, region: int) -> int:
        """Whether a region is a target, whatever the direction."""
        return reasons.LEGAL if state.owner[region] == NEUTRAL else reasons.NO_MINOR

    def direction(self, state: Attack, seat: int, region: int) -> int:
        """The only direction a target can be swayed in: towards the player's type."""
        return RIGHT if state.government[seat] > state.counter[region] else LEFT

    def sway_refusal(self, state: Attack, seat: int, region: int, direction: int) -> int:
        if not state.board.is_on[region]:
            return reasons.NOT_ON_BOARD
        reason = self.region_refusal(state, seat, region)
        if reason == reasons.LEGAL and direction != self.direction(state, seat, region):
            return reasons.WRONG_DIRECTION
        return reason

    def sway(self, state: Attack, seat: int, region: int, direction: int) -> None:
        """One step on the spectrum of governments."""
        state.put_counter(region, state.counter[region] + (1 if direction == RIGHT else -1))


class Propaganda(Influence):
    """Propaganda: one neutral moves one step to the left or right, not off the line (ATK-148)."""

    def sway_refusal(self, state: Attack, seat: int, region: int, direction: int) -> int:
        if not state.board.is_on[region]:
            return reasons.NOT_ON_BOARD
        if state.owner[region] != NEUTRAL:
            return reasons.NO_MINOR
        end = GOVERNMENT_COUNT - 1 if direction == RIGHT else 0
        return reasons.WRONG_DIRECTION if state.counter[region] == end else reasons.LEGAL


class RadioAddress(Influence):
    """Rundfunkansprache: up to three neutrals beside the player's regions move a step each to the player's type."""

    def most(self, state: Attack) -> int:
        return min(self.figure(state, "regions"), MOST_SWAYED)

    def region_refusal(self, state: Attack, seat: int, region: int) -> int:
        if state.owner[region] != NEUTRAL:
            return reasons.NO_MINOR
        if state.counter[region] == state.government[seat]:
            return reasons.OWN_TYPE_ALREADY
        return reasons.LEGAL if queries.is_next_to_own(state, seat, region) else reasons.NOT_ADJACENT


class Revolution(Influence):
    """Revolution: a neutral of another type takes the player's, however far that is."""

    def region_refusal(self, state: Attack, seat: int, region: int) -> int:
        if state.owner[region] != NEUTRAL:
            return reasons.NO_MINOR
        same = state.counter[region] == state.government[seat]
        return reasons.OWN_TYPE_ALREADY if same else reasons.LEGAL

    def sway(self, state: Attack, seat: int, region: int, direction: int) -> None:
        state.put_counter(region, state.government[seat])


class Uprising(Influence):
    """Aufstand: a weak region of an opponent becomes neutral with a random counter (ATK-45, ATK-149)."""

    def region_refusal(self, state: Attack, seat: int, region: int) -> int:
        owner = state.owner[region]
        if owner in (NEUTRAL, seat):
            return reasons.NOT_AN_OPPONENT
        if queries.is_capital(state, region):
            return reasons.CAPITAL_THERE
        if state.strength(region) != 1:
            return reasons.NOT_WEAK
        return reasons.LEGAL if len(queries.regions_of(state, owner)) > 1 else reasons.LAST_UNIT

    def direction(self, state: Attack, seat: int, region: int) -> int:
        return LEFT

    def refusal(self, state: Attack, seat: int, one: int, two: int) -> int:
        reason = super().refusal(state, seat, one, two)
        return reason if reason == reasons.LEGAL else reasons.NOT_WEAK

    def sway(self, state: Attack, seat: int, region: int, direction: int) -> None:
        owner = state.owner[region]
        for unit in range(LAND_UNITS):
            if state.units(region, unit) > 0:
                state.remove_unit(owner, unit, region, events.BY_CARD)
        state.leave_region(owner, region)
        Counter.open(state, region)


class Annexation(Influence):
    """Anschluss: an adjacent neutral of the player's type joins, with all that this brings (ATK-150)."""

    def region_refusal(self, state: Attack, seat: int, region: int) -> int:
        if state.owner[region] != NEUTRAL:
            return reasons.NO_MINOR
        if state.counter[region] != state.government[seat]:
            return reasons.NOT_OWN_TYPE
        return reasons.LEGAL if queries.is_next_to_own(state, seat, region) else reasons.NOT_ADJACENT

    def sway(self, state: Attack, seat: int, region: int, direction: int) -> None:
        Gain.open(state, seat, region)
