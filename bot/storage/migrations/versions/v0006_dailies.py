"""The deal of the day: everybody's one try, and to which servers they have shown it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
    )
    op.create_table(
        "daily_shares",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
    )
