"""Measures how long people wait while robots think: docs/performance.md, Goal 19."""

from __future__ import annotations

import asyncio
import tempfile

from tools.bench.discord import Bot, fill, keep_pressing, quiet
from tools.bench.figures import Figure, told
from tools.bench.gateway import BenchDiscord

GAME, TABLES = "rasant", 50
SECONDS, RATE = 60.0, 4.0
"""The number of seconds for which people press, and the number of presses per second."""


def main() -> None:
    """Measure the answer times beside *club* robots and beside champions, and print their ratio."""
    without, beside = (asyncio.run(_waited(level)) for level in ("club", "champion"))
    told(Figure(f"goal 19, answers beside {TABLES} champions, 95 %", beside / without, "times", 1.25))


async def _waited(level: str) -> float:
    """Return the 95th percentile of the answer times in milliseconds, with robots of the given level."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        discord = BenchDiscord(TABLES)
        await fill(url, discord, TABLES, 1, GAME, robots=1, level=level)
        await discord.serve()
        bot = await Bot.start(discord, url)
        await quiet(discord, 2.0)
        await keep_pressing(discord, RATE, SECONDS)
        report = await bot.report()
        await quiet(discord)
        await bot.stop()
        await discord.close()
    waits = discord.answered()
    middle, p95 = (waits[int(len(waits) * share)] for share in (0.5, 0.95))
    print(
        f"  {TABLES} tables with robots of {level}: {len(waits)} presses answered in {middle:.1f} ms "
        f"(median), {p95:.1f} (95 %), {waits[-1]:.1f} (longest); event loop {report['p99']:.1f} ms late"
    )
    return p95
