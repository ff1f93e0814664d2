"""What can happen in Imperialism. Gates write these; who may not know a card is shown its back instead."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.answers import (
    ACHIEVEMENT_FIELD,
    ACTIONS,
    CARD_FIELD,
    COUNT_FIELD,
    POWER_FIELD,
    PROVIDENCE_FIELD,
    TRACK_FIELD,
    WARS,
    player_field,
    target_field,
)
from greatpowers.games.imperialism.rules.deck import CARDS, MOST_SEATS, POWERS
from greatpowers.kernel.values import Field, Kind, in_order, kinds_in_order, numbers

PAID: Final = 0
STEPPED: Final = 1
GLORIFIED: Final = 2
BEGAN: Final = 3
DREW: Final = 4
TURNED_UP: Final = 5
TOOK: Final = 6
DISCARDED: Final = 7
REBUILT: Final = 8
OFFERED: Final = 9
CHOSE: Final = 10
RETURNED: Final = 11
REVEALED: Final = 12
TURN_BEGAN: Final = 13
ACTED: Final = 14
DEVELOPED: Final = 15
PLAYED: Final = 16
SPENT: Final = 17
CANCELLED: Final = 18
RULED: Final = 19
DEPOSED: Final = 20
CHANGED_PLACES: Final = 21
FETCHED: Final = 22
LOOKED: Final = 23
STOLE: Final = 24
CONVERTED: Final = 25
CONQUERED: Final = 26
DECLARED: Final = 27
DEFENDED: Final = 28
FOUGHT: Final = 29
MADE_PEACE: Final = 30
CEDED: Final = 31
ACHIEVED: Final = 32
UPSWUNG: Final = 33
TRIGGERED: Final = 34
SCORED: Final = 35
ENDED: Final = 36

FOR_START: Final = 0
FOR_DEVELOPMENT: Final = 1
FOR_TRADE: Final = 2
FOR_LEADER: Final = 3
FOR_GROWTH: Final = 4
FOR_REPEAT: Final = 5
FOR_CARD: Final = 6
FOR_INSOLVENT: Final = 7
FOR_CONQUEST: Final = 8
FOR_TRIBUTE: Final = 9
FOR_RUIN: Final = 10
FOR_PLUNDER: Final = 11
FOR_TAXES: Final = 12
FOR_FAITH: Final = 13
PURPOSES: Final = in_order(
    {
        FOR_START: "start",
        FOR_DEVELOPMENT: "development",
        FOR_TRADE: "trade",
        FOR_LEADER: "leader",
        FOR_GROWTH: "growth",
        FOR_REPEAT: "repeat",
        FOR_CARD: "card",
        FOR_INSOLVENT: "insolvent",
        FOR_CONQUEST: "conquest",
        FOR_TRIBUTE: "tribute",
        FOR_RUIN: "ruin",
        FOR_PLUNDER: "plunder",
        FOR_TAXES: "taxes",
        FOR_FAITH: "faith",
    }
)

BY_POWER: Final = 0
BY_START: Final = 1
BY_CARD: Final = 2
BY_TERRITORY: Final = 3
BY_ACHIEVEMENT: Final = 4
BY_RELIGION: Final = 5
BY_WAR: Final = 6
BY_GROWTH: Final = 7
BY_LEADER: Final = 8
BY_GOLD: Final = 9
BY_INSOLVENCY: Final = 10
BY_ESCAPE: Final = 11
BY_HUMILIATION: Final = 12
BY_RUIN: Final = 13
BY_CESSION: Final = 14
BY_UPSWING: Final = 15
SOURCES: Final = in_order(
    {
        BY_POWER: "power",
        BY_START: "start",
        BY_CARD: "card",
        BY_TERRITORY: "territory",
        BY_ACHIEVEMENT: "achievement",
        BY_RELIGION: "religion",
        BY_WAR: "war",
        BY_GROWTH: "growth",
        BY_LEADER: "leader",
        BY_GOLD: "gold",
        BY_INSOLVENCY: "insolvency",
        BY_ESCAPE: "escape",
        BY_HUMILIATION: "humiliation",
        BY_RUIN: "ruin",
        BY_CESSION: "cession",
        BY_UPSWING: "upswing",
    }
)

TRIBUTE: Final = 0
CESSION: Final = 1
HUMILIATION: Final = 2
RUIN: Final = 3
TERMS: Final = in_order({TRIBUTE: "tribute", CESSION: "cession", HUMILIATION: "humiliation", RUIN: "ruin"})

COLONIES: Final = 11
LANDS: Final = 12
FAITH: Final = 13
CATEGORIES: Final = in_order({**dict(enumerate(deck.TRACKS)), COLONIES: "colonies", LANDS: "lands", FAITH: "faith"})
"""What is scored at the end: the tracks by their number, then the rest."""

HIDDEN_PROVIDENCE: Final = CARDS
HIDDEN_TERRITORY: Final = CARDS + 1
HIDDEN_POWER: Final = POWERS

ACCOUNTS: Final = ("bank", *(f"player_{seat}" for seat in range(MOST_SEATS)))
MOST_STEPS: Final = 20
"""Steps are written from -20 to 20; code 20 is no step."""
MOST_DUCATS: Final = 9999


def kinds() -> tuple[Kind, ...]:
    player, target = player_field("player"), player_field("target")
    maybe_card = Field("card", (*deck.CARD_IDS, "hidden_providence", "hidden_territory"))
    maybe_power = Field("power", (*deck.POWER_IDS, "hidden"))
    source = Field("source", SOURCES)
    strength = Field("strength", tuple(range(-99, 100)))
    return kinds_in_order(
        Kind(
            PAID,
            "paid",
            Field("payer", ACCOUNTS),
            Field("payee", ACCOUNTS),
            numbers("ducats", 0, MOST_DUCATS),
            Field("purpose", PURPOSES),
        ),
        Kind(STEPPED, "stepped", player, TRACK_FIELD, numbers("steps", -MOST_STEPS, MOST_STEPS), source),
        Kind(GLORIFIED, "glorified", player, numbers("glory", 0, 99), source),
        Kind(BEGAN, "began", numbers("seats", 0, MOST_SEATS)),
        Kind(DREW, "drew", player, maybe_card),
        Kind(TURNED_UP, "turned_up", Field("territory", deck.TERRITORY_IDS)),
        Kind(TOOK, "took", player, Field("territory", deck.TERRITORY_IDS)),
        Kind(DISCARDED, "discarded", player, CARD_FIELD),
        Kind(REBUILT, "rebuilt", CARD_FIELD, numbers("copies", 0, 50)),
        Kind(OFFERED, "offered", player, maybe_power),
        Kind(CHOSE, "chose", player, POWER_FIELD),
        Kind(RETURNED, "returned", player, maybe_power),
        Kind(REVEALED, "revealed", ACHIEVEMENT_FIELD),
        Kind(TURN_BEGAN, "turn_began", player),
        Kind(ACTED, "acted", player, Field("action", ACTIONS)),
        Kind(DEVELOPED, "developed", player, Field("good", deck.GOODS)),
        Kind(PLAYED, "played", player, PROVIDENCE_FIELD, target_field(), COUNT_FIELD),
        Kind(SPENT, "spent", PROVIDENCE_FIELD),
        Kind(CANCELLED, "cancelled", player, PROVIDENCE_FIELD),
        Kind(RULED, "ruled", player, target, PROVIDENCE_FIELD),
        Kind(DEPOSED, "deposed", player, PROVIDENCE_FIELD),
        Kind(CHANGED_PLACES, "changed_places", player, target, PROVIDENCE_FIELD),
        Kind(FETCHED, "fetched", player, PROVIDENCE_FIELD),
        Kind(LOOKED, "looked", player, target),
        Kind(STOLE, "stole", player, target, maybe_card),
        Kind(CONVERTED, "converted", player, Field("religion", deck.RELIGION_IDS)),
        Kind(CONQUERED, "conquered", player, Field("territory", deck.LAND_IDS)),
        Kind(DECLARED, "declared", player, target, Field("war", WARS), PROVIDENCE_FIELD),
        Kind(DEFENDED, "defended", player, PROVIDENCE_FIELD),
        Kind(FOUGHT, "fought", player, target, strength, Field("defence", strength.values), player_field("winner")),
        Kind(MADE_PEACE, "made_peace", player, Field("term", TERMS)),
        Kind(CEDED, "ceded", player, target, Field("territory", deck.TERRITORY_IDS)),
        Kind(ACHIEVED, "achieved", player, ACHIEVEMENT_FIELD),
        Kind(UPSWUNG, "upswung", player),
        Kind(TRIGGERED, "triggered", player),
        Kind(SCORED, "scored", player, Field("category", CATEGORIES), numbers("points", 0, 9)),
        Kind(ENDED, "ended"),
    )


KINDS: Final = kinds()


def place(kind: int, field: str) -> int:
    """Where a field stands in the row that the journal keeps of an event."""
    return 1 + [known.name for known in KINDS[kind].fields].index(field)


def strength_code(strength: int) -> int:
    """A war sum as the journal keeps it."""
    return min(max(strength, -99), 99) + 99
