"""Servers choose whether their players are rated; results say of which level a robot was."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("servers", sa.Column("ratings", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("driver", sa.Text, nullable=False, server_default=""))
