"""The stored states of messages: read once, and written soon after they change."""

import asyncio
import logging
from collections.abc import Callable

from bot.model.ports import Claim, Conflict, StoreAway
from bot.runtime.clock import Clock, sleep
from bot.storage.messages import SqlMessages
from bot.ui.sync.background import growing
from bot.ui.sync.message_state import MessageState, Showing

log = logging.getLogger(__name__)


class PassedOn(StoreAway):
    """Another worker has claimed these messages meanwhile, so their state in memory may be outdated."""


class StoredMessageStates:
    """Keeps message states in the store. kept: called when one is saved and no write is pending. forget: the
    states of earlier processes are void.
    """

    def __init__(
        self, store: SqlMessages, clock: Clock, kept: Callable[[Showing], None], *, forget: bool
    ) -> None:
        self._store = store
        self._clock = clock
        self._kept = kept
        self._forget = forget
        self._ours: set[str] = set()
        self._unsaved: set[Showing] = set()
        self._tasks: dict[Showing, asyncio.Task[None]] = {}
        self._closed = False

    async def read(self, showing: Showing) -> MessageState:
        """Return the state of the showing, reading it if necessary."""
        if showing.state is None:
            void = self._forget and showing.id not in self._ours
            stored = None if void else await self._store.read_message_state(showing.id)
            if showing.state is None:
                showing.state = MessageState.read(stored)
        return showing.state

    async def load(self, showing: Showing) -> None:
        """Read the state of the showing, however long the store is away."""
        while showing.state is None:
            try:
                await self.read(showing)
            except StoreAway:
                await self._store.wait_until_back()
            except Exception:
                log.exception("table %s: its messages cannot be read", showing.id)
                await sleep(self._clock, 5.0)

    async def reread(self, showing: Showing) -> None:
        """Read the state of a showing, which another worker may have changed."""
        self._read(showing, await self._store.read_message_state(showing.id))

    def claimed(self, showing: Showing, claim: Claim) -> None:
        """Record that from now on no other worker touches the messages of a showing. If another one may have
        done so at the same time, each is drawn again.
        """
        self._read(showing, claim.document)
        showing.epoch = claim.epoch
        if showing.overlapped:
            showing.overlapped = False
            self.keep(showing)

    def _read(self, showing: Showing, document: str | None) -> None:
        showing.state = MessageState.read(document)
        self._unsaved.discard(showing)
        if showing.overlapped:
            showing.state.doubt()

    def pass_on(self, showing: Showing) -> None:
        """Record that another worker has claimed the messages of a showing, perhaps while this one wrote
        them.
        """
        showing.epoch, showing.overlapped = 0, True
        showing.known.doubt()
        self._unsaved.discard(showing)

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway."""
        await self._store.wait_until_back()

    def is_unsaved(self, showing: Showing) -> bool:
        """Return whether the state of a showing must still be written."""
        return showing in self._unsaved or showing in self._tasks

    def keep(self, showing: Showing) -> None:
        """Write the state of a showing: soon or, where others share it, when its claim is released."""
        if not showing.alone:
            if showing.epoch:
                self._unsaved.add(showing)
            return
        self._unsaved.add(showing)
        if showing not in self._tasks and not self._closed:
            self._tasks[showing] = asyncio.create_task(self._work(showing), name=f"keep {showing.id}")

    async def write_unsaved(self, showing: Showing) -> None:
        """Write the state of a showing if it changed since the last write. Our own errors are logged. Raises
        PassedOn.
        """
        if showing in self._unsaved:
            try:
                await self.write(showing)
            except StoreAway as error:
                if isinstance(error, PassedOn):
                    raise
            except Exception:
                log.exception("table %s: what is known of its messages is not kept", showing.id)

    async def write_last(self, showing: Showing) -> None:
        """Write the state of a showing, and release its claim. Our own errors are logged. Raises StoreAway,
        PassedOn.
        """
        try:
            await self.write(showing, last=True)
        except StoreAway:
            raise
        except Exception:
            log.exception("table %s: what is known of its messages is not kept", showing.id)

    async def keep_now(self, showing: Showing) -> None:
        """Write the state of a showing before the change that it announces. If that fails, write it soon.
        Raises PassedOn.
        """
        if not showing.alone and not showing.epoch:
            raise PassedOn
        self.keep(showing)
        await self.write_unsaved(showing)

    async def write(self, showing: Showing, *, last: bool = False) -> None:
        """Write the state of a showing, which is saved when this returns. last: its claim ends with it.
        Raises StoreAway, PassedOn.
        """
        async with showing.writes:
            self._unsaved.discard(showing)
            place = showing.subject.snapshot.place
            known = showing.known
            known.channel, known.locale, known.anywhere = place.channel, place.locale, place.anywhere
            try:
                document, reached = known.document(), showing.reached if last else -1
                await self._store.write_message_state(
                    showing.id, document, showing.epoch, last=last, shown=reached
                )
                showing.shown = reached if last else showing.shown
            except Conflict:
                self.pass_on(showing)
                raise PassedOn from None
            except BaseException:
                self._unsaved.add(showing)  # it is unknown whether it was written
                raise
        if self._forget:
            self._ours.add(showing.id)

    async def close(self) -> None:
        """Return when everything is saved. Nothing is written after that."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for showing in list(self._unsaved):
            if showing.alone:
                await self.write_unsaved(showing)

    async def _work(self, showing: Showing) -> None:
        failed = 0
        while showing in self._unsaved:
            try:
                await self.write(showing)
            except StoreAway:
                await self._store.wait_until_back()
            except Exception:
                log.exception("table %s: what is known of its messages is not kept yet", showing.id)
                failed += 1
                await sleep(self._clock, growing(failed))
        del self._tasks[showing]
        self._kept(showing)
