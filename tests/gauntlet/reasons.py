"""Why an answer can be refused: a number for the engine, an id for the texts, the passage that says so."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
BAG_LACKS: Final = 1
NOT_HELD: Final = 2
COINS_SHORT: Final = 3
NOT_A_RIVAL: Final = 4
NOTHING_HIDDEN: Final = 5
NOT_HIGHER: Final = 6
SAME_PRICE: Final = 7
COUNTERED_OUT: Final = 8
LIES_OPEN: Final = 9

REASONS: Final = (
    ("legal", ""),
    ("bag-lacks", "2 Caravan"),
    ("not-held", "The cards"),
    ("coins-short", "The coins"),
    ("not-a-rival", "The merchants"),
    ("nothing-hidden", "3 Gate"),
    ("not-higher", "4 Market"),
    ("same-price", "5 Trade"),
    ("countered-out", "5 Trade"),
    ("lies-open", "At any time"),
)
