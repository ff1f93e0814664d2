"""The codes of the toy game: its steps, its reasons, its events. Each is named where it is declared; the order of the
steps is part of every position, so add at the end only. A hidden card is shown to others as `hidden`."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import Field, Kind, in_order, kinds_in_order, numbers
from tests.toy.rules.answers import CARD_FIELD, CARDS, KINDS, MOST_PRICE, MOST_SEATS, player_field

# steps

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

# the arguments of their frames

ROUNDS_PLAYED: Final = 1
PLAYER: Final = 1
TIMES: Final = 2
SPEAKER: Final = 1
LEADER: Final = 2
PRICE: Final = 3
OUT: Final = 4
RIVAL: Final = 1
CARD: Final = 2
COUNTERS: Final = 4
TURN: Final = 1
RAIDER: Final = 1
VICTIM: Final = 2
SPEAKS: Final = 3
GIVER: Final = 1
TAKER: Final = 2
COINS: Final = 3

# reasons: why an answer can be refused, with the passage that says so

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

# events

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

FOR_START: Final = 0
FOR_CARAVAN: Final = 1
FOR_GATE: Final = 2
FOR_AUCTION: Final = 3
FOR_TRADE: Final = 4
FOR_RAID: Final = 5
FOR_TOLL: Final = 6
FOR_FINE: Final = 7
FOR_GIFT: Final = 8
PURPOSES: Final = in_order(
    {
        FOR_START: "start",
        FOR_CARAVAN: "caravan",
        FOR_GATE: "gate",
        FOR_AUCTION: "auction",
        FOR_TRADE: "trade",
        FOR_RAID: "raid",
        FOR_TOLL: "toll",
        FOR_FINE: "fine",
        FOR_GIFT: "gift",
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
