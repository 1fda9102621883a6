"""Changes are no longer noted for other processes: each one reads for itself."""

from alembic import op

revision = "0016"
down_revision = "0015"

WATCHED = ("tables", "lobbies", "circuits", "preferences", "servers", "people")


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table in WATCHED:
            op.execute(f"DROP FUNCTION IF EXISTS note_change_of_{table}() CASCADE")
    op.execute("DROP TABLE IF EXISTS changes")
