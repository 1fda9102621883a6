"""Counts the statements that presses and idle workers cause in a PostgreSQL database shared by two workers:
docs/performance.md, Goal 21. The server counts them (pg_stat_statements), including BEGIN, COMMIT and
ROLLBACK.
"""

from __future__ import annotations

import asyncio
import statistics
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.runtime.clock import sleep
from bot.storage.database_url import driver_url
from bot.tables.table import Table
from bot.ui.components import read
from tests.storage import postgres
from tests.storage.real_time import CLOCK, until
from tests.storage.workers import Scene, scene
from tools.bench.figures import Figure, told

PRESSES, APART = 40, 2.5
"""The number of presses, and the number of seconds between them."""
IDLE = 10.0
"""The number of seconds for which the idle workers are measured."""
WORKERS = 2
_COUNTED = text("SELECT query, calls FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'")

Statements: TypeAlias = Counter[str]
Count: TypeAlias = Callable[[], Awaitable[Statements]]
"""A function that returns the number of times that each statement has been executed."""


def main() -> None:
    """Print every figure with its goal or, if PostgreSQL is missing, how to install it."""
    programs = postgres.tools()
    if programs is None:
        print(f"  {postgres.INSTALL}")
        return
    with postgres.cluster(programs, "shared_preload_libraries=pg_stat_statements") as server:
        asyncio.run(_measure(server.url))


async def _measure(url: str) -> None:
    engine = create_async_engine(driver_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection, scene(url) as there:
        await connection.execute(text("CREATE EXTENSION pg_stat_statements"))

        async def count() -> Statements:
            found: Statements = Counter()
            for query, calls in await connection.execute(_COUNTED):
                found[" ".join(query.split())] += calls
            return found

        table = await there.table()
        await sleep(CLOCK, APART)
        before = await count()
        await sleep(CLOCK, IDLE)
        idle = await count() - before
        answers, wholes, spent = [], [], Counter[str]()
        for _ in range(PRESSES):
            if table.snapshot.status != "playing":
                table = await there.table()
                await sleep(CLOCK, APART)
            began = CLOCK.now()
            answered, whole = await _press(there, table, count)
            rest = idle.total() * (CLOCK.now() - began) / IDLE
            answers.append(answered)
            wholes.append(whole.total() - rest)
            spent += whole
            table = await there.registry.tables.get(table.snapshot.id) or table
    await engine.dispose()
    for query, calls in spent.most_common():
        if calls >= PRESSES / 4:
            print(f"    {calls / PRESSES:5.2f} a press, {idle[query] / IDLE:4.1f}/s idle  {query[:110]}")
    told(Figure("goal 21, statements of an idle worker a second", idle.total() / IDLE / WORKERS, "", 1))
    told(Figure("goal 21, statements of a press up to its answer", statistics.median(answers), "", 10))
    told(Figure("goal 21, statements of a press in all", statistics.median(wholes), "", 20))


async def _press(there: Scene, table: Table, count: Count) -> tuple[int, Statements]:
    """Make a press. Return the number of statements until the user has the answer, and those until everything
    is done.
    """
    table = await there.registry.tables.get(table.snapshot.id) or table
    person = next(each for each in there.people if table.seat_of(each.id) in table.awaited)
    await until(lambda: there.hand(person, table))
    hand = there.hand(person, table)
    assert hand is not None
    ids = [part["custom_id"] for part in hand.parts() if part.get("custom_id")]
    choice = next(each for each in ids if read(each).action == "play" and read(each).arg)
    before = await count()
    await person.click(hand, custom_id=choice)
    answered = await count() - before
    await sleep(CLOCK, APART)
    return answered.total(), await count() - before
