"""Sees to what is due: the store tells what, and each thing is taken by one process at a time."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from math import inf

from bot.tables.alarms import Alarms
from bot.tables.errors import Illegible
from bot.tables.play_clock import PlayClock
from bot.tables.ports import Displaced, Kind, StoreAway
from bot.tables.stores import DueStore

log = logging.getLogger(__name__)

EVERY = 1.0
"""Where others share the store it is asked so often: what they leave undone is seen to that much later."""
LEASE = 4.0
"""Seconds for which a process keeps what it has taken, or has an alarm for; after that it was killed."""
OF_CIRCUITS = 15.0
"""The same of a circuit whose final table is to be posted."""
SHOWN_IN = 10.0
"""Seconds within which a change should be shown: the process that made it was killed otherwise."""
AT_ONCE = 50
"""Rows taken together."""

TRIED = 6 * SHOWN_IN
"""Seconds that messages are left to a living process which has taken them."""

_KINDS: Mapping[Kind, float] = {
    "tables": LEASE,
    "lobbies": LEASE,
    "circuits": OF_CIRCUITS,
    "notes": LEASE,
}
"""For how long what is taken is left to whoever has it, by its kind. As long as a process lives it says that
it still has the messages it has taken.
"""


class DuePoller:
    """Asks the store what is due; of what others share once a second, else when the next thing is.

    see: by its kind, does what is due about the thing with that id. watched: the versions of tables of which
    this process must know when others change them, by their ids. moved: is told of one that has changed.
    displaced: is told when another process has the store.
    """

    def __init__(
        self,
        store: DueStore,
        clock: PlayClock,
        alarms: Alarms,
        *,
        shared: bool,
        see: Mapping[Kind, Callable[[str], Awaitable[None]]],
        watched: Callable[[], Mapping[str, int]],
        moved: Callable[[str], Awaitable[object]],
        displaced: Callable[[], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._alarms = alarms
        self._longest = EVERY if shared else inf
        self._see = see
        self._watched = watched
        self._moved = moved
        self._displaced = displaced
        self._next = inf
        self._showing: dict[str, float] = {}  # messages that it has taken, and until when

    def expect(self, at: float | None) -> None:
        """Something is stored that is due then."""
        if at is not None and at < self._next:
            self._next = at
            self._alarms.set("due", at, self._look)

    async def _look(self) -> None:
        self._next = inf
        try:
            await self._keep_messages()
            watched = self._watched()
            upcoming = await self._store.look(list(watched))
            for id, version in upcoming.versions.items():
                if version > watched[id]:
                    await self._moved(id)
            due = inf if upcoming.next_due is None else upcoming.next_due
            if due <= self._clock.now():
                await self._take_all()
                due = self._clock.now()
        except Displaced:
            self._displaced()
            return
        next_look = min(due, self._clock.now() + self._longest)
        if next_look < inf:
            self.expect(next_look)

    async def _take_all(self) -> None:
        for kind, lease in _KINDS.items():
            ids = None
            while ids is None or len(ids) == AT_ONCE:
                now = self._clock.now()
                ids = await self._store.take(kind, now, now + lease, AT_ONCE)
                if kind == "notes":
                    self._showing.update(dict.fromkeys(ids, now + TRIED))
                for id in ids:
                    await self._see_to(kind, id)

    async def _keep_messages(self) -> None:
        """Keep the messages that it has taken and not brought up to date yet, before others take them."""
        now = self._clock.now()
        self._showing = {id: until for id, until in self._showing.items() if now < until}
        if self._showing:
            await self._store.keep("notes", list(self._showing), now + LEASE)

    async def _see_to(self, kind: Kind, id: str) -> None:
        """What fails is tried again when it is due again."""
        try:
            await self._see[kind](id)
        except Illegible:
            await self._store.put(kind, id, None, None)
        except StoreAway:
            raise
        except Exception:
            log.exception("what is due about %s failed; it is tried again", id)
