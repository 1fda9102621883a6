"""`python -m bot status`: the state of a running bot, as its processes report it in the database."""

import asyncio
import json
from typing import Any

from sqlalchemy import URL, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.runtime.clock import SystemClock, within
from bot.runtime.settings import Settings
from bot.storage.database import driver_url
from bot.storage.postgres import UNPREPARED
from bot.storage.schema import facts, lobbies, tables
from bot.storage.unusable_database import UnreachableDatabase
from bot.storage.workers import DIED, STATUS

PATIENCE = 10.0
"""Seconds that the database may take."""
MIB = 1024 * 1024


def look(settings: Settings) -> str:
    """A few lines about the bot that serves the database. Nothing is changed. Raises
    UnreachableDatabase, and UnusableDatabase for an address of none.
    """
    return asyncio.run(_looked(driver_url(settings.database_url)))


async def _looked(url: URL) -> str:
    prepared = {} if url.get_backend_name() == "sqlite" else UNPREPARED
    engine = create_async_engine(url, poolclass=NullPool, connect_args=prepared, hide_parameters=True)
    try:
        playing, waiting, rows = await within(SystemClock(), PATIENCE, _read(engine))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise UnreachableDatabase(
            f"The database of DATABASE_URL cannot be read: {reason or type(error).__name__}."
        ) from None
    finally:
        await engine.dispose()
    now = SystemClock().now()
    found = [json.loads(row) for row in rows]
    return told(playing, waiting, [each for each in found if now - each["at"] < DIED], now)


async def _read(engine: AsyncEngine) -> tuple[int, int, list[str]]:
    playing = select(func.count()).select_from(tables).where(tables.c.status == "playing")
    waiting = select(func.count()).select_from(lobbies)
    status = select(facts.c.value).where(facts.c.key.like(f"{STATUS}%")).order_by(facts.c.key)
    async with engine.connect() as connection:
        return (
            await connection.scalar(playing) or 0,
            await connection.scalar(waiting) or 0,
            [row.value for row in await connection.execute(status)],
        )


def told(playing: int, waiting: int, processes: list[dict[str, Any]], now: float) -> str:
    """The lines. playing, waiting: how many tables and lobbies there are. processes: what each has told."""
    head = f"{many(playing, 'table')} in play, {many(waiting, 'open lobby', 'open lobbies')}."
    if not processes:
        return f"{head}\nNo running bot has told of itself in the last two minutes."
    lines = [_line(each, now) for each in processes]
    if len(processes) > 1:
        whole = {key: sum(each[key] for each in processes) for key in ("presses", "memory", "processes")}
        late = max(each["late"] for each in processes)
        lines.append(f"All {len(processes)}: {_figures({**whole, 'late': late})}")
    return "\n".join([head, *lines])


def _line(told: dict[str, Any], now: float) -> str:
    ago = many(max(0, int(now - told["at"])), "second")
    return f"{told['name']}: {_figures(told)} ({ago} ago)"


def _figures(told: dict[str, Any]) -> str:
    late = f"{many(told['late'], 'second')} late" if told["late"] else "on time"
    memory = f"{round(told['memory'] / MIB)} MiB in {many(told['processes'], 'process', 'processes')}"
    return f"{many(told['presses'], 'press', 'presses')} a minute, clocks and robots {late}, {memory}"


def many(count: float, one: str, more: str = "") -> str:
    """A count with its noun."""
    return f"{count:g} {one if count == 1 else more or f'{one}s'}"
