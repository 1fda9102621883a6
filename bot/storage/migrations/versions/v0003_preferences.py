"""What people have chosen for themselves, and servers for their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("theme", sa.Text, nullable=False),
    )
