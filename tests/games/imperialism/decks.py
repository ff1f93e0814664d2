"""Decks as an owner of the box might write them: other figures at random, or damaged, all drawn from one `Random`."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from greatpowers.games.imperialism.rules import owner
from greatpowers.games.imperialism.rules.deck import QUANTITIES, TABLE, TRACKS
from greatpowers.games.imperialism.rules.owner import Ranges

MEDDLED: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 7, 23, 100, 10**30, -(10**30), 10**5000, 2.0, 1.5, float("nan"), float("inf")),
    *("", " ", "nonsense", "0", "two\nlines", "\ud800", "x" * 500, "army>=x", "army>=99", "plot", "colony", "islam"),
    *([], [[]], [1, [2]], ["army>=1"], [["army>=1", 3]], {}, {"army": 1}, {"": None}, {"1": {}}),
)
MARKS = ("attested", "source", "fixed", "basis")


def printed() -> Any:
    return copy.deepcopy(TABLE)


# other figures


def varied(random: Random) -> Any:
    """A deck in which every figure and name may differ from ours; all are allowed."""
    table = printed()
    for section in ("ruleset", "sources"):
        if random.random() < 0.5:
            del table[section]
    limits(table["limits"], random)
    fill(table["prices"], owner.PRICES, random)
    ends, bonus = tracks(table, random), table["limits"]["start_bonus"]
    for row in table["religion"]:
        fill(row, owner.RELIGION, random)
        row.update(gives=steps(random), requires=condition(random, ends), free_development=random.random() < 0.5)
        row["any_other_good"] *= not row["free_development"]
    room = {track: end - bonus if track in ("army", "fleet") else end for track, end in ends.items()}
    for row, number in zip(table["great_power"], random.sample(range(1, 100), len(table["great_power"]))):
        fill(row, owner.POWER, random)
        row.update(start_no=number, tracks=levels(random, room), faith_locked=random.random() < 0.2)
        row["faith"] = random.choice(("catholic", "orthodox", "islam"))
    territories(table, random, ends)
    for row in table["achievement"]:
        row.update(glory=random.randint(1, 4), requires=condition(random, ends), gives=steps(random))
    providence(table["providence"], random)
    hands(table, random)
    for rows in table.values():
        rename(rows, random)
    return table


def fill(row: Any, ranges: Ranges, random: Random) -> None:
    """Figures at random; often the least or the most that is allowed."""
    for key, (low, high) in ranges.items():
        if key in row:
            row[key] = figure(random, low, high)


def figure(random: Random, low: int, high: int) -> int:
    return random.choice((low, high, *(random.randint(low, high) for _ in range(3))))


def limits(row: Any, random: Random) -> None:
    fill(row, owner.LIMITS, random)
    for key, (low, high) in owner.BY_SEATS.items():
        fill(row[key], dict.fromkeys(owner.SEATS, (low, high)), random)


def tracks(table: Any, random: Random) -> dict[str, int]:
    for row in table["tracks"].values():
        row["most"] = figure(random, *owner.LEVEL)
        if "income" in row:
            row["income"] = [figure(random, *owner.DUCATS) for _ in range(row["most"] + 1)]
    table["tracks"]["prestige"]["most"] = table["limits"]["prestige_top"]
    for track in ("army", "fleet"):
        table["tracks"][track]["most"] = figure(random, table["limits"]["start_bonus"], owner.LEVEL[1])
    return {track: table["tracks"][track]["most"] for track in TRACKS}


def some_tracks(random: Random) -> list[str]:
    return random.sample(TRACKS, random.randint(0, 4))


def steps(random: Random) -> dict[str, int]:
    return {track: figure(random, *owner.STEPS) for track in some_tracks(random)}


def levels(random: Random, ends: dict[str, int]) -> dict[str, int]:
    return {track: random.randint(0, min(ends[track], 6)) for track in some_tracks(random)}


def condition(random: Random, ends: dict[str, int]) -> list[list[str]]:
    def atom() -> str:
        name = random.choice(QUANTITIES)
        return f"{name}>={random.randint(0, min(ends.get(name, 999), 8))}"

    return [[atom() for _ in range(random.randint(1, 3))] for _ in range(random.randint(0, 3))]


def territories(table: Any, random: Random, ends: dict[str, int]) -> None:
    kinds = random.sample(["land"] * 22 + ["colony"] * 16, 38)
    share = random.random()
    for row, kind in zip(table["territory"], kinds):
        row.update(kind=kind, starting=random.random() < share)
    for row in (*table["territory"], *table["special_territory"]):
        fill(row, owner.LAND, random)
        row["cost"] = random.choice((row["cost"], 2))
        row.update(needs=levels(random, ends), gives=steps(random))


def providence(rows: Any, random: Random) -> None:
    for row in rows:
        fill(row, owner.WAR, random)
        fill(row.get("figures", {}), owner.FIGURES, random)
        if row["category"].startswith("power"):
            standing = {key: figure(random, low, high) for key, (low, high) in owner.STANDING.items()}
            standing["hand_limit"] = min(standing["hand_limit"], 3 if row["category"].endswith("positive") else 0)
            kept = random.sample(sorted(standing), random.randint(0, len(standing)))
            row["standing"] = {**{key: standing[key] for key in kept}, "no_war": random.random() < 0.2}
    for group, count in owner.COPIES.items():
        cards = [row for row in rows if row["category"].split("_")[0] == group]
        for row in cards:
            row["copies"] = 1
        for _ in range(count - len(cards)):
            random.choice(cards)["copies"] += 1


def hands(table: Any, random: Random) -> None:
    """Limits and first hands that fit together."""
    own = table["limits"]
    powers = min(row["hand_limit"] for row in table["great_power"])
    rulers = min(0, *(row.get("standing", {}).get("hand_limit", 0) for row in table["providence"]))
    faiths = min(0, *(row["hand_limit"] for row in table["religion"]))
    own["hand_limit"] = random.randint(max(1, -(powers + rulers + faiths)), 9)
    own["start_hand"] = random.randint(0, min(own["hand_limit"] + powers, own["hand_limit_most"]))


def rename(value: Any, random: Random) -> None:
    """Names of the owner's, marks here and there left out."""
    if isinstance(value, list):
        for item in value:
            rename(item, random)
    elif isinstance(value, dict):
        for key in list(value):
            if key in ("name_de", "name_en"):
                value[key] = f"Größe {random.randint(1, 999)}"
            elif key in MARKS and random.random() < 0.5:
                del value[key]
            else:
                rename(value[key], random)


# damage


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a deck but the whole."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in items for place in ((*path, key), *places(item, (*path, key)))]


def damaged(table: Any, random: Random) -> Any:
    """A deck with one thing replaced, taken away, added, doubled or moved; perhaps it is still allowed."""
    table = copy.deepcopy(table)
    *way, last = random.choice(places(table))
    parent = table
    for key in way:
        parent = parent[key]
    change = random.randrange(5)
    if change == 0:
        del parent[last]
    elif change == 1 and isinstance(parent, dict):
        parent[random.choice(("cost", "glory", "nonsense", "", "income", "plunder", "standing"))] = meddled(random)
    elif change == 2 and isinstance(parent, list):
        parent.insert(random.randint(0, len(parent)), copy.deepcopy(parent[last]))
    elif change == 3 and isinstance(parent, list):
        random.shuffle(parent)
    else:
        parent[last] = meddled(random)
    return table


def meddled(random: Random) -> Any:
    return copy.deepcopy(random.choice(MEDDLED))
