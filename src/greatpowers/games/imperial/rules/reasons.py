"""Why an answer can be refused: a number for the engine, an id for the texts, the passage that says so."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
NOT_DEALT_HERE: Final = 1
CARD_GONE: Final = 2
NO_SUCH_PLAYER: Final = 3
STANDS_STILL: Final = 4
TOO_FAR: Final = 5
RONDEL_TOO_DEAR: Final = 6
INTEREST_UNCOVERED: Final = 7
NOT_HOME: Final = 8
HAS_FACTORY: Final = 9
NO_FACTORY: Final = 10
OCCUPIED: Final = 11
TREASURY_SHORT: Final = 12
SUPPLY_EMPTY: Final = 13
ORDER_PASSED: Final = 14
NO_PORT: Final = 15
NO_UNIT: Final = 16
UNIT_SPENT: Final = 17
NO_WAY: Final = 18
NOT_ADJACENT: Final = 19
CANAL_REFUSED: Final = 20
NO_FLEET: Final = 21
TRAIN_USED: Final = 22
CANNOT_HALT: Final = 23
NO_FOREIGN_UNIT: Final = 24
INTEREST_SHORT: Final = 25
NOT_THAT_UNIT: Final = 26
LAST_FACTORY: Final = 27
NOT_FOREIGN: Final = 28
TOO_FEW_ARMIES: Final = 29
DEFENDED: Final = 30
NOT_TO_ASK: Final = 31
NOT_WAITING: Final = 32
BOND_SOLD: Final = 33
NOT_YOUR_BOND: Final = 34
NOT_HIGHER: Final = 35
CASH_SHORT: Final = 36
OTHER_NATION: Final = 37
RAILWAY_CUT: Final = 38
NOT_GOVERNMENT: Final = 39
SAME_COAST: Final = 40
MUST_CHOOSE: Final = 41
COMPENSATION_SHORT: Final = 42
NO_GIFT_YET: Final = 43

STEP_PASSAGES: Final = {
    "fleets.unit-spent": "fleets-one-sea",
    "fleets.no-foreign-unit": "fleets-fight",
    "sail.not-adjacent": "fleets-one-sea",
    "import.not-home": "import-place",
    "import.order-passed": "import-three",
    "armies.no-factory": "destroy-three",
    "armies.no-foreign-unit": "fight-armies",
    "attack.no-foreign-unit": "fight-armies",
    "donate.cash-short": "purses-donate",
}
"""Where one reason has different sources: the passage for a refusal in one step."""

REASONS: Final = (
    ("legal", ""),
    ("not-dealt-here", "deal-three-cards"),
    ("card-gone", "deal-four-to-six-cards"),
    ("no-such-player", "experienced-start-player"),
    ("stands-still", "rondel-no-standing"),
    ("too-far", "rondel-six"),
    ("rondel-too-dear", "rondel-price"),
    ("interest-uncovered", "interest-private"),
    ("not-home", "factory-home"),
    ("has-factory", "factory-one-per-city"),
    ("no-factory", "production-each"),
    ("occupied", "provinces-hostile"),
    ("treasury-short", "purses-apart"),
    ("supply-empty", "faq-supply-units"),
    ("order-passed", "production-each"),
    ("no-port", "import-ports"),
    ("no-unit", "maneuver-steps"),
    ("unit-spent", "armies-step"),
    ("no-way", "armies-step"),
    ("not-adjacent", "armies-step"),
    ("canal-refused", "canals-fleet-permission"),
    ("no-fleet", "armies-convoy-chain"),
    ("train-used", "railway-before-or-after"),
    ("cannot-halt", "armies-convoy-land"),
    ("no-foreign-unit", "fleets-fight"),
    ("interest-short", "swiss-stop-condition"),
    ("not-that-unit", "fleets-mover-picks"),
    ("last-factory", "provinces-last-factory"),
    ("not-foreign", "provinces-stance"),
    ("too-few-armies", "destroy-three"),
    ("defended", "destroy-defender"),
    ("not-to-ask", "fleets-ask-in-turn"),
    ("not-waiting", "flags-later"),
    ("bond-sold", "invest-from-treasury"),
    ("not-your-bond", "invest-choice"),
    ("not-higher", "faq-bond-return"),
    ("cash-short", "invest-additional"),
    ("other-nation", "nocard-only-it"),
    ("railway-cut", "railway-cut"),
    ("not-government", "purses-donate"),
    ("same-coast", "armies-convoy-land"),
    ("must-choose", "flags-new"),
    ("compensation-short", "compensation-cannot-pay"),
    ("no-gift-yet", "purses-donate"),
)
