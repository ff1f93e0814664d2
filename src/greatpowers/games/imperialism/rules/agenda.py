"""The steps of Imperialism by number. The order is part of every position; add at the end only."""

from __future__ import annotations

from typing import Final

LAY_OUT: Final = 0
DISPLAY: Final = 1
DRAW: Final = 2
REVEAL_ACHIEVEMENT: Final = 3
DEAL_POWER: Final = 4
CHOOSE_POWER: Final = 5
TURN: Final = 6
ESCAPE: Final = 7
DISCARD: Final = 8
REFILL: Final = 9
ACTION: Final = 10
DEVELOPMENT: Final = 11
RAISE: Final = 12
FETCH: Final = 13
INTRIGUE: Final = 14
URGE: Final = 15
DEFEND: Final = 16
BATTLE: Final = 17
PEACE: Final = 18
PLUNDER: Final = 19
WAR_EVENTS: Final = 20
RESPOND: Final = 21
PIRATES: Final = 22
ACHIEVEMENT: Final = 23
END_TURN: Final = 24
TRIM: Final = 25
LOOK: Final = 26
TAKE: Final = 27
SWAP: Final = 28
FAITH: Final = 29
STEAL: Final = 30
EXPLORE: Final = 31

ASKING: Final = (
    "escape",
    "discard",
    "refill",
    "action",
    "development",
    "raise",
    "fetch",
    "intrigue",
    "urge",
    "defend",
    "peace",
    "plunder",
    "war_events",
    "respond",
    "pirates",
    "achievement",
    "trim",
    "look",
    "take",
    "swap",
    "faith",
    "explore",
)
"""Steps that ask somebody in a turn: here an achievement or Thwarting of Plans can come in between."""

ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "choose_power": ("",),
    "deal_power": ("choose_power",),
    "reveal_achievement": ("deal_power", "trim"),
    "draw": ("reveal_achievement", "draw", "display", "refill"),
    "display": ("draw", "refill"),
    "turn": ("",),
    "end_turn": ("",),
    "action": ("end_turn", "trim"),
    "discard": ("action",),
    "refill": ("action",),
    "escape": ("discard",),
    "trim": ("end_turn", *ASKING),
    "development": ("trim",),
    "raise": ("turn", "trim", "raise", "explore", "war_events"),
    "fetch": ("trim",),
    "intrigue": ("trim",),
    "urge": ("trim",),
    "defend": ("trim",),
    "plunder": ("trim",),
    "peace": ("plunder",),
    "war_events": ("end_turn",),
    "pirates": ("end_turn",),
    "achievement": ("end_turn",),
    "respond": ASKING,
    "look": ("trim",),
    "take": ("trim", "take"),
    "swap": ("trim",),
    "faith": ("trim",),
    "steal": ("trim", "raise"),
    "explore": ("trim",),
}
"""The steps of which one lies under a step on the agenda, "" for the bottom. What is left out never waits there."""
