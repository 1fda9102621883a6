"""Pauses of expensive commands, reports and mentions count for every process, and outlive a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "pauses",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
