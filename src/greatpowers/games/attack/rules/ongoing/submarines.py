"""Submarines that fire, at units on a crossing or at trade routes, and the dice of such an attack."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.board import REGIONS
from greatpowers.games.attack.rules.ongoing.sea import NO_SEA, SeaBattle
from greatpowers.games.attack.rules.units import SUBMARINE

NO_AMBUSHER: Final = -1


class Submarines(SeaBattle):
    """Ambushes and raids, one area at a time.

    `ambusher` is whose submarines fire at a crossing, `ambush_shots` how many of them are left, `ambush_hits` how many
    units they still sink. `raid_sea` is the area whose trade routes are raided. `dice` are still to roll, `hits` have
    been scored and not been used; planes roll by the same two.
    """

    ambusher: int
    ambush_shots: int
    ambush_hits: int
    raid_sea: int
    dice: int
    hits: int

    def forget_submarines(self) -> None:
        self.ambusher = NO_AMBUSHER
        self.ambush_shots = 0
        self.ambush_hits = 0
        self.raid_sea = NO_SEA
        self.dice = 0
        self.hits = 0

    def copy_submarines(self, source: Submarines) -> None:
        self.ambusher = source.ambusher
        self.ambush_shots = source.ambush_shots
        self.ambush_hits = source.ambush_hits
        self.raid_sea = source.raid_sea
        self.dice = source.dice
        self.hits = source.hits

    # gates: dice

    def throw(self, count: int) -> None:
        """This many dice are to be rolled, one after the other; nothing is hit yet."""
        self.dice = count
        self.hits = 0

    def roll(self, seat: int, pips: int, hits: bool) -> None:
        self._roll(seat, pips)
        if hits:
            self.hits += 1

    def _roll(self, seat: int, pips: int) -> None:
        self.note(events.ROLLED, seat + 1, pips)
        self.dice -= 1

    # gates: ambushes

    def ambush(self, seat: int, sea: int, shots: int) -> None:
        """This many submarines fire at the crossing (ATK-16)."""
        self.note(events.FIRED, seat, sea, shots)
        self.ambusher = seat
        self.ambush_shots = shots
        self.ambush_hits = 0
        self.dice = shots

    def roll_in_ambush(self, seat: int, pips: int, hits: bool) -> None:
        self._roll(seat, pips)
        if hits:
            self.ambush_hits += 1

    def sink_in_ambush(self, unit: int) -> None:
        """A hit finds a unit on the crossing."""
        self.ambush_hits -= 1
        self.sink_waiting(self.turn, self.crossing, unit)

    def end_ambush(self) -> None:
        """Hits beyond the units on the crossing are lost."""
        self.ambush_hits = 0

    def sink_submarine(self, seat: int, sea: int) -> None:
        """An escort hits one of the submarines that fired (ATK-23)."""
        self.ambush_shots -= 1
        self.remove_unit(seat, SUBMARINE, REGIONS + sea, events.BY_RAID)

    # gates: raids

    def raid(self, sea: int, submarines: int) -> None:
        """All submarines of the player to move in an area fire at its trade routes."""
        self.note(events.FIRED, self.turn, sea, min(submarines, events.MOST_NOTED))
        self.raid_sea = sea
        self.throw(submarines)

    def strike_route(self) -> None:
        """A hit finds a trade route."""
        self.hits -= 1

    def await_escorts(self, submarines: int) -> None:
        """The routes of an area have been struck; its submarines may be answered, hits beyond the routes are lost."""
        self.hits = 0
        self.ambush_shots = submarines
