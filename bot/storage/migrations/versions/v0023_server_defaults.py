"""Servers choose a default circuit and lower limits."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("servers", sa.Column("circuit", sa.Text, nullable=False, server_default=""))
    for name in ("most_person", "most_channel", "most_server"):
        op.add_column("servers", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
