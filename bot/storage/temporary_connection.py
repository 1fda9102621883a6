"""A temporary connection, which reads a database once, whether or not a bot serves it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.runtime.clock import SystemClock, within
from bot.storage.postgres import UNPREPARED
from bot.storage.unusable_database import UnreachableDatabase

T = TypeVar("T")


async def read_once(url: URL, seconds: float, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Return the result of `read`, within that time, through its own connection. Raises UnreachableDatabase,
    ModuleNotFoundError where the driver is missing, and any exception of `read` that is not the database's.
    """
    prepared = {} if url.get_backend_name() == "sqlite" else UNPREPARED
    engine = create_async_engine(url, poolclass=NullPool, connect_args=prepared, hide_parameters=True)

    async def connected() -> T:
        async with engine.connect() as connection:
            return await read(connection)

    try:
        return await within(SystemClock(), seconds, connected())
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise UnreachableDatabase(
            f"The database of DATABASE_URL cannot be opened: {reason or type(error).__name__}."
        ) from None
    finally:
        await engine.dispose()
