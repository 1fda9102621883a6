"""The time in which tables live: it stands still while the bot is down."""

from __future__ import annotations

from bot.clock import Clock

LAST_DIGIT = 0.001
"""Seconds that are as good as none."""


class PlayClock:
    """A Clock of play time: Unix time less the seconds for which the bot was down, `lost` in all.

    Every time in the records is play time, so a stop moves all deadlines without a write.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.lost = 0.0

    def now(self) -> float:
        """Play time, in seconds."""
        return self._clock.now() - self.lost

    def unix(self, at: float) -> float:
        """The Unix time of a play time."""
        return at + self.lost

    async def sleep_until(self, at: float) -> None:
        """Return once `now()` is at least `at`."""
        await self._clock.sleep_until(self.unix(at))
