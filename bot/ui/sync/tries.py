"""What must be done some day, and is tried until it is: pauses that grow, and the tasks that try."""

import asyncio
from collections.abc import Coroutine

LONGEST = 60.0
"""Seconds to which the pauses between tries grow: 1, 2, 4 ..."""


def growing(failed: int) -> float:
    """Seconds to wait after that many tries in a row that have failed, from 1."""
    return min(2.0 ** min(failed - 1, 10), LONGEST)


class Tries:
    """Tasks that run by themselves until they are done, or all are stopped."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[None, None, None], name: str) -> None:
        """Let it run."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop them all. What is not done is left to the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
