"""Position documents: everything on the table and in the hands as JSON; what their parts are called."""

from __future__ import annotations

from greatpowers.games.attack.rules.board import CANAL_IDS, REGION_IDS, REGIONS, SEA_IDS, SEAS
from greatpowers.games.attack.rules.cardrow import (
    DISCARDS,
    DRAWN_MASK,
    DRAWN_SHIFT,
    HAND,
    IDLE_BIT,
    ON_TABLE,
    SINCE_SHIFT,
)
from greatpowers.games.attack.rules.events import MOST_ACTIONS
from greatpowers.games.attack.rules.figures import CARD_IDS, TECHNOLOGIES, TECHNOLOGY_IDS, deck_of
from greatpowers.games.attack.rules.ongoing.land import SIDE
from greatpowers.games.attack.rules.ongoing.sea import AFLOAT, LINE, NO_SHIP, SUNK
from greatpowers.games.attack.rules.ongoing.talks import DEAL
from greatpowers.games.attack.rules.pieces import NEUTRAL, NO_REGION, NO_SEAT, NO_TYPE
from greatpowers.games.attack.rules.remembered import BETWEEN_ACTIONS, remembered
from greatpowers.games.attack.rules.state import MOST_TREATIES, Attack
from greatpowers.games.attack.rules.units import FACES, GOVERNMENTS, LAND_UNITS, SHIPS, UNITS
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.reading import write_agenda, write_sealed
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json

FORMAT = 1
MOST_UNITS = 999
MOST_MONEY = 99999
MOST_SLOT = 1 << 22
HEADER = ("format", "game", "rules", "seats", "options")
REQUIRED = (*HEADER, "players", "regions")
NUMBERS = (
    ("round", 0, 9999),
    ("taken", 0, MOST_ACTIONS),
    ("once", 0, 31),
    ("diplomacy", 0, 2),
    ("treaties", 0, MOST_TREATIES),
    ("trading", 0, 1),
    ("may_not_play", 0, 1),
    ("eagles", 0, 99),
)
"""Plain numbers of a position with their bounds; each is 0 when it is not given."""
ROWS = (
    ("mix", 4, 0, 2),
    ("fresh", REGIONS * LAND_UNITS, 0, MOST_UNITS),
    ("sailed", SEAS * SHIPS, 0, MOST_UNITS),
    ("leave", SEAS + len(CANAL_IDS), 0, 2),
    ("protested", REGIONS, 0, 1),
    ("front", 2 * SIDE, 0, MOST_UNITS),
    ("faces", len(FACES), 0, MOST_UNITS),
    ("line", 2 * LINE, NO_SHIP, SHIPS - 1),
    ("line_state", 2 * LINE, AFLOAT, SUNK),
    ("crippled", 2, 0, MOST_UNITS),
    ("deal", DEAL, 0, MOST_MONEY),
)
"""Rows of numbers that an action remembers, with their length and bounds; between actions they are left out.

Their names, and those of the plain numbers, are those of the state's own fields."""
OPTIONAL = (
    *(name for name, _, _ in NUMBERS),
    *(name for name, _, _, _ in ROWS),
    "start",
    "turn",
    "ending",
    "seas",
    "discards",
    "table",
    "stamps",
    "returned",
    "groups",
    "now",
    "agenda",
    "sealed",
    "over",
)
PLAYER = ("production", "oil", "hand")
PLAYER_OPTIONAL = (
    "government",
    "capital",
    "technologies",
    "atom_used",
    "marked",
    "banned",
    "embargoed",
    "refusals",
    "counter_offers",
    "eliminated",
    "reserve",
)
FLAGS = ("atom_used", "banned", "embargoed", "eliminated")


def write(state: Attack, rules: Ruleset) -> dict[str, Json]:
    """Piles are what is left over, so they are not written; what an action remembers is written while there is any."""
    document: dict[str, Json] = {
        "format": FORMAT,
        "game": rules.name,
        "rules": rules.version,
        "seats": state.seats,
        "options": dict(state.rules.options),
        "start": None if state.start == NO_SEAT else state.start,
        "turn": None if state.turn == NO_SEAT else state.turn,
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "regions": {REGION_IDS[region]: write_region(state, region) for region in state.board.regions},
        "seas": write_seas(state),
        "discards": counted(state, DISCARDS),
        "table": counted(state, ON_TABLE),
        "stamps": state.stamps[:],
        "returned": write_returned(state),
    }
    document.update({name: getattr(state, name) for name, _, _ in NUMBERS})
    empty = Attack(state.rules)
    for name, _, _, _ in ROWS:
        row: list[int] = getattr(state, name)
        if row != getattr(empty, name):
            document[name] = row[:]
    if state.groups:
        document["groups"] = state.groups[:]
    numbers = remembered(state)
    if numbers != BETWEEN_ACTIONS:
        document["now"] = numbers._asdict()
    if state.over:
        document["over"] = True
        document["ending"] = state.ending
    else:
        document["agenda"] = write_agenda(rules, state)
    if state.sealed:
        document["sealed"] = write_sealed(rules, state)
    return document


