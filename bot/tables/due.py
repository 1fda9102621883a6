"""Scheduled work: the store returns what is due, and each row is taken by one process at a time."""

import logging
from collections.abc import Callable, Mapping
from math import inf

from bot.model.errors import Illegible
from bot.model.play_clock import LAST_DIGIT, PlayClock
from bot.model.ports import Displaced, DueKind, StoreAway
from bot.storage.due import LEASE, OF_CIRCUITS, SHOWN_IN, SqlDue
from bot.tables.alarms import Alarms
from bot.tables.registry_port import RegistryPort
from bot.tables.upkeep import Upkeep

log = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds between two questions where others share the store: what they leave undone waits up to that long.
"""
AT_ONCE = 50
"""Rows taken together."""
HELD = 0.25
"""Seconds until what another process holds at this moment is asked for again."""

TRIED = 60.0
"""Seconds that messages are left to a living process which is at work on them."""

_KINDS: Mapping[DueKind, float] = {
    "tables": LEASE,
    "lobbies": LEASE,
    "circuits": OF_CIRCUITS,
    "nights": OF_CIRCUITS,
    "notes": SHOWN_IN,
}
"""For how long what is taken is left to whoever has it, by its kind. As long as a process lives it says that
it still has the messages it has taken.
"""


class DuePoller:
    """Asks the store what is due: when the next thing is, and of what others share every other second at the
    latest. upkeep: does what is due. displaced: called when another process has the store.
    """

    def __init__(
        self,
        *,
        store: SqlDue,
        clock: PlayClock,
        alarms: Alarms,
        upkeep: Upkeep,
        registry: RegistryPort,
        displaced: Callable[[], None],
        shared: bool,
    ) -> None:
        self._store = store
        self._clock = clock
        self._alarms = alarms
        self._upkeep = upkeep
        self._registry = registry
        self._displaced = displaced
        self._shared = shared
        self._next: float = inf

    def expect(self, at: float | None) -> None:
        """Something is stored that is due then."""
        if at is not None and at < self._next:
            self._next = at
            self._alarms.set("due", at, self._look)

    async def _look(self) -> None:
        self._next = inf
        try:
            await self._keep_messages()
            due = await self._store.next_due()
            now = self._clock.now()
            if due <= now:
                taken = await self._take_all()
                due = self._clock.now() + (0.0 if taken else HELD)
            due = max(due, now + 2 * LAST_DIGIT)  # whoever sleeps is woken up to LAST_DIGIT early
        except Displaced:
            self._displaced()
            return
        if self._shared:
            due = min(due, self._clock.now() + EVERY)
        if due < inf:
            self.expect(due)

    async def _take_all(self) -> int:
        """Claim the rows that are due, and do the work. Return how many there were. What becomes due
        meanwhile waits for the next look: this would never end where leases are shorter than the work.
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

    async def _keep_messages(self) -> None:
        """Keep the messages that are being brought up to date here, before others take them. What another
        process has changed since is left to that one: here nothing is known of it.
        """
        if kept := self._registry.display.at_work():
            await self._store.keep_messages(kept, self._clock.now() + SHOWN_IN)

    async def _see_to(self, kind: DueKind, id: str) -> None:
        """What fails is tried again when it is due again."""
        try:
            await self._upkeep.see(kind, id)
        except Illegible:
            await self._store.put(kind, id, None, None)
        except StoreAway:
            raise
        except Exception:
            log.exception("what is due about %s failed; it is tried again", id)
