"""The answers of Toy as ints: each kind has a range of its own, laid out in the order of `codec`."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import Codec, Field, Kind, numbers

MOST_SEATS: Final = 4
CARDS: Final = ("silk", "gem", "raid", "block")
KINDS: Final = 4
SILK: Final = 0
GEM: Final = 1
RAIDING: Final = 2
BLOCKING: Final = 3
MOST_PRICE: Final = 20
LOWEST_ROLL: Final = 2

PASS: Final = 0
DRAW: Final = 1
PEEK: Final = DRAW + KINDS
TURN_UP: Final = PEEK + KINDS
ROLL: Final = TURN_UP + KINDS
BID: Final = ROLL + 11
SPY: Final = BID + MOST_PRICE + 1
OFFER: Final = SPY + MOST_SEATS
ACCEPT: Final = OFFER + MOST_SEATS * KINDS * MOST_PRICE
REFUSE: Final = ACCEPT + 1
COUNTER: Final = REFUSE + 1
RAID: Final = COUNTER + MOST_PRICE
BLOCK: Final = RAID + MOST_SEATS
VOTE: Final = BLOCK + 1
GIVE: Final = VOTE + 2
SHOW: Final = GIVE + MOST_SEATS * MOST_PRICE
ANSWERS: Final = SHOW + KINDS

NO: Final = VOTE
YES: Final = VOTE + 1

CARD_FIELD: Final = Field("card", CARDS)
PRICE_FIELD: Final = numbers("price", 1, MOST_PRICE)


def player_field(name: str) -> Field:
    return numbers(name, 0, MOST_SEATS - 1)


def offer(rival: int, card: int, price: int) -> int:
    return OFFER + (rival * KINDS + card) * MOST_PRICE + price - 1


def give(player: int, coins: int) -> int:
    return GIVE + player * MOST_PRICE + coins - 1


def codec() -> Codec:
    """All kinds of answers; the standing rights come last, because `first_right` is where they begin."""
    return Codec(
        (
            Kind(PASS, "pass"),
            Kind(DRAW, "draw", CARD_FIELD),
            Kind(PEEK, "peek", CARD_FIELD),
            Kind(TURN_UP, "turn_up", CARD_FIELD),
            Kind(ROLL, "roll", numbers("total", LOWEST_ROLL, 12)),
            Kind(BID, "bid", numbers("coins", 0, MOST_PRICE)),
            Kind(SPY, "spy", player_field("rival")),
            Kind(OFFER, "offer", player_field("rival"), CARD_FIELD, PRICE_FIELD),
            Kind(ACCEPT, "accept"),
            Kind(REFUSE, "refuse"),
            Kind(COUNTER, "counter", PRICE_FIELD),
            Kind(RAID, "raid", player_field("victim")),
            Kind(BLOCK, "block"),
            Kind(VOTE, "vote", Field("toll", ("no", "yes"))),
            Kind(GIVE, "give", player_field("player"), numbers("coins", 1, MOST_PRICE)),
            Kind(SHOW, "show", CARD_FIELD),
        )
    )
