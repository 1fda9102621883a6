"""Measures the load while people press more often than the workers can answer."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from bot.runtime.clock import LoopClock
from bot.sandbox.answers import FIRST
from bot.ui.presses_in_hand import IN_TIME
from tests.storage.postgres import Cluster
from tools.bench.spent import spent
from tools.scale.process import BotProcess

ROOM = FIRST - IN_TIME
"""The number of seconds that the bot allows for the transmission of a press and its answer."""
EVERY = 0.1
"""The number of seconds between two requests that the people send to themselves."""


@dataclass
class Load:
    """The load during a measurement."""

    cores: Mapping[str, float] = field(default_factory=dict)
    """The number of cores that each kind of process kept busy."""
    waited: float = 0.0
    """The share of the time in which the people's process waited for a core."""
    way: float = 0.0
    """The longest time in seconds that a request from the people to themselves took."""

    @property
    def of_people(self) -> bool:
        """Return whether the people were the limit, because transmissions took longer than the bot allows
        for.
        """
        return self.way > ROOM

    def __str__(self) -> str:
        limit = "the people were the limit" if self.of_people else "the people were not the limit"
        used = ", ".join(f"{cores:.2f} {name}" for name, cores in self.cores.items())
        return (
            f"{limit}: a request to themselves took {self.way:.2f} s at most (room {ROOM:.1f}), they waited "
            f"for a core {self.waited:.0%} of the time; cores: {used}"
        )


@dataclass
class Overload:
    """The result of presses at three times the capacity. answered: the number of answers in time, including
    the `refused` ones. unanswered: a line about each press without an answer. late: a line about each answer
    after more than three seconds.
    """

    capacity: float = 0.0
    answered: int = 0
    refused: int = 0
    unanswered: Sequence[str] = ()
    late: Sequence[str] = ()
    load: Load = field(default_factory=Load)

    def __str__(self) -> str:
        return (
            f"overload, capacity {self.capacity:.1f} a second: "
            f"{self.answered + len(self.unanswered)} presses, {self.answered} answers in time "
            f"({self.refused} refusals), {len(self.unanswered)} without one, {len(self.late)} too late"
            f"\n    {self.load}"
        )


class Meter:
    """Measures the load of an attack's processes, and the time that a request from the people to themselves
    takes. base: the URL of the simulated Discord.
    """

    def __init__(self, bots: Sequence[BotProcess], server: Cluster, base: str) -> None:
        self._bots = bots
        self._server = server
        self._url = f"{base}/gateway"
        self._clock = LoopClock()

    async def measure(self, seconds: float) -> Load:
        """Return the load during the next `seconds` seconds."""
        began, before, waited = self._clock.now(), self._spent(), _waited()
        load = Load()
        probing = asyncio.create_task(self._probe(load), name="probe")
        await self._clock.sleep_until(began + seconds)
        took = self._clock.now() - began
        used = {name: max(0.0, now - before[name]) / took for name, now in self._spent().items()}
        load.cores, load.waited = used, (_waited() - waited) / took
        probing.cancel()
        await asyncio.gather(probing, return_exceptions=True)
        return load

    async def _probe(self, load: Load) -> None:
        async with aiohttp.ClientSession() as session:
            await probe(session, self._url, load)

    def _spent(self) -> Mapping[str, float]:
        """Return the CPU seconds of each kind of process so far."""
        people, database, ours = time.process_time(), spent(self._server.process), spent(os.getpid())
        return {
            "the workers": sum(bot.spent() for bot in self._bots),
            "the people": people,
            "PostgreSQL": database,
            "PgBouncer": ours - people - sum(bot.spent() - bot.cpu for bot in self._bots),
            "other programs": _busy() - ours - database,
        }


async def probe(session: aiohttp.ClientSession, url: str, load: Load) -> None:
    """Send a request to `url` again and again, and record in `load` the longest duration."""
    clock = LoopClock()
    while True:
        due = clock.now() + EVERY
        await clock.sleep_until(due)
        try:
            async with session.get(url) as answer:
                await answer.read()
        finally:
            load.way = max(load.way, clock.now() - due)


def _waited() -> float:
    """Return the number of seconds for which this process was ready to run but had no core, or 0 if
    unknown.
    """
    with suppress(FileNotFoundError):
        return int(Path("/proc/self/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    return 0.0


def _busy() -> float:
    """Return the CPU seconds of all programs on this machine."""
    user, nice, system = map(int, Path("/proc/stat").read_text(encoding="ascii").split()[1:4])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")
