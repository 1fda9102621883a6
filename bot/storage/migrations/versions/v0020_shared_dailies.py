"""Where a daily was shared, and the dailies of a day, can be asked of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("daily_shares", sa.Column("channel", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("daily_shares_by_person", "daily_shares", ["person", "day"])
    op.create_index("dailies_by_day", "dailies", ["day"])
