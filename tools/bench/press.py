"""Measures the CPU time of a press in each game, by kind of work: docs/performance.md, Goal 7.

Each run presses the same buttons of the same deals, which its checksum shows. A bot of discord.py alone
(tools.bench.bare) is pressed at the same pace at the same time, so that a busy machine slows both down.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
from collections.abc import Sequence
from itertools import product
from typing import Any
from zlib import crc32

from bot.catalogue import TITLES
from tools.bench.discord import Bot, fill, quiet
from tools.bench.figures import Figure, Unmeasured, told
from tools.bench.gateway import BenchDiscord

TABLES, SEATS = 20, 3
WARM, MEASURED = 2, 8
"""The number of presses at each table that fill the caches, and of those that are measured."""
PAUSE = 0.1
"""The seconds between two presses, so a table has two seconds to show what a press has changed."""
PATIENCE = 10.0
"""The seconds after which no one is expected to get a turn any more."""
TICK = 0.1
"""The seconds between two measurements of the event loop's delay. They are rare, because reading the clock
costs time, too.
"""


def main(titles: Sequence[str] = tuple(TITLES)) -> None:
    """Measure a press in each game, and print the medians."""
    found = [asyncio.run(pressed(title)) for title in titles]
    for kind, goal in (("loop", 2.2), ("all", 5.0)):
        middle = statistics.median(each[kind] for each in found)
        told(Figure(f"goal 7, a press beside discord.py alone, {SPENT[kind]}", middle, "times", goal))


SPENT = {"loop": "the event loop's thread", "all": "in all"}


async def pressed(title: str) -> dict[str, float]:
    """Return the CPU time of a press relative to that of discord.py alone: of the event loop's thread, and of
    all processes.
    """
    ours, plain = BenchDiscord(SEATS * TABLES), BenchDiscord(SEATS * TABLES)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        await fill(url, ours, TABLES, SEATS, title)
        await ours.serve()
        await plain.serve()
        words = (str(TICK), str(plain.channel.id), *map(str, plain.people))
        bots = [await Bot.start(ours, url, TICK), await Bot.begin(plain, "tools.bench.bare", *words)]
        both = (ours, plain)
        dice = [random.Random(f"{title} {table}") for table in range(TABLES)]
        try:
            await _press(WARM, both, dice)
            await _reports(both, bots)
            for each in both:
                each.forget()
            script = await _press(MEASURED, both, dice)
            report, bare = await _reports(both, bots)
        finally:
            for discord, bot in zip(both, bots, strict=True):
                await bot.stop()
                await discord.close()
    _split("  discord.py alone", plain, bare)
    _split(f"{title} (script {crc32(script.encode()):08x})", ours, report)
    return {kind: report[kind] / bare[kind] for kind in SPENT}


async def _press(times: int, both: Sequence[BenchDiscord], dice: Sequence[random.Random]) -> str:
    """Press `times` times at each table of both bots, in turn, and return all custom_ids as one text. A table
    whose game is over is passed over at both. dice: for each table, the random source that chooses its
    buttons. Raises Unmeasured if no one has to move.
    """
    loop = asyncio.get_running_loop()
    for discord in both:
        await hands(discord)
    script = ""
    for _, table in product(range(times), range(TABLES)):
        for discord in both:
            people = discord.people[table * SEATS : (table + 1) * SEATS]
            late = loop.time() + PATIENCE
            while not (custom_id := discord.press(dice[table], people)) and not discord.over(people):
                if loop.time() > late:
                    raise Unmeasured(f"Nobody had to move at table {table} for {PATIENCE:.0f} seconds.")
                await asyncio.sleep(PAUSE)
            if not custom_id:
                break
            script += custom_id
            await asyncio.sleep(PAUSE / len(both))
    return script


async def hands(discord: BenchDiscord) -> None:
    """Wait until everyone has a hand, and the bot is idle."""
    while len(discord.hands) < len(discord.people):  # noqa: ASYNC110  no event tells of a hand
        await asyncio.sleep(0.1)
    await quiet(discord, 2.0)


async def _reports(both: Sequence[BenchDiscord], bots: Sequence[Bot]) -> list[dict[str, Any]]:
    """Wait until both bots are idle, and return what each has reported since its last report."""
    for discord in both:
        await quiet(discord)
    return [await bot.report() for bot in bots]


def _split(what: str, discord: BenchDiscord, report: dict[str, Any]) -> None:
    presses = len(discord.waits)
    loop, whole = (report[kind] * 1000 / presses for kind in SPENT)
    split = ", ".join(f"{name} {loop * share:.2f}" for name, share in report["split"].items())
    each = ", ".join(f"{name} {number / presses:.2f}" for name, number in discord.calls.most_common())
    print(f"  {what}, {presses} presses: {loop:.2f} ms in the loop's thread, {whole:.2f} in all")
    print(f"    {split}")
    print(f"    calls: {each}", flush=True)


if __name__ == "__main__":
    main()
