"""Alembic's entry point, which migrates within the transaction that bot.storage.migrate has opened."""

from alembic import context

from bot.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
