"""A temporary connection that reads a database once."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from bot.runtime.clock import SystemClock, within
from bot.storage.database_url import file_of
from bot.storage.unusable_database import UnreachableDatabase

T = TypeVar("T")


async def read_once(url: URL, seconds: float, read: Callable[[Connection], T]) -> T:
    """Return the result of `read`, within `seconds` seconds, through a separate connection. Raises
    UnreachableDatabase, and any exception of `read` that is not the database's.
    """
    served = file_of(url) is None
    reading = _read_server(url, read) if served else asyncio.to_thread(_read_file, url, read)
    try:
        return await within(SystemClock(), seconds, reading)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise UnreachableDatabase(
            f"The database of DATABASE_URL cannot be opened: {reason or type(error).__name__}."
        ) from None


def _read_file(url: URL, read: Callable[[Connection], T]) -> T:
    engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    with engine.connect() as connection:
        return read(connection)


async def _read_server(url: URL, read: Callable[[Connection], T]) -> T:
    # most hosts have a SQLite file, and these imports take a fifth of a second
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415  see above

    from bot.storage.postgres import UNPREPARED  # noqa: PLC0415  see above

    engine = create_async_engine(url, poolclass=NullPool, connect_args=UNPREPARED, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(read)
    finally:
        await engine.dispose()
