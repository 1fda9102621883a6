"""Discord's global rate limit, 50 calls a second with one token, which all workers share."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot.clock import Clock, sleep

PER_SECOND = 45.0
"""So many calls a second all workers make together at most: Discord allows 50, and calls do not reach it as
evenly as they leave.
"""
SAVED = 0.05
"""Calls of so many seconds in which there were none may be made up for at once."""
_FREE = {"interactions", "webhooks"}
"""Parts of the paths of calls with an interaction's own token, which Discord does not count."""


class RateLimitShare:
    """One worker's equal share of the limit: its calls begin evenly, so that they need ask nobody. living:
    how many workers live, this one included.
    """

    def __init__(self, clock: Clock, living: Callable[[], int]) -> None:
        self._clock = clock
        self._living = living
        self._next = 0.0

    def hold(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have the calls that are traced wait until the share has room for them; every further try, too."""
        trace.on_request_start.append(self._begin)
        return trace

    async def _begin(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        if _FREE.isdisjoint(call.url.parts):
            await self.take()

    async def take(self) -> None:
        """Return when there is room for one more call, in the order of asking."""
        now = self._clock.ran()
        mine = max(self._next, now - SAVED)
        self._next = mine + self._living() / PER_SECOND
        await sleep(self._clock, mine - now)
