"""An outage of the database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count

from bot.model.store_errors import StoreAway
from bot.runtime.clock import LoopClock, sleep

log = logging.getLogger(__name__)

CALM = 30.0
"""The number of seconds after an outage during which another one is not logged if it is over by the first
probe.
"""
HELD_UP = 0.25
"""The number of seconds before a failed transaction is retried while no outage is known."""
LONGEST = 2.0
"""The maximum number of seconds before a probe."""


class Outage:
    """Records whether the database is unreachable. probe: writes to the database, and raises StoreAway while
    that is impossible.
    """

    def __init__(self, probe: Callable[[], Awaitable[object]]) -> None:
        self._probe = probe
        self._clock = LoopClock()
        self._since: float | None = None
        self._over = -CALM
        self._logged = False
        self._back = asyncio.Event()
        self._asking: asyncio.Task[None] | None = None

    def away(self, error: StoreAway) -> StoreAway:
        """Record that the database is unreachable, start probing it, and return the error."""
        if self._since is None:
            self._since = self._clock.now()
            self._logged = False
            if self._since - self._over >= CALM:
                self._tell(error)
            self._asking = asyncio.create_task(self._ask(), name="can the database be written again?")
        return error

    def _tell(self, error: StoreAway) -> None:
        if not self._logged:
            self._logged = True
            log.error("nothing can be written: %s", error)

    def over(self) -> None:
        """Record that the database has carried out a write."""
        if self._since is not None:
            self._over = self._clock.now()
            if self._logged:
                log.warning("the database is there again, after %.0f seconds", self._over - self._since)
            self._since = None
            self._back.set()
            self._back = asyncio.Event()
            self.close()

    async def wait_until_over(self) -> None:
        """Wait until the database has carried out a write, or for HELD_UP seconds if no outage is known."""
        if self._since is None:
            await sleep(self._clock, HELD_UP)
        else:
            await self._back.wait()

    def close(self) -> None:
        """Stop probing."""
        if self._asking is not None and self._asking is not asyncio.current_task():
            self._asking.cancel()
        self._asking = None

    async def _ask(self) -> None:
        for failed in count():
            await sleep(self._clock, min(2.0 ** min(failed, 10), LONGEST))
            try:
                await self._probe()
            except StoreAway as error:
                self._tell(error)
                continue
            except Exception:
                log.exception("the database answers, but not as it should")
            self.over()
            return
