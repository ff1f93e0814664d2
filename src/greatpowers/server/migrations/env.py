"""Alembic runs this file; the connection is the caller's, and so is the transaction around all of it."""

from __future__ import annotations

from alembic import context

from greatpowers.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
