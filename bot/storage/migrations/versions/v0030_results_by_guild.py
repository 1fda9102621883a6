"""Results are found by server and game in the order of the games."""

from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_index("results_by_guild", "results", ["guild", "title", "at"])