def write_player(state: Attack, seat: int) -> dict[str, Json]:
    owned = state.technology[seat * TECHNOLOGIES : (seat + 1) * TECHNOLOGIES]
    return {
        "production": state.purse(seat),
        "oil": state.certificates(seat),
        "government": None if state.government[seat] == NO_TYPE else GOVERNMENTS[state.government[seat]],
        "capital": None if state.capital[seat] == NO_REGION else REGION_IDS[state.capital[seat]],
        "technologies": [name for name, has in zip(TECHNOLOGY_IDS, owned, strict=True) if has],
        "atom_used": bool(state.atom_used[seat]),
        "marked": [REGION_IDS[region] for region in range(REGIONS) if state.marked[seat * REGIONS + region]],
        "banned": bool(state.banned[seat]),
        "embargoed": bool(state.embargoed[seat]),
        "eliminated": bool(state.eliminated[seat]),
        "refusals": state.refusals[seat],
        "counter_offers": state.counter_offers[seat],
        "reserve": by_unit(state.all_to_place(seat), UNITS),
        "hand": write_hand(state, seat),
    }


def by_unit(row: list[int], names: tuple[str, ...]) -> dict[str, Json]:
    return {name: count for name, count in zip(names, row, strict=True) if count}


def write_region(state: Attack, region: int) -> dict[str, Json]:
    first = region * LAND_UNITS
    return {
        "owner": None if state.owner[region] == NEUTRAL else state.owner[region],
        "counter": None if state.counter[region] == NO_TYPE else GOVERNMENTS[state.counter[region]],
        "units": by_unit(state.army[first : first + LAND_UNITS], UNITS[:LAND_UNITS]),
    }


def write_seas(state: Attack) -> dict[str, Json]:
    """Fleets by area and player; areas without ships are left out."""
    seas: dict[str, Json] = {}
    for sea in state.board.seas:
        fleets: dict[str, Json] = {}
        for seat in range(state.seats):
            first = (seat * SEAS + sea) * SHIPS
            fleet = by_unit(state.fleet[first : first + SHIPS], UNITS[LAND_UNITS:])
            if fleet:
                fleets[str(seat)] = fleet
        if fleets:
            seas[SEA_IDS[sea]] = fleets
    return seas


def counted(state: Attack, place: int) -> dict[str, Json]:
    counts = {name: state.count_at(kind, place) for kind, name in enumerate(CARD_IDS)}
    return {name: count for name, count in counts.items() if count}


def write_returned(state: Attack) -> dict[str, Json]:
    """Cards outside the hands that can only be drawn since a certain stamp, each with its stamps."""
    rows: dict[str, Json] = {}
    for number, code in enumerate(state.cards):
        if code >> SINCE_SHIFT and code & PLACE_MASK < HAND:
            rows.setdefault(CARD_IDS[state.figures.face[number]], []).append([code & PLACE_MASK, code >> SINCE_SHIFT])
    return rows


def write_hand(state: Attack, seat: int) -> list[Json]:
    """A card drawn at the present stamp, seen by nobody and not idle is its id; others say more."""
    rows: list[Json] = []
    for number, code in enumerate(state.cards):
        if code & PLACE_MASK != HAND + seat:
            continue
        kind = state.figures.face[number]
        name = CARD_IDS[kind]
        if code == HAND + seat | state.stamps[deck_of(kind)] << DRAWN_SHIFT:
            rows.append(name)
        else:
            row: dict[str, Json] = {"card": name, "drawn": code >> DRAWN_SHIFT & DRAWN_MASK}
            row["since"] = code >> SINCE_SHIFT
            rows.append({**row, "seen_by": state.seen_by(code), "idle": bool(code & IDLE_BIT)})
    return rows
