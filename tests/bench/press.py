"""The CPU time of a press in each game, by kind of work: docs/performance.md, Goal 7."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from typing import Any

from bot.catalogue import TITLES
from tests.bench.discord import Bot, fill, quiet
from tests.bench.figures import Figure, told
from tests.bench.gateway import BenchDiscord

TABLES, SEATS = 20, 3
SECONDS, RATE = 8.0, 10.0
TICK = 0.1
"""Reading the clock costs time, too, so it is read rarely."""


def main(titles: Sequence[str] = tuple(TITLES)) -> None:
    """Measure and print."""
    asyncio.run(_anchor())
    found = [asyncio.run(pressed(title)) for title in titles]
    loop, whole = (statistics.median(each) for each in zip(*found, strict=True))
    told(Figure("goal 7, a press, the event loop's thread", loop, "ms", 4.0))
    told(Figure("goal 7, a press, in all", whole, "ms", 10.0))


async def _anchor() -> None:
    """The cost of a press in a bot without games."""
    discord = BenchDiscord(SEATS * TABLES)
    await discord.serve()
    people = map(str, discord.people)
    bot = await Bot.begin(discord, "tests.bench.bare", str(TICK), str(discord.channel.id), *people)
    _split("discord.py alone", discord, await reported(discord, bot, RATE, SECONDS))


async def pressed(title: str) -> tuple[float, float]:
    """The CPU time of a press in milliseconds, of the event loop's thread, and of all processes."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        discord = BenchDiscord(SEATS * TABLES)
        await fill(url, discord, TABLES, SEATS, title)
        await discord.serve()
        report = await reported(discord, await Bot.start(discord, url, TICK), RATE, SECONDS)
    return _split(title, discord, report)


async def reported(discord: BenchDiscord, bot: Bot, rate: float, seconds: float) -> dict[str, Any]:
    """The bot's report about presses at that rate for so long, once everybody has a hand. Both end."""
    while len(discord.hands) < len(discord.people):  # noqa: ASYNC110  no event tells of a hand
        await asyncio.sleep(0.1)
    await quiet(discord, 2.0)
    await bot.report()
    await _keep_pressing(discord, rate, seconds)
    await quiet(discord)
    report = await bot.report()
    await bot.stop()
    await discord.close()
    return report


async def _keep_pressing(discord: BenchDiscord, rate: float, seconds: float) -> None:
    """Press at that rate for so long: the next press waits for no answer."""
    discord.forget()
    rng, began = random.Random(1), time.perf_counter()
    due = began
    while due < began + seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        discord.press(rng)
        due += rng.expovariate(rate)


def _split(title: str, discord: BenchDiscord, report: dict[str, Any]) -> tuple[float, float]:
    presses = len(discord.waits)
    loop, whole = (report[kind] * 1000 / presses for kind in ("loop", "all"))
    split = ", ".join(f"{name} {loop * share:.2f}" for name, share in report["split"].items())
    each = ", ".join(f"{name} {number / presses:.2f}" for name, number in discord.calls.most_common())
    print(f"  {title}, {presses} presses: {loop:.2f} ms in the loop's thread, {whole:.2f} in all")
    print(f"    {split}")
    print(f"    calls: {each}", flush=True)
    return loop, whole


if __name__ == "__main__":
    main()
