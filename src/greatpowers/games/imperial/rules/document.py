"""Position documents: everything on the table as JSON, and back with every doubt named."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda, audit, queries
from greatpowers.games.imperial.rules.answers import ARMY, FLEET, LYING
from greatpowers.games.imperial.rules.board import HOME, LAND, NO_NATION, SEA, SHIPYARD, Board
from greatpowers.games.imperial.rules.rules import Figures, Rules
from greatpowers.games.imperial.rules.state import BANK, CASH, NO_FIELD, NO_SEAT, TREASURY, Imperial
from greatpowers.kernel.reading import (
    a_flag,
    a_list,
    a_name,
    a_number,
    agenda_schema,
    an_object,
    check_agenda,
    read_agenda,
    strict,
    write_agenda,
)
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json, Malformed, quoted

FORMAT: Final = 1
MOST_MONEY: Final = 1_000_000_000
"""Far beyond what a game can bring together."""

NATION_KEYS: Final = (
    "treasury",
    "power",
    "rondel",
    "tax_marker",
    "government",
    "factories",
    "flags",
    "waiting",
    "armies",
    "friendly_armies",
    "fleets",
)
UNIT_KEYS: Final = ("armies", "friendly_armies", "fleets")
HEADER_KEYS: Final = ("format", "game", "rules", "seats", "options")

ON_TURN: Final = ("turn", "lending")
IN_ACTION: Final = ("turn", "lending", "investors")
IN_MANEUVER: Final = ("fleets", "armies")
ABOVE: dict[str, tuple[str, ...]] = {
    "deal_card": ("",),
    "start_player": ("",),
    "start_bond": ("",),
    "turn": ("",),
    "lending": ("turn",),
    "investors": ("turn",),
    "rondel": ON_TURN,
    "swiss_stop": ON_TURN,
    "factory": IN_ACTION,
    "production": IN_ACTION,
    "import": IN_ACTION,
    "fleets": IN_ACTION,
    "armies": IN_ACTION,
    "flags": IN_ACTION,
    "sail": ("fleets",),
    "journey": ("armies",),
    "canal": ("fleets", "journey"),
    "attack": IN_MANEUVER,
    "stance": ("armies",),
    "ask": IN_MANEUVER,
    "demand": IN_MANEUVER,
    "invest": ("investors", "lending"),
}
SET_UP_STEPS: Final = (agenda.DEAL_CARD, agenda.START_PLAYER, agenda.START_BOND)


def memory_keys(board: Board) -> tuple[str, ...]:
    """What can be remembered of units in the current maneuver; armies that asked in vain, canal by canal."""
    refused = [f"refused_{key}_{canal}" for canal in board.canals for key in UNIT_KEYS[:FLEET]]
    return (*(f"spent_{key}" for key in UNIT_KEYS), "carriers", "refused_fleets", *refused)


def memory(state: Imperial) -> list[tuple[list[int], int]]:
    """Where the state remembers it, in the order of `memory_keys`: a list, and where in it the regions begin."""
    rows = [(state.spent(unit), 0) for unit in range(len(UNIT_KEYS))]
    rows += [(state.carriers, 0), (state.refused_fleets, 0)]
    for canal in range(len(state.rules.board.canals)):
        rows += [(state.refused_armies, canal * state.regions), (state.refused_lying, canal * state.regions)]
    return rows


# writing


def write(state: Imperial, rules: Ruleset) -> dict[str, Json]:
    board = state.rules.board
    result: dict[str, Json] = {
        "format": FORMAT,
        "game": rules.name,
        "rules": rules.version,
        "seats": state.seats,
        "options": dict(state.rules.options),
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "nations": {name: write_nation(state, nation) for nation, name in enumerate(board.nations)},
        "investor_card": None if state.investor == NO_SEAT else state.investor,
        "to_move": board.nations[state.nation],
    }
    if state.over:
        result["over"] = True
    else:
        result["agenda"] = write_agenda(rules, state)
    rows = {
        key: {name: row[first + region] for region, name in enumerate(board.regions) if row[first + region]}
        for key, (row, first) in zip(memory_keys(board), memory(state), strict=True)
    }
    if any(rows.values()):
        result["maneuver"] = {key: row for key, row in rows.items() if row}
    return result


def write_player(state: Imperial, seat: int) -> dict[str, Json]:
    return {
        "cash": state.cash(seat),
        "bonds": write_bonds(state, seat),
        "swiss_bank": bool(state.swiss_bank[seat]),
    }


def write_bonds(state: Imperial, seat: int) -> dict[str, Json]:
    faces = state.rules.figures.faces
    bonds: dict[str, Json] = {}
    for nation, name in enumerate(state.rules.board.nations):
        held = [face for index, face in enumerate(faces) if state.bond_owner[nation * len(faces) + index] == seat]
        if held:
            bonds[name] = held
    return bonds


def write_nation(state: Imperial, nation: int) -> dict[str, Json]:
    board = state.rules.board
    regions = board.regions
    offset = nation * state.regions
    field, government = state.rondel[nation], state.government[nation]
    result: dict[str, Json] = {
        "treasury": state.treasury(nation),
        "power": state.power[nation],
        "rondel": None if field == NO_FIELD else state.rules.figures.fields[field],
        "tax_marker": state.tax_marker[nation],
        "government": None if government == NO_SEAT else government,
        "factories": [regions[region] for region in queries.factories(state, nation)],
        "flags": [regions[region] for region in board.open_regions if state.flag[region] == nation],
        "waiting": [regions[region] for region in board.open_regions if state.waiting[region] == nation],
    }
    for unit, key in enumerate(UNIT_KEYS):
        row = state.units(unit)[offset : offset + state.regions]
        result[key] = {regions[region]: count for region, count in enumerate(row) if count}
    return result


# reading


def read(document: Json, rules: Ruleset, figures: Figures) -> Imperial:
    required = (*HEADER_KEYS, "players", "nations", "investor_card", "to_move")
    an_object(document, "position", required, ("agenda", "over", "maneuver"))
    a_number(document["format"], "format", FORMAT, FORMAT)
    if document["game"] != rules.name:
        raise Malformed("game", f"{quoted(document['game'])} is not {rules.name}")
    if document["rules"] != rules.version:
        raise Malformed("rules", f"{quoted(document['rules'])} is not the rules version {rules.version!r}")
    seats = rules.check_seats(document["seats"])
    state = Imperial(Rules(figures, seats, rules.chosen(document["options"])))
    players = a_list(document["players"], "players")
    if len(players) != seats:
        raise Malformed("players", f"must be {seats}, one for each seat")
    for seat, row in enumerate(players):
        read_player(state, seat, row)
    nations = an_object(document["nations"], "nations", figures.board.nations)
    for nation, name in enumerate(figures.board.nations):
        read_nation(state, nation, nations[name], f"nations.{name}")
    state.money[BANK] = -sum(state.money)
    state.nation = a_name(document["to_move"], "to_move", figures.board.nations)
    if document["investor_card"] is not None:
        state.investor = a_number(document["investor_card"], "investor_card", 0, seats - 1)
    read_flow(state, rules, document)
    problem = audit.implausible(state)
    if problem is not None:
        raise problem
    if not state.over:
        check_agenda(rules, state)
    return state


def read_player(state: Imperial, seat: int, row: Json) -> None:
    path = f"players[{seat}]"
    an_object(row, path, ("cash", "bonds", "swiss_bank"))
    state.money[CASH + seat] = a_number(row["cash"], f"{path}.cash", 0, MOST_MONEY)
    state.swiss_bank[seat] = int(a_flag(row["swiss_bank"], f"{path}.swiss_bank"))
    figures = state.rules.figures
    bonds = an_object(row["bonds"], f"{path}.bonds", (), figures.board.nations)
    for nation, name in enumerate(figures.board.nations):
        for number, face in enumerate(a_list(bonds.get(name, []), f"{path}.bonds.{name}")):
            where = f"{path}.bonds.{name}[{number}]"
            if type(face) is not int or face not in figures.faces:
                raise Malformed(where, f"{quoted(face)} is no bond; there are {', '.join(map(str, figures.faces))}")
            index = nation * len(figures.faces) + figures.faces.index(face)
            if state.bond_owner[index] != NO_SEAT:
                raise Malformed(where, f"the {name} bond of {face} is held twice")
            state.bond_owner[index] = seat


def read_nation(state: Imperial, nation: int, row: Json, path: str) -> None:
    figures, board = state.rules.figures, state.rules.board
    an_object(row, path, NATION_KEYS)
    state.money[TREASURY + nation] = a_number(row["treasury"], f"{path}.treasury", 0, MOST_MONEY)
    state.power[nation] = a_number(row["power"], f"{path}.power", 0, figures.power_to_end)
    last_column = len(figures.chart_tax) - 1 if state.rules.marks_tax else 0
    state.tax_marker[nation] = a_number(row["tax_marker"], f"{path}.tax_marker", 0, last_column)
    if row["rondel"] is not None:
        state.rondel[nation] = a_name(row["rondel"], f"{path}.rondel", figures.fields)
    if row["government"] is not None:
        state.government[nation] = a_number(row["government"], f"{path}.government", 0, state.seats - 1)
    for number, name in enumerate(a_list(row["factories"], f"{path}.factories")):
        where = f"{path}.factories[{number}]"
        region = a_name(name, where, board.regions)
        if board.owner[region] != nation:
            raise Malformed(where, f"{name} is not a home province of this nation")
        if state.factory[region]:
            raise Malformed(where, f"{name} has a factory already")
        state.factory[region] = 1
    for key, row_of in (("flags", state.flag), ("waiting", state.waiting)):
        for number, name in enumerate(a_list(row[key], f"{path}.{key}")):
            where = f"{path}.{key}[{number}]"
            region = a_name(name, where, board.regions)
            if board.kind[region] == HOME:
                raise Malformed(where, "no flag can lie in a home province")
            if row_of[region] != NO_NATION:
                raise Malformed(where, f"{name} is named twice")
            row_of[region] = nation
    state.flag_pool[nation] -= len(row["flags"])
    if state.flag_pool[nation] < 0:
        raise Malformed(f"{path}.flags", f"there are only {state.rules.figures.flags} flags")
    for unit, key in enumerate(UNIT_KEYS):
        read_units(state, nation, unit, row[key], f"{path}.{key}")


def read_units(state: Imperial, nation: int, unit: int, row: Json, path: str) -> None:
    board = state.rules.board
    an_object(row, path, (), board.regions)
    pool = state.fleet_pool if unit == FLEET else state.army_pool
    supply = board.fleets[nation] if unit == FLEET else board.armies[nation]
    for name, value in row.items():
        region = board.index[name]
        count = a_number(value, f"{path}.{name}", 1, supply)
        if not may_stand(state, nation, unit, region):
            raise Malformed(f"{path}.{name}", "such a unit cannot be there")
        pool[nation] -= count
        for _ in range(count):
            state.enter(nation, region, unit)
    if pool[nation] < 0:
        raise Malformed(path, f"there are only {supply} pieces")


def may_stand(state: Imperial, nation: int, unit: int, region: int) -> bool:
    board = state.rules.board
    kind = board.kind[region]
    if unit == ARMY:
        return kind != SEA
    if unit == LYING:
        return kind == HOME and board.owner[region] != nation
    return kind == SEA or (board.owner[region] == nation and board.city[region] == SHIPYARD)


def read_flow(state: Imperial, rules: Ruleset, document: Json) -> None:
    """Whose move it is: the agenda, or simply the beginning of a nation's turn."""
    if document.get("over", False) is not False:
        if document["over"] is not True or "agenda" in document or "maneuver" in document:
            raise Malformed("over", "a finished game has neither an agenda nor a maneuver")
        state.finish()
        return
    if "agenda" in document:
        read_agenda(rules, state, document["agenda"], ABOVE)
        if not state.agenda:
            raise Malformed("agenda", "is empty; a finished game says over")
    else:
        state.first(agenda.TURN, state.nation)
    if "maneuver" in document:
        read_memory(state, document["maneuver"])


