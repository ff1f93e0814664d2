"""What belongs to which step: where it may stand on the agenda, the cards on the table, what an action remembers."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, figures, now

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

FIGHT_SLOTS: Final = tuple(range(now.FIGHT, now.FIGHT_BY_SEA + 1))
NAVAL_SLOTS: Final = tuple(range(now.NAVAL, now.NAVAL_BOUGHT + 1))
CROSSING_SLOTS: Final = (now.CROSSING, now.CROSSING_SEA)
AMBUSH_SLOTS: Final = (now.AMBUSHER, now.AMBUSH_SHOTS, now.AMBUSH_HITS)
AIR_SLOTS: Final = (
    *(now.BOMBED, now.FIGHTERS, now.BOMBERS, now.INTERCEPTORS, now.ATTACKER_LOSSES, now.DEFENDER_LOSSES),
    *(now.AIR_STAGE, now.DICE, now.HITS),
)
AIR: Final = (agenda.SORTIES, agenda.AIR_ROLL, agenda.SHOT_DOWN, agenda.IDLING, agenda.PLANE_LOSS)
SLOTS: Final = {
    agenda.MOVEMENT: (now.STRIKES, now.BLITZING),
    agenda.ENGAGEMENT: (now.STRIKES, now.BLITZING, *AMBUSH_SLOTS),
    agenda.RAID: (now.RAID_SEA, *AMBUSH_SLOTS),
    **dict.fromkeys(AIR, AIR_SLOTS),
    agenda.BATTLE_TURN: FIGHT_SLOTS,
    agenda.NAVAL_ROUND: NAVAL_SLOTS,
    agenda.CROSSINGS: CROSSING_SLOTS,
    agenda.AMBUSH_ROLL: (now.DICE,),
    agenda.RAID_ROLL: (now.DICE, now.HITS),
    agenda.RAID_HITS: (now.HITS,),
}
"""What each step remembers in `now`; while none of them is on the agenda a slot is empty."""
ROWS: Final = {
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
}
"""The steps that use each row."""
