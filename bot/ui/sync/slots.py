"""Slots: each is one message, or one task about a message, that is retried until it is done."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import discord

from bot.model.ports import StoreAway
from bot.runtime.clock import Clock, sleep, wait_for_event
from bot.runtime.fair_queue import SERVER, FairQueue
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.sync.background import PATIENT, growing

log = logging.getLogger(__name__)

SOON = 8.0
"""Seconds from Discord's first response after an outage until everything is retried."""
AT_ONCE = 128
"""Most messages that are updated at the same time: a start with a thousand tables must not fill memory with
pictures.
"""
PATIENCE = 60.0
"""Seconds of refusals after which a channel counts as shut."""
NONCE_LIVES = 180.0
"""Seconds for which a nonce is trusted. Discord finds a message by it for some minutes (docs/discord.md,
section 2, point 3).
"""
GIVE_UP = 6
"""Number of tries in a row that failed by our own fault, after which a slot waits for the next change."""


class Pacing:
    """Shared by all slots: how many are drawn at once, and whether Discord answers at all.

    While it does not, one slot retries at least every SOON seconds, and the others' pauses grow. When it
    answers again, their pauses end. pause: seconds between two edits of a message. store_back: returns when
    the store can be asked again.
    """

    def __init__(self, clock: Clock, pause: float, store_back: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self.pause = pause
        self._store_back = store_back
        self._turns = FairQueue(AT_ONCE, spare=True)  # a try can wait long for the rate limit of a channel
        self._scout: Slot | None = None
        self._fair = asyncio.Event()

    @asynccontextmanager
    async def turn(self, server: int, awaited: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a turn to update messages of that server. Its pictures and calls also take turns by
        server. awaited: whether anyone waits for it.
        """
        async with self._turns.turn(server, awaited):
            token = SERVER.set(server)
            try:
                yield
            finally:
                SERVER.reset(token)

    def answered(self, slot: Slot) -> None:
        """Record that Discord has answered that slot properly."""
        if self._scout is slot:
            self._scout = None
        self._fair.set()
        self._fair = asyncio.Event()

    async def wait(self, slot: Slot, error: BaseException, tries: int) -> None:
        """Return when that slot can retry, after so many tries with temporary failures."""
        if isinstance(error, StoreAway):
            await self._store_back()
            return
        if isinstance(error, discord.RateLimited):
            await sleep(self.clock, error.retry_after)
            return
        if self._scout is None:
            self._scout = slot
        seconds = 1.0 if failures.rested(error) else growing(tries)
        fair = self._fair
        await sleep(self.clock, min(seconds, SOON))
        if seconds <= SOON or self._scout is slot:
            return
        await wait_for_event(self.clock, fair, seconds - SOON)

    def ended(self, slot: Slot) -> None:
        """Record that this slot has stopped retrying."""
        if self._scout is slot:
            self._scout = None


class SlotWork(ABC):
    """The work of a slot. Equal work has the same slot, because it is the slot's key."""

    __slots__ = ()

    @abstractmethod
    def named(self) -> str:
        """Return the work's name for the log, without anyone's id."""

    @abstractmethod
    def differs(self) -> bool:
        """Return whether the message differs from what it should show."""

    @abstractmethod
    async def bring(self, slot: Slot) -> None:
        """Try once. slot: how the earlier tries went."""

    def may_wait(self) -> float:
        """Return for how many seconds it can stay undone."""
        return 0.0

    @abstractmethod
    def ended(self) -> None:
        """Called when there is nothing left to try."""


@dataclass(slots=True, eq=False)
class Slot:
    """Work, and the state of its tries."""

    work: SlotWork
    free: asyncio.Event
    """While it is not set, nothing is sent."""
    pacing: Pacing
    doubtful: bool = False
    """An untracked message may have been sent."""
    restored: bool = False
    """An earlier process may have sent it, at any time."""
    tries: int = 0
    """Number of failures in a row, since the Unix time `since`."""
    since: float = 0.0
    task: asyncio.Task[None] | None = None
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a try has ended."""
    poked: asyncio.Event = field(default_factory=asyncio.Event)

    def poke(self) -> None:
        """Record that something has changed, and check whether there is something to do."""
        if not self._differs():
            return
        if not self.tries:
            self.tried.clear()
        self.poked.set()
        if self.task is None:
            self.task = asyncio.create_task(self._run(), name=self.work.named())

    def open(self) -> bool:
        """Return whether something must still be done. Work that our own bug prevents does not count."""
        return not self.tries and self._differs()

    def failing_for(self) -> float:
        """Return for how many seconds every try has failed."""
        return self.pacing.clock.now() - self.since if self.tries else 0.0

    def may_be_lost(self) -> bool:
        """Return whether a message may have been sent that its nonce no longer finds."""
        return self.doubtful and (self.restored or self.failing_for() > NONCE_LIVES)

    def _differs(self) -> bool:
        try:
            return self.work.differs()
        except Exception:
            log.exception("%s: what is to be shown cannot be told", self.work.named())
            return False

    async def _run(self) -> None:
        try:
            goes_on = True
            while goes_on:
                await self.free.wait()
                await self._wait()
                goes_on = self._differs() and await self._try()
        finally:
            self.task = None
            self.tried.set()
            self.pacing.ended(self)
        self.work.ended()

    async def _wait(self) -> None:
        """Wait as long as the work can stay undone. Any change meanwhile may end the wait."""
        while (seconds := self.work.may_wait()) > 0:
            self.poked.clear()
            await wait_for_event(self.pacing.clock, self.poked, seconds)

    async def _try(self) -> bool:
        """Try once. Return whether there may be more to do."""
        try:
            await self.work.bring(self)
        except Exception as error:
            self.tried.set()
            self.doubtful = True
            if not self.tries:
                self.since = self.pacing.clock.now()
            self.tries += 1
            return await self._failed(error)
        self.tried.set()
        self.tries, self.doubtful, self.restored = 0, False, False
        self.pacing.answered(self)
        await sleep(self.pacing.clock, self.pacing.pause)
        return True

    async def _failed(self, error: Exception) -> bool:
        """Wait as long as that failure requires. Return whether to retry."""
        match failures.meaning(error):
            case Meaning.PASSES:
                if not isinstance(error, StoreAway):
                    log.warning("%s must wait: %s", self.work.named(), error)
                await self.pacing.wait(self, error, self.tries)
                return True
            case Meaning.PLACE | Meaning.RECIPIENT | Meaning.NO_CHANNEL if self.failing_for() < PATIENCE:
                log.warning("%s is not allowed: %s", self.work.named(), error)
                await sleep(self.pacing.clock, min(growing(self.tries), SOON))
                return True
            case Meaning.CONTENT:
                log.warning("%s waits for another text: %s", self.work.named(), error)
                return False
            case Meaning.FAULT:
                log.error("%s failed", self.work.named(), exc_info=error)
                if isinstance(error, discord.HTTPException) or self.tries >= GIVE_UP:
                    return False
                await sleep(self.pacing.clock, growing(self.tries))
                return True
            case _:
                log.warning("%s is refused: %s", self.work.named(), error)
                await sleep(self.pacing.clock, growing(self.tries, PATIENT))
                return True
