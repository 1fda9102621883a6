"""Measures the memory of tables in play, with the real registry and a SQLite file, but without Discord:
docs/performance.md, Goal 20 and Goal 22. Goal 14 covers the memory of the whole bot with its messages, for
one game.

python -m tools.bench.memory: measures only 10, 100 and 1,000 tables.
python -m tools.bench.memory DATABASE_URL: makes this process load a thousand tables in play from there as a
bot does, and prints its memory in MiB, before and after.
"""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Final

from bot.app import COGS, Paddock
from bot.catalogue import TITLES
from bot.engine.game import IllegalMove
from bot.model.errors import TableError
from bot.model.snapshots import AnySnapshot, Place
from bot.runtime.settings import Settings
from bot.storage.store import SqlStore
from bot.tables.decide import Play
from bot.tables.decide_lobby import Join
from bot.tables.registry import Luck, TableRegistry
from bot.tables.table import Table
from bot.title import AnyTitle
from tests.virtual_time import VirtualClock, VirtualTimeLoop, the_loop
from tools.bench.copies import copy_tables
from tools.bench.discord import MANY, Nowhere
from tools.bench.figures import Figure, told
from tools.bench.serve import memory

TABLES: Final = 1_000
ACTIVE: Final = (10, 100, 1_000)
"""The numbers of tables in play for which docs/hosting.md has a row."""
SEATS: Final = 4
DEALS: Final = 20
"""The maximum number of different tables in a database. All other tables are copies of them."""
PLIES: Final = 24
"""The number of moves at a table in play, enough for a story and an undo."""
STORED: Final = 100_000


def main() -> None:
    """Measure the memory of tables in play, and print it with the goals."""
    for key, title in TITLES.items():
        after = _in_play(f"{title.name}, {TABLES} tables of {SEATS}", key)
        told(Figure(f"goal 20, {TABLES} tables of {title.name} in play", after, "MiB", 200.0))
    after = _in_play(f"All five, {STORED:,} tables, of which {TABLES} are touched", *TITLES, stored=STORED)
    told(Figure(f"goal 22, {STORED:,} tables stored, {TABLES} touched", after, "MiB", 220.0))
    active()


def _in_play(what: str, *keys: str, tables: int = TABLES, stored: int = 0) -> float:
    """Print and return the memory in MiB of a process that has loaded `tables` tables of the given games.
    stored: the number of tables in its database, if that is larger.
    """
    stored = max(stored, tables)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            runner.run(_fill(url, tables, *keys))
        if stored > tables:
            copy_tables(Path(folder, "bench.db"), stored // tables - 1)
        size = Path(folder, "bench.db").stat().st_size / stored
        said = subprocess.run(
            [sys.executable, "-m", "tools.bench.memory", url], stdout=subprocess.PIPE, text=True, check=True
        )
    before, after = map(float, said.stdout.split())
    print(
        f"  {what} after {PLIES} moves: {before:.0f} MiB before, "
        f"{after:.0f} after; a record takes {size / 1024:.0f} KiB of the disk"
    )
    return after


async def _fill(url: str, tables: int, *keys: str) -> None:
    """Store `tables` tables in play. keys: the keys of their games, in turn."""
    store = await SqlStore.open(url, TITLES)
    registry, rng = registry_of(store, TITLES), random.Random(1)
    await registry.start(Nowhere())
    await registry.resume()
    played = list[AnySnapshot]()
    while len(played) < min(DEALS, tables):
        table = await begin(registry, keys[len(played) % len(keys)], range(1, SEATS + 1))
        await play(table, rng, PLIES)
        if table.snapshot.status == "playing":
            played.append(table.snapshot)
    for number in range(len(played), tables):
        await store.tables.open_table(like := _like(played[number % DEALS], number))
        # otherwise their messages would be due immediately
        await store.messages.note_shown(like.id, like.version)
    await registry.stop()
    await store.close()


def _like(snapshot: AnySnapshot, number: int) -> AnySnapshot:
    """Return a copy of a table with another id and other people. number: the index of the copy."""
    others = (replace(each, person=(each.person or 0) + number * SEATS) for each in snapshot.players)
    return replace(snapshot, id=f"{number:05}", players=tuple(others))


def registry_of(store: SqlStore, titles: Mapping[str, AnyTitle]) -> TableRegistry:
    """Return a registry in virtual time that repeats the same few deals."""
    dealt = count()
    return TableRegistry(
        titles=titles,
        store=store,
        robot_pause=1.0,
        clock=VirtualClock(the_loop(), 1_700_000_000.0),
        luck=Luck(lambda: f"memory {next(dealt) % DEALS}"),
        limits=MANY,
    )


async def begin(registry: TableRegistry, key: str, people: range) -> Table:
    """Open a lobby for these people, start its game, and return the table."""
    host, *guests = people
    lobby = await registry.new_lobbies.open(
        title=key,
        place=Place(1, 2),
        person=host,
        name=f"Player {host}",
        options=TITLES[key].rules.options(),
        pace="relaxed",
        seating="fixed",
        robots=0,
    )
    for guest in guests:
        await lobby.do(Join(guest, f"Player {guest}"))
    return await lobby.start(host, manager=False)


async def play(table: Table, rng: random.Random, plies: int) -> None:
    """Play at random until the match has `plies` moves, or is over."""
    while table.snapshot.status == "playing" and table.snapshot.match.ply < plies:
        seat = rng.choice(sorted(table.awaited))
        person = table.snapshot.players[seat].person
        assert person is not None
        if not table.tap_targets:
            await table.do(
                Play(person, table.snapshot.match.counts[seat], (rng.choice(table.actions(seat)),))
            )
            continue
        at = int(table._clock.unix(table._clock.now()) * 1000)
        with suppress(TableError, IllegalMove):  # the card had been tapped, or it was the seat's last one
            await table.race.tap(person, table.turn, rng.choice(table.tap_targets), at)
        await asyncio.sleep(0.1)  # otherwise a loop of refused taps would not take any time


async def _taken_up(url: str) -> None:
    """Print the memory of this process in MiB before and after it loads the first TABLES tables of a
    database.
    """
    for cog in COGS:
        import_module(cog)
    async with Paddock(Settings(database_url=url, painters=0, _env_file=None)):
        store = await SqlStore.open(url, TITLES)
        registry = TableRegistry(titles=TITLES, store=store, robot_pause=1.0)
        before = memory()
        await registry.start(Nowhere())
        await registry.resume()
        for id in await store.seats.page("tables", "", TABLES):
            assert await registry.tables.get(id) is not None
        gc.collect()
        print(before, memory())
        await registry.stop()
        await store.close()


def active() -> None:
    for tables in ACTIVE:
        _in_play(f"All five, {tables:,} tables", *TITLES, tables=tables)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        active()
    else:
        asyncio.run(_taken_up(sys.argv[1]))
