"""The JSON Schema of position documents."""

from __future__ import annotations

from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.cardrow import DRAWN_MASK
from greatpowers.games.attack.rules.figures import CARD_IDS, DECKS, TECHNOLOGY_IDS
from greatpowers.games.attack.rules.relations import ABOVE
from greatpowers.games.attack.rules.remembered import Now
from greatpowers.games.attack.rules.units import GOVERNMENTS, LAND_UNITS, MOST_SEATS, UNITS
from greatpowers.games.attack.rules.writing import (
    FORMAT,
    MOST_MONEY,
    MOST_SLOT,
    MOST_UNITS,
    NUMBERS,
    PLAYER,
    REQUIRED,
    ROWS,
)
from greatpowers.kernel.reading import agenda_schema, strict
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json


def number(low: int, high: int) -> dict[str, Json]:
    return {"type": "integer", "minimum": low, "maximum": high}


def row(length: int, low: int, high: int) -> dict[str, Json]:
    return {"type": "array", "items": number(low, high), "minItems": length, "maxItems": length}


def units(names: tuple[str, ...]) -> dict[str, Json]:
    return strict(dict.fromkeys(names, number(0, MOST_UNITS)))


def listed(names: tuple[str, ...]) -> dict[str, Json]:
    return {"type": "array", "items": {"enum": list(names)}, "uniqueItems": True}


def schema(rules: Ruleset) -> dict[str, Json]:
    """JSON Schema of position documents; what it cannot say (copies, what fits together) `read` checks."""
    seat = {"type": ["integer", "null"], "minimum": 0, "maximum": MOST_SEATS - 1}
    region = strict(
        {"owner": seat, "counter": {"enum": [*GOVERNMENTS, None]}, "units": units(UNITS[:LAND_UNITS])}, ("owner",)
    )
    fleets = strict({str(player): units(UNITS[LAND_UNITS:]) for player in range(MOST_SEATS)})
    copies = strict(dict.fromkeys(CARD_IDS, number(1, 99)))
    pair = {"type": "array", "items": number(0, DRAWN_MASK), "minItems": 2, "maxItems": 2}
    properties: dict[str, Json] = {
        "format": {"const": FORMAT},
        "game": {"const": rules.name},
        "rules": {"enum": [version.id for version in rules.versions]},
        "seats": number(*rules.players),
        "options": strict({option.name: option.schema() for option in rules.options}),
        "start": seat,
        "turn": seat,
        "players": {"type": "array", "items": player_schema()},
        "regions": strict(dict.fromkeys(REGION_IDS, region)),
        "seas": strict(dict.fromkeys(SEA_IDS, fleets)),
        "discards": copies,
        "table": copies,
        "stamps": row(len(DECKS), 0, DRAWN_MASK),
        "returned": strict({name: {"type": "array", "items": pair} for name in CARD_IDS}),
        **{name: number(low, high) for name, low, high in NUMBERS},
        **{name: row(length, low, high) for name, length, low, high in ROWS},
        "groups": {"type": "array", "items": number(0, MOST_UNITS)},
        "now": strict(dict.fromkeys(Now._fields, number(-1, MOST_SLOT)), Now._fields),
        "agenda": agenda_schema(rules, ABOVE),
        "sealed": {"type": "array", "items": {"oneOf": [{"type": "null"}, rules.codec.schema()]}},
        "over": {"const": True},
        "ending": number(0, 2),
    }
    result = strict(properties, REQUIRED)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"{rules.name} position", **result}


def player_schema() -> dict[str, Json]:
    flag = {"type": "boolean"}
    talks = number(0, 99)
    properties: dict[str, Json] = {
        "production": number(0, MOST_MONEY),
        "oil": number(0, MOST_MONEY),
        "government": {"enum": [*GOVERNMENTS, None]},
        "capital": {"enum": [*REGION_IDS, None]},
        "technologies": listed(TECHNOLOGY_IDS),
        "atom_used": flag,
        "marked": listed(REGION_IDS),
        "banned": flag,
        "embargoed": flag,
        "eliminated": flag,
        "refusals": talks,
        "counter_offers": talks,
        "reserve": units(UNITS),
        "hand": {"type": "array", "items": hand_card_schema()},
    }
    return strict(properties, PLAYER)


def hand_card_schema() -> dict[str, Json]:
    """The id of a card, or with it when it was drawn, since when it can be drawn, who has seen it, and whether idle."""
    stamp = number(0, DRAWN_MASK)
    properties: dict[str, Json] = {
        "card": {"enum": list(CARD_IDS)},
        "drawn": stamp,
        "since": stamp,
        "seen_by": {"type": "array", "items": {"enum": [*range(MOST_SEATS), "all"]}, "uniqueItems": True},
        "idle": {"type": "boolean"},
    }
    return {"oneOf": [{"enum": list(CARD_IDS)}, strict(properties, ("card",))]}
