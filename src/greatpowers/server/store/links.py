"""Private links that lead to a seat no more: kept as hashes, so that whoever still comes with one learns why."""

from __future__ import annotations

import hashlib
from typing import Any


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def link_row(id: str, seat: int, secret: str, at: int, taken: bool) -> dict[str, Any]:
    """Taken: somebody took the seat with it; else the seat was given up or arranged anew."""
    return {"hash": hashed(secret), "table_id": id, "seat": seat, "at": at, "taken": taken}
