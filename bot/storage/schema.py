"""The tables of the database. A change here needs a migration; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)

SCHEMA = "0028"
"""The newest migration, which this code needs."""

metadata = MetaData()

lobbies = Table(
    "lobbies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("guild", BigInteger, nullable=False, server_default="0"),
    Column("channel", BigInteger, nullable=False, server_default="0"),
    Column("circuit", Text, nullable=False, server_default=""),
    Column("opened", Double, nullable=False, server_default="0"),
    Column("next_due", Double),
    Index("lobbies_by_guild", "guild"),
    Index("lobbies_by_channel", "channel"),
    Index("lobbies_by_circuit", "circuit"),
    Index("lobbies_due", "next_due"),
)
"""Open lobbies; the document is the JSON of a LobbySnapshot. guild, channel, circuit: as there. opened,
next_due: the play time at which it was opened, and at which somebody is to look at it."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("document", Text, nullable=False),
    Column("changed", Double),
    Column("guild", BigInteger, nullable=False, server_default="0"),
    Column("channel", BigInteger, nullable=False, server_default="0"),
    Column("circuit", Text, nullable=False, server_default=""),
    Column("opened", Double, nullable=False, server_default="0"),
    Column("next_due", Double),
    Column("deal", Text, nullable=False, server_default=""),
    Index("tables_by_deal", "deal"),
    Index("tables_by_status", "status", "id"),
    Index("tables_by_guild", "guild", "status"),
    Index("tables_by_channel", "channel", "status"),
    Index("tables_by_circuit", "circuit", "status"),
    Index("tables_due", "next_due"),
    Index(
        "tables_by_age",
        "changed",
        sqlite_where=text("status <> 'playing'"),
        postgresql_where=text("status <> 'playing'"),
    ),
)
"""Tables in play and finished; the document is the JSON of a TableSnapshot, the snapshot. changed: the Unix
time of the last change, to within a heartbeat. guild, channel, circuit: as in the snapshot. opened: the
play time at which it began. next_due: that at which a clock, a robot or a reminder is to be seen to; none:
never. deal: the seed of its match."""

seats = Table(
    "seats",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("sits", Boolean, nullable=False),
    Index("seats_by_person", "person"),
    sqlite_with_rowid=False,
)
"""Who sits at which lobby or table. sits: false for whoever only sat there before, or is asked to come."""

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""The log that proves the snapshots; an action is JSON."""

message_states = Table(
    "notes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("document", Text, nullable=False),
    Column("wanted", BigInteger, nullable=False, server_default="0"),
    Column("next_due", Double),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    Column("owner", Text, nullable=False, server_default=""),
    Column("expires", Double, nullable=False, server_default="0"),
    Index("notes_due", "next_due"),
)
"""Which messages show a table or lobby; the document is empty before there are any. Its name in the database
is older than ours. owner: the worker that may touch them until `expires`, in Unix seconds of the database;
epoch: another number with each owner. next_due: the play time by which the version `wanted` should be shown;
none: it is."""

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("dm", Text, nullable=False),
)
"""What is known of a person's direct messages, by Discord user id."""

preferences = Table(
    "preferences",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("document", Text, nullable=False),
)
"""What each person has chosen; the document is the JSON of bot.tables.preferences.Preferences."""

wishes = Table(
    "wishes",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("title", Text, primary_key=True),
    Index("wishes_by_guild", "guild"),
)
"""The people to notify when a table of that game opens in that server; title: its key, or empty for any."""

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("theme", Text, nullable=False),
    Column("ratings", Boolean, nullable=False, server_default=false()),
    Column("role", BigInteger, nullable=False, server_default="0"),
    Column("language", Text, nullable=False, server_default=""),
    Column("circuit", Text, nullable=False, server_default=""),
    Column("most_person", Integer, nullable=False, server_default="0"),
    Column("most_channel", Integer, nullable=False, server_default="0"),
    Column("most_server", Integer, nullable=False, server_default="0"),
)
"""What a server has chosen: a bot.model.preferences.ServerChoice, a column for each field."""

