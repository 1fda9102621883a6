"""Measures the CPU time of a press in each game, by its steps: docs/performance.md, Goal 7. A bot that only
answers presses (tools.bench.bare) is pressed at the same time and pace.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any
from zlib import crc32

from bot.catalogue import TITLES
from tools.bench.discord import Bot, fill, quiet
from tools.bench.figures import Figure, Unmeasured, told
from tools.bench.gateway import BenchDiscord
from tools.bench.sampler import KINDS, REST

TABLES, SEATS = 20, 3
WARM, MEASURED = 2, 8
"""The number of presses at each table that fill the caches, and the number of measured presses."""
PAUSE = 0.1
"""The number of seconds between two presses."""
PATIENCE = 10.0
"""The maximum number of seconds to wait for someone at a table to get a turn."""
TICK = 0.1
"""The number of seconds between two measurements of the event loop's delay."""


@dataclass(frozen=True)
class Cost:
    """The CPU time of a press in one game, in milliseconds."""

    title: str
    loop: float
    """The time in the event loop's thread."""
    all: float
    """The time in all processes, including painters."""
    steps: Mapping[str, float]
    """The time in the event loop's thread by step (tools.bench.sampler.KINDS)."""
    bare: Mapping[str, float]
    """The same times of the bot that only answers presses, by "loop" and "all"."""


def main(titles: Sequence[str] = tuple(TITLES)) -> None:
    """Measure a press in each game, and print how its time is spent."""
    found = [asyncio.run(pressed(title)) for title in titles]
    page(found)
    bare = [each.bare["loop"] for each in found]
    spread = (max(bare) - min(bare)) / statistics.median(bare)
    print(f"  discord.py alone took {min(bare):.2f} to {max(bare):.2f} ms, a spread of {spread:.0%}")
    for kind, words in SPENT.items():
        middle = statistics.median(getattr(each, kind) / each.bare[kind] for each in found)
        goal = 2.2 if kind == "loop" else 5.0
        told(Figure(f"goal 7, a press beside discord.py alone, {words}", middle, "times", goal))


def page(found: Sequence[Cost]) -> None:
    """Print a table of the steps of a press by game, in ms of CPU time."""
    rows = {step: [each.steps.get(step, 0.0) for each in found] for step in (*dict(KINDS), REST)}
    rows |= {SPENT["loop"]: [each.loop for each in found]}
    rows |= {"other threads and processes": [each.all - each.loop for each in found]}
    print(f"  {'ms of a press':<28}" + "".join(f"{each.title:>16}" for each in found))
    for name, values in rows.items():
        print(f"  {name:<28}" + "".join(f"{value:>16.2f}" for value in values))


SPENT = {"loop": "the event loop's thread", "all": "in all"}


async def pressed(title: str) -> Cost:
    """Press buttons of the bot and of tools.bench.bare, and return the cost of a press in a game."""
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
    requests = ", ".join(
        f"{name} {number / len(ours.waits):.2f}" for name, number in ours.calls.most_common()
    )
    print(
        f"  {title} (script {crc32(script.encode()):08x}), {len(ours.waits)} presses: {requests}", flush=True
    )
    loop, every = (report[kind] * 1000 / len(ours.waits) for kind in SPENT)
    return Cost(
        title=title,
        loop=loop,
        all=every,
        steps={name: loop * share for name, share in report["split"].items()},
        bare={kind: bare[kind] * 1000 / len(plain.waits) for kind in SPENT},
    )


async def _press(times: int, both: Sequence[BenchDiscord], dice: Sequence[random.Random]) -> str:
    """Press `times` times at each table of both bots, and return all custom_ids as one text. dice: the random
    source of each table. Raises Unmeasured if no one has to move.
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
    while len(discord.hands) < len(discord.people):  # noqa: ASYNC110  no event reports a hand
        await asyncio.sleep(0.1)
    await quiet(discord, 2.0)


async def _reports(both: Sequence[BenchDiscord], bots: Sequence[Bot]) -> list[dict[str, Any]]:
    """Wait until both bots are idle, and return their reports."""
    for discord in both:
        await quiet(discord)
    return [await bot.report() for bot in bots]


if __name__ == "__main__":
    main()
