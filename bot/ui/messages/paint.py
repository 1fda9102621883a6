"""Pictures, painted in a worker thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, TypeVar

T = TypeVar("T")


class PaintWorker:
    """The thread that paints. One thread: a second one paints little more, and makes the event loop wait
    longer for its turn.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._patient = asyncio.Semaphore(1)

    async def paint(self, painted: Callable[..., T], *args: Any, urgent: bool) -> T:
        """What `painted` paints, in the worker thread. Raises what `painted` raises.

        What nobody waits for queues here, one at a time, so that an urgent picture is the next one painted.
        """
        async with nullcontext() if urgent else self._patient:
            return await asyncio.get_running_loop().run_in_executor(self._thread, painted, *args)

    def close(self) -> None:
        """Let the worker thread go."""
        self._thread.shutdown(wait=False, cancel_futures=True)
