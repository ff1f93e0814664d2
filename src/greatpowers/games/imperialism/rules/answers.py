"""The answers of Imperialism as ints: each kind has a range of its own, laid out in the order of `codec`.

The constants repeat the layout for the engine; a test compares them with the codec.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.deck import (
    ACHIEVEMENTS,
    CARDS,
    LANDS,
    MOST_SEATS,
    PILES,
    POWERS,
    PROVIDENCE_CARDS,
    RELIGIONS,
    TERRITORIES,
)
from greatpowers.kernel.values import Codec, Field, Kind, Value, in_order, numbers

NONE: Final = "none"

DEVELOPMENT: Final = 0
INTRIGUE: Final = 1
CONQUEST: Final = 2
WAR: Final = 3
TAXES: Final = 4
ACTIONS: Final = in_order(
    {DEVELOPMENT: "development", INTRIGUE: "intrigue", CONQUEST: "conquest", WAR: "war", TAXES: "taxes"}
)
SIMPLE_ACTIONS: Final = (ACTIONS[DEVELOPMENT], ACTIONS[TAXES])
"""What needs no more than its name; the other actions are chosen by their first answer."""

LAND_WAR: Final = 0
SEA_WAR: Final = 1
WARS: Final = in_order({LAND_WAR: "land", SEA_WAR: "sea"})

NOTHING: Final = 0
BY_ARMY: Final = 1
BY_FLEET: Final = 2
BY_GOLD: Final = 3
BY_FOOD: Final = 4
BY_TEXTILES: Final = 5
BY_SPICES: Final = 6
BY_EXOTIC: Final = 7
BY_LANDS: Final = 8
BY_COLONIES: Final = 9
FOR_DUCATS: Final = 10
FOR_GLORY: Final = 11
TO_CANCEL: Final = 12
COUNT_CHOICES: Final = 13
COUNTS: Final = in_order(
    {
        NOTHING: NONE,
        BY_ARMY: "army",
        BY_FLEET: "fleet",
        BY_GOLD: "gold",
        BY_FOOD: "food",
        BY_TEXTILES: "textiles",
        BY_SPICES: "spices",
        BY_EXOTIC: "exotic",
        BY_LANDS: "lands",
        BY_COLONIES: "colonies",
        FOR_DUCATS: "ducats",
        FOR_GLORY: "glory",
        TO_CANCEL: "cancel",
    }
)
"""What a card counts or gives, where its player has a choice. `cancel` marks a reply; nobody can answer it."""
COUNTED_TRACKS: Final = {
    BY_ARMY: deck.ARMY,
    BY_FLEET: deck.FLEET,
    BY_GOLD: deck.GOLD,
    BY_FOOD: deck.FOOD,
    BY_TEXTILES: deck.TEXTILES,
    BY_SPICES: deck.SPICES,
    BY_EXOTIC: deck.EXOTIC,
}
TARGETS: Final = MOST_SEATS + 1
"""Nobody, or one of the seats."""

PASS: Final = 0
KEEP: Final = PASS + 1
RAISE: Final = KEEP + POWERS
ESCAPE: Final = RAISE + deck.TRACK_COUNT
DISCARD: Final = ESCAPE + 1
TAKE: Final = DISCARD + CARDS
DRAW: Final = TAKE + CARDS
DRAWN: Final = DRAW + 2
DEALT: Final = DRAWN + CARDS
REVEALED: Final = DEALT + POWERS
ACT: Final = REVEALED + ACHIEVEMENTS
ACT_DEVELOPMENT: Final = ACT
ACT_TAXES: Final = ACT + 1
DEVELOP: Final = ACT + 2
PLAY: Final = DEVELOP + 8
CONVERT: Final = PLAY + PROVIDENCE_CARDS * TARGETS * COUNT_CHOICES
CONQUER: Final = CONVERT + RELIGIONS
DECLARE: Final = CONQUER + LANDS
SETTLE: Final = DECLARE + PROVIDENCE_CARDS * MOST_SEATS * 2
DEFEND: Final = SETTLE + 1
TRIBUTE: Final = DEFEND + PROVIDENCE_CARDS
CEDE: Final = TRIBUTE + 1
HUMILIATION: Final = CEDE + TERRITORIES
PLUNDER: Final = HUMILIATION + 1
FETCH: Final = PLUNDER + 1
LOOK: Final = FETCH + PROVIDENCE_CARDS
USE: Final = LOOK + MOST_SEATS
SWAP: Final = USE + 1
CANCEL: Final = SWAP + MOST_SEATS * MOST_SEATS
CLAIM: Final = CANCEL + 1
ACHIEVE: Final = CLAIM + ACHIEVEMENTS
THWART: Final = ACHIEVE + ACHIEVEMENTS
ANSWERS: Final = THWART + MOST_SEATS


NOBODY_AIMED_AT: Final = -1


def play(card: int, target: int, count: int) -> int:
    """`target` is a seat, or `NOBODY_AIMED_AT`."""
    return PLAY + (card * TARGETS + target + 1) * COUNT_CHOICES + count


def played_card(answer: int) -> int:
    return (answer - PLAY) // (TARGETS * COUNT_CHOICES)


def played_target(answer: int) -> int:
    return (answer - PLAY) // COUNT_CHOICES % TARGETS - 1


def played_count(answer: int) -> int:
    return (answer - PLAY) % COUNT_CHOICES


def declare(card: int, target: int, war: int) -> int:
    return DECLARE + (card * MOST_SEATS + target) * 2 + war


def declared_card(answer: int) -> int:
    return (answer - DECLARE) // (2 * MOST_SEATS)


def declared_target(answer: int) -> int:
    return (answer - DECLARE) // 2 % MOST_SEATS


def declared_war(answer: int) -> int:
    return (answer - DECLARE) % 2


def swap(one: int, other: int) -> int:
    return SWAP + one * MOST_SEATS + other


def swapped_one(answer: int) -> int:
    return (answer - SWAP) // MOST_SEATS


def swapped_other(answer: int) -> int:
    return (answer - SWAP) % MOST_SEATS


SEATS: Final[tuple[Value, ...]] = tuple(range(MOST_SEATS))


def player_field(name: str) -> Field:
    return numbers(name, 0, MOST_SEATS - 1)


def target_field() -> Field:
    return Field("target", (NONE, *SEATS))


PROVIDENCE_FIELD: Final = Field("card", deck.PROVIDENCE_IDS)
CARD_FIELD: Final = Field("card", deck.CARD_IDS)
TRACK_FIELD: Final = Field("track", deck.TRACKS)
COUNT_FIELD: Final = Field("count", COUNTS)
ACHIEVEMENT_FIELD: Final = Field("achievement", deck.ACHIEVEMENT_IDS)
POWER_FIELD: Final = Field("power", deck.POWER_IDS)


def codec() -> Codec:
    """All kinds of answers; the ids are those of every deck."""
    return Codec(
        (
            Kind(PASS, "pass"),
            Kind(KEEP, "keep", POWER_FIELD),
            Kind(RAISE, "raise", TRACK_FIELD),
            Kind(ESCAPE, "escape"),
            Kind(DISCARD, "discard", CARD_FIELD),
            Kind(TAKE, "take", CARD_FIELD),
            Kind(DRAW, "draw", Field("pile", PILES)),
            Kind(DRAWN, "drawn", CARD_FIELD),
            Kind(DEALT, "dealt", POWER_FIELD),
            Kind(REVEALED, "revealed", ACHIEVEMENT_FIELD),
            Kind(ACT, "act", Field("action", SIMPLE_ACTIONS)),
            Kind(DEVELOP, "develop", Field("good", deck.GOODS)),
            Kind(PLAY, "play", PROVIDENCE_FIELD, target_field(), COUNT_FIELD),
            Kind(CONVERT, "convert", Field("religion", deck.RELIGION_IDS)),
            Kind(CONQUER, "conquer", Field("territory", deck.LAND_IDS)),
            Kind(DECLARE, "declare", PROVIDENCE_FIELD, player_field("target"), Field("war", WARS)),
            Kind(SETTLE, "settle"),
            Kind(DEFEND, "defend", PROVIDENCE_FIELD),
            Kind(TRIBUTE, "tribute"),
            Kind(CEDE, "cede", Field("territory", deck.TERRITORY_IDS)),
            Kind(HUMILIATION, "humiliation"),
            Kind(PLUNDER, "plunder"),
            Kind(FETCH, "fetch", PROVIDENCE_FIELD),
            Kind(LOOK, "look", player_field("target")),
            Kind(USE, "use"),
            Kind(SWAP, "swap", player_field("one"), player_field("other")),
            Kind(CANCEL, "cancel"),
            Kind(CLAIM, "claim", ACHIEVEMENT_FIELD),
            Kind(ACHIEVE, "achieve", ACHIEVEMENT_FIELD),
            Kind(THWART, "thwart", player_field("target")),
        )
    )
