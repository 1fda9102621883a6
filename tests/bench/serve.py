"""The real bot in a process of its own, on the small Discord of tests.bench.gateway; it reports on itself.

python -m tests.bench.serve PORT DATABASE_URL: prints a JSON line when it is ready, and another one for every
line it reads: how late its event loop was since the last (milliseconds), and its memory (MiB).
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

from discord.http import Route

from bot.app import Paddock, serve
from bot.catalogue import TITLES
from bot.settings import Settings
from tests.tables.snap import SNAP

TICK = 0.001


def memory() -> float:
    """This process's resident memory in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


async def _watch(late: list[float]) -> None:
    """Note how late each tick is, in milliseconds."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - due) * 1000)


async def main(port: int, url: str) -> None:
    """Serve until standard input ends."""
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    bot = Paddock(
        Settings(database_url=url, robot_pause=1.0, _env_file=None), titles={**TITLES, SNAP.key: SNAP}
    )
    late: list[float] = []
    loop = asyncio.get_running_loop()
    serving = asyncio.create_task(serve(bot, "token"))
    watching = asyncio.create_task(_watch(late))
    while not bot.is_ready():
        await asyncio.sleep(0.002)
        if serving.done():
            await serving
    print(json.dumps({"ready": True}), flush=True)
    while await loop.run_in_executor(None, sys.stdin.readline):
        ticks, late[:] = sorted(late), []
        p99 = ticks[int(len(ticks) * 0.99)]
        over = sum(tick > 10 for tick in ticks)
        print(json.dumps({"p99": p99, "max": ticks[-1], "over": over, "memory": memory()}), flush=True)
    watching.cancel()
    await bot.close()
    await asyncio.gather(serving, watching, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
