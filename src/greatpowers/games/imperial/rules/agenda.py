"""The steps of Imperial by number. The order is part of every position; add at the end only."""

from __future__ import annotations

from typing import Final

DEAL_CARD: Final = 0
START_PLAYER: Final = 1
START_BOND: Final = 2
SET_OUT: Final = 3
TURN: Final = 4
RONDEL: Final = 5
SWISS_STOP: Final = 6
ACTION: Final = 7
FACTORY: Final = 8
PRODUCTION: Final = 9
IMPORT: Final = 10
FLEETS: Final = 11
SAIL: Final = 12
CANAL: Final = 13
ARMIES: Final = 14
JOURNEY: Final = 15
ATTACK: Final = 16
STANCE: Final = 17
ASK: Final = 18
DEMAND: Final = 19
FLAGS: Final = 20
INTEREST: Final = 21
INVESTORS: Final = 22
INVEST: Final = 23
GOVERNMENTS: Final = 24
TAXATION: Final = 25
LENDING: Final = 26
LAY_OUT: Final = 27
