"""Reading position documents: everything on the table and in the hands out of JSON, with every doubt named."""

from __future__ import annotations

from greatpowers.games.attack.rules.board import REGION_IDS, REGIONS, SEA_IDS, SEAS
from greatpowers.games.attack.rules.cardrow import (
    DISCARDS,
    DRAWN_MASK,
    DRAWN_SHIFT,
    HAND,
    IDLE_BIT,
    ON_TABLE,
    PILE,
    SINCE_SHIFT,
)
from greatpowers.games.attack.rules.figures import CARD_IDS, DECKS, TECHNOLOGIES, TECHNOLOGY_IDS, deck_of
from greatpowers.games.attack.rules.implausible import implausible
from greatpowers.games.attack.rules.ongoing.marches import GROUP
from greatpowers.games.attack.rules.pieces import BANK, NEUTRAL, NO_SEAT, PURSE
from greatpowers.games.attack.rules.relations import ABOVE
from greatpowers.games.attack.rules.remembered import BETWEEN_ACTIONS, UNUSED, Now
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import GOVERNMENTS, LAND_UNITS, SHIPS, UNIT_COUNT, UNITS
from greatpowers.games.attack.rules.writing import (
    FLAGS,
    FORMAT,
    MOST_MONEY,
    MOST_SLOT,
    MOST_UNITS,
    NUMBERS,
    OPTIONAL,
    PLAYER,
    PLAYER_OPTIONAL,
    REQUIRED,
    ROWS,
)
from greatpowers.kernel.cards import SEEN_SHIFT
from greatpowers.kernel.reading import (
    a_flag,
    a_list,
    a_name,
    a_number,
    an_object,
    check_agenda,
    read_agenda,
    read_sealed,
    read_seen,
)
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json, Malformed, quoted


def read_header(document: Json, rules: Ruleset) -> tuple[int, dict[str, Json]]:
    an_object(document, "position", REQUIRED, OPTIONAL)
    a_number(document["format"], "format", FORMAT, FORMAT)
    for name, value in (("game", rules.name), ("rules", rules.version)):
        if document[name] != value:
            raise Malformed(name, f"{quoted(document[name])} is not {value!r}")
    return rules.check_seats(document["seats"]), rules.chosen(document["options"])


def read(document: Json, rules: Ruleset, state: Attack) -> Attack:
    """Fill an empty table; the header has been checked."""
    state.start = a_seat(document.get("start"), "start", state)
    state.turn = a_seat(document.get("turn"), "turn", state)
    stamps = a_list(document.get("stamps", [0, 0, 0]), "stamps")
    if len(stamps) != len(DECKS):
        raise Malformed("stamps", "must be three numbers, one for each deck")
    state.stamps = [a_number(stamp, f"stamps[{deck}]", 0, DRAWN_MASK) for deck, stamp in enumerate(stamps)]
    read_numbers(state, document)
    players = a_list(document["players"], "players")
    if len(players) != state.seats:
        raise Malformed("players", f"must be {state.seats}, one for each seat")
    for seat, row in enumerate(players):
        read_player(state, seat, row)
    state.production[BANK], state.oil[BANK] = -sum(state.production), -sum(state.oil)
    names = tuple(REGION_IDS[region] for region in state.board.regions)
    regions = an_object(document["regions"], "regions", names)
    for name in names:
        read_region(state, REGION_IDS.index(name), regions[name], f"regions.{name}")
    read_seas(state, document.get("seas", {}))
    read_places(state, document)
    state.recount()
    read_action(state, document)
    read_flow(state, rules, document)
    return state


def a_seat(value: Json, path: str, state: Attack) -> int:
    return NO_SEAT if value is None else a_number(value, path, 0, state.seats - 1)


def read_numbers(state: Attack, document: Json) -> None:
    for name, low, high in NUMBERS:
        setattr(state, name, a_number(document.get(name, 0), name, low, high))


