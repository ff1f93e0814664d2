"""Files as an owner of the box might write them: other figures at random, or damaged, all drawn from one `Random`."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from greatpowers.games.attack.rules import owner
from greatpowers.games.attack.rules.board import SEA_IDS
from greatpowers.games.attack.rules.figures import FILES, TABLES
from greatpowers.games.attack.rules.owner import Ranges
from tests.games.imperialism.decks import MEDDLED, figure, places


def printed() -> Any:
    """All files as they are, by their name."""
    return {name: copy.deepcopy(TABLES[name]) for name in FILES}


def varied(random: Random) -> Any:
    """Files in which every figure and name may differ from ours; all are allowed. Some are left to us."""
    files = printed()
    for row in files["economics"]["suit"]:
        row["in_set"] = random.random() < 0.7
    for row in files["economics"]["card"]:
        fill(row, owner.ECONOMICS, random)
        row["defenders"] = {unit: figure(random, *owner.DEFENDERS[unit]) for unit in row["defenders"]}
        row["defenders"]["tank"] = max(row["defenders"]["tank"], 1)
    for row in files["trade_routes"]["route"]:
        fill(row, owner.ROUTE, random)
        row["sea"] = random.choice((row["sea"], random.choice(SEA_IDS)))
    for row in files["technology"]["technology"]:
        fill(row, owner.TECHNOLOGY, random)
        fill(row["figures"], owner.FIGURES, random)
    for row in files["politics"]["card"]:
        fill(row, owner.POLITICS, random)
        fill(row["figures"], owner.FIGURES, random)
        if row["kind"] == "action":
            row["eagle"] = random.random() < 0.3
        if row["id"] in owner.ESPIONAGE:
            row.update(countered=random.random() < 0.5, turned=random.random() < 0.5)
    for row in files["counters"]["government"]:
        fill(row, owner.COUNTERS, random)
    rename(files, random)
    return {name: files[name] for name in FILES if random.random() < 0.8}


def fill(row: Any, ranges: Ranges, random: Random) -> None:
    for key, (low, high) in ranges.items():
        if key in row:
            row[key] = figure(random, low, high)


def rename(value: Any, random: Random) -> None:
    """Names of the owner's, marks here and there left out."""
    if isinstance(value, list):
        for item in value:
            rename(item, random)
    elif isinstance(value, dict):
        for key in list(value):
            if key in ("name_de", "name_en"):
                value[key] = f"Größe {random.randint(1, 999)}"
            elif key in owner.MARKS and random.random() < 0.5:
                del value[key]
            else:
                rename(value[key], random)


def damaged(files: Any, random: Random) -> Any:
    """Files with one thing replaced, taken away, added, doubled or moved; perhaps they are still allowed."""
    files = copy.deepcopy(files)
    *way, last = random.choice(places(files))
    parent = files
    for key in way:
        parent = parent[key]
    change = random.randrange(5)
    if change == 0:
        del parent[last]
    elif change == 1 and isinstance(parent, dict):
        parent[random.choice(("value", "count", "nonsense", "", "eagle", "mix", "figures"))] = meddled(random)
    elif change == 2 and isinstance(parent, list):
        parent.insert(random.randint(0, len(parent)), copy.deepcopy(parent[last]))
    elif change == 3 and isinstance(parent, list):
        random.shuffle(parent)
    else:
        parent[last] = meddled(random)
    return files


def meddled(random: Random) -> Any:
    return copy.deepcopy(random.choice((*MEDDLED, {"tank": 1}, {"bonus": 1}, "oil", "mediterranean", "block_move")))
