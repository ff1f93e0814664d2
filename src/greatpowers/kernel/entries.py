"""The entries of a record: what of them a seat may take home, which format holds them, and the header before them."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json

FORMAT: Final = 1
"""The version of position documents, and of records in which all chance comes from one seed."""

RESEEDED_FORMAT: Final = 2
"""The version of records in which chance gets a new seed on the way; otherwise they are like the others."""


def answers_of(entries: list[dict[str, Json]], seat: int) -> list[Json]:
    """The entries that a seat may take home: its own and those that concern everybody. A new seed is not told."""
    answers: list[Json] = []
    for index, entry in enumerate(entries):
        if "reseed" in entry:
            answers.append({"at": index, "reseed": None, "commitment": entry["commitment"]})
        elif "rewind" in entry or entry["seat"] == seat:
            answers.append({"at": index, **{key: value for key, value in entry.items() if key != "hash"}})
    return answers


def format_of(entries: list[Json]) -> int:
    """The version of a record with these entries: the oldest that can hold them."""
    reseeded = any(isinstance(entry, dict) and "reseed" in entry for entry in entries)
    return RESEEDED_FORMAT if reseeded else FORMAT


def header_of(rules: Ruleset, seats: int, options: dict[str, Json], entries: list[dict[str, Json]]) -> dict[str, Json]:
    """How the game with these entries is played."""
    return {
        "format": format_of(entries),
        "game": rules.name,
        "rules": rules.version,
        "seats": seats,
        "options": dict(options),
    }
