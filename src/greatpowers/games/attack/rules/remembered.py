"""What an action remembers in single ints, by the names that position documents and views give them."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules.state import Attack

UNUSED: Final = ("shooter", "successes", "looks")
"""Names that documents have had from the beginning and no rule uses any more."""

BETWEEN_ACTIONS: Final[dict[str, int]] = {
    "strikes": 0,
    "blitzing": 0,
    "fight": -1,
    "fight_foe": -1,
    "fight_commander": -1,
    "fight_card": -1,
    "fight_round": 0,
    "fight_side": 0,
    "fight_dice": 0,
    "fight_rerolled": 0,
    "fight_lost": 0,
    "fight_by_sea": 0,
    "naval": -1,
    "naval_foe": -1,
    "naval_joined": 0,
    "naval_length": 0,
    "naval_pair": 0,
    "naval_roll": 0,
    "naval_struck": 0,
    "naval_bought": 0,
    "crossing": -1,
    "crossing_sea": -1,
    "ambusher": -1,
    "ambush_shots": 0,
    "ambush_hits": 0,
    "dice": 0,
    "hits": 0,
    "shooter": -1,
    "bombed": -1,
    "fighters": 0,
    "bombers": 0,
    "interceptors": 0,
    "attacker_losses": 0,
    "defender_losses": 0,
    "air_stage": 0,
    "raid_sea": -1,
    "successes": 0,
    "looks": 0,
}
"""All names in the order of a document, each with its value while nothing is going on. They are those of the state's
own fields."""


def remembered(state: Attack) -> dict[str, int]:
    return {name: between if name in UNUSED else getattr(state, name) for name, between in BETWEEN_ACTIONS.items()}
