"""Lint of the data of Imperial: the tables say what the component lists say, and name nothing unknown."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from greatpowers.games.imperial.rules import agenda, answers, events, reasons, rules
from greatpowers.games.imperial.rules.answers import exchange, invest
from greatpowers.games.imperial.rules.board import HOME, LAND, NATIONS, REGION_SLOTS, SEA, Board
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import Imperial
from tests.games.imperial.samples import EDITIONS, RULES

FOLDER = Path(rules.__file__).parent / "data"
SOURCES = {"rulebook", "board", "peer", "inferred", "ours"}
OUR_TABLES = {"ruleset", "passage_aliases"}
"""What no rulebook states: our ids, and where our index of passages finds a sentence."""

FIGURES = {edition: rules.figures for edition, rules in EDITIONS.items()}
BOARDS = {figures.board_data["board"]["id"]: figures for figures in FIGURES.values()}
"""Each board with the figures of one edition that plays on it."""

every_board = pytest.mark.parametrize("figures", BOARDS.values(), ids=list(BOARDS))
every_table = pytest.mark.parametrize("figures", FIGURES.values(), ids=list(FIGURES))
every_edition = pytest.mark.parametrize("edition", EDITIONS)

REGIONS = {"europe": (30, 15, 9), "world": (24, 27, 11)}
"""Home provinces, land regions, seas."""
BORDERS = {"europe": (77, 50, 10), "world": (88, 54, 20)}
"""Between lands, of land and sea, between seas."""
CITIES = {"europe": (15, 15), "world": (12, 12)}
"""Armaments factories and shipyards."""
PIECES = {"2006": (48, 48, 60, 48), "2010": (48, 48, 90, 54), "2030": (48, 48, 90, 54)}
"""Armies, fleets, flags, bonds."""
OPTIONS = {
    "2006": {"start", "investor_card", "cash", "compensation"},
    "2010": {"start", "investor_card", "cash", "swiss_stop_without_card"},
    "2030": {"start", "investor_card", "cash", "swiss_stop_without_card", "bonus"},
}
TAX_PARTS = {
    "2006": ["rise", "net", "power"],
    "2010": ["rise", "power", "net"],
    "2030": ["tax", "pay", "bonus", "power"],
}


def pairs_of(figures: Figures, table: str) -> list[tuple[str, str]]:
    return [(one, other) for one, other in figures.board_data[table]["pairs"]]


def kinds_of(board: Board, names: tuple[str, ...]) -> frozenset[int]:
    return frozenset(board.kind[board.index[name]] for name in names)


def fresh(edition: str) -> Imperial:
    return cast(Imperial, EDITIONS[edition].begin(6, EDITIONS[edition].chosen({})))


def test_every_folder_is_an_edition() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} == {*EDITIONS, "boards"}
    assert {path.stem for path in (FOLDER / "boards").iterdir()} == set(BOARDS) == set(REGIONS)
    assert {edition: figures.edition for edition, figures in FIGURES.items()} == {name: name for name in EDITIONS}


# the boards


@every_board
def test_component_list(figures: Figures) -> None:
    board, name = figures.board, figures.board_data["board"]["id"]
    assert tuple(board.kind.count(kind) for kind in (HOME, LAND, SEA)) == REGIONS[name]
    borders = (pairs_of(figures, table) for table in ("land_borders", "coasts", "sea_borders"))
    assert tuple(map(len, borders)) == BORDERS[name]
    assert tuple(board.city.count(city) for city in (1, 2)) == CITIES[name]
    assert len(board.nations) == NATIONS and board.size <= REGION_SLOTS
    assert {len(homes) for homes in board.homes} == {REGIONS[name][0] // NATIONS}


@every_edition
def test_pieces(edition: str) -> None:
    state = fresh(edition)
    pools = (state.army_pool, state.fleet_pool, state.flag_pool)
    assert (*map(sum, pools), NATIONS * len(FIGURES[edition].faces)) == PIECES[edition]


@every_table
def test_header_counts(figures: Figures) -> None:
    header, board = figures.board_data["board"], figures.board
    assert header["home_provinces_per_nation"] * NATIONS == board.kind.count(HOME)
    assert header["land_regions"] == board.kind.count(LAND) and header["sea_regions"] == board.kind.count(SEA)
    assert header["borders"] == len(pairs_of(figures, "land_borders"))
    assert header["coasts"] == len(pairs_of(figures, "coasts"))
    assert header["sea_borders"] == len(pairs_of(figures, "sea_borders"))
    assert figures.tables["supply"]["armaments_factories"] == board.city.count(1)
    assert figures.tables["supply"]["shipyards"] == board.city.count(2)


@every_board
def test_ids_are_unique(figures: Figures) -> None:
    board, rows = figures.board, figures.board_data["nation"]
    assert len(set(board.regions)) == board.size and len(set(board.nations)) == NATIONS
    assert not set(board.regions) & set(board.nations)
    assert len({row["short"] for row in rows}) == len({row["colour"] for row in rows}) == NATIONS


@every_board
def test_regions_come_by_nation_then_land_then_sea(figures: Figures) -> None:
    board = figures.board
    assert list(board.kind) == sorted(board.kind)
    assert list(board.owner[: board.first_land]) == sorted(board.owner[: board.first_land])
    assert all((board.kind[region] == HOME) == (owner >= 0) for region, owner in enumerate(board.owner))


@every_board
def test_both_names(figures: Figures) -> None:
    data = figures.board_data
    for row in [*data["nation"], *data["region"], *data.get("canal", []), *data["forbidden"]]:
        assert row["name_de"].strip() == row["name_de"] != "" and row["name_en"].strip() == row["name_en"] != ""
    for language in ("name_de", "name_en"):
        names = [row[language] for row in data["region"]]
        assert len(set(names)) == len(names)


@every_board
@pytest.mark.parametrize(
    ("table", "kinds"),
    [
        ("land_borders", {frozenset({HOME}), frozenset({LAND}), frozenset({HOME, LAND})}),
        ("coasts", {frozenset({HOME, SEA}), frozenset({LAND, SEA})}),
        ("sea_borders", {frozenset({SEA})}),
    ],
)
def test_borders_are_written_once(figures: Figures, table: str, kinds: set[frozenset[int]]) -> None:
    pairs = pairs_of(figures, table)
    assert all(one != other for one, other in pairs)
    assert len({frozenset(pair) for pair in pairs}) == len(pairs)
    assert {kinds_of(figures.board, pair) for pair in pairs} <= kinds


@every_board
def test_board_is_connected(figures: Figures) -> None:
    board, reached = figures.board, [0]
    for place in reached:
        for neighbour in (*board.land[place], *board.coast[place], *board.sea[place]):
            if neighbour not in reached:
                reached.append(neighbour)
    assert len(reached) == board.size
    for sea in range(board.first_sea, board.size):
        assert board.sea[sea] and len(board.coast[sea]) > 1, "who embarks can land on another coast"


@every_board
def test_cities_and_ports(figures: Figures) -> None:
    """Every home province has a city; a shipyard is a port, and it sails into one of the seas it touches."""
    board = figures.board
    for region, row in enumerate(figures.board_data["region"]):
        assert ("city" in row) == ("start_factory" in row) == ("city_lon" in row) == (row["kind"] == "home")
        assert ("port_sea" in row) == (row.get("city") == "shipyard")
        if "port_sea" in row:
            assert board.port_sea[region] in board.coast[region]
            assert board.kind[board.port_sea[region]] == SEA
    for homes in board.homes:
        assert sum(region in board.start_factories for region in homes) == 2


@every_board
def test_positions_on_the_globe(figures: Figures) -> None:
    for row in figures.board_data["region"]:
        for key in ("lon", "city_lon"):
            assert -180 <= row.get(key, 0) <= 180
        for key in ("lat", "city_lat"):
            assert -90 <= row.get(key, 0) <= 90


@every_board
def test_canals_wraps_straits(figures: Figures) -> None:
    data, board = figures.board_data, figures.board
    canals = data.get("canal", [])
    seas = {frozenset(pair) for pair in pairs_of(figures, "sea_borders")}
    lands = {frozenset(pair) for pair in pairs_of(figures, "land_borders")}
    for number, canal in enumerate(canals):
        assert frozenset(canal["link"]) in seas and kinds_of(board, (canal["controlled_by"],)) == {LAND}
        one, other = (board.index[name] for name in canal["link"])
        assert board.canal_of[one][other] == board.canal_of[other][one] == number
    assert sum(code >= 0 for row in board.canal_of for code in row) == 2 * len(canals)
    for wrap in data.get("wrap", []):
        assert frozenset(wrap["link"]) in seas
    for strait in data["strait"]:
        assert (frozenset(strait["between"]) in lands) == strait["army_may_cross"]
    for place in data["forbidden"]:
        assert place["id"] not in board.index and all(name in board.index for name in place["touches"])


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


@every_table
def test_every_table_says_its_source(figures: Figures) -> None:
    assert unsourced(figures.board_data, "board", False) == []
    facts = {key: table for key, table in figures.tables.items() if key not in OUR_TABLES}
    assert unsourced(facts, "tables", False) == []
    assert sources(figures.board_data) | sources(figures.tables) <= SOURCES


# the tables


@every_table
def test_bonds(figures: Figures) -> None:
    assert len(figures.faces) == len(figures.interest) <= rules.MOST_FACES
    assert all(one < other for one, other in pairwise(figures.faces))
    assert all(one < other for one, other in pairwise(figures.interest))


@every_table
def test_rondel(figures: Figures) -> None:
    assert len(set(figures.fields)) == len(figures.fields) == rules.FIELDS
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
        assert figures.fields[getattr(rules, name)] == name.lower()
    assert 0 < figures.free_steps < figures.most_steps < rules.FIELDS


@every_edition
def test_tax_chart_is_monotone(edition: str) -> None:
    figures = FIGURES[edition]
    parts = figures.tables["tax"]["parts"]
    charts = [figures.chart_tax, figures.chart_power, *([figures.chart_bonus] if "bonus" in parts else [])]
    assert len({len(chart) for chart in charts}) == 1
    assert all(list(chart) == sorted(chart) and chart[0] == 0 for chart in charts)
    assert len(set(figures.chart_tax)) == len(figures.chart_tax)
    homes = len(figures.board.homes[0])
    most = homes * figures.tax_per_factory + figures.flags * figures.tax_per_flag
    assert figures.tables["tax"]["most"] == most >= figures.chart_tax[-1]
    assert parts == TAX_PARTS[edition] and bool(figures.chart_bonus) == ("bonus" in parts)


@every_table
def test_flag_cards(figures: Figures) -> None:
    assert sorted(figures.partner) == list(range(NATIONS))
    assert all(partner != nation for nation, partner in enumerate(figures.partner))
    assert figures.own_face != figures.partner_face


@every_table
@pytest.mark.parametrize("seats", range(2, 7))
def test_deal_and_start_money(figures: Figures, seats: int) -> None:
    """Start money pays for the bonds of the cards, which leaves 2; the first edition leaves nothing (39, 26, 13)."""
    groups = figures.deal_groups(seats)
    assert sorted(nation for group in groups for nation in group) == list(range(NATIONS))
    assert len(groups) >= seats and len({len(group) for group in groups}) == 1
    cards = len(groups[0]) * (figures.faces[figures.own_face] + figures.faces[figures.partner_face])
    left = 0 if figures.faces[figures.partner_face] == 4 else 2
    assert figures.start_money("standard", seats) == cards + left
    assert figures.start_money("experienced", seats) >= figures.faces[0]


@every_edition
def test_no_table_for_another_number_of_players(edition: str) -> None:
    low, high = EDITIONS[edition].players
    counts = {str(seats) for seats in range(low, high + 1)}
    tables = FIGURES[edition].tables
    assert set(tables["deal"]) - {"source"} <= counts
    assert set(tables["start_money"]["standard"]) == set(tables["start_money"]["experienced"]) == counts


@every_edition
def test_options(edition: str) -> None:
    assert {option.name for option in EDITIONS[edition].options} == OPTIONS[edition]
    for option in EDITIONS[edition].options:
        assert len(set(option.values)) == len(option.values) == 2
    assert ("compensation" in OPTIONS[edition]) == (FIGURES[edition].compensation > 0)
    assert ("swiss_stop_without_card" in OPTIONS[edition]) == FIGURES[edition].swiss_banks


@every_edition
def test_passages_that_reasons_rest_on(edition: str) -> None:
    """Each exists in the book, by its own name or by an alias; no alias is needless."""
    ruleset, book = EDITIONS[edition], FIGURES[edition].tables["ruleset"]["book"]
    text = (FOLDER / edition / "passages.toml").read_text(encoding="utf-8")
    passages = {row["id"] for row in tomllib.loads(text)["passage"]}
    for name, passage in ruleset.reasons:
        assert passage in passages or name == "legal", f"{name}: {passage}"
    assert set(ruleset.step_passages.values()) <= passages
    suffixes = {suffix for _, suffix in reasons.REASONS} | set(reasons.STEP_PASSAGES.values())
    for suffix, other in FIGURES[edition].tables.get("passage_aliases", {}).items():
        assert suffix in suffixes, f"no reason rests on {suffix}"
        assert f"{book}-{suffix}" not in passages and f"{book}-{other}" in passages


# codes: the constants of the engine are the layout that is published


every_ruleset = pytest.mark.parametrize("ruleset", EDITIONS.values(), ids=list(EDITIONS))


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


@every_ruleset
def test_answer_codes(ruleset: ImperialRuleset) -> None:
    codec = ruleset.codec
    assert set(KINDS.values()) == set(codec.by_name)
    for name, kind in KINDS.items():
        assert codec.by_name[kind].number == getattr(answers, name), kind
    assert codec.size == answers.ANSWERS and ruleset.first_right == answers.DONATE
    for code, name in enumerate(answers.UNITS):
        assert getattr(answers, {"army": "ARMY", "friendly_army": "LYING", "fleet": "FLEET"}[name]) == code
    assert answers.STANCES[answers.HOSTILE] == "hostile" and answers.STANCES[answers.FRIENDLY] == "friendly"
    assert ruleset.players[1] == answers.MOST_SEATS


def test_joined_codes() -> None:
    codec, board = RULES.codec, RULES.figures.board
    last = board.size - 1
    for code in (exchange(0, 0, 0, 0), exchange(last, 2, 5, 1), exchange(7, 1, 3, 2)):
        assert codec.decode(code).kind == "exchange"
    assert codec.decode(exchange(last, 2, 5, 1)).values == {
        "region": board.regions[last],
        "unit": "fleet",
        "nation": "europe",
        "foreign_unit": "friendly_army",
    }
    assert codec.decode(invest(3, 0, 2)).values == {"nation": "brazil", "old": 0, "new": 6}
    assert codec.decode(invest(5, 1, 8)).values == {"nation": "europe", "old": 2, "new": 30}


@every_ruleset
def test_agenda_codes(ruleset: ImperialRuleset) -> None:
    names = ruleset.step_names()
    assert {name.lower(): code for name, code in constants(agenda).items()} == {
        name: code for code, name in enumerate(names)
    }
    assert len(set(names)) == len(names)


@every_ruleset
def test_event_codes(ruleset: ImperialRuleset) -> None:
    codes, purposes = constants(events), {name: code for code, name in enumerate(events.PURPOSES)}
    for code, kind in enumerate(ruleset.events):
        assert codes[kind.name.upper()] == code
    named = {"factory": "FACTORY_PRICE", "import": "IMPORT_PRICE", "investor_card": "CARD_INCOME"}
    assert {name: codes[named.get(name, name.upper())] for name in purposes} == purposes
    assert len({kind.name for kind in ruleset.events}) == len(ruleset.events)


def test_reason_codes() -> None:
    names = [name for name, _ in reasons.REASONS]
    assert {name.lower().replace("_", "-"): code for name, code in constants(reasons).items()} == {
        name: code for code, name in enumerate(names)
    }
    assert len(set(names)) == len(names)
