"""The JSON Schema of position documents."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import agenda, deck
from greatpowers.games.imperialism.rules.answers import ACTIONS, WARS
from greatpowers.games.imperialism.rules.deck import MOST_SEATS, TRACKS
from greatpowers.games.imperialism.rules.document import (
    FORMAT,
    MOST_DUCATS,
    MOST_GLORY,
    PHASES,
    PLAYER,
    REQUIRED,
)
from greatpowers.kernel.reading import agenda_schema, strict
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json


def schema(rules: Ruleset) -> dict[str, Json]:
    """JSON Schema of position documents. What JSON Schema cannot say (copies, the order of play) `read` checks."""
    seat = {"type": ["integer", "null"], "minimum": 0, "maximum": MOST_SEATS - 1}
    level = {"type": "integer", "minimum": 0}
    player = strict(
        {
            "power": {"enum": [*deck.POWER_IDS, None]},
            "ducats": {"type": "integer", "minimum": 0, "maximum": MOST_DUCATS},
            "glory": {"type": "integer", "minimum": 0, "maximum": MOST_GLORY},
            "tracks": strict(dict.fromkeys(TRACKS, level)),
            "religion": {"enum": [*deck.RELIGION_IDS, None]},
            "ruler": {"enum": [*deck.PROVIDENCE_IDS, None]},
            "territories": listed(deck.LAND_IDS),
            "achievements": listed(deck.ACHIEVEMENT_IDS),
            "action": {"enum": [*ACTIONS, None]},
            "replacement": {"enum": [*ACTIONS, None]},
            "upswung": {"type": "boolean"},
            "hand": {"type": "array", "items": hand_card_schema()},
        },
        PLAYER,
    )
    copies = {"type": "integer", "minimum": 1}
    properties: dict[str, Json] = {
        "format": {"const": FORMAT},
        "game": {"const": rules.name},
        "rules": {"enum": [version.id for version in rules.versions]},
        "seats": {"type": "integer", "minimum": rules.players[0], "maximum": rules.players[1]},
        "options": strict({option.name: option.schema() for option in rules.options}),
        "turn": seat,
        "players": {"type": "array", "items": player},
        "display": listed(deck.TERRITORY_IDS),
        "discards": strict(dict.fromkeys(deck.CARD_IDS, copies)),
        "table": strict(dict.fromkeys(deck.PROVIDENCE_IDS, copies)),
        "starting": listed(deck.TERRITORY_IDS),
        "piles": {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2},
        "achievements": listed(deck.ACHIEVEMENT_IDS),
        "offered": strict(dict.fromkeys(deck.POWER_IDS, seat)),
        "phase": {"enum": list(PHASES)},
        "acted": {"enum": [*ACTIONS, None]},
        "achieved": {"type": "boolean"},
        "war": {"oneOf": [{"type": "null"}, war_schema(seat)]},
        "trigger": seat,
        "last_turns": {"type": ["array", "null"], "items": {"type": "integer"}},
        "agenda": agenda_schema(rules, agenda.ABOVE),
        "sealed": {"type": "array", "items": {"oneOf": [{"type": "null"}, rules.codec.schema()]}},
        "over": {"const": True},
    }
    result = strict(properties, REQUIRED)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"{rules.name} position", **result}


def listed(names: tuple[str, ...]) -> dict[str, Json]:
    return {"type": "array", "items": {"enum": list(names)}, "uniqueItems": True}


def hand_card_schema() -> dict[str, Json]:
    """The id of a card, or with it when it was drawn, who has seen it, and whether it is known to be an event."""
    seen = {"enum": [*range(MOST_SEATS), "all"]}
    row = {
        "card": {"enum": list(deck.CARD_IDS)},
        "drawn": {"type": "integer", "minimum": 0},
        "seen_by": {"type": "array", "items": seen, "uniqueItems": True},
        "event": {"type": "boolean"},
    }
    return {"oneOf": [{"enum": list(deck.CARD_IDS)}, strict(row, ("card",))]}


def war_schema(seat: Json) -> dict[str, Json]:
    cards = list(deck.PROVIDENCE_IDS)
    row = {
        "defender": {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1},
        "kind": {"enum": list(WARS)},
        "card": {"enum": [*cards, None]},
        "defence": {"type": "array", "items": {"enum": cards}, "maxItems": 9},
        "winner": seat,
        "margin": {"type": "integer", "minimum": 0, "maximum": 99},
    }
    return strict(row, ("defender", "kind"))
