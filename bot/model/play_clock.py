"""The time of tables: it is stopped while nobody can play, for example since the bot is down."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.runtime.clock import Clock, LoopClock, sleep

LAST_DIGIT = 0.001
"""Seconds that count as none."""


STEP = 10.0
"""Seconds: a machine whose time goes further ahead of what it ran was suspended, or its clock was set."""
TRUSTED = 15.0
"""Seconds for which play time goes on here while the database is silent; after that nobody can play."""
LOOK = 5.0
"""Seconds between two looks at the database's time while waiting: it may have changed."""


@dataclass(frozen=True, slots=True)
class PlayTime:
    """What a database with a clock of its own has reported: when this machine had run for `ran` seconds it
    was `at` there, in Unix seconds, and `lost` seconds of that were no play time. ahead: by how many seconds
    the machine's own clock was ahead of that, to the best of our knowledge.
    """

    at: float
    ran: float
    lost: float
    ahead: float


class PlayClock:
    """A Clock of play time: Unix time less the seconds for which nobody could play, `lost` in all.

    told: the last report of the database about its own clock, which then counts; None: it has none, and the
    machine's counts, which is found out to have been suspended. Every time in the snapshots is play time, so
    a stop moves all deadlines without a write.
    """

    def __init__(self, clock: Clock, told: Callable[[], PlayTime | None] = lambda: None) -> None:
        self._clock = clock
        self._told = told
        self._ahead = clock.now() - clock.ran()
        self._lost = 0.0

    @property
    def lost(self) -> float:
        """For how many seconds nobody could play."""
        told = self._told()
        return self._lost if told is None else told.lost

    def lose(self, seconds: float) -> None:
        """Nobody could play for that many more seconds, by the machine's own clock."""
        self._lost += seconds

    def now(self) -> float:
        """Play time, in seconds."""
        told = self._told()
        if told is not None:
            return told.at + min(self._clock.ran() - told.ran, TRUSTED) - told.lost
        now, before = self._clock.now(), self._ahead
        self._ahead = now - self._clock.ran()
        if abs(self._ahead - before) > STEP:
            self._lost += self._ahead - before
        return now - self._lost

    def ran(self) -> float:
        """For how many seconds the machine has run."""
        return self._clock.ran()

    def ahead(self) -> float:
        """By how many seconds the machine's clock was ahead of the database's at the last heartbeat."""
        told = self._told()
        return 0.0 if told is None else told.ahead

    def unix(self, at: float) -> float:
        """The Unix time of a play time."""
        return at + self.lost

    def unix_now(self) -> float:
        """The Unix time of now."""
        return self.unix(self.now())

    async def sleep_until(self, at: float) -> None:
        """Return once `now()` is at least `at`, but for the last digit of a number."""
        while (left := at - self.now()) > LAST_DIGIT:
            if self._told() is None:
                await self._clock.sleep_until(self.unix(at))
            else:
                await sleep(LoopClock(), max(0.01, min(left, LOOK)))
