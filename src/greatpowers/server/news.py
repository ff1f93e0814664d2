"""What nodes tell each other of a change, in the transaction that makes it.

A notice is a line of words: who speaks, then each table with its new revision (0: somebody comes or goes there). Before
a revision may stand what has changed, as JSON without a space: whoever knew the table before need not read it again. A
version of the server that does not know such words takes them for a table that it does not have.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from greatpowers.server.changes import Done, TableChange
from greatpowers.server.database import SQLITE
from greatpowers.server.statements import notice

CHANNEL = "greatpowers"
MOST_BYTES = 7000
"""Of one notice; PostgreSQL takes 8000."""
MOST_OF_ONE = 3000
"""Bytes of what is told of one table; whoever wants to know more reads it."""
MARK, END = "{", ":0"
"""How a word begins that tells what has changed, and how it ends."""


class News(Struct, frozen=True, omit_defaults=True):
    """How a table has come to a revision from the one before."""

    id: str
    revision: int
    entries: list[Any]
    header: dict[str, Any]
    """Fields of the table that are new, as the database keeps them."""
    reasoned: list[int] = []
    """Entries behind which there is a thought of a computer."""
    holder: str | None = None
    """Who lets computers answer from now on, nobody if it is empty; None: as before."""


def news_of(change: TableChange, done: Done) -> News | None:
    """Only what happens again and again is told; who sits where and what was said is read."""
    if not change.rows or change.seats or change.lines or change.links:
        return None
    entries = [msgspec.Raw(row["entry"]) for row in change.rows]
    holder = None if change.computers is None else done.holder
    return News(change.id, done.revision, entries, change.header, [row["seq"] for row in change.thoughts], holder)


def in_a_word(news: News) -> str:
    """As JSON in one word of ASCII; empty where it would be too long."""
    text = msgspec.json.encode(news).decode()
    if not text.isascii():
        text = "".join(one if one.isascii() else escaped(one) for one in text)
    text = text.replace(" ", r"\u0020")
    return f"{text}{END}" if len(text) <= MOST_OF_ONE else ""


def escaped(character: str) -> str:
    pairs = character.encode("utf-16-be").hex()
    return "".join(rf"\u{pairs[at : at + 4]}" for at in range(0, len(pairs), 4))


def notices(node: str, changed: dict[str, int], news: Iterable[News] = ()) -> list[str]:
    """What other nodes are told: who says it, and the tables with their new revisions; before each what is new there,
    where that is known."""
    told = {one.id: in_a_word(one) for one in news}
    found: list[str] = []
    words, size = [node], len(node)
    for id, revision in changed.items():
        some = [text for text in (told.get(id, ""), f"{id}:{revision}") if text]
        more = sum(map(len, some)) + len(some)
        if size + more > MOST_BYTES:
            found.append(" ".join(words))
            words, size = [node], len(node)
        words += some
        size += more
    if len(words) > 1:
        found.append(" ".join(words))
    return found


def heard(words: list[str]) -> list[tuple[str, int, News | None]]:
    """The tables that a notice names, their revisions, and what is new there."""
    news: dict[str, News] = {}
    found: list[tuple[str, int, News | None]] = []
    for one in words:
        if one.startswith(MARK):
            told = msgspec.json.decode(one.removesuffix(END), type=News)
            news[told.id] = told
        else:
            id, _, revision = one.rpartition(":")
            found.append((id, int(revision), news.get(id)))
    return found


def notify(connection: Connection, node: str, changed: dict[str, int], news: Iterable[News] = ()) -> None:
    """In the transaction itself, so that it is said when, and only when, it is true."""
    if connection.dialect.name == SQLITE:
        return  # one server has the file
    for payload in notices(node, changed, news):
        notice(connection.dialect).found(connection, {"channel": CHANNEL, "payload": payload})
