"""What somebody has chosen and not sent is there on their other devices, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("drafts", sa.Text(), nullable=False, server_default="{}"))
