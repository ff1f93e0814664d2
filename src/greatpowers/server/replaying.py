"""From the rows of a table to its match, under the rules as they are now."""

from __future__ import annotations

import contextlib
from typing import Any

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import commitment, seed_from
from greatpowers.kernel.match import Match, format_of
from greatpowers.kernel.values import Malformed
from greatpowers.server.rows import TableRecord

MOST_ENTRIES = 20_000
"""Ten times a long game. To play such a record again takes seconds."""
MOST_REWINDS = 500
"""In an imported record: each costs as much as a hundred answers."""


def record_of(table: TableRecord, entries: list[dict[str, Any]]) -> dict[str, Any]:
    """The record of a table that has begun."""
    header = {
        "format": format_of(entries),
        "game": table.game,
        "rules": table.rules,
        "seats": table.seats,
        "options": table.options,
        "seed": table.seed,
        "commitment": commitment(table.seed),
        "start": table.start,
        "entries": entries,
    }
    return header if table.position is None else {**header, "position": table.position}


def under_present_rules(record: Any) -> Any:
    """The record as if it had been played by today's version: whether that is so, every answer and hash will show."""
    if not isinstance(record, dict):
        return record
    game = record.get("game")
    if not isinstance(game, str) or game not in RULESETS:
        return record
    version = RULESETS[game].version
    found = {**record, "rules": version}
    if isinstance(record.get("position"), dict):
        found["position"] = {**record["position"], "rules": version}
    return found


def is_too_long(record: dict[str, Any]) -> bool:
    """Whether somebody could keep the server busy with it."""
    entries = record.get("entries")
    if not isinstance(entries, list):
        return False
    rewinds = sum(isinstance(entry, dict) and "rewind" in entry for entry in entries)
    return len(entries) > MOST_ENTRIES or rewinds > MOST_REWINDS


def replayed(record: Any) -> Match:
    """The match; raises `Malformed` where today's rules give another game."""
    return greatpowers.replay(under_present_rules(record))


def as_far_as_it_goes(record: Any) -> tuple[Match | None, str]:
    """The match up to the last entry that still holds, and what is wrong with the next; None when nothing holds."""
    fitted = under_present_rules(record)
    if fitted["rules"] == record["rules"]:
        with contextlib.suppress(Malformed):  # to be named by the closer look below
            return greatpowers.replay(fitted, examined=True), ""
    try:
        return greatpowers.replay(fitted), ""
    except Malformed as malformed:
        problem = str(malformed)
    good, bad = -1, len(record["entries"])
    found: Match | None = None
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            found, good = greatpowers.replay(fitted, middle), middle
        except Malformed:
            bad = middle
    return found, problem


def public_commitment(table: TableRecord, match: Match | None) -> str:
    """The hash of the seed that chance is drawn from now; nothing before there is one."""
    seed = table.seed if match is None else match.present_seed
    return commitment(seed_from(seed)) if seed else ""
