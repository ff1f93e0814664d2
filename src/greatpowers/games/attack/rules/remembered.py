"""What an action remembers in single ints, by the names that position documents and views give them."""

from __future__ import annotations

from typing import Final, NamedTuple

from greatpowers.games.attack.rules.state import Attack


class Now(NamedTuple):
    """In the order of a document, each with its value between actions; a seat, region, sea or card is -1 when there is
    none. The names are those of the state's own fields."""

    strikes: int = 0
    blitzing: int = 0
    fight: int = -1
    fight_foe: int = -1
    fight_commander: int = -1
    fight_card: int = -1
    fight_round: int = 0
    fight_side: int = 0
    fight_dice: int = 0
    fight_rerolled: int = 0
    fight_lost: int = 0
    fight_by_sea: int = 0
    naval: int = -1
    naval_foe: int = -1
    naval_joined: int = 0
    naval_length: int = 0
    naval_pair: int = 0
    naval_roll: int = 0
    naval_struck: int = 0
    naval_bought: int = 0
    crossing: int = -1
    crossing_sea: int = -1
    ambusher: int = -1
    ambush_shots: int = 0
    ambush_hits: int = 0
    dice: int = 0
    hits: int = 0
    shooter: int = -1
    bombed: int = -1
    fighters: int = 0
    bombers: int = 0
    interceptors: int = 0
    attacker_losses: int = 0
    defender_losses: int = 0
    air_stage: int = 0
    raid_sea: int = -1
    successes: int = 0
    looks: int = 0


BETWEEN_ACTIONS: Final = Now()
UNUSED: Final = ("shooter", "successes", "looks")
"""Names that documents have had from the beginning and no rule uses any more."""


def remembered(state: Attack) -> Now:
    return Now(**{name: getattr(state, name) for name in Now._fields if name not in UNUSED})
