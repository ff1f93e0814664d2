"""The ways in which a game of Imperial can end, each with a game that ends so; `tools/golden.py` keeps them."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import greatpowers
from tests.games.endings import Match, random_game

Bonds = list[list[list[int]]]

LANDS = {
    "imperial-2006": ["western_balkans", "greece", "bulgaria", "romania"],
    "imperial-2010": ["western_balkans", "greece", "bulgaria", "romania"],
    "imperial-2030": ["mongolia", "kazakhstan", "korea", "japan"],
}
"""Four regions in which the first nation in turn order may have flags."""


# what a random game is wanted for


def passed_investor(match: Match) -> bool:
    """Whether the last move of the game went over Investor."""
    steps = [event for event in match.events if event.name == "advanced"]
    last = int(steps[-1].values["steps"])
    return last >= 5


def compensated(match: Match) -> bool:
    """Whether somebody was paid for the last government he lost."""
    return any(event.name == "paid" and event.values["purpose"] == "compensation" for event in match.events)


def lost_last_government(match: Match) -> bool:
    """Whether the only nation lost in a check was somebody's last government, and had no power yet."""
    governments: dict[Any, Any] = {}
    strong: set[Any] = set()
    for name, group in groupby(match.events, key=lambda event: event.name):
        events = list(group)
        if name == "empowered":
            strong |= {event.values["nation"] for event in events if event.values["power"]}
        if name == "governed" and len(events) == 1:
            nation, player = events[0].values["nation"], events[0].values["player"]
            loser = governments.get(nation)
            governments[nation] = player
            if loser is not None and loser not in governments.values() and nation not in strong:
                return True
        elif name == "governed":
            governments.update({event.values["nation"]: event.values["player"] for event in events})
    return False


def left_money(match: Match) -> bool:
    """Whether the nation that ended the game would still have been paid: it has more flags than soldiers."""
    document = match.position()
    nation = document["nations"][document["to_move"]]
    soldiers = [number for unit in ("armies", "friendly_armies", "fleets") for number in nation[unit].values()]
    return bool(len(nation["flags"]) > sum(soldiers))


# games that are led to their end


def without_lenders(game: str, options: dict[str, Any]) -> Match:
    """Everybody declines every bond of the experienced start."""
    match = greatpowers.start(game, seats=3, seed=5, options={"start": "experienced", **options})
    while not match.over:
        match.play({"kind": "pass"})
    return match


def last_turn(game: str, bonds: Bonds, cash: list[int]) -> Match:
    """The first nation (23 power) is one taxation away from the end, the second has 24; two players with these bonds,
    nation by nation in turn order."""
    document = greatpowers.start(game, seats=2, seed=1).position()
    del document["agenda"]
    names = list(document["nations"])
    held = [{name: faces for name, faces in zip(names, bonds[seat]) if faces} for seat in range(2)]
    for seat, player in enumerate(document["players"]):
        player.update(bonds=held[seat], cash=cash[seat], swiss_bank=False)
    for name, nation in document["nations"].items():
        totals = [sum(held[seat].get(name, [])) for seat in range(2)]
        nation["government"] = totals.index(max(totals)) if max(totals) else None
        nation["power"] = {names[0]: 23, names[1]: 24}.get(name, 0)
    if sum(held[0][names[1]]) == sum(held[1][names[1]]):
        document["nations"][names[1]]["government"] = 1
    document["nations"][names[0]].update(flags=LANDS[game], rondel="maneuver_2", treasury=0)
    document["to_move"] = names[0]
    match = greatpowers.position(game, document, seed=3)
    match.play({"kind": "advance", "field": "taxation"})
    return match


def tie(game: str, bonds: Bonds, cash: int) -> Match:
    """Such a last turn after which both have the same score: one has this cash, the other what he lacks on top."""
    scores = last_turn(game, bonds, [cash, cash]).scores()
    return last_turn(game, bonds, [cash + max(scores) - score for score in scores])


def endings(game: str) -> dict[str, Match]:
    one, other = [[9], [2], [9], [2]], [[2], [9], [2], [9]]
    rising = {"bonus": "rising"} if game == "imperial-2030" else {}
    matches = {
        "power-25": random_game(game, lambda match: not passed_investor(match), 4, {}),
        "power-25-investor-passed": random_game(game, passed_investor, 6, {}),
        "power-25-without-investor-card": random_game(game, lambda _: True, 5, {"investor_card": False, **rising}),
        "tie-strongest-nation": tie(game, [[[9, 4], [12], *one], [[12], [9, 4], *other]], 10),
        "tie-second-nation": tie(game, [[[16], [20], *one], [[12, 4], [16], *other]], 3),
        "tie-shared": tie(game, [[[16], [12, 4]], [[12, 4], [16]]], 7),
        "nobody-governs": without_lenders(game, {}),
        "nobody-governs-without-investor-card": without_lenders(game, {"investor_card": False}),
    }
    if game == "imperial-2006":
        matches["power-25-compensation"] = random_game(game, compensated, 4, {})
        matches["power-25-no-compensation"] = random_game(game, lost_last_government, 4, {"compensation": False})
    if game == "imperial-2010":
        matches["power-25-before-money"] = random_game(game, left_money, 3, {})
    return matches
