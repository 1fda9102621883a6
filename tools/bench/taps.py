"""Measures the time from the last tap of a race to the result on the screen, with many tables at the same
time: docs/performance.md, Goal 15. The games are Snap (tests.tables.snap), whose picture is a dot, and
Racesmack.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Mapping

from bot.catalogue import RACESMACK, TITLES
from bot.model.snapshots import Place
from bot.storage.store import SqlStore
from bot.tables.decide import Play
from bot.tables.decide_lobby import Join
from bot.tables.registry import TableRegistry
from bot.title import AnyTitle
from tests.tables.snap import SNAP
from tools.bench.discord import MANY, Bot, Nowhere, quiet
from tools.bench.figures import Figure, Unmeasured, told
from tools.bench.gateway import BenchDiscord

ALL: Mapping[str, AnyTitle] = {**TITLES, SNAP.key: SNAP}


def main() -> None:
    """Measure the taps of both games, at one table and at 100, and print the times."""
    for title in (SNAP, RACESMACK):
        asyncio.run(race(title.key, 1, 6))
        asyncio.run(race(title.key, 100, 6))


async def _fill(url: str, discord: BenchDiscord, title: str, tables: int, seats: int) -> dict[str, list[int]]:
    """Store `tables` tables whose players must tap. Return the ids of the people at each table, by seat."""
    store = await SqlStore.open(url, ALL)
    registry = TableRegistry(titles=ALL, store=store, robot_pause=1.0, limits=MANY)
    await registry.start(Nowhere())
    await registry.resume()
    people: dict[str, list[int]] = {}
    for number in range(tables):
        persons = discord.people[number * seats : (number + 1) * seats]
        lobby = await registry.new_lobbies.open(
            title=title,
            place=Place(discord.guild.id, discord.channel.id),
            person=persons[0],
            name=f"Player {persons[0]}",
            options=ALL[title].rules.options(),
            pace="none",
            seating="fixed",
            robots=0,
        )
        for guest in persons[1:]:
            await lobby.do(Join(guest, f"Player {guest}"))
        table = await lobby.start(persons[0], manager=False)
        while not table.tap_targets:
            for seat in table.awaited:
                await table.do(
                    Play(persons[seat], table.snapshot.match.counts[seat], (table.actions(seat)[0],))
                )
        people[table.snapshot.id] = persons
    await registry.stop()
    await store.close()
    return people


async def race(title: str, tables: int, seats: int) -> None:
    """Make everyone at `tables` tables of a game tap a different card within the same second, and print the
    times until the results. Raises Unmeasured if a table shows no result.
    """
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        discord = BenchDiscord(tables * seats)
        people = await _fill(url, discord, title, tables, seats)
        await discord.serve()
        bot = await Bot.start(discord, url)
        await quiet(discord)
        await bot.report()
        discord.forget()
        last = await _tap_all(discord, people)
        await quiet(discord)
        loop = await bot.report()
        await bot.stop()
        await discord.close()
    shown = [board.closed - last[id] for id, board in discord.boards.items() if id in last]
    waits = sorted(shown)
    if waits[0] < 0:
        raise Unmeasured(f"{sum(wait < 0 for wait in waits)} of {tables} tables showed no result.")
    each = ", ".join(f"{name} {number}" for name, number in discord.calls.most_common())
    print(
        f"  {ALL[title].name}, {tables} tables of {seats}, all tapping within a second: from the last tap "
        f"to the result {waits[len(waits) // 2]:.2f} s (median), {waits[int(len(waits) * 0.95)]:.2f} (95 %), "
        f"{waits[-1]:.2f} (longest)"
    )
    name = f"goal 15, {ALL[title].name}, {tables} tables, 95 %"
    told(Figure(name, waits[int(len(waits) * 0.95)], "s", 1.0))
    print(f"    event loop: p99 {loop['p99']:.1f} ms late, at most {loop['max']:.1f}; calls: {each}")


async def _tap_all(discord: BenchDiscord, people: dict[str, list[int]]) -> dict[int, float]:
    """Send every tap at a different moment. Return the time of the last one of each table, by the id of the
    table's message.
    """
    rng, last = random.Random(1), dict[int, float]()
    taps = []
    for board in discord.boards.values():
        persons = people[board.taps[0].split(":")[1]]
        taps += [(rng.random(), board, *tap) for tap in zip(persons, board.taps, strict=False)]
    began = time.perf_counter()
    for at, board, person, custom_id in sorted(taps, key=lambda tap: tap[0]):
        await asyncio.sleep(max(0.0, began + at - time.perf_counter()))
        last[board.message.id] = time.perf_counter()
        discord.tap(board, person, custom_id)
    return last


if __name__ == "__main__":
    main()
