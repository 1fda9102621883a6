"""Where several workers share a database, one at a time touches the messages of a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.clock import Clock, sleep
from bot.ui.ports import MessageClaims
from bot.ui.sync.keeper import Keeper
from bot.ui.sync.message_state import Showing

AGAIN = 0.25
"""What another worker holds is asked for again after so many seconds."""


class Claims:
    """Claims on the messages of tables and lobbies. With a claim their state is read anew, since others may
    have changed it; what is known without one is a guess. Before a claim is given back the state is written.

    All is claimed for good where the store is not shared. let_go: is told when a claim was given back.
    """

    def __init__(
        self, store: MessageClaims, keeper: Keeper, clock: Clock, let_go: Callable[[Showing], None]
    ) -> None:
        self._store = store
        self._keeper = keeper
        self._clock = clock
        self._let_go = let_go

    @asynccontextmanager
    async def held(self, showing: Showing) -> AsyncIterator[None]:
        """With a claim on its messages, for which it waits."""
        if not self._store.shared:
            yield
            return
        await self.wait(showing)
        try:
            yield
        finally:
            await self.give_back(showing)

    @asynccontextmanager
    async def answering(self, showing: Showing) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """While a press is answered on its messages: an answer cannot wait for a claim. What is given returns
        with one, and is awaited between the answer and the note of what it shows.
        """
        have = not self._store.shared or await self.take(showing)

        async def claimed() -> None:
            nonlocal have
            if not have:
                await self.wait(showing)
                have = True

        try:
            yield claimed
        finally:
            if have and self._store.shared:
                await self.give_back(showing)

    async def look(self, showing: Showing) -> None:
        """Read its state anew, unless it is known for sure. Raises StoreAway."""
        if self._store.shared:
            async with showing.gate:
                if not showing.claims:
                    await self._keeper.read_anew(showing)

    async def wait(self, showing: Showing) -> None:
        """Return with a claim, which is to be given back. For a store that is shared. Raises StoreAway."""
        while not await self.take(showing):
            await sleep(self._clock, AGAIN)

    async def take(self, showing: Showing) -> bool:
        """Have a claim, which is to be given back, unless another worker has one. For a store that is shared.
        Raises StoreAway.
        """
        async with showing.gate:
            if not showing.claims:
                if not await self._store.claim(showing.id):
                    return False
                try:
                    await self._keeper.read_anew(showing)
                except BaseException:
                    await self._store.let_go(showing.id)
                    raise
            showing.claims += 1
        return True

    async def give_back(self, showing: Showing) -> None:
        """Write what is known, and give a claim back."""
        async with showing.gate:
            if showing.claims == 1:
                try:
                    await self._keeper.write_unsaved(showing)
                finally:
                    showing.claims = 0
                    await self._store.let_go(showing.id)
            else:
                showing.claims -= 1
        self._let_go(showing)
