"""The presses and commands in progress: the bot ends only after they are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from bot.runtime.clock import Clock, within

log = logging.getLogger(__name__)

REMEMBERED = 4_096
"""Number of interactions that are remembered, the latest: some minutes of a busy bot."""


MOST = 200
"""Most presses in progress: at about 60 answers a second, a further one would not be answered in time."""


def placed(told: dict[str, Any]) -> dict[str, Any]:
    """An interaction in Discord's format, with its channel. Discord may send only the channel's id, which
    discord.py ignores.
    """
    if "channel" in told or "channel_id" not in told:
        return told
    return {**told, "channel": {"id": told["channel_id"]}}


class PressesInHand:
    """The presses and commands that are not answered yet.

    closing: no more are accepted, and pressers get a notice. closed: not even that, because the connection to
    Discord has ended.
    """

    def __init__(self) -> None:
        self.closing = False
        self.closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._taken: dict[int, None] = {}

    def take(self, interaction: int) -> bool:
        """Accept the interaction with that id; return False if it was accepted before. A gateway that resumes
        may deliver one a second time.
        """
        if interaction in self._taken:
            return False
        self._taken[interaction] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        return True

    @contextmanager
    def in_hand(self) -> Iterator[None]:
        """Context in which the current task carries out a press."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    @property
    def full(self) -> bool:
        """Whether there are more in progress than can be answered in time."""
        return len(self._tasks) > MOST

    async def close(self, clock: Clock, patience: float) -> None:
        """Accept no more; return when those in progress are answered, or cancelled after that
        many seconds.
        """
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
