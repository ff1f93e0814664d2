"""The sea battle: who takes part, both lines with their ships, and the gates that change it.

The attacker is the player to move; one owner of surface ships defends (ATK-131). Ships that fight stay in the fleet and
leave it when they sink.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.board import REGIONS
from greatpowers.games.attack.rules.ongoing.land import LandBattle
from greatpowers.games.attack.rules.units import ATTACKING, BATTLESHIP, DEFENDING, LAND_UNITS

LINE: Final = 8
"""Ships of a line at most; `line` holds the attacker's and then the defender's."""
NO_SHIP: Final = -1
AFLOAT: Final = 0
DAMAGED: Final = 1
SUNK: Final = 2

NO_SEA: Final = -1
NO_FOE: Final = -1
NOT_ROLLED: Final = 0


class SeaBattle(LandBattle):
    """One sea area is fought for at a time.

    `naval` is the area, `naval_foe` the defender. `naval_joined` has a bit for each side whose submarines take part;
    `naval_struck` says that the attacker's began it, `naval_bought` that new ships did. `naval_length` is how long the
    lines are, `naval_pair` which ships fire, `naval_roll` what the attacker's two dice showed. `line` and `line_state`
    hold both lines while a round lasts, `crippled` counts the battleships of each side that were hit once and are out
    of this battle (ATK-82).
    """

    naval: int
    naval_foe: int
    naval_joined: int
    naval_length: int
    naval_pair: int
    naval_roll: int
    naval_struck: int
    naval_bought: int
    line: list[int]
    line_state: list[int]
    crippled: list[int]

    def end_sea_battle(self) -> None:
        """No area is being fought for any more; once-hit battleships are whole again."""
        self.naval = NO_SEA
        self.naval_foe = NO_FOE
        self.naval_joined = 0
        self.naval_struck = 0
        self.naval_bought = 0
        self.crippled = [0, 0]
        self.clear_lines()

    def clear_lines(self) -> None:
        """Between rounds no ships lie in lines."""
        self.naval_length = 0
        self.naval_pair = 0
        self.naval_roll = NOT_ROLLED
        self.line = [NO_SHIP] * (2 * LINE)
        self.line_state = [AFLOAT] * (2 * LINE)

    def copy_sea_battle(self, source: SeaBattle) -> None:
        self.naval = source.naval
        self.naval_foe = source.naval_foe
        self.naval_joined = source.naval_joined
        self.naval_length = source.naval_length
        self.naval_pair = source.naval_pair
        self.naval_roll = source.naval_roll
        self.naval_struck = source.naval_struck
        self.naval_bought = source.naval_bought
        self.line = source.line.copy()
        self.line_state = source.line_state.copy()
        self.crippled = source.crippled.copy()

    # reading

    def captain(self, side: int) -> int:
        """Whose ships they are."""
        return self.turn if side == ATTACKING else self.naval_foe

    def submarines_join(self, side: int) -> bool:
        return self.naval_joined >> side & 1 == 1

    def line_of(self, side: int) -> list[int]:
        """The ships of a side from front to rear, `NO_SHIP` where none lies."""
        return self.line[side * LINE : (side + 1) * LINE]

    def conditions(self, side: int) -> list[int]:
        """Which ships of a line are afloat, damaged or sunk, from front to rear."""
        return self.line_state[side * LINE : (side + 1) * LINE]

    def ship_at(self, side: int, place: int) -> int:
        return self.line[side * LINE + place]

    def condition_at(self, side: int, place: int) -> int:
        return self.line_state[side * LINE + place]

    # gates

    def begin_sea_battle(self, sea: int, foe: int, struck: bool, bought: bool) -> None:
        """By the player to move. Submarines that struck take part (ATK-132)."""
        self.end_sea_battle()
        self.naval = sea
        self.naval_foe = foe
        self.naval_struck = int(struck)
        self.naval_bought = int(bought)
        self.naval_joined = int(struck) << ATTACKING

    def join(self, side: int) -> None:
        """The submarines of a side take part."""
        self.naval_joined |= 1 << side

    def pull_out_damaged(self) -> None:
        """A round is over: battleships that were hit once in it are out of this battle, and the lines are gone."""
        for side in (ATTACKING, DEFENDING):
            self.crippled[side] += self.conditions(side).count(DAMAGED)
        self.clear_lines()

    def form_lines(self, length: int) -> None:
        self.naval_length = length

    def lay(self, side: int, place: int, ship: int) -> None:
        self.line[side * LINE + place] = ship

    def fire_first(self, roll: int) -> None:
        """What the attacker's ship of a pair has rolled; the defender's rolls next."""
        self.naval_roll = roll

    def fire_next(self) -> None:
        """Both ships of a pair have fired."""
        self.naval_roll = NOT_ROLLED
        self.naval_pair += 1

    def damage(self, side: int, place: int) -> None:
        """A battleship bears its first hit."""
        self.line_state[side * LINE + place] = DAMAGED

    def sink(self, side: int, place: int) -> None:
        self.line_state[side * LINE + place] = SUNK
        unit = LAND_UNITS + self.ship_at(side, place)
        self.remove_unit(self.captain(side), unit, REGIONS + self.naval, events.BY_BATTLE)

    def abandon_damaged(self, side: int) -> None:
        """Once-hit battleships that cannot go anywhere are lost (ATK-34)."""
        for _ in range(self.crippled[side]):
            self.remove_unit(self.captain(side), BATTLESHIP, REGIONS + self.naval, events.BY_RETREAT)

    def win_sea_battle(self, side: int) -> None:
        """The battle is over, and with it what submarines began."""
        self.note(events.WON, self.captain(side) + 1, REGIONS + self.naval)
        self.end_strike(self.naval)
        self.end_sea_battle()