def read_player(state: Attack, seat: int, row: Json) -> None:
    path = f"players[{seat}]"
    an_object(row, path, PLAYER, PLAYER_OPTIONAL)
    state.production[PURSE + seat] = a_number(row["production"], f"{path}.production", 0, MOST_MONEY)
    state.oil[PURSE + seat] = a_number(row["oil"], f"{path}.oil", 0, MOST_MONEY)
    if row.get("government") is not None:
        state.government[seat] = a_name(row["government"], f"{path}.government", GOVERNMENTS)
    if row.get("capital") is not None:
        state.capital[seat] = a_name(row["capital"], f"{path}.capital", REGION_IDS)
    for number, name in enumerate(a_list(row.get("technologies", []), f"{path}.technologies")):
        technology = a_name(name, f"{path}.technologies[{number}]", TECHNOLOGY_IDS)
        state.technology[seat * TECHNOLOGIES + technology] = 1
    for number, name in enumerate(a_list(row.get("marked", []), f"{path}.marked")):
        state.marked[seat * REGIONS + a_name(name, f"{path}.marked[{number}]", REGION_IDS)] = 1
    flags = {name: int(a_flag(row.get(name, False), f"{path}.{name}")) for name in FLAGS}
    state.atom_used[seat], state.banned[seat] = flags["atom_used"], flags["banned"]
    state.embargoed[seat], state.eliminated[seat] = flags["embargoed"], flags["eliminated"]
    state.refusals[seat] = a_number(row.get("refusals", 0), f"{path}.refusals", 0, 99)
    state.counter_offers[seat] = a_number(row.get("counter_offers", 0), f"{path}.counter_offers", 0, 99)
    read_units(row.get("reserve", {}), f"{path}.reserve", UNITS, state.reserve, seat * UNIT_COUNT)
    for number, card in enumerate(a_list(row["hand"], f"{path}.hand")):
        read_hand_card(state, seat, card, f"{path}.hand[{number}]")


def read_units(row: Json, path: str, names: tuple[str, ...], target: list[int], first: int) -> None:
    an_object(row, path, (), names)
    for number, name in enumerate(names):
        target[first + number] = a_number(row.get(name, 0), f"{path}.{name}", 0, MOST_UNITS)


def read_hand_card(state: Attack, seat: int, row: Json, path: str) -> None:
    if isinstance(row, str):
        row = {"card": row}
    an_object(row, path, ("card",), ("drawn", "since", "seen_by", "idle"))
    kind = a_name(row["card"], f"{path}.card", CARD_IDS)
    stamp = state.stamps[deck_of(kind)]
    drawn = a_number(row.get("drawn", stamp), f"{path}.drawn", 0, stamp)
    since = a_number(row.get("since", 0), f"{path}.since", 0, drawn)
    seen = read_seen(row.get("seen_by", []), f"{path}.seen_by", state, seat)
    idle = IDLE_BIT if a_flag(row.get("idle", False), f"{path}.idle") else 0
    code = HAND + seat | seen << SEEN_SHIFT | idle | drawn << DRAWN_SHIFT | since << SINCE_SHIFT
    put(state, kind, code, path)


def put(state: Attack, kind: int, code: int, path: str) -> None:
    """A copy of a card out of the pile to another place."""
    first, last = state.figures.first[kind], state.figures.first[kind + 1]
    for number in range(first, last):
        if state.cards[number] == PILE:
            state.cards[number] = code
            state.cards[first:last] = sorted(state.cards[first:last])
            return
    raise Malformed(path, f"there are not that many cards of {CARD_IDS[kind]}")


def read_region(state: Attack, region: int, row: Json, path: str) -> None:
    an_object(row, path, ("owner",), ("counter", "units"))
    state.owner[region] = (
        NEUTRAL if row["owner"] is None else a_number(row["owner"], f"{path}.owner", 0, state.seats - 1)
    )
    if row.get("counter") is not None:
        state.counter[region] = a_name(row["counter"], f"{path}.counter", GOVERNMENTS)
    read_units(row.get("units", {}), f"{path}.units", UNITS[:LAND_UNITS], state.army, region * LAND_UNITS)


