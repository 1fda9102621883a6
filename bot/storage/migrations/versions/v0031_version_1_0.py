"""Creates all tables of version 1.0."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "circuits",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("next_due", sa.Double),
        sa.Column("host", sa.BigInteger, server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("circuits_by_guild", "circuits", ["guild"])
    op.create_index("circuits_by_host", "circuits", ["host"])
    op.create_index("circuits_due", "circuits", ["next_due"])
    op.create_index(
        "circuits_open_by_name",
        "circuits",
        ["guild", "folded"],
        unique=True,
        sqlite_where=sa.text("status IN ('open', 'closing')"),
        postgresql_where=sa.text("status IN ('open', 'closing')"),
    )
    op.create_table(
        "dailies",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.PrimaryKeyConstraint("person", "day"),
        sa.UniqueConstraint("table_id"),
    )
    op.create_index("dailies_by_day", "dailies", ["day"])
    op.create_table(
        "daily_shares",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("channel", sa.BigInteger, server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("guild", "day", "person"),
    )
    op.create_index("daily_shares_by_person", "daily_shares", ["person", "day"])
    op.create_table(
        "facts",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "left_servers",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_table(
        "lobbies",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("guild", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("channel", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("circuit", sa.Text, server_default="", nullable=False),
        sa.Column("opened", sa.Double, server_default="0", nullable=False),
        sa.Column("next_due", sa.Double),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("lobbies_by_channel", "lobbies", ["channel"])
    op.create_index("lobbies_by_circuit", "lobbies", ["circuit"])
    op.create_index("lobbies_by_guild", "lobbies", ["guild"])
    op.create_index("lobbies_due", "lobbies", ["next_due"])
    op.create_table(
        "missed",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("ply", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("loss", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "ply"),
    )
    op.create_index("missed_by_person", "missed", ["person"])
    op.create_table(
        "my_tables",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("shows", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "nights",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("messages", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("next_due", sa.Double),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("nights_by_age", "nights", ["changed"])
    op.create_index("nights_by_guild", "nights", ["guild", "status"])
    op.create_index("nights_due", "nights", ["next_due"])
    op.create_table(
        "notes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("wanted", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("next_due", sa.Double),
        sa.Column("epoch", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("owner", sa.Text, server_default="", nullable=False),
        sa.Column("expires", sa.Double, server_default="0", nullable=False),
        sa.Column("closed", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "notes_closed",
        "notes",
        ["id"],
        sqlite_where=sa.text("closed = 1"),
        postgresql_where=sa.text("closed"),
    )
    op.create_index("notes_due", "notes", ["next_due"])
    op.create_table(
        "pauses",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("dm", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "preferences",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("person", "day"),
    )
    op.create_table(
        "puzzles",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("ply", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("correct", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "seat", "ply"),
    )
    op.create_index("puzzles_by_table", "puzzles", ["table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("circuit", sa.Text),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("level", sa.Text, server_default="", nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_by_circuit", "results", ["circuit"])
    op.create_index("results_by_guild", "results", ["guild", "title", "at"])
    op.create_index("results_by_person", "results", ["person"])
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("reviews_by_person", "reviews", ["person"])
    op.create_table(
        "seats",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("sits", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", "person"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("ratings", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("role", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("language", sa.Text, server_default="", nullable=False),
        sa.Column("circuit", sa.Text, server_default="", nullable=False),
        sa.Column("most_person", sa.Integer, server_default="0", nullable=False),
        sa.Column("most_channel", sa.Integer, server_default="0", nullable=False),
        sa.Column("most_server", sa.Integer, server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_table(
        "statuses",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("changed", sa.Double),
        sa.Column("guild", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("channel", sa.BigInteger, server_default="0", nullable=False),
        sa.Column("circuit", sa.Text, server_default="", nullable=False),
        sa.Column("opened", sa.Double, server_default="0", nullable=False),
        sa.Column("next_due", sa.Double),
        sa.Column("deal", sa.Text, server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "tables_by_age",
        "tables",
        ["changed"],
        sqlite_where=sa.text("status <> 'playing'"),
        postgresql_where=sa.text("status <> 'playing'"),
    )
    op.create_index("tables_by_channel", "tables", ["channel", "status"])
    op.create_index("tables_by_circuit", "tables", ["circuit", "status"])
    op.create_index("tables_by_deal", "tables", ["deal"])
    op.create_index("tables_by_guild", "tables", ["guild", "status"])
    op.create_index("tables_by_status", "tables", ["status", "id"])
    op.create_index("tables_by_title", "tables", ["status", "title"])
    op.create_index("tables_due", "tables", ["next_due"])
    op.create_table(
        "taps",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("played", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "turn", "seat", "by"),
    )
    op.create_table(
        "wishes",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "guild", "title"),
    )
    op.create_index("wishes_by_guild", "wishes", ["guild"])
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "ply"),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "postgresql":
        # UNLOGGED: no WAL write, so presses don't wait for the disk. The table is empty after a crash.
        op.execute("ALTER TABLE interactions SET UNLOGGED")
