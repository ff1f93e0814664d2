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
    ("not-dealt-here", ""),
    ("card-gone", ""),
    ("no-such-player", ""),
    ("stands-still", ""),
    ("too-far", ""),
    ("rondel-too-dear", ""),
    ("interest-uncovered", ""),
    ("not-home", ""),
    ("has-factory", ""),
    ("no-factory", ""),
    ("occupied", ""),
    ("treasury-short", ""),
    ("supply-empty", ""),
    ("order-passed", ""),
    ("no-port", ""),
    ("no-unit", ""),
    ("unit-spent", ""),
    ("no-way", ""),
    ("not-adjacent", ""),
    ("canal-refused", ""),
    ("no-fleet", ""),
    ("must-land", ""),
    ("cannot-halt", ""),
    ("no-foreign-unit", ""),
    ("cannot-fight", ""),
    ("not-that-unit", ""),
    ("last-factory", ""),
    ("not-foreign", ""),
    ("too-few-armies", ""),
    ("defended", ""),
    ("not-to-ask", ""),
    ("not-waiting", ""),
    ("bond-sold", ""),
    ("not-your-bond", ""),
    ("not-higher", ""),
    ("cash-short", ""),
    ("other-nation", ""),
    ("no-upgrade-at-start", ""),
    ("not-government", ""),
    ("same-coast", ""),
    ("must-choose", ""),
)
