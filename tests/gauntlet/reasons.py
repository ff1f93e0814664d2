"""Why an answer can be refused: a number for the engine, an id for the texts, the passage that says so."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import in_order

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

REASONS: Final = in_order(
    {
        LEGAL: ("legal", ""),
        BAG_LACKS: ("bag-lacks", "2 Caravan"),
        NOT_HELD: ("not-held", "The cards"),
        COINS_SHORT: ("coins-short", "The coins"),
        NOT_A_RIVAL: ("not-a-rival", "The merchants"),
        NOTHING_HIDDEN: ("nothing-hidden", "3 Gate"),
        NOT_HIGHER: ("not-higher", "4 Market"),
        SAME_PRICE: ("same-price", "5 Trade"),
        COUNTERED_OUT: ("countered-out", "5 Trade"),
        LIES_OPEN: ("lies-open", "At any time"),
    }
)
