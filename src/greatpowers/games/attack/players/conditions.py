"""`Conditions`: what helps a side in the land battles of a position: jets, atomic power, extra dice of the defender."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players.odds import ATOM, ATTACKER_JETS, DEFENDER_JETS, EXTRA_DIE
from greatpowers.games.attack.rules import figures
from greatpowers.games.attack.rules.figures import TECHNOLOGIES
from greatpowers.games.attack.rules.state import Attack

JET_FIGHTERS: Final = figures.technology("jet_fighters")
ATOMIC_POWER: Final = figures.technology("atomic_power")


class Conditions:
    """Read once for a position."""

    def __init__(self, state: Attack) -> None:
        self.attacker: list[int] = []
        """What each seat brings along when it attacks."""
        self.defender: list[int] = []
        """And when it defends."""
        for seat in range(state.seats):
            jets = state.technology[seat * TECHNOLOGIES + JET_FIGHTERS]
            atom = state.technology[seat * TECHNOLOGIES + ATOMIC_POWER] > state.atom_used[seat]
            self.attacker.append((ATTACKER_JETS if jets else 0) + (ATOM if atom else 0))
            self.defender.append(DEFENDER_JETS if jets else 0)
        self.dice: list[int] = []
        """Regions that are defended with extra dice, one entry for each die; attacks that are not ordered yet are
        taken to come by land."""
        if state.rules.defence_dice:
            self.dice.extend(state.capital)
            if state.fight_by_sea == 1:
                self.dice.append(state.fight)
            landed: list[int] = []
            for group in range(state.group_count()):
                goal = state.goal_of(group)
                if state.is_by_sea(group) and goal not in landed:
                    landed.append(goal)
            self.dice.extend(landed)

    def of(self, seat: int, holder: int, region: int) -> int:
        """The sum that the odds are asked with, for an attack on a region of somebody or nobody."""
        found = self.attacker[seat]
        if holder >= 0:
            found += self.defender[holder]
        for place in self.dice:
            if place == region:
                found += EXTRA_DIE
        return found
