"""Tests of the short form of `make scale ARGS=--attack`: two workers, and faults in them and in
PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import NullPool
from sqlalchemy.ext.asyncio import create_async_engine

from bot.catalogue import TITLES
from bot.runtime.clock import sleep
from bot.storage.database_url import driver_url
from bot.storage.store import SqlStore
from tests.storage import postgres
from tests.storage.real_time import CLOCK, PATIENCE, until
from tests.storage.workers import Scene, leaves_connections, scene
from tools.scale.attack import SETTINGS, cut_connections
from tools.scale.crowd import Crowd
from tools.scale.present import Onlooker
from tools.scale.proof import look

PEOPLE = 5
"""The number of people who press at the same time."""


@asynccontextmanager
async def pressing(crowd: Crowd) -> AsyncIterator[Callable[[int], Awaitable[None]]]:
    """Make people press within the context. Yield a function that takes a number, and waits until that many
    further presses have been answered.
    """

    async def press_on() -> None:
        while True:
            await crowd.act()
            await sleep(CLOCK, 0.02)

    async def answered(more: int) -> None:
        end = len(crowd.latencies) + more
        await until(lambda: len(crowd.latencies) >= end)

    tasks = [asyncio.create_task(press_on(), name="press") for _ in range(PEOPLE)]
    try:
        yield answered
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def kill_one(there: Scene) -> None:
    """Kill a worker, and start it again."""
    await there.begin(await there.kill(there.processes[0]))


@pytest.mark.thorough
@leaves_connections
async def test_all_comes_right_after_kills_cut_connections_a_crash_and_presses_that_come_late_or_twice() -> (
    None
):
    programs = postgres.tools()
    if programs is None:
        pytest.skip(postgres.INSTALL)
    with postgres.cluster(programs, *SETTINGS) as server:
        async with scene(server.url) as there:
            crowd = Crowd(there.world, PEOPLE)
            database = create_async_engine(driver_url(server.url), poolclass=NullPool)
            store = await SqlStore.open(server.url, TITLES)
            onlooker = Onlooker(store, there.world, crowd.screens)
            async with pressing(crowd) as answered:
                await answered(10)
                there.calls.twice = True
                await answered(10)
                there.calls.twice = False
                crowd.late = 4.0
                await sleep(CLOCK, 1.0)
                crowd.late = 0.0
                await kill_one(there)
                await cut_connections(database)
                await answered(5)
            assert (await onlooker.longest(PATIENCE)).wrong == []
            async with pressing(crowd) as answered:
                await answered(2)
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
                await answered(5)
                await kill_one(there)
            assert (await onlooker.longest(PATIENCE)).wrong == []
            crowd.close()
            await store.close()
            await database.dispose()
        found = await look(server.url, crowd, onlooker.deadlines)
    assert found.moves > 0
    assert found.violations == []
