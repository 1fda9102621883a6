"""Work that is due later: the alarms of tables, due rows in the store, and sweeps through all tables and
lobbies.
"""

import logging
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from math import inf

from bot.engine.game import Seat
from bot.model.errors import Illegible, LobbyClosed, RaceOver, TableOver
from bot.model.play_clock import LAST_DIGIT
from bot.model.store_errors import Displaced, StoreAway
from bot.storage.due import OF_CIRCUITS, SHOWN_IN, DueKind, SqlDue
from bot.storage.seats import OfPlay, SqlSeats
from bot.tables.alarms import Alarms
from bot.tables.deadlines import (
    LEASE,
    SOON,
    Deadline,
    Drive,
    Look,
    TimeIsUp,
    is_there,
    next_look,
    there_until,
)
from bot.tables.decide import Absent, Idle, Remind
from bot.tables.decide_lobby import Expire
from bot.tables.extension import Extension
from bot.tables.lobby import Lobby
from bot.tables.registry_port import RegistryPort
from bot.tables.table import Table

log = logging.getLogger(__name__)

EVERY = 2.0
"""The number of seconds between two queries if other processes share the store."""
AT_ONCE = 50
"""The maximum number of rows that are claimed together."""
HELD = 0.25
"""The number of seconds before another attempt to claim due rows that other processes are claiming."""

TRIED = 60.0
"""The number of seconds for which messages are left to a running process that is updating them."""

_KINDS: Mapping[DueKind, float] = {
    "tables": LEASE,
    "lobbies": LEASE,
    "circuits": OF_CIRCUITS,
    "nights": OF_CIRCUITS,
    "notes": SHOWN_IN,
}
"""The duration of a lease in seconds, by the kind of the row."""
PAGE = 50
"""The maximum number of tables or lobbies in a page of a sweep. Pages are a second apart."""


class TableAlarms:
    """Sets the alarms of tables."""

    def __init__(self, alarms: Alarms, registry: RegistryPort) -> None:
        self._alarms = alarms
        self._clock = registry.clock
        self._registry = registry
        self._keys: dict[str, set[Hashable]] = {}

    def set(self, table: Table, due: Sequence[Deadline]) -> None:
        """Set the alarms of imminent changes, and cancel earlier alarms that no longer apply. due: all
        scheduled changes of the table.
        """
        id, soon = table.snapshot.id, self._clock.now() + SOON
        alarms = {_key(id, each): each for each in due if each.at <= soon}
        for key in self._keys.pop(id, set()) - alarms.keys():
            self._alarms.cancel(key)
        for key, each in alarms.items():
            self._alarms.set(key, each.at, self._done(table, each))
        if alarms:
            self._keys[id] = set(alarms)

    def watch(self, table: Table) -> None:
        """Set an alarm for each present player who must act, for the time when they no longer count as
        present.
        """
        id, now = table.snapshot.id, self._clock.now()
        for seat, player in enumerate(table.snapshot.players):
            if seat in table.awaited and is_there(player, now):
                due = there_until(player, seat)
                self._alarms.set(_key(id, due), due.at, self._done(table, due))
                self._keys.setdefault(id, set()).add(_key(id, due))

    def _done(self, table: Table, due: Deadline) -> Callable[[], Awaitable[object]]:
        match due.deed:
            case Look():
                return partial(self._look, table)
            case TimeIsUp(seat, turn):
                return partial(time_is_up, table, seat, turn)
            case Drive(seat, turn):
                return partial(table.robots.drive, seat, turn)
            case Remind() as remind:
                return partial(self._remind, table, remind)
            case command:
                return partial(table.do, command)

    async def _remind(self, table: Table, remind: Remind) -> None:
        """Remind the player or, at a relaxed table whose server they have left, give their seat to a
        robot.
        """
        snapshot = table.snapshot
        person, guild = snapshot.players[remind.seat].person, snapshot.place.guild
        asks = person is not None and snapshot.pace == "relaxed" and snapshot.place.hosted
        if asks and person is not None and await self._registry.has_left(guild, person):
            await table.do(Absent(remind.seat, remind.turn))
        else:
            await table.do(remind)

    async def _look(self, table: Table) -> None:
        self._registry.changed(table)


def _key(id: str, due: Deadline) -> Hashable:
    return due.kind or type(due.deed).__name__, id, due.seat


async def time_is_up(table: Table, seat: Seat, turn: int) -> None:
    """Play the turn of a player whose time is up. In a race of presses, the clock presses after the pending
    presses.
    """
    if not table.tap_targets:
        await table.do(Idle(seat, turn, table.race.stamp()))
    elif not table.race.holds(seat, "clock"):
        with suppress(RaceOver, TableOver):  # a pending press has closed the turn
            await table.race.press(seat, turn, None, "clock")


