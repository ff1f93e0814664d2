"""What the current action remembers, as named slots of one row of ints (`state.now`)."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import in_order

NOBODY_HERE: Final = -1

"""Seats, regions and kinds are -1 when there is none."""

STRIKES: Final = 0
BLITZING: Final = 1
FIGHT: Final = 2
FIGHT_FOE: Final = 3
FIGHT_COMMANDER: Final = 4
FIGHT_CARD: Final = 5
FIGHT_ROUND: Final = 6
FIGHT_SIDE: Final = 7
FIGHT_DICE: Final = 8
FIGHT_REROLLED: Final = 9
FIGHT_LOST: Final = 10
FIGHT_BY_SEA: Final = 11
NAVAL: Final = 12
NAVAL_FOE: Final = 13
NAVAL_JOINED: Final = 14
NAVAL_LENGTH: Final = 15
NAVAL_PAIR: Final = 16
NAVAL_ROLL: Final = 17
NAVAL_STRUCK: Final = 18
NAVAL_BOUGHT: Final = 19
CROSSING: Final = 20
CROSSING_SEA: Final = 21
AMBUSHER: Final = 22
AMBUSH_SHOTS: Final = 23
AMBUSH_HITS: Final = 24
DICE: Final = 25
HITS: Final = 26
SHOOTER: Final = 27
BOMBED: Final = 28
FIGHTERS: Final = 29
BOMBERS: Final = 30
INTERCEPTORS: Final = 31
ATTACKER_LOSSES: Final = 32
DEFENDER_LOSSES: Final = 33
AIR_STAGE: Final = 34
RAID_SEA: Final = 35
SUCCESSES: Final = 36
LOOKS: Final = 37
SLOTS: Final = in_order(
    {
        STRIKES: "strikes",
        BLITZING: "blitzing",
        FIGHT: "fight",
        FIGHT_FOE: "fight_foe",
        FIGHT_COMMANDER: "fight_commander",
        FIGHT_CARD: "fight_card",
        FIGHT_ROUND: "fight_round",
        FIGHT_SIDE: "fight_side",
        FIGHT_DICE: "fight_dice",
        FIGHT_REROLLED: "fight_rerolled",
        FIGHT_LOST: "fight_lost",
        FIGHT_BY_SEA: "fight_by_sea",
        NAVAL: "naval",
        NAVAL_FOE: "naval_foe",
        NAVAL_JOINED: "naval_joined",
        NAVAL_LENGTH: "naval_length",
        NAVAL_PAIR: "naval_pair",
        NAVAL_ROLL: "naval_roll",
        NAVAL_STRUCK: "naval_struck",
        NAVAL_BOUGHT: "naval_bought",
        CROSSING: "crossing",
        CROSSING_SEA: "crossing_sea",
        AMBUSHER: "ambusher",
        AMBUSH_SHOTS: "ambush_shots",
        AMBUSH_HITS: "ambush_hits",
        DICE: "dice",
        HITS: "hits",
        SHOOTER: "shooter",
        BOMBED: "bombed",
        FIGHTERS: "fighters",
        BOMBERS: "bombers",
        INTERCEPTORS: "interceptors",
        ATTACKER_LOSSES: "attacker_losses",
        DEFENDER_LOSSES: "defender_losses",
        AIR_STAGE: "air_stage",
        RAID_SEA: "raid_sea",
        SUCCESSES: "successes",
        LOOKS: "looks",
    }
)
SLOT_COUNT: Final = 38

EMPTY: Final = tuple(
    NOBODY_HERE
    if name
    in (
        "fight",
        "fight_foe",
        "fight_commander",
        "fight_card",
        "naval",
        "naval_foe",
        "crossing",
        "crossing_sea",
        "ambusher",
        "shooter",
        "bombed",
        "raid_sea",
    )
    else 0
    for name in SLOTS
)
"""The row between actions."""
