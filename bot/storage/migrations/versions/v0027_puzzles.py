"""How far people are with their puzzles, and on which days they solved any."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("correct", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Index("puzzles_by_table", "table_id"),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    )
