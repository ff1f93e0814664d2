"""What can happen in Gauntlet. Gates write these; a hidden card is shown to others as `hidden`."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import Field, Kind, in_order, kinds_in_order, numbers
from tests.gauntlet.answers import CARD_FIELD, CARDS, KINDS, MOST_PRICE, MOST_SEATS, player_field

PAID: Final = 0
DREW: Final = 1
PEEKED: Final = 2
TURNED_UP: Final = 3
WON: Final = 4
UNSOLD: Final = 5
PLAYED: Final = 6
SOLD: Final = 7
SHOWED: Final = 8
ROLLED: Final = 9
BADE: Final = 10
LED: Final = 11
VOTED: Final = 12
ROUND_BEGAN: Final = 13
ENDED: Final = 14

START: Final = 0
CARAVAN: Final = 1
GATE: Final = 2
AUCTION: Final = 3
TRADE: Final = 4
RAID: Final = 5
TOLL: Final = 6
FINE: Final = 7
GIFT: Final = 8
PURPOSES: Final = in_order(
    {
        START: "start",
        CARAVAN: "caravan",
        GATE: "gate",
        AUCTION: "auction",
        TRADE: "trade",
        RAID: "raid",
        TOLL: "toll",
        FINE: "fine",
        GIFT: "gift",
    }
)

HIDDEN: Final = KINDS
"""The card of an event as those see it who may not know it."""

ACCOUNTS: Final = ("bank", *(f"player_{seat}" for seat in range(MOST_SEATS)))


def kinds() -> tuple[Kind, ...]:
    player = player_field("player")
    maybe = Field("card", (*CARDS, "hidden"))
    return kinds_in_order(
        Kind(
            PAID,
            "paid",
            Field("payer", ACCOUNTS),
            Field("payee", ACCOUNTS),
            numbers("coins", 0, 100),
            Field("purpose", PURPOSES),
        ),
        Kind(DREW, "drew", player, maybe),
        Kind(PEEKED, "peeked", player, player_field("rival"), maybe),
        Kind(TURNED_UP, "turned_up", CARD_FIELD),
        Kind(WON, "won", player, CARD_FIELD),
        Kind(UNSOLD, "unsold", CARD_FIELD),
        Kind(PLAYED, "played", player, CARD_FIELD),
        Kind(SOLD, "sold", player, player_field("buyer"), CARD_FIELD),
        Kind(SHOWED, "showed", player, CARD_FIELD),
        Kind(ROLLED, "rolled", numbers("total", 0, 12)),
        Kind(BADE, "bade", player, numbers("coins", 0, MOST_PRICE)),
        Kind(LED, "led", player),
        Kind(VOTED, "voted", player, Field("toll", ("no", "yes"))),
        Kind(ROUND_BEGAN, "round_began", numbers("round", 0, 9)),
        Kind(ENDED, "ended"),
    )
