"""What would keep the bot from starting: each fault a sentence for the host, with no secret in it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.clock import SystemClock, within
from bot.settings import ENV_FILE, FaultySettings, Settings, incomplete, misspelt, read
from bot.storage.database import driver_url
from bot.storage.migrate import MIGRATIONS
from bot.storage.unusable import UnusableDatabase

NO_TOKEN = "DISCORD_TOKEN is not set: put your bot's token into .env (see .env.example), or try `make play`."
NO_ASYNCPG = "DATABASE_URL names PostgreSQL, which needs the package asyncpg: install it with `make install`."


PATIENCE = 10.0
"""How long the database may take to open, in seconds."""


def faults(env_file: Path = ENV_FILE) -> tuple[str, ...]:
    """Every fault of the settings and of what they point at. Nothing is changed by looking."""
    found = misspelt(env_file)
    try:
        settings = read(env_file)
    except FaultySettings as error:
        return (*found, *error.faults)
    lacks = incomplete(settings)
    half = () if lacks is None else (lacks,)
    return (*found, *_token(settings), *half, *_database(settings.database_url))


def _token(settings: Settings) -> tuple[str, ...]:
    if settings.discord_token is None:
        return (NO_TOKEN,)
    token = settings.discord_token.get_secret_value()
    if token.count(".") != 2 or any(character.isspace() for character in token):
        return ("DISCORD_TOKEN is no bot token: that is three parts joined by dots, without spaces.",)
    return ()


def _database(given: str) -> tuple[str, ...]:
    try:
        url = driver_url(given)
    except UnusableDatabase as error:
        return (str(error),)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or ":memory:")
        if not file.exists():
            return _folder(file)
        if not os.access(file, os.R_OK | os.W_OK) or not os.access(file.parent, os.W_OK):
            return (f"DATABASE_URL names {file}, which this user may not write.",)
    return asyncio.run(_schema(url))


def _folder(file: Path) -> tuple[str, ...]:
    """Whether a database file that is not there yet can be made."""
    home = next(folder for folder in file.absolute().parents if folder.exists())
    if not home.is_dir() or not os.access(home, os.W_OK | os.X_OK):
        return (f"DATABASE_URL names {file}, but this user may not write in {home}.",)
    return ()


async def _schema(url: URL) -> tuple[str, ...]:
    """Whether the database opens, and was not written by a newer version."""
    try:
        engine = create_async_engine(url, poolclass=NullPool)
    except ModuleNotFoundError:
        return (NO_ASYNCPG,)
    try:
        await within(SystemClock(), PATIENCE, _look(engine))
    except UnusableDatabase as error:
        return (str(error),)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        return (f"The database of DATABASE_URL cannot be opened: {reason or type(error).__name__}.",)
    finally:
        await engine.dispose()
    return ()


async def _look(engine: AsyncEngine) -> None:
    """Open the database. Raises NewerSchema, SQLAlchemyError, OSError."""
    async with engine.connect() as connection:
        await connection.run_sync(MIGRATIONS.pending)
