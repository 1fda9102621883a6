"""Race nights."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "nights",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("messages", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("next_due", sa.Double),
    )
    op.create_index("nights_by_guild", "nights", ["guild", "status"])
    op.create_index("nights_due", "nights", ["next_due"])
