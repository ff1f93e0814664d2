"""The land battle: who stands at the front and in reserve, what the dice show, and the gates that change it.

The attackers belong to the player to move. The defenders are the units of the region's owner, or those of the card that
was drawn for a neutral; these are nobody's pieces (ATK-75).
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.cardrow import ON_TABLE
from greatpowers.games.attack.rules.ongoing.marches import BY_SEA, FIRST_UNIT, GOAL, GROUP, Marches
from greatpowers.games.attack.rules.pieces import NEUTRAL, NO_REGION
from greatpowers.games.attack.rules.units import ATTACKING, BLANK, DEFENDING, FACES, LAND_UNITS

COMMITTED: Final = 0
RESERVE: Final = LAND_UNITS
SIDE: Final = 2 * LAND_UNITS
"""Ints of each side in `front`: the units of each type that are committed, then those in reserve."""

NO_COMMANDER: Final = -1
NO_CARD: Final = -1


class LandBattle(Marches):
    """One region is fought for at a time.

    `fight` is the region, `fight_foe` its owner, `fight_commander` who leads a neutral, `fight_card` the card that
    defends it. `fight_side` is the side whose half of the round it is, `fight_dice` how many dice it still rolls, and
    `fight_rerolled` whether its blank was rolled again. `fight_lost` counts fallen defenders; `fight_by_sea` says that
    attackers came over the sea. While dice roll, `faces` counts what they show; afterwards, which hits are left.
    """

    fight: int
    fight_foe: int
    fight_commander: int
    fight_card: int
    fight_round: int
    fight_side: int
    fight_dice: int
    fight_rerolled: int
    fight_lost: int
    fight_by_sea: int
    front: list[int]
    faces: list[int]

    def end_battle(self) -> None:
        """Nothing is being fought over any more."""
        self.fight = NO_REGION
        self.fight_foe = NEUTRAL
        self.fight_commander = NO_COMMANDER
        self.fight_card = NO_CARD
        self.fight_round = 0
        self.fight_side = ATTACKING
        self.fight_dice = 0
        self.fight_rerolled = 0
        self.fight_lost = 0
        self.fight_by_sea = 0
        self.front = [0] * (2 * SIDE)
        self.clear_faces()

    def copy_battle(self, source: LandBattle) -> None:
        self.fight = source.fight
        self.fight_foe = source.fight_foe
        self.fight_commander = source.fight_commander
        self.fight_card = source.fight_card
        self.fight_round = source.fight_round
        self.fight_side = source.fight_side
        self.fight_dice = source.fight_dice
        self.fight_rerolled = source.fight_rerolled
        self.fight_lost = source.fight_lost
        self.fight_by_sea = source.fight_by_sea
        self.front = source.front.copy()
        self.faces = source.faces.copy()

    # reading

    def fights_for(self, side: int) -> int:
        """Whose units they are; `NEUTRAL` for those of a card."""
        return self.turn if side == ATTACKING else self.fight_foe

    def committed(self, side: int, unit: int) -> int:
        """Units of a type at the front."""
        return self.front[side * SIDE + COMMITTED + unit]

    def waiting(self, side: int, unit: int) -> int:
        """Units of a type in reserve."""
        return self.front[side * SIDE + RESERVE + unit]

    def all_committed(self, side: int) -> list[int]:
        """The units at the front by type."""
        first = side * SIDE + COMMITTED
        return self.front[first : first + LAND_UNITS]

    def all_waiting(self, side: int) -> list[int]:
        """The units in reserve by type."""
        first = side * SIDE + RESERVE
        return self.front[first : first + LAND_UNITS]

    def present(self, side: int) -> int:
        """How many units are at the front."""
        return sum(self.all_committed(side))

    def in_reserve(self, side: int) -> int:
        return sum(self.all_waiting(side))

    def survivors(self, side: int) -> list[int]:
        """The units of a side by type, at the front and in reserve."""
        return [self.committed(side, unit) + self.waiting(side, unit) for unit in range(LAND_UNITS)]

    def fighting(self, side: int) -> int:
        """How many units a side has left."""
        return sum(self.front[side * SIDE : (side + 1) * SIDE])

    # gates: sides

    def gather(self, region: int) -> None:
        """All units that entered the region, and all that stand in it, become the reserves of a battle (ATK-61, 64)."""
        self.fight = region
        self.fight_foe = self.owner[region]
        left: list[int] = []
        for first in range(0, len(self.groups), GROUP):
            group = self.groups[first : first + GROUP]
            if group[GOAL] != region:
                left.extend(group)
                continue
            units = group[FIRST_UNIT : FIRST_UNIT + LAND_UNITS]
            for unit in range(LAND_UNITS):
                self.front[ATTACKING * SIDE + RESERVE + unit] += units[unit]
            if group[BY_SEA] and sum(units) > 0:
                self.fight_by_sea = 1
        self.groups = left
        for unit in range(LAND_UNITS):
            self.front[DEFENDING * SIDE + RESERVE + unit] = self.army[region * LAND_UNITS + unit]
            self.army[region * LAND_UNITS + unit] = 0

    def defend_neutral(self, card: int, units: tuple[int, ...]) -> None:
        """Units for a neutral, those of an economics card that is turned up, or of none."""
        if card != NO_CARD:
            self.fight_card = card
            self.defend_with(self.fight, card)
        for unit, count in enumerate(units):
            self.front[DEFENDING * SIDE + RESERVE + unit] = count

    def command(self, seat: int) -> None:
        """A player leads the defence of a neutral."""
        self.fight_commander = seat
        self.note(events.COMMANDED, seat, self.fight)

    def commit(self, side: int, unit: int) -> None:
        """A unit goes from the reserve to the front, for all to see."""
        self.front[side * SIDE + RESERVE + unit] -= 1
        self.front[side * SIDE + COMMITTED + unit] += 1
        self.note(events.COMMITTED, self.fights_for(side) + 1, unit)

    def fall(self, side: int, row: int, unit: int, cause: int) -> None:
        """A unit is lost, from the front (`COMMITTED`) or from the reserve (`RESERVE`)."""
        self.front[side * SIDE + row + unit] -= 1
        if side == DEFENDING:
            self.fight_lost += 1
        seat = self.fights_for(side)
        if seat == NEUTRAL:
            self.note(events.FELL, self.fight, unit, cause)
        else:
            self.note(events.REMOVED, seat, unit, self.fight, cause)

    def stand_down(self) -> None:
        """The defenders are back in the region they held; those of a card vanish with it (ATK-77)."""
        if self.fight_foe != NEUTRAL:
            for unit, count in enumerate(self.survivors(DEFENDING)):
                self.army[self.fight * LAND_UNITS + unit] += count
        elif self.fight_card != NO_CARD:
            self.return_card(self.fight_card, ON_TABLE)

    # gates: rounds

    def defender_commits(self) -> None:
        """The attacker has committed his units."""
        self.fight_side = DEFENDING

    def go_on_fighting(self) -> None:
        """Half a round is over: in every round the defender acts, then the attacker (ATK-65)."""
        if self.fight_round > 0 and self.fight_side == DEFENDING:
            self.fight_side = ATTACKING
        else:
            self.fight_round += 1
            self.fight_side = DEFENDING

    def take_dice(self, count: int) -> None:
        self.fight_dice = count

    def roll_again(self) -> None:
        """A blank does not count and is rolled again, once (ATK-125)."""
        self.fight_rerolled = 1

    def show_face(self, face: int) -> None:
        self.faces[face] += 1
        self.fight_dice -= 1

    def count_hits(self) -> None:
        """All dice have rolled: one hit is left for each that shows a unit at the front (ATK-70)."""
        self.fight_rerolled = 0
        for unit in range(LAND_UNITS):
            self.faces[unit] = min(self.faces[unit], self.committed(self.fight_side, unit))
        self.faces[BLANK] = 0

    def use_hit(self, unit: int) -> None:
        """One hit of a type of unit finds its target."""
        self.faces[unit] -= 1

    def clear_faces(self) -> None:
        self.faces = [0] * len(FACES)
