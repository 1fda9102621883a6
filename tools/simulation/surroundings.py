"""The surroundings of an evening: time, random numbers and the order of work depend only on the seed."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import aiohttp
import discord
import discord.backoff
import sqlalchemy.exc

from bot.app import Paddock
from bot.model.store_errors import StoreAway
from bot.runtime.processes import Processes
from bot.storage.unusable_database import UnusableDatabase
from tests.virtual_time import VirtualTimeLoop
from tools.simulation.disk import installed

if TYPE_CHECKING:
    from tools.simulation.evening import Evening

OUTSIDE = (
    asyncio.CancelledError,
    TimeoutError,
    OSError,
    aiohttp.ClientError,
    discord.DiscordException,
    sqlalchemy.exc.SQLAlchemyError,
    StoreAway,
)


def is_outside(error: BaseException) -> bool:
    """Return whether an error can result from a failure outside of the bot."""
    of_storage = type(error).__module__ == "sqlite3" or "Conflict" in type(error).__name__
    return of_storage or isinstance(error, OUTSIDE) or _is_full_disk(error)


def _is_full_disk(error: BaseException) -> bool:
    """Return whether a start has failed because the disk was full."""
    cause = getattr(error.__cause__, "orig", error.__cause__)
    full = getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    return isinstance(error, UnusableDatabase) and full


class SimulatedLoop(VirtualTimeLoop):
    """A loop of virtual time that does its executor's work immediately instead of in a thread."""

    def run_in_executor(  # type: ignore[override]  # typeshed uses a TypeVarTuple
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future


class _Faults(logging.Handler):
    """Checks each line that the bot logs: no line contains a person's id or name, and an error is explained
    by a failure outside of the bot.
    """

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self._evening = evening

    def emit(self, record: logging.LogRecord) -> None:
        line, people = self.format(record), self._evening.venue.people
        told = re.findall(r"\w+", line)
        if any(str(person.id) in line or name in told for name, person in people.items()):
            self._evening.watch.wrong.append(f"the log tells who somebody is: {line}")
        if record.levelno >= logging.ERROR:
            self._hear_fault(record)

    def _hear_fault(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return
        told = f"the log says: {record.getMessage()}: {type(error).__name__}: {error}"
        if not is_outside(error):
            self._evening.watch.wrong.append(told)
        elif not self._evening.is_rough():
            self._evening.watch.wrong.append(f"{told}, though nothing went wrong")


def without_heartbeats(make: Callable[[], Paddock]) -> Callable[[], Paddock]:
    """Return a function that creates the same bot without the heartbeats that discord.py sends from a
    thread.
    """

    def made() -> Paddock:
        bot = make()
        bot._connection.heartbeat_timeout = 1e9
        return bot

    return made


def _virtual() -> SimpleNamespace:
    """Return a replacement for the module `time` with virtual time."""

    def now() -> float:
        return asyncio.get_running_loop().time()

    return SimpleNamespace(time=now, monotonic=now, perf_counter=now)


class _Alike(Random):
    """A random generator that always has the same seed, for the pauses of discord.py."""

    def seed(self, *_: Any) -> None:
        super().seed(1)


async def _here(_: Processes, work: Callable[..., Any], *args: Any) -> Any:
    return work(*args)


@contextmanager
def surroundings(evening: Evening) -> Iterator[None]:
    """Derive everything random or machine-dependent from the seed, within the context."""
    luck = Random(evening.story.seed)
    faults, bot_log = _Faults(evening), logging.getLogger("bot")
    bot_log.addHandler(faults)
    was, bot_log.propagate = (bot_log.propagate, bot_log.level), False
    bot_log.setLevel(logging.DEBUG)
    try:
        with (
            installed(evening.disk),
            patch.object(secrets, "token_hex", lambda size=16: luck.randbytes(size).hex()),
            patch.object(Processes, "run", _here),
            patch.object(discord.gateway.KeepAliveHandler, "start", lambda _: None),
            patch.object(discord.backoff, "random", SimpleNamespace(Random=_Alike)),
            patch.object(discord.gateway, "time", _virtual()),
        ):
            yield
    finally:
        bot_log.removeHandler(faults)
        bot_log.propagate, level = was
        bot_log.setLevel(level)
