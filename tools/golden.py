"""Makes the golden replays: one whole game for each way Imperial 2030 can end.

Run it only when a new way to end or a new rules version appears; replays of older versions stay as they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import greatpowers
from greatpowers.kernel.chance import Dice

FOLDER = Path(__file__).parent.parent / "tests" / "titles" / "imperial" / "replays"
GAME = "imperial-2030"
Match = greatpowers.Match


def played(match: Match, dice: Dice) -> Match:
    """The match after uniformly random answers to the end."""
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    return match


def passed_investor(match: Match) -> bool:
    """Whether the last move of the game went over Investor."""
    steps = [event for event in match.events if event.name == "advanced"]
    last = int(steps[-1].values["steps"])
    return last >= 5


def random_game(wanted: Callable[[Match], bool], seats: int, options: dict[str, Any]) -> Match:
    """The first random game that ends as wanted."""
    for seed in range(10_000):
        match = played(greatpowers.start(GAME, seats=seats, seed=seed, options=options), Dice(seed))
        if wanted(match):
            return match
    raise RuntimeError("no such game found")


def without_lenders(options: dict[str, Any]) -> Match:
    """Everybody declines every bond of the experienced start."""
    match = greatpowers.start(GAME, seats=3, seed=5, options={"start": "experienced", **options})
    while not match.over:
        match.play({"kind": "pass"})
    return match


def last_turn(bonds: list[dict[str, list[int]]], cash: list[int]) -> Match:
    """Russia (23 power) is one taxation away from the end, China has 24; two players with these holdings."""
    document = greatpowers.start(GAME, seats=2, seed=1).position()
    del document["agenda"]
    for seat, player in enumerate(document["players"]):
        player.update(bonds=bonds[seat], cash=cash[seat], swiss_bank=False)
    for name, nation in document["nations"].items():
        totals = [sum(bonds[seat].get(name, [])) for seat in range(2)]
        nation["government"] = totals.index(max(totals)) if max(totals) else None
        nation["power"] = {"russia": 23, "china": 24}.get(name, 0)
    if sum(bonds[0]["china"]) == sum(bonds[1]["china"]):
        document["nations"]["china"]["government"] = 1
    lands = ["mongolia", "kazakhstan", "korea", "japan"]
    document["nations"]["russia"].update(flags=lands, rondel="maneuver_2", treasury=0)
    match = greatpowers.position(GAME, document, seed=3)
    match.play({"kind": "advance", "field": "taxation"})
    return match


def main() -> None:
    every = {"india": [9], "brazil": [2], "usa": [9], "europe": [2]}
    other = {"india": [2], "brazil": [9], "usa": [2], "europe": [9]}
    endings: dict[str, Match] = {
        "power-25": random_game(lambda match: not passed_investor(match), 4, {}),
        "power-25-investor-passed": random_game(passed_investor, 6, {}),
        "power-25-without-investor-card": random_game(lambda _: True, 5, {"investor_card": False, "bonus": "rising"}),
        "tie-strongest-nation": last_turn(
            [{**every, "russia": [9, 4], "china": [12]}, {**other, "russia": [12], "china": [9, 4]}], [10, 12]
        ),
        "tie-second-nation": last_turn(
            [{**every, "russia": [16], "china": [20]}, {**other, "russia": [12, 4], "china": [16]}], [3, 3]
        ),
        "tie-shared": last_turn([{"russia": [16], "china": [12, 4]}, {"russia": [12, 4], "china": [16]}], [7, 7]),
        "nobody-governs": without_lenders({}),
        "nobody-governs-without-investor-card": without_lenders({"investor_card": False}),
    }
    for name, match in endings.items():
        result = {"ending": name, "scores": match.scores(), "ranks": match.ranks(), "record": match.record()}
        (FOLDER / f"{name}.json").write_text(json.dumps(result, indent=None, separators=(",", ":")) + "\n")
        print(f"{name}: {len(match.entries)} entries, scores {match.scores()}, ranks {match.ranks()}")


if __name__ == "__main__":
    main()
