"""The time in which tables live: it stands still while the bot is down, or its machine suspended."""

from __future__ import annotations

from bot.clock import Clock

LAST_DIGIT = 0.001
"""Seconds that are as good as none."""


STEP = 10.0
"""A machine whose time goes so many seconds further than it ran was suspended, or its clock was set."""


class PlayClock:
    """A Clock of play time: Unix time less the seconds for which the bot was down, or its machine suspended,
    `lost` in all. alone: no other process has the same play time.

    Every time in the records is play time, so a stop moves all deadlines without a write.
    """

    def __init__(self, clock: Clock, *, alone: bool = True) -> None:
        self._clock = clock
        self._alone = alone
        self._ahead = clock.now() - clock.ran()
        self.lost = 0.0

    def now(self) -> float:
        """Play time, in seconds."""
        now, before = self._clock.now(), self._ahead
        self._ahead = now - self._clock.ran()
        if self._alone and abs(self._ahead - before) > STEP:
            self.lost += self._ahead - before
        return now - self.lost

    def ran(self) -> float:
        """For how many seconds the machine has run."""
        return self._clock.ran()

    def unix(self, at: float) -> float:
        """The Unix time of a play time."""
        return at + self.lost

    async def sleep_until(self, at: float) -> None:
        """Return once `now()` is at least `at`, but for the last digit of a number."""
        while at - self.now() > LAST_DIGIT:
            await self._clock.sleep_until(self.unix(at))
