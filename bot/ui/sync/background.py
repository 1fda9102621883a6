"""Background tasks, and retries of failed work with growing pauses."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count

from bot.model.store_errors import StoreAway
from bot.runtime.clock import Clock, sleep
from bot.ui import failures
from bot.ui.failures import Meaning

log = logging.getLogger(__name__)

LONGEST = 60.0
"""The maximum pause in seconds between tries."""
PATIENT = 900.0
"""The maximum pause in seconds after a failure that can count against the bot (docs/discord.md, section 5,
point 4).
"""


def growing(failed: int, longest: float = LONGEST) -> float:
    """Return the number of seconds to wait after `failed` consecutive failed tries (at least 1)."""
    return min(2.0 ** min(failed - 1, 10), longest)


class BackgroundTasks:
    """Tasks that run in the background. store_back: returns when the store answers again."""

    def __init__(self, clock: Clock, store_back: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self.store_back = store_back
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[None, None, None], name: str) -> None:
        """Run a coroutine in a background task with the given name."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin_once(self, work: Callable[[], Coroutine[None, None, None]], name: str) -> None:
        """Start a background task, unless a task with the same name is still running."""
        if all(task.done() or task.cancelling() for task in self._tasks_named(name)):
            self.begin(work(), name)

    def cancel(self, name: str) -> None:
        """Cancel every task with the given name."""
        for task in self._tasks_named(name):
            task.cancel()

    def _tasks_named(self, name: str) -> list[asyncio.Task[None]]:
        return [task for task in self._tasks if task.get_name() == name]

    def until_done(self, attempt: Callable[[], Awaitable[None]], name: str) -> None:
        """Make the attempt in a background task, and repeat it until it succeeds or fails for good, which is
        only logged.
        """
        self.begin(self._repeat(attempt, name), name)

    async def _repeat(self, attempt: Callable[[], Awaitable[None]], name: str) -> None:
        for failed in count(1):
            try:
                await attempt()
            except StoreAway:
                await self.store_back()
            except Exception as error:
                meaning = failures.meaning(error)
                if meaning is Meaning.FAULT:
                    log.exception("%s failed", name)
                else:
                    log.warning("%s could not be done: %s", name, error)
                if not failures.passes(error):
                    return
                most = LONGEST if meaning is Meaning.PASSES else PATIENT
                await sleep(self._clock, growing(failed, most))
            else:
                return

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
