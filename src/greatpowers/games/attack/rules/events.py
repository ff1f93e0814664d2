"""What can happen in Attack!. Gates write these; who may not know a card is shown its back instead."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules.answers import (
    ACTION_FIELD,
    LAND_FIELD,
    MONEYS,
    NONE,
    PLACE_IDS_FIELD,
    POLITICS_FIELD,
    REGION_FIELD,
    SEA_FIELD,
    SHIP_FIELD,
    TECHNOLOGY_FIELD,
    TYPE_FIELD,
    UNIT_FIELD,
    maybe_seat_field,
    seat_field,
)
from greatpowers.games.attack.rules.board import CANAL_IDS, REGION_IDS, SEA_IDS, WAY_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, DECKS, KINDS
from greatpowers.games.attack.rules.units import FACES, GOVERNMENTS, MOST_SEATS
from greatpowers.kernel.values import Field, Kind, in_order, kinds_in_order, numbers

PAID: Final = 0
RAISED: Final = 1
REMOVED: Final = 2
MARCHED: Final = 3
SAILED: Final = 4
LANDED: Final = 5
TOOK: Final = 6
LEFT: Final = 7
COUNTED: Final = 8
FOUNDED: Final = 9
GOVERNED: Final = 10
BEGAN: Final = 11
ROUND_BEGAN: Final = 12
TURN_BEGAN: Final = 13
ACTED: Final = 14
DREW: Final = 15
DISCARDED: Final = 16
PLAYED: Final = 17
SPENT: Final = 18
REBUILT: Final = 19
DEFENDED: Final = 20
KEPT: Final = 21
RETURNED: Final = 22
HANDED: Final = 23
IDLED: Final = 24
RECOVERED: Final = 25
LOOKED: Final = 26
SHOWED: Final = 27
DISCOVERED: Final = 28
ROLLED: Final = 29
FACED: Final = 30
BLOCKED: Final = 31
ALLOWED: Final = 32
FIRED: Final = 33
COMMANDED: Final = 34
COMMITTED: Final = 35
WON: Final = 36
LAID: Final = 37
SCORED_HIT: Final = 38
WITHDREW: Final = 39
TRIED: Final = 40
BADE: Final = 41
OFFERED: Final = 42
ANSWERED: Final = 43
SENT: Final = 44
BANNED: Final = 45
MARKED: Final = 46
EAGLE: Final = 47
ELIMINATED: Final = 48
ENDED: Final = 49
LINED: Final = 50
FELL: Final = 51
EXPOSED: Final = 52
RESEARCHED: Final = 53

FOR_START: Final = 0
FOR_ACTION: Final = 1
FOR_BUILD: Final = 2
FOR_AUCTION: Final = 3
FOR_RESEARCH: Final = 4
FOR_TRADE: Final = 5
FOR_CARD: Final = 6
FOR_PRODUCTION: Final = 7
PURPOSES: Final = in_order(
    {
        FOR_START: "start",
        FOR_ACTION: "action",
        FOR_BUILD: "build",
        FOR_AUCTION: "auction",
        FOR_RESEARCH: "research",
        FOR_TRADE: "trade",
        FOR_CARD: "card",
        FOR_PRODUCTION: "production",
    }
)

BY_CLAIM: Final = 0
BY_DEPLOYMENT: Final = 1
BY_BUILD: Final = 2
BY_GAIN: Final = 3
BY_CARD: Final = 4
BY_BATTLE: Final = 5
BY_AMBUSH: Final = 6
BY_RAID: Final = 7
BY_BOMBING: Final = 8
BY_ATOM: Final = 9
BY_RETREAT: Final = 10
CAUSES: Final = in_order(
    {
        BY_CLAIM: "claim",
        BY_DEPLOYMENT: "deployment",
        BY_BUILD: "build",
        BY_GAIN: "gain",
        BY_CARD: "card",
        BY_BATTLE: "battle",
        BY_AMBUSH: "ambush",
        BY_RAID: "raid",
        BY_BOMBING: "bombing",
        BY_ATOM: "atom",
        BY_RETREAT: "retreat",
    }
)

ARRIVES: Final = 0
ATTACKS: Final = 1
CROSSES: Final = 2
RETURNS: Final = 3
MANNERS: Final = in_order({ARRIVES: "arrives", ATTACKS: "attacks", CROSSES: "crosses", RETURNS: "returns"})

BY_ELIMINATION: Final = 0
BY_EAGLES: Final = 1
BY_ROUNDS: Final = 2
ENDINGS: Final = in_order({BY_ELIMINATION: "eliminated", BY_EAGLES: "eagles", BY_ROUNDS: "rounds"})

FROM_POLITICS: Final = 0
FROM_TRADE: Final = 1
BANS: Final = in_order({FROM_POLITICS: "politics", FROM_TRADE: "trade"})

NO_WAY: Final = len(REGION_IDS) + len(WAY_IDS)
"""In `blocked`: a card was answered, not a Move."""

ACCOUNTS: Final = ("bank", *(f"player_{seat}" for seat in range(MOST_SEATS)))
HIDDEN: Final = KINDS
"""Behind the kinds of cards: a card of each deck as those see it who may not know it."""
MOST_NOTED: Final = 99
"""The highest round, number of shots or score to reach that an event holds; more is written down as this."""
MOST_ACTIONS: Final = 9999
"""Of one turn. The n-th costs n oil, so this many cost 49,995,000: more than eight full purses of a document (799,992)
and every card of an owner that brings oil (20 of 99), played anew in each of these actions, could pay."""
AMOUNT: Final = numbers("amount", 0, 99999)


def kinds() -> tuple[Kind, ...]:
    return kinds_in_order(*board_kinds(), *battle_kinds())


def board_kinds() -> tuple[Kind, ...]:
    """Money, pieces, regions, turns and cards."""
    player = seat_field("player")
    target = seat_field("target")
    maybe_card = Field("card", (*CARD_IDS, *(f"hidden_{deck}" for deck in DECKS)))
    cause = Field("cause", CAUSES)
    owner = maybe_seat_field("player")
    return (
        Kind(
            PAID,
            "paid",
            Field("payer", ACCOUNTS),
            Field("payee", ACCOUNTS),
            Field("money", MONEYS),
            AMOUNT,
            Field("purpose", PURPOSES),
        ),
        Kind(RAISED, "raised", player, UNIT_FIELD, PLACE_IDS_FIELD, cause),
        Kind(REMOVED, "removed", player, UNIT_FIELD, PLACE_IDS_FIELD, cause),
        Kind(
            MARCHED,
            "marched",
            player,
            LAND_FIELD,
            Field("origin", REGION_IDS),
            Field("goal", REGION_IDS),
            Field("manner", MANNERS),
        ),
        Kind(SAILED, "sailed", player, SHIP_FIELD, Field("origin", SEA_IDS), Field("goal", SEA_IDS)),
        Kind(LANDED, "landed", player, LAND_FIELD, REGION_FIELD),
        Kind(TOOK, "took", player, REGION_FIELD),
        Kind(LEFT, "left", player, REGION_FIELD),
        Kind(COUNTED, "counted", REGION_FIELD, Field("government", (*GOVERNMENTS, NONE))),
        Kind(FOUNDED, "founded", player, REGION_FIELD),
        Kind(GOVERNED, "governed", player, TYPE_FIELD),
        Kind(BEGAN, "began", owner),
        Kind(ROUND_BEGAN, "round_began", numbers("round", 0, MOST_NOTED), player),
        Kind(TURN_BEGAN, "turn_began", player),
        Kind(ACTED, "acted", player, ACTION_FIELD, numbers("oil", 0, MOST_ACTIONS)),
        Kind(DREW, "drew", player, maybe_card),
        Kind(DISCARDED, "discarded", player, maybe_card),
        Kind(PLAYED, "played", player, POLITICS_FIELD, maybe_seat_field("one"), maybe_seat_field("two")),
        Kind(SPENT, "spent", POLITICS_FIELD),
        Kind(REBUILT, "rebuilt", Field("card", CARD_IDS), numbers("copies", 0, 99)),
        Kind(DEFENDED, "defended", REGION_FIELD, maybe_card),
        Kind(KEPT, "kept", player, maybe_card),
        Kind(RETURNED, "returned", maybe_card, owner),
        Kind(HANDED, "handed", player, target, maybe_card),
        Kind(IDLED, "idled", player, maybe_card),
        Kind(RECOVERED, "recovered", player, maybe_card),
    )


def battle_kinds() -> tuple[Kind, ...]:
    """What comes of cards, dice, battles and deals, and the end."""
    player = seat_field("player")
    target = seat_field("target")
    maybe_card = Field("card", (*CARD_IDS, *(f"hidden_{deck}" for deck in DECKS)))
    cause = Field("cause", CAUSES)
    owner = maybe_seat_field("player")
    return (
        Kind(LOOKED, "looked", player, target, Field("deck", DECKS)),
        Kind(SHOWED, "showed", player, target, maybe_card),
        Kind(DISCOVERED, "discovered", player, TECHNOLOGY_FIELD),
        Kind(ROLLED, "rolled", owner, numbers("eyes", 0, 12)),
        Kind(FACED, "faced", owner, Field("face", FACES)),
        Kind(BLOCKED, "blocked", player, POLITICS_FIELD, Field("way", (*REGION_IDS, *WAY_IDS, NONE))),
        Kind(ALLOWED, "allowed", player, Field("answer", ("no", "yes")), Field("asked", (*SEA_IDS, *CANAL_IDS))),
        Kind(FIRED, "fired", player, SEA_FIELD, numbers("count", 0, MOST_NOTED)),
        Kind(COMMANDED, "commanded", player, REGION_FIELD),
        Kind(COMMITTED, "committed", owner, LAND_FIELD),
        Kind(WON, "won", owner, PLACE_IDS_FIELD),
        Kind(LAID, "laid", player, numbers("ships", 0, 8)),
        Kind(SCORED_HIT, "scored_hit", player, SHIP_FIELD),
        Kind(WITHDREW, "withdrew", player, Field("origin", SEA_IDS), Field("goal", SEA_IDS)),
        Kind(TRIED, "tried", player, REGION_FIELD, numbers("least", 0, MOST_NOTED), numbers("eyes", 0, 12)),
        Kind(BADE, "bade", player, numbers("production", 0, 999)),
        Kind(OFFERED, "offered", player, target),
        Kind(ANSWERED, "answered", player, Field("answer", ("no", "yes"))),
        Kind(SENT, "sent", player, numbers("fighters", 0, 99), numbers("bombers", 0, 99)),
        Kind(BANNED, "banned", player, Field("ban", BANS)),
        Kind(MARKED, "marked", player, REGION_FIELD),
        Kind(EAGLE, "eagle", numbers("eagles", 0, 99)),
        Kind(ELIMINATED, "eliminated", player),
        Kind(ENDED, "ended", Field("ending", ENDINGS)),
        Kind(LINED, "lined", player, numbers("place", 1, 8), SHIP_FIELD),
        Kind(FELL, "fell", REGION_FIELD, LAND_FIELD, cause),
        Kind(EXPOSED, "exposed", player, maybe_card),
        Kind(RESEARCHED, "researched", player, numbers("least", 0, 99), numbers("eyes", 0, 12)),
    )


EVENTS: Final = kinds()


def place(kind: int, field: str) -> int:
    """Where a field stands in the row that the journal keeps of an event."""
    return 1 + [known.name for known in EVENTS[kind].fields].index(field)
