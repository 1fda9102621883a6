"""Processes tell by rows that they live, and which of them may touch whose messages, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.add_column("notes", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("notes", sa.Column("owner", sa.Text, nullable=False, server_default=""))
    op.add_column("notes", sa.Column("expires", sa.Double, nullable=False, server_default="0"))
