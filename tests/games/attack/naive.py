"""A second, naive Attack!: who is asked, what may be answered, what happens then. It knows nothing of the engine.

It works on position documents and is written from the rulebook of the expansion (RAX) and `docs/rulings/attack.md`
(ATK), with plain dicts and names, slow and obvious, to catch the engine in a mistake. Figures of cards, units and the
map come from the data files. Chance gives every answer it could give, without weights.
"""

from __future__ import annotations

import marshal
import tomllib
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

Document = dict[str, Any]
Frame = dict[str, Any]
Answer = dict[str, Any]
Held = dict[str, Any]
Group = dict[str, Any]
Count = dict[str, int]
Question = list[tuple[int, list[Answer]]]
"""Everybody who is asked, with all answers; empty when nobody is."""

FOLDER = Path(__file__).parents[3] / "src/greatpowers/games/attack/rules/data/expansion"
FILES = ("economics", "trade_routes", "technology", "politics", "counters")


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


MAP = load("map")
FIGURES = load("figures")
NEWEST = load("versions")["version"][-1]["id"]
PRINTED = {name: load(name) for name in FILES}

CHANCE = -1
NONE = "none"
PASS: Answer = {"kind": "pass"}
ALLOW: Answer = {"kind": "allow"}

LAND = ["infantry", "tank", "artillery", "plane"]
SHIPS = ["destroyer", "submarine", "battleship", "carrier"]
UNITS = LAND + SHIPS
SURFACE = ["destroyer", "battleship", "carrier"]
FACES = [*LAND, "blank"]
TYPES = [row["id"] for row in PRINTED["counters"]["government"]]
"""The spectrum, from left to right."""
DECKS = ["economics", "politics", "routes"]
ECONOMICS = [row["id"] for row in PRINTED["economics"]["card"]]
POLITICS = [row["id"] for row in PRINTED["politics"]["card"]]
ROUTES = [row["id"] for row in PRINTED["trade_routes"]["route"]]
CARDS = [*ECONOMICS, *POLITICS, *ROUTES]
TECHNOLOGIES = [row["id"] for row in PRINTED["technology"]["technology"]]
DECK = {
    **dict.fromkeys(ECONOMICS, "economics"),
    **dict.fromkeys(POLITICS, "politics"),
    **dict.fromkeys(ROUTES, "routes"),
}
REGIONS = [row["id"] for row in MAP["region"]]
SEAS = [row["id"] for row in MAP["sea"]]
CANALS = {row["id"]: row for row in MAP["canal"]}
CONTINENT = {row["id"]: row["continent"] for row in MAP["region"]}

MOVED, BLITZED, BOMBED, RAIDED, LOOKED = 1, 2, 4, 8, 16
"""What can be done once in a turn: the bits of `once`."""
UNUSED, FAILED, CLOSED = 0, 1, 2
"""How the first Diplomatic Attack of the turn went."""
ATTACK, DEFENCE = 0, 1
ALLOWED, REFUSED = 1, 2
AFLOAT, DAMAGED, SUNK = 0, 1, 2
LONGEST_LINE = 8
MOST_BID, MOST_PLANES, MOST_TRADED, MOST_OIL = 999, 29, 99, 199
"""Room in the answers of the game."""
ENDINGS = ["eliminated", "eagles", "rounds"]
TRADE_ENDS = {13: 10, 17: 13, 20: 15, 26: 20}
"""ATK-171: how many eagles end the game, and how many end trade."""


# the functions for users


def start(seats: int, options: dict[str, Any]) -> Document:
    """The empty table, at the first question."""
    header = FIGURES["ruleset"]
    document: Document = {"format": 1, "game": header["id"], "rules": NEWEST, "seats": seats}
    empty = {"production": 0, "oil": 0, "hand": []}
    document.update(options=options, players=[dict(empty) for _ in range(seats)], agenda=[{"step": "lay_out"}])
    document["regions"] = {name: {"owner": None, "counter": None} for name in board(document)["regions"]}
    doc = opened(document)
    settle(doc)
    return closed(doc)


def question(document: Document) -> Question:
    """Everybody who still has to answer, with every legal answer."""
    return waiting(opened(document))


def play(document: Document, seat: int, answer: Answer) -> Document:
    """The next position at which somebody is asked, or the end of the game."""
    before = opened(document)
    offered = [row for row in waiting(before) if row[0] == seat]
    if not offered or answer not in offered[0][1]:
        raise ValueError(f"seat {seat} cannot answer {answer}")
    return closed(after(before, seat, answer))


def perft(document: Document, depth: int) -> int:
    """How many sequences of answers there are; a finished game counts once."""
    return sequences(opened(document), depth)


def divide(document: Document, depth: int) -> list[tuple[Answer, int]]:
    """The count behind each first answer."""
    doc = opened(document)
    rows = waiting(doc)
    if not rows:
        return []
    seat, answers = rows[0]
    return [(answer, sequences(after(doc, seat, answer), depth - 1)) for answer in answers]


def sequences(doc: Document, depth: int) -> int:
    rows = waiting(doc)
    if depth == 0 or not rows:
        return 1
    seat, answers = rows[0]
    if depth == 1:
        return len(answers)
    return sum(sequences(after(doc, seat, answer), depth - 1) for answer in answers)


def after(before: Document, seat: int, answer: Answer) -> Document:
    """The position after a legal answer."""
    doc: Document = copy_of(before)
    if top(doc)["step"] in TOGETHER:
        seal(doc, seat, answer)
    else:
        DO[top(doc)["step"]](doc, top(doc), seat, answer)
    settle(doc)
    return doc


def seal(doc: Document, seat: int, answer: Answer) -> None:
    """Answers of several wait for the last one."""
    sealed = doc.setdefault("sealed", [None] * doc["seats"])
    sealed[seat] = answer
    seats = [asked for asked, _ in everybody(doc)]
    if all(sealed[asked] is not None for asked in seats):
        del doc["sealed"]
        TOGETHER[top(doc)["step"]](doc, top(doc), [(asked, sealed[asked]) for asked in seats])


def scores(document: Document) -> list[int]:
    """RAX 541-583."""
    doc = opened(document)
    return [victory_points(doc, seat) for seat in range(doc["seats"])]


# documents: rows of numbers become names and counts, and back again


def copy_of(value: Any) -> Any:
    """The same JSON again."""
    return marshal.loads(marshal.dumps(value))


def opened(document: Document) -> Document:
    """A copy with everything said in full and by name."""
    doc: Document = copy_of(document)
    for key in ("start", "turn"):
        doc.setdefault(key, None)
    for key in ("round", "taken", "once", "diplomacy", "treaties", "trading", "may_not_play", "eagles"):
        doc.setdefault(key, 0)
    doc.setdefault("seas", {})
    doc.setdefault("stamps", [0, 0, 0])
    for row in doc["regions"].values():
        row.setdefault("counter", None)
        row.setdefault("units", {})
    for player in doc["players"]:
        open_player(doc, player)
    open_piles(doc)
    open_action(doc)
    return doc


def open_player(doc: Document, player: dict[str, Any]) -> None:
    for key in ("government", "capital"):
        player.setdefault(key, None)
    for key in ("technologies", "marked"):
        player.setdefault(key, [])
    for key in ("atom_used", "banned", "embargoed", "eliminated"):
        player.setdefault(key, False)
    for key in ("refusals", "counter_offers"):
        player.setdefault(key, 0)
    player.setdefault("reserve", {})
    rows = [{"card": row} if isinstance(row, str) else row for row in player["hand"]]
    fresh = {"since": 0, "seen_by": [], "idle": False}
    player["hand"] = [{"drawn": stamp_of(doc, row["card"]), **fresh, **row} for row in rows]


def open_piles(doc: Document) -> None:
    """Every copy outside the hands: since which stamp it can be drawn. Piles are what is left over."""
    returned = doc.pop("returned", {})
    lying: dict[str, dict[str, list[int]]] = {"pile": {}, "discards": {}, "table": {}}
    for number, place in ((1, "discards"), (2, "table")):
        for card, copies in doc.pop(place, {}).items():
            known = [since for at, since in returned.get(card, []) if at == number]
            lying[place][card] = sorted([*known, *[0] * (copies - len(known))])
    held = [row["card"] for player in doc["players"] for row in player["hand"]]
    for card in CARDS:
        rest = copies_of(doc, card) - held.count(card)
        rest -= sum(len(lying[place].get(card, [])) for place in ("discards", "table"))
        known = [since for at, since in returned.get(card, []) if at == 0]
        if rest > 0:
            lying["pile"][card] = sorted([*known, *[0] * (rest - len(known))])
    doc["lying"] = lying


NOW: dict[str, int] = {
    **{"strikes": 0, "blitzing": 0, "fight": -1, "fight_foe": -1, "fight_commander": -1, "fight_card": -1},
    **{"fight_round": 0, "fight_side": 0, "fight_dice": 0, "fight_rerolled": 0, "fight_lost": 0, "fight_by_sea": 0},
    **{"naval": -1, "naval_foe": -1, "naval_joined": 0, "naval_length": 0, "naval_pair": 0, "naval_roll": 0},
    **{"naval_struck": 0, "naval_bought": 0, "crossing": -1, "crossing_sea": -1, "ambusher": -1, "ambush_shots": 0},
    **{"ambush_hits": 0, "dice": 0, "hits": 0, "shooter": -1, "bombed": -1, "fighters": 0, "bombers": 0},
    **{"interceptors": 0, "attacker_losses": 0, "defender_losses": 0, "air_stage": 0, "raid_sea": -1},
    **{"successes": 0, "looks": 0},
}
"""What an action remembers in single numbers, with their values between actions."""
NAMED = {"fight": REGIONS, "naval": SEAS, "raid_sea": SEAS, "fight_card": CARDS}
"""Numbers that stand for a name; -1 is none."""


