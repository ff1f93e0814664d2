"""The lobby says what a table waits for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tables that wait already say it after their next answer."""
    op.add_column("tables", sa.Column("asks", sa.Text(), nullable=False, server_default="{}"))
