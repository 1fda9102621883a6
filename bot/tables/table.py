"""A table in this process: what it is, and the one way in which it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from bot.engine.game import AnyAction, AnyView, Seat
from bot.locales.phrase import Locale
from bot.model.occupants import seat_of
from bot.model.play_clock import PlayClock
from bot.model.ports import Conflict, StoreAway, Thinker
from bot.model.snapshots import AnyLoggedMove, AnySnapshot
from bot.storage.tables import SqlTables
from bot.tables import transitions
from bot.tables.decide import Command, Context, Decision, decide, seat_in
from bot.tables.preferences import PreferenceBook
from bot.tables.press_race import PressRace
from bot.tables.retrying import retried
from bot.tables.robots import named, seated_names
from bot.tables.table_robots import TableRobots
from bot.tables.thinker import IN_PROCESS
from bot.tables.views import actions_at, awaited_at, tap_targets, turn_of, view_of
from bot.title import AnyTitle as Title
from bot.words.livery import Seated


class TableEvents(Protocol):
    """What is notified of a table, and schedules it."""

    def changed(self, table: Table) -> None:
        """It has changed, and is on disk; the lock is given back."""

    def found(self, table: Table) -> None:
        """It was read again, and is new: another process has changed it."""

    def unsure(self, table: Table) -> None:
        """The store went away while a change was written: it is unknown whether it is stored."""

    def next_due(self, table: Table, snapshot: AnySnapshot) -> float | None:
        """When it is due next, if it is stored as that snapshot."""

    def pressed(self, table: Table) -> None:
        """Somebody has pressed something there that is no move."""


class Table:
    """A table in play or finished. Its state is `snapshot`, which is replaced under `lock` after it is
    stored. preferences: what people have chosen for themselves. events: are notified of it. thinker: where
    robots think.
    """

    def __init__(
        self,
        snapshot: AnySnapshot,
        *,
        title: Title,
        store: SqlTables,
        clock: PlayClock,
        preferences: PreferenceBook,
        events: TableEvents,
        thinker: Thinker = IN_PROCESS,
    ) -> None:
        self.snapshot = snapshot
        self.title = title
        self.lock = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._preferences = preferences
        self._events = events
        self.race = PressRace(self, store, clock)
        self.robots = TableRobots(self, self.race, clock, thinker)

    # how it changes

    @retried
    async def do(self, command: Command) -> Decision:
        """Carry out a command: decide, store, notify. Where another process was faster it is decided again,
        by what that has stored. Raises as `decide`, and Stale when others keep being faster.
        """
        async with self.lock:
            context = self.context
            decision = decide(self.snapshot, command, context)
            if decision.table is not self.snapshot:
                await self._persist(decision, context.now)
        if decision.shown:
            self.changed()
        return decision

    def check(self, command: Command) -> None:
        """Raises why that command would be refused now."""
        decide(self.snapshot, command, self.context)

    def touch(self, person: int) -> None:
        """Note a press that is no move: whoever presses is not absent. It is stored with the next change."""
        if (seat := seat_of(self.snapshot.players, person)) is not None:
            self.snapshot = transitions.changed(self.snapshot, seat, pressed=self._clock.now())
        self._events.pressed(self)

    def changed(self) -> None:
        """Have it shown, and its alarms set: it has changed, and the lock is given back."""
        self._events.changed(self)

    async def adopt(self, stored: AnySnapshot) -> None:
        """Another worker may have brought it to that, which was stored a moment ago."""
        async with self.lock:
            self._become(stored)

    async def refresh(self) -> None:
        """Read what it is now, and notify if it is new."""
        async with self.lock:
            await self._reread()

    @property
    def context(self) -> Context:
        """What decisions depend on now beside the table."""
        return Context(
            title=self.title, now=self._clock.now(), lost=self._clock.lost, chosen=self._preferences.of
        )

    async def _persist(self, decision: Decision, now: float) -> None:
        """Write first: nobody sees what is not on disk. Raises Conflict if another process was faster, after
        what it has written was read.
        """
        before, after = self.snapshot, decision.table
        *earlier, move = decision.moves or (None,)
        due = self._events.next_due(self, after)
        try:
            await self._store.save_table(
                after, move, decision.results, before, now=now, next_due=due, earlier=earlier
            )
        except Conflict:
            await self._reread()
            raise
        except StoreAway:
            self._events.unsure(self)
            raise
        self.snapshot = after

    async def _reread(self) -> None:
        stored = await self._store.find_table(self.snapshot.id)
        if stored is not None:
            self._become(stored)

    def _become(self, stored: AnySnapshot) -> None:
        if stored.version > self.snapshot.version:
            self.snapshot = stored
            self._events.found(self)

    # what it is

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.snapshot.players)

    @property
    def seated_names(self) -> tuple[Seated, ...]:
        """The same for pictures: with their cars."""
        return seated_names(self.snapshot.players)

    def full_names(self, locale: Locale) -> tuple[str, ...]:
        """The same where there is room: with each robot's level."""
        return tuple(named(each, locale) for each in self.snapshot.players)

    @property
    def turn(self) -> int:
        """The number of the turn in progress."""
        return turn_of(self.snapshot, self.title)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats with a pending decision; empty when the table is not playing."""
        return awaited_at(self.snapshot, self.title)

    @property
    def waiting(self) -> bool:
        """Whether everybody is away, so that the table waits for somebody to come back."""
        return transitions.waits(self.snapshot)

    def view(self, seat: Seat | None) -> AnyView:
        """The game's View for a seat, or for a spectator."""
        return view_of(self.title.rules.game, self.snapshot.match.state, seat)

    @property
    def tap_targets(self) -> Sequence[AnyAction]:
        """The actions that are public buttons, for whoever presses first."""
        return tap_targets(self.snapshot, self.title)

    async def log(self) -> Sequence[AnyLoggedMove]:
        """Every move that was made, from the first on."""
        return await self._store.find_moves(self.snapshot.id)

    def seat_of(self, person: int) -> Seat:
        """The seat of that person. Raises NotSeated."""
        return seat_in(self.snapshot, person)

    def actions(self, seat: Seat) -> Sequence[AnyAction]:
        """What that seat may do now."""
        return actions_at(self.snapshot, self.title, seat)
