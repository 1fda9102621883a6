"""Moves the message states of race nights and of *My tables* to the table `notes`."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    connection = op.get_bind()
    write = sa.text("INSERT INTO notes (id, document) VALUES (:id, :document)")
    for id, document in connection.execute(sa.text("SELECT id, messages FROM nights")).all():
        connection.execute(write, {"id": f"night/{id}", "document": document})
    lists = connection.execute(sa.text("SELECT person, channel, message, shows FROM my_tables"))
    for person, channel, message, shows in lists.all():
        document = json.dumps({"channel": channel, "message": message, "shows": shows})
        connection.execute(write, {"id": f"person/{person}", "document": document})
    op.drop_table("my_tables")
    op.drop_column("nights", "messages")
