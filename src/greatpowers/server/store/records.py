"""Records: the entries of a table, each a row; everything else about a game can be made from them again."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, select

from greatpowers.server import schema
from greatpowers.server.changes import TableChange
from greatpowers.server.rows import ThoughtRecord
from greatpowers.server.store.access import Access
from greatpowers.server.store.fields import written


def entry_row(id: str, seq: int, entry: dict[str, Any]) -> dict[str, Any]:
    return {"table_id": id, "seq": seq, "entry": written(entry), "person": None, "key": None, "after": None}


def thought_row(id: str, seq: int, thought: ThoughtRecord) -> dict[str, Any]:
    return {"table_id": id, "seq": seq, "thought": written(thought)}


def entries_after(id: str, first: int) -> Select[Any]:
    mine = (schema.entries.c.table_id == id, schema.entries.c.seq >= first)
    return select(schema.entries.c.entry).where(*mine).order_by(schema.entries.c.seq)


def entries_from(lines: list[str]) -> list[dict[str, Any]]:
    decoded: list[dict[str, Any]] = msgspec.json.decode(f"[{','.join(lines)}]")
    return decoded


def thinking_after(id: str, first: int) -> Select[Any]:
    """The entries for which a computer has reasons. Once those of answers without an alternative were stored, too; they
    say nothing."""
    telling = schema.thoughts.c.thought.contains('"alternative":', autoescape=True)
    return thoughts_of(id, schema.thoughts.c.seq).where(schema.thoughts.c.seq >= first, telling)


def thoughts_of(id: str, column: Any) -> Select[Any]:
    return select(column).where(schema.thoughts.c.table_id == id)


def add_entries(change: TableChange, first: int, entries: list[dict[str, Any]]) -> None:
    """Continue the record, which has `first` entries."""
    change.first = first
    change.rows = [entry_row(change.id, first + index, entry) for index, entry in enumerate(entries)]


def mark(change: TableChange, seq: int, after: int, person: str | None, key: str | None) -> None:
    """Note who did what begins with entry `seq`, under which key, and how many entries there were after it."""
    assert change.first is not None
    for row in change.rows[seq - change.first : seq - change.first + 1]:
        row.update(person=person, key=key, after=after)


class RecordStore:
    """What was answered at each table, and why computers answered so."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def entries(self, id: str, upto: int | None = None) -> list[dict[str, Any]]:
        return entries_from([row.entry for row in await self._access.all(entries_after(id, 0).limit(upto))])

    async def thought(self, id: str, seq: int) -> ThoughtRecord | None:
        """Why a computer gave the answer of an entry."""
        row = await self._access.first(thoughts_of(id, schema.thoughts.c.thought).where(schema.thoughts.c.seq == seq))
        return None if row is None else msgspec.json.decode(row.thought, type=ThoughtRecord)

    async def done(self, id: str, key: str) -> int | None:
        """How many entries there were after what was done under this key; None when nothing was."""
        span = await self.span(id, key)
        return None if span is None else span[1]

    async def span(self, id: str, key: str) -> tuple[int, int] | None:
        """How many entries there were before and after what was done under this key."""
        columns = (schema.entries.c.seq, schema.entries.c.after)
        row = await self._access.first(
            select(*columns).where(schema.entries.c.table_id == id, schema.entries.c.key == key)
        )
        return None if row is None else (int(row.seq), int(row.after))
