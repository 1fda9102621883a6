"""The time of tables, which stops while nobody can play."""

from dataclasses import dataclass
from typing import Protocol

from bot.runtime.clock import Clock, LoopClock, sleep

LAST_DIGIT = 0.001
"""Two times that differ by less than this number of seconds count as equal."""


STEP = 10.0
"""The number of seconds by which the wall clock must jump relative to the monotonic clock to show that the
machine was suspended or the wall clock was set.
"""
TRUSTED = 15.0
"""The number of seconds for which play time continues in this process while the database is silent."""
LOOK = 5.0
"""The maximum number of seconds that a wait sleeps before it checks the database's clock again."""


@dataclass(frozen=True, slots=True)
class PlayTime:
    """The latest report of a database with its own clock. at: the Unix time of the database's clock when this
    machine had been running for `ran` seconds. lost: the number of seconds up to then that were not play
    time. ahead: the estimated number of seconds by which the machine's clock was ahead of the database's.
    """

    at: float
    ran: float
    lost: float
    ahead: float


class DatabaseClock(Protocol):
    """The clock of a database. time: its latest report."""

    time: PlayTime


class PlayClock:
    """A Clock of play time, which is Unix time minus the number of seconds in which nobody could play
    (`lost`). database: the database whose clock counts, or None to use this machine's clock.
    """

    def __init__(self, clock: Clock, database: DatabaseClock | None = None) -> None:
        self._clock = clock
        self._database = database
        self._ahead = clock.now() - clock.ran()
        self._lost = 0.0

    @property
    def lost(self) -> float:
        """The number of seconds in which nobody could play."""
        told = self._told
        return self._lost if told is None else told.lost

    @property
    def _told(self) -> PlayTime | None:
        """The latest report of the database, or None if it has no clock."""
        return None if self._database is None else self._database.time

    def lose(self, seconds: float) -> None:
        """Add a number of seconds in which nobody could play. This has no effect if a database's clock
        counts.
        """
        self._lost += seconds

    def now(self) -> float:
        """Return the play time, in seconds."""
        told = self._told
        if told is not None:
            return told.at + min(self._clock.ran() - told.ran, TRUSTED) - told.lost
        now, before = self._clock.now(), self._ahead
        self._ahead = now - self._clock.ran()
        if abs(self._ahead - before) > STEP:
            self._lost += self._ahead - before
        return now - self._lost

    def ran(self) -> float:
        """Return the number of seconds for which the machine has been running."""
        return self._clock.ran()

    def ahead(self) -> float:
        """Return the number of seconds by which the machine's clock was ahead of the database's at the last
        heartbeat, or 0 if the database has no clock.
        """
        told = self._told
        return 0.0 if told is None else told.ahead

    def unix(self, at: float) -> float:
        """Return the Unix time of a play time."""
        return at + self.lost

    def unix_now(self) -> float:
        """Return the current Unix time."""
        return self.unix(self.now())

    async def sleep_until(self, at: float) -> None:
        """Wait until `now()` is at least `at`, except for rounding."""
        while (left := at - self.now()) > LAST_DIGIT:
            if self._told is None:
                await self._clock.sleep_until(self.unix(at))
            else:
                await sleep(LoopClock(), max(0.01, min(left, LOOK)))
