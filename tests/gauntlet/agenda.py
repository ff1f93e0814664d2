"""The steps of Gauntlet by number. The order is part of every position; add at the end only."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
DRAW: Final = 1
ROLL: Final = 2
BID: Final = 3
SPY: Final = 4
PEEK: Final = 5
MARKET: Final = 6
AUCTION: Final = 7
OFFER: Final = 8
REPLY: Final = 9
RAID: Final = 10
RESCUE: Final = 11
RETORT: Final = 12
TOLL: Final = 13
GIFT: Final = 14
