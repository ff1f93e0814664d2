"""Standing orders, and windows that close by the clock. Tables of before are played over days."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

POLLS = {"imperialism": ("respond", "pirates"), "attack": ("politics_block", "protest")}
"""The windows that the switch "always pass" meant: those in which several are asked at once."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=False, server_default="days"))
    op.add_column("tables", sa.Column("window_seconds", sa.Integer(), nullable=False, server_default="6"))
    op.add_column("tables", sa.Column("closing", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("orders", sa.Text(), nullable=False, server_default="{}"))
    passing = sa.text(
        "UPDATE seats SET orders = :orders WHERE passing AND table_id IN (SELECT id FROM tables WHERE game = :game)"
    )
    for game, windows in POLLS.items():
        orders = json.dumps({"windows": dict.fromkeys(windows, "pass")}, separators=(",", ":"))
        op.get_bind().execute(passing, {"orders": orders, "game": game})
