"""Tests of workers that share Discord's global rate limit. discord.py's own calls go to the simulated
Discord.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from os import getpid

import aiohttp
import pytest
from discord.http import HTTPClient, Route

from bot.sandbox.faults import RateLimits
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from bot.ui.rate_limit import PER_SECOND, RateLimitShare
from tests.virtual_time import VirtualClock, the_loop

_serial = count()
SECONDS = 60.0


async def statuses(workers: int, living: int) -> Counter[int]:
    """Return the number of times that each status was returned when `workers` workers post without a pause
    for a minute, each into channels of its own. living: the number of workers that each of them assumes.
    """
    world = SandboxWorld(VirtualClock(the_loop()))
    server = SandboxServer(world)
    server.rest.limits = RateLimits()
    socket = f"\0rates-{getpid()}-{next(_serial)}"
    await server.start(unix=socket)
    Route.BASE = server.base
    guild = world.add_guild("Server", world.add_user("ann", "Ann"))
    clients, posting = [], []
    for worker in range(workers):
        trace = RateLimitShare(VirtualClock(the_loop()), lambda: living).hold(aiohttp.TraceConfig())
        client = HTTPClient(the_loop(), aiohttp.UnixConnector(socket, limit=0), http_trace=trace)
        await client.static_login("token")
        clients.append(client)
        for number in range(60):
            channel = world.add_channel(guild, f"channel-{worker}-{number}")
            posting.append(asyncio.create_task(post_on(client, channel.id)))
    await the_loop().advance(SECONDS)
    for task in posting:
        task.cancel()
    await asyncio.gather(*posting, return_exceptions=True)
    for client in clients:
        await client.close()
    await server.close()
    return Counter(asked.status for asked in server.requests if asked.path != "/users/@me")


async def post_on(client: HTTPClient, channel: int) -> None:
    while True:
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        await client.request(route, json={"content": "here"})


@pytest.mark.thorough
@pytest.mark.parametrize("workers", [1, 2, 7])
async def test_at_full_load_workers_use_the_limit_and_are_never_refused(workers: int) -> None:
    told = await statuses(workers, workers)
    assert told[429] == 0
    assert told[200] > 0.99 * PER_SECOND * SECONDS


@pytest.mark.thorough
async def test_workers_that_do_not_know_of_each_other_are_refused() -> None:
    told = await statuses(2, 1)
    assert told[429] > 0.001 * told.total()


async def test_calls_with_the_token_of_an_interaction_wait_for_nothing() -> None:
    world = SandboxWorld(VirtualClock(the_loop()))
    server, clock = SandboxServer(world), VirtualClock(the_loop())
    socket = f"\0rates-{getpid()}-{next(_serial)}"
    await server.start(unix=socket)
    trace = RateLimitShare(clock, lambda: int(PER_SECOND)).hold(aiohttp.TraceConfig())
    free = ("/interactions/1/token/callback", "/webhooks/1/token", "/webhooks/1/token/messages/@original")

    async with aiohttp.ClientSession(
        connector=aiohttp.UnixConnector(socket), trace_configs=[trace]
    ) as session:

        async def call(path: str) -> float:
            async with session.post(server.base + path) as answer:
                assert answer.status == 404
            return clock.ran()

        assert [await call(path) for path in 3 * free] == 9 * [0.0]
        assert [await call("/channels/1/messages") for _ in range(3)] == [0.0, 1.0, 2.0]
    await server.close()


async def test_calls_that_waited_while_the_process_was_suspended_do_not_all_go_at_once() -> None:
    clock, gone = VirtualClock(the_loop()), list[float]()
    share = RateLimitShare(clock, lambda: int(PER_SECOND))

    async def call() -> None:
        await share.take()
        gone.append(clock.ran())

    calls = [asyncio.create_task(call()) for _ in range(5)]
    await the_loop().settle()
    the_loop().jump(60.0)
    await asyncio.gather(*calls)
    assert gone == pytest.approx([0.0, 60.0, 60.95, 61.95, 62.95], abs=0.1)


async def test_a_share_follows_the_number_of_workers_and_little_is_made_up_for_after_a_pause() -> None:
    clock, living = VirtualClock(the_loop()), 1
    share = RateLimitShare(clock, lambda: living)

    async def takes(calls: int) -> float:
        begun = clock.ran()
        for _ in range(calls):
            await share.take()
        return clock.ran() - begun

    await the_loop().advance(60.0)
    assert await takes(int(10 * PER_SECOND)) == pytest.approx(10.0, abs=0.1)
    living = int(2 * PER_SECOND)
    assert await takes(4) == pytest.approx(6.0, abs=0.1)
