"""Finds the problems that would keep the bot from starting, and describes each in a sentence without
secrets.
"""

import asyncio
import os
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, Connection, text

from bot.runtime.settings import ENV_FILE, FaultySettings, Settings, incomplete, misspelt, read
from bot.storage import database_lock, migrate, schema, temporary_connection, unusable_database
from bot.storage.database_url import driver_url, file_of

NO_TOKEN = "DISCORD_TOKEN is not set: put your bot's token into .env, or try the command `play`."
OPENS = "The database opens, no bot serves it now, and its schema is that of this version, {}."
OLDER = (
    "The database has the schema {} of an older version. The next start brings it up to date; a SQLite file "
    "is copied first, to one with that number behind its name."
)

PATIENCE = 60.0
"""The number of seconds within which the database must open, and a SQLite file must be checked completely."""


class Found(NamedTuple):
    """The problems that prevent the bot from starting, and useful facts, each as a sentence."""

    faults: tuple[str, ...]
    notes: tuple[str, ...] = ()


def look(env_file: Path = ENV_FILE) -> Found:
    """Check the settings and the database that they name, without changing anything."""
    found: tuple[str, ...] = ()
    try:
        found = misspelt(env_file)
        settings = read(env_file)
    except FaultySettings as error:
        return Found((*found, *error.faults))
    lacks = incomplete(settings)
    half = () if lacks is None else (lacks,)
    database = _database(settings)
    return Found((*found, *_token(settings), *half, *database.faults), database.notes)


def _token(settings: Settings) -> tuple[str, ...]:
    if settings.discord_token is None:
        return (NO_TOKEN,)
    token = settings.discord_token.get_secret_value()
    if not token.isascii():
        return ("DISCORD_TOKEN has characters that no token has, such as curly quotes: leave them out.",)
    if token.count(".") != 2 or any(character.isspace() for character in token):
        return ("DISCORD_TOKEN is no bot token: that is three parts joined by dots, without spaces.",)
    return ()


def _database(settings: Settings) -> Found:
    try:
        url = driver_url(settings.database_url)
        file = file_of(url)
        new = file is not None and not unusable_database.is_there(file)
    except unusable_database.UnusableDatabase as error:
        return Found((str(error),))
    if file is not None:
        if new:
            return Found(_folder(file))
        if not os.access(file, os.R_OK | os.W_OK) or not os.access(file.parent, os.W_OK):
            return Found((f"DATABASE_URL names {file}, which this user may not write.",))
    return asyncio.run(_opened(url, alone=settings.mode == "gateway"))


def _folder(file: Path) -> tuple[str, ...]:
    """Return a tuple with the reason why the database file cannot be created, or an empty tuple."""
    home = next(folder for folder in file.absolute().parents if folder.exists())
    if not home.is_dir() or not os.access(home, os.W_OK | os.X_OK):
        return (f"DATABASE_URL names {file}, but this user may not write in {home}.",)
    return ()


async def _opened(url: URL, *, alone: bool) -> Found:
    """Check that the database can be used. alone: whether a PostgreSQL database must not be in use."""
    try:
        older = await temporary_connection.read_once(url, PATIENCE, partial(_look, alone=alone))
    except (unusable_database.UnusableDatabase, unusable_database.UnreachableDatabase) as error:
        return Found((str(error),))
    return Found((), (OPENS.format(schema.SCHEMA) if older is None else OLDER.format(older),))


def _look(connection: Connection, *, alone: bool) -> str | None:
    """Return the schema of the database if it is an older one, or None. Raises UnusableDatabase,
    SQLAlchemyError and OSError.
    """
    older = migrate.MIGRATIONS.pending(connection)
    file = file_of(connection.engine.url)
    if file is not None:
        if connection.scalar(text("PRAGMA quick_check(1)")) != "ok":
            raise unusable_database.malformed(file)
        database_lock.must_be_free(file)
    elif alone:
        database_lock.must_be_unserved(connection)
    return older
