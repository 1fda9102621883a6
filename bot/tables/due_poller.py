"""Scheduled work: the store returns due rows, and one process at a time claims each."""

import logging
from collections.abc import Callable, Mapping
from math import inf

from bot.model.errors import Illegible
from bot.model.play_clock import LAST_DIGIT, PlayClock
from bot.model.ports import DueKind
from bot.model.store_errors import Displaced, StoreAway
from bot.storage.due import LEASE, OF_CIRCUITS, SHOWN_IN, SqlDue
from bot.tables.alarms import Alarms
from bot.tables.due_work import DueWork
from bot.tables.registry_port import RegistryPort

log = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds between two queries if other processes share the store. Work that they leave undone waits up to
that long.
"""
AT_ONCE = 50
"""The most rows that are claimed together."""
HELD = 0.25
"""Seconds until a retry of a claim that another process holds at the moment."""

TRIED = 60.0
"""Seconds for which messages are left to a living process that is updating them."""

_KINDS: Mapping[DueKind, float] = {
    "tables": LEASE,
    "lobbies": LEASE,
    "circuits": OF_CIRCUITS,
    "nights": OF_CIRCUITS,
    "notes": SHOWN_IN,
}
"""The length in seconds of a lease, by the kind of the row. A living process renews the leases of messages it
has claimed.
"""


class DuePoller:
    """Asks the store for due work: when the next is due, and if other processes share the store, at least
    every EVERY seconds. work: does the work. displaced: called when another process has taken the store.
    """

    def __init__(
        self,
        *,
        store: SqlDue,
        clock: PlayClock,
        alarms: Alarms,
        work: DueWork,
        registry: RegistryPort,
        displaced: Callable[[], None],
        shared: bool,
    ) -> None:
        self._store = store
        self._clock = clock
        self._alarms = alarms
        self._due_work = work
        self._registry = registry
        self._displaced = displaced
        self._shared = shared
        self._next: float = inf

    def expect(self, at: float | None) -> None:
        """Make sure that the store is asked for due work at that play time. None: nothing is due."""
        if at is not None and at < self._next:
            self._next = at
            self._alarms.set("due", at, self._look)

    async def _look(self) -> None:
        self._next = inf
        try:
            await self._renew_leases()
            due = await self._store.next_due()
            now = self._clock.now()
            if due <= now:
                taken = await self._take_all()
                due = self._clock.now() + (0.0 if taken else HELD)
            due = max(due, now + 2 * LAST_DIGIT)  # an early wake-up can be up to LAST_DIGIT too early
        except Displaced:
            self._displaced()
            return
        if self._shared:
            due = min(due, self._clock.now() + EVERY)
        if due < inf:
            self.expect(due)

    async def _take_all(self) -> int:
        """Claim the due rows, and do the work. Return how many there were. Rows that become due meanwhile
        wait for the next look, because this would never end where leases are shorter than the work.
        """
        taken, began = 0, self._clock.now()
        for kind, lease in _KINDS.items():
            ids = None
            while ids is None or len(ids) == AT_ONCE:
                ids = await self._store.take(kind, began, self._clock.now() + lease, AT_ONCE)
                taken += len(ids)
                for id in ids:
                    await self._see_to(kind, id)
        return taken

    async def _renew_leases(self) -> None:
        """Renew the leases of the messages that are being updated here, before others claim them. Messages
        that another process has changed since are left to it, because this one does not know the change.
        """
        if busy := self._registry.display.at_work():
            await self._store.renew_leases(busy, self._clock.now() + SHOWN_IN)

    async def _see_to(self, kind: DueKind, id: str) -> None:
        """Do the work of one row. Failed work is retried when it is due again, but a row that cannot be read
        is no longer due. Raises StoreAway.
        """
        try:
            await self._due_work.see(kind, id)
        except Illegible:
            await self._store.put(kind, id, None, None)
        except StoreAway:
            raise
        except Exception:
            log.exception("what is due about %s failed; it is tried again", id)