left_servers = Table(
    "left_servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)
"""The servers of which something is stored and where the bot is not any more. since: the Unix time when that
was first seen."""

facts = Table(
    "facts",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values by name."""

circuits = Table(
    "circuits",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("folded", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("opened", Double, nullable=False),
    Column("document", Text, nullable=False),
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("next_due", Double),
    Column("host", BigInteger, nullable=False, server_default="0"),
    Index("circuits_by_guild", "guild"),
    Index("circuits_by_host", "host"),
    Index("circuits_due", "next_due"),
    Index(
        "circuits_open_by_name",
        "guild",
        "folded",
        unique=True,
        sqlite_where=text("status IN ('open', 'closing')"),
        postgresql_where=text("status IN ('open', 'closing')"),
    ),
)
"""Circuits; the document is the JSON of a bot.league Circuit; the column `version` is right, and not what
stands there. folded: its name without regard to case. host: as there. next_due: the play time at which
somebody is to see whether it is over, or to post its final table; none: never."""

nights = Table(
    "nights",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("document", Text, nullable=False),
    Column("messages", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Column("next_due", Double),
    Index("nights_by_guild", "guild", "status"),
    Index("nights_due", "next_due"),
)
"""Race nights; the document is the JSON of a bot.model.nights Night, and messages that of its NightMessages.
changed: the Unix time of the last change. next_due: the play time at which somebody is to see to it; none:
never."""

results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    Column("circuit", Text),
    Column("title", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", BigInteger),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer),
    Column("out", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("driver", Text, nullable=False, server_default=""),
    Index("results_by_circuit", "circuit"),
    Index("results_by_person", "person"),
)
"""How each seat came out of each finished match. It outlives the table, which is purged in time. at: Unix
seconds. driver: the level of a robot; it is not known of those of before there were levels."""

dailies = Table(
    "dailies",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("edition", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("table_id", Text, nullable=False, unique=True),
    Column("place", Integer),
    Column("score", Integer),
    Index("dailies_by_day", "day"),
)
"""Everybody's one try at the deal of a day, in days since the beginning of 1970. place: none until it is
finished."""

daily_shares = Table(
    "daily_shares",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("channel", BigInteger, nullable=False, server_default="0"),
    Index("daily_shares_by_person", "person", "day"),
)
"""To which servers somebody has shown the try of a day, under which name, and in which channel; 0: that was
not noted."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("document", Text, nullable=False),
    Index("reviews_by_person", "person"),
)
"""What was found of a player's finished game; the document is the JSON of bot.model.reviews.Review, also of
one that is not done. It goes with its table. at: the Unix time when it was last written."""

missed = Table(
    "missed",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, nullable=False),
    Column("loss", Double, nullable=False),
    Index("missed_by_person", "person"),
)
"""The turning points of reviews that are done: the moves of that person's seat, and what each cost, in the
unit of the game. They go with their table."""

puzzles = Table(
    "puzzles",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("answers", Integer, nullable=False),
    Column("correct", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Index("puzzles_by_table", "table_id"),
)
"""How far each person is with the puzzles that they have answered: a decision of a finished game, by its
table, seat and move. It goes with its table. answers, correct, due: as in bot.model.puzzles.Progress."""

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
)
"""The days, since the beginning of 1970, on which each person gave a right answer to a puzzle."""

taps = Table(
    "taps",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("by", Text, primary_key=True),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("lot", Integer, nullable=False),
    Column("played", Boolean, nullable=False),
)
"""The presses of a race of presses that workers hold or have played in its last turn; an action is JSON. One
process keeps them in memory alone."""

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("alone", Boolean, nullable=False),
    Column("since", Double, nullable=False),
    Column("beat", Double, nullable=False),
)
"""The processes that serve a server's database; a SQLite file has one, and leaves it empty. since, beat: the
Unix time, by the clock of the database, when it came and of its last heartbeat. alone: it wants none
beside it."""

statuses = Table(
    "statuses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("document", Text, nullable=False),
)
"""What each process tells of itself with its heartbeats, as JSON, and at what Unix time it did."""

pauses = Table(
    "pauses",
    metadata,
    Column("key", Text, primary_key=True),
    Column("until", Double, nullable=False),
)
"""Until which Unix time a person, or a role, may not have something again; the key is a digest of both."""

interactions = Table(
    "interactions",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""Which of Discord's interactions came in by HTTP of late, and at what Unix time: each is taken once,
whatever process it is sent to. The gateway tells none twice, and leaves it empty."""
