"""How long computers may think, and why they answered as they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("thinking", sa.Integer(), nullable=False, server_default="1000"))
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("thought", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_thoughts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_thoughts_table_id"),
    )
