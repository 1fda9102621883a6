"""Servers choose the language of their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("servers", sa.Column("language", sa.Text, nullable=False, server_default=""))
