"""Why an answer can be refused: a number for the engine, an id for the texts, the passage that says so."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import in_order

LEGAL: Final = 0
NOT_DEALT: Final = 1
TRACK_NOT_OFFERED: Final = 2
TRACK_FULL: Final = 3
DUCATS_SHORT: Final = 4
PRESTIGE_SHORT: Final = 5
NOT_HELD: Final = 6
ORDER_PASSED: Final = 7
NOT_DISPLAYED: Final = 8
WAY_CHOSEN: Final = 9
PILE_EMPTY: Final = 10
PILE_LACKS: Final = 11
STACK_LACKS: Final = 12
ACTION_REPEATED: Final = 13
WAR_BANNED: Final = 14
INDUSTRY_GATE: Final = 15
NOT_TO_REPEAT: Final = 16
WRONG_WINDOW: Final = 17
NEEDS_TARGET: Final = 18
NOT_AN_OPPONENT: Final = 19
WRONG_COUNT: Final = 20
SAME_TYPE: Final = 21
FAITH_LOCKED: Final = 22
FAITH_CHANGED: Final = 23
RELIGION_TAKEN: Final = 24
CONDITION_UNMET: Final = 25
STRENGTH_SHORT: Final = 26
MARKED_ALREADY: Final = 27
NOT_A_WAR_CARD: Final = 28
TOO_LATE_TO_SETTLE: Final = 29
NOT_IN_FRONT: Final = 30
NOT_A_COLONY: Final = 31
NOT_IN_DISCARD: Final = 32
WRONG_CATEGORY: Final = 33
HAND_EMPTY: Final = 34
NOTHING_TO_SWAP: Final = 35
NOT_VISIBLE: Final = 36
ACHIEVED_ALREADY: Final = 37
NOT_YOUR_TURN: Final = 38
NOT_YET: Final = 39
FLEET_NOT_HIGHER: Final = 40
TOOK_PART: Final = 41
NOT_WON: Final = 42
NOT_IN_THE_WAR: Final = 43
LAND_WAR_ONLY: Final = 44
EXOTIC_SHORT: Final = 45
MUST_CHOOSE: Final = 46
NOBODY_ELSES: Final = 47
WAR_SETTLED: Final = 48

REASONS: Final = in_order(
    {
        LEGAL: ("legal", ""),
        NOT_DEALT: ("not-dealt", "R14-setup-great-powers"),
        TRACK_NOT_OFFERED: ("track-not-offered", "R14-growth-optional"),
        TRACK_FULL: ("track-full", "RTD-69"),
        DUCATS_SHORT: ("ducats-short", "R14-conquest-terms"),
        PRESTIGE_SHORT: ("prestige-short", "R14-peace-no-term"),
        NOT_HELD: ("not-held", "R14-intrigue-choice"),
        ORDER_PASSED: ("order-passed", "R14-hand-discard"),
        NOT_DISPLAYED: ("not-displayed", "R14-hand-way-display"),
        WAY_CHOSEN: ("way-chosen", "R14-hand-way-piles"),
        PILE_EMPTY: ("pile-empty", "RTD-3"),
        PILE_LACKS: ("pile-lacks", "R14-hand-rebuild"),
        STACK_LACKS: ("stack-lacks", "R14-setup-achievements"),
        ACTION_REPEATED: ("action-repeated", "R14-action-another"),
        WAR_BANNED: ("war-banned", "R14-icon-no-war"),
        INDUSTRY_GATE: ("industry-gate", "R14-industry-gate"),
        NOT_TO_REPEAT: ("not-to-repeat", "R14-exotic-leader"),
        WRONG_WINDOW: ("wrong-window", "R14-cards-events-rules"),
        NEEDS_TARGET: ("needs-target", "R14-cards-plots-rules"),
        NOT_AN_OPPONENT: ("not-an-opponent", "R14-intrigue-power-replaces"),
        WRONG_COUNT: ("wrong-count", "RTD-61"),
        SAME_TYPE: ("same-type", "R14-intrigue-two-different"),
        FAITH_LOCKED: ("faith-locked", "R14-faith-locked"),
        FAITH_CHANGED: ("faith-changed", "R14-faith-once"),
        RELIGION_TAKEN: ("religion-taken", "R14-faith-two-cards"),
        CONDITION_UNMET: ("condition-unmet", "R14-achievements-must"),
        STRENGTH_SHORT: ("strength-short", "R14-conquest-terms"),
        MARKED_ALREADY: ("marked-already", "R14-conquest-india-china"),
        NOT_A_WAR_CARD: ("not-a-war-card", "R14-war-declare"),
        TOO_LATE_TO_SETTLE: ("too-late-to-settle", "R14-settlement-effect"),
        NOT_IN_FRONT: ("not-in-front", "R14-peace-cession"),
        NOT_A_COLONY: ("not-a-colony", "R14-peace-cession"),
        NOT_IN_DISCARD: ("not-in-discard", "RTD-84"),
        WRONG_CATEGORY: ("wrong-category", "R14-shipyards-growth"),
        HAND_EMPTY: ("hand-empty", "R14-great-diplomat-instant"),
        NOTHING_TO_SWAP: ("nothing-to-swap", "R14-ruling-house-instant"),
        NOT_VISIBLE: ("not-visible", "R14-setup-achievements-available"),
        ACHIEVED_ALREADY: ("achieved-already", "R14-achievements-one"),
        NOT_YOUR_TURN: ("not-your-turn", "R14-turn-achievement"),
        NOT_YET: ("not-yet", "RTD-63"),
        FLEET_NOT_HIGHER: ("fleet-not-higher", "R14-naval-blockade-effect"),
        TOOK_PART: ("took-part", "R14-armed-intervention-effect"),
        NOT_WON: ("not-won", "R14-greedy-plunder-effect"),
        NOT_IN_THE_WAR: ("not-in-the-war", "R14-patriotic-rising-effect"),
        LAND_WAR_ONLY: ("land-war-only", "R14-armed-intervention-effect"),
        EXOTIC_SHORT: ("exotic-short", "R14-special-year-effect"),
        MUST_CHOOSE: ("must-choose", "R14-action-another"),
        NOBODY_ELSES: ("nobody-elses", "R14-intrigue-power-replaces"),
        WAR_SETTLED: ("war-settled", "R14-settlement-effect"),
    }
)

STEP_PASSAGES: Final = {
    "action.condition-unmet": "R14-faith-conditions",
    "action.not-held": "R14-action-another",
    "action.not-an-opponent": "R14-war-declare",
    "defend.not-held": "R14-war-declare",
    "defend.order-passed": "R14-war-declare",
    "discard.not-held": "R14-hand-discard",
    "trim.not-held": "R14-limit-five",
    "explore.not-held": "R14-explorer-instant",
    "explore.not-a-colony": "R14-explorer-instant",
    "respond.not-held": "R14-diplomatic-action-effect",
    "pirates.not-held": "R14-pirates-effect",
    "urge.not-held": "R14-colonial-urge-effect",
    "war_events.not-held": "R14-war-events-order",
    "development.not-held": "R14-special-year-effect",
    "development.must-choose": "R14-development-choose",
    "raise.must-choose": "R14-setup-start-bonus",
    "fetch.must-choose": "R14-corrupt-officials-effect",
    "take.must-choose": "RTD-68",
    "take.not-held": "R14-great-diplomat-instant",
    "take.wrong-category": "R14-thwarted-plans-effect",
    "steal.not-held": "R14-civil-war-instant",
    "peace.ducats-short": "R14-peace-tribute",
    "peace.prestige-short": "R14-peace-humiliation",
    "achieve.must-choose": "R14-achievements-must",
    "thwart.not-held": "R14-thwarted-plans-effect",
    "thwart.not-your-turn": "R14-thwarted-plans-effect",
    "look.not-an-opponent": "R14-great-diplomat-instant",
}
"""Where one reason has different sources: the passage for a refusal in one step."""
