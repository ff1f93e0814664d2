"""Lint of the data of Attack!: the files are complete, say what is known, and mark what is ours."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest

FOLDER = files("greatpowers").joinpath("games", "attack", "rules", "data", "expansion")
NAMES = ("map", "figures", "economics", "trade_routes", "technology", "politics", "counters")
DATA: dict[str, dict[str, Any]] = {
    name: tomllib.loads(FOLDER.joinpath(f"{name}.toml").read_text("utf-8")) for name in NAMES
}

Entry = dict[str, Any]
MAP = DATA["map"]
FIGURES = DATA["figures"]
REGIONS: dict[str, Entry] = {region["id"]: region for region in MAP["region"]}
SEAS: dict[str, Entry] = {sea["id"]: sea for sea in MAP["sea"]}
LANES: list[Entry] = MAP["lane"]
CANALS: list[Entry] = MAP["canal"]
SUITS: list[Entry] = DATA["economics"]["suit"]
ECONOMICS: list[Entry] = DATA["economics"]["card"]
ROUTES: list[Entry] = DATA["trade_routes"]["route"]
TECHNOLOGIES: dict[str, Entry] = {card["id"]: card for card in DATA["technology"]["technology"]}
POLITICS: dict[str, Entry] = {card["id"]: card for card in DATA["politics"]["card"]}
GOVERNMENTS: list[Entry] = DATA["counters"]["government"]

COASTS = {sea: [name for name, region in REGIONS.items() if sea in region["seas"]] for sea in SEAS}
UNITS = {"infantry", "tank", "artillery", "plane"}
SHIPS = {"destroyer", "submarine", "battleship", "carrier"}
SPIES = {"spy", "master_spy", "spy_ring", "master_spy_ring"}
WRAPS = {("chile", "gilbert_islands"), ("panama", "hawaii"), ("western_us", "hawaii"), ("alaska", "midway")}
WRAPPED_SEAS = {
    *(("northeast_pacific", "central_pacific"), ("northeast_pacific", "northwest_pacific")),
    *(("east_pacific", "central_pacific"), ("east_pacific", "south_pacific"), ("southeast_pacific", "south_pacific")),
}

MARKS = {"attested", "source", "fixed", "basis"}
TITLED = {"id", "name_de", "name_en"}
SHAPES = {
    ("map", "continent"): {*TITLED, "attested"},
    ("map", "region"): {*TITLED, "continent", "half", "land", "seas", "attested", "lon", "lat"},
    ("map", "sea"): {*TITLED, "half", "zone", "adjacent", "attested"},
    ("map", "lane"): {"a", "b", "seas", "wrap", "both_halves", "attested"},
    ("map", "canal"): {*TITLED, "region", "seas", "attested"},
    ("economics", "suit"): {*TITLED, "in_set", "attested", "source"},
    ("economics", "card"): {
        *("id", "suit", "value", "count", "count_base", "count_expansion", "defenders", "attested", "source"),
    },
    ("trade_routes", "route"): {"id", "sea", "value", "count", "attested", "source"},
    ("technology", "technology"): {
        *(*TITLED, "copies", "figures", "attested_name", "attested_effect", "source", "words"),
    },
    ("politics", "card"): {
        *(*TITLED, "count", "eagle", "kind", "countered", "turned", "figures"),
        *("attested_name", "attested", "source", "fixed", "words"),
    },
    ("counters", "government"): {*TITLED, "counters", "attested", "source", "fixed"},
}
OPTIONAL = {"map": {"evidence"}, "technology": {"basis"}}
ENTRIES: dict[str, tuple[str, str, Entry]] = {
    f"{name}.{table}.{entry.get('id', number)}": (name, table, entry)
    for name, table in SHAPES
    for number, entry in enumerate(DATA[name][table])
}
SECTIONS: dict[str, Entry] = {
    **{name: section for name, section in FIGURES.items() if name not in {"ruleset", "sources"}},
    "mix": DATA["counters"]["mix"],
}

every_section = pytest.mark.parametrize("section", SECTIONS.values(), ids=list(SECTIONS))
every_board = pytest.mark.parametrize("halves", [{"west"}, {"west", "east"}], ids=["west", "world"])
every_language = pytest.mark.parametrize("language", ["name_de", "name_en"])


def crossings() -> dict[frozenset[str], list[str]]:
    """The lanes and zones that join two regions."""
    found = defaultdict(list)
    for lane in LANES:
        found[frozenset((lane["a"], lane["b"]))].append("lane")
    for name, sea in SEAS.items():
        if sea["zone"]:
            for pair in combinations(COASTS[name], 2):
                found[frozenset(pair)].append(name)
    return found


def neighbours(halves: set[str]) -> dict[str, set[str]]:
    """The regions of a board with all that are adjacent, by land or by a crossing."""
    near = {
        name: {other for other in region["land"] if REGIONS[other]["half"] in halves}
        for name, region in REGIONS.items()
        if region["half"] in halves
    }
    joined = [(lane["a"], lane["b"]) for lane in LANES if "east" in halves or not lane["both_halves"]]
    for name, sea in SEAS.items():
        if sea["zone"] and sea["half"] in halves:
            joined += combinations([coast for coast in COASTS[name] if coast in near], 2)
    for a, b in joined:
        near[a].add(b)
        near[b].add(a)
    return near


def reached(near: dict[str, set[str]]) -> set[str]:
    """All that hangs together with the first one."""
    todo = [next(iter(near))]
    seen = set(todo)
    while todo:
        for other in near[todo.pop()] - seen:
            seen.add(other)
            todo.append(other)
    return seen


def copies(cards: list[Entry]) -> int:
    return sum(card["count"] for card in cards)


# --- shape and marks -------------------------------------------------------------------------------------------------


def test_no_other_tables() -> None:
    for name in NAMES:
        if name != "figures":
            extra = {"mix"} if name == "counters" else set()
            assert set(DATA[name]) == {table for file, table in SHAPES if file == name} | extra


def test_shape() -> None:
    for where, (name, table, entry) in ENTRIES.items():
        shape = SHAPES[name, table]
        assert shape <= set(entry) <= shape | OPTIONAL.get(name, set()), where


def test_attested_or_ours() -> None:
    for where, (name, _, entry) in ENTRIES.items():
        check_marks(where, name, entry)


def check_marks(where: str, name: str, entry: Entry) -> None:
    marks = [entry[mark] for mark in ("attested", "attested_name", "attested_effect") if mark in entry]
    assert marks and all(isinstance(mark, bool) for mark in marks), where
    if name == "map":
        assert bool(entry.get("evidence")) == entry["attested"], where
        return
    sources = entry["source"].split(", ")
    assert set(sources) <= set(FIGURES["sources"]), where
    assert ("REC" in sources) == (entry.get("attested") is not True), where
    if "attested_name" in entry:
        assert (sources == ["REC"]) == (not entry["attested_name"] and not entry.get("attested_effect")), where
    else:
        assert (sources == ["REC"]) == (not entry["attested"] and not entry.get("fixed")), where
    assert set(entry.get("fixed", ())) <= set(entry) - MARKS - {"id"}, where


@every_section
def test_sections_are_attested(section: Entry) -> None:
    assert section["attested"] is True
    assert set(section["source"].split(", ")) <= {"RB", "BASE"}
    assert "fixed" not in section


def test_every_source_is_used() -> None:
    text = "".join(FOLDER.joinpath(f"{name}.toml").read_text("utf-8") for name in NAMES if name != "figures")
    assert all(key in text for key in FIGURES["sources"])


@pytest.mark.parametrize("name", NAMES)
def test_header_says_what_is_ours(name: str) -> None:
    text = FOLDER.joinpath(f"{name}.toml").read_text("utf-8")
    assert text.startswith("# The ")
    header = text.split("\n\n")[0]
    assert name == "figures" or "OURS" in header
    assert name in {"figures", "counters"} or "RECONSTRUCTED" in header


@pytest.mark.parametrize(("name", "table"), SHAPES)
def test_ids_are_unique(name: str, table: str) -> None:
    ids = [entry["id"] for entry in DATA[name][table] if "id" in entry]
    assert len(ids) == len(set(ids))


def test_ids_of_the_board_and_of_the_cards_are_unique() -> None:
    places = [*REGIONS, *SEAS, *(canal["id"] for canal in CANALS), *(entry["id"] for entry in MAP["continent"])]
    assert len(places) == len(set(places))
    cards = [card["id"] for card in [*ECONOMICS, *ROUTES]] + [*TECHNOLOGIES, *POLITICS]
    assert len(cards) == len(set(cards))


@every_language
def test_names_are_unique(language: str) -> None:
    places = [*MAP["continent"], *MAP["region"], *MAP["sea"], *CANALS]
    cards = [*TECHNOLOGIES.values(), *POLITICS.values(), *SUITS, *GOVERNMENTS]
    for entries in (places, cards):
        names = Counter(entry[language] for entry in entries)
        assert all(name.strip() == name and name for name in names)
        assert max(names.values()) == 1, names.most_common(1)


# --- the board -------------------------------------------------------------------------------------------------------


def test_counts_of_the_board() -> None:
    assert len(MAP["region"]) == 89
    assert Counter(region["half"] for region in MAP["region"]) == {"west": 52, "east": 37}
    assert len(MAP["sea"]) == 22
    assert Counter(sea["half"] for sea in MAP["sea"]) == {"west": 12, "east": 10}
    assert sum(sea["zone"] for sea in MAP["sea"]) == 6
    assert len(LANES) == 45
    assert len(CANALS) == 2
    assert sum(len(region["land"]) for region in MAP["region"]) == 2 * 123


def test_counts_of_what_is_attested() -> None:
    assert sum(region["attested"] for region in MAP["region"]) == 20
    assert {name for name, sea in SEAS.items() if sea["attested"]} == {
        *("north_sea", "mediterranean", "caribbean", "north_atlantic"),
    }
    assert {(lane["a"], lane["b"]) for lane in LANES if lane["attested"]} == WRAPS
    assert all(canal["attested"] for canal in CANALS)
    assert all(continent["attested"] for continent in MAP["continent"])


def test_continents() -> None:
    assert [continent["id"] for continent in MAP["continent"]] == [
        *("north_america", "south_america", "africa", "eurasia", "asia", "pacific_islands"),
    ]
    regions = Counter(region["continent"] for region in MAP["region"])
    assert set(regions) == {continent["id"] for continent in MAP["continent"]}
    assert min(regions.values()) >= 8
    for region in MAP["region"]:
        assert (region["half"] == "east") == (region["continent"] in {"asia", "pacific_islands"})


def test_land_borders_are_symmetric() -> None:
    for name, region in REGIONS.items():
        assert len(region["land"]) == len(set(region["land"]))
        for other in region["land"]:
            assert other != name
            assert name in REGIONS[other]["land"], (name, other)


def test_seas_are_symmetric() -> None:
    for name, sea in SEAS.items():
        assert len(sea["adjacent"]) == len(set(sea["adjacent"]))
        for other in sea["adjacent"]:
            assert other != name
            assert name in SEAS[other]["adjacent"], (name, other)


def test_coasts() -> None:
    for region in MAP["region"]:
        assert len(region["seas"]) == len(set(region["seas"]))
        assert set(region["seas"]) <= set(SEAS)
        assert region["half"] == "east" or all(SEAS[sea]["half"] == "west" for sea in region["seas"])
    assert all(COASTS.values())


@every_board
def test_board_is_connected(halves: set[str]) -> None:
    near = neighbours(halves)
    assert reached(near) == set(near)
    assert min(len(others) for others in near.values()) >= 2


@every_board
def test_seas_are_connected_without_canals(halves: set[str]) -> None:
    near = {
        name: {other for other in sea["adjacent"] if SEAS[other]["half"] in halves}
        for name, sea in SEAS.items()
        if sea["half"] in halves
    }
    assert reached(near) == set(near)


def test_lanes() -> None:
    for lane in LANES:
        check_lane(lane, f"{lane['a']}-{lane['b']}")


def check_lane(lane: Entry, where: str) -> None:
    a, b, seas = lane["a"], lane["b"], lane["seas"]
    assert a != b, where
    assert seas[0] in REGIONS[a]["seas"], where
    assert seas[-1] in REGIONS[b]["seas"], where
    assert len(seas) == len(set(seas)), where
    for one, next_one in pairwise(seas):
        assert next_one in SEAS[one]["adjacent"], where
    halves = {REGIONS[a]["half"], REGIONS[b]["half"], *(SEAS[sea]["half"] for sea in seas)}
    assert lane["both_halves"] == ("east" in halves), where
    assert lane["wrap"] == any({*pair} in [{*wrap} for wrap in WRAPPED_SEAS] for pair in pairwise(seas)), where
    assert not any(SEAS[sea]["zone"] for sea in seas), f"{where}: a zone needs no lanes"


def test_one_crossing_at_most() -> None:
    assert {tuple(pair): ways for pair, ways in crossings().items() if len(ways) > 1} == {}


def test_no_lane_beside_a_land_border() -> None:
    assert not [lane for lane in LANES if lane["b"] in REGIONS[lane["a"]]["land"]]


def test_links_round_the_globe() -> None:
    assert {(lane["a"], lane["b"]) for lane in LANES if lane["wrap"]} == WRAPS
    for west, east in WRAPPED_SEAS:
        assert east in SEAS[west]["adjacent"]
        assert (SEAS[west]["half"], SEAS[east]["half"]) == ("west", "east")


def test_canals() -> None:
    assert {canal["id"]: (canal["region"], canal["seas"]) for canal in CANALS} == {
        "suez": ("egypt_sudan", ["mediterranean", "arabian_sea"]),
        "panama_canal": ("panama", ["caribbean", "east_pacific"]),
    }
    for canal in CANALS:
        one, other = canal["seas"]
        assert {one, other} <= set(REGIONS[canal["region"]]["seas"])
        assert other not in SEAS[one]["adjacent"]


def test_what_the_rulebooks_say_of_borders() -> None:
    near = neighbours({"west", "east"})
    assert "balkans" in REGIONS["ukraine"]["land"]
    assert near["italy"] & {"balkans", "ukraine"}
    assert not near["quebec"] & {"ukraine", "balkans", "italy"}
    assert "mediterranean" in REGIONS["ukraine"]["seas"], "the Black Sea is part of it"
    assert "caribbean" in REGIONS["panama"]["seas"]
    assert SEAS["north_sea"]["zone"] and SEAS["mediterranean"]["zone"] and SEAS["caribbean"]["zone"]


def test_positions_on_the_globe() -> None:
    positions = [(region["lon"], region["lat"]) for region in MAP["region"]]
    assert len(positions) == len(set(positions))
    assert all(-180 <= lon <= 180 and -90 <= lat <= 90 for lon, lat in positions)


# --- figures ---------------------------------------------------------------------------------------------------------


def test_ruleset() -> None:
    ruleset = FIGURES["ruleset"]
    assert (ruleset["id"], ruleset["players"], ruleset["book"]) == ("attack", [2, 8], "RAX")


def test_start() -> None:
    start = FIGURES["start"]
    pieces = sum(start[kind] for kind in UNITS | SHIPS)
    assert pieces == 29
    assert (pieces - start["regions"]) % start["pieces_per_turn"] == 0
    assert (start["production"], start["oil"], start["economics"], start["politics"]) == (30, 30, 4, 4)
    assert start["carrier"] == 0


def test_prices_and_moves() -> None:
    prices = {kind: FIGURES["prices"][kind] for kind in UNITS | SHIPS}
    assert prices == {
        **{"infantry": 5, "tank": 10, "artillery": 8, "plane": 15},
        **{"destroyer": 5, "submarine": 5, "battleship": 10, "carrier": 20},
    }
    assert set(FIGURES["prices"]) - MARKS == set(prices)
    assert {kind: FIGURES["moves"][kind] for kind in UNITS} == {"infantry": 1, "tank": 2, "artillery": 1, "plane": 2}
    assert FIGURES["moves"]["ships"] == 2


def test_dice() -> None:
    assert set(FIGURES["battle"]["faces"]) == {*UNITS, "blank"}
    assert sum(FIGURES["battle"]["faces"].values()) == 6
    research = FIGURES["research"]
    assert 2 + research["most"] // research["per_bonus"] == research["least"]
    diplomacy = FIGURES["diplomacy"]
    assert diplomacy["least"] + 2 * diplomacy["per_step"] == 8, "the Balkans"
    assert diplomacy["least"] + diplomacy["per_success"] + 3 * diplomacy["per_step"] == 10, "Italy"
    quebec = 2 * diplomacy["per_success"] + diplomacy["per_step"] + diplomacy["not_adjacent"]
    assert diplomacy["least"] + quebec == 11
    raid = FIGURES["raid"]
    assert (raid["hit"], raid["destroyer"], raid["carrier"], raid["destroyed_by"]) == (6, 5, 4, 2)
    assert FIGURES["bombing"]["hit"] == 6


def test_end() -> None:
    eagles = copies([card for card in POLITICS.values() if card["eagle"]])
    assert FIGURES["end"]["trade_eagles"] < FIGURES["end"]["eagles"] <= eagles


# --- cards -----------------------------------------------------------------------------------------------------------


def test_economics() -> None:
    assert [suit["id"] for suit in SUITS] == ["population", "oil", "minerals", "factories", "rail"]
    assert [suit["id"] for suit in SUITS if not suit["in_set"]] == ["population"]
    assert [card["id"] for card in ECONOMICS] == [f"{suit['id']}_{value}" for suit in SUITS for value in (1, 2, 3, 4)]
    assert copies(ECONOMICS) == 90 >= len(REGIONS)
    assert sum(card["count_base"] for card in ECONOMICS) == 55
    for card in ECONOMICS:
        assert card["id"] == f"{card['suit']}_{card['value']}"
        assert card["count"] == card["count_base"] + card["count_expansion"]
        assert [5, 6, 4, 3][card["value"] - 1] == card["count"]
        assert set(card["defenders"]) == UNITS
        assert not card["attested"]
    for lower, higher in pairwise(ECONOMICS):
        if lower["suit"] == higher["suit"]:
            assert 2 <= sum(lower["defenders"].values()) <= sum(higher["defenders"].values())


def test_trade_routes() -> None:
    assert copies(ROUTES) == len(ROUTES) == 22
    assert {route["sea"] for route in ROUTES} == set(SEAS)
    assert Counter(route["value"] for route in ROUTES) == {4: 10, 5: 8, 6: 4}
    assert all(route["id"] == f"route_{route['sea']}" and not route["attested"] for route in ROUTES)
    assert sum(SEAS[route["sea"]]["half"] == "west" for route in ROUTES) == 12
    assert min(route["value"] for route in ROUTES) >= max(card["value"] for card in ECONOMICS)


def test_technologies() -> None:
    assert len(TECHNOLOGIES) == 14
    assert all(card["copies"] == 2 for card in TECHNOLOGIES.values())
    assert {name: card["figures"] for name, card in TECHNOLOGIES.items() if card["figures"]} == {
        **{key: {"bonus": 1} for key in ("sonar", "radar", "jet_fighters", "heavy_bombers", "snorkel")},
        "radio": {"easier": 1},
        "synthetic_oil": {"oil": 3},
        "plastics": {"production": 5},
        "atomic_power": {"units": 4},
        "rocketry": {"dice": 2},
        "mass_production": {"cheaper": 1},
        "long_range_aircraft": {"move": 3},
    }
    attested = {name for name, card in TECHNOLOGIES.items() if card["attested_effect"]}
    assert attested == {"blitzkrieg", "snorkel", "heavy_bombers"}, "free move, 1 more in raids, 1 more in bombing"
    unnamed = {name for name, card in TECHNOLOGIES.items() if not card["attested_name"]}
    assert unnamed == {"snorkel", "mass_production", "long_range_aircraft"}


def test_politics() -> None:
    cards = list(POLITICS.values())
    assert len(cards) == 20
    assert copies(cards) == 60
    assert copies([card for card in cards if card["eagle"]]) == 16
    kinds: Counter[str] = Counter()
    for card in cards:
        kinds[card["kind"]] += card["count"]
    assert kinds == {"action": 46, "block_politics": 8, "block_move": 6}
    assert {card["id"] for card in cards if card["turned"]} == SPIES
    assert {card["id"] for card in cards if card["countered"]} == {"spy", "master_spy", "assassin"}
    assert not any(card["eagle"] for card in cards if card["kind"] != "action")
    assert {name: card["figures"] for name, card in POLITICS.items() if card["figures"]} == {
        **{key: {"cards": 2} for key in ("summit", "assassin", "embargo", "spy_ring", "master_spy_ring")},
        "war_bonds": {"production": 15},
        "oil_concession": {"oil": 6},
        "friendship_treaty": {"easier": 2},
        "mobilization": {"infantry": 2},
        "radio_address": {"regions": 3},
    }
    fixed = {name: card["fixed"] for name, card in POLITICS.items() if card["fixed"]}
    assert fixed == {
        **{key: ["countered", "turned"] for key in (*SPIES, "assassin")},
        **{key: ["kind"] for key in ("counter_espionage", "double_agent")},
    }


def test_words_are_one_sentence() -> None:
    words = {name: card["words"] for name, card in (TECHNOLOGIES | POLITICS).items()}
    assert len(words) == len(TECHNOLOGIES) + len(POLITICS)
    assert {name: text for name, text in words.items() if not text.endswith(".") or text.count(".") != 1} == {}


def test_counters() -> None:
    assert [entry["id"] for entry in GOVERNMENTS] == ["communism", "democracy", "monarchy", "fascism"]
    assert all(entry["counters"] == 24 for entry in GOVERNMENTS)
    extra = DATA["counters"]["mix"]["extra"]
    least, most = FIGURES["ruleset"]["players"]
    assert list(extra) == [str(players) for players in range(least, most + 1)]
    assert DATA["counters"]["mix"]["never_twice_below_eight"] == "fascism"
    for players in range(least, most + 1):
        mix = len(GOVERNMENTS) + extra[str(players)]
        assert mix == max(players, len(GOVERNMENTS))
        neutral = len(REGIONS) - players * FIGURES["start"]["regions"]
        assert sum(entry["counters"] for entry in GOVERNMENTS) >= players + neutral
