"""Lint of the data of Imperial: the tables say what the component list says, and name nothing unknown."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, cast

import pytest

from greatpowers.titles.imperial import agenda, answers, events, reasons, rules
from greatpowers.titles.imperial.answers import exchange, invest
from greatpowers.titles.imperial.board import HOME, LAND, NATIONS, SEA
from greatpowers.titles.imperial.state import Imperial
from tests.titles.imperial.samples import RULES

FIGURES = RULES.figures
BOARD = FIGURES.board
DATA: dict[str, Any] = FIGURES.board_data
TABLES: dict[str, Any] = FIGURES.tables
FRESH = cast(Imperial, RULES.begin(6, RULES.chosen({})))
SOURCES = {"rulebook", "board", "peer", "inferred", "ours"}
OUR_TABLES = {"ruleset", "passage_aliases"}
"""What no rulebook states: our ids, and where our index of passages finds a sentence."""
LAND_PAIRS = [tuple(pair) for pair in DATA["land_borders"]["pairs"]]
COAST_PAIRS = [tuple(pair) for pair in DATA["coasts"]["pairs"]]
SEA_PAIRS = [tuple(pair) for pair in DATA["sea_borders"]["pairs"]]


def kind_of(name: str) -> int:
    return BOARD.kind[BOARD.index[name]]


# the board


def test_component_list() -> None:
    assert [BOARD.kind.count(kind) for kind in (HOME, LAND, SEA)] == [24, 27, 11]
    assert [len(LAND_PAIRS), len(COAST_PAIRS), len(SEA_PAIRS)] == [88, 54, 20]
    assert [BOARD.city.count(city) for city in (1, 2)] == [12, 12]
    assert [sum(row) for row in (FRESH.army_pool, FRESH.fleet_pool, FRESH.flag_pool)] == [48, 48, 90]
    assert NATIONS * len(FIGURES.faces) == 54
    assert len(BOARD.nations) == NATIONS and {len(homes) for homes in BOARD.homes} == {4}


def test_header_counts() -> None:
    header = DATA["board"]
    assert header["home_provinces_per_nation"] * NATIONS == BOARD.kind.count(HOME)
    assert header["land_regions"] == BOARD.kind.count(LAND) and header["sea_regions"] == BOARD.kind.count(SEA)
    assert header["borders"] == len(LAND_PAIRS) and header["coasts"] == len(COAST_PAIRS)
    assert header["sea_borders"] == len(SEA_PAIRS)
    assert TABLES["supply"]["armaments_factories"] == BOARD.city.count(1)
    assert TABLES["supply"]["shipyards"] == BOARD.city.count(2)


def test_ids_are_unique() -> None:
    assert len(set(BOARD.regions)) == BOARD.size and len(set(BOARD.nations)) == NATIONS
    assert not set(BOARD.regions) & set(BOARD.nations)
    assert len({row["short"] for row in DATA["nation"]}) == len({row["colour"] for row in DATA["nation"]}) == NATIONS


def test_regions_come_by_nation_then_land_then_sea() -> None:
    assert list(BOARD.kind) == sorted(BOARD.kind)
    assert list(BOARD.owner[: BOARD.first_land]) == sorted(BOARD.owner[: BOARD.first_land])
    assert all((BOARD.kind[region] == HOME) == (owner >= 0) for region, owner in enumerate(BOARD.owner))


def test_both_names() -> None:
    for row in [*DATA["nation"], *DATA["region"], *DATA["canal"], *DATA["forbidden"]]:
        assert row["name_de"].strip() == row["name_de"] != "" and row["name_en"].strip() == row["name_en"] != ""
    for language in ("name_de", "name_en"):
        names = [row[language] for row in DATA["region"]]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("pairs", "kinds"),
    [
        (LAND_PAIRS, {frozenset({HOME}), frozenset({LAND}), frozenset({HOME, LAND})}),
        (COAST_PAIRS, {frozenset({HOME, SEA}), frozenset({LAND, SEA})}),
        (SEA_PAIRS, {frozenset({SEA})}),
    ],
    ids=["land", "coast", "sea"],
)
def test_borders_are_written_once(pairs: list[tuple[str, str]], kinds: set[frozenset[int]]) -> None:
    assert all(one != other for one, other in pairs)
    assert len({frozenset(pair) for pair in pairs}) == len(pairs)
    assert {frozenset(kind_of(name) for name in pair) for pair in pairs} <= kinds


def test_board_is_connected() -> None:
    reached = [0]
    for place in reached:
        for neighbour in (*BOARD.land[place], *BOARD.coast[place], *BOARD.sea[place]):
            if neighbour not in reached:
                reached.append(neighbour)
    assert len(reached) == BOARD.size
    for sea in range(BOARD.first_sea, BOARD.size):
        assert BOARD.sea[sea] and len(BOARD.coast[sea]) > 1, "who embarks can land on another coast"


def test_cities_and_ports() -> None:
    """Every home province has a city; a shipyard is a port, and a port lies on the one sea it sails into."""
    for region, row in enumerate(DATA["region"]):
        assert ("city" in row) == ("start_factory" in row) == ("city_lon" in row) == (row["kind"] == "home")
        assert ("port_sea" in row) == (row.get("city") == "shipyard")
        if "port_sea" in row:
            assert BOARD.port_sea[region] in BOARD.coast[region] and kind_of(row["port_sea"]) == SEA
    for homes in BOARD.homes:
        assert sum(region in BOARD.start_factories for region in homes) == 2


def test_positions_on_the_globe() -> None:
    for row in DATA["region"]:
        for key in ("lon", "city_lon"):
            assert -180 <= row.get(key, 0) <= 180
        for key in ("lat", "city_lat"):
            assert -90 <= row.get(key, 0) <= 90


def test_canals_wraps_straits() -> None:
    seas = {frozenset(pair) for pair in SEA_PAIRS}
    lands = {frozenset(pair) for pair in LAND_PAIRS}
    for canal in DATA["canal"]:
        assert frozenset(canal["link"]) in seas and kind_of(canal["controlled_by"]) == LAND
    for number, canal in enumerate(DATA["canal"]):
        one, other = (BOARD.index[name] for name in canal["link"])
        assert BOARD.canal_of[one][other] == BOARD.canal_of[other][one] == number
    assert sum(code >= 0 for row in BOARD.canal_of for code in row) == 2 * len(DATA["canal"])
    for wrap in DATA["wrap"]:
        assert frozenset(wrap["link"]) in seas
    for strait in DATA["strait"]:
        assert (frozenset(strait["between"]) in lands) == strait["army_may_cross"]
    for place in DATA["forbidden"]:
        assert place["id"] not in BOARD.index and all(name in BOARD.index for name in place["touches"])


def unsourced(value: Any, path: str, covered: bool) -> list[str]:
    """Tables that hold facts and neither say their source nor stand in one that does."""
    if isinstance(value, list):
        return [row for index, item in enumerate(value) for row in unsourced(item, f"{path}[{index}]", covered)]
    if not isinstance(value, dict):
        return []
    covered = covered or any(key.endswith("source") for key in value)
    facts = any(not isinstance(item, (dict, list)) for item in value.values())
    found = [path] if facts and not covered else []
    return found + [row for key, item in value.items() for row in unsourced(item, f"{path}.{key}", covered)]


def sources(value: Any) -> set[str]:
    if isinstance(value, list):
        return {name for item in value for name in sources(item)}
    if not isinstance(value, dict):
        return set()
    own = {item for key, item in value.items() if key.endswith("source")}
    return own | {name for item in value.values() for name in sources(item)}


def test_every_table_says_its_source() -> None:
    assert unsourced(DATA, "board", False) == []
    facts = {key: table for key, table in TABLES.items() if key not in OUR_TABLES}
    assert unsourced(facts, "tables", False) == []
    assert sources(DATA) | sources(TABLES) <= SOURCES


# the tables


def test_bonds() -> None:
    assert len(FIGURES.faces) == len(FIGURES.interest) <= rules.MOST_FACES
    assert all(one < other for one, other in pairwise(FIGURES.faces))
    assert all(one < other for one, other in pairwise(FIGURES.interest))


def test_rondel() -> None:
    assert len(set(FIGURES.fields)) == len(FIGURES.fields) == rules.FIELDS
    for name in (
        "FACTORY",
        "PRODUCTION_1",
        "MANEUVER_1",
        "INVESTOR",
        "IMPORT",
        "PRODUCTION_2",
        "MANEUVER_2",
        "TAXATION",
    ):
        assert FIGURES.fields[getattr(rules, name)] == name.lower()
    assert 0 < FIGURES.free_steps < FIGURES.most_steps < rules.FIELDS


def test_tax_chart_is_monotone() -> None:
    charts = (FIGURES.chart_tax, FIGURES.chart_bonus, FIGURES.chart_power)
    assert len({len(chart) for chart in charts}) == 1
    assert all(list(chart) == sorted(chart) and chart[0] == 0 for chart in charts)
    assert len(set(FIGURES.chart_tax)) == len(FIGURES.chart_tax)
    most = 4 * FIGURES.tax_per_factory + max(FRESH.flag_pool) * FIGURES.tax_per_flag
    assert TABLES["tax"]["most"] == most >= FIGURES.chart_tax[-1]
    assert sorted(TABLES["tax"]["parts"]) == ["bonus", "pay", "power", "tax"]


def test_flag_cards() -> None:
    assert sorted(FIGURES.partner) == list(range(NATIONS))
    assert all(partner != nation for nation, partner in enumerate(FIGURES.partner))
    assert FIGURES.own_face != FIGURES.partner_face


@pytest.mark.parametrize("seats", range(2, 7))
def test_deal_and_start_money(seats: int) -> None:
    groups = FIGURES.deal_groups(seats)
    assert sorted(nation for group in groups for nation in group) == list(range(NATIONS))
    assert len(groups) >= seats and len({len(group) for group in groups}) == 1
    cards = len(groups[0]) * (FIGURES.faces[FIGURES.own_face] + FIGURES.faces[FIGURES.partner_face])
    assert FIGURES.start_money("standard", seats) == cards + 2
    assert FIGURES.start_money("experienced", seats) >= FIGURES.faces[0]


def test_no_table_for_another_number_of_players() -> None:
    low, high = RULES.players
    counts = {str(seats) for seats in range(low, high + 1)}
    assert set(TABLES["deal"]) - {"source"} <= counts
    assert set(TABLES["start_money"]["standard"]) == set(TABLES["start_money"]["experienced"]) == counts


# codes: the constants of the engine are the layout that is published


def constants(module: Any) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}


KINDS = {
    "PASS": "pass",
    "DEAL": "deal",
    "BEGIN": "begin",
    "ADVANCE": "advance",
    "STOP": "stop",
    "BUILD": "build",
    "PRODUCE": "produce",
    "IMPORT_UNIT": "import",
    "PICK_FLEET": "pick_fleet",
    "PICK_ARMY": "pick_army",
    "GO": "go",
    "HALT": "halt",
    "ALLOW": "allow",
    "REFUSE": "refuse",
    "EXCHANGE": "exchange",
    "DECLARE": "declare",
    "TURN_ARMY": "turn",
    "DESTROY": "destroy",
    "ASK": "ask",
    "DEMAND": "demand",
    "FLAG": "flag",
    "INVEST": "invest",
    "DONATE": "donate",
}


def test_answer_codes() -> None:
    codec = RULES.codec
    assert set(KINDS.values()) == set(codec.by_name)
    for name, kind in KINDS.items():
        assert codec.by_name[kind].first == getattr(answers, name), kind
    assert codec.size == answers.ANSWERS and RULES.first_right == answers.DONATE
    for code, name in enumerate(answers.UNITS):
        assert getattr(answers, {"army": "ARMY", "friendly_army": "LYING", "fleet": "FLEET"}[name]) == code
    assert answers.STANCES[answers.HOSTILE] == "hostile" and answers.STANCES[answers.FRIENDLY] == "friendly"
    assert RULES.players[1] == answers.MOST_SEATS


def test_joined_codes() -> None:
    codec, last = RULES.codec, BOARD.size - 1
    for code in (exchange(0, 0, 0, 0), exchange(last, 2, 5, 1), exchange(7, 1, 3, 2)):
        assert codec.decode(code).kind == "exchange"
    assert codec.decode(exchange(last, 2, 5, 1)).values == {
        "region": BOARD.regions[last],
        "unit": "fleet",
        "nation": "europe",
        "foreign_unit": "friendly_army",
    }
    assert codec.decode(invest(3, 0, 2)).values == {"nation": "brazil", "old": 0, "new": 6}
    assert codec.decode(invest(5, 1, 8)).values == {"nation": "europe", "old": 2, "new": 30}


def test_agenda_codes() -> None:
    names = RULES.step_names()
    assert {name.lower(): code for name, code in constants(agenda).items()} == {
        name: code for code, name in enumerate(names)
    }
    assert len(set(names)) == len(names)


def test_event_codes() -> None:
    codes, purposes = constants(events), {name: code for code, name in enumerate(events.PURPOSES)}
    for code, kind in enumerate(RULES.events):
        assert codes[kind.name.upper()] == code
    named = {"factory": "FACTORY_PRICE", "import": "IMPORT_PRICE", "investor_card": "CARD_INCOME"}
    assert {name: codes[named.get(name, name.upper())] for name in purposes} == purposes
    assert len({kind.name for kind in RULES.events}) == len(RULES.events)


def test_reason_codes() -> None:
    names = [name for name, _ in reasons.REASONS]
    assert {name.lower().replace("_", "-"): code for name, code in constants(reasons).items()} == {
        name: code for code, name in enumerate(names)
    }
    assert len(set(names)) == len(names)
