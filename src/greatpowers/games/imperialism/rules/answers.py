"""The answers of Imperialism as ints: each kind has a range of its own, laid out in the order of `codec`.

The constants repeat the layout for the engine; a test compares them with the codec.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.deck import ACHIEVEMENTS, CARDS, LANDS, POWERS, RELIGIONS, TERRITORIES, TITLES
from greatpowers.kernel.values import Codec, Field, Kind, Value, in_order, numbers

MOST_SEATS: Final = 4
NONE: Final = "none"

DEVELOPMENT: Final = 0
INTRIGUE: Final = 1
CONQUEST: Final = 2
WAR: Final = 3
TAXES: Final = 4
ACTIONS: Final = in_order(
    {DEVELOPMENT: "development", INTRIGUE: "intrigue", CONQUEST: "conquest", WAR: "war", TAXES: "taxes"}
)
SIMPLE_ACTIONS: Final = ("development", "taxes")
"""What needs no more than its name; the other actions are chosen by their first answer."""

PROVIDENCE: Final = 0
TERRITORY: Final = 1
PILES: Final = in_order({PROVIDENCE: "providence", TERRITORY: "territory"})

LAND_WAR: Final = 0
SEA_WAR: Final = 1
WARS: Final = in_order({LAND_WAR: "land", SEA_WAR: "sea"})

COUNTS: Final = (
    NONE,
    "army",
    "fleet",
    "gold",
    "food",
    "textiles",
    "spices",
    "exotic",
    "lands",
    "colonies",
    "ducats",
    "glory",
    "cancel",
)
"""What a card counts or gives, where its player has a choice. `cancel` marks a reply; nobody can answer it."""
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
DEVELOP: Final = ACT + 2
PLAY: Final = DEVELOP + 8
CONVERT: Final = PLAY + TITLES * TARGETS * COUNT_CHOICES
CONQUER: Final = CONVERT + RELIGIONS
DECLARE: Final = CONQUER + LANDS
SETTLE: Final = DECLARE + TITLES * MOST_SEATS * 2
DEFEND: Final = SETTLE + 1
TRIBUTE: Final = DEFEND + TITLES
CEDE: Final = TRIBUTE + 1
HUMILIATION: Final = CEDE + TERRITORIES
PLUNDER: Final = HUMILIATION + 1
FETCH: Final = PLUNDER + 1
LOOK: Final = FETCH + TITLES
USE: Final = LOOK + MOST_SEATS
SWAP: Final = USE + 1
CANCEL: Final = SWAP + MOST_SEATS * MOST_SEATS
CLAIM: Final = CANCEL + 1
ACHIEVE: Final = CLAIM + ACHIEVEMENTS
THWART: Final = ACHIEVE + ACHIEVEMENTS
ANSWERS: Final = THWART + MOST_SEATS


def play(title: int, target: int, count: int) -> int:
    """`target` is a seat, or -1 for nobody."""
    return PLAY + (title * TARGETS + target + 1) * COUNT_CHOICES + count


def declare(title: int, target: int, war: int) -> int:
    return DECLARE + (title * MOST_SEATS + target) * 2 + war


def swap(one: int, other: int) -> int:
    return SWAP + one * MOST_SEATS + other


SEATS: Final[tuple[Value, ...]] = tuple(range(MOST_SEATS))


def player_field(name: str) -> Field:
    return numbers(name, 0, MOST_SEATS - 1)


def target_field() -> Field:
    return Field("target", (NONE, *SEATS))


TITLE_FIELD: Final = Field("card", deck.TITLE_IDS)
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
            Kind(PLAY, "play", TITLE_FIELD, target_field(), COUNT_FIELD),
            Kind(CONVERT, "convert", Field("religion", deck.RELIGION_IDS)),
            Kind(CONQUER, "conquer", Field("territory", deck.LAND_IDS)),
            Kind(DECLARE, "declare", TITLE_FIELD, player_field("target"), Field("war", WARS)),
            Kind(SETTLE, "settle"),
            Kind(DEFEND, "defend", TITLE_FIELD),
            Kind(TRIBUTE, "tribute"),
            Kind(CEDE, "cede", Field("territory", deck.TERRITORY_IDS)),
            Kind(HUMILIATION, "humiliation"),
            Kind(PLUNDER, "plunder"),
            Kind(FETCH, "fetch", TITLE_FIELD),
            Kind(LOOK, "look", player_field("target")),
            Kind(USE, "use"),
            Kind(SWAP, "swap", player_field("one"), player_field("other")),
            Kind(CANCEL, "cancel"),
            Kind(CLAIM, "claim", ACHIEVEMENT_FIELD),
            Kind(ACHIEVE, "achieve", ACHIEVEMENT_FIELD),
            Kind(THWART, "thwart", player_field("target")),
        )
    )
