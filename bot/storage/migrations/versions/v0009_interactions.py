"""Processes that hear by HTTP keep for a while which interactions they have taken."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        # nothing of it goes to the log, so no press waits for the disk: a server that crashes has it empty
        op.execute("ALTER TABLE interactions SET UNLOGGED")
