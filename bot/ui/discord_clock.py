"""Discord's time, independent of this machine's clock. It is estimated from responses and interactions."""

from contextlib import suppress
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp
from discord.utils import DISCORD_EPOCH

from bot.runtime.clock import Clock

DRIFT = 0.0005
"""The maximum drift of this machine's clock against Discord's, in seconds per second."""


def made(id: int) -> float:
    """Return the Unix time at which Discord created the object with the given id."""
    return ((id >> 22) + DISCORD_EPOCH) / 1000


class DiscordTime:
    """Discord's clock. clock: this machine's clock, whose time can be arbitrarily wrong."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead: float | None = None
        self._since = 0.0

    def now(self) -> float:
        """Return Discord's Unix time or slightly less, or this machine's time until Discord's is known."""
        ran = self._clock.ran()
        return self._clock.now() if self._ahead is None else ran + self._ahead_by(ran, self._ahead)

    def age(self, id: int) -> float:
        """Return the number of seconds from the creation of a Discord object until `now`, given its id."""
        return self.now() - made(id)

    def passed(self, at: float) -> None:
        """Record that Discord's clock has reached a Unix time."""
        ran = self._clock.ran()
        if self._ahead is None or at - ran > self._ahead_by(ran, self._ahead):
            self._ahead, self._since = at - ran, ran

    def _ahead_by(self, ran: float, ahead: float) -> float:
        return ahead - DRIFT * (ran - self._since)

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Learn Discord's time from the responses to traced calls. Return `trace`."""
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = done.response.headers
        if "Via" in headers:  # a proxy's own response lacks it, and its clock can be as wrong as ours
            with suppress(ValueError):
                self.passed(parsedate_to_datetime(headers.get("Date", "")).timestamp())
