"""Adds the columns for a server's channel for reports, and for the people kept from opening lobbies."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("servers", sa.Column("reports", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("servers", sa.Column("kept_out", sa.Text, nullable=False, server_default=""))
