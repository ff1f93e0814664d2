"""People, sessions, tables, seats, entries, chat, mutes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_people()
    create_tables()
    create_seats_and_entries()
    create_chat()


def text(name: str, optional: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=optional)


def number(name: str, optional: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=optional)


def seconds(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def belongs(table: str, column: str, owner: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{owner}.id"], name=f"fk_{table}_{column}")


def create_people() -> None:
    op.create_table(
        "people",
        text("id"),
        text("name"),
        text("lang"),
        text("account", optional=True),
        text("password", optional=True),
        seconds("created"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
    )
    op.create_table(
        "sessions",
        text("token"),
        text("person"),
        seconds("expires"),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        belongs("sessions", "person", "people"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def create_tables() -> None:
    op.create_table(
        "tables",
        text("id"),
        text("game"),
        text("rules"),
        number("seats"),
        text("options"),
        text("seed"),
        text("start"),
        text("position", optional=True),
        text("title"),
        text("visibility"),
        text("speed"),
        seconds("absent_after"),
        text("status"),
        text("host"),
        seconds("created"),
        seconds("changed"),
        text("branch_of"),
        number("branch_at"),
        number("entries"),
        text("waiting"),
        text("maker"),
        text("key"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("maker", "key", name="uq_tables_maker_key"),
        belongs("tables", "host", "people"),
        belongs("tables", "maker", "people"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status_visibility_changed", "tables", ["status", "visibility", "changed"])


def create_seats_and_entries() -> None:
    op.create_table(
        "seats",
        text("table_id"),
        number("seat"),
        text("kind"),
        text("person", optional=True),
        text("name"),
        text("bot"),
        text("secret"),
        flag("conceded"),
        flag("stands_in"),
        flag("passing"),
        number("last_visit"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("secret", name="uq_seats_secret"),
        belongs("seats", "table_id", "tables"),
        belongs("seats", "person", "people"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        text("table_id"),
        number("seq"),
        text("entry"),
        text("person", optional=True),
        text("key", optional=True),
        number("after", optional=True),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
        belongs("entries", "table_id", "tables"),
        belongs("entries", "person", "people"),
    )


def create_chat() -> None:
    op.create_table(
        "chat",
        number("id"),
        text("table_id"),
        seconds("at"),
        text("person"),
        text("name"),
        text("text"),
        text("key"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.UniqueConstraint("table_id", "person", "key", name="uq_chat_table_id_person_key"),
        belongs("chat", "table_id", "tables"),
        belongs("chat", "person", "people"),
    )
    op.create_table(
        "mutes",
        text("person"),
        text("muted"),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
        belongs("mutes", "person", "people"),
        belongs("mutes", "muted", "people"),
    )