def read_seas(state: Attack, row: Json) -> None:
    an_object(row, "seas", (), tuple(SEA_IDS[sea] for sea in state.board.seas))
    seats = tuple(str(seat) for seat in range(state.seats))
    for name, fleets in row.items():
        an_object(fleets, f"seas.{name}", (), seats)
        for key, fleet in fleets.items():
            first = (int(key) * SEAS + SEA_IDS.index(name)) * SHIPS
            read_units(fleet, f"seas.{name}.{key}", UNITS[LAND_UNITS:], state.fleet, first)


def read_places(state: Attack, document: Json) -> None:
    """Discards and cards on the table, and what has returned to its place since a stamp."""
    returned = an_object(document.get("returned", {}), "returned", (), CARD_IDS)
    stamped: dict[str, list[tuple[int, int]]] = {}
    for name, stamps in returned.items():
        for number, pair in enumerate(a_list(stamps, f"returned.{name}")):
            where = f"returned.{name}[{number}]"
            if not isinstance(pair, list) or len(pair) != 2:
                raise Malformed(where, "must be a place and a stamp")
            most = state.stamps[deck_of(CARD_IDS.index(name))]
            stamped.setdefault(name, []).append((a_number(pair[0], where, 0, 2), a_number(pair[1], where, 1, most)))
    for place, key in ((DISCARDS, "discards"), (ON_TABLE, "table")):
        for name, count in an_object(document.get(key, {}), key, (), CARD_IDS).items():
            known = [stamp for at, stamp in stamped.get(name, []) if at == place]
            copies = a_number(count, f"{key}.{name}", 1, 99)
            for copy in range(copies):
                since = known[copy] if copy < len(known) else 0
                put(state, CARD_IDS.index(name), place | since << SINCE_SHIFT, f"{key}.{name}")
    for name, pairs in stamped.items():
        for at, stamp in pairs:
            if at == PILE:
                put(state, CARD_IDS.index(name), PILE | stamp << SINCE_SHIFT, f"returned.{name}")


def read_action(state: Attack, document: Json) -> None:
    """What the current action remembers."""
    for name, length, low, high in ROWS:
        if name in document:
            row = a_list(document[name], name)
            if len(row) != length:
                raise Malformed(name, f"must be {length} numbers")
            setattr(state, name, [a_number(value, f"{name}[{number}]", low, high) for number, value in enumerate(row)])
    groups = a_list(document.get("groups", []), "groups")
    if len(groups) % GROUP:
        raise Malformed("groups", f"must be {GROUP} numbers for each group")
    state.groups = [a_number(value, f"groups[{number}]", 0, MOST_UNITS) for number, value in enumerate(groups)]
    for number in range(state.group_count()):
        if max(state.origin_of(number), state.goal_of(number)) >= REGIONS:
            raise Malformed(f"groups[{number * GROUP}]", "goes from a region to a region")
    if "now" in document:
        given = an_object(document["now"], "now", Now._fields)
        for name, between in BETWEEN_ACTIONS._asdict().items():
            value = a_number(given[name], f"now.{name}", -1, MOST_SLOT)
            if name not in UNUSED:
                setattr(state, name, value)
            elif value != between:
                raise Malformed(f"now.{name}", "is remembered by no step of the agenda")


def read_flow(state: Attack, rules: Ruleset, document: Json) -> None:
    if document.get("over", False) is not False:
        if document["over"] is not True or "agenda" in document or "sealed" in document:
            raise Malformed("over", "a finished game has neither an agenda nor sealed answers")
        state.ending = a_number(document.get("ending", 0), "ending", 0, 2)
        state.finish()
    else:
        read_agenda(rules, state, document.get("agenda", []), ABOVE)
        if not state.agenda:
            raise Malformed("agenda", "is empty; a finished game says over")
    problem = implausible(state)
    if problem is not None:
        raise problem
    if not state.over:
        check_agenda(rules, state)
        step = rules.steps[state.top()]
        asked = step.seats(state)
        if not asked or not all(step.options(state, seat) for seat in asked):
            raise Malformed("agenda", f"{step.name} waits for nobody")
        if "sealed" in document:
            read_sealed(rules, state, document["sealed"])