class DueWork:
    """Finds and does the work that is due for tables and lobbies, for their messages, and for features.
    displaced: called when another process has taken over the store.
    """

    def __init__(
        self,
        *,
        store: SqlDue,
        seats: SqlSeats,
        alarms: Alarms,
        extensions: Sequence[Extension],
        registry: RegistryPort,
        displaced: Callable[[], None],
        shared: bool,
    ) -> None:
        self._store = store
        self._seats = seats
        self._alarms = alarms
        self._tables = registry.tables
        self._lobbies = registry.lobbies
        self._extensions = extensions
        self._clock = registry.clock
        self._registry = registry
        self._displaced = displaced
        self._shared = shared
        self._next: float = inf

    # what is due

    def expect(self, at: float | None) -> None:
        """Make sure that the store is asked for due work at the play time `at`. Do nothing if it is None."""
        if at is not None and at < self._next:
            self._next = at
            self._alarms.set("due", at, self.look)

    async def look(self) -> None:
        """Do the work that is due now, and make sure that the store is asked again for later work. Raises
        StoreAway.
        """
        self._next = inf
        try:
            if busy := self._registry.display.at_work():  # messages that this process is updating
                await self._store.renew_leases(busy, self._clock.now() + SHOWN_IN)
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
        """Claim the due rows, do their work, and return their number. Rows that become due in the meantime
        are left out.
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

    async def _see_to(self, kind: DueKind, id: str) -> None:
        """Do the work of one row. Failed work is retried, but a row that cannot be read is no longer due.
        Raises StoreAway.
        """
        try:
            await self._see(kind, id)
        except Illegible:
            await self._store.put(kind, id, None, None)
        except StoreAway:
            raise
        except Exception:
            log.exception("what is due about %s failed; it is tried again", id)

    # the work

    async def _see(self, kind: DueKind, id: str) -> None:
        """Do the work that is due for the row with the given kind and id. Raises Illegible, StoreAway."""
        match kind:
            case "tables":
                await self._table(id)
            case "lobbies":
                await self._lobby(id)
            case "notes":
                await self._messages(id)
            case _:
                for extension in self._extensions:
                    if extension.due_kind == kind:
                        await extension.due(id)

    async def _table(self, id: str) -> None:
        table = await self._tables.get(id)
        if table is not None:
            await self.reckon(table)

    async def reckon(self, table: Table) -> None:
        """Show a table, set its alarms, and store when it is due next."""
        snapshot = table.snapshot
        await self._store.put("tables", snapshot.id, snapshot.version, self._show(table))

    async def _lobby(self, id: str) -> None:
        lobby = await self._lobbies.get(id)
        if lobby is not None:
            with suppress(LobbyClosed):
                await lobby.do(Expire())
            await self._store.put("lobbies", id, lobby.snapshot.version, lobby.snapshot.expires)

    async def _messages(self, id: str) -> None:
        """Show the last change of a table or lobby or, if it no longer exists, remove the buttons from its
        messages.
        """
        subject = await self._lobbies.get(id) or await self._tables.get(id)
        if subject is None:
            self._registry.display.remove_buttons(id)
        else:
            self._registry.display.see_to(subject)

    def sweep(self, guild: int | None = None) -> None:
        """Redraw all tables in play and open lobbies whose messages do not show the current state, a page at
        a time. guild: the only server to go through, or None for all.
        """
        for kind in ("tables", "lobbies"):
            self._sweep_on(kind, guild, "", 0.0)

    def _sweep_on(self, kind: OfPlay, guild: int | None, after: str, seconds: float) -> None:
        sweep = partial(self._sweep_page, kind, guild, after)
        self._alarms.set(("sweep", kind, guild), self._clock.now() + seconds, sweep)

    async def _sweep_page(self, kind: OfPlay, guild: int | None, after: str) -> None:
        page, times = await self._seats.page(kind, after, PAGE, guild), dict[str, tuple[int, float]]()
        for id in page:
            try:
                subject = await (self._tables if kind == "tables" else self._lobbies).get(id)
                at = None if subject is None else self._show(subject)
            except Illegible:
                continue
            except StoreAway:
                raise
            except Exception:
                log.exception("%s cannot be shown", id)
                continue
            if subject is not None and at is not None:
                times[id] = subject.snapshot.version, at
        if times:
            await self._store.bring_forward(kind, times)
            self.expect(min(at for _, at in times.values()))
        if len(page) == PAGE:
            self._sweep_on(kind, guild, page[-1], 1.0)

    def _show(self, subject: Table | Lobby) -> float | None:
        """Show a table or lobby, set its alarms, and return the time when it is due next."""
        if isinstance(subject, Lobby):
            self._registry.changed(subject)
            return subject.snapshot.expires
        due = subject.due(subject.snapshot)
        self._registry.changed(subject, due)
        return next_look(due, self._clock.now())
