"""Workers tell of their taps. What else they told each other is gone since 0016."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "taps",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.Text, primary_key=True),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("played", sa.Boolean, nullable=False),
    )
