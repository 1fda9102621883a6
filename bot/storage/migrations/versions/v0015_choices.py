"""The people who wish to be notified of tables, and who hosts circuits, can be asked of the database."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.storage.migrations.documents import documents, rewrite

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("title", sa.Text, primary_key=True),
    )
    op.add_column("circuits", sa.Column("host", sa.BigInteger, nullable=False, server_default="0"))
    for person, chosen in documents("preferences", "person", -1):
        _move_wishes(person, chosen)
    for id, circuit in documents("circuits"):
        _note_host(id, circuit)
    op.create_index("wishes_by_guild", "wishes", ["guild"])
    op.create_index("circuits_by_host", "circuits", ["host"])
    finished = sa.text("status <> 'playing'")
    op.create_index("tables_by_age", "tables", ["changed"], sqlite_where=finished, postgresql_where=finished)


def _move_wishes(person: int, chosen: dict[str, Any]) -> None:
    connection = op.get_bind()
    for wish in chosen.pop("wishes", ()):
        connection.execute(
            sa.text("INSERT INTO wishes VALUES (:person, :guild, :title) ON CONFLICT DO NOTHING"),
            {"person": person, "guild": wish["guild"], "title": wish["title"]},
        )
    rewrite("preferences", person, chosen, "person")


def _note_host(id: str, circuit: dict[str, Any]) -> None:
    op.get_bind().execute(
        sa.text("UPDATE circuits SET host = :host WHERE id = :id"), {"id": id, "host": circuit.get("host", 0)}
    )
