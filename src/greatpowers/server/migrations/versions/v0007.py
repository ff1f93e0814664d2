"""Standing orders, and windows that close by the clock. Tables of before are played over days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=False, server_default="days"))
    op.add_column("tables", sa.Column("window_seconds", sa.Integer(), nullable=False, server_default="6"))
    op.add_column("tables", sa.Column("closing", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("orders", sa.Text(), nullable=False, server_default="{}"))
    op.get_bind().execute(sa.text("UPDATE seats SET orders = :all WHERE passing"), {"all": '{"windows":{"*":"pass"}}'})
