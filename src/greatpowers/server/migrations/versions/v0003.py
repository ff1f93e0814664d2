"""A key belongs to a person and a seat."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"

SEAT = {"sqlite": "json_extract(entry, '$.seat')", "postgresql": "(entry::json ->> 'seat')"}
"""Of the entry that carries the key, which is the first of what somebody did."""


def upgrade() -> None:
    seat = SEAT[op.get_bind().dialect.name]
    op.execute(
        f"UPDATE entries SET key = person || '/' || {seat} || '/' || key"
        f" WHERE key IS NOT NULL AND person IS NOT NULL AND {seat} IS NOT NULL"
    )
