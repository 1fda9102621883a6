"""Tests that the checks of `make scale` report if the simulated people themselves were the limit."""

from __future__ import annotations

import asyncio

from bot.sandbox.faults import Fault
from tests.sandbox.conftest import Stand
from tools.scale.overload import ROOM, Load, probe


async def load_of(stand: Stand) -> Load:
    """Send requests for three seconds, and return their load. The last request can be unanswered."""
    load = Load()
    probing = asyncio.create_task(probe(stand.http, f"{stand.server.base}/gateway", load), name="probe")
    await stand.wait(3.0)
    probing.cancel()
    await asyncio.gather(probing, return_exceptions=True)
    return load


async def test_the_people_are_the_limit_when_a_request_to_themselves_takes_longer_than_the_bot_leaves(
    stand: Stand,
) -> None:
    for delay, limit in ((0.0, False), (ROOM - 0.1, False), (ROOM + 0.1, True), (60.0, True)):
        stand.server.faults.add(Fault("GET", "/gateway", delay=delay, times=1))
        load = await load_of(stand)
        assert load.of_people is limit, delay
        assert ("the people were the limit" in str(load)) is limit
