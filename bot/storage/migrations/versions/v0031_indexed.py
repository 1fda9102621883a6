"""What a person has is found by an index: *My tables* in a table of its own, race nights by `seats`, and the
messages of closed lobbies by a mark. Tables are counted by an index, too.
"""

import sqlalchemy as sa
from alembic import op

from bot.storage.migrations.documents import documents

revision = "0031"
down_revision = "0030"

LIST = "my tables "


def upgrade() -> None:
    op.create_table(
        "my_tables",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("shows", sa.Text, nullable=False),
    )
    _move_lists()
    _seat_entrants()
    op.add_column("notes", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    there = " OR ".join(f"EXISTS (SELECT 1 FROM {each} WHERE {each}.id = notes.id)" for each in _PLAY)
    op.execute(f"UPDATE notes SET closed = true WHERE document <> '' AND NOT ({there})")
    op.create_index(
        *("notes_closed", "notes", ["id"]),
        sqlite_where=sa.text("closed = 1"),
        postgresql_where=sa.text("closed"),
    )
    op.create_index("tables_by_title", "tables", ["status", "title"])
    op.create_index("nights_by_age", "nights", ["changed"])


_PLAY = ("tables", "lobbies")


def _move_lists() -> None:
    connection = op.get_bind()
    facts = connection.execute(sa.text(f"SELECT key, value FROM facts WHERE key LIKE '{LIST}%'")).all()
    write = sa.text("INSERT INTO my_tables VALUES (:person, :channel, :message, :shows)")
    for key, value in facts:
        channel, message, shows = value.split()
        of = {"person": int(key.removeprefix(LIST)), "channel": int(channel), "message": int(message)}
        connection.execute(write, {**of, "shows": shows})
    connection.execute(sa.text(f"DELETE FROM facts WHERE key LIKE '{LIST}%'"))


def _seat_entrants() -> None:
    write = sa.text("INSERT INTO seats (id, person, sits) VALUES (:id, :person, false)")
    for id, night in documents("nights"):
        people = {night.get("host"), *(each.get("person") for each in night.get("entrants", ()))}
        for person in filter(None, people):
            op.get_bind().execute(write, {"id": id, "person": person})
