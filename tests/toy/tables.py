"""Positions of Toy, set up by hand for tests."""

from __future__ import annotations

from typing import Any

from greatpowers.kernel.match import Match, start_from
from greatpowers.kernel.position import Position
from tests.toy.rules.ruleset import ToyRuleset

RULES = ToyRuleset()

Frame = dict[str, Any]

ROUND: Frame = {"step": "round", "played": 1}
TOLL: Frame = {"step": "toll"}
FIRST_RAID: Frame = {"step": "raid", "turn": 0}
OFFER: Frame = {"step": "offer"}
MARKET: Frame = {"step": "market"}
BID: Frame = {"step": "bid"}

AT_TOLL: list[Frame] = [ROUND, TOLL]
AT_RAID: list[Frame] = [*AT_TOLL, FIRST_RAID]
AT_OFFER: list[Frame] = [*AT_RAID, OFFER]
AT_MARKET: list[Frame] = [*AT_OFFER, MARKET]
AT_BID: list[Frame] = [*AT_MARKET, BID]
AT_SPY: list[Frame] = [*AT_MARKET, {"step": "spy"}]


def seat(hand: dict[str, int], coins: int = 8, seats: int = 3, **rest: Any) -> dict[str, Any]:
    return {"coins": coins, "hand": hand, "open": {}, "seen": [{} for _ in range(seats)], **rest}


def document(agenda: list[Frame], *players: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "game": "toy",
        "rules": RULES.version,
        "seats": len(players),
        "options": {},
        "captain": 0,
        "market": None,
        "discard": {},
        "players": list(players),
        "agenda": agenda,
        **rest,
    }


def match(agenda: list[Frame], *players: dict[str, Any], **rest: Any) -> Match:
    """Player 0 leads unless said otherwise; chance has seed 1."""
    return start_from(RULES, document(agenda, *players, **rest), 1)


def position(agenda: list[Frame], *players: dict[str, Any], **rest: Any) -> Position:
    """The same for looking at chance before it answers."""
    return Position(RULES, RULES.state(document(agenda, *players, **rest)))


SILKS = {"silk": 1}
