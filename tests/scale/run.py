"""One run: a Discord of ours, the bot in a process of its own, people, and somebody who kills it."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass

from bot.clock import SystemClock, sleep
from bot.sandbox.endpoint import EndpointCalls
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import World
from tests.scale.crowd import Crowd
from tests.scale.process import BotProcess
from tests.scale.proof import Found, look


@dataclass
class Run:
    """What came of a run. latencies: seconds to each first answer. failed: presses without one. cpu: seconds
    of the bot's processes. memory: of the last, in MiB.
    """

    servers: int
    seconds: float
    kills: int
    latencies: list[float]
    failed: int
    cpu: float
    memory: float
    found: Found


PATIENCE = 60.0
"""For so many more seconds people press, if they must, until so many answers have come as were asked for."""


async def play(
    database: str, *, servers: int, rate: float, seconds: float, kill: float, answers: int = 0
) -> Run:
    """Let people press at that rate for so long; every `kill` seconds the process is killed, 0: never.
    answers: so many there must have been, at least.
    """
    clock = SystemClock()
    world, port = World(clock), free_port()
    server = SandboxServer(world, remember=1_000)
    await server.start()
    calls = EndpointCalls(world, f"http://127.0.0.1:{port}/interactions")
    crowd = Crowd(world, servers)
    bot = BotProcess(calls, server.base, database, port)
    try:
        await bot.start()
        await asyncio.gather(_press(crowd, rate, seconds, answers), _kill(bot, kill, clock.now() + seconds))
        memory = bot.memory()
        await bot.stop()
    finally:
        crowd.close()
        await calls.close()
        await server.close()
    found = await look(database, crowd)
    return Run(servers, seconds, bot.lives - 1, crowd.latencies, crowd.failed, bot.cpu, memory, found)


async def _press(crowd: Crowd, rate: float, seconds: float, answers: int) -> None:
    """Open loop: the next press comes whether the last was answered or not."""
    clock = SystemClock()
    began, acting = clock.now(), set[asyncio.Task[None]]()
    for number in range(int(rate * (seconds + PATIENCE))):
        if number >= rate * seconds and len(crowd.latencies) >= answers:
            break
        await clock.sleep_until(began + number / rate)
        task = asyncio.create_task(crowd.act(), name="press")
        acting.add(task)
        task.add_done_callback(acting.discard)
    if acting:
        await asyncio.wait(acting, timeout=5)
    for task in acting:
        task.cancel()
    await asyncio.gather(*acting, return_exceptions=True)


async def _kill(bot: BotProcess, every: float, end: float) -> None:
    clock = SystemClock()
    while every and clock.now() + every < end:
        await sleep(clock, every)
        await bot.kill()
        await bot.start()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
