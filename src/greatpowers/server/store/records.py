"""Records: the entries of a table, each a row; everything else about a game can be made from them again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Select, select

from greatpowers.server import schema
from greatpowers.server.rows import ThoughtRecord
from greatpowers.server.store.access import Access
from greatpowers.server.store.fields import CHANGEABLE, stored, written
from greatpowers.server.writer import Append


def entry_row(id: str, seq: int, entry: dict[str, Any]) -> dict[str, Any]:
    return {"table_id": id, "seq": seq, "entry": written(entry), "person": None, "key": None, "after": None}


def thought_row(id: str, seq: int, thought: ThoughtRecord) -> dict[str, Any]:
    return {"table_id": id, "seq": seq, "thought": written(thought)}


def thoughts_of(id: str, column: Any) -> Select[Any]:
    return select(column).where(schema.thoughts.c.table_id == id)


class RecordStore:
    """What was answered at each table, and why computers answered so."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def append(
        self,
        id: str,
        first: int,
        entries: list[dict[str, Any]],
        *,
        person: str | None,
        key: str | None,
        status: str,
        waiting: list[int],
        thoughts: Mapping[int, ThoughtRecord] | None = None,
        **fields: Any,
    ) -> None:
        """Continue a record that has `first` entries. If it has more or fewer, or the key was used before: `Conflict`.
        With it go the thoughts behind its entries, by their numbers. Further fields of the table (such as seed and
        start, when play begins) change in the same transaction."""
        after = first + len(entries)
        rows = [entry_row(id, first + index, entry) for index, entry in enumerate(entries)]
        if rows:
            rows[0].update(person=person, key=key, after=after)
        header = {
            "status": status,
            "waiting": written(waiting),
            "changed": self._access.clock(),
            **stored(fields, CHANGEABLE),
        }
        reasons = [thought_row(id, seq, thought) for seq, thought in (thoughts or {}).items()]
        await self._access.run(Append(id, first, header, rows, reasons))

    async def entries(self, id: str, upto: int | None = None) -> list[dict[str, Any]]:
        query = (
            select(schema.entries.c.entry)
            .where(schema.entries.c.table_id == id)
            .order_by(schema.entries.c.seq)
            .limit(upto)
        )
        lines = [row.entry for row in await self._access.all(query)]
        decoded: list[dict[str, Any]] = msgspec.json.decode(f"[{','.join(lines)}]")
        return decoded

    async def thought(self, id: str, seq: int) -> ThoughtRecord | None:
        """Why a computer gave the answer of an entry."""
        row = await self._access.first(thoughts_of(id, schema.thoughts.c.thought).where(schema.thoughts.c.seq == seq))
        return None if row is None else msgspec.json.decode(row.thought, type=ThoughtRecord)

    async def thinking(self, id: str) -> set[int]:
        """The entries behind which there is a thought."""
        return {row.seq for row in await self._access.all(thoughts_of(id, schema.thoughts.c.seq))}

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
