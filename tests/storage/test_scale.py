"""The short form of `make scale`: two workers, killed in turn while people of five games press."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import sleep
from tests.scale.crowd import Crowd
from tests.scale.proof import look
from tests.scale.run import press
from tests.storage.real_time import CLOCK
from tests.storage.workers import leaves_connections, scene


@leaves_connections
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_no_move_is_lost_or_doubled_when_workers_are_killed_while_people_press(url: str) -> None:
    async with scene(url) as there:
        crowd = Crowd(there.world, 5)
        pressing = asyncio.create_task(press(crowd, rate=12, seconds=3, answers=20))
        for _ in range(2):
            await sleep(CLOCK, 1.0)
            port = await there.kill(there.processes[0])
            await there.begin(port)
        await pressing
        crowd.close()
        found = await look(url, crowd)

    assert len(crowd.latencies) >= 20
    assert found.moves > 0
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0), str(found)
