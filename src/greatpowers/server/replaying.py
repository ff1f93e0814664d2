"""From the rows of a table to its match, under the rules it began with."""

from __future__ import annotations

import contextlib
from typing import Any

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import commitment, seed_from
from greatpowers.kernel.entries import format_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Malformed
from greatpowers.server.problems import ProblemError
from greatpowers.server.rows import TableRecord

MOST_ENTRIES = 20_000
"""Ten times a long game. To play such a record again takes seconds."""
MOST_REWINDS = 500
"""In an imported record: each costs as much as a hundred answers."""


def rules_of(table: TableRecord) -> Ruleset:
    """What a table is played by; one that has not begun will begin under the newest rules. Where only a later server
    knows them, as in the middle of an upgrade, nothing is wrong with the table: it is for that server."""
    newest = RULESETS.get(table.game)
    if newest is None or newest.is_newer(table.rules):
        raise ProblemError(503, "upgrading", "problem-upgrading")
    return newest.under(table.rules) if is_known(newest, table.rules) and table.status != "gathering" else newest


def is_known(rules: Ruleset, version: str) -> bool:
    return any(version == known.id for known in rules.versions)


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
    # until ADR 18 the version of a row was raised without that of the position it began from
    return under(header if table.position is None else {**header, "position": table.position}, table.rules)


def under(record: dict[str, Any], version: str) -> dict[str, Any]:
    """The record with this version of the rules, also for the position that it begins from."""
    found = {**record, "rules": version}
    return {**found, "position": {**record["position"], "rules": version}} if "position" in record else found


def is_too_long(record: dict[str, Any]) -> bool:
    """Whether somebody could keep the server busy with it."""
    entries = record.get("entries")
    if not isinstance(entries, list):
        return False
    rewinds = sum(isinstance(entry, dict) and "rewind" in entry for entry in entries)
    return len(entries) > MOST_ENTRIES or rewinds > MOST_REWINDS


def as_far_as_it_goes(record: dict[str, Any]) -> tuple[Match | None, str]:
    """The match up to the last entry that still holds, and what is wrong with the next; None when nothing holds. Where
    nobody knows the rules that are named, the newest show how far it goes."""
    newest = RULESETS[record["game"]]
    if is_known(newest, record["rules"]):
        with contextlib.suppress(Malformed):  # to be named by the closer look below
            return greatpowers.replay(record, examined=True), ""
    else:
        record = under(record, newest.version)
    try:
        return greatpowers.replay(record), ""
    except Malformed as malformed:
        problem = str(malformed)
    good, bad = -1, len(record["entries"])
    found: Match | None = None
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            found, good = greatpowers.replay(record, middle), middle
        except Malformed:
            bad = middle
    return found, problem


def public_commitment(table: TableRecord, match: Match | None) -> str:
    """The hash of the seed that chance is drawn from now; nothing before there is one."""
    seed = table.seed if match is None else match.present_seed
    return commitment(seed_from(seed)) if seed else ""