def read_memory(state: Imperial, row: Json) -> None:
    board = state.rules.board
    keys = memory_keys(board)
    an_object(row, "maneuver", (), keys)
    for key, (target, first) in zip(keys, memory(state), strict=True):
        for name, value in an_object(row.get(key, {}), f"maneuver.{key}", (), board.regions).items():
            target[first + board.index[name]] = a_number(value, f"maneuver.{key}.{name}", 1, board.size)


# the schema


def tax_marker_words(figures: Figures) -> str:
    """What the number of a column means, for readers of the schema."""
    columns = ", ".join(f"{column} = {tax}" for column, tax in enumerate(figures.chart_tax))
    return (
        "The column of the tax chart that the nation's marker stands on, counted from 0 and moved by Taxation; by the "
        f"tax with which it begins: {columns}. 0 for good where the variant in play has no marker."
    )


def schema(rules: Ruleset, figures: Figures) -> dict[str, Json]:
    """JSON Schema of position documents. What JSON Schema cannot say (supplies, majorities) `read` checks."""
    board = figures.board
    seat = {"type": ["integer", "null"], "minimum": 0, "maximum": rules.players[1] - 1}
    money = {"type": "integer", "minimum": 0, "maximum": MOST_MONEY}

    def names(kinds: tuple[int, ...]) -> list[str]:
        return [name for region, name in enumerate(board.regions) if board.kind[region] in kinds]

    def listed(kinds: tuple[int, ...]) -> dict[str, Json]:
        return {"type": "array", "items": {"enum": names(kinds)}, "uniqueItems": True}

    def counted(kinds: tuple[int, ...]) -> dict[str, Json]:
        count = {"type": "integer", "minimum": 1}
        return strict(dict.fromkeys(names(kinds), count), ())

    nation = strict(
        {
            "treasury": money,
            "power": {"type": "integer", "minimum": 0, "maximum": figures.power_to_end},
            "rondel": {"enum": [*figures.fields, None]},
            "tax_marker": {
                "type": "integer",
                "minimum": 0,
                "maximum": len(figures.chart_tax) - 1,
                "description": tax_marker_words(figures),
            },
            "government": seat,
            "factories": listed((HOME,)),
            "flags": listed((LAND, SEA)),
            "waiting": listed((LAND, SEA)),
            "armies": counted((HOME, LAND)),
            "friendly_armies": counted((HOME,)),
            "fleets": counted((HOME, SEA)),
        },
        NATION_KEYS,
    )
    faces = {"type": "array", "items": {"enum": list(figures.faces)}, "uniqueItems": True}
    player = strict(
        {"cash": money, "bonds": strict(dict.fromkeys(board.nations, faces), ()), "swiss_bank": {"type": "boolean"}},
        ("cash", "bonds", "swiss_bank"),
    )
    options = {option.name: option.schema() for option in rules.options}
    properties: dict[str, Json] = {
        "format": {"const": FORMAT},
        "game": {"const": rules.name},
        "rules": {"enum": [version.id for version in rules.versions]},
        "seats": {"type": "integer", "minimum": rules.players[0], "maximum": rules.players[1]},
        "options": strict(options, ()),
        "players": {"type": "array", "items": player},
        "nations": strict(dict.fromkeys(board.nations, nation), board.nations),
        "investor_card": seat,
        "to_move": {"enum": list(board.nations)},
        "over": {"type": "boolean"},
        "agenda": agenda_schema(rules, ABOVE),
        "maneuver": strict(dict.fromkeys(memory_keys(board), counted((HOME, LAND, SEA))), ()),
    }
    result = strict(properties, (*HEADER_KEYS, "players", "nations", "investor_card", "to_move"))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"{rules.name} position", **result}
