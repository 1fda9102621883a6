"""What processes tell of themselves has a table of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "statuses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.execute("DELETE FROM facts WHERE key LIKE 'status %'")
