"""Chat: what was said at each table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, insert, select

from greatpowers.server import schema
from greatpowers.server.rows import ChatRecord
from greatpowers.server.store.access import Access


def chat_from(row: Row[Any]) -> ChatRecord:
    return ChatRecord(row.id, row.at, row.person, row.name, row.text)


class ChatStore:
    """Lines of chat."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def say(self, id: str, person: str, name: str, text: str, key: str) -> ChatRecord:
        """A line of chat; said again under the same key, it is the same line."""
        fields = {"table_id": id, "at": self._access.clock(), "person": person, "name": name, "text": text, "key": key}

        def work(connection: Connection) -> ChatRecord:
            said = select(schema.chat).where(
                schema.chat.c.table_id == id, schema.chat.c.person == person, schema.chat.c.key == key
            )
            row = connection.execute(said).first()
            if row is None:
                row = connection.execute(insert(schema.chat).values(fields).returning(schema.chat)).one()
            return chat_from(row)

        return await self._access.run(work)

    async def lines(self, id: str) -> list[ChatRecord]:
        return [
            chat_from(row)
            for row in await self._access.all(
                select(schema.chat).where(schema.chat.c.table_id == id).order_by(schema.chat.c.id)
            )
        ]
