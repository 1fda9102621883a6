"""What time it is at Discord, whatever this machine's clock says: learnt from its answers and interactions.

All that has come in was sent before, so Discord's clock has passed what it says. The latest of that, carried
on by what runs evenly here, is never ahead of Discord: no press is taken for late that is not.
"""

from __future__ import annotations

from contextlib import suppress
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp
from discord.utils import DISCORD_EPOCH

from bot.runtime.clock import Clock

DRIFT = 0.0005
"""By so much at most does a second here differ from one at Discord: Linux lets no machine be further off."""


def made(id: int) -> float:
    """The Unix time at which Discord made what has that id."""
    return ((id >> 22) + DISCORD_EPOCH) / 1000


class DiscordTime:
    """Discord's clock. clock: this machine's, whose time may be wrong by any amount."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead: float | None = None
        self._since = 0.0

    def now(self) -> float:
        """The Unix time there, or a little before; this machine's, until anything has come from Discord."""
        ran = self._clock.ran()
        return self._clock.now() if self._ahead is None else ran + self._ahead_by(ran, self._ahead)

    def age(self, id: int) -> float:
        """How many seconds ago, at least, Discord made what has that id."""
        return self.now() - made(id)

    def passed(self, at: float) -> None:
        """Discord's clock has shown that Unix time by now."""
        ran = self._clock.ran()
        if self._ahead is None or at - ran > self._ahead_by(ran, self._ahead):
            self._ahead, self._since = at - ran, ran

    def _ahead_by(self, ran: float, ahead: float) -> float:
        return ahead - DRIFT * (ran - self._since)

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Learn from the answers to the calls that are traced."""
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = done.response.headers
        if "Via" in headers:  # what a proxy says of itself has none, and its clock may be as wrong as ours
            with suppress(ValueError):
                self.passed(parsedate_to_datetime(headers.get("Date", "")).timestamp())
