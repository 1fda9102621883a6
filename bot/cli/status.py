"""Prints the state of a running bot, as reported in the database: `python -m bot status`."""

import asyncio
import json
from typing import TypedDict

from sqlalchemy import URL, Connection, func, select, text

from bot.cli.report import many
from bot.runtime.clock import SystemClock
from bot.runtime.settings import Settings
from bot.storage import database, database_lock, schema, temporary_connection, workers
from bot.storage.database_url import driver_url, file_of
from bot.storage.unusable_database import UnusableDatabase, is_there

PATIENCE = 10.0
"""The number of seconds within which the database must answer."""
MIB = 1024 * 1024


def look(settings: Settings) -> str:
    """Return a few lines about the bot that uses the database. Raises UnreachableDatabase, and
    UnusableDatabase for an invalid address or a missing file.
    """
    url = driver_url(settings.database_url)
    file = file_of(url)
    if file is not None and not is_there(file):
        raise UnusableDatabase(f"There is no database {file} yet: the first start of the bot makes it.")
    return asyncio.run(_looked(url))


async def _looked(url: URL) -> str:
    playing, waiting, rows, now = await temporary_connection.read_once(url, PATIENCE, _read)
    found: list[Report] = [json.loads(row.document) | {"at": row.at} for row in rows]
    return status_text(playing, waiting, [each for each in found if now - each["at"] < workers.DIED], now)


def _read(connection: Connection) -> tuple[int, int, database.Rows, float]:
    """Return the numbers of tables and of lobbies, the reports of the processes, and the Unix time of the
    clock by which they report.
    """
    playing = select(func.count()).select_from(schema.tables).where(schema.tables.c.status == "playing")
    waiting = select(func.count()).select_from(schema.lobbies)
    status = connection.execute(select(schema.statuses).order_by(schema.statuses.c.id)).all()
    served = connection.dialect.name == "postgresql"
    now = connection.scalar(text(f"SELECT {database_lock.NOW}")) if served else SystemClock().now()
    return connection.scalar(playing) or 0, connection.scalar(waiting) or 0, status, now


class Report(TypedDict, total=False):
    """A process's report about itself, or the total of all reports, without name and time and with the
    greatest lateness. presses: per minute. late: in seconds. memory: in bytes, of all `processes`.
    """

    name: str
    at: float
    presses: float
    late: float
    memory: float
    processes: int


def status_text(playing: int, waiting: int, processes: list[Report], now: float) -> str:
    """Return the lines about a running bot. playing, waiting: the numbers of tables and of lobbies.
    processes: the reports of the bot's processes. now: Unix time.
    """
    head = f"{many(playing, 'table')} in play, {many(waiting, 'open lobby', 'open lobbies')}."
    if not processes:
        return f"{head}\nNo running bot has reported itself in the last two minutes."
    lines = [_line(each, now) for each in processes]
    if len(processes) > 1:
        whole = Report(
            presses=sum(each["presses"] for each in processes),
            memory=sum(each["memory"] for each in processes),
            processes=sum(each["processes"] for each in processes),
            late=max(each["late"] for each in processes),
        )
        lines.append(f"All {len(processes)}: {_figures(whole)}")
    return "\n".join([head, *lines])


def _line(report: Report, now: float) -> str:
    ago = many(max(0, int(now - report["at"])), "second")
    return f"{report['name']}: {_figures(report)} ({ago} ago)"


def _figures(report: Report) -> str:
    late = f"{many(report['late'], 'second')} late" if report["late"] else "on time"
    memory = f"{round(report['memory'] / MIB)} MiB in {many(report['processes'], 'process', 'processes')}"
    return f"{many(report['presses'], 'press', 'presses')} a minute, clocks and robots {late}, {memory}"
