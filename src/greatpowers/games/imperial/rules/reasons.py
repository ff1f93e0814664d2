"""Why an answer can be refused: a number for the engine, an id for the texts, the passage that says so."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import in_order

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
BACK_AGAIN: Final = 44

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

REASONS: Final = in_order(
    {
        LEGAL: ("legal", ""),
        NOT_DEALT_HERE: ("not-dealt-here", "deal-three-cards"),
        CARD_GONE: ("card-gone", "deal-four-to-six-cards"),
        NO_SUCH_PLAYER: ("no-such-player", "experienced-start-player"),
        STANDS_STILL: ("stands-still", "rondel-no-standing"),
        TOO_FAR: ("too-far", "rondel-six"),
        RONDEL_TOO_DEAR: ("rondel-too-dear", "rondel-price"),
        INTEREST_UNCOVERED: ("interest-uncovered", "interest-private"),
        NOT_HOME: ("not-home", "factory-home"),
        HAS_FACTORY: ("has-factory", "factory-one-per-city"),
        NO_FACTORY: ("no-factory", "production-each"),
        OCCUPIED: ("occupied", "provinces-hostile"),
        TREASURY_SHORT: ("treasury-short", "purses-apart"),
        SUPPLY_EMPTY: ("supply-empty", "faq-supply-units"),
        ORDER_PASSED: ("order-passed", "production-each"),
        NO_PORT: ("no-port", "import-ports"),
        NO_UNIT: ("no-unit", "maneuver-steps"),
        UNIT_SPENT: ("unit-spent", "armies-step"),
        NO_WAY: ("no-way", "armies-step"),
        NOT_ADJACENT: ("not-adjacent", "armies-step"),
        CANAL_REFUSED: ("canal-refused", "canals-fleet-permission"),
        NO_FLEET: ("no-fleet", "armies-convoy-chain"),
        TRAIN_USED: ("train-used", "railway-before-or-after"),
        CANNOT_HALT: ("cannot-halt", "armies-convoy-land"),
        NO_FOREIGN_UNIT: ("no-foreign-unit", "fleets-fight"),
        INTEREST_SHORT: ("interest-short", "swiss-stop-condition"),
        NOT_THAT_UNIT: ("not-that-unit", "fleets-mover-picks"),
        LAST_FACTORY: ("last-factory", "provinces-last-factory"),
        NOT_FOREIGN: ("not-foreign", "provinces-stance"),
        TOO_FEW_ARMIES: ("too-few-armies", "destroy-three"),
        DEFENDED: ("defended", "destroy-defender"),
        NOT_TO_ASK: ("not-to-ask", "fleets-ask-in-turn"),
        NOT_WAITING: ("not-waiting", "flags-later"),
        BOND_SOLD: ("bond-sold", "invest-from-treasury"),
        NOT_YOUR_BOND: ("not-your-bond", "invest-choice"),
        NOT_HIGHER: ("not-higher", "faq-bond-return"),
        CASH_SHORT: ("cash-short", "invest-additional"),
        OTHER_NATION: ("other-nation", "nocard-only-it"),
        RAILWAY_CUT: ("railway-cut", "railway-cut"),
        NOT_GOVERNMENT: ("not-government", "purses-donate"),
        SAME_COAST: ("same-coast", "armies-convoy-land"),
        MUST_CHOOSE: ("must-choose", "flags-new"),
        COMPENSATION_SHORT: ("compensation-short", "compensation-cannot-pay"),
        NO_GIFT_YET: ("no-gift-yet", "purses-donate"),
        BACK_AGAIN: ("back-again", "railway-before-or-after"),
    }
)
