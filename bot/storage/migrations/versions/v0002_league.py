"""Circuits, and the results of finished matches; when tables changed last."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("changed", sa.Double))
    op.execute(
        "UPDATE tables SET changed = (SELECT max(moves.at) FROM moves WHERE moves.table_id = tables.id)"
    )
    op.create_table(
        "circuits",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("circuits_by_guild", "circuits", ["guild"])
    running = sa.text("status IN ('open', 'closing')")
    op.create_index(
        "circuits_open_by_name",
        "circuits",
        ["guild", "folded"],
        unique=True,
        sqlite_where=running,
        postgresql_where=running,
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("circuit", sa.Text),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("results_by_circuit", "results", ["circuit"])
    op.create_index("results_by_person", "results", ["person"])
