"""PostgreSQL notes what changes, so that workers hear of it; and they tell of their taps."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

VERSIONED = ("tables", "lobbies", "circuits")
PLAIN = {"preferences": "person", "servers": "guild", "people": "id"}

NOTE = """
CREATE FUNCTION note_change_of_{table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO changes (kind, id, version, at)
    VALUES (
        '{table}',
        CASE WHEN TG_OP = 'DELETE' THEN OLD.{id} ELSE NEW.{id} END::text,
        CASE WHEN TG_OP = 'DELETE' THEN -1 ELSE {version} END,
        pg_current_xact_id()::text::bigint
    )
    ON CONFLICT (kind, id) DO UPDATE SET version = excluded.version, at = excluded.at;
    RETURN NULL;
END $$
"""
TELL = """
CREATE TRIGGER tell_of_{table} AFTER INSERT OR UPDATE OR DELETE ON {table}
FOR EACH ROW EXECUTE FUNCTION note_change_of_{table}()
"""


def upgrade() -> None:
    op.create_table(
        "changes",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("changes_by_at", "changes", ["at"])
    op.create_table(
        "taps",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.Text, primary_key=True),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("played", sa.Boolean, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        for table in VERSIONED:
            _note(table, "id", "NEW.version")
        for table, id in PLAIN.items():
            _note(table, id, "0")


def _note(table: str, id: str, version: str) -> None:
    op.execute(NOTE.format(table=table, id=id, version=version))
    op.execute(TELL.format(table=table))
