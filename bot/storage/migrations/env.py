"""Alembic's entry: it migrates inside the transaction that bot.storage.migrate has started."""

from alembic import context

from bot.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
