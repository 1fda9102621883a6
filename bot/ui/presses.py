"""The presses and commands in hand: the bot ends when they are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from bot.runtime.clock import Clock, within

log = logging.getLogger(__name__)

REMEMBERED = 4_096
"""How many interactions are remembered, the latest: some minutes of a busy bot."""


MOST = 200
"""So many are in hand at once: at some 60 answers a second whoever comes next would get none in time."""


def placed(told: dict[str, Any]) -> dict[str, Any]:
    """An interaction as Discord tells it, with its channel. It may leave that out and give the id alone, of
    which discord.py makes nothing.
    """
    if "channel" in told or "channel_id" not in told:
        return told
    return {**told, "channel": {"id": told["channel_id"]}}


class PressesInHand:
    """What has been pressed or commanded and is not answered yet.

    closing: nothing more is taken on, and whoever presses is told so. closed: not even that, since there is
    no way to Discord any more.
    """

    def __init__(self) -> None:
        self.closing = False
        self.closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._taken: dict[int, None] = {}

    def take(self, interaction: int) -> bool:
        """Take the interaction of that id on. False: it was taken before. A gateway that resumes may deliver
        one a second time.
        """
        if interaction in self._taken:
            return False
        self._taken[interaction] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        return True

    @contextmanager
    def in_hand(self) -> Iterator[None]:
        """While the task that runs now carries out a press."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    @property
    def full(self) -> bool:
        """Are there more in hand than can be answered in time?"""
        return len(self._tasks) > MOST

    async def close(self, clock: Clock, patience: float) -> None:
        """Take no more on; return when what is in hand is answered, or given up after that many seconds."""
        self.closing = True
        with suppress(TimeoutError):
            await within(clock, patience, self._rest())
        left = list(self._tasks)
        self.closed = True
        for task in left:
            task.cancel()
        if left:
            log.warning("%d presses could not be answered before the end", len(left))
            await asyncio.gather(*left, return_exceptions=True)

    async def _rest(self) -> None:
        while self._tasks:
            await asyncio.wait(self._tasks)
