"""Tests that all traffic goes through the proxy that DISCORD_API names, which applies Discord's limits for
all workers.
"""

from __future__ import annotations

from itertools import count
from os import getpid
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from discord.http import Route

from bot.app import Paddock
from bot.sandbox.rest import PREFIX
from tests.venue import Venue, venue_with
from tools.bench.calls import played

_serial = count()
BASE = "/limits/v10"
"""The proxy's path of Discord's API, which differs from Discord's own."""
HOP = {"connection", "content-length", "host", "transfer-encoding"}
"""Hop-by-hop headers, which are not forwarded."""


class Proxy:
    """Forwards each call to Discord, as nirn-proxy does. calls: the first part of the path of each call."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.socket = f"\0proxy-{getpid()}-{next(_serial)}"
        self._session: aiohttp.ClientSession | None = None
        app = web.Application(client_max_size=2**28)
        app.router.add_route("*", BASE + "/{path:.*}", self._hand_on)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.05)

    async def start(self) -> None:
        await self._runner.setup()
        await web.UnixSite(self._runner, self.socket).start()

    def before(self, discord: str) -> None:
        """Forward all calls to the simulated Discord, which listens on this Unix socket."""
        self._session = aiohttp.ClientSession(connector=aiohttp.UnixConnector(discord))

    async def _hand_on(self, request: web.Request) -> web.Response:
        assert self._session is not None
        path = request.path_qs.removeprefix(BASE)
        self.calls.append(path.split("/")[1])
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP}
        async with self._session.request(
            request.method, f"http://discord{PREFIX}{path}", data=await request.read(), headers=headers
        ) as told:
            kept = {name: value for name, value in told.headers.items() if name.lower() not in HOP}
            return web.Response(status=told.status, body=await told.read(), headers=kept)

    async def close(self) -> None:
        await self._runner.cleanup()
        assert self._session is not None
        await self._session.close()


@pytest.mark.few(1)
@pytest.mark.parametrize("way", ["dm", "my hand"])
async def test_a_game_is_played_through_a_proxy_and_nothing_passes_it_by(tmp_path: Path, way: str) -> None:
    proxy = Proxy()
    await proxy.start()

    def put_between(venue: Venue) -> None:
        make = venue.make

        def made() -> Paddock:
            bot = make()
            assert isinstance(bot.http.connector, aiohttp.UnixConnector)
            proxy.before(bot.http.connector.path)
            bot.http.connector = aiohttp.UnixConnector(proxy.socket)
            return bot

        venue.make = made
        Route.BASE = f"http://proxy{BASE}"

    async with venue_with(tmp_path, http=True, opened=put_between) as venue:
        actions = (await played(venue, "race", way, most=12)).actions
        assert actions >= 12
        assert proxy.calls == [asked.path.split("/")[1] for asked in venue.requests]
        assert {"applications", "channels", "interactions", "users", "webhooks"} <= set(proxy.calls)
    await proxy.close()
