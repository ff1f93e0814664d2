"""What a position is counted in, seat by seat: the terms of the evaluation by number."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import in_order

POINTS: Final = 0
ARMY: Final = 1
FLEET: Final = 2
ECONOMY: Final = 3
TREASURY: Final = 4
OIL: Final = 5
TECHNOLOGY: Final = 6
HAND: Final = 7
CONQUEST: Final = 8
DIPLOMACY: Final = 9
DANGER: Final = 10
CAPITAL: Final = 11
GOVERNMENT: Final = 12
TERMS: Final = 13
NAMES: Final = in_order(
    {
        POINTS: "points",
        ARMY: "army",
        FLEET: "fleet",
        ECONOMY: "economy",
        TREASURY: "treasury",
        OIL: "oil",
        TECHNOLOGY: "technology",
        HAND: "hand",
        CONQUEST: "conquest",
        DIPLOMACY: "diplomacy",
        DANGER: "danger",
        CAPITAL: "capital",
        GOVERNMENT: "government",
    }
)
