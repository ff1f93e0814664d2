"""The tables of the database, the same in SQLite and PostgreSQL. JSON is text; times are seconds since 1970."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)


class Plain(TypeDecorator[str]):
    """Text that every database can keep: PostgreSQL refuses the character 0, and nobody can encode half a pair of
    surrogates. Somebody looks for such a name sooner or later; it is just not found."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        if value is None or value.isprintable():
            return value
        return value.replace("\0", "\ufffd").encode("utf-8", "replace").decode()


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Constraints have names of their own, so that a migration can speak of them in both databases."""

people = Table(
    "people",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("name", Plain, nullable=False),
    Column("lang", Plain, nullable=False),
    Column("account", Plain, unique=True),
    Column("password", Plain),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Plain, primary_key=True),
    Column("person", Plain, ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("game", Plain, nullable=False),
    Column("rules", Plain, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Plain, nullable=False),
    Column("seed", Plain, nullable=False),
    Column("start", Plain, nullable=False),
    Column("position", Plain),
    Column("title", Plain, nullable=False),
    Column("visibility", Plain, nullable=False),
    Column("speed", Plain, nullable=False),
    Column("thinking", Integer, nullable=False, server_default="1000"),
    Column("pace", Plain, nullable=False, server_default="days"),
    Column("window_seconds", Integer, nullable=False, server_default="6"),
    Column("closing", Plain, nullable=False, server_default="{}"),
    Column("absent_after", BigInteger, nullable=False),
    Column("status", Plain, nullable=False),
    Column("host", Plain, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("branch_of", Plain, nullable=False),
    Column("branch_at", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("waiting", Plain, nullable=False),
    Column("asks", Plain, nullable=False, server_default="{}"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("ballots", Plain, nullable=False, server_default="{}"),
    Column("maker", Plain, ForeignKey("people.id"), nullable=False),
    Column("key", Plain, nullable=False),
    UniqueConstraint("maker", "key"),
    Index(None, "status", "visibility", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Plain, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Plain, nullable=False),
    Column("person", Plain, ForeignKey("people.id"), index=True),
    Column("name", Plain, nullable=False),
    Column("bot", Plain, nullable=False),
    Column("secret", Plain, nullable=False, unique=True),
    Column("conceded", Boolean, nullable=False),
    Column("stands_in", Boolean, nullable=False),
    Column("passing", Boolean, nullable=False, default=False),
    Column("last_visit", Integer, nullable=False),
    Column("orders", Plain, nullable=False, server_default="{}"),
    Column("drafts", Plain, nullable=False, server_default="{}"),
)

replaced_links = Table(
    "replaced_links",
    metadata,
    Column("hash", Plain, primary_key=True),
    Column("table_id", Plain, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("taken", Boolean, nullable=False),
)
"""Secrets that lead to a seat no more, as hashes: whoever still comes with one learns why. Somebody took the seat with
it, or else the seat was given up or arranged anew."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", Plain, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Plain, nullable=False),
    Column("person", Plain, ForeignKey("people.id")),
    Column("key", Plain),
    Column("after", Integer),
    UniqueConstraint("table_id", "key"),
)
"""The record. The first entry of what one person did carries who it was, the key, and how many there were after it."""

thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", Plain, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("thought", Plain, nullable=False),
)
"""Why a computer gave the answer of an entry. The record does not need it."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Plain, ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Plain, ForeignKey("people.id"), nullable=False),
    Column("name", Plain, nullable=False),
    Column("text", Plain, nullable=False),
    Column("key", Plain, nullable=False),
    UniqueConstraint("table_id", "person", "key"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Plain, ForeignKey("people.id"), primary_key=True),
    Column("muted", Plain, ForeignKey("people.id"), primary_key=True),
)

jobs = Table(
    "jobs",
    metadata,
    Column("kind", Plain, primary_key=True),
    Column("table_id", Plain, ForeignKey("tables.id"), primary_key=True),
    Column("node", Plain, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
"""What has to be done at a table, and which node does it: until when (milliseconds by the clock of the database) nobody
else need."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("address", Plain, nullable=False),
    Column("version", Plain, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The servers that stand side by side, and when each was last heard of."""

presence = Table(
    "presence",
    metadata,
    Column("node", Plain, primary_key=True),
    Column("table_id", Plain, primary_key=True, index=True),
    Column("person", Plain, primary_key=True),
    Column("streams", Integer, nullable=False),
)
"""Who listens where; an empty name for those whom nobody knows."""

buckets = Table(
    "buckets",
    metadata,
    Column("what", Plain, primary_key=True),
    Column("key", Plain, primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""How often whoever may still do what, added up over all nodes."""
