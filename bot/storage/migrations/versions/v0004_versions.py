"""Lobbies and circuits know how often they have changed, so that one of two conflicting changes fails."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table in ("lobbies", "circuits"):
        op.add_column(table, sa.Column("version", sa.BigInteger, nullable=False, server_default="0"))
