"""Servers choose a role that lobbies mention."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("servers", sa.Column("role", sa.BigInteger, nullable=False, server_default="0"))
