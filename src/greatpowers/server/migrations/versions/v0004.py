"""Many nodes on one database: what changes is numbered, votes are kept, work is taken once."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ballots", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "jobs",
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "table_id", name="pk_jobs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_jobs_table_id"),
    )
    op.create_index("ix_jobs_node", "jobs", ["node"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "presence",
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("streams", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("node", "table_id", "person", name="pk_presence"),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
    op.create_table(
        "buckets",
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("what", "key", name="pk_buckets"),
    )
    give_computers_their_work()


def give_computers_their_work() -> None:
    """Where a computer is asked, there is something to do."""
    connection = op.get_bind()
    running = connection.execute(sa.text("SELECT id, waiting FROM tables WHERE status = 'running'")).all()
    seats = sa.text("SELECT seat FROM seats WHERE table_id = :id AND (kind = 'computer' OR stands_in OR conceded)")
    found: list[dict[str, Any]] = []
    for row in running:
        computers = {one.seat for one in connection.execute(seats, {"id": row.id})}
        if computers & set(json.loads(row.waiting)):
            found.append({"id": row.id})
    if found:
        add = "INSERT INTO jobs (kind, table_id, node, until) VALUES ('computers', :id, '', 0)"
        connection.execute(sa.text(add), found)
