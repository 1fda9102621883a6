"""The reconciler, which keeps the messages on Discord up to date."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, TypeVar

import discord

from bot.model.store_errors import StoreAway
from bot.runtime.clock import Clock, sleep, wait_for_event
from bot.runtime.fair_queue import PAINTED, SERVER, FairQueue
from bot.runtime.pending_answer import begin
from bot.storage.store import SqlStore
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.sync.answering import hold
from bot.ui.sync.background import PATIENT, BackgroundTasks, growing
from bot.ui.sync.leases import Leases
from bot.ui.sync.subject import AnySubject, Kind, Slot

S = TypeVar("S", bound=AnySubject)
T = TypeVar("T")

log = logging.getLogger(__name__)

SOON = 8.0
"""The maximum number of seconds until a retry after a failure that is, or could be, temporary, so that
everything is shown soon after an outage.
"""
AT_ONCE = 128
"""The maximum number of messages that are updated at the same time, because a start with a thousand tables
must not fill the memory with pictures.
"""
PAINTED_AT_ONCE = 16
"""The maximum number of messages that wait for their pictures at the same time. What a message shows is
decided when its turn comes, so with more turns, many pictures would be outdated before a busy painter comes
to them.
"""
PATIENCE = 60.0
"""The number of seconds of refusals after which a channel counts as closed to the bot."""
GIVE_UP = 6
"""The number of consecutive failures after which a slot that fails with a bug waits for the next change."""
MOMENT = 0.01
"""The minimum number of seconds by which a wait must be too long to be cut short."""
LINK_WAITS = 5.0
"""The maximum number of seconds for which messages wait for another message that they link to."""


class Turns:
    """The queues in which servers take turns to update messages. Their pictures and calls take turns in other
    queues.
    """

    def __init__(self) -> None:
        self._updates = FairQueue(AT_ONCE, spare=True)  # a try can wait a long time for a rate limit
        self._paintings = FairQueue(PAINTED_AT_ONCE, spare=True)

    @asynccontextmanager
    async def turn(
        self, server: int, first: Callable[[], int], *, paints: bool = False
    ) -> AsyncIterator[None]:
        """Wait for a turn of a server, and hold it within the context. first: see FairQueue. paints: whether
        the update waits for a painter.
        """
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._updates.turn(server, first))
            if paints:
                painted = await stack.enter_async_context(self._paintings.turn(server, first))
                stack.callback(PAINTED.reset, PAINTED.set(painted))
            stack.callback(SERVER.reset, SERVER.set(server))
            yield


class Reconciler:
    """Keeps messages up to date, and retries after failures. most: the number of subjects that stay in memory
    when everything is shown. loaded: called when the state of a subject was read. dropped: called when a
    subject is removed from memory.
    """

    def __init__(
        self,
        *,
        client: discord.Client,
        store: SqlStore,
        later: BackgroundTasks,
        clock: Clock,
        pause: float,
        most: int,
        loaded: Callable[[AnySubject], None],
        dropped: Callable[[AnySubject], None],
    ) -> None:
        self._client = client
        self._later = later
        self._clock = clock
        self._pause = pause
        self._turns = Turns()
        self.leases = Leases(
            workers=store.workers,
            messages=store.messages,
            clock=clock,
            on_saved=self._on_saved,
            poke=self.poke,
        )
        self._most = most
        self._loaded = loaded
        self._dropped = dropped
        self._all = dict[str, AnySubject]()
        self._loading = dict[AnySubject, asyncio.Task[None]]()
        self._closed = False

    # the subjects in memory: the latest changed, and all that are not at rest

    def get(self, id: str, type: type[S]) -> S | None:
        """Return the subject with the given id and type if it is in memory, and otherwise None."""
        found = self._all.get(id)
        return found if isinstance(found, type) else None

    def all_of(self, type: type[S]) -> list[S]:
        """Return all subjects of a type that are in memory."""
        return [each for each in self._all.values() if isinstance(each, type)]

    def cache(self, subject: AnySubject) -> None:
        """Keep a subject in memory, as the one that changed last. If there are too many, drop the least
        recently changed ones that are up to date.
        """
        if subject.id not in self._all:
            for other in list(self._all.values())[: max(0, len(self._all) + 1 - self._most)]:
                if self._at_rest(other):
                    self._drop(other)
        self._all.pop(subject.id, None)
        self._all[subject.id] = subject

    def _at_rest(self, subject: AnySubject) -> bool:
        waits = subject.state is None or subject.epoch
        return not (waits or self.busy(subject))

    def _drop(self, subject: AnySubject) -> None:
        del self._all[subject.id]
        self._dropped(subject)

    def mark(self, subject: AnySubject, *, at_once: bool = False) -> None:
        """Record that a subject has something new to show. at_once: whether to show it even while a press is
        answered.
        """
        self.cache(subject)
        if not at_once:
            hold(subject, self.poke)
        elif not subject.holds:
            subject.free.set()
        if subject.state is not None:
            self.poke(subject)
        elif subject not in self._loading and not self._closed:
            self._loading[subject] = asyncio.create_task(self._load(subject), name=f"load {subject.name}")

    async def _load(self, subject: AnySubject) -> None:
        try:
            await self._client.wait_until_ready()
            await self.leases.load(subject)
            self._loaded(subject)
        finally:
            del self._loading[subject]
        self.poke(subject)

    async def loading(self, subjects: Iterable[AnySubject]) -> None:
        """Wait until the states of the subjects are read."""
        for subject in subjects:
            if subject in self._loading:
                await asyncio.wait((self._loading[subject],))

    # updates of their messages

    def poke(self, subject: AnySubject) -> None:
        """Soon bring every message of a subject that differs up to date, except while a press is answered."""
        if subject.holds or subject.state is None or self._closed:
            return
        if self._all.get(subject.id) is not subject:
            return  # a subject that is not in memory is used for a single answer
        subject.settled = False
        parts = dict.fromkeys((kind, key) for kind in subject.kinds for key in kind.keys(subject))
        for part in [part for part, slot in subject.slots.items() if part not in parts and not slot.task]:
            del subject.slots[part]
        for kind, key in parts:
            slot = subject.slots.get((kind, key))
            if slot is None:
                slot = subject.slots[kind, key] = Slot(subject, kind, key, subject.restored)
            self._poke(slot)
        self._rested(subject)

    def on_confirmed(self, subject: AnySubject) -> None:
        """Have the confirmed state saved, notify the subject, and update its messages that still differ."""
        self.leases.persist(subject)
        subject.note_confirmed()
        if subject not in self._loading:
            self.poke(subject)

    async def answer(
        self, subject: AnySubject, send: Callable[[], Awaitable[T]], note: Callable[[T | None], None]
    ) -> None:
        """Answer a press with `send`, and record what a message then shows with `note`, which is given the
        result of `send`, or None if that failed. Raises the errors of `send`, GivenUp and StoreAway.
        """
        begin()
        async with self.leases.answering(subject) as leased:
            sent = None
            try:
                sent = await send()
                await leased()
            finally:
                note(sent)
                self.on_confirmed(subject)

    def busy(self, subject: AnySubject) -> bool:
        """Return whether work on a subject's messages is in progress, or must still be done."""
        return self.at_work(subject) or any(slot.open() for slot in subject.slots.values())

    def at_work(self, subject: AnySubject) -> bool:
        """Return whether work on a subject's messages is in progress."""
        trying = any(slot.task is not None for slot in subject.slots.values())
        return subject.holds > 0 or subject in self._loading or trying

    # one message

    def _poke(self, slot: Slot) -> None:
        """Update the message of a slot soon if it differs."""
        if not slot.differs():
            return
        if not slot.tries:
            slot.tried.clear()
        if slot.task is None:
            slot.task = asyncio.create_task(self._run(slot), name=slot.name)
        elif slot.waits_until is not None:
            asyncio.get_running_loop().call_soon(self._look_again, slot)

    async def _run(self, slot: Slot) -> None:
        try:
            goes_on = True
            while goes_on:
                await slot.subject.free.wait()
                await self._wait(slot)
                goes_on = slot.differs() and await self._try(slot)
        finally:
            slot.task = None
            slot.tried.set()
        self._rested(slot.subject)

    async def _wait(self, slot: Slot) -> None:
        """Wait as long as the message can stay outdated. A change in the meantime can end the wait."""
        while (seconds := slot.kind.may_wait(slot.subject, slot.key)) > 0:
            slot.poked.clear()
            slot.waits_until = self._clock.now() + seconds
            await wait_for_event(self._clock, slot.poked, seconds)
            slot.waits_until = None

    def _look_again(self, slot: Slot) -> None:
        """End the wait of a slot if a change has made it too long."""
        end = self._clock.now() + slot.kind.may_wait(slot.subject, slot.key)
        if slot.waits_until is not None and end < slot.waits_until - MOMENT:
            slot.poked.set()

    async def _try(self, slot: Slot) -> bool:
        """Try once. Return whether there is possibly more to do."""
        try:
            await self._reconcile(slot)
        except Exception as error:
            slot.tried.set()
            if not slot.tries:
                slot.since = self._clock.now()
            slot.tries += 1
            return await self._failed(slot, error)
        slot.tried.set()
        slot.tries, slot.restored = 0, False
        await sleep(self._clock, self._pause)
        return True

    async def _reconcile(self, slot: Slot) -> None:
        """Bring a message up to date, in turn and with a lease."""
        subject, kind = slot.subject, slot.kind
        async with self.leases.held(subject):
            pass  # so that no turn is spent on waiting for a lease that another worker has

        def first() -> int:
            return 2 * kind.must_act(subject, slot.key) + subject.pressed

        turn = self._turns.turn(subject.server, first, paints=kind.paints)
        async with turn, self.leases.held(subject):
            if subject.differs(kind, slot.key):
                await self._after_linked(subject, kind.links_to)
                with subject.guarded(slot):
                    await kind.reconcile(subject, slot.key, slot.doubt(self._clock.now()))
                self.on_confirmed(subject)

    async def _after_linked(self, subject: AnySubject, linked: Kind[Any] | None) -> None:
        """Wait up to LINK_WAITS seconds if the linked message is about to be posted."""
        slot = None if linked is None else subject.slots.get((linked, 0))
        if slot and slot.task and not slot.tries and slot.kind.may_move(subject):
            await wait_for_event(self._clock, slot.tried, LINK_WAITS)

    async def _failed(self, slot: Slot, error: Exception) -> bool:
        """Wait as long as a failure requires. Return whether to retry."""
        failing_for = slot.failing_for(self._clock.now())
        match failures.meaning(error):
            case Meaning.PASSES:
                if not isinstance(error, StoreAway):
                    log.warning("%s must wait: %s", slot.name, error)
                await self._rest(error, slot.tries)
                return True
            case Meaning.PLACE | Meaning.RECIPIENT | Meaning.NO_CHANNEL if failing_for < PATIENCE:
                log.warning("%s is not allowed: %s", slot.name, error)
                await sleep(self._clock, growing(slot.tries, SOON))
                return True
            case Meaning.CONTENT:
                log.warning("%s waits for another text: %s", slot.name, error)
                return False
            case Meaning.FAULT:
                log.error("%s failed", slot.name, exc_info=error)
                if isinstance(error, discord.HTTPException) or slot.tries >= GIVE_UP:
                    return False
                await sleep(self._clock, growing(slot.tries))
                return True
            case _:
                log.warning("%s is refused: %s", slot.name, error)
                await sleep(self._clock, growing(slot.tries, PATIENT))
                return True

    async def _rest(self, error: Exception, tries: int) -> None:
        """Wait until a retry makes sense, after `tries` tries with temporary failures."""
        if isinstance(error, StoreAway):
            await self._later.store_back()
        elif isinstance(error, discord.RateLimited):
            await sleep(self._clock, error.retry_after)
        else:
            await sleep(self._clock, 1.0 if failures.rested(error) else growing(tries, SOON))

    # subjects whose messages are up to date

    def _rested(self, subject: AnySubject) -> None:
        """If everything about a subject is shown, record that, and settle a subject that can no longer
        change.
        """
        if self.busy(subject):
            return
        self._note(subject)
        waits = any(kind.waits_for_press(subject) for kind in subject.kinds)
        if subject.is_final() and not waits and not subject.users:
            self._later.begin(self._settle(subject), f"settle {subject.name}")

    def _note(self, subject: AnySubject) -> None:
        """Record that everything in this version was shown, soon also in the store."""
        subject.pressed = False
        subject.reached = subject.version
        if subject.shown != subject.version and not subject.epoch:
            subject.shown = subject.version
            self._later.begin(self._note_shown(subject), f"shown {subject.name}")

    async def _note_shown(self, subject: AnySubject) -> None:
        with suppress(StoreAway):
            await subject.note_shown()

    async def _settle(self, subject: AnySubject) -> None:
        """Settle a subject if, with a lease, everything is still shown."""
        with suppress(StoreAway):
            async with self.leases.held(subject):
                if not subject.behind():
                    subject.settle()
                    self.leases.persist(subject)

    def _on_saved(self, subject: AnySubject) -> None:
        if self._all.get(subject.id) is subject:
            if not self.busy(subject):
                self._note(subject)
            if subject.settled:
                self._drop(subject)

    async def stop(self) -> None:
        """Stop updating messages for good."""
        self._closed = True
        slots = [slot for subject in self._all.values() for slot in subject.slots.values()]
        tasks = [slot.task for slot in slots if slot.task is not None] + list(self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