def open_action(doc: Document) -> None:
    given, crippled = {**NOW, **doc.get("now", {})}, doc.get("crippled", [0, 0])
    forget_action(doc)
    for key, value in given.items():
        doc["now"][key] = (NAMED[key][value] if value >= 0 else None) if key in NAMED else value
    doc["now"]["strikes"] = [sea for number, sea in enumerate(SEAS) if given["strikes"] >> number & 1]
    doc["mix"] = dict(zip(TYPES, doc.get("mix", [0] * len(TYPES)), strict=True))
    if "fresh" in doc:
        doc["moved"] = by_place(doc.pop("fresh"), REGIONS, LAND)
    if "sailed" in doc:
        doc["moved"].update(by_place(doc.pop("sailed"), SEAS, SHIPS))
    if "leave" in doc:
        doc["asked"] = {name: value for name, value in zip([*SEAS, *CANALS], doc.pop("leave"), strict=True) if value}
    if "protested" in doc:
        doc["barred"] = [name for name, value in zip(REGIONS, doc.pop("protested"), strict=True) if value]
    if "groups" in doc:
        rows = doc.pop("groups")
        doc["ways"] = [open_group(rows[first : first + 8]) for first in range(0, len(rows), 8)]
    if "front" in doc:
        row = doc.pop("front")
        doc["sides"] = [
            {"front": counted(row[at : at + 4], LAND), "reserve": counted(row[at + 4 : at + 8], LAND)} for at in (0, 8)
        ]
    if "faces" in doc:
        doc["shown"] = counted(doc.pop("faces"), FACES)
    if "line" in doc:
        row = doc.pop("line")
        doc["lines"] = [[SHIPS[ship] for ship in row[at : at + 8] if ship >= 0] for at in (0, 8)]
    states = doc.pop("line_state", [AFLOAT] * 16)
    doc["conditions"] = [states[:8], states[8:]]
    doc["crippled"] = crippled
    if "deal" in doc:
        row = doc.pop("deal")
        cards = [counted(row[4:][at : at + len(CARDS)], CARDS) for at in (0, len(CARDS))]
        doc["draft"] = [{"production": row[at], "oil": row[at + 1], "cards": cards[at // 2]} for at in (0, 2)]


def open_group(row: list[int]) -> Group:
    way = {"origin": REGIONS[row[0]], "goal": REGIONS[row[1]], "by_sea": bool(row[2])}
    return {**way, "units": counted(row[3:7], LAND), "settled": bool(row[7] & 1), "alone": bool(row[7] & 2)}


def forget_action(doc: Document) -> None:
    """Between actions nothing is on the way and nothing is being fought over."""
    doc["now"] = {key: None if key in NAMED else value for key, value in NOW.items()}
    doc["now"]["strikes"] = []
    doc["moved"] = {}
    doc["asked"] = {}
    doc["barred"] = []
    doc["ways"] = []
    doc["draft"] = [{"production": 0, "oil": 0, "cards": {}} for _ in range(2)]
    end_land_battle(doc)
    end_sea_battle(doc)


def end_land_battle(doc: Document) -> None:
    doc["sides"] = [{"front": {}, "reserve": {}} for _ in range(2)]
    doc["shown"] = {}
    for key, value in NOW.items():
        if key.startswith("fight") and key != "fighters":
            doc["now"][key] = None if key in NAMED else value


def end_sea_battle(doc: Document) -> None:
    doc["crippled"] = [0, 0]
    for key, value in NOW.items():
        if key.startswith("naval"):
            doc["now"][key] = None if key in NAMED else value
    clear_lines(doc)


def clear_lines(doc: Document) -> None:
    doc["lines"] = [[], []]
    doc["conditions"] = [[AFLOAT] * LONGEST_LINE, [AFLOAT] * LONGEST_LINE]
    doc["now"].update(naval_length=0, naval_pair=0, naval_roll=0)


def counted(row: list[int], names: list[str]) -> Count:
    return {name: count for name, count in zip(names, row, strict=True) if count}


def by_place(row: list[int], places: list[str], names: list[str]) -> dict[str, Count]:
    width = len(names)
    rows = {place: counted(row[at * width : (at + 1) * width], names) for at, place in enumerate(places)}
    return {place: count for place, count in rows.items() if count}


def flat(counts: Count, names: list[str]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def closed(document: Document) -> Document:
    """The document as it is written down."""
    doc: Document = copy_of(document)
    for player in doc["players"]:
        player["hand"] = [close_held(doc, row) for row in sorted(player["hand"], key=hand_order)]
        player["technologies"].sort(key=TECHNOLOGIES.index)
        player["marked"].sort(key=REGIONS.index)
    for sea in list(doc["seas"]):
        doc["seas"][sea] = {key: fleet for key, fleet in doc["seas"][sea].items() if fleet}
        if not doc["seas"][sea]:
            del doc["seas"][sea]
    close_piles(doc)
    close_action(doc)
    if doc.get("over"):
        doc.pop("agenda")
    return doc


def seen_mask(row: Held) -> int:
    return sum(256 if seat == "all" else 1 << seat for seat in row["seen_by"])


def hand_order(row: Held) -> tuple[int, int, int, bool, int]:
    return CARDS.index(row["card"]), row["since"], row["drawn"], row["idle"], seen_mask(row)


def close_held(doc: Document, row: Held) -> Any:
    plain = not row["since"] and not row["seen_by"] and not row["idle"]
    if plain and row["drawn"] == stamp_of(doc, row["card"]):
        return row["card"]
    return row


def close_piles(doc: Document) -> None:
    lying = doc.pop("lying")
    doc["returned"] = {}
    for place in ("discards", "table"):
        doc[place] = {card: len(copies) for card, copies in lying[place].items()}
    for card in CARDS:
        rows = [
            (since, at)
            for at, place in enumerate(("pile", "discards", "table"))
            for since in lying[place].get(card, [])
            if since
        ]
        if rows:
            doc["returned"][card] = [[at, since] for since, at in sorted(rows)]


def close_action(doc: Document) -> None:
    now = doc.pop("now")
    for key, names in NAMED.items():
        now[key] = -1 if now[key] is None else names.index(now[key])
    now["strikes"] = sum(1 << SEAS.index(sea) for sea in now["strikes"])
    if now != NOW:
        doc["now"] = now
    moved, left, barred = doc.pop("moved"), doc.pop("asked"), doc.pop("barred")
    sides, lines, draft = doc.pop("sides"), doc.pop("lines"), doc.pop("draft")
    rows = {
        "mix": flat(doc.pop("mix"), TYPES),
        "fresh": [count for region in REGIONS for count in flat(moved.get(region, {}), LAND)],
        "sailed": [count for sea in SEAS for count in flat(moved.get(sea, {}), SHIPS)],
        "leave": flat(left, [*SEAS, *CANALS]),
        "protested": [int(region in barred) for region in REGIONS],
        "front": [count for side in sides for row in ("front", "reserve") for count in flat(side[row], LAND)],
        "faces": flat(doc.pop("shown"), FACES),
        "line_state": [state for side in doc.pop("conditions") for state in side],
        "crippled": doc.pop("crippled"),
        "deal": [draft[side][money] for side in (0, 1) for money in ("production", "oil")]
        + [count for side in (0, 1) for count in flat(draft[side]["cards"], CARDS)],
    }
    doc.update({name: row for name, row in rows.items() if any(row)})
    if any(lines):
        doc["line"] = [SHIPS.index(side[at]) if at < len(side) else -1 for side in lines for at in range(LONGEST_LINE)]
    ways = doc.pop("ways")
    if ways:
        doc["groups"] = [number for group in ways for number in close_group(group)]


def close_group(group: Group) -> list[int]:
    way = [REGIONS.index(group["origin"]), REGIONS.index(group["goal"]), int(group["by_sea"])]
    return [*way, *flat(group["units"], LAND), int(group["settled"]) + 2 * int(group["alone"])]


# the agenda


def top(doc: Document) -> Frame:
    frame: Frame = doc["agenda"][-1]
    return frame


def push(doc: Document, step: str, **arguments: Any) -> None:
    doc["agenda"].append({"step": step, **arguments})


def drop(doc: Document) -> None:
    doc["agenda"].pop()


def instead(doc: Document, step: str, **arguments: Any) -> None:
    drop(doc)
    push(doc, step, **arguments)


def everybody(doc: Document) -> Question:
    """Everybody the open step asks, answered or not."""
    if doc.get("over"):
        return []
    return ASK[top(doc)["step"]](doc, top(doc))


def waiting(doc: Document) -> Question:
    sealed = doc.get("sealed", [])
    return [row for row in everybody(doc) if not sealed or row[0] == CHANCE or sealed[row[0]] is None]


def settle(doc: Document) -> None:
    """Carry out what asks nobody."""
    while not doc.get("over") and not everybody(doc):
        frame = top(doc)
        if frame["step"] in TOGETHER:
            TOGETHER[frame["step"]](doc, frame, [])
        else:
            DO[frame["step"]](doc, frame, None, {})


def nobody(doc: Document, frame: Frame) -> Question:
    return []


def end_game(doc: Document, ending: str) -> None:
    doc["over"] = True
    doc["ending"] = ENDINGS.index(ending)


def dice(doc: Document, frame: Frame) -> Question:
    """One die while there are dice to roll."""
    return [(CHANCE, [{"kind": "die", "eyes": eyes} for eyes in range(1, 7)])] if doc["now"]["dice"] > 0 else []


def two_dice(doc: Document, frame: Frame) -> Question:
    return [(CHANCE, [{"kind": "roll", "eyes": eyes} for eyes in range(2, 13)])]


# the map


def build_board(west: bool) -> dict[str, Any]:
    """One extent of the board (ATK-96): neighbours by land and water, and every crossing with the seas it uses."""
    regions = [row for row in MAP["region"] if not west or row["half"] == "west"]
    seas = [row for row in MAP["sea"] if not west or row["half"] == "west"]
    names, waters = [row["id"] for row in regions], [row["id"] for row in seas]
    ways: dict[tuple[str, str], list[str]] = {}
    called: dict[tuple[str, str], str] = {}
    for lane in MAP["lane"]:
        one, other = lane["a"], lane["b"]
        if one in names and other in names and not (west and lane["both_halves"]):
            ways[one, other], ways[other, one] = lane["seas"], lane["seas"][::-1]
            called[one, other] = called[other, one] = f"{one}-{other}"
    coast = {row["id"]: [sea for sea in row["seas"] if sea in waters] for row in regions}
    for zone in [row["id"] for row in seas if row["zone"]]:
        for one in names:
            for other in names:
                if one != other and zone in coast[one] and zone in coast[other]:
                    ways[one, other], called[one, other] = [zone], zone
    land = {row["id"]: [name for name in row["land"] if name in names] for row in regions}
    beside = {one: {*land[one], *(other for other in names if (one, other) in ways)} for one in names}
    water = {row["id"]: [name for name in row["adjacent"] if name in waters] for row in seas}
    return {
        **{"regions": names, "seas": waters, "land": land, "coast": coast, "water": water},
        **{"ways": ways, "called": called, "beside": beside},
    }


WORLD, WEST = build_board(False), build_board(True)


def board(doc: Document) -> dict[str, Any]:
    extent = doc["options"]["board"]
    return WEST if extent == "west" or (extent == "auto" and doc["seats"] <= 4) else WORLD


def ordered(doc: Document) -> list[str]:
    names: list[str] = board(doc)["regions"]
    return names


def waters(doc: Document) -> list[str]:
    names: list[str] = board(doc)["seas"]
    return names


def owner(doc: Document, region: str) -> int | None:
    seat: int | None = doc["regions"][region]["owner"]
    return seat


def army(doc: Document, region: str) -> Count:
    units: Count = doc["regions"][region]["units"]
    return units


def own(doc: Document, seat: int) -> list[str]:
    return [region for region in ordered(doc) if owner(doc, region) == seat]


def neutrals(doc: Document) -> list[str]:
    return [region for region in ordered(doc) if owner(doc, region) is None]


def beside_own(doc: Document, seat: int, region: str) -> bool:
    """ATK-141: by land, by a lane or across a common zone."""
    return any(owner(doc, other) == seat for other in board(doc)["beside"][region])


def way(doc: Document, origin: str, goal: str) -> list[str]:
    """The seas of the crossing, none when there is none."""
    seas: list[str] = board(doc)["ways"].get((origin, goal), [])
    return seas


# pieces


def add(counts: Count, name: str, number: int) -> None:
    counts[name] = counts.get(name, 0) + number
    assert counts[name] >= 0
    if counts[name] == 0:
        del counts[name]


def fleet(doc: Document, seat: int, sea: str) -> Count:
    ships: Count = doc["seas"].setdefault(sea, {}).setdefault(str(seat), {})
    return ships


def ships_of(doc: Document, seat: int, sea: str, types: list[str]) -> int:
    here = doc["seas"].get(sea, {}).get(str(seat), {})
    return sum(here.get(ship, 0) for ship in types)


def submarines(doc: Document, seat: int, sea: str) -> int:
    return ships_of(doc, seat, sea, ["submarine"])


def foreign_surface(doc: Document, seat: int, sea: str) -> list[int]:
    """Whose ships other than submarines are there, in turn."""
    return [other for other in others(doc, seat) if ships_of(doc, other, sea, SURFACE)]


def planes(doc: Document, seat: int) -> int:
    return sum(army(doc, region).get("plane", 0) for region in own(doc, seat))


def unmoved(doc: Document, place: str, unit: str, there: Count) -> int:
    """ATK-109: a unit moves once."""
    moved: int = doc["moved"].get(place, {}).get(unit, 0)
    return there.get(unit, 0) - moved


def arrive(doc: Document, region: str, units: Count) -> None:
    """Units that have moved stand in a region."""
    for unit, count in units.items():
        add(army(doc, region), unit, count)
        add(doc["moved"].setdefault(region, {}), unit, count)


def land_units(doc: Document, seat: int) -> int:
    """On the board, on the way and in battle (ATK-172)."""
    count = sum(sum(army(doc, region).values()) for region in own(doc, seat))
    if seat == doc["turn"]:
        count += sum(sum(group["units"].values()) for group in doc["ways"]) + left(doc, ATTACK)
    elif doc["now"]["fight"] is not None and doc["now"]["fight_foe"] == seat:
        count += left(doc, DEFENCE)
    return count


def end_if_eliminated(doc: Document) -> None:
    """RAX 525, ATK-93."""
    gone = [seat for seat in range(doc["seats"]) if land_units(doc, seat) == 0]
    for seat in gone:
        doc["players"][seat]["eliminated"] = True
    if gone:
        end_game(doc, "eliminated")


# players


def clockwise(doc: Document, first: int) -> list[int]:
    number: int = doc["seats"]
    return [(first + step) % number for step in range(number)]


def others(doc: Document, seat: int) -> list[int]:
    return clockwise(doc, seat)[1:]


def player(doc: Document, seat: int) -> dict[str, Any]:
    row: dict[str, Any] = doc["players"][seat]
    return row


def active(doc: Document) -> int:
    seat: int = doc["turn"]
    return seat


def has(doc: Document, seat: int, technology: str) -> bool:
    return technology in player(doc, seat)["technologies"]


def bonus(doc: Document, seat: int, technology: str, figure: str) -> int:
    """A figure of a technology, 0 for who does not have it."""
    if not has(doc, seat, technology):
        return 0
    number: int = technology_rows(doc)[technology]["figures"][figure]
    return number


def holds_capital(doc: Document, seat: int) -> bool:
    """RAX 331: whether a player has the region of their own capital."""
    capital = player(doc, seat)["capital"]
    return capital is not None and owner(doc, capital) == seat


def is_capital(doc: Document, region: str) -> bool:
    return any(row["capital"] == region for row in doc["players"])


def government(doc: Document, seat: int) -> str:
    name: str = player(doc, seat)["government"]
    return name


def victory_points(doc: Document, seat: int) -> int:
    """RAX 541-583, ATK-40 to ATK-42."""
    row, points = player(doc, seat), FIGURES["points"]
    if row["government"] is None:
        return 0
    regions = own(doc, seat)
    total: int = points["region"] * len(regions)
    if row["government"] in ("communism", "democracy"):
        friends = [region for region in neutrals(doc) if doc["regions"][region]["counter"] == row["government"]]
        total += points["minor"] * len(friends)
    if row["government"] == "democracy":
        total -= points["attacked"] * len(row["marked"])
    if row["government"] == "fascism":
        total += points["conquest"] * len(row["marked"])
    if row["government"] == "monarchy" and row["capital"] is not None:
        abroad = [region for region in regions if CONTINENT[region] != CONTINENT[row["capital"]]]
        total += points["overseas"] * len(abroad)
    return total


def mark(doc: Document, seat: int, region: str) -> None:
    """ATK-40, ATK-49: each region once."""
    if region not in player(doc, seat)["marked"]:
        player(doc, seat)["marked"].append(region)


# cards


def table_of(doc: Document, name: str) -> dict[str, Any]:
    """A file of our box, or that of an owner (ATK-176)."""
    given: dict[str, Any] | None = doc["options"].get(name)
    return PRINTED[name] if given is None else given


def by_id(*tables: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for table in tables for row in table}


PRINTED_CARDS = by_id(PRINTED["economics"]["card"], PRINTED["politics"]["card"], PRINTED["trade_routes"]["route"])
PRINTED_TECHNOLOGIES = by_id(PRINTED["technology"]["technology"])


def is_ours(doc: Document) -> bool:
    """Whether all files are those of our box."""
    return all(doc["options"].get(name) is None for name in FILES)


def card_rows(doc: Document) -> dict[str, dict[str, Any]]:
    if is_ours(doc):
        return PRINTED_CARDS
    economics, politics = table_of(doc, "economics")["card"], table_of(doc, "politics")["card"]
    return by_id(economics, politics, table_of(doc, "trade_routes")["route"])


def technology_rows(doc: Document) -> dict[str, dict[str, Any]]:
    return PRINTED_TECHNOLOGIES if is_ours(doc) else by_id(table_of(doc, "technology")["technology"])


def copies_of(doc: Document, card: str) -> int:
    """ATK-96: routes of seas that are not on the board are not in the game."""
    row = card_rows(doc)[card]
    if DECK[card] == "routes" and row["sea"] not in waters(doc):
        return 0
    number: int = row["count"]
    return number


def stamp_of(doc: Document, card: str) -> int:
    stamp: int = doc["stamps"][DECKS.index(DECK[card])]
    return stamp


def hand(doc: Document, seat: int, deck: str | None = None) -> list[Held]:
    rows: list[Held] = player(doc, seat)["hand"]
    return rows if deck is None else [row for row in rows if DECK[row["card"]] == deck]


def kinds(rows: list[Held]) -> list[str]:
    """Different cards, in the order of the decks."""
    return sorted({row["card"] for row in rows}, key=CARDS.index)


def holds(doc: Document, seat: int, card: str) -> bool:
    return any(row["card"] == card for row in hand(doc, seat))


def busy(rows: list[Held]) -> list[Held]:
    return [row for row in rows if not row["idle"]]


def in_pile(doc: Document, deck: str) -> list[str]:
    return [card for card in CARDS if DECK[card] == deck and card in doc["lying"]["pile"]]


def drawn(cards: list[str]) -> Question:
    return [(CHANCE, [{"kind": "drawn", "card": card} for card in cards])] if cards else []


def best_known(rows: list[Held]) -> Held:
    """ATK-175: which of several equal cards leaves a hand is open; it is the one that most have seen."""
    return max(sorted(rows, key=hand_order), key=lambda row: len(row["seen_by"]))


def lift(doc: Document, place: str, card: str) -> int:
    """Take a copy away from the table; what can be drawn longest goes first. Gives its stamp."""
    copies = doc["lying"][place][card]
    since: int = copies.pop(0)
    if not copies:
        del doc["lying"][place][card]
    return since


def lay(doc: Document, place: str, card: str, since: int) -> None:
    copies = doc["lying"][place].setdefault(card, [])
    copies.append(since)
    copies.sort()


def take_into_hand(doc: Document, seat: int, card: str, since: int, seen: list[Any]) -> None:
    row = {"card": card, "drawn": stamp_of(doc, card), "since": since, "seen_by": seen, "idle": False}
    hand(doc, seat).append(row)


def draw_card(doc: Document, seat: int, card: str) -> None:
    take_into_hand(doc, seat, card, lift(doc, "pile", card), [])


def from_hand(doc: Document, seat: int, card: str, place: str) -> None:
    row = best_known([row for row in hand(doc, seat) if row["card"] == card])
    hand(doc, seat).remove(row)
    lay(doc, place, card, row["since"])


def back_to_pile(doc: Document, card: str) -> None:
    """ATK-24, ATK-77: a card that lies openly is shuffled in; who drew before cannot have it."""
    doc["stamps"][DECKS.index(DECK[card])] += 1
    lay(doc, "pile", card, stamp_of(doc, card))


def everybody_but(doc: Document, seat: int) -> list[Any]:
    return [*(other for other in range(doc["seats"]) if other != seat), "all"]


def show_to(row: Held, seats: list[Any]) -> None:
    row["seen_by"] = sorted({*row["seen_by"], *seats}, key=str)


def hand_over(doc: Document, giver: int, taker: int, row: Held) -> None:
    """Who knew it still knows it, and so does the giver (ATK-175)."""
    hand(doc, giver).remove(row)
    row["seen_by"] = sorted(({*row["seen_by"], giver}) - {taker}, key=str)
    hand(doc, taker).append(row)


def make_idle(doc: Document, seat: int, card: str) -> None:
    best_known([row for row in busy(hand(doc, seat)) if row["card"] == card])["idle"] = True


def may_hold(doc: Document, seat: int, cards: list[str]) -> bool:
    """Whether a hand might have one of these cards for all that the table can know (ATK-143, ATK-175)."""
    for card in cards:
        held = hand(doc, seat, DECK[card])
        if any(row["card"] == card and "all" in row["seen_by"] for row in held):
            return True
        hidden = [row["drawn"] for row in held if "all" not in row["seen_by"]]
        elsewhere = [row for other in doc["players"] for row in other["hand"] if row["card"] == card]
        since = [row["since"] for row in elsewhere if "all" not in row["seen_by"]]
        since += doc["lying"]["pile"].get(card, [])
        if hidden and since and max(hidden) >= min(since):
            return True
    return False


def ask_draw(doc: Document, frame: Frame) -> Question:
    return drawn(in_pile(doc, frame["deck"])) if frame["cards"] > 0 else []


def do_draw(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """ATK-7, ATK-106: the politics discards become the pile when a card is to be drawn and there is none."""
    if answer:
        draw_card(doc, frame["player"], answer["card"])
        frame["cards"] -= 1
    elif frame["cards"] > 0 and frame["deck"] == "politics" and doc["lying"]["discards"]:
        doc["stamps"][1] += 1
        for card, copies in doc["lying"]["discards"].items():
            for _ in copies:
                lay(doc, "pile", card, doc["stamps"][1])
        doc["lying"]["discards"] = {}
    else:
        drop(doc)


# VII. Spielaufbau (RAX 120-183)


def do_lay_out(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """Schritt 1."""
    figures = FIGURES["start"]
    instead(doc, "start_seat")
    for number in reversed(range(doc["seats"])):
        row = player(doc, number)
        row.update(production=figures["production"], oil=figures["oil"])
        row["reserve"] = {unit: figures[unit] for unit in UNITS if figures[unit]}
        push(doc, "draw", deck="politics", player=number, cards=figures["politics"])
        push(doc, "draw", deck="economics", player=number, cards=figures["economics"])


def ask_start_seat(doc: Document, frame: Frame) -> Question:
    """Schritt 2, ATK-95."""
    return [(CHANCE, [{"kind": "begins", "player": seat} for seat in range(doc["seats"])])]


def do_start_seat(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    doc["start"] = answer["player"]
    instead(doc, "claim", player=doc["start"])


def ask_claim(doc: Document, frame: Frame) -> Question:
    """Schritt 3; by an option on different continents (ATK-97)."""
    taken = [CONTINENT[region] for region in own(doc, frame["player"])] if doc["options"]["continents"] else []
    free = [region for region in neutrals(doc) if CONTINENT[region] not in taken]
    return [(frame["player"], [{"kind": "claim", "region": region} for region in free])]


def do_claim(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    region = answer["region"]
    doc["regions"][region]["owner"] = seat
    add(army(doc, region), "infantry", 1)
    add(player(doc, seat)["reserve"], "infantry", -1)
    following = (seat + 1) % doc["seats"]
    if all(len(own(doc, number)) == FIGURES["start"]["regions"] for number in range(doc["seats"])):
        instead(doc, "deployment", player=doc["start"], placed=0)
    else:
        instead(doc, "claim", player=following)


def ask_deployment(doc: Document, frame: Frame) -> Question:
    """Schritt 4: land units into one's own regions, all ships into one area without foreign ships (ATK-1, ATK-99)."""
    seat = frame["player"]
    mine = [sea for sea in waters(doc) if ships_of(doc, seat, sea, SHIPS)]
    free = [sea for sea in waters(doc) if not any(ships_of(doc, other, sea, SHIPS) for other in others(doc, seat))]
    answers = []
    for unit in player(doc, seat)["reserve"]:
        for place in own(doc, seat) if unit in LAND else mine or free:
            answers.append({"kind": "place", "unit": unit, "place": place})
    return [(seat, answers)]


def do_deployment(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    unit, place = answer["unit"], answer["place"]
    reserve = player(doc, seat)["reserve"]
    add(reserve, unit, -1)
    add(army(doc, place) if unit in LAND else fleet(doc, seat, place), unit, 1)
    frame["placed"] += 1
    if frame["placed"] < FIGURES["start"]["pieces_per_turn"] and reserve:
        return
    following = [other for other in [*others(doc, seat), seat] if player(doc, other)["reserve"]]
    if following:
        instead(doc, "deployment", player=following[0], placed=0)
    else:
        instead(doc, "capital", player=doc["start"])


def ask_capital(doc: Document, frame: Frame) -> Question:
    """Schritt 5."""
    return [(frame["player"], [{"kind": "found", "region": region} for region in own(doc, frame["player"])])]


def do_capital(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    player(doc, seat)["capital"] = answer["region"]
    following = (seat + 1) % doc["seats"]
    if following == doc["start"]:
        doc["mix"] = dict.fromkeys(TYPES, 2 if doc["seats"] == 8 else 1)
        instead(doc, "mix")
    else:
        instead(doc, "capital", player=following)


def ask_mix(doc: Document, frame: Frame) -> Question:
    """Schritt 6, ATK-2: with five, six and seven players one, two and three types come twice, fascism never."""
    wanted = {5: 1, 6: 2, 7: 3}.get(doc["seats"], 0)
    if list(doc["mix"].values()).count(2) >= wanted:
        return []
    return drew_type([name for name in TYPES if doc["mix"][name] == 1 and name != "fascism"])


def drew_type(names: list[str]) -> Question:
    return [(CHANCE, [{"kind": "drew_type", "government": name} for name in names])]


def do_mix(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    if answer:
        doc["mix"][answer["government"]] += 1
    else:
        instead(doc, "government", player=doc["start"])


def ask_government(doc: Document, frame: Frame) -> Question:
    return drew_type([name for name in TYPES if doc["mix"][name] > 0])


def do_government(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    doc["mix"][answer["government"]] -= 1
    player(doc, frame["player"])["government"] = answer["government"]
    following = (frame["player"] + 1) % doc["seats"]
    if following == doc["start"]:
        doc["mix"] = dict.fromkeys(TYPES, 0)
        instead(doc, "counter", region=0)
    else:
        instead(doc, "government", player=following)


def without_counter(doc: Document, frame: Frame) -> str | None:
    """The next neutral that needs a counter; `region` names a single one, counted from 1."""
    asked = [REGIONS[frame["region"] - 1]] if frame["region"] else neutrals(doc)
    bare = [region for region in asked if doc["regions"][region]["counter"] is None]
    return bare[0] if bare else None


def ask_counter(doc: Document, frame: Frame) -> Question:
    """ATK-100: from those that are not in use; were there none at all, any type."""
    if without_counter(doc, frame) is None:
        return []
    used = [row["counter"] for row in doc["regions"].values()] + [row["government"] for row in doc["players"]]
    printed = {row["id"]: row["counters"] for row in table_of(doc, "counters")["government"]}
    return drew_type([name for name in TYPES if printed[name] > used.count(name)] or TYPES)


def do_counter(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    region = without_counter(doc, frame)
    if region is not None:
        doc["regions"][region]["counter"] = answer["government"]
    elif frame["region"]:
        drop(doc)
    else:
        instead(doc, "round")


# VIII. Die Spielrunden (RAX 187-229)


def do_round(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    doc["round"] += 1
    instead(doc, "production")
    for number in reversed(clockwise(doc, doc["start"])):
        push(doc, "turn", player=number, begun=0, busy=0)


def begin_turn(doc: Document, seat: int) -> None:
    """ATK-3, ATK-146."""
    row = player(doc, seat)
    doc.update(turn=seat, taken=0, once=0, diplomacy=UNUSED, treaties=0, trading=0, may_not_play=int(row["banned"]))
    row["banned"] = False
    for other in doc["players"]:
        other.update(refusals=0, counter_offers=0)


def act(doc: Document, action: str) -> None:
    """RAX 191: 1 oil for the first action, 2 for the second and so on."""
    doc["taken"] += 1
    doc["trading"] = int(action == "trade")
    if action != "trade":
        for row in doc["players"]:
            row["counter_offers"] = 0
    if action != "diplomacy" and doc["diplomacy"] == FAILED:
        doc["diplomacy"] = CLOSED  # ATK-139: another action came between
    player(doc, active(doc))["oil"] -= doc["taken"]


def ask_turn(doc: Document, frame: Frame) -> Question:
    """RAX 191-221; an action that can do nothing is not offered (ATK-101)."""
    if not frame["begun"] or frame["busy"]:
        return []
    seat = frame["player"]
    answers: list[Answer] = [{"kind": "end"}]
    if player(doc, seat)["oil"] > doc["taken"]:
        answers += simple_actions(doc, seat) + named_actions(doc, seat)
    if has(doc, seat, "blitzkrieg") and not doc["once"] & BLITZED and doc["once"] & MOVED and marches(doc, seat, True):
        answers.append({"kind": "blitz"})  # ATK-103
    if has(doc, seat, "code_breaking") and not doc["once"] & LOOKED:
        targets = [other for other in others(doc, seat) if hand(doc, other, "politics")]
        answers += [{"kind": "look", "target": other} for other in targets]
    answers += [{"kind": "trade_with", "target": other} for other in partners(doc, seat)]
    return [(seat, answers)]


def simple_actions(doc: Document, seat: int) -> list[Answer]:
    found = []
    if not doc["once"] & MOVED and (marches(doc, seat, False) + sailings(doc, seat) + strikes(doc, seat)):
        found.append("move")
    if transfers(doc, seat):
        found.append("strategic")
    if purchases(doc, seat):
        found.append("build")
    if not doc["once"] & RAIDED and any(submarines(doc, seat, sea) for sea in waters(doc)):
        found.append("raid")
    return [{"kind": "act", "action": action} for action in found]


def named_actions(doc: Document, seat: int) -> list[Answer]:
    """Actions that are chosen by their first answer."""
    purse = player(doc, seat)["production"]
    answers: list[Answer] = []
    if doc["diplomacy"] != CLOSED:
        answers += [{"kind": "court", "region": region} for region in neutrals(doc)]
    answers += card_plays(doc, seat)
    if in_pile(doc, "routes"):  # RAX 289, ATK-8
        bids = range(FIGURES["auction"]["least"], min(purse, MOST_BID) + 1)
        answers += [{"kind": "bid", "production": bid} for bid in bids]
    if new_technologies(doc, seat):  # ATK-9, ATK-108
        payments = range(0, min(purse, FIGURES["research"]["most"]) + 1, FIGURES["research"]["per_bonus"])
        answers += [{"kind": "research", "production": payment} for payment in payments]
    if not doc["once"] & BOMBED and (planes(doc, seat) or has(doc, seat, "rocketry")):
        answers += [{"kind": "bomb", "target": other} for other in others(doc, seat)]
    return answers


ACTIONS = {"court": "diplomacy", "play": "politics", "bid": "auction", "research": "research", "bomb": "bombing"}
"""Which action an answer chooses; Trade is paid by its first deal (ATK-92, ATK-102)."""
ONCE = {"move": MOVED, "bombing": BOMBED, "raid": RAIDED}


def do_turn(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    if not answer:
        if frame["begun"]:
            forget_action(doc)
            frame["busy"] = 0
        else:
            frame["begun"] = 1
            begin_turn(doc, frame["player"])
        return
    kind = answer["kind"]
    if kind == "end":
        drop(doc)
        return
    frame["busy"] = 1
    action = answer["action"] if kind == "act" else ACTIONS.get(kind, "")
    doc["once"] |= ONCE.get(action, 0)
    if action:
        act(doc, action)
    BEGINNINGS[answer["action"] if kind == "act" else kind](doc, frame["player"], answer)


def begin_move(doc: Document, seat: int, answer: Answer) -> None:
    push(doc, "movement", ordered=0)


def begin_blitz(doc: Document, seat: int, answer: Answer) -> None:
    """RAX 385, ATK-62."""
    doc["once"] |= BLITZED
    doc["now"]["blitzing"] = 1
    push(doc, "movement", ordered=0)


def begin_look(doc: Document, seat: int, answer: Answer) -> None:
    """ATK-153."""
    doc["once"] |= LOOKED
    look(doc, seat, answer["target"], "politics")


def look(doc: Document, seat: int, target: int, deck: str) -> None:
    for row in hand(doc, target, deck):
        show_to(row, [seat])


def begin_strategic(doc: Document, seat: int, answer: Answer) -> None:
    push(doc, "transfer", ordered=0)


def begin_build(doc: Document, seat: int, answer: Answer) -> None:
    push(doc, "purchase", bought=0)


# XVII. Bewegung: orders (RAX 353-371)


def plane_range(doc: Document, seat: int) -> int:
    number: int = FIGURES["moves"]["plane"]
    return bonus(doc, seat, "long_range_aircraft", "move") or number


def by_land(doc: Document, seat: int, unit: str, origin: str) -> set[str]:
    """ATK-55, ATK-56: a tank's first region must be its owner's, planes fly over any."""
    land = board(doc)["land"]
    steps = plane_range(doc, seat) if unit == "plane" else FIGURES["moves"][unit]
    reached, edge = {origin}, {origin}
    for _ in range(steps):
        passed = edge if unit == "plane" else {place for place in edge if owner(doc, place) == seat}
        edge = {goal for place in passed for goal in land[place]}
        reached |= edge
    return reached - {origin}


def marches(doc: Document, seat: int, blitzing: bool) -> list[Answer]:
    """Orders for land units; the last unit stays (ATK-54), a crossing is the whole move (ATK-57)."""
    answers = []
    for origin in own(doc, seat):
        here = army(doc, origin)
        if sum(here.values()) < 2:
            continue
        for unit in ["tank", "plane"] if blitzing else LAND:
            if unmoved(doc, origin, unit, here) > 0:
                goals = by_land(doc, seat, unit, origin)
                if not blitzing:
                    goals |= board(doc)["beside"][origin]
                answers += [{"kind": "march", "unit": unit, "origin": origin, "goal": goal} for goal in goals]
    return answers


def canal_open(doc: Document, seat: int, canal: str) -> bool:
    """RAX 369, ATK-19."""
    region = CANALS[canal]["region"]
    holder = owner(doc, region)
    if holder is None:
        return bool(doc["regions"][region]["counter"] == government(doc, seat))
    return holder == seat or doc["asked"].get(canal) == ALLOWED


def next_seas(doc: Document, seat: int, sea: str) -> set[str]:
    found = set(board(doc)["water"][sea])
    for canal, row in CANALS.items():
        if sea in row["seas"] and canal_open(doc, seat, canal):
            found |= set(row["seas"])
    return found - {sea}


def sailings(doc: Document, seat: int) -> list[Answer]:
    """RAX 365: one or two areas, through anybody's ships."""
    answers = []
    for origin in waters(doc):
        here = doc["seas"].get(origin, {}).get(str(seat), {})
        for ship in here:
            if unmoved(doc, origin, ship, here) > 0:
                goals = next_seas(doc, seat, origin)
                goals |= {goal for sea in goals for goal in next_seas(doc, seat, sea)}
                answers += [{"kind": "sail", "ship": ship, "origin": origin, "goal": goal} for goal in goals - {origin}]
    return answers


def strikes(doc: Document, seat: int) -> list[Answer]:
    """ATK-117: submarines may begin a battle."""
    seas = [sea for sea in waters(doc) if submarines(doc, seat, sea) and foreign_surface(doc, seat, sea)]
    return [{"kind": "strike", "sea": sea} for sea in seas if sea not in doc["now"]["strikes"]]


def canal_questions(doc: Document, seat: int) -> list[Answer]:
    """ATK-116: the owner is asked once in a Move."""
    if not any(ships_of(doc, seat, sea, SHIPS) for sea in waters(doc)):
        return []
    found = []
    for canal, row in CANALS.items():
        closed_by_player = owner(doc, row["region"]) is not None and not canal_open(doc, seat, canal)
        if closed_by_player and canal not in doc["asked"]:
            found.append({"kind": "ask_canal", "canal": canal})
    return found


def ask_movement(doc: Document, frame: Frame) -> Question:
    seat, blitzing = active(doc), doc["now"]["blitzing"] == 1
    answers = [PASS] if frame["ordered"] else []
    answers += marches(doc, seat, blitzing)
    if not blitzing:
        answers += sailings(doc, seat) + canal_questions(doc, seat) + strikes(doc, seat)
    return [(seat, answers)] if answers else []


def do_movement(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    """ATK-110: by land into a region of one's own at once; others wait for battle or for passage."""
    kind = answer.get("kind", "pass")
    if kind == "pass":
        instead(doc, "engagement", bought=0)
        push(doc, "protest")
    elif kind == "ask_canal":
        push(doc, "canal", canal=answer["canal"], player=seat)
    elif kind == "strike":
        frame["ordered"] = 1
        doc["now"]["strikes"].append(answer["sea"])
    elif kind == "sail":
        frame["ordered"] = 1
        add(fleet(doc, seat, answer["origin"]), answer["ship"], -1)
        add(fleet(doc, seat, answer["goal"]), answer["ship"], 1)
        add(doc["moved"].setdefault(answer["goal"], {}), answer["ship"], 1)
    else:
        frame["ordered"] = 1
        march(doc, seat, answer["unit"], answer["origin"], answer["goal"])


def march(doc: Document, seat: int, unit: str, origin: str, goal: str) -> None:
    """ATK-111: the land way whenever there is one."""
    lands = goal in by_land(doc, seat, unit, origin)
    add(army(doc, origin), unit, -1)
    if lands and owner(doc, goal) == seat:
        arrive(doc, goal, {unit: 1})
        return
    for group in doc["ways"]:
        if (group["origin"], group["goal"], group["by_sea"]) == (origin, goal, not lands):
            add(group["units"], unit, 1)
            return
    way_to = {"origin": origin, "goal": goal, "by_sea": not lands}
    doc["ways"].append({**way_to, "units": {unit: 1}, "settled": False, "alone": False})


def ask_canal(doc: Document, frame: Frame) -> Question:
    holder = owner(doc, CANALS[frame["canal"]]["region"])
    assert holder is not None
    return [(holder, [PASS, ALLOW])]


def do_canal(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    doc["asked"][frame["canal"]] = ALLOWED if answer == ALLOW else REFUSED
    drop(doc)


# XIV. BLOCK cards against a Move (RAX 333, ATK-113 to ATK-115)


def attacked_neutrals(doc: Document) -> list[str]:
    goals = {group["goal"] for group in doc["ways"] if group["units"]}
    return [region for region in neutrals(doc) if region in goals]


def soldiers(group: Group) -> Count:
    return {unit: count for unit, count in group["units"].items() if unit != "plane"}


def crossed_way(doc: Document, group: Group) -> str:
    name: str = board(doc)["called"][group["origin"], group["goal"]]
    return name


def crossed_ways(doc: Document) -> list[str]:
    return sorted({crossed_way(doc, group) for group in doc["ways"] if group["by_sea"] and soldiers(group)})


def ask_protest(doc: Document, frame: Frame) -> Question:
    attacks, ways = attacked_neutrals(doc), crossed_ways(doc)
    wanted = ["league_protest"] * bool(attacks) + ["storm_at_sea"] * bool(ways)
    asked: Question = []
    for seat in others(doc, active(doc)):
        if holds_capital(doc, seat) and may_hold(doc, seat, wanted):
            answers = [PASS]
            if holds(doc, seat, "league_protest"):
                answers += [{"kind": "block_attack", "region": region} for region in attacks]
            if holds(doc, seat, "storm_at_sea"):
                answers += [{"kind": "block_way", "way": name} for name in ways]
            asked.append((seat, answers))
    return asked


def send_back(doc: Document, group: Group, units: Count) -> None:
    """ATK-59: they stay where they came from."""
    arrive(doc, group["origin"], units)
    for unit in units:
        del group["units"][unit]


def all_protest(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    """The first in turn who blocks does; then everybody is asked again."""
    blocks = [(seat, answer) for seat, answer in given if answer != PASS]
    if not blocks:
        drop(doc)
        return
    seat, answer = blocks[0]
    if answer["kind"] == "block_attack":
        from_hand(doc, seat, "league_protest", "discards")
        doc["barred"].append(answer["region"])
        for group in doc["ways"]:
            if group["goal"] == answer["region"]:
                send_back(doc, group, dict(group["units"]))
        return
    from_hand(doc, seat, "storm_at_sea", "discards")
    for group in doc["ways"]:
        if group["by_sea"] and soldiers(group) and crossed_way(doc, group) == answer["way"]:
            send_back(doc, group, soldiers(group))
            group["alone"] = True


# the battles of a move (RAX 359, 371, ATK-29)


def fights_at_sea(doc: Document) -> list[str]:
    seat = active(doc)
    found = []
    for sea in waters(doc):
        begun = sea in doc["now"]["strikes"] and submarines(doc, seat, sea) > 0
        if (begun or ships_of(doc, seat, sea, SURFACE)) and foreign_surface(doc, seat, sea):
            found.append(sea)
    return found


def crossing_now(doc: Document) -> int | None:
    """ATK-112: the first crossing that waits for no sea battle."""
    seas = set(fights_at_sea(doc))
    for number, group in enumerate(doc["ways"]):
        if group["by_sea"] and not group["settled"] and group["units"]:
            if not seas & set(way(doc, group["origin"], group["goal"])):
                return number
    return None


def battles(doc: Document) -> list[str]:
    """Regions to which nobody is still on the way over the sea, and sea areas."""
    groups = [group for group in doc["ways"] if group["units"]]
    at_sea = [group["goal"] for group in groups if group["by_sea"] and not group["settled"]]
    there = [group["goal"] for group in groups if not group["by_sea"] or group["settled"]]
    return [region for region in ordered(doc) if region in there and region not in at_sea] + fights_at_sea(doc)


def ask_engagement(doc: Document, frame: Frame) -> Question:
    places = battles(doc)
    if crossing_now(doc) is not None or len(places) < 2:
        return []
    return [(active(doc), [{"kind": "engage", "place": place} for place in places])]


def do_engagement(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    number = crossing_now(doc)
    if number is not None:
        doc["now"]["crossing"] = number
        push(doc, "crossings", stage=0, asked=0)
        return
    places = [answer["place"]] if answer else battles(doc)
    if not places:
        drop(doc)
    elif places[0] in REGIONS:
        begin_land_battle(doc, places[0])
    else:
        begin_sea_battle(doc, places[0], frame["bought"])


# XVI. Amphibische Bewegung (RAX 353-359)


def do_crossings(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """Passage, planes left alone, submarines sea by sea, landing."""
    now, stage = doc["now"], frame["stage"]
    group = doc["ways"][now["crossing"]]
    if stage == 0:
        frame["stage"] = 1
        if soldiers(group):
            push(doc, "passage")
    elif stage == 1:
        frame["stage"] = 2
        now["crossing_sea"] = 0
        if group["alone"] and group["units"]:
            push(doc, "flight")
    elif stage == 2:
        next_ambush(doc, frame, group)
    else:
        group.update(settled=True, alone=False)
        if owner(doc, group["goal"]) == active(doc):
            arrive(doc, group["goal"], group["units"])
            group["units"] = {}
        now.update(crossing=-1, crossing_sea=-1)
        drop(doc)


def next_ambush(doc: Document, frame: Frame, group: Group) -> None:
    """ATK-118: area by area, in each clockwise from the active player."""
    seas, number = way(doc, group["origin"], group["goal"]), doc["now"]["crossing_sea"]
    if number == len(seas) or not group["units"]:
        frame["stage"] = 3
    elif frame["asked"] == doc["seats"] - 1:
        frame["asked"] = 0
        doc["now"]["crossing_sea"] += 1
    else:
        ambusher = others(doc, active(doc))[frame["asked"]]
        frame["asked"] += 1
        if submarines(doc, ambusher, seas[number]):
            push(doc, "ambush", player=ambusher, sea=seas[number])


def ask_passage(doc: Document, frame: Frame) -> Question:
    """ATK-15: every other owner of surface ships in an area of the way."""
    group = doc["ways"][doc["now"]["crossing"]]
    seas = way(doc, group["origin"], group["goal"])
    asked = [seat for seat in others(doc, active(doc)) if any(ships_of(doc, seat, sea, SURFACE) for sea in seas)]
    return [(seat, [PASS, ALLOW]) for seat in asked]


def all_passage(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    drop(doc)
    if any(answer == PASS for _, answer in given):
        group = doc["ways"][doc["now"]["crossing"]]
        send_back(doc, group, soldiers(group))
        group["alone"] = True


def ask_flight(doc: Document, frame: Frame) -> Question:
    """ATK-60."""
    return [(active(doc), [PASS, {"kind": "go_on"}])]


def do_flight(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer == PASS:
        group = doc["ways"][doc["now"]["crossing"]]
        send_back(doc, group, dict(group["units"]))


def ask_ambush(doc: Document, frame: Frame) -> Question:
    """ATK-16: each submarine may fire once at a crossing."""
    most = min(submarines(doc, frame["player"], frame["sea"]), MOST_PLANES)
    return [(frame["player"], [{"kind": "fire", "count": count} for count in range(most + 1)])]


def do_ambush(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer["count"]:
        doc["now"].update(ambusher=seat, ambush_shots=answer["count"], ambush_hits=0, dice=answer["count"])
        push(doc, "escort", sea=frame["sea"], player=seat)
        push(doc, "ambush_loss", player=seat)
        push(doc, "ambush_roll", player=seat)


def raid_hit(doc: Document, seat: int, eyes: int) -> int:
    """RAX 418: a 6, or more by a technology."""
    least: int = FIGURES["raid"]["hit"]
    return int(eyes + bonus(doc, seat, "snorkel", "bonus") >= least)


def do_ambush_roll(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    if answer:
        doc["now"]["dice"] -= 1
        doc["now"]["ambush_hits"] += raid_hit(doc, frame["player"], answer["eyes"])
    else:
        drop(doc)


def ask_ambush_loss(doc: Document, frame: Frame) -> Question:
    units = doc["ways"][doc["now"]["crossing"]]["units"]
    if doc["now"]["ambush_hits"] == 0 or len(units) < 2:
        return []
    return [(frame["player"], [{"kind": "lose", "unit": unit} for unit in units])]


def do_ambush_loss(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    units = doc["ways"][doc["now"]["crossing"]]["units"]
    if doc["now"]["ambush_hits"] and units:
        doc["now"]["ambush_hits"] -= 1
        add(units, answer["unit"] if answer else next(iter(units)), -1)
    else:
        doc["now"]["ambush_hits"] = 0
        drop(doc)


def ask_escort(doc: Document, frame: Frame) -> Question:
    """RAX 420, ATK-23, ATK-119: owners of destroyers and carriers in the area, not those of the submarines."""
    if doc["now"]["ambush_shots"] == 0:
        return []
    seats = others(doc, frame["player"])
    return [(seat, [PASS, ALLOW]) for seat in seats if ships_of(doc, seat, frame["sea"], ["destroyer", "carrier"])]


def all_escort(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    drop(doc)
    for seat, answer in reversed(given):
        if answer == ALLOW:
            sea = frame["sea"]
            ships = {f"{ship}s": min(ships_of(doc, seat, sea, [ship]), 99) for ship in ("destroyer", "carrier")}
            push(doc, "escort_roll", player=seat, sea=sea, owner=frame["player"], **ships)


def ask_escort_roll(doc: Document, frame: Frame) -> Question:
    if frame["destroyers"] + frame["carriers"] == 0 or doc["now"]["ambush_shots"] == 0:
        return []
    return [(CHANCE, [{"kind": "die", "eyes": eyes} for eyes in range(1, 7)])]


def do_escort_roll(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """RAX 420: destroyers from 5, carriers from 4."""
    if not answer:
        drop(doc)
        return
    ship = "destroyer" if frame["destroyers"] else "carrier"
    frame[f"{ship}s"] -= 1
    eyes = answer["eyes"] + (bonus(doc, frame["player"], "sonar", "bonus") if ship == "destroyer" else 0)
    if eyes >= FIGURES["raid"][ship]:
        doc["now"]["ambush_shots"] -= 1
        add(fleet(doc, frame["owner"], frame["sea"]), "submarine", -1)


# XXIII. Landkämpfe (RAX 455-472, ATK-64 to ATK-78)


def left(doc: Document, side: int) -> int:
    """All units of a side."""
    rows: list[Count] = [doc["sides"][side]["front"], doc["sides"][side]["reserve"]]
    return sum(sum(row.values()) for row in rows)


def survivors(doc: Document, side: int) -> Count:
    units = dict(doc["sides"][side]["front"])
    for unit, count in doc["sides"][side]["reserve"].items():
        add(units, unit, count)
    return units


def leader(doc: Document, side: int) -> int:
    """The owner of a side, or the commander of a neutral."""
    if side == ATTACK:
        return active(doc)
    foe: int = doc["now"]["fight_foe"]
    commander: int = doc["now"]["fight_commander"]
    return foe if foe >= 0 else commander


def begin_land_battle(doc: Document, region: str) -> None:
    """ATK-61, ATK-64: all that entered fight together, against all that stand there."""
    foe = owner(doc, region)
    doc["now"].update(fight=region, fight_foe=-1 if foe is None else foe)
    for group in [group for group in doc["ways"] if group["goal"] == region]:
        doc["ways"].remove(group)
        for unit, count in group["units"].items():
            add(doc["sides"][ATTACK]["reserve"], unit, count)
        if group["by_sea"] and group["units"]:
            doc["now"]["fight_by_sea"] = 1
    doc["sides"][DEFENCE]["reserve"] = army(doc, region)
    doc["regions"][region]["units"] = {}
    push(doc, "battle_turn")
    if foe is not None:
        push(doc, "atom", removed=0)
        return
    if government(doc, active(doc)) == "democracy":
        mark(doc, active(doc), region)  # ATK-130
    push(doc, "defence")


def ask_defence(doc: Document, frame: Frame) -> Question:
    """ATK-75, ATK-128."""
    return drawn(in_pile(doc, "economics"))


def do_defence(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    defenders = {"infantry": 2}  # ATK-48
    if answer:
        card = answer["card"]
        lay(doc, "table", card, lift(doc, "pile", card))
        doc["now"]["fight_card"] = card
        defenders = {unit: count for unit, count in card_rows(doc)[card]["defenders"].items() if count}
    doc["sides"][DEFENCE]["reserve"] = defenders
    instead(doc, "command")


def ask_command(doc: Document, frame: Frame) -> Question:
    """ATK-27."""
    if doc["seats"] == 2:
        return []
    return [(seat, [PASS, {"kind": "accept"}]) for seat in range(doc["seats"]) if seat != active(doc)]


def all_command(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    willing = [seat for seat, answer in given if answer != PASS]
    if len(willing) > 1:
        instead(doc, "command_draw", volunteers=sum(1 << seat for seat in willing))
    else:
        appoint(doc, willing[0] if willing else others(doc, active(doc))[0])


def appoint(doc: Document, seat: int) -> None:
    doc["now"]["fight_commander"] = seat
    instead(doc, "atom", removed=0)


def ask_command_draw(doc: Document, frame: Frame) -> Question:
    willing = [seat for seat in range(doc["seats"]) if frame["volunteers"] >> seat & 1]
    return [(CHANCE, [{"kind": "chosen", "player": seat} for seat in willing])]


def do_command_draw(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    appoint(doc, answer["player"])


def ask_atom(doc: Document, frame: Frame) -> Question:
    """ATK-127: once a game, up to four of the defence."""
    seat, removed = active(doc), frame["removed"]
    reserve = doc["sides"][DEFENCE]["reserve"]
    if not reserve or removed >= bonus(doc, seat, "atomic_power", "units"):
        return []
    if player(doc, seat)["atom_used"] and not removed:
        return []
    return [(seat, [PASS, *({"kind": "lose", "unit": unit} for unit in reserve)])]


def do_atom(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    reserve = doc["sides"][DEFENCE]["reserve"]
    if answer and answer != PASS:
        player(doc, seat)["atom_used"] = True
        add(reserve, answer["unit"], -1)
        doc["now"]["fight_lost"] += 1
        frame["removed"] += 1
    elif reserve:
        instead(doc, "commitment", unit=LAND[0])
    else:
        drop(doc)


def from_this_on(frame: Frame) -> list[str]:
    """Types are committed in their order, so that each choice comes once."""
    return LAND[LAND.index(frame["unit"]) :]


def commitments(doc: Document, frame: Frame) -> list[str]:
    """ATK-64, ATK-122: four units, or all if fewer."""
    side = doc["sides"][doc["now"]["fight_side"]]
    reserve, present = side["reserve"], sum(side["front"].values())
    missing = min(FIGURES["battle"]["committed"] - present, sum(reserve.values()))
    found = []
    for unit in from_this_on(frame):
        later = sum(reserve.get(other, 0) for other in LAND[LAND.index(unit) :])
        if missing > 0 and unit in reserve and later >= missing:
            found.append(unit)
    return found


def commit(doc: Document, frame: Frame, unit: str) -> None:
    side = doc["sides"][doc["now"]["fight_side"]]
    add(side["reserve"], unit, -1)
    add(side["front"], unit, 1)
    frame["unit"] = unit


def ask_commitment(doc: Document, frame: Frame) -> Question:
    units = commitments(doc, frame)
    if len(units) < 2:
        return []
    return [(leader(doc, doc["now"]["fight_side"]), [{"kind": "commit", "unit": unit} for unit in units])]


def do_commitment(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    units = [answer["unit"]] if answer else commitments(doc, frame)
    if units:
        commit(doc, frame, units[0])
    elif doc["now"]["fight_side"] == ATTACK:
        doc["now"]["fight_side"] = DEFENCE
        frame["unit"] = LAND[0]
    else:
        drop(doc)


def do_battle_turn(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """ATK-65, ATK-73: in every round the defender, then the attacker."""
    now = doc["now"]
    if left(doc, ATTACK) == 0:
        drop(doc)
        hold(doc)
    elif left(doc, DEFENCE) == 0:
        drop(doc)
        conquer(doc)
    else:
        if now["fight_round"] and now["fight_side"] == DEFENCE:
            now["fight_side"] = ATTACK
        else:
            now.update(fight_round=now["fight_round"] + 1, fight_side=DEFENCE)
        push(doc, "reinforcement", unit=LAND[0])


def hold(doc: Document) -> None:
    """ATK-74, ATK-77."""
    now = doc["now"]
    if now["fight_foe"] >= 0:
        doc["regions"][now["fight"]]["units"] = survivors(doc, DEFENCE)
    elif now["fight_card"] is not None:
        lift(doc, "table", now["fight_card"])
        back_to_pile(doc, now["fight_card"])
    end_land_battle(doc)
    end_if_eliminated(doc)


def conquer(doc: Document) -> None:
    """ATK-74; RAX 259-263, ATK-39, ATK-46."""
    seat, now = active(doc), dict(doc["now"])
    region, units = now["fight"], survivors(doc, ATTACK)
    end_land_battle(doc)
    doc["regions"][region]["owner"] = seat
    arrive(doc, region, units)
    if government(doc, seat) == "fascism" and now["fight_lost"] >= FIGURES["points"]["conquest_losses"]:
        mark(doc, seat, region)
    if now["fight_foe"] >= 0:
        push(doc, "spoils", loser=now["fight_foe"])
        return
    doc["regions"][region]["counter"] = None
    if now["fight_card"] is not None:
        since = lift(doc, "table", now["fight_card"])
        take_into_hand(doc, seat, now["fight_card"], since, everybody_but(doc, seat))
    push(doc, "draw", deck="politics", player=seat, cards=1)


def reinforcements(doc: Document, frame: Frame) -> list[Answer]:
    """ATK-67, ATK-68: one more in each round; at least one unit must be there."""
    side = doc["sides"][doc["now"]["fight_side"]]
    present, battle = sum(side["front"].values()), FIGURES["battle"]
    answers = [PASS] if present else []
    if present < battle["committed"] + battle["more_per_round"] * (doc["now"]["fight_round"] - 1):
        answers += [{"kind": "commit", "unit": unit} for unit in from_this_on(frame) if unit in side["reserve"]]
    return answers


def ask_reinforcement(doc: Document, frame: Frame) -> Question:
    answers = reinforcements(doc, frame)
    return [(leader(doc, doc["now"]["fight_side"]), answers)] if len(answers) > 1 else []


def do_reinforcement(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    given = answer or reinforcements(doc, frame)[0]
    if given != PASS:
        commit(doc, frame, given["unit"])
        return
    doc["now"]["fight_dice"] = battle_dice(doc)
    instead(doc, "battle_roll")


def battle_dice(doc: Document) -> int:
    """ATK-69, and by an option more for the defender of a capital or a coast (RAX 472, ATK-126)."""
    now, battle = doc["now"], FIGURES["battle"]
    front = doc["sides"][now["fight_side"]]["front"]
    count = sum(count * (battle["dice_per_tank"] if unit == "tank" else 1) for unit, count in front.items())
    count = max(count, battle["least_dice"])
    if doc["options"]["defence_dice"] and now["fight_side"] == DEFENCE:
        count += is_capital(doc, now["fight"]) + now["fight_by_sea"]
    return int(count)


def ask_battle_roll(doc: Document, frame: Frame) -> Question:
    """ATK-52."""
    return [(CHANCE, [{"kind": "face", "face": face} for face in FACES if FIGURES["battle"]["faces"][face]])]


def do_battle_roll(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    now, face = doc["now"], answer["face"]
    side = now["fight_side"]
    front = doc["sides"][side]["front"]
    is_player = side == ATTACK or now["fight_foe"] >= 0
    if face == "blank" and not now["fight_rerolled"] and "plane" in front:
        if is_player and has(doc, leader(doc, side), "jet_fighters"):
            now["fight_rerolled"] = 1  # ATK-125
            return
    add(doc["shown"], face, 1)
    now["fight_dice"] -= 1
    if now["fight_dice"] == 0:
        now["fight_rerolled"] = 0
        shown = {unit: min(count, front.get(unit, 0)) for unit, count in doc["shown"].items()}
        doc["shown"] = {unit: count for unit, count in shown.items() if count}  # ATK-70
        instead(doc, "hits")


def hits(doc: Document) -> list[Answer]:
    """RAX 459-466, ATK-71, ATK-72, ATK-123: which committed unit a hit of each type may take."""
    enemy = doc["sides"][1 - doc["now"]["fight_side"]]["front"]
    row = [unit for unit in LAND if unit in enemy]
    if not row:
        return []
    tanks = [unit for unit in row if unit != "infantry"] or row
    targets = {"infantry": row[:1], "tank": sorted({row[0], tanks[0]}), "artillery": row[:1], "plane": row}
    return [{"kind": "hit", "by": unit, "unit": target} for unit in doc["shown"] for target in targets[unit]]


def ask_hits(doc: Document, frame: Frame) -> Question:
    answers = hits(doc)
    return [(leader(doc, doc["now"]["fight_side"]), answers)] if len(answers) > 1 else []


def do_hits(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    given = [answer] if answer else hits(doc)
    if not given:
        doc["shown"] = {}
        drop(doc)
        return
    side, by, unit = 1 - doc["now"]["fight_side"], given[0]["by"], given[0]["unit"]
    front = doc["sides"][side]["front"]
    fallen = min(front[unit], 2) if by == "artillery" and unit == "infantry" else 1  # ATK-26
    add(doc["shown"], by, -1)
    add(front, unit, -fallen)
    if side == DEFENCE:
        doc["now"]["fight_lost"] += fallen


def ask_spoils(doc: Document, frame: Frame) -> Question:
    """ATK-39, ATK-169."""
    rows = hand(doc, frame["loser"], "economics")
    working, resting = kinds(busy(rows)), kinds([row for row in rows if row["idle"]])
    answers = [{"kind": "drawn", "card": card} for card in working]
    answers += [{"kind": "idle", "card": card} for card in resting]
    return [(CHANCE, answers)] if answers else []


def do_spoils(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    drop(doc)
    if answer:
        idle, loser = answer["kind"] == "idle", frame["loser"]
        rows = [row for row in hand(doc, loser) if row["card"] == answer["card"] and row["idle"] == idle]
        hand_over(doc, loser, active(doc), best_known(rows))
    end_if_eliminated(doc)


# XXIV. U-Boote und Seeschlachten (RAX 474-490, ATK-30 to ATK-36, ATK-79 to ATK-84, ATK-131 to ATK-136)


def begin_sea_battle(doc: Document, sea: str, bought: int) -> None:
    now = doc["now"]
    struck = int(sea in now["strikes"])
    if struck:
        now["strikes"].remove(sea)
    end_sea_battle(doc)
    foe = foreign_surface(doc, active(doc), sea)[0]
    now.update(naval=sea, naval_foe=foe, naval_struck=struck, naval_bought=bought, naval_joined=struck)
    push(doc, "naval_round")
    push(doc, "submarines")


def captain(doc: Document, side: int) -> int:
    seat: int = active(doc) if side == ATTACK else doc["now"]["naval_foe"]
    return seat


def captains(doc: Document, sides: list[int]) -> list[int]:
    return sorted(captain(doc, side) for side in sides)


def ask_submarines(doc: Document, frame: Frame) -> Question:
    """RAX 478, ATK-31, ATK-132: all of an owner's submarines or none; those that struck take part."""
    sea = doc["now"]["naval"]
    sides = [DEFENCE] if doc["now"]["naval_struck"] else [ATTACK, DEFENCE]
    sides = [side for side in sides if submarines(doc, captain(doc, side), sea)]
    return [(seat, [PASS, {"kind": "strike", "sea": sea}]) for seat in captains(doc, sides)]


def all_submarines(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    for seat, answer in given:
        if answer != PASS:
            doc["now"]["naval_joined"] |= 1 if seat == active(doc) else 2
    drop(doc)


def fighters(doc: Document, side: int) -> Count:
    """Ships able to fight: without submarines that stay out and battleships hit once (ATK-82)."""
    now = doc["now"]
    ships = dict(doc["seas"].get(now["naval"], {}).get(str(captain(doc, side)), {}))
    if not now["naval_joined"] >> side & 1:
        ships.pop("submarine", None)
    if doc["crippled"][side]:
        add(ships, "battleship", -doc["crippled"][side])
    return ships


def do_naval_round(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """ATK-84: after a round retreats, then new lines; who cannot fight has lost (ATK-34, ATK-135)."""
    fought = doc["now"]["naval_length"] > 0
    for side in (ATTACK, DEFENCE):
        doc["crippled"][side] += doc["conditions"][side].count(DAMAGED)
    clear_lines(doc)
    strength = [sum(fighters(doc, side).values()) for side in (ATTACK, DEFENCE)]
    if all(strength):
        if fought:
            push(doc, "retreat", side=ATTACK, must=0, asked=0, leave=0)
        else:
            doc["now"]["naval_length"] = min(LONGEST_LINE, FIGURES["naval"]["line"], *strength)
            push(doc, "line")
        return
    if any(strength):
        loser = ATTACK if strength[DEFENCE] else DEFENCE
    else:
        loser = ATTACK if doc["crippled"][DEFENCE] else DEFENCE
    if doc["crippled"][loser]:
        push(doc, "retreat", side=loser, must=1, asked=0, leave=0)
    else:
        drop(doc)
        win_at_sea(doc)


def win_at_sea(doc: Document) -> None:
    """Once-hit battleships are whole again."""
    doc["now"]["strikes"] = [sea for sea in doc["now"]["strikes"] if sea != doc["now"]["naval"]]
    end_sea_battle(doc)


def not_laid(doc: Document, side: int) -> Count:
    ships = fighters(doc, side)
    for ship in doc["lines"][side]:
        add(ships, ship, -1)
    return ships


def ask_line(doc: Document, frame: Frame) -> Question:
    """ATK-133; who has one type only, or a single ship left, has no choice that others do not know."""
    sides = [
        side for side in (ATTACK, DEFENCE) if len(fighters(doc, side)) > 1 and sum(not_laid(doc, side).values()) > 1
    ]
    rows = [(captain(doc, side), [{"kind": "lay", "ship": ship} for ship in not_laid(doc, side)]) for side in sides]
    return sorted(rows, key=lambda row: row[0])


def all_line(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    chosen = {seat: answer["ship"] for seat, answer in given}
    for side in (ATTACK, DEFENCE):
        rest = [ship for ship in SHIPS if ship in not_laid(doc, side)]
        doc["lines"][side].append(chosen.get(captain(doc, side), rest[0]))
    if len(doc["lines"][ATTACK]) == doc["now"]["naval_length"]:
        instead(doc, "gunnery")


def advantage(doc: Document, side: int, pair: int) -> int:
    """ATK-83, ATK-33."""
    naval, line = FIGURES["naval"], doc["lines"][side]
    mine, other = line[pair], doc["lines"][1 - side][pair]
    total: int = {
        ("battleship", "destroyer"): naval["battleship_against_destroyer"],
        ("submarine", "battleship"): naval["submarine_against_battleship"],
        ("destroyer", "submarine"): naval["destroyer_against_submarine"],
    }.get((mine, other), 0)
    if (mine, other) == ("destroyer", "submarine"):
        total += bonus(doc, captain(doc, side), "sonar", "bonus")
    if mine == "carrier" and other != "carrier":
        total += naval["carrier_against_others"]
    for beside in (pair - 1, pair + 1):
        if 0 <= beside < len(line) and line[beside] == "carrier" and doc["conditions"][side][beside] != SUNK:
            total += naval["carrier_beside"]
    return total


def do_gunnery(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    """ATK-80: two dice each, the higher total scores one hit."""
    now = doc["now"]
    pair = now["naval_pair"]
    if now["naval_roll"] == 0:
        now["naval_roll"] = answer["eyes"]
        return
    attack = now["naval_roll"] + advantage(doc, ATTACK, pair)
    defence = answer["eyes"] + advantage(doc, DEFENCE, pair)
    if attack != defence:
        strike_line(doc, DEFENCE if attack > defence else ATTACK, pair)
    now.update(naval_roll=0, naval_pair=pair + 1)
    if pair + 1 == now["naval_length"]:
        drop(doc)


def strike_line(doc: Document, side: int, pair: int) -> None:
    """ATK-81: the foremost ship afloat; when carrier meets carrier the losing one. ATK-82: battleships bear two."""
    states, line = doc["conditions"][side], doc["lines"][side]
    both = [doc["lines"][number][pair] for number in (ATTACK, DEFENCE)]
    at = pair if both == ["carrier", "carrier"] else [state != SUNK for state in states].index(True)
    if line[at] == "battleship" and states[at] == AFLOAT:
        states[at] = DAMAGED
        return
    states[at] = SUNK
    add(fleet(doc, captain(doc, side), doc["now"]["naval"]), line[at], -1)


def canal_from(sea: str) -> tuple[str, str] | None:
    """The canal that leads out of an area, and where to."""
    for canal, row in CANALS.items():
        if sea in row["seas"]:
            return canal, next(other for other in row["seas"] if other != sea)
    return None


def retreat_canal_open(doc: Document, frame: Frame, seat: int, canal: str) -> bool:
    """ATK-19, ATK-116: leave got in the Move is the attacker's; a defender has to ask for this retreat."""
    holder = owner(doc, CANALS[canal]["region"])
    asked_himself = seat == active(doc) or frame["asked"] or holder in (None, seat)
    return bool(asked_himself) and canal_open(doc, seat, canal)


def retreats(doc: Document, frame: Frame) -> list[Answer]:
    """RAX 490, ATK-32: an area beside without foreign surface ships."""
    seat, sea = captain(doc, frame["side"]), doc["now"]["naval"]
    goals, answers = set(board(doc)["water"][sea]), []
    canal = canal_from(sea)
    if canal is not None:
        name, beyond = canal
        if retreat_canal_open(doc, frame, seat, name):
            goals.add(beyond)
        elif not frame["asked"] and owner(doc, CANALS[name]["region"]) is not None:
            if not foreign_surface(doc, seat, beyond):
                answers.append({"kind": "ask_canal", "canal": name})
    free = [goal for goal in goals if not foreign_surface(doc, seat, goal)]
    return answers + [{"kind": "withdraw", "sea": goal} for goal in free]


def ask_retreat(doc: Document, frame: Frame) -> Question:
    answers = retreats(doc, frame)
    if not answers:
        return []
    return [(captain(doc, frame["side"]), answers if frame["must"] else [PASS, *answers])]


def do_retreat(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    side, sea = frame["side"], doc["now"]["naval"]
    canal = canal_from(sea)
    if answer.get("kind") == "ask_canal":
        frame.update(asked=1, leave=doc["asked"].pop(answer["canal"], 0))
        push(doc, "canal", canal=answer["canal"], player=seat)
        return
    if frame["asked"] and canal is not None:
        doc["asked"].pop(canal[0], None)
        if frame["leave"]:
            doc["asked"][canal[0]] = frame["leave"]
    if answer.get("kind") == "withdraw":
        ships = fighters(doc, side)
        if doc["crippled"][side]:
            add(ships, "battleship", doc["crippled"][side])
        for ship, count in ships.items():
            add(fleet(doc, seat, sea), ship, -count)
            add(fleet(doc, seat, answer["sea"]), ship, count)
    elif frame["must"]:
        add(fleet(doc, captain(doc, side), sea), "battleship", -doc["crippled"][side])  # ATK-34
    else:
        drop(doc)
        if side == ATTACK:
            push(doc, "retreat", side=DEFENCE, must=0, asked=0, leave=0)  # ATK-134
        return
    drop(doc)
    drop(doc)
    win_at_sea(doc)


# XVIII. Strategische Bewegung (RAX 375-379)


def way_is_free(doc: Document, seat: int, seas: list[str]) -> bool:
    """ATK-121."""
    return all(doc["asked"].get(sea) == ALLOWED or not foreign_surface(doc, seat, sea) for sea in seas)


def connected(doc: Document, seat: int, unit: str, origin: str) -> set[str]:
    """ATK-63: the player's regions that hang together, by land or by crossing; planes need nobody's leave."""
    reached, edge = {origin}, [origin]
    while edge:
        region = edge.pop()
        for goal in board(doc)["beside"][region]:
            if owner(doc, goal) == seat and goal not in reached:
                over_land = goal in board(doc)["land"][region] or unit == "plane"
                if over_land or way_is_free(doc, seat, way(doc, region, goal)):
                    reached.add(goal)
                    edge.append(goal)
    return reached - {origin}


def transfers(doc: Document, seat: int) -> list[Answer]:
    answers = []
    for origin in own(doc, seat):
        here = army(doc, origin)
        for unit in here if sum(here.values()) > 1 else {}:
            if unmoved(doc, origin, unit, here) > 0:
                goals = connected(doc, seat, unit, origin)
                answers += [{"kind": "march", "unit": unit, "origin": origin, "goal": goal} for goal in goals]
    return answers


def ask_transfer(doc: Document, frame: Frame) -> Question:
    seat = active(doc)
    answers = [PASS] if frame["ordered"] else []
    seas = [sea for sea in waters(doc) if sea not in doc["asked"] and foreign_surface(doc, seat, sea)]
    return [(seat, answers + transfers(doc, seat) + [{"kind": "ask_sea", "sea": sea} for sea in seas])]


def do_transfer(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer == PASS:
        drop(doc)
    elif answer["kind"] == "ask_sea":
        push(doc, "sea_leave", sea=answer["sea"])
    else:
        frame["ordered"] = 1
        add(army(doc, answer["origin"]), answer["unit"], -1)
        arrive(doc, answer["goal"], {answer["unit"]: 1})


def ask_sea_leave(doc: Document, frame: Frame) -> Question:
    return [(seat, [PASS, ALLOW]) for seat in foreign_surface(doc, active(doc), frame["sea"])]


def all_sea_leave(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    drop(doc)
    doc["asked"][frame["sea"]] = REFUSED if any(answer == PASS for _, answer in given) else ALLOWED


# XXVI. Kauf neuer Einheiten (RAX 498-519)


def price(doc: Document, seat: int, unit: str) -> int:
    cost: int = FIGURES["prices"][unit]
    return cost - bonus(doc, seat, "mass_production", "cheaper") if unit in LAND else cost


def purchases(doc: Document, seat: int) -> list[Answer]:
    """Land units into one's own regions (ATK-89), ships into areas next to one (RAX 504)."""
    regions = own(doc, seat)
    coast = sorted({sea for region in regions for sea in board(doc)["coast"][region]})
    answers = []
    for unit in UNITS:
        if price(doc, seat, unit) <= player(doc, seat)["production"]:
            places = regions if unit in LAND else coast
            answers += [{"kind": "buy", "unit": unit, "place": place} for place in places]
    return answers


def ask_purchase(doc: Document, frame: Frame) -> Question:
    return [(active(doc), ([PASS] if frame["bought"] else []) + purchases(doc, active(doc)))]


def do_purchase(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    """ATK-36, ATK-137: sea battles come after the last purchase."""
    if answer == PASS:
        instead(doc, "engagement", bought=1)
        return
    frame["bought"] = 1
    unit, place = answer["unit"], answer["place"]
    player(doc, seat)["production"] -= price(doc, seat, unit)
    add(army(doc, place) if unit in LAND else fleet(doc, seat, place), unit, 1)


# XX. Diplomatische Attacke (RAX 387-411)


def begin_court(doc: Document, seat: int, answer: Answer) -> None:
    push(doc, "diplomacy", successes=0)
    court(doc, answer["region"])


def court(doc: Document, region: str) -> None:
    """RAX 399-406: the number to reach; Radio and treaties make it easier (ATK-151)."""
    seat, figures = active(doc), FIGURES["diplomacy"]
    steps = abs(TYPES.index(doc["regions"][region]["counter"]) - TYPES.index(government(doc, seat)))
    least = figures["least"] + figures["per_success"] * top(doc)["successes"] + figures["per_step"] * steps
    least += 0 if beside_own(doc, seat, region) else figures["not_adjacent"]
    least -= bonus(doc, seat, "radio", "easier")
    least -= card_rows(doc)["friendship_treaty"]["figures"]["easier"] * doc["treaties"]
    push(doc, "persuasion", region=region, least=max(least, 0))


def ask_diplomacy(doc: Document, frame: Frame) -> Question:
    """ATK-140: after a success one may go on or stop."""
    regions = neutrals(doc)
    return [(active(doc), [PASS, *({"kind": "court", "region": region} for region in regions)])] if regions else []


def do_diplomacy(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer and answer != PASS:
        court(doc, answer["region"])
    else:
        drop(doc)


def do_persuasion(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    """RAX 395, 411, ATK-139."""
    drop(doc)
    if answer["eyes"] >= frame["least"]:
        top(doc)["successes"] += 1
        doc["diplomacy"] = CLOSED
        push(doc, "gain", player=active(doc), region=frame["region"])
    else:
        doc["diplomacy"] = CLOSED if top(doc)["successes"] else FAILED
        drop(doc)


def do_gain(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """X. Kleine neutrale Nationen (RAX 259-264)."""
    drop(doc)
    doc["regions"][frame["region"]].update(owner=frame["player"], counter=None)
    add(army(doc, frame["region"]), "infantry", 1)
    push(doc, "draw", deck="economics", player=frame["player"], cards=1)
    push(doc, "draw", deck="politics", player=frame["player"], cards=1)


# XIV. Politikkarten (RAX 311-341, ATK-142 to ATK-153)

ONE_VICTIM = ["spy", "master_spy", "assassin", "embargo"]
TWO_VICTIMS = ["spy_ring", "master_spy_ring"]
SPIES = ["spy", "master_spy", "spy_ring", "master_spy_ring"]
INFLUENCE = ["propaganda", "radio_address", "revolution", "uprising", "annexation"]


def figure(doc: Document, card: str, name: str) -> int:
    number: int = card_rows(doc)[card]["figures"][name]
    return number


def card_plays(doc: Document, seat: int) -> list[Answer]:
    """RAX 331, ATK-12, ATK-144, ATK-146."""
    if doc["may_not_play"] or not holds_capital(doc, seat):
        return []
    answers = []
    for card in kinds(hand(doc, seat, "politics")):
        if card_rows(doc)[card]["kind"] == "action" and (card not in INFLUENCE or swayable(doc, seat, card)):
            for one, two in victims(doc, seat, card):
                answers.append({"kind": "play", "card": card, "one": one, "two": two})
    return answers


def victims(doc: Document, seat: int, card: str) -> list[tuple[Any, Any]]:
    """ATK-144: spies need victims with politics cards, Assassin and Embargo do not."""
    if card not in ONE_VICTIM + TWO_VICTIMS:
        return [(NONE, NONE)]
    able = [other for other in range(doc["seats"]) if other != seat]
    able = [other for other in able if card not in SPIES or hand(doc, other, "politics")]
    found: list[tuple[Any, Any]] = [(one, NONE) for one in able]
    return found + [(one, two) for one in able for two in able if card in TWO_VICTIMS and one < two]


def swayable(doc: Document, seat: int, card: str) -> list[str]:
    """The regions a card can work on (ATK-45, ATK-148 to ATK-150)."""
    if card == "uprising":
        return [region for other in others(doc, seat) for region in own(doc, other) if is_weak(doc, region)]
    counters = {region: doc["regions"][region]["counter"] for region in neutrals(doc)}
    mine = government(doc, seat)
    if card == "propaganda":
        return list(counters)
    if card == "revolution":
        return [region for region in counters if counters[region] != mine]
    near = [region for region in counters if beside_own(doc, seat, region)]
    return [region for region in near if (counters[region] == mine) == (card == "annexation")]


def is_weak(doc: Document, region: str) -> bool:
    holder = owner(doc, region)
    assert holder is not None
    alone = sum(army(doc, region).values()) == 1 and not is_capital(doc, region)
    return alone and len(own(doc, holder)) > 1


def begin_play(doc: Document, seat: int, answer: Answer) -> None:
    push(doc, "politics")
    announce(doc, seat, answer)


def announce(doc: Document, seat: int, answer: Answer) -> None:
    """The card lies on the table until it is carried out (ATK-106); its eagle counts (ATK-38)."""
    card = answer["card"]
    row = card_rows(doc)[card]
    from_hand(doc, seat, card, "table")
    doc["eagles"] += int(row["eagle"])
    if row["countered"] or row["turned"]:
        push(doc, "politics_block", card=card, player=seat, one=answer["one"], two=answer["two"])
    else:
        carry_out(doc, seat, card, answer["one"], answer["two"])


def on_table(doc: Document) -> list[str]:
    return [card for card in POLITICS if card in doc["lying"]["table"]]


def ask_politics(doc: Document, frame: Frame) -> Question:
    seat = active(doc)
    if on_table(doc) or not hand(doc, seat, "politics"):
        return []
    return [(seat, [PASS, *card_plays(doc, seat)])]


def do_politics(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    """What has been carried out is spent; the last eagle ends the game (RAX 529, ATK-43)."""
    if answer and answer != PASS:
        announce(doc, seat, answer)
        return
    cards = on_table(doc)
    for card in cards:
        lay(doc, "discards", card, lift(doc, "table", card))
    if not cards or ("summit" in cards and doc["rules"] != "1"):  # ATK-177, since version 2
        drop(doc)
    if cards and doc["eagles"] >= doc["options"]["eagles"]:
        end_game(doc, "eagles")


def blocks(doc: Document, frame: Frame) -> dict[str, str]:
    """Which cards answer the announced one, and how (RAX 339, ATK-153)."""
    row = card_rows(doc)[frame["card"]]
    shielded = frame["card"] in ("spy", "master_spy") and has(doc, frame["player"], "code_breaking")
    found = {}
    if row["countered"] and not shielded:
        found["counter_espionage"] = "counter"
    if row["turned"]:
        found["double_agent"] = "turn_round"
    return found


def ask_politics_block(doc: Document, frame: Frame) -> Question:
    """ATK-37, ATK-143."""
    fitting = blocks(doc, frame)
    asked: Question = []
    for seat in others(doc, frame["player"]):
        if holds_capital(doc, seat) and may_hold(doc, seat, list(fitting)):
            answers = [{"kind": kind} for card, kind in fitting.items() if holds(doc, seat, card)]
            asked.append((seat, [PASS, *answers]))
    return asked


def all_politics_block(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    """The first in turn after the announcer; Double Agent turns the card round (ATK-147)."""
    drop(doc)
    found = [(seat, answer) for seat, answer in given if answer != PASS]
    if not found:
        carry_out(doc, frame["player"], frame["card"], frame["one"], frame["two"])
    elif found[0][1]["kind"] == "counter":
        from_hand(doc, found[0][0], "counter_espionage", "table")
    else:
        from_hand(doc, found[0][0], "double_agent", "table")
        carry_out(doc, found[0][0], frame["card"], frame["player"], NONE)


def carry_out(doc: Document, seat: int, card: str, one: Any, two: Any) -> None:
    """The words of the cards in politics.toml."""
    if card == "spy":
        push(doc, "theft", player=seat, target=one, count=1)
    elif card == "spy_ring":
        count = figure(doc, card, "cards")
        if two != NONE:
            push(doc, "theft", player=seat, target=two, count=count // 2)
            count -= count // 2
        push(doc, "theft", player=seat, target=one, count=count)
    elif card in ("master_spy", "master_spy_ring"):
        for victim in (one, two):
            if victim != NONE:
                look(doc, seat, victim, "politics")
        count = figure(doc, card, "cards") if card == "master_spy_ring" else 1
        push(doc, "pick", player=seat, one=one, two=two, count=count)
    elif card == "assassin":
        player(doc, one)["banned"] = True
        push(doc, "purge", player=seat, target=one, count=figure(doc, card, "cards"))
    elif card == "embargo":
        player(doc, one)["embargoed"] = True
        push(doc, "embargo", player=seat, target=one, count=figure(doc, card, "cards"))
    elif card in INFLUENCE:
        push(doc, "sway", card=card, first=NONE, second=NONE, third=NONE, fourth=NONE, fifth=NONE)
    elif card == "friendship_treaty":
        doc["treaties"] += 1
    elif card == "war_bonds":
        player(doc, seat)["production"] += figure(doc, card, "production")
    elif card == "oil_concession":
        player(doc, seat)["oil"] += figure(doc, card, "oil")
    elif card == "mobilization":
        push(doc, "levy", count=figure(doc, card, "infantry"))
    else:
        push(doc, "draw", deck="politics", player=seat, cards=figure(doc, card, "cards"))


def within_reach(doc: Document, frame: Frame) -> list[Held]:
    """The cards that theft, purge and embargo can mean."""
    if frame["count"] == 0:
        return []
    if frame["step"] == "embargo":
        return busy(hand(doc, frame["target"], "economics"))  # ATK-152
    return hand(doc, frame["target"], "politics")


def ask_random_card(doc: Document, frame: Frame) -> Question:
    return drawn(kinds(within_reach(doc, frame)))


def do_random_card(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    frame["count"] -= 1
    if not answer or frame["count"] == 0:
        drop(doc)
    if not answer:
        return
    target, card = frame["target"], answer["card"]
    if frame["step"] == "theft":
        row = best_known([row for row in hand(doc, target) if row["card"] == card])
        hand_over(doc, target, frame["player"], row)
    elif frame["step"] == "purge":
        from_hand(doc, target, card, "discards")
    else:
        make_idle(doc, target, card)


def ask_pick(doc: Document, frame: Frame) -> Question:
    """ATK-145."""
    answers = [
        {"kind": "pick", "target": victim, "card": card}
        for victim in (frame["one"], frame["two"])
        if victim != NONE
        for card in kinds(hand(doc, victim, "politics"))
    ]
    return [(frame["player"], answers)] if answers and frame["count"] else []


def do_pick(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    frame["count"] -= 1
    if not answer or frame["count"] == 0:
        drop(doc)
    if answer:
        rows = [row for row in hand(doc, answer["target"]) if row["card"] == answer["card"]]
        hand_over(doc, answer["target"], seat, best_known(rows))


PLACES = ["first", "second", "third", "fourth", "fifth"]


def swayed(frame: Frame) -> list[str]:
    return [frame[place] for place in PLACES if frame[place] != NONE]


def directions(doc: Document, seat: int, card: str, region: str) -> list[str]:
    """Propaganda goes either way; the others have one way only, which is left where nothing moves."""
    if card == "uprising":
        return ["left"]
    at = TYPES.index(doc["regions"][region]["counter"])
    if card == "propaganda":
        return ["left"] * (at > 0) + ["right"] * (at < len(TYPES) - 1)
    return ["right" if TYPES.index(government(doc, seat)) > at else "left"]


def ask_sway(doc: Document, frame: Frame) -> Question:
    seat, card = active(doc), frame["card"]
    answers = [
        {"kind": "sway", "region": region, "direction": direction}
        for region in swayable(doc, seat, card)
        if region not in swayed(frame)
        for direction in directions(doc, seat, card, region)
    ]
    if not answers:
        return []
    return [(seat, [PASS, *answers] if swayed(frame) else answers)]


def do_sway(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if not answer or answer == PASS:
        drop(doc)
        return
    card, region, done = frame["card"], answer["region"], len(swayed(frame))
    most = min(figure(doc, card, "regions"), len(PLACES) + 1) if card == "radio_address" else 1
    if done + 1 < most:
        frame[PLACES[done]] = region
    else:
        drop(doc)
    row = doc["regions"][region]
    if card == "annexation":
        push(doc, "gain", player=seat, region=region)
    elif card == "uprising":
        row.update(owner=None, units={})
        push(doc, "counter", region=REGIONS.index(region) + 1)
    elif card == "revolution":
        row["counter"] = government(doc, seat)
    else:
        row["counter"] = TYPES[TYPES.index(row["counter"]) + (1 if answer["direction"] == "right" else -1)]


def ask_levy(doc: Document, frame: Frame) -> Question:
    return [(active(doc), [{"kind": "levy", "region": region} for region in own(doc, active(doc))])]


def do_levy(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    add(army(doc, answer["region"]), "infantry", 1)
    frame["count"] -= 1
    if frame["count"] == 0:
        drop(doc)


# XII. Auktion (RAX 289, ATK-8, ATK-154) and XIII. Erforschung (RAX 307)


def begin_bid(doc: Document, seat: int, answer: Answer) -> None:
    push(doc, "bid", speaker=seat, leader=seat, price=answer["production"], out=0)
    next_bidder(doc, top(doc))


def next_bidder(doc: Document, frame: Frame) -> None:
    """Clockwise who can still raise; when nobody can, the leader pays and draws."""
    for seat in others(doc, frame["speaker"]):
        can_raise = min(player(doc, seat)["production"], MOST_BID) > frame["price"]
        if can_raise and seat != frame["leader"] and not frame["out"] >> seat & 1:
            frame["speaker"] = seat
            return
    player(doc, frame["leader"])["production"] -= frame["price"]
    instead(doc, "route", player=frame["leader"])


def ask_bid(doc: Document, frame: Frame) -> Question:
    seat = frame["speaker"]
    bids = range(frame["price"] + 1, min(player(doc, seat)["production"], MOST_BID) + 1)
    return [(seat, [PASS, *({"kind": "bid", "production": bid} for bid in bids)])]


def do_bid(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer == PASS:
        frame["out"] |= 1 << seat
    else:
        frame.update(leader=seat, price=answer["production"])
    next_bidder(doc, frame)


def ask_route(doc: Document, frame: Frame) -> Question:
    return drawn(in_pile(doc, "routes"))


def do_route(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    draw_card(doc, frame["player"], answer["card"])


def new_technologies(doc: Document, seat: int) -> list[str]:
    """ATK-10."""
    owned = [name for row in doc["players"] for name in row["technologies"]]
    rows = technology_rows(doc)
    return [name for name in TECHNOLOGIES if not has(doc, seat, name) and owned.count(name) < rows[name]["copies"]]


def begin_research(doc: Document, seat: int, answer: Answer) -> None:
    player(doc, seat)["production"] -= answer["production"]
    push(doc, "research_roll", production=answer["production"])


def do_research_roll(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    figures = FIGURES["research"]
    if answer["eyes"] + frame["production"] // figures["per_bonus"] >= figures["least"]:
        instead(doc, "discovery")
    else:
        drop(doc)


def ask_discovery(doc: Document, frame: Frame) -> Question:
    names = new_technologies(doc, active(doc))
    return [(CHANCE, [{"kind": "discovered", "technology": name} for name in names])]


def do_discovery(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    player(doc, active(doc))["technologies"].append(answer["technology"])


# XV. Handel (RAX 343-349, ATK-11 to ATK-13, ATK-155 to ATK-158)


def trade_price(doc: Document) -> int:
    """Oil that the active player still owes for this Trade."""
    return 0 if doc["trading"] else doc["taken"] + 1


def partners(doc: Document, seat: int) -> list[int]:
    me = player(doc, seat)
    over = doc["eagles"] >= TRADE_ENDS[doc["options"]["eagles"]]
    if over or me["oil"] < trade_price(doc) or me["embargoed"] or not holds_capital(doc, seat):
        return []
    found = []
    for other in others(doc, seat):
        row = player(doc, other)
        able = holds_capital(doc, other) and not row["embargoed"] and row["refusals"] < 3
        if able and goods_get_through(doc, seat, other):
            found.append(other)
    return found


def goods_get_through(doc: Document, seat: int, other: int) -> bool:
    """RAX 349, ATK-13."""
    two = (seat, other)
    area = board(doc)
    reached, edge = set(), [player(doc, seat)["capital"]]
    while edge:
        place = edge.pop()
        if place in reached or not lets_through(doc, two, place):
            continue
        reached.add(place)
        if place in area["coast"]:
            edge += area["land"][place] + area["coast"][place]
        else:
            edge += area["water"][place] + [region for region in ordered(doc) if place in area["coast"][region]]
            edge += [sea for row in CANALS.values() if place in row["seas"] for sea in row["seas"]]
    return player(doc, other)["capital"] in reached


def lets_through(doc: Document, two: tuple[int, int], place: str) -> bool:
    if place in doc["regions"]:
        return owner(doc, place) is None or owner(doc, place) in two
    present = [seat for seat in range(doc["seats"]) if ships_of(doc, seat, place, SHIPS)]
    return not present or any(seat in two for seat in present)


def begin_trade(doc: Document, seat: int, answer: Answer) -> None:
    other = answer["target"]
    push(doc, "offer", proposer=seat, partner=other, counter_offers=player(doc, other)["counter_offers"])


def spare(doc: Document, seat: int, money: str) -> int:
    """ATK-158: the price of the action cannot be given away."""
    amount: int = player(doc, seat)[money]
    return amount - trade_price(doc) if money == "oil" and seat == active(doc) else amount


def items(doc: Document) -> int:
    count = sum(sum(side["cards"].values()) for side in doc["draft"])
    count += sum(side[money] > 0 for side in doc["draft"] for money in ("production", "oil"))
    return int(count)


def ask_offer(doc: Document, frame: Frame) -> Question:
    """ATK-155: up to three cards wanted, eight items in all."""
    seat, draft, answers = frame["proposer"], doc["draft"], [PASS]
    if items(doc) > 0:
        answers.append({"kind": "propose"})
    if items(doc) == 8:
        return [(seat, answers)]
    for kind, side, giver in (("give_money", draft[0], seat), ("want_money", draft[1], frame["partner"])):
        for money in ("production", "oil"):
            most = min(spare(doc, giver, money), MOST_TRADED) if side[money] == 0 else 0
            answers += [{"kind": kind, "money": money, "amount": amount} for amount in range(1, most + 1)]
    held = [row["card"] for row in hand(doc, seat)]
    for card in kinds(hand(doc, seat)):
        if draft[0]["cards"].get(card, 0) < held.count(card):
            answers.append({"kind": "give", "card": card})
    if sum(draft[1]["cards"].values()) < 3:
        wanted = [card for card in CARDS if draft[1]["cards"].get(card, 0) < copies_of(doc, card)]
        answers += [{"kind": "want", "card": card} for card in wanted]
    return [(seat, answers)]


def talking_to(doc: Document, frame: Frame) -> int:
    """With whom the active player talks."""
    seat: int = frame["partner"] if frame["proposer"] == active(doc) else frame["proposer"]
    return seat


def end_talks(doc: Document, frame: Frame) -> None:
    player(doc, talking_to(doc, frame))["counter_offers"] = frame["counter_offers"]
    clear_draft(doc)
    drop(doc)


def clear_draft(doc: Document) -> None:
    doc["draft"] = [{"production": 0, "oil": 0, "cards": {}} for _ in range(2)]


def do_offer(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    kind, draft = answer["kind"], doc["draft"]
    if kind == "pass":
        player(doc, talking_to(doc, frame))["refusals"] += 1  # ATK-156
        end_talks(doc, frame)
    elif kind == "propose":
        for card, copies in draft[0]["cards"].items():
            show_copies(doc, seat, frame["partner"], card, copies)
        frame["step"] = "reply"
    elif kind in ("give_money", "want_money"):
        draft[int(kind == "want_money")][answer["money"]] = answer["amount"]
    else:
        add(draft[int(kind == "want")]["cards"], answer["card"], 1)


def show_copies(doc: Document, owner_: int, seat: int, card: str, copies: int) -> None:
    """ATK-157: the partner has seen this many; he knows those he knew, and idle ones are given last (ATK-169)."""
    rows = sorted([row for row in hand(doc, owner_) if row["card"] == card], key=hand_order)
    rows.sort(key=lambda row: (seat not in row["seen_by"], row["idle"]))
    for row in rows[:copies]:
        show_to(row, [seat])


def ask_reply(doc: Document, frame: Frame) -> Question:
    seat = frame["partner"]
    held = [row["card"] for row in hand(doc, seat)]
    answers = [PASS]
    if all(held.count(card) >= copies for card, copies in doc["draft"][1]["cards"].items()):
        answers.append({"kind": "accept"})
    if frame["counter_offers"] < 5:
        answers.append({"kind": "counter_offer"})
    return [(seat, answers)]


def do_reply(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer == PASS:
        player(doc, talking_to(doc, frame))["refusals"] += 1
        end_talks(doc, frame)
    elif answer["kind"] == "counter_offer":
        clear_draft(doc)
        again = frame["counter_offers"] + 1
        instead(doc, "offer", proposer=seat, partner=frame["proposer"], counter_offers=again)
    else:
        if not doc["trading"]:
            act(doc, "trade")
        deliver(doc, frame["proposer"], frame["partner"], doc["draft"][0])
        deliver(doc, frame["partner"], frame["proposer"], doc["draft"][1])
        end_talks(doc, frame)


def deliver(doc: Document, giver: int, taker: int, goods: dict[str, Any]) -> None:
    for money in ("production", "oil"):
        player(doc, giver)[money] -= goods[money]
        player(doc, taker)[money] += goods[money]
    for card in sorted(goods["cards"], key=CARDS.index):
        for _ in range(goods["cards"][card]):
            rows = [row for row in hand(doc, giver) if row["card"] == card]
            hand_over(doc, giver, taker, best_known(busy(rows) or rows))


# XXII. Strategische Bombardierung (RAX 434-451, ATK-21, ATK-22, ATK-159 to ATK-163)


def begin_bomb(doc: Document, seat: int, answer: Answer) -> None:
    doc["now"]["bombed"] = answer["target"]
    push(doc, "sorties")


def ask_sorties(doc: Document, frame: Frame) -> Question:
    """ATK-159: both together and unseen; with rockets alone nobody flies."""
    seat, target = active(doc), doc["now"]["bombed"]
    mine, theirs = planes(doc, seat), planes(doc, target)
    if mine == 0:
        return []
    least = 0 if has(doc, seat, "rocketry") else 1
    most = min(mine, MOST_PLANES)
    pairs = [(one, two) for one in range(most + 1) for two in range(most + 1) if least <= one + two <= mine]
    asked: Question = [(seat, [{"kind": "sortie", "fighters": one, "bombers": two} for one, two in pairs])]
    if theirs:
        numbers = range(min(theirs, MOST_PLANES) + 1)
        asked.append((target, [{"kind": "scramble", "planes": number} for number in numbers]))
    return asked


def all_sorties(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    for _, answer in given:
        if answer["kind"] == "sortie":
            doc["now"].update(fighters=answer["fighters"], bombers=answer["bombers"])
        else:
            doc["now"]["interceptors"] = answer["planes"]
    roll_planes(doc, 0, doc["now"]["interceptors"])


def roll_planes(doc: Document, stage: int, count: int) -> None:
    doc["now"].update(air_stage=stage, dice=count, hits=0)
    instead(doc, "air_roll")


def do_air_roll(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """RAX 441-443: defenders, then the fighters that are left, then the bombers and rockets (ATK-162)."""
    now = doc["now"]
    stage, attacker = now["air_stage"], active(doc)
    if answer:
        roller = now["bombed"] if stage == 0 else attacker
        eyes = answer["eyes"] + bonus(doc, roller, ("radar", "jet_fighters", "heavy_bombers")[stage], "bonus")
        now["dice"] -= 1
        now["hits"] += int(eyes >= FIGURES["bombing"]["hit"])
    elif stage == 0:
        instead(doc, "shot_down")
    elif stage == 1:
        now["defender_losses"] = min(now["hits"], now["interceptors"])
        roll_planes(doc, 2, now["bombers"] + bonus(doc, attacker, "rocketry", "dice"))
    elif now["hits"] and hand(doc, now["bombed"], "economics"):
        look(doc, attacker, now["bombed"], "economics")  # ATK-163
        working = len(busy(hand(doc, now["bombed"], "economics")))
        instead(doc, "idling", cards=min(now["hits"], working))
    else:
        instead(doc, "plane_loss", player=attacker)


def shot_down(doc: Document) -> tuple[int, range]:
    """How many planes fall, and how many fighters can be among them."""
    now = doc["now"]
    falling = min(now["hits"], now["fighters"] + now["bombers"])
    return falling, range(max(falling - now["bombers"], 0), min(falling, now["fighters"]) + 1)


def ask_shot_down(doc: Document, frame: Frame) -> Question:
    """RAX 441: the defender chooses."""
    _, ways = shot_down(doc)
    if len(ways) < 2:
        return []
    return [(doc["now"]["bombed"], [{"kind": "shoot", "fighters": number} for number in ways])]


def do_shot_down(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    falling, ways = shot_down(doc)
    shot = answer["fighters"] if answer else ways[0]
    now = doc["now"]
    now["attacker_losses"] = falling
    now["fighters"] -= shot
    now["bombers"] -= falling - shot
    roll_planes(doc, 1, now["fighters"])


def ask_idling(doc: Document, frame: Frame) -> Question:
    """ATK-22."""
    working = busy(hand(doc, doc["now"]["bombed"], "economics"))
    if not 0 < frame["cards"] < len(working):
        return []
    return [(active(doc), [{"kind": "idle", "card": card} for card in kinds(working)])]


def do_idling(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    if answer:
        frame["cards"] -= 1
        make_idle(doc, doc["now"]["bombed"], answer["card"])
        return
    if frame["cards"]:
        for row in hand(doc, doc["now"]["bombed"], "economics"):
            row["idle"] = True
    instead(doc, "plane_loss", player=active(doc))


def with_planes(doc: Document, seat: int) -> list[str]:
    return [region for region in own(doc, seat) if army(doc, region).get("plane", 0)]


def loss_of(doc: Document, seat: int) -> str:
    return "attacker_losses" if seat == active(doc) else "defender_losses"


def ask_plane_loss(doc: Document, frame: Frame) -> Question:
    """ATK-161."""
    seat = frame["player"]
    regions = with_planes(doc, seat)
    if doc["now"][loss_of(doc, seat)] == 0 or len(regions) < 2:
        return []
    return [(seat, [{"kind": "ground", "region": region} for region in regions])]


def do_plane_loss(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    loser, now = frame["player"], doc["now"]
    if now[loss_of(doc, loser)]:
        region = answer["region"] if answer else with_planes(doc, loser)[0]
        now[loss_of(doc, loser)] -= 1
        add(army(doc, region), "plane", -1)
        if not army(doc, region):
            push(doc, "replacement", player=loser, region=region)
    elif loser == active(doc):
        frame["player"] = now["bombed"]
    else:
        forget_action(doc)
        drop(doc)
        end_if_eliminated(doc)


def replacements(doc: Document, frame: Frame) -> list[Answer]:
    """RAX 449, ATK-21: from a region that has two units or more."""
    rich = [region for region in own(doc, frame["player"]) if sum(army(doc, region).values()) > 1]
    return [{"kind": "send", "unit": unit, "origin": region} for region in rich for unit in army(doc, region)]


def ask_replacement(doc: Document, frame: Frame) -> Question:
    answers = replacements(doc, frame)
    return [(frame["player"], answers)] if len(answers) > 1 else []


def do_replacement(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    ways = [answer] if answer else replacements(doc, frame)
    drop(doc)
    if ways:
        add(army(doc, ways[0]["origin"]), ways[0]["unit"], -1)
        arrive(doc, frame["region"], {ways[0]["unit"]: 1})
    else:
        doc["regions"][frame["region"]]["owner"] = None
        push(doc, "counter", region=REGIONS.index(frame["region"]) + 1)


# XXI. Anschlag auf Handelsrouten (RAX 413-430, ATK-164, ATK-165)

HALF = len(SEAS) // 2
"""Two numbers of a frame hold a bit for each area that was raided."""


def sea_of(doc: Document, route: str) -> str:
    name: str = card_rows(doc)[route]["sea"]
    return name


def begin_raid(doc: Document, seat: int, answer: Answer) -> None:
    """RAX 417: opponents show the raider their routes in the areas where he has submarines."""
    shown = 0
    for other in others(doc, seat):
        near = [row for row in hand(doc, other, "routes") if submarines(doc, seat, sea_of(doc, row["card"]))]
        shown += len(kinds(near))
        for row in near:
            show_to(row, [seat])
    push(doc, "raid", raided=0, raided_more=0, shown=shown)


def routes_seen(doc: Document, sea: str, by: Any) -> list[tuple[int, str]]:
    """Owners, in turn, and their routes in an area as far as somebody, or everybody, has seen them."""
    rows = [(other, row) for other in others(doc, active(doc)) for row in hand(doc, other, "routes")]
    found = [(other, row["card"]) for other, row in rows if sea_of(doc, row["card"]) == sea and by in row["seen_by"]]
    return list(dict.fromkeys(found))


def ask_raid(doc: Document, frame: Frame) -> Question:
    """ATK-164: an area with a route that he was shown, each once."""
    if frame["shown"] == 0:
        return []
    seat = active(doc)
    raided = [sea for at, sea in enumerate(SEAS) if (frame["raided"] | frame["raided_more"] << HALF) >> at & 1]
    seas = [sea for sea in waters(doc) if sea not in raided and submarines(doc, seat, sea)]
    seas = [sea for sea in seas if routes_seen(doc, sea, seat)]
    return [(seat, [PASS, *({"kind": "raid", "sea": sea} for sea in seas)])]


def do_raid(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    """What he attacks is open to all (RAX 418)."""
    if not answer or answer == PASS:
        forget_action(doc)
        drop(doc)
        return
    sea = answer["sea"]
    at = SEAS.index(sea)
    frame["raided" if at < HALF else "raided_more"] |= 1 << at % HALF
    for other, route in routes_seen(doc, sea, seat):
        frame["shown"] = max(frame["shown"] - 1, 0)
        for row in hand(doc, other):
            if row["card"] == route:
                show_to(row, everybody_but(doc, other))
    doc["now"].update(raid_sea=sea, dice=submarines(doc, seat, sea), hits=0)
    push(doc, "raid_roll")


def do_raid_roll(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    if answer:
        doc["now"]["dice"] -= 1
        doc["now"]["hits"] += raid_hit(doc, active(doc), answer["eyes"])
    else:
        instead(doc, "raid_hits")


def raid_targets(doc: Document) -> list[str]:
    if doc["now"]["hits"] == 0:
        return []
    found = [route for _, route in routes_seen(doc, doc["now"]["raid_sea"], "all")]
    return sorted(set(found), key=CARDS.index)


def ask_raid_hits(doc: Document, frame: Frame) -> Question:
    targets = raid_targets(doc)
    if len(targets) < 2:
        return []
    return [(active(doc), [{"kind": "strike_route", "route": route} for route in targets])]


def do_raid_hits(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """RAX 419: once hit it is idle, twice it goes back into the pile (ATK-24, ATK-165)."""
    targets = [answer["route"]] if answer else raid_targets(doc)
    sea = doc["now"]["raid_sea"]
    if not targets:
        doc["now"].update(hits=0, ambush_shots=submarines(doc, active(doc), sea))
        instead(doc, "escort", sea=sea, player=active(doc))
        return
    route = targets[0]
    doc["now"]["hits"] -= 1
    holder = next(other for other, card in routes_seen(doc, sea, "all") if card == route)
    rows = [row for row in hand(doc, holder) if row["card"] == route]
    if busy(rows):
        make_idle(doc, holder, route)
    else:
        hand(doc, holder).remove(best_known(rows))
        back_to_pile(doc, route)


# XXV. Produktion (RAX 225-229, 494-496, ATK-85, ATK-87, ATK-105, ATK-166 to ATK-168)


def working_values(doc: Document, seat: int) -> dict[str, list[int]]:
    """The values of the cards that count, by suit, the highest first; routes as a suit of their own."""
    values: dict[str, list[int]] = {"routes": []}
    values.update({row["id"]: [] for row in table_of(doc, "economics")["suit"]})
    for row in busy(hand(doc, seat)):
        if DECK[row["card"]] != "politics":
            card = card_rows(doc)[row["card"]]
            values[card.get("suit", "routes")].append(card["value"])
    return {suit: sorted(numbers, reverse=True) for suit, numbers in values.items()}


def ask_production(doc: Document, frame: Frame) -> Question:
    asked: Question = []
    for seat in range(doc["seats"]):
        values = working_values(doc, seat)
        sums = {0}
        for value in values["oil"] + values["routes"]:
            sums |= {total + value for total in sums}
        answers = [{"kind": "oil", "certificates": total} for total in sums if total <= MOST_OIL]
        asked.append((seat, answers))
    return asked


def set_aside(values: dict[str, list[int]], oil: int) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What can be left of oil cards and routes when just this much oil is made of the others."""
    found: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = {(0, (), ())}
    for suit in ("oil", "routes"):
        for value in values[suit]:
            more = set()
            for total, oils, routes in found:
                more.add((total, (*oils, value), routes) if suit == "oil" else (total, oils, (*routes, value)))
                if total + value <= oil:
                    more.add((total + value, oils, routes))
            found = more
    return {(oils, routes) for total, oils, routes in found if total == oil}


def best_sets(suits: list[tuple[int, ...]], routes: tuple[int, ...]) -> int:
    """ATK-85, ATK-167: the highest sum of cards in sets of one each; routes stand for any."""
    if not suits:
        return 0
    best, places = 0, len(suits)
    most = (sum(map(len, suits)) + len(routes)) // places
    for sets in range(1, most + 1):
        for counts in product(*(range(min(len(suit), sets) + 1) for suit in suits)):
            wild = places * sets - sum(counts)
            if 0 <= wild <= len(routes):
                cards = sum(sum(suit[:count]) for suit, count in zip(suits, counts, strict=True))
                best = max(best, cards + sum(routes[:wild]))
    return best


def production_of(doc: Document, seat: int, oil: int) -> int:
    """ATK-87."""
    values = working_values(doc, seat)
    in_sets = [row["id"] for row in table_of(doc, "economics")["suit"] if row["in_set"]]
    faces = sum(sum(numbers) for numbers in values.values()) - oil
    doubled = max(
        best_sets([oils if suit == "oil" else tuple(values[suit]) for suit in in_sets], routes)
        for oils, routes in set_aside(values, oil)
    )
    capitals = [row["capital"] for row in doc["players"] if row["capital"] is not None]
    held = [region for region in capitals if owner(doc, region) == seat]
    per_capital: int = FIGURES["production"]["per_capital"]
    return faces + doubled + per_capital * len(held) + bonus(doc, seat, "plastics", "production")


def all_production(doc: Document, frame: Frame, given: list[tuple[int, Answer]]) -> None:
    for seat, answer in given:
        oil = answer["certificates"]
        player(doc, seat)["production"] += production_of(doc, seat, oil)
        player(doc, seat)["oil"] += oil + bonus(doc, seat, "synthetic_oil", "oil")
    instead(doc, "round_end", stage=0)


def do_round_end(doc: Document, frame: Frame, seat: int | None, answer: Answer) -> None:
    """ATK-105, ATK-170."""
    if frame["stage"] == 0:
        frame["stage"] = 1
        for row in doc["players"]:
            row["embargoed"] = False
            for card in row["hand"]:
                card["idle"] = False
        for number in reversed(clockwise(doc, doc["start"])):
            push(doc, "draw", deck="politics", player=number, cards=1)
    elif doc["round"] >= doc["options"]["rounds"]:
        end_game(doc, "rounds")
    else:
        doc["start"] = (doc["start"] + 1) % doc["seats"]
        instead(doc, "round")


# all steps

BEGINNINGS: dict[str, Callable[[Document, int, Answer], None]] = {
    **{"move": begin_move, "strategic": begin_strategic, "build": begin_build, "raid": begin_raid},
    **{"blitz": begin_blitz, "look": begin_look, "court": begin_court, "play": begin_play, "bid": begin_bid},
    **{"research": begin_research, "trade_with": begin_trade, "bomb": begin_bomb},
}

ASK: dict[str, Callable[[Document, Frame], Question]] = {
    "lay_out": nobody,
    "start_seat": ask_start_seat,
    "claim": ask_claim,
    "deployment": ask_deployment,
    "capital": ask_capital,
    "mix": ask_mix,
    "government": ask_government,
    "counter": ask_counter,
    "round": nobody,
    "turn": ask_turn,
    "movement": ask_movement,
    "canal": ask_canal,
    "protest": ask_protest,
    "crossings": nobody,
    "passage": ask_passage,
    "flight": ask_flight,
    "ambush": ask_ambush,
    "ambush_roll": dice,
    "ambush_loss": ask_ambush_loss,
    "escort": ask_escort,
    "escort_roll": ask_escort_roll,
    "engagement": ask_engagement,
    "defence": ask_defence,
    "command": ask_command,
    "command_draw": ask_command_draw,
    "atom": ask_atom,
    "commitment": ask_commitment,
    "battle_turn": nobody,
    "reinforcement": ask_reinforcement,
    "battle_roll": ask_battle_roll,
    "hits": ask_hits,
    "spoils": ask_spoils,
    "draw": ask_draw,
    "submarines": ask_submarines,
    "naval_round": nobody,
    "line": ask_line,
    "gunnery": two_dice,
    "retreat": ask_retreat,
    "transfer": ask_transfer,
    "sea_leave": ask_sea_leave,
    "purchase": ask_purchase,
    "diplomacy": ask_diplomacy,
    "persuasion": two_dice,
    "gain": nobody,
    "politics": ask_politics,
    "politics_block": ask_politics_block,
    "theft": ask_random_card,
    "pick": ask_pick,
    "purge": ask_random_card,
    "sway": ask_sway,
    "levy": ask_levy,
    "embargo": ask_random_card,
    "bid": ask_bid,
    "route": ask_route,
    "research_roll": two_dice,
    "discovery": ask_discovery,
    "offer": ask_offer,
    "reply": ask_reply,
    "sorties": ask_sorties,
    "air_roll": dice,
    "shot_down": ask_shot_down,
    "idling": ask_idling,
    "plane_loss": ask_plane_loss,
    "replacement": ask_replacement,
    "raid": ask_raid,
    "raid_roll": dice,
    "raid_hits": ask_raid_hits,
    "production": ask_production,
    "round_end": nobody,
}
"""Who is asked, and what may be answered."""

DO: dict[str, Callable[..., None]] = {
    "lay_out": do_lay_out,
    "start_seat": do_start_seat,
    "claim": do_claim,
    "deployment": do_deployment,
    "capital": do_capital,
    "mix": do_mix,
    "government": do_government,
    "counter": do_counter,
    "round": do_round,
    "turn": do_turn,
    "movement": do_movement,
    "canal": do_canal,
    "crossings": do_crossings,
    "flight": do_flight,
    "ambush": do_ambush,
    "ambush_roll": do_ambush_roll,
    "ambush_loss": do_ambush_loss,
    "escort_roll": do_escort_roll,
    "engagement": do_engagement,
    "defence": do_defence,
    "command_draw": do_command_draw,
    "atom": do_atom,
    "commitment": do_commitment,
    "battle_turn": do_battle_turn,
    "reinforcement": do_reinforcement,
    "battle_roll": do_battle_roll,
    "hits": do_hits,
    "spoils": do_spoils,
    "draw": do_draw,
    "naval_round": do_naval_round,
    "gunnery": do_gunnery,
    "retreat": do_retreat,
    "transfer": do_transfer,
    "purchase": do_purchase,
    "diplomacy": do_diplomacy,
    "persuasion": do_persuasion,
    "gain": do_gain,
    "politics": do_politics,
    "theft": do_random_card,
    "pick": do_pick,
    "purge": do_random_card,
    "sway": do_sway,
    "levy": do_levy,
    "embargo": do_random_card,
    "bid": do_bid,
    "route": do_route,
    "research_roll": do_research_roll,
    "discovery": do_discovery,
    "offer": do_offer,
    "reply": do_reply,
    "air_roll": do_air_roll,
    "shot_down": do_shot_down,
    "idling": do_idling,
    "plane_loss": do_plane_loss,
    "replacement": do_replacement,
    "raid": do_raid,
    "raid_roll": do_raid_roll,
    "raid_hits": do_raid_hits,
    "round_end": do_round_end,
}
"""What follows from an answer, or where nobody is asked."""

TOGETHER: dict[str, Callable[[Document, Frame, list[tuple[int, Answer]]], None]] = {
    "protest": all_protest,
    "passage": all_passage,
    "escort": all_escort,
    "command": all_command,
    "submarines": all_submarines,
    "line": all_line,
    "sea_leave": all_sea_leave,
    "politics_block": all_politics_block,
    "sorties": all_sorties,
    "production": all_production,
}
"""Steps that ask several at once: what follows from all answers."""
