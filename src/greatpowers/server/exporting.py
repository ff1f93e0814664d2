"""Tables as files: the record of a game that has ended, the position of one that goes on.

The record of a game that goes on holds its seed, by which every card and die to come can be known; it is written only
where that is asked for.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from greatpowers.server import replaying
from greatpowers.server.administration import TableRow, tables
from greatpowers.server.refusals import Unable
from greatpowers.server.store import Store

INDEX = "index.json"
OPEN_BOOKS = ("over", "closed")


class Exported(Struct, frozen=True, omit_defaults=True):
    """One table of the index."""

    id: str
    game: str
    title: str
    status: str
    entries: int
    seats: list[str]
    file: str = ""
    """Empty when the game has not begun."""
    kind: str = ""
    """`record` or `position`."""
    has_seed: bool = False
    """Of a game that goes on: whoever reads the file knows what chance will do."""
    broken_at: str = ""
    """Where today's rules no longer follow the record; the position is the last that they do."""


async def export(store: Store, ids: list[str], folder: Path, with_seeds: bool) -> list[Exported]:
    """Write these tables, or all, into a folder, with an index of them."""
    rows = await tables(store)
    known = {row.id: row for row in rows}
    missing = [id for id in ids if id not in known]
    if missing:
        raise Unable("id", "operation-no-table", table=", ".join(missing))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = [await exported(store, known[id], folder, with_seeds) for id in ids or known]
        write(folder / INDEX, {"tables": [to_builtins(one) for one in found]})
    except OSError as error:
        raise Unable("to", "operation-not-written", file=str(folder), problem=str(error)) from error
    return found


async def exported(store: Store, row: TableRow, folder: Path, with_seeds: bool) -> Exported:
    plain = Exported(row.id, row.game, row.title, row.status, row.entries, row.seats)
    table = await store.tables.get(row.id)
    if table is None or not table.seed:
        return plain
    record = replaying.record_of(table, await store.records.entries(row.id))
    if table.status in OPEN_BOOKS or with_seeds:
        return written(plain, folder, "record", record, has_seed=table.status not in OPEN_BOOKS)
    return position_of(plain, folder, record)


def position_of(plain: Exported, folder: Path, record: dict[str, Any]) -> Exported:
    match, problem = replaying.as_far_as_it_goes(record)
    if match is None:
        return replace(plain, broken_at=problem)
    return written(plain, folder, "position", match.position(), broken_at=problem)


def written(plain: Exported, folder: Path, kind: str, document: Any, **more: Any) -> Exported:
    file = f"{plain.id}.{kind}.json"
    write(folder / file, document)
    return replace(plain, file=file, kind=kind, **more)


def write(file: Path, document: Any) -> None:
    """It has its name only when it is whole; what it says is nobody else's business."""
    part = file.with_name(f"{file.name}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as opened:
        json.dump(document, opened, ensure_ascii=False, indent=1)
        opened.flush()
        os.fsync(opened.fileno())
    os.replace(part, file)
