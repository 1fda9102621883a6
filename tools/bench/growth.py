"""Measures how memory grows with finished games, without Discord: docs/performance.md, Goal 20. The
measurement takes a quarter of an hour.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
from dataclasses import replace
from itertools import count
from typing import Any, Final

from bot.catalogue import TITLES
from bot.storage.store import SqlStore
from bot.tables.registry import TableRegistry
from tests.virtual_time import VirtualTimeLoop
from tools.bench.discord import Nowhere
from tools.bench.figures import Figure, told
from tools.bench.memory import begin, play, registry_of
from tools.bench.serve import memory
from tools.simulation.titles import NearItsEnd

GAMES: Final = (1_000, 10_000)
LEFT: Final = 5
"""The maximum number of moves from the deal of a match to the end of a random game."""
AT_ONCE: Final = 50


def main() -> None:
    """Measure the memory, and print it."""
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        runner.run(_measure())


async def _measure() -> None:
    """Play games to their ends, AT_ONCE at a time, and measure the memory regularly."""
    late: dict[str, Any] = {
        key: replace(title, rules=replace(title.rules, game=NearItsEnd(title, share=1.0, left=LEFT)))
        for key, title in TITLES.items()
    }
    with tempfile.TemporaryDirectory() as folder:
        store = await SqlStore.open(f"sqlite:///{folder}/bench.db", late)
        registry = registry_of(store, late)
        await registry.start(Nowhere())
        await registry.resume()
        people, found = count(1), dict[int, float]()
        for number in range(0, GAMES[-1], AT_ONCE):
            await asyncio.gather(*(_one(registry, key, next(people)) for key in _keys(number)))
            if (played := number + AT_ONCE) % GAMES[0] == 0:
                gc.collect()
                found[played] = memory()
                print(f"  after {played:,} games of all five: {found[played]:.1f} MiB", flush=True)
                assert await registry.counts() == dict.fromkeys(TITLES, (0, 0))
        await registry.stop()
        await store.close()
    first, last = GAMES
    growth = found[last] - found[first]
    told(Figure(f"goal 20, growth from {first:,} to {last:,} finished games", growth, "MiB", 5.0))


def _keys(number: int) -> list[str]:
    keys = list(TITLES)
    return [keys[(number + at) % len(keys)] for at in range(AT_ONCE)]


async def _one(registry: TableRegistry, key: str, number: int) -> None:
    """Play a game between two new people to its end."""
    table = await begin(registry, key, range(2 * number, 2 * number + 2))
    await play(table, random.Random(number), TITLES[key].rules.game.longest)
    assert table.snapshot.status == "over"
