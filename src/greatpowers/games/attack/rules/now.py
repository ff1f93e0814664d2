"""What the current action remembers, as named slots of one row of ints (`state.now`)."""

from __future__ import annotations

from typing import Final

NOBODY_HERE: Final = -1

SLOTS: Final = (
    "strikes",
    "blitzing",
    "fight",
    "fight_foe",
    "fight_commander",
    "fight_card",
    "fight_round",
    "fight_side",
    "fight_dice",
    "fight_rerolled",
    "fight_lost",
    "fight_by_sea",
    "naval",
    "naval_foe",
    "naval_joined",
    "naval_length",
    "naval_pair",
    "naval_roll",
    "naval_struck",
    "naval_bought",
    "crossing",
    "crossing_sea",
    "ambusher",
    "ambush_shots",
    "ambush_hits",
    "dice",
    "hits",
    "shooter",
    "bombed",
    "fighters",
    "bombers",
    "interceptors",
    "attacker_losses",
    "defender_losses",
    "air_stage",
    "raid_sea",
    "successes",
    "looks",
)
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
