"""Who sits where, which channel has which table, and what is due when become columns with indexes."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.storage.migrations.documents import documents

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for table in ("lobbies", "tables"):
        for name in ("guild", "channel"):
            op.add_column(table, sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
        op.add_column(table, sa.Column("circuit", sa.Text, nullable=False, server_default=""))
        op.add_column(table, sa.Column("opened", sa.Double, nullable=False, server_default="0"))
    op.add_column("notes", sa.Column("wanted", sa.BigInteger, nullable=False, server_default="0"))
    for table in ("lobbies", "tables", "circuits", "notes"):
        op.add_column(table, sa.Column("next_due", sa.Double))
    op.create_table(
        "seats",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("sits", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    _fill("lobbies", lambda lobby: dict.fromkeys(lobby.get("asked") or (), False))
    _fill("tables", lambda table: {each["person"]: False for each in table.get("before") or ()})
    # whoever comes first looks at everything once, and knows then when it is due
    op.execute("UPDATE lobbies SET next_due = 0")
    op.execute("UPDATE tables SET next_due = 0 WHERE status = 'playing'")
    op.execute("UPDATE circuits SET next_due = 0 WHERE status <> 'closed'")
    op.execute("UPDATE notes SET next_due = 0 WHERE document LIKE '%\"settled\"\\:false%'")
    _index()


def _fill(table: str, others: Callable[[Any], dict[int | None, bool]]) -> None:
    """Fill the columns and the seats by the documents. others: the people who do not sit there."""
    connection = op.get_bind()
    place = sa.text(
        f"UPDATE {table} SET guild = :guild, channel = :channel, circuit = :circuit WHERE id = :id"
    )
    seat = sa.text("INSERT INTO seats (id, person, sits) VALUES (:id, :person, :sits)")
    for id, record in documents(table):
        if "place" not in record or "players" not in record:
            continue
        values = {"id": id, "circuit": record.get("circuit") or "", **record["place"]}
        connection.execute(place, values)
        people = others(record) | {each["person"]: True for each in record["players"]}
        for person, sits in people.items():
            if person:
                connection.execute(seat, {"id": id, "person": person, "sits": sits})


def _index() -> None:
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_status", "tables", ["status", "id"])
    for name in ("guild", "channel", "circuit"):
        op.create_index(f"lobbies_by_{name}", "lobbies", [name])
        op.create_index(f"tables_by_{name}", "tables", [name, "status"])
    for table in ("lobbies", "tables", "circuits", "notes"):
        op.create_index(f"{table}_due", table, ["next_due"])
    op.create_index("seats_by_person", "seats", ["person"])
