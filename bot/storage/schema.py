"""The tables of the database. A change in this file needs a migration."""

import sqlalchemy as sa

SCHEMA = "0034"
"""The newest migration, which this code needs."""

metadata = sa.MetaData()

lobbies = sa.Table(
    "lobbies",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("guild", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("channel", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("circuit", sa.Text, nullable=False, server_default=""),
    sa.Column("opened", sa.Double, nullable=False, server_default="0"),
    sa.Column("next_due", sa.Double),
    sa.Index("lobbies_by_guild", "guild"),
    sa.Index("lobbies_by_channel", "channel"),
    sa.Index("lobbies_by_circuit", "circuit"),
    sa.Index("lobbies_due", "next_due"),
)
"""The open lobbies. document: the JSON of a LobbySnapshot. guild, channel, circuit: as in the snapshot.
opened: the play time at which the lobby was opened. next_due: the play time of its next check.
"""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("changed", sa.Double),
    sa.Column("guild", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("channel", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("circuit", sa.Text, nullable=False, server_default=""),
    sa.Column("opened", sa.Double, nullable=False, server_default="0"),
    sa.Column("next_due", sa.Double),
    sa.Column("deal", sa.Text, nullable=False, server_default=""),
    sa.Index("tables_by_deal", "deal"),
    sa.Index("tables_by_status", "status", "id"),
    sa.Index("tables_by_title", "status", "title"),
    sa.Index("tables_by_guild", "guild", "status"),
    sa.Index("tables_by_channel", "channel", "status"),
    sa.Index("tables_by_circuit", "circuit", "status"),
    sa.Index("tables_due", "next_due"),
    sa.Index(
        "tables_by_age",
        "changed",
        sqlite_where=sa.text("status <> 'playing'"),
        postgresql_where=sa.text("status <> 'playing'"),
    ),
)
"""The tables in play and finished ones. document: the JSON of a TableSnapshot. changed: the Unix time of the
last change, accurate to a heartbeat. guild, channel, circuit: as in the snapshot. opened: the play time at
which the table started. next_due: the play time of the next scheduled change, or none. deal: the seed of the
match.
"""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("sits", sa.Boolean, nullable=False),
    sa.Index("seats_by_person", "person"),
    sqlite_with_rowid=False,
)
"""The people of each lobby, table and race night. sits: false for people who no longer have a seat or are
only invited, and for all people of a race night.
"""

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)
"""The moves of each table, from which its match can be replayed. action: JSON."""

message_states = sa.Table(
    "notes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("wanted", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("next_due", sa.Double),
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("owner", sa.Text, nullable=False, server_default=""),
    sa.Column("expires", sa.Double, nullable=False, server_default="0"),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("notes_due", "next_due"),
    sa.Index("notes_closed", "id", sqlite_where=sa.text("closed = 1"), postgresql_where=sa.text("closed")),
)
"""The messages about a subject, in the state that Discord has confirmed. id: the id of a table or lobby, or a
prefix and an id: "night/" for a race night, "circuit/" for a circuit that has ended, "former/" for a deleted
table, or "person/" for the *My tables* of a person. document: empty before there are any messages. owner: the
worker that has the claim to the messages until `expires`, in Unix seconds of the database. epoch: a different
number for each owner. next_due: the play time by which the version `wanted` should be shown, or none if it is
shown already. closed: whether the lobby has closed.
"""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("dm", sa.Text, nullable=False),
)
"""The state of each person's direct messages, by Discord user id."""

preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("document", sa.Text, nullable=False),
)
"""The settings of each person. document: the JSON of bot.model.preferences.Preferences."""

wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("title", sa.Text, primary_key=True),
    sa.Index("wishes_by_guild", "guild"),
)
"""The people to notify when a table of a game opens in a server. title: the game's key, or empty for any
game.
"""

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("theme", sa.Text, nullable=False),
    sa.Column("ratings", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("role", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("language", sa.Text, nullable=False, server_default=""),
    sa.Column("circuit", sa.Text, nullable=False, server_default=""),
    sa.Column("most_person", sa.Integer, nullable=False, server_default="0"),
    sa.Column("most_channel", sa.Integer, nullable=False, server_default="0"),
    sa.Column("most_server", sa.Integer, nullable=False, server_default="0"),
    sa.Column("reports", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("kept_out", sa.Text, nullable=False, server_default=""),
)
"""The settings of a server: a bot.model.preferences.ServerChoice, with a column for each field."""

left_servers = sa.Table(
    "left_servers",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("since", sa.Double, nullable=False),
)
"""The servers with stored data that the bot has left. since: the Unix time at which that was first
noticed.
"""

facts = sa.Table(
    "facts",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Single values by key."""

circuits = sa.Table(
    "circuits",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("folded", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("next_due", sa.Double),
    sa.Column("host", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("circuits_by_guild", "guild"),
    sa.Index("circuits_by_host", "host"),
    sa.Index("circuits_due", "next_due"),
    sa.Index(
        "circuits_open_by_name",
        "guild",
        "folded",
        unique=True,
        sqlite_where=sa.text("status IN ('open', 'closing')"),
        postgresql_where=sa.text("status IN ('open', 'closing')"),
    ),
)
"""The circuits. document: the JSON of a bot.league Circuit, whose version is in the column. folded: the name,
case-folded. host: as in the document. next_due: the play time of the next check, or none.
"""

nights = sa.Table(
    "nights",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("next_due", sa.Double),
    sa.Index("nights_by_guild", "guild", "status"),
    sa.Index("nights_due", "next_due"),
    sa.Index("nights_by_age", "changed"),
)
"""The race nights. document: the JSON of a bot.features.nights.model Night. changed: the Unix time of the
last change. next_due: the play time of the next step, or none.
"""

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
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
    sa.Column("level", sa.Text, nullable=False, server_default=""),
    sa.Index("results_by_guild", "guild", "title", "at"),
    sa.Index("results_by_circuit", "circuit"),
    sa.Index("results_by_person", "person"),
)
"""The results of the seats in finished matches, and of players who left a match or stayed until its early
end. They outlive their tables. at: Unix seconds. level: that of a robot that played from the start, or empty.
"""

dailies = sa.Table(
    "dailies",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False, unique=True),
    sa.Column("place", sa.Integer),
    sa.Column("score", sa.Integer),
    sa.Index("dailies_by_day", "day"),
)
"""Each person's try at the deal of a day. day: counted from the beginning of 1970. place: none until the try
is finished.
"""

daily_shares = sa.Table(
    "daily_shares",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("daily_shares_by_person", "person", "day"),
)
"""The servers with which people have shared their try of a day, with the name and the channel, or 0 if the
channel was not recorded.
"""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Index("reviews_by_person", "person"),
)
"""The findings about a player's game. document: the JSON of a Review of bot.features.lookback.model, possibly
unfinished. at: the Unix time of the last write.
"""

missed = sa.Table(
    "missed",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("loss", sa.Double, nullable=False),
    sa.Index("missed_by_person", "person"),
)
"""The turning points of finished reviews: the moves of a person's seat with their cost in the game's unit."""

puzzles = sa.Table(
    "puzzles",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("correct", sa.Integer, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Index("puzzles_by_table", "table_id"),
)
"""Each person's progress with the puzzles that they have answered. A puzzle is a decision of a finished game.
answers, correct, due: as in bot.features.lookback.model.Progress.
"""

puzzle_days = sa.Table(
    "puzzle_days",
    metadata,
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
)
"""The days on which each person gave a right answer to a puzzle, counted from the beginning of 1970."""

taps = sa.Table(
    "taps",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("by", sa.Text, primary_key=True),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("lot", sa.Integer, nullable=False),
    sa.Column("played", sa.Boolean, nullable=False),
)
"""The presses that several workers hold or have played, in the latest race of presses of each table. action:
JSON.
"""

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("alone", sa.Boolean, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("beat", sa.Double, nullable=False),
)
"""The processes that use a PostgreSQL database. since, beat: the Unix times, by the database's clock, of the
process's start and its last heartbeat. alone: whether it must be the only process.
"""

statuses = sa.Table(
    "statuses",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
)
"""The latest report of each process as JSON, with its Unix time."""

pauses = sa.Table(
    "pauses",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)
"""The Unix times before which an action cannot be repeated. key: a digest of the action and of the id of the
person, role, server, channel or film that has the pause.
"""

interactions = sa.Table(
    "interactions",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""The interactions received recently by HTTP, with their Unix times, so that each is carried out once."""
