"""What belongs to which step: where it may stand on the agenda, the cards on the table, what an action remembers."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, figures

FIGHTING: Final = ("defence", "command", "command_draw", "atom", "commitment", "reinforcement", "battle_roll", "hits")
ACTIONS: Final = (
    *("movement", "engagement", "transfer", "purchase", "diplomacy", "politics", "bid", "route", "research_roll"),
    *("discovery", "offer", "reply", "sorties", "air_roll", "shot_down", "idling", "plane_loss", "raid"),
)
"""Steps of an action that stand on the turn itself."""

ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "start_seat": ("",),
    "claim": ("",),
    "deployment": ("",),
    "capital": ("",),
    "mix": ("",),
    "government": ("",),
    "counter": ("", "plane_loss", "politics"),
    "production": ("",),
    "round_end": ("",),
    "turn": ("production", "turn"),
    **dict.fromkeys(ACTIONS, ("turn",)),
    "canal": ("movement", "retreat"),
    "protest": ("engagement",),
    "crossings": ("engagement",),
    "passage": ("crossings",),
    "flight": ("crossings",),
    "ambush": ("crossings",),
    "escort": ("crossings", "raid"),
    "escort_roll": ("crossings", "raid", "escort_roll"),
    "ambush_loss": ("escort",),
    "ambush_roll": ("ambush_loss",),
    "battle_turn": ("engagement",),
    **dict.fromkeys(FIGHTING, ("battle_turn",)),
    "spoils": ("engagement",),
    "naval_round": ("engagement",),
    "submarines": ("naval_round",),
    "line": ("naval_round",),
    "gunnery": ("naval_round",),
    "retreat": ("naval_round",),
    "draw": ("start_seat", "round_end", "engagement", "diplomacy", "politics", "draw"),
    "sea_leave": ("transfer",),
    "persuasion": ("diplomacy",),
    "politics_block": ("politics",),
    "theft": ("politics", "theft"),
    "pick": ("politics",),
    "purge": ("politics",),
    "sway": ("politics",),
    "levy": ("politics",),
    "embargo": ("politics",),
    "replacement": ("plane_loss",),
    "raid_roll": ("raid",),
    "raid_hits": ("raid",),
}
"""On which step each may stand, "" being the bottom. What is not here goes on by itself and is never stopped at."""

CARDS: Final = {
    agenda.THEFT: ("spy", "spy_ring"),
    agenda.PICK: ("master_spy", "master_spy_ring"),
    agenda.PURGE: ("assassin",),
    agenda.LEVY: ("mobilization",),
    agenda.EMBARGO: ("embargo",),
    agenda.COUNTER: ("uprising",),
    agenda.DRAW: ("summit", "annexation"),
}
"""The politics card that lies on the table while a step above `politics` carries it out."""
DOUBLE_AGENT: Final = figures.politics("double_agent")

AIR: Final = (agenda.SORTIES, agenda.AIR_ROLL, agenda.SHOT_DOWN, agenda.IDLING, agenda.PLANE_LOSS)
LAND_BATTLE: Final = (
    *("fight", "fight_foe", "fight_commander", "fight_card", "fight_round", "fight_side", "fight_dice"),
    *("fight_rerolled", "fight_lost", "fight_by_sea"),
)
SEA_BATTLE: Final = (
    *("naval", "naval_foe", "naval_joined", "naval_length", "naval_pair", "naval_roll", "naval_struck", "naval_bought"),
)
BOMBING: Final = (
    *("bombed", "fighters", "bombers", "interceptors", "attacker_losses", "defender_losses", "air_stage"),
)
USED_BY: Final[dict[str, tuple[int, ...]]] = {
    "groups": (agenda.MOVEMENT, agenda.ENGAGEMENT),
    "fresh": (agenda.MOVEMENT, agenda.ENGAGEMENT, agenda.TRANSFER, agenda.PLANE_LOSS),
    "sailed": (agenda.MOVEMENT, agenda.ENGAGEMENT),
    "leave": (agenda.MOVEMENT, agenda.ENGAGEMENT, agenda.TRANSFER),
    "protested": (agenda.ENGAGEMENT,),
    "front": (agenda.BATTLE_TURN,),
    "faces": (agenda.BATTLE_ROLL, agenda.HITS),
    "line": (agenda.LINE, agenda.GUNNERY),
    "line_state": (agenda.GUNNERY,),
    "crippled": (agenda.NAVAL_ROUND,),
    "deal": (agenda.OFFER, agenda.REPLY),
    "strikes": (agenda.MOVEMENT, agenda.ENGAGEMENT),
    "blitzing": (agenda.MOVEMENT, agenda.ENGAGEMENT),
    **dict.fromkeys(LAND_BATTLE, (agenda.BATTLE_TURN,)),
    **dict.fromkeys(SEA_BATTLE, (agenda.NAVAL_ROUND,)),
    "crossing": (agenda.CROSSINGS,),
    "crossing_sea": (agenda.CROSSINGS,),
    "ambusher": (agenda.ENGAGEMENT, agenda.RAID),
    "ambush_shots": (agenda.ENGAGEMENT, agenda.RAID),
    "ambush_hits": (agenda.ENGAGEMENT, agenda.RAID),
    "dice": (*AIR, agenda.AMBUSH_ROLL, agenda.RAID_ROLL),
    "hits": (*AIR, agenda.RAID_ROLL, agenda.RAID_HITS),
    **dict.fromkeys(BOMBING, AIR),
    "raid_sea": (agenda.RAID,),
}
"""The steps that remember something in each field of the state; while none of them is on the agenda it is empty."""
