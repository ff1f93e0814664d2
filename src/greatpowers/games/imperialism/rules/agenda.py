"""The steps of Imperialism by number. The order is part of every position; add at the end only."""

from __future__ import annotations

from typing import Final

LAY_OUT: Final = 0
DISPLAY: Final = 1
DRAW: Final = 2
REVEAL_ACHIEVEMENT: Final = 3
DEAL_POWER: Final = 4
CHOOSE_POWER: Final = 5
TURN: Final = 6
ESCAPE: Final = 7
DISCARD: Final = 8
REFILL: Final = 9
ACTION: Final = 10
DEVELOPMENT: Final = 11
RAISE: Final = 12
FETCH: Final = 13
INTRIGUE: Final = 14
URGE: Final = 15
DEFEND: Final = 16
BATTLE: Final = 17
PEACE: Final = 18
PLUNDER: Final = 19
WAR_EVENTS: Final = 20
RESPOND: Final = 21
PIRATES: Final = 22
ACHIEVEMENT: Final = 23
END_TURN: Final = 24
TRIM: Final = 25
LOOK: Final = 26
TAKE: Final = 27
SWAP: Final = 28
FAITH: Final = 29
STEAL: Final = 30
EXPLORE: Final = 31
