"""Tests that workers on machines with wrong clocks use the database's time, and delete nothing early."""

from __future__ import annotations

import logging

import pytest

from bot.catalogue import TITLES
from bot.cli import status
from bot.model.play_clock import PlayClock
from bot.runtime.clock import SystemClock
from bot.status import readiness
from bot.storage.database_url import driver_url
from bot.storage.workers import Heartbeat
from bot.tables.registry import TableRegistry
from tests.storage import races
from tests.storage.real_time import PATIENCE
from tests.storage.test_presence import presence_of, workers
from tests.tables.conftest import RecordingDisplay

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


class Skewed(SystemClock):
    """A machine whose clock is `ahead` seconds ahead."""

    def __init__(self, ahead: float = 45.0) -> None:
        self._ahead = ahead

    def now(self) -> float:
        return super().now() + self._ahead


async def test_a_worker_whose_clock_is_wrong_plays_by_the_databases_and_is_not_ready(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with workers(url) as (right, wrong):
        presence_of(wrong)._machine = Skewed()
        for each in (right, wrong):
            await presence_of(each).beat()
        registries = [
            TableRegistry(titles=TITLES, store=store, robot_pause=0.0, clock=clock)
            for store, clock in ((right, SystemClock()), (wrong, Skewed()))
        ]
        good, bad = registries
        assert abs(good.clock.now() - bad.clock.now()) < PATIENCE
        assert abs(bad.clock.unix_now() - SystemClock().now()) < PATIENCE
        assert await readiness.clock(good)() is None
        told = await readiness.clock(bad)()
        assert told is not None
        assert told.startswith("The clock of this machine is 4")
        assert told.endswith(" seconds ahead of that of the database.")
        for ahead in (3_600.0, -3_600.0):
            assert await readiness.database(wrong.workers, Skewed(ahead))() is None


async def test_what_processes_tell_counts_by_the_databases_clock_on_whatever_machine_it_is_read(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "SystemClock", lambda: Skewed(3_600.0))
    figures = {"presses": 3, "late": 0, "memory": 0, "processes": 1}
    async with workers(url, 1) as (one,):
        one.workers.tells = lambda: {"name": "process 1 on here", **figures}
        await one.workers.beat(Heartbeat(presence_of(one).time.at, 0.0))
        assert "process 1 on here: 3 presses a minute" in await status._looked(driver_url(url))


@pytest.mark.few(1)
@pytest.mark.parametrize("ahead", [3_600.0, 100 * 86_400.0])
async def test_a_worker_whose_clock_is_far_ahead_deletes_nothing_recent(url: str, ahead: float) -> None:
    async with workers(url) as (right, wrong):
        presence_of(wrong)._machine = Skewed(ahead)
        await presence_of(wrong).beat()
        before, after, move = races.finished("raced")
        await right.tables.open_table(before)
        await right.tables.save_table(after, move, results=races.results(after, move))
        now = PlayClock(SystemClock(), right.workers.presence).unix_now()
        assert await right.workers.take_interaction(5, now)
        assert await right.pauses.begin("report", 7, now, 600.0)
        await right.workers.beat(Heartbeat(now, 0.0))
        registry = TableRegistry(titles=TITLES, store=wrong, robot_pause=0.0, clock=Skewed(ahead))
        await registry.start(RecordingDisplay(wrong))
        await registry.resume()
        await registry._purge()
        await registry.stop()
        assert not await right.workers.take_interaction(5, now)
        assert await right.pauses.until("report", 7, now) == now + 600.0
        assert await right.tables.find_table("raced") is not None
