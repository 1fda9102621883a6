"""Leases on the messages of subjects, and their stored states. If several workers share a database, only one
at a time changes the messages of a subject.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from bot.model.store_errors import Conflict, StoreAway
from bot.runtime.clock import Clock, LoopClock, sleep
from bot.storage.messages import SqlMessages
from bot.storage.workers import CLAIMED, Claim, SqlWorkers
from bot.ui.sync.background import growing
from bot.ui.sync.subject import AnySubject

log = logging.getLogger(__name__)

AGAIN = 0.25
"""The number of seconds after which a worker asks again for a lease that another worker has."""
TEND = 0.5
"""The number of seconds between two searches for leases to release."""
RENEW = 1.0
"""The number of seconds after which a lease that is still needed is renewed."""


class PassedOn(StoreAway):
    """Raised if another worker has taken over the messages in the meantime."""


class Leases:
    """Leases on the messages of subjects, and their stored states. Without a lease, a state in memory can be
    outdated. on_saved: called when a state is saved or a lease is released. poke: brings messages that differ
    up to date.
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
        self._unsaved = set[AnySubject]()
        self._saving = dict[AnySubject, asyncio.Task[None]]()
        self._closed = False

    # leases

    @asynccontextmanager
    async def held(self, subject: AnySubject) -> AsyncIterator[None]:
        """Wait for a lease on the messages of a subject, and hold it within the context. Raises StoreAway."""
        if self._alone:
            yield
            return
        await self._wait(subject)
        try:
            yield
        finally:
            subject.users -= 1

    @asynccontextmanager
    async def answering(self, subject: AnySubject) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """Hold a lease while a press on the messages of a subject is answered. Await the yielded function,
        which waits for the lease, between the answer and the recording of the new state. If that fails, the
        next lease draws the messages again. Raises StoreAway.
        """
        have = self._alone or await self._take(subject)

        async def leased() -> None:
            nonlocal have
            if not have:
                await self._wait(subject)
                have = True

        try:
            yield leased
        finally:
            if not have:
                subject.overlapped = True
            elif not self._alone:
                subject.users -= 1

    async def look(self, subject: AnySubject, *, answers: bool = False) -> None:
        """Read the state of a subject unless it is certainly known. answers: whether a press is about to be
        answered, which soon needs the lease too. Raises StoreAway.
        """
        subject.alone = self._alone
        if answers and not self._alone and await self._take(subject):
            subject.users -= 1
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

    async def _begin(self, subject: AnySubject, claim: Claim) -> None:
        """Switch to the state that another worker has possibly changed since the last lease."""
        had_elsewhere = claim.document is not None and claim.epoch != subject.last_epoch
        if had_elsewhere:
            await subject.catch_up(claim.wanted)
        self._read(subject, claim.document)
        subject.epoch = claim.epoch
        if subject.overlapped:
            subject.overlapped = False
            self.persist(subject)
        if claim.lapsed:
            subject.doubt()
        subject.last_epoch = claim.epoch
        if had_elsewhere:
            self._poke(subject)

    def _read(self, subject: AnySubject, document: str | None) -> None:
        subject.read(document)
        self._unsaved.discard(subject)
        if subject.overlapped:
            subject.doubt_content()

    def _pass_on(self, subject: AnySubject) -> None:
        """Record that another worker has taken over the messages of a subject, possibly while this worker was
        changing them.
        """
        subject.epoch, subject.overlapped = 0, True
        subject.doubt_content()
        self._unsaved.discard(subject)

    async def _tend(self) -> None:
        """Renew the leases that are needed, and release the others, until none are left."""
        renewed = self._lease_clock.now()
        while self._have:
            await sleep(self._lease_clock, TEND)
            for subject in [each for each in self._have if not each.users and each not in self._giving]:
                giving = asyncio.create_task(self._give_one_back(subject), name=f"return {subject.name}")
                self._giving[subject] = giving
            if self._lease_clock.now() - renewed >= RENEW:
                renewed = self._lease_clock.now()
                try:
                    await self._renew()
                except StoreAway:
                    await self._messages.wait_until_back()

    async def _give_one_back(self, subject: AnySubject) -> None:
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

    def is_unsaved(self, subject: AnySubject) -> bool:
        """Return whether the state of a subject must still be written."""
        return subject in self._unsaved or subject in self._saving

    def persist(self, subject: AnySubject) -> None:
        """Write the state of a subject soon or, if other workers share it, when its lease is released."""
        if not self._alone:
            if subject.epoch:
                self._unsaved.add(subject)
            return
        self._unsaved.add(subject)
        if subject not in self._saving and not self._closed:
            self._saving[subject] = asyncio.create_task(self._work(subject), name=f"persist {subject.name}")

    async def persist_now(self, subject: AnySubject) -> None:
        """Write the state of a subject before the change that the state announces. If that fails, write it
        soon. Raises PassedOn.
        """
        if not self._alone and not subject.epoch:
            raise PassedOn
        self.persist(subject)
        try:
            with _logged(subject):
                await self.save(subject)
        except PassedOn:
            raise
        except StoreAway:
            pass  # it is still marked as unsaved

    async def save(self, subject: AnySubject, *, last: bool = False) -> None:
        """Write the state of a subject. last: whether its lease ends with this write. Raises StoreAway,
        PassedOn.
        """
        async with subject.writes:
            self._unsaved.discard(subject)
            try:
                document, reached = subject.document(), subject.reached if last else -1
                if self._alone and document == subject.saved:
                    return
                await self._messages.write_message_state(
                    subject.id, document, subject.epoch, last=last, shown=reached
                )
                if last and subject.notes_shown:
                    subject.shown = reached
            except Conflict:
                self._pass_on(subject)
                raise PassedOn from None
            except BaseException:
                self._unsaved.add(subject)  # it is unknown whether it was written
                subject.saved = None
                raise
            subject.saved = document

    async def _work(self, subject: AnySubject) -> None:
        failed = 0
        while subject in self._unsaved:
            try:
                await self.save(subject)
            except StoreAway:
                await self._messages.wait_until_back()
            except Exception:
                log.exception("%s: what is known of its messages is not kept yet", subject.name)
                failed += 1
                await sleep(self._clock, growing(failed))
        del self._saving[subject]
        self._on_saved(subject)

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
        self._closed = True
        saving = list(self._saving.values())
        for task in saving:
            task.cancel()
        await asyncio.gather(*saving, return_exceptions=True)
        if self._alone:
            for subject in list(self._unsaved):
                with suppress(StoreAway), _logged(subject):
                    await self.save(subject)


@contextmanager
def _logged(subject: AnySubject) -> Iterator[None]:
    """Log and suppress all errors within the context except StoreAway."""
    try:
        yield
    except StoreAway:
        raise
    except Exception:
        log.exception("%s: what is known of its messages is not kept", subject.name)
