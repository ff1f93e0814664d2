"""Why an answer can be refused: a number for the engine, an id for the texts, the passage that says so."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "legal",
    "not-on-board",
    "not-free",
    "not-yours",
    "same-continent",
    "none-left",
    "other-fleet",
    "one-area-only",
    "pile-lacks",
    "oil-short",
    "production-short",
    "once-a-turn",
    "not-now",
    "nothing-to-move",
    "no-minor",
    "pile-empty",
    "capital-lost",
    "banned",
    "not-held",
    "not-an-opponent",
    "needs-victim",
    "no-victim",
    "same-victim",
    "hand-empty",
    "block-only",
    "trade-over",
    "embargoed",
    "no-way",
    "refused-often",
    "no-planes",
    "no-submarines",
    "no-unit",
    "unit-spent",
    "last-unit",
    "too-far",
    "not-adjacent",
    "canal-closed",
    "canal-open",
    "asked-already",
    "no-foe",
    "not-attacked",
    "not-crossed",
    "too-many",
    "no-battle-here",
    "order-passed",
    "limit-reached",
    "must-commit",
    "no-hit-left",
    "not-that-unit",
    "no-ship",
    "must-order",
    "not-coastal",
    "too-low",
    "no-technology",
    "not-countered",
    "not-turned",
    "wrong-direction",
    "own-type-already",
    "not-own-type",
    "not-weak",
    "nothing-offered",
    "nothing-to-give",
    "offered-already",
    "counters-used",
    "not-idle-able",
    "no-plane-here",
    "no-route-here",
    "no-such-sum",
    "must-choose",
    "capital-there",
    "known-technology",
)
"""Ids in the order of their numbers."""

LEGAL: Final = 0
NOT_ON_BOARD: Final = 1
NOT_FREE: Final = 2
NOT_YOURS: Final = 3
SAME_CONTINENT: Final = 4
NONE_LEFT: Final = 5
OTHER_FLEET: Final = 6
ONE_AREA_ONLY: Final = 7
PILE_LACKS: Final = 8
OIL_SHORT: Final = 9
PRODUCTION_SHORT: Final = 10
ONCE_A_TURN: Final = 11
NOT_NOW: Final = 12
NOTHING_TO_MOVE: Final = 13
NO_MINOR: Final = 14
PILE_EMPTY: Final = 15
CAPITAL_LOST: Final = 16
BANNED: Final = 17
NOT_HELD: Final = 18
NOT_AN_OPPONENT: Final = 19
NEEDS_VICTIM: Final = 20
NO_VICTIM: Final = 21
SAME_VICTIM: Final = 22
HAND_EMPTY: Final = 23
BLOCK_ONLY: Final = 24
TRADE_OVER: Final = 25
EMBARGOED: Final = 26
NO_WAY: Final = 27
REFUSED_OFTEN: Final = 28
NO_PLANES: Final = 29
NO_SUBMARINES: Final = 30
NO_UNIT: Final = 31
UNIT_SPENT: Final = 32
LAST_UNIT: Final = 33
TOO_FAR: Final = 34
NOT_ADJACENT: Final = 35
CANAL_CLOSED: Final = 36
CANAL_OPEN: Final = 37
ASKED_ALREADY: Final = 38
NO_FOE: Final = 39
NOT_ATTACKED: Final = 40
NOT_CROSSED: Final = 41
TOO_MANY: Final = 42
NO_BATTLE_HERE: Final = 43
ORDER_PASSED: Final = 44
LIMIT_REACHED: Final = 45
MUST_COMMIT: Final = 46
NO_HIT_LEFT: Final = 47
NOT_THAT_UNIT: Final = 48
NO_SHIP: Final = 49
MUST_ORDER: Final = 50
NOT_COASTAL: Final = 51
TOO_LOW: Final = 52
NO_TECHNOLOGY: Final = 53
NOT_COUNTERED: Final = 54
NOT_TURNED: Final = 55
WRONG_DIRECTION: Final = 56
OWN_TYPE_ALREADY: Final = 57
NOT_OWN_TYPE: Final = 58
NOT_WEAK: Final = 59
NOTHING_OFFERED: Final = 60
NOTHING_TO_GIVE: Final = 61
OFFERED_ALREADY: Final = 62
COUNTERS_USED: Final = 63
NOT_IDLE_ABLE: Final = 64
NO_PLANE_HERE: Final = 65
NO_ROUTE_HERE: Final = 66
NO_SUCH_SUM: Final = 67
MUST_CHOOSE: Final = 68
CAPITAL_THERE: Final = 69
KNOWN_TECHNOLOGY: Final = 70

PASSAGES: Final = {
    "not-on-board": "RAX-board-islands",
    "not-free": "RAX-setup-claim",
    "not-yours": "RAX-governments-own",
    "same-continent": "RAX-setup-continents",
    "none-left": "RAX-setup-pieces",
    "other-fleet": "RAX-setup-deploy",
    "one-area-only": "RAX-setup-deploy",
    "pile-lacks": "RAX-setup-economics",
    "oil-short": "RAX-rounds-oil",
    "production-short": "RAX-purchase-place",
    "once-a-turn": "RAX-rounds-once",
    "not-now": "RAX-rounds-complete",
    "nothing-to-move": "RAX-menu-movement",
    "no-minor": "RAX-diplomacy-roll",
    "pile-empty": "RAX-economics-auction",
    "capital-lost": "RAX-politics-play-capital",
    "banned": "ATK-146",
    "not-held": "RAX-politics-play-singly",
    "not-an-opponent": "RAX-politics-meaning",
    "needs-victim": "ATK-144",
    "no-victim": "ATK-144",
    "same-victim": "ATK-145",
    "hand-empty": "ATK-144",
    "block-only": "RAX-politics-block",
    "trade-over": "RAX-trade-goods",
    "embargoed": "ATK-152",
    "no-way": "RAX-trade-way",
    "refused-often": "ATK-156",
    "no-planes": "RAX-bombing-attacker",
    "no-submarines": "RAX-raid-intro",
    "no-unit": "RAX-sea-move",
    "unit-spent": "ATK-109",
    "last-unit": "ATK-54",
    "too-far": "ATK-55",
    "not-adjacent": "ATK-141",
    "canal-closed": "RAX-sea-canals",
    "canal-open": "RAX-sea-canals",
    "asked-already": "ATK-116",
    "no-foe": "ATK-117",
    "not-attacked": "ATK-113",
    "not-crossed": "ATK-113",
    "too-many": "ATK-118",
    "no-battle-here": "RAX-sea-battle-order",
    "order-passed": "ATK-122",
    "limit-reached": "ATK-67",
    "must-commit": "ATK-67",
    "no-hit-left": "ATK-70",
    "not-that-unit": "RAX-land-order",
    "no-ship": "RAX-naval-base",
    "must-order": "ATK-101",
    "not-coastal": "RAX-purchase-ships",
    "too-low": "RAX-economics-auction",
    "no-technology": "RAX-technology-private",
    "not-countered": "RAX-politics-block-espionage",
    "not-turned": "RAX-politics-block-espionage",
    "wrong-direction": "ATK-148",
    "own-type-already": "ATK-148",
    "not-own-type": "ATK-150",
    "not-weak": "ATK-149",
    "nothing-offered": "RAX-trade-talk",
    "nothing-to-give": "RAX-trade-goods",
    "offered-already": "ATK-155",
    "counters-used": "ATK-155",
    "not-idle-able": "RAX-bombing-bombers",
    "no-plane-here": "RAX-bombing-losses",
    "no-route-here": "RAX-raid-show",
    "no-such-sum": "RAX-production-oil",
    "must-choose": "ATK-101",
    "capital-there": "ATK-149",
    "known-technology": "ATK-10",
}
"""The passage behind each reason, by its id."""

STEP_PASSAGES: Final = {
    "transfer.too-far": "RAX-strategic-rule",
    "movement.no-ship": "RAX-sea-move",
    "bid.production-short": "RAX-economics-auction",
    "turn.not-an-opponent": "RAX-trade-goods",
    "engagement.no-battle-here": "RAX-sea-battle-order",
}
"""Where one reason has different sources: the passage for a refusal in one step."""

REASONS: Final = tuple((name, PASSAGES.get(name, "")) for name in NAMES)
