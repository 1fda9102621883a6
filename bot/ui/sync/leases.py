"""Leases on the messages of subjects, and their stored states. If several workers share a database, only one
at a time changes the messages of a subject.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from math import inf

from bot.model.store_errors import Conflict, StoreAway
from bot.runtime.clock import Clock, LoopClock, sleep
from bot.storage.messages import SqlMessages
from bot.storage.workers import CLAIMED, Claim, SqlWorkers
from bot.ui.sync.subject import AnySubject

log = logging.getLogger(__name__)

ALONE = 1
"""The epoch of every lease if no other worker shares the database."""
AGAIN = 0.25
"""The number of seconds after which a worker asks again for a lease that another worker has."""
TEND = 0.5
"""The number of seconds between two searches for leases to release."""
RENEW = 1.0
"""The number of seconds after which a lease that is still needed is renewed."""


class PassedOn(StoreAway):
    """Raised if another worker has taken over the messages in the meantime."""


class Leases:
    """Leases on the messages of subjects, and their stored states, which are written when a lease is
    released. Without a lease, a state in memory can be outdated, unless no other worker shares the database:
    then each lease is granted, and released at once. on_saved: called when a lease is released. poke: brings
    messages that differ up to date.
    """

    def __init__(
        self,
        *,
        workers: SqlWorkers,
        messages: SqlMessages,
        clock: Clock,
        on_saved: Callable[[AnySubject], None],
        poke: Callable[[AnySubject], None],
    ) -> None:
        self._alone = not workers.shared
        self._workers = workers
        self._messages = messages
        self._clock = clock
        self._on_saved = on_saved
        self._poke = poke
        self._lease_clock = LoopClock()
        self._have = dict[AnySubject, float]()  # the earliest expiry
        self._giving = dict[AnySubject, asyncio.Task[None]]()
        self._tending: asyncio.Task[None] | None = None

    # leases

    @asynccontextmanager
    async def held(self, subject: AnySubject) -> AsyncIterator[None]:
        """Wait for a lease on the messages of a subject, and hold it within the context. Raises StoreAway."""
        await self._wait(subject)
        try:
            yield
        finally:
            self._leave(subject)

    @asynccontextmanager
    async def answering(self, subject: AnySubject) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """Hold a lease while a press on the messages of a subject is answered. After sending the answer and
        before recording the new state, await the yielded function, which waits for the lease. If that fails,
        the next lease draws the messages again. Raises StoreAway.
        """
        have = await self._take(subject)

        async def leased() -> None:
            nonlocal have
            if not have:
                await self._wait(subject)
                have = True

        try:
            yield leased
        finally:
            if have:
                self._leave(subject)
            else:
                subject.doubted = True

    async def look(self, subject: AnySubject, *, answers: bool = False) -> None:
        """Read the state of a subject unless it is certainly known. answers: whether a press is about to be
        answered, which soon needs the lease too. Raises StoreAway.
        """
        if self._alone and subject.state is not None:
            return
        if answers and not self._alone and await self._take(subject):
            self._leave(subject)
            return
        async with subject.gate:
            if subject.state is None or not (self._alone or subject.epoch):
                self._read(subject, await self._messages.read_message_state(subject.id))

    async def _wait(self, subject: AnySubject) -> None:
        async with subject.waiting:
            while not await self._take(subject):
                await sleep(self._lease_clock, AGAIN)

    async def _take(self, subject: AnySubject) -> bool:
        """Take the lease on a subject's messages, unless another worker has it. Return whether it was taken.
        Raises StoreAway.
        """
        if self._alone:
            await self.look(subject)
            subject.epoch, self._have[subject] = ALONE, inf
            subject.users += 1
            return True
        async with subject.gate:
            asked = self._lease_clock.now()
            if not subject.epoch or asked > self._have.get(subject, 0.0):
                claim = await self._workers.claim(subject.id)
                if subject.epoch and (claim is None or claim.epoch != subject.epoch):
                    self._pass_on(subject)
                if claim is None:
                    self._have.pop(subject, None)
                    return False
                if not subject.epoch:
                    await self._begin(subject, claim)
                self._have[subject] = asked + CLAIMED
            subject.users += 1
        if self._tending is None or self._tending.done():
            self._tending = asyncio.create_task(self._tend(), name="tend-leases")
        return True

    def _leave(self, subject: AnySubject) -> None:
        subject.users -= 1
        if self._alone:
            self._release(subject)

    def _release(self, subject: AnySubject) -> None:
        """Release a lease soon, unless it is used."""
        if not subject.users and subject not in self._giving:
            giving = asyncio.create_task(self._give_one_back(subject), name=f"return {subject.name}")
            self._giving[subject] = giving

    async def _begin(self, subject: AnySubject, claim: Claim) -> None:
        """Switch to the state that another worker has possibly changed since the last lease."""
        had_elsewhere = claim.document is not None and claim.epoch != subject.last_epoch
        if claim.lapsed:
            subject.doubt()
        if had_elsewhere:
            await subject.catch_up(claim.wanted)
        self._read(subject, claim.document)
        subject.epoch, subject.doubted = claim.epoch, False
        subject.last_epoch = claim.epoch
        if had_elsewhere:
            self._poke(subject)

    def _read(self, subject: AnySubject, document: str | None) -> None:
        subject.read(document)
        subject.saved = document
        if subject.doubted:
            subject.doubt_content()

    def _pass_on(self, subject: AnySubject) -> None:
        """Record that another worker has taken over the messages of a subject, possibly while this worker was
        changing them.
        """
        subject.epoch, subject.doubted = 0, True
        subject.doubt_content()

    async def _tend(self) -> None:
        """Renew the leases that are needed, and release the others, until none are left."""
        renewed = self._lease_clock.now()
        while self._have:
            await sleep(self._lease_clock, TEND)
            for subject in self._have:
                self._release(subject)
            if self._lease_clock.now() - renewed >= RENEW:
                renewed = self._lease_clock.now()
                try:
                    await self._renew()
                except StoreAway:
                    await self._messages.wait_until_back()

    async def _give_one_back(self, subject: AnySubject) -> None:
        try:
            while subject in self._have and not subject.users:
                try:
                    await self._give_back(subject)
                except StoreAway:
                    await self._messages.wait_until_back()
        finally:
            del self._giving[subject]

    async def _give_back(self, subject: AnySubject) -> None:
        async with subject.gate:
            if subject.users or subject not in self._have:
                return
            with _logged(subject):
                try:
                    if subject.epoch:
                        await self.save(subject, last=True)
                        if self._alone and (subject.users or subject.document() != subject.saved):
                            return  # it is used, or has changed meanwhile
                except PassedOn:
                    self._poke(subject)
            del self._have[subject]
            subject.epoch = 0
        self._on_saved(subject)

    async def _renew(self) -> None:
        asked = self._lease_clock.now()
        live = [each for each in self._have if each not in self._giving]
        epochs = {each.id: each.epoch for each in live if each.epoch}
        ours = await self._workers.renew(epochs) if epochs else {}
        for subject in [each for each in live if each in self._have]:
            if ours.get(subject.id):
                self._have[subject] = asked + CLAIMED
            elif subject.id not in ours and epochs.get(subject.id) == subject.epoch:
                self._have.pop(subject)
                self._pass_on(subject)
                self._poke(subject)

    # states

    async def load(self, subject: AnySubject) -> None:
        """Read the state of the subject, and retry until that succeeds."""
        while subject.state is None:
            try:
                await self.look(subject)
            except StoreAway:
                await self._messages.wait_until_back()
            except Exception:
                log.exception("%s: its messages cannot be read", subject.name)
                await sleep(self._clock, 5.0)

    def persist(self, subject: AnySubject) -> None:
        """Make sure that the state of a subject will be written. If other workers share the database, do
        nothing, because the end of the lease writes it.
        """
        if self._alone:
            subject.epoch, self._have[subject] = ALONE, inf
            self._release(subject)

    async def persist_now(self, subject: AnySubject) -> None:
        """Store the state of a subject before making the change that it announces. If the store is away, the
        state is stored when the lease is released instead. Raises PassedOn.
        """
        if not subject.epoch:
            raise PassedOn
        try:
            with _logged(subject):
                await self.save(subject)
        except PassedOn:
            raise
        except StoreAway:
            pass

    async def save(self, subject: AnySubject, *, last: bool = False) -> None:
        """Write the state of a subject. last: whether its lease ends with this write. Raises StoreAway,
        PassedOn.
        """
        async with subject.writes:
            document, epoch = subject.document(), 0 if self._alone else subject.epoch
            shown = subject.reached if last and subject.notes_shown else -1
            if self._alone and document == subject.saved:
                return
            subject.saved = None  # until it is known what was written
            try:
                await self._messages.write_message_state(subject.id, document, epoch, last=last, shown=shown)
            except Conflict:
                self._pass_on(subject)
                raise PassedOn from None
            subject.saved = document
            if shown >= 0:
                subject.shown = shown

    async def close(self) -> None:
        """Save everything and release all leases, unless the store does not answer."""
        tasks = [*self._giving.values(), *filter(None, (self._tending,))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for subject in list(self._have):
            try:
                await self._give_back(subject)
            except StoreAway:
                break


@contextmanager
def _logged(subject: AnySubject) -> Iterator[None]:
    """Log and suppress all errors within the context except StoreAway."""
    try:
        yield
    except StoreAway:
        raise
    except Exception:
        log.exception("%s: what is known of its messages is not kept", subject.name)
