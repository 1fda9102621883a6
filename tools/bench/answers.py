"""Measures how long people wait for answers with 100 tables in one process: docs/performance.md, Goal 24.
Games with simultaneous presses are left out, because their presses deliberately wait for slower connections.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile

from bot.catalogue import TITLES
from tools.bench.discord import Bot, fill, keep_pressing, quiet
from tools.bench.figures import Figure, told
from tools.bench.gateway import BenchDiscord
from tools.bench.press import TICK, hands

TABLES, SEATS = 100, 2
RATE, SECONDS = 40.0, 30.0
GAMES = [key for key, title in TITLES.items() if title.table.reflexes is None]


def main() -> None:
    """Measure the waits, and print them with the goals."""
    waits, cpu = asyncio.run(_waits())
    p95, p99 = (waits[int(len(waits) * share)] for share in (0.95, 0.99))
    print(
        f"  {TABLES} tables of {', '.join(GAMES)}, {len(waits) / SECONDS:.0f} presses/s: answered in "
        f"{statistics.median(waits):.1f} ms (median), {p95:.1f} (95 %), {p99:.1f} (99 %), {waits[-1]:.1f} "
        f"(longest); {cpu:.1f} ms of CPU a press; load {os.getloadavg()[0]:.1f} then"
    )
    told(Figure(f"goal 24, {RATE:.0f} presses/s, answered, 95 %", p95, "ms", 35.0))
    told(Figure(f"goal 24, {RATE:.0f} presses/s, answered, 99 %", p99, "ms", 70.0))


async def _waits() -> tuple[list[float], float]:
    """Return the milliseconds from each press to its answer, sorted, and the CPU milliseconds per press."""
    each = TABLES // len(GAMES)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        discord = BenchDiscord(SEATS * TABLES)
        for number, title in enumerate(GAMES):
            await fill(url, discord, each, SEATS, title, after=number * each * SEATS)
        await discord.serve()
        bot = await Bot.start(discord, url, TICK)
        await hands(discord)
        await bot.report()
        await keep_pressing(discord, RATE, SECONDS)
        await quiet(discord)
        report = await bot.report()
        await bot.stop()
        await discord.close()
    waits = discord.answered()
    return waits, report["all"] * 1000 / len(waits)


if __name__ == "__main__":
    main()
