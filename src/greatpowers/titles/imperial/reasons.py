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
MUST_LAND: Final = 22
CANNOT_HALT: Final = 23
NO_FOREIGN_UNIT: Final = 24
CANNOT_FIGHT: Final = 25
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
NO_UPGRADE_AT_START: Final = 38
NOT_GOVERNMENT: Final = 39
SAME_COAST: Final = 40
MUST_CHOOSE: Final = 41

REASONS: Final = (
    ("legal", ""),
    ("not-dealt-here", "R30-deal-three-cards"),
    ("card-gone", "R30-deal-four-to-six-cards"),
    ("no-such-player", "R30-experienced-start-player"),
    ("stands-still", "R30-rondel-no-standing"),
    ("too-far", "R30-rondel-six"),
    ("rondel-too-dear", "R30-rondel-price"),
    ("interest-uncovered", "R30-interest-private"),
    ("not-home", "R30-factory-home"),
    ("has-factory", "R30-factory-one-per-city"),
    ("no-factory", "R30-production-each"),
    ("occupied", "R30-provinces-hostile"),
    ("treasury-short", "R30-purses-apart"),
    ("supply-empty", "R30-faq-supply-units"),
    ("order-passed", "R30-production-each"),
    ("no-port", "R30-import-ports"),
    ("no-unit", "R30-maneuver-steps"),
    ("unit-spent", "R30-armies-step"),
    ("no-way", "R30-armies-step"),
    ("not-adjacent", "R30-armies-step"),
    ("canal-refused", "R30-canals-fleet-permission"),
    ("no-fleet", "R30-armies-convoy-chain"),
    ("must-land", "R30-armies-convoy-land"),
    ("cannot-halt", "R30-armies-convoy-land"),
    ("no-foreign-unit", "R30-fleets-fight"),
    ("cannot-fight", "R30-fight-harbour"),
    ("not-that-unit", "R30-fleets-mover-picks"),
    ("last-factory", "R30-provinces-last-factory"),
    ("not-foreign", "R30-provinces-stance"),
    ("too-few-armies", "R30-destroy-three"),
    ("defended", "R30-destroy-defender"),
    ("not-to-ask", "R30-fleets-ask-in-turn"),
    ("not-waiting", "R30-flags-later"),
    ("bond-sold", "R30-invest-from-treasury"),
    ("not-your-bond", "R30-invest-choice"),
    ("not-higher", "R30-faq-bond-return"),
    ("cash-short", "R30-invest-additional"),
    ("other-nation", "R30-nocard-only-it"),
    ("no-upgrade-at-start", "R30-experienced-first-choice"),
    ("not-government", "R30-purses-donate"),
    ("same-coast", "R30-armies-convoy-land"),
    ("must-choose", "R30-flags-new"),
)
