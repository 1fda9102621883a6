"""The real bot in a separate process, connected to the simulated Discord of tools.bench.gateway. `python -m
tools.bench.serve PORT DATABASE_URL TICK` prints a JSON line when it is ready, and then a JSON report for
every line that it reads: the bot's memory (MiB) and, since the previous report, the event loop's delays
(milliseconds), the CPU time of the loop's thread and of all processes (seconds), and the share of the
thread's time by kind of work. TICK: the number of seconds between two measurements of the delay.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from bot.cli.hosts import collect_rarely

collect_rarely()  # before the imports, as `python -m bot run` does

# ruff: noqa: E402
import discord
from discord.http import Route

from bot.app import Paddock, serve, tune_process
from bot.catalogue import TITLES
from bot.runtime.settings import Settings
from tests.tables.snap import SNAP
from tools.bench.sampler import Sampler
from tools.bench.spent import spent


def memory() -> float:
    """Return this process's resident memory in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def _watch(late: list[float], tick: float) -> None:
    """Record the delay of each tick, in milliseconds."""
    while True:
        due = time.perf_counter() + tick
        await asyncio.sleep(tick)
        late.append((time.perf_counter() - due) * 1000)


async def main(port: int, url: str, tick: float) -> None:
    """Run the bot with the simulated Discord at `port` until standard input closes. tick: see the module."""
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    bot = Paddock(
        Settings(database_url=url, robot_pause=1.0, _env_file=None), titles={**TITLES, SNAP.key: SNAP}
    )
    bot.add_listener(tune_process, "on_ready")
    await reported(bot, serve(bot, "token"), tick)


async def reported(bot: discord.Client, served: Coroutine[Any, Any, object], tick: float) -> None:
    """Run the bot until standard input closes, and print a report for each line of the input. served: runs
    the bot. tick: see the module.
    """
    late: list[float] = []
    loop = asyncio.get_running_loop()
    serving = asyncio.create_task(served)
    watching = asyncio.create_task(_watch(late, tick))
    while not bot.is_ready():
        await asyncio.sleep(0.002)
        if serving.done():
            await serving
    print(json.dumps({"ready": True}), flush=True)
    sampler, loop_before, before = Sampler(), time.thread_time(), spent(os.getpid())
    sampler.start()
    while await loop.run_in_executor(None, sys.stdin.readline):
        ticks, late[:] = sorted(late), []
        p99 = ticks[int(len(ticks) * 0.99)]
        over = sum(tick > 10 for tick in ticks)
        loop_now, now = time.thread_time(), spent(os.getpid())
        told = {
            "p99": p99,
            "max": ticks[-1],
            "over": over,
            "memory": memory(),
            "loop": loop_now - loop_before,
            "all": now - before,
            "split": sampler.taken(),
        }
        loop_before, before = loop_now, now
        print(json.dumps(told), flush=True)
    watching.cancel()
    await bot.close()
    await asyncio.gather(serving, watching, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
