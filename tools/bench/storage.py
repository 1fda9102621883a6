"""Measures durable moves, reading 1,000 tables, and the start time of a process by the number of stored
tables: docs/performance.md, Goal 12 and Goal 13.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from bot.catalogue import TITLES
from bot.model.snapshots import AnySnapshot, LoggedMove
from bot.storage.store import SqlStore
from bot.tables.registry import TableRegistry
from tests.storage import races
from tools.bench.copies import copy_tables
from tools.bench.discord import Nowhere
from tools.bench.figures import Figure, told

TABLES = 1_000
PLIES = 60
STORED = (1_000, 100_000)
RATE = 200
"""The number of moves per second."""


async def seconds(work: Callable[[], Awaitable[object]]) -> float:
    """Await `work()`, and return the number of seconds that it took."""
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


def appended(file: int) -> float:
    """Return the number of seconds until an append of 300 bytes is on disk."""
    began = time.perf_counter()
    os.write(file, b"x" * 300)
    os.fdatasync(file)
    return time.perf_counter() - began


Moves: TypeAlias = list[tuple[AnySnapshot, LoggedMove[Any]]]


async def racing(store: SqlStore, id: str, moves: int) -> Moves:
    """Store a table in the middle of its game. Return `moves` further moves, each with the table after it."""
    snapshot = races.under_way(id, 20)
    await store.tables.open_table(snapshot)
    coming = []
    for _ in range(moves):
        snapshot, move = races.moved(snapshot)
        coming.append((snapshot, move))
    return coming


async def one_table(store: SqlStore, file: int) -> float:
    """Time moves at ten tables, and appends to a file on the same disk. Return the median seconds of an
    append.
    """
    syncs, moves = [], []
    races_in_turn = [await racing(store, f"one {number}", 50) for number in range(10)]
    for step in itertools.chain.from_iterable(races_in_turn):
        syncs.append(await asyncio.to_thread(appended, file))
        moves.append(await seconds(partial(store.tables.save_table, *step)))
    sync, move = statistics.median(syncs), statistics.median(moves)
    print(f"  one durable move, p50: {move / sync:.1f} x fdatasync of {sync * 1e6:.0f} us")
    told(Figure("goal 12, one durable move, p50", move * 1e3, "ms", round(3e3 * sync + 0.2, 2)))
    return sync


async def many_tables(store: SqlStore, sync: float) -> None:
    """Measure moves at 100 tables: first as many as possible, and then RATE per second."""
    tables = [await racing(store, f"many {number}", 30) for number in range(100)]

    async def keep_moving(moves: Moves) -> None:
        for step in moves[:20]:
            await store.tables.save_table(*step)

    rate = 100 * 20 / await seconds(lambda: asyncio.gather(*map(keep_moving, tables)))
    told(Figure("goal 12, moves a second at 100 tables", rate, "", round(1 / sync), at_least=True))
    luck, due, tasks = random.Random(1), time.perf_counter(), []
    for step in itertools.chain.from_iterable(zip(*(moves[20:] for moves in tables), strict=True)):
        due += luck.expovariate(RATE)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        tasks.append(asyncio.create_task(seconds(partial(store.tables.save_table, *step))))
    p99 = statistics.quantiles(await asyncio.gather(*tasks), n=100)[-1]
    told(Figure(f"goal 12, one move at {RATE} a second, p99", p99 * 1e3, "ms", 10.0))


async def restore(store: SqlStore, file: Path) -> None:
    """Measure the time to read 1,000 tables in play from their snapshots, against a SELECT of the same
    rows.
    """
    ids = [f"table {number}" for number in range(TABLES)]
    for id in ids:
        await store.tables.open_table(races.under_way(id, PLIES))
    db = sqlite3.connect(file)

    async def select() -> None:
        rows = db.execute("SELECT id, title, status, version, document FROM tables WHERE status = 'playing'")
        assert len(rows.fetchall()) >= TABLES

    selects, loads, ones = [], [], []
    for _ in range(9):
        selects.append(await seconds(select))
        loads.append(await seconds(partial(store.tables.find_tables, ids)))
        ones.append(await seconds(lambda: store.tables.find_table("table 500")))
    db.close()
    bare, load, one = map(statistics.median, (selects, loads, ones))
    print(f"  {TABLES:,} tables read: {load / bare:.0f} x SELECT of {bare * 1e3:.1f} ms")
    told(Figure(f"goal 13, {TABLES:,} tables read from snapshots", load, "s", 2.0))
    told(Figure("goal 13, one table found", one * 1e3, "ms", 5.0))


async def start(url: str) -> float:
    """Return the number of seconds until a process has opened the database and can handle its tables."""
    began = time.perf_counter()
    store = await SqlStore.open(url, TITLES, alone=True)
    registry = TableRegistry(titles=TITLES, store=store, robot_pause=1.0)
    await registry.start(Nowhere())
    await registry.resume()
    took = time.perf_counter() - began
    await registry.stop()
    await store.close()
    return took


async def ready(folder: Path) -> None:
    """Measure the start of a process with few and with many stored tables in play."""
    took = []
    for number in STORED:
        file = folder / f"{number}.db"
        url = f"sqlite:///{file}"
        store = await SqlStore.open(url, TITLES)
        await store.tables.open_table(races.table("like"))
        await store.close()
        copy_tables(file, number - 1)
        took.append(statistics.median([await start(url) for _ in range(3)]))
    few, many = took
    told(Figure(f"goal 13, ready with {STORED[0]:,} tables in play stored", few, "s", 1.0))
    told(Figure(f"goal 13, ready with {STORED[1]:,} of them", many, "s", round(few + 0.2, 2)))


async def measure(folder: Path) -> None:
    """Measure every figure, with files in the given folder."""
    file = os.open(folder / "append", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    moves = await SqlStore.open(f"sqlite:///{folder / 'moves.db'}", TITLES)
    sync = await one_table(moves, file)
    await many_tables(moves, sync)
    await moves.close()
    os.close(file)
    tables = await SqlStore.open(f"sqlite:///{folder / 'tables.db'}", TITLES)
    await restore(tables, folder / "tables.db")
    await tables.close()
    await ready(folder)


def main() -> None:
    """Print every figure with its goal."""
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
