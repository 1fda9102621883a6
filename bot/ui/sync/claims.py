"""Claims on the messages of a table. Where several workers share a database, only one at a time
touches them.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.model.ports import CLAIMED, Claim, StoreAway
from bot.runtime.clock import LoopClock, sleep
from bot.storage.workers import SqlWorkers
from bot.tables.table import Table
from bot.ui.sync.message_state import Showing
from bot.ui.sync.stored_message_states import PassedOn, StoredMessageStates

AGAIN = 0.25
"""Seconds until a worker asks again for a claim that another one has."""
TEND = 0.5
"""Seconds between two searches for claims to release, because all results of one press need one claim."""
RENEW = 1.0
"""Seconds after which a claim that is still needed is renewed."""


class Claims:
    """Claims on the messages of tables and lobbies. After a claim their state is read again, since other
    workers may have changed it. Without one, the state in memory can be outdated. Releasing the claim writes
    the state. catch_up: reads the table or lobby again if another worker had the messages meanwhile, because
    it may have shown a later version. poke: brings differing messages up to date.

    A worker that was held up until another one claimed the messages does not write its state. Without other
    workers everything is claimed permanently. let_go: called after a claim is released.
    """

    def __init__(
        self,
        *,
        store: SqlWorkers,
        stored: StoredMessageStates,
        let_go: Callable[[Showing], None],
        catch_up: Callable[[Showing], Awaitable[None]],
        poke: Callable[[Showing], None],
    ) -> None:
        self._store = store
        self._stored = stored
        self._let_go = let_go
        self._catch_up = catch_up
        self._poke = poke
        self._clock = LoopClock()
        self._have: dict[Showing, float] = {}  # the earliest expiry
        self._giving: dict[Showing, asyncio.Task[None]] = {}
        self._tending: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def held(self, showing: Showing) -> AsyncIterator[None]:
        """Wait for a claim on the messages of a showing, and hold it meanwhile. Raises StoreAway."""
        if showing.alone:
            yield
            return
        await self._wait(showing)
        try:
            yield
        finally:
            showing.claims -= 1

    @asynccontextmanager
    async def answering(self, showing: Showing) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """Hold a claim while a press on the messages of a showing is answered. An answer cannot wait for a
        claim, so the yielded function waits for it: await it between the answer and the note of the new
        state.
        """
        have = showing.alone or await self._take(showing)

        async def claimed() -> None:
            nonlocal have
            if not have:
                await self._wait(showing)
                have = True

        try:
            yield claimed
        finally:
            if have and not showing.alone:
                showing.claims -= 1

    async def look(self, showing: Showing, *, answers: bool = False) -> None:
        """Read the state of a showing again, unless it is known for sure. answers: a press will be answered,
        which soon needs a claim, so both are read together. Raises StoreAway.
        """
        if showing.alone:
            return
        if answers and await self._take(showing):
            showing.claims -= 1
            return
        async with showing.gate:
            if not showing.epoch:
                await self._stored.reread(showing)

    async def close(self) -> None:
        """Write all states, and release all claims."""
        tasks = [*self._giving.values(), *filter(None, (self._tending,))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for showing in list(self._have):
            try:
                await self._give_back(showing)
            except StoreAway:
                return

    async def _wait(self, showing: Showing) -> None:
        async with showing.waiting:
            while not await self._take(showing):
                await sleep(self._clock, AGAIN)

    async def _take(self, showing: Showing) -> bool:
        """Claim the messages of a showing, unless another worker has the claim."""
        async with showing.gate:
            asked = self._clock.now()
            if not showing.epoch or asked > self._have.get(showing, 0.0):
                claim = await self._store.claim(showing.id)
                if showing.epoch and (claim is None or claim.epoch != showing.epoch):
                    self._stored.pass_on(showing)
                if claim is None:
                    self._have.pop(showing, None)
                    return False
                if not showing.epoch:
                    await self._begin(showing, claim)
                self._have[showing] = asked + CLAIMED
            showing.claims += 1
        if self._tending is None or self._tending.done():
            self._tending = asyncio.create_task(self._tend(), name="tend-claims")
        return True

    async def _begin(self, showing: Showing, claim: Claim) -> None:
        """Switch to the state that another worker may have changed and shown since the last claim."""
        had_elsewhere = claim.document is not None and claim.epoch != showing.last_epoch
        if had_elsewhere and not (isinstance(showing.subject, Table) and showing.version == claim.wanted):
            await self._catch_up(showing)
        self._stored.claimed(showing, claim)
        if claim.lapsed:
            showing.doubt()
        showing.last_epoch = claim.epoch
        if had_elsewhere:
            self._poke(showing)

    async def _tend(self) -> None:
        """Renew the claims that are needed, and release the others, until none is left. They do not wait for
        each other: another transaction can lock a row for seconds.
        """
        renewed = self._clock.now()
        while self._have:
            await sleep(self._clock, TEND)
            for showing in [each for each in self._have if not each.claims and each not in self._giving]:
                giving = asyncio.create_task(self._give_one_back(showing), name=f"return {showing.id}")
                self._giving[showing] = giving
            if self._clock.now() - renewed >= RENEW:
                renewed = self._clock.now()
                try:
                    await self._renew()
                except StoreAway:
                    await self._stored.wait_until_back()

    async def _give_one_back(self, showing: Showing) -> None:
        try:
            await self._give_back(showing)
        except StoreAway:
            await self._stored.wait_until_back()
        finally:
            del self._giving[showing]

    async def _give_back(self, showing: Showing) -> None:
        async with showing.gate:
            if showing.claims or showing not in self._have:
                return
            try:
                if showing.epoch:
                    await self._stored.write_last(showing)
            except PassedOn:
                showing.confirmed(showing)
            del self._have[showing]
            showing.epoch = 0
        self._let_go(showing)

    async def _renew(self) -> None:
        asked = self._clock.now()
        kept = [each for each in self._have if each not in self._giving]
        epochs = {each.id: each.epoch for each in kept if each.epoch}
        ours = await self._store.renew(epochs) if epochs else {}
        for showing in [each for each in kept if each in self._have]:
            if ours.get(showing.id):
                self._have[showing] = asked + CLAIMED
            elif showing.id not in ours and epochs.get(showing.id) == showing.epoch:
                self._have.pop(showing)
                self._stored.pass_on(showing)
                showing.confirmed(showing)
