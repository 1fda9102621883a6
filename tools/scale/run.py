"""Runs the bot under load once."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import count, cycle

from bot.runtime.clock import SystemClock, sleep
from bot.sandbox.model import Interaction
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from tests.sandbox.endpoint import EndpointCalls
from tools.scale.crowd import Crowd
from tools.scale.process import BotProcess
from tools.scale.proof import Found, left_undone, look

_PORTS = count(10_000 + os.getpid() % 200 * 100)
"""A hundred ports for each process, below those that systems use for connections."""


@dataclass
class Run:
    """The results of a run."""

    workers: int
    servers: int
    seconds: float
    kills: int
    latencies: list[float]
    """The number of seconds from each press to its first answer."""
    failed: Sequence[Interaction]
    """The presses without an answer."""
    cpu: float
    """The CPU seconds of all processes of the bot."""
    own: float
    """The CPU seconds of this process, which simulates Discord and the people."""
    memory: float
    """The memory of the largest worker at the end, in MiB."""
    undone: Sequence[str]
    """The ids of the tables at which no worker did the due work."""
    found: Found


async def play(
    database: str,
    *,
    servers: int,
    rate: float,
    seconds: float,
    kill: float,
    workers: int = 1,
    pinned: bool = False,
    share: float = 1.0,
) -> Run:
    """Make people press `rate` times per second for `seconds` seconds, and return the results. kill: the
    number of seconds between two kills of workers, or 0 for none. pinned: whether each worker has its own
    core. share: as for BotProcess.
    """
    clock = SystemClock()
    world = SandboxWorld(clock)
    urls = [f"http://127.0.0.1:{free_port()}/interactions" for _ in range(workers)]
    server = SandboxServer(world, remember=1_000)
    await server.start()
    calls = EndpointCalls(world, *urls)
    crowd = Crowd(world, servers)
    cores = [at if pinned else None for at in range(workers)]
    bots = [
        BotProcess(calls, server.base, database, url, core, share)
        for url, core in zip(urls, cores, strict=True)
    ]
    try:
        for bot in bots:
            await bot.start()
        own = time.process_time()
        await asyncio.gather(press(crowd, rate, seconds), _kill(bots, kill, clock.now() + seconds))
        own = time.process_time() - own
        memory, undone = max(bot.memory() for bot in bots), await left_undone(database)
        for bot in bots:
            await bot.stop()
    finally:
        crowd.close()
        await calls.close()
        await server.close()
    found = await look(database, crowd)
    kills, cpu = sum(bot.lives - 1 for bot in bots), sum(bot.cpu for bot in bots)
    answers, failed = crowd.latencies, crowd.failed
    return Run(workers, servers, seconds, kills, answers, failed, cpu, own, memory, undone, found)


async def press(crowd: Crowd, rate: float, seconds: float) -> None:
    """Make people press for `seconds` seconds, as `pressing` does."""
    async with pressing(crowd, rate):
        await sleep(SystemClock(), seconds)


@asynccontextmanager
async def pressing(crowd: Crowd, rate: float) -> AsyncIterator[None]:
    """Make people press `rate` times per second within the context, without waiting for answers."""
    clock, acting = SystemClock(), set[asyncio.Task[None]]()

    async def press_on() -> None:
        began = clock.now()
        for number in count():
            await clock.sleep_until(began + number / rate)
            task = asyncio.create_task(crowd.act(), name="press")
            acting.add(task)
            task.add_done_callback(acting.discard)

    going_on = asyncio.create_task(press_on(), name="press on")
    try:
        yield
    finally:
        going_on.cancel()
        if acting:
            await asyncio.wait(acting, timeout=5)
        for task in tuple(acting):
            task.cancel()
        await asyncio.gather(going_on, *acting, return_exceptions=True)


async def _kill(bots: Sequence[BotProcess], every: float, end: float) -> None:
    """Kill the workers in turn, one every `every` seconds until the Unix time `end`, and start each again.
    every: 0 for no kills.
    """
    clock = SystemClock()
    due = clock.now()
    for bot in cycle(bots):
        due = max(due + every, clock.now())
        if not every or due >= end:
            return
        await clock.sleep_until(due)
        await bot.kill()
        await bot.start()


def free_port() -> int:
    """Return a port at which no program is listening."""
    for port in _PORTS:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("counted to the end")
