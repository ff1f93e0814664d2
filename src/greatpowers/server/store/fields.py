"""Fields of tables and seats as the database keeps them: JSON is text."""

from __future__ import annotations

from typing import Any

import msgspec

from greatpowers.server.rows import SeatRecord, TableRecord

JSON_FIELDS = ("options", "position", "waiting", "asks", "ballots", "closing", "orders", "drafts")
TABLE_FIELDS = tuple(TableRecord.__struct_fields__)
CHANGEABLE = tuple(name for name in TABLE_FIELDS if name not in ("id", "entries", "revision"))
SEAT_FIELDS = tuple(SeatRecord.__struct_fields__)
CHANGEABLE_SEAT = tuple(name for name in SEAT_FIELDS if name not in ("seat", "secret"))


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def stored(fields: dict[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """Fields as the database keeps them; refuses those that there are not."""
    unknown = [name for name in fields if name not in known]
    if unknown:
        raise TypeError(f"there is no field {', '.join(unknown)}")
    return {
        name: written(value) if name in JSON_FIELDS and value is not None else value for name, value in fields.items()
    }


def fields_from(kept: dict[str, Any]) -> dict[str, Any]:
    """Fields of a table or a seat from what the database keeps of them."""
    return {
        name: msgspec.json.decode(value) if name in JSON_FIELDS and value is not None else value
        for name, value in kept.items()
    }
