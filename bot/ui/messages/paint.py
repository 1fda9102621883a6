"""Pictures, painted in a worker thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, TypeVar

from bot.metrics import UNCOUNTED, Metrics

T = TypeVar("T")


class PaintWorker:
    """The thread that paints. One thread: a second one paints little more, and makes the event loop wait
    longer for its turn.

    metrics: counts the pictures.
    """

    def __init__(self, metrics: Metrics = UNCOUNTED) -> None:
        self._metrics = metrics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._patient = asyncio.Semaphore(1)

    async def paint(self, painted: Callable[..., T], *args: Any, urgent: bool) -> T:
        """What `painted` paints, in the worker thread. Raises what `painted` raises.

        What nobody waits for queues here, one at a time, so that an urgent picture is the next one painted.
        """
        with self._metrics.painting(urgent=urgent):
            return await self._painted(painted, args, urgent=urgent)

    async def _painted(self, painted: Callable[..., T], args: tuple[Any, ...], *, urgent: bool) -> T:
        async with nullcontext() if urgent else self._patient:
            return await asyncio.get_running_loop().run_in_executor(self._thread, painted, *args)

    def close(self) -> None:
        """Let the worker thread go."""
        self._thread.shutdown(wait=False, cancel_futures=True)
