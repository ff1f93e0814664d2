"""Chat: what was said at each table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, select

from greatpowers.server import schema
from greatpowers.server.changes import TableChange
from greatpowers.server.rows import ChatRecord
from greatpowers.server.store.access import Access


def chat_from(row: Row[Any]) -> ChatRecord:
    return ChatRecord(row.id, row.at, row.person, row.name, row.text)


def lines_after(id: str, line: int) -> Select[Any]:
    mine = (schema.chat.c.table_id == id, schema.chat.c.id > line)
    return select(schema.chat).where(*mine).order_by(schema.chat.c.id)


class ChatStore:
    """Lines of chat."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def say(self, id: str, person: str, name: str, text: str, key: str) -> ChatRecord:
        """A line of chat; said again under the same key, it is the same line."""
        known = await self.said(id, person, key)
        if known is not None:
            return known
        change = TableChange(id)
        change.lines = [line_row(id, self._access.clock(), person, name, text, key)]
        done = await self._access.run(change)
        return done.lines[0]

    async def said(self, id: str, person: str, key: str) -> ChatRecord | None:
        mine = (schema.chat.c.table_id == id, schema.chat.c.person == person, schema.chat.c.key == key)
        row = await self._access.first(select(schema.chat).where(*mine))
        return None if row is None else chat_from(row)

    async def lines(self, id: str) -> list[ChatRecord]:
        return [chat_from(row) for row in await self._access.all(lines_after(id, 0))]


def line_row(id: str, at: int, person: str, name: str, text: str, key: str) -> dict[str, Any]:
    return {"table_id": id, "at": at, "person": person, "name": name, "text": text, "key": key}
