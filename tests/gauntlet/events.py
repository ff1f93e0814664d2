"""What can happen in Gauntlet. Gates write these; a hidden card is shown to others as `hidden`."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import Field, Kind, numbers
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

PURPOSES: Final = ("start", "caravan", "gate", "auction", "trade", "raid", "toll", "fine", "gift")
START: Final = 0
CARAVAN: Final = 1
GATE: Final = 2
AUCTION: Final = 3
TRADE: Final = 4
RAID: Final = 5
TOLL: Final = 6
FINE: Final = 7
GIFT: Final = 8

HIDDEN: Final = KINDS
"""The card of an event as those see it who may not know it."""

ACCOUNTS: Final = ("bank", *(f"player_{seat}" for seat in range(MOST_SEATS)))


def kinds() -> tuple[Kind, ...]:
    player = player_field("player")
    maybe = Field("card", (*CARDS, "hidden"))
    return (
        Kind(
            "paid",
            Field("payer", ACCOUNTS),
            Field("payee", ACCOUNTS),
            numbers("coins", 0, 100),
            Field("purpose", PURPOSES),
        ),
        Kind("drew", player, maybe),
        Kind("peeked", player, player_field("rival"), maybe),
        Kind("turned_up", CARD_FIELD),
        Kind("won", player, CARD_FIELD),
        Kind("unsold", CARD_FIELD),
        Kind("played", player, CARD_FIELD),
        Kind("sold", player, player_field("buyer"), CARD_FIELD),
        Kind("showed", player, CARD_FIELD),
        Kind("rolled", numbers("total", 0, 12)),
        Kind("bade", player, numbers("coins", 0, MOST_PRICE)),
        Kind("led", player),
        Kind("voted", player, Field("toll", ("no", "yes"))),
        Kind("round_began", numbers("round", 0, 9)),
        Kind("ended"),
    )
