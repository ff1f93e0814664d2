"""Strategic bombing: who is bombed, the planes in the air, and those that are lost."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.ongoing.submarines import Submarines
from greatpowers.games.attack.rules.units import PLANE

NOBODY_BOMBED: Final = -1

DEFENCE: Final = 0
DOGFIGHT: Final = 1
BOMBS: Final = 2
"""Who rolls (`air_stage`): the defender's planes, the fighters left, the bombers left."""


class Bombing(Submarines):
    """One opponent is bombed by the player to move.

    `bombed` is the opponent. `fighters` and `bombers` of the attacker and `interceptors` of the defender are in the
    air; `attacker_losses` and `defender_losses` are planes still to be taken off the board.
    """

    bombed: int
    fighters: int
    bombers: int
    interceptors: int
    attacker_losses: int
    defender_losses: int
    air_stage: int

    def forget_bombing(self) -> None:
        self.bombed = NOBODY_BOMBED
        self.fighters = 0
        self.bombers = 0
        self.interceptors = 0
        self.attacker_losses = 0
        self.defender_losses = 0
        self.air_stage = DEFENCE

    def copy_bombing(self, source: Bombing) -> None:
        self.bombed = source.bombed
        self.fighters = source.fighters
        self.bombers = source.bombers
        self.interceptors = source.interceptors
        self.attacker_losses = source.attacker_losses
        self.defender_losses = source.defender_losses
        self.air_stage = source.air_stage

    # reading

    def planes_lost(self, seat: int) -> int:
        """How many planes a player still has to take off the board."""
        return self.attacker_losses if seat == self.turn else self.defender_losses

    # gates

    def bomb(self, target: int) -> None:
        self.bombed = target

    def send_planes(self, fighters: int, bombers: int) -> None:
        """The attacker's planes take off."""
        self.fighters = fighters
        self.bombers = bombers
        self.note(events.SENT, self.turn, fighters, bombers)

    def scramble(self, interceptors: int) -> None:
        """The defender's planes take off."""
        self.interceptors = interceptors
        self.note(events.SENT, self.bombed, interceptors, 0)

    def begin_air_rolls(self, stage: int, dice: int) -> None:
        """All planes of a side roll, one die each."""
        self.air_stage = stage
        self.throw(dice)

    def shoot_down(self, fighters: int, bombers: int) -> None:
        """What the defender's planes hit of the attacker's."""
        self.attacker_losses = fighters + bombers
        self.fighters -= fighters
        self.bombers -= bombers

    def win_dogfight(self) -> None:
        """What the fighters hit of the defender's planes."""
        self.defender_losses = min(self.hits, self.interceptors)

    def ground(self, seat: int, region: int) -> None:
        """A lost plane is taken off the board."""
        if seat == self.turn:
            self.attacker_losses -= 1
        else:
            self.defender_losses -= 1
        self.remove_unit(seat, PLANE, region, events.BY_BOMBING)
