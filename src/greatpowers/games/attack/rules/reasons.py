"""Why an answer can be refused: a number for the engine, an id for the texts, the passage that says so."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import in_order

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

STEP_PASSAGES: Final = {
    "transfer.too-far": "RAX-strategic-rule",
    "movement.no-ship": "RAX-sea-move",
    "bid.production-short": "RAX-economics-auction",
    "turn.not-an-opponent": "RAX-trade-goods",
    "engagement.no-battle-here": "RAX-sea-battle-order",
}
"""Where one reason has different sources: the passage for a refusal in one step."""

REASONS: Final = in_order(
    {
        LEGAL: ("legal", ""),
        NOT_ON_BOARD: ("not-on-board", "RAX-board-islands"),
        NOT_FREE: ("not-free", "RAX-setup-claim"),
        NOT_YOURS: ("not-yours", "RAX-governments-own"),
        SAME_CONTINENT: ("same-continent", "RAX-setup-continents"),
        NONE_LEFT: ("none-left", "RAX-setup-pieces"),
        OTHER_FLEET: ("other-fleet", "RAX-setup-deploy"),
        ONE_AREA_ONLY: ("one-area-only", "RAX-setup-deploy"),
        PILE_LACKS: ("pile-lacks", "RAX-setup-economics"),
        OIL_SHORT: ("oil-short", "RAX-rounds-oil"),
        PRODUCTION_SHORT: ("production-short", "RAX-purchase-place"),
        ONCE_A_TURN: ("once-a-turn", "RAX-rounds-once"),
        NOT_NOW: ("not-now", "RAX-rounds-complete"),
        NOTHING_TO_MOVE: ("nothing-to-move", "RAX-menu-movement"),
        NO_MINOR: ("no-minor", "RAX-diplomacy-roll"),
        PILE_EMPTY: ("pile-empty", "RAX-economics-auction"),
        CAPITAL_LOST: ("capital-lost", "RAX-politics-play-capital"),
        BANNED: ("banned", "ATK-146"),
        NOT_HELD: ("not-held", "RAX-politics-play-singly"),
        NOT_AN_OPPONENT: ("not-an-opponent", "RAX-politics-meaning"),
        NEEDS_VICTIM: ("needs-victim", "ATK-144"),
        NO_VICTIM: ("no-victim", "ATK-144"),
        SAME_VICTIM: ("same-victim", "ATK-145"),
        HAND_EMPTY: ("hand-empty", "ATK-144"),
        BLOCK_ONLY: ("block-only", "RAX-politics-block"),
        TRADE_OVER: ("trade-over", "RAX-trade-goods"),
        EMBARGOED: ("embargoed", "ATK-152"),
        NO_WAY: ("no-way", "RAX-trade-way"),
        REFUSED_OFTEN: ("refused-often", "ATK-156"),
        NO_PLANES: ("no-planes", "RAX-bombing-attacker"),
        NO_SUBMARINES: ("no-submarines", "RAX-raid-intro"),
        NO_UNIT: ("no-unit", "RAX-sea-move"),
        UNIT_SPENT: ("unit-spent", "ATK-109"),
        LAST_UNIT: ("last-unit", "ATK-54"),
        TOO_FAR: ("too-far", "ATK-55"),
        NOT_ADJACENT: ("not-adjacent", "ATK-141"),
        CANAL_CLOSED: ("canal-closed", "RAX-sea-canals"),
        CANAL_OPEN: ("canal-open", "RAX-sea-canals"),
        ASKED_ALREADY: ("asked-already", "ATK-116"),
        NO_FOE: ("no-foe", "ATK-117"),
        NOT_ATTACKED: ("not-attacked", "ATK-113"),
        NOT_CROSSED: ("not-crossed", "ATK-113"),
        TOO_MANY: ("too-many", "ATK-118"),
        NO_BATTLE_HERE: ("no-battle-here", "RAX-sea-battle-order"),
        ORDER_PASSED: ("order-passed", "ATK-122"),
        LIMIT_REACHED: ("limit-reached", "ATK-67"),
        MUST_COMMIT: ("must-commit", "ATK-67"),
        NO_HIT_LEFT: ("no-hit-left", "ATK-70"),
        NOT_THAT_UNIT: ("not-that-unit", "RAX-land-order"),
        NO_SHIP: ("no-ship", "RAX-naval-base"),
        MUST_ORDER: ("must-order", "ATK-101"),
        NOT_COASTAL: ("not-coastal", "RAX-purchase-ships"),
        TOO_LOW: ("too-low", "RAX-economics-auction"),
        NO_TECHNOLOGY: ("no-technology", "RAX-technology-private"),
        NOT_COUNTERED: ("not-countered", "RAX-politics-block-espionage"),
        NOT_TURNED: ("not-turned", "RAX-politics-block-espionage"),
        WRONG_DIRECTION: ("wrong-direction", "ATK-148"),
        OWN_TYPE_ALREADY: ("own-type-already", "ATK-148"),
        NOT_OWN_TYPE: ("not-own-type", "ATK-150"),
        NOT_WEAK: ("not-weak", "ATK-149"),
        NOTHING_OFFERED: ("nothing-offered", "RAX-trade-talk"),
        NOTHING_TO_GIVE: ("nothing-to-give", "RAX-trade-goods"),
        OFFERED_ALREADY: ("offered-already", "ATK-155"),
        COUNTERS_USED: ("counters-used", "ATK-155"),
        NOT_IDLE_ABLE: ("not-idle-able", "RAX-bombing-bombers"),
        NO_PLANE_HERE: ("no-plane-here", "RAX-bombing-losses"),
        NO_ROUTE_HERE: ("no-route-here", "RAX-raid-show"),
        NO_SUCH_SUM: ("no-such-sum", "RAX-production-oil"),
        MUST_CHOOSE: ("must-choose", "ATK-101"),
        CAPITAL_THERE: ("capital-there", "ATK-149"),
        KNOWN_TECHNOLOGY: ("known-technology", "ATK-10"),
    }
)
