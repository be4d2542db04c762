"""Alembic asks this module how to reach the database; the store hands it its own connection."""

from __future__ import annotations

from alembic import context

from underhall.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
