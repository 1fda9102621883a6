"""Discord's global rate limit of 50 calls a second per token, which all workers share."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from types import SimpleNamespace

import aiohttp

from bot.runtime.clock import Clock, sleep
from bot.runtime.fair_queue import SERVER, FairQueue

PER_SECOND = 40.0
"""The maximum number of calls per second of all workers together. Discord allows 50, but they arrive less
evenly than they leave.
"""
SAVED = 0.05
"""The number of seconds for which an idle worker saves up calls that it can then make at once."""
_FREE = {"interactions", "webhooks"}
"""Parts of the paths of calls that Discord does not count."""


class RateLimitShare:
    """One worker's equal share of the limit. living: returns the number of running workers, including this
    one.
    """

    def __init__(self, clock: Clock, living: Callable[[], int]) -> None:
        self._clock = clock
        self._living = living
        self._next = 0.0
        self._redraws = FairQueue()
        self._gate = asyncio.Lock()

    def hold(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Make all calls of a trace configuration that Discord counts, including retries, wait until the
        share has room for them.
        """
        trace.on_request_start.append(self._begin)
        return trace

    async def _begin(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        if _FREE.isdisjoint(call.url.parts):
            await self.take()

    async def take(self) -> None:
        """Wait until there is room for another call. At most one redraw is ahead of any other call."""
        server = SERVER.get()
        # redraws queue here, so at most one of them is ahead of an urgent call
        queue = self._redraws.turn(server) if server else nullcontext()
        # one at a time, so calls also leave evenly after this process was suspended
        async with queue, self._gate:
            await sleep(self._clock, self._next - self._clock.ran())
            self._next = max(self._next, self._clock.ran() - SAVED) + self._living() / PER_SECOND
