"""A table in this process: its state, and the only way to change it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from bot.engine.game import AnyAction, AnyView, Seat
from bot.locales.phrase import Locale
from bot.model.occupants import seat_of
from bot.model.play_clock import PlayClock
from bot.model.ports import Thinker
from bot.model.snapshots import AnyLoggedMove, AnySnapshot
from bot.model.store_errors import Conflict, StoreAway
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
from bot.words.player_car import Seated


class TableEvents(Protocol):
    """Receives the events of a table, and schedules it."""

    def changed(self, table: Table) -> None:
        """Handle a change of the table that is on disk. The table's lock is no longer held."""

    def found(self, table: Table) -> None:
        """Handle a new state that was read, because another process has changed it."""

    def unsure(self, table: Table) -> None:
        """Handle an unconfirmed write: the store went away, so it is unknown whether the change is stored."""

    def next_due(self, table: Table, snapshot: AnySnapshot) -> float | None:
        """Return when the table is due next, if it is stored as that snapshot, or None if nothing is due."""

    def pressed(self, table: Table) -> None:
        """Handle a press that is not a move."""


class Table:
    """A table in play or finished. Its state is `snapshot`, which is replaced under `lock` after it is
    stored. preferences: the settings of people. events: is notified of changes. thinker: computes the robots'
    moves.
    """

    snapshot: AnySnapshot
    names: tuple[str, ...]
    """The players' names by seat."""
    turn: int
    """The number of the turn in progress."""
    awaited: frozenset[Seat]
    """The seats that must act. Empty if the match is not in progress."""
    tap_targets: Sequence[AnyAction]
    """The actions that are public buttons, where the first press counts."""

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
        self.title = title
        self.become(snapshot)
        self.lock = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._preferences = preferences
        self._events = events
        self._thinker = thinker

    # these refer back to the table, so they are created on demand: a table that is only read has none, and is
    # freed as soon as nothing holds it

    @cached_property
    def race(self) -> PressRace:
        """The race of presses in the current turn."""
        return PressRace(self, self._store, self._clock)

    @cached_property
    def robots(self) -> TableRobots:
        """The robots on its seats."""
        return TableRobots(self, self.race, self._clock, self._thinker)

    # changes

    def become(self, snapshot: AnySnapshot) -> None:
        """Switch to a state, and compute the values derived from it, which every press needs dozens of
        times.
        """
        self.snapshot = snapshot
        self.names = tuple(player.name for player in snapshot.players)
        self.turn = turn_of(snapshot, self.title)
        self.awaited = awaited_at(snapshot, self.title)
        self.tap_targets = tap_targets(snapshot, self.title)

    @retried
    async def do(self, command: Command) -> Decision:
        """Carry out a command: decide, store, notify. Return the decision. If another process was faster,
        decide again from the state it stored. Raises the errors of `decide`, StoreAway, and Stale after too
        many conflicts.
        """
        async with self.lock:
            context = self.context
            decision = decide(self.snapshot, command, context)
            if decision.table is not self.snapshot:
                await self._persist(decision, context.now)
        if decision.visible:
            self.changed()
        return decision

    def check(self, command: Command) -> None:
        """Raise the refusal if that command would be refused now."""
        decide(self.snapshot, command, self.context)

    def touch(self, person: int) -> None:
        """Record a press that is not a move, so that the person counts as present. The record is stored with
        the next change.
        """
        if (seat := seat_of(self.snapshot.players, person)) is not None:
            self.become(transitions.changed(self.snapshot, seat, pressed=self._clock.now()))
        self._events.pressed(self)

    def changed(self) -> None:
        """Show the table, and set its alarms, after a change whose lock is released."""
        self._events.changed(self)

    async def adopt(self, stored: AnySnapshot) -> None:
        """Adopt a newer state, which another worker may have stored a moment ago."""
        async with self.lock:
            self._adopt(stored)

    async def refresh(self) -> None:
        """Read the current state, and notify if it is new."""
        async with self.lock:
            await self._reread()

    @property
    def context(self) -> Context:
        """Return the circumstances of a decision now, besides the table."""
        return Context(
            title=self.title, now=self._clock.now(), lost=self._clock.lost, chosen=self._preferences.of
        )

    async def _persist(self, decision: Decision, now: float) -> None:
        """Store the decision before anyone sees the new state. If another process was faster, read its state
        and raise Conflict. If the store is away, have the table read again later and raise StoreAway.
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
        self.become(after)

    async def _reread(self) -> None:
        stored = await self._store.find_table(self.snapshot.id)
        if stored is not None:
            self._adopt(stored)

    def _adopt(self, stored: AnySnapshot) -> None:
        if stored.version > self.snapshot.version:
            self.become(stored)
            self._events.found(self)

    # queries

    @property
    def seated_names(self) -> tuple[Seated, ...]:
        """Return the players' names by seat for pictures, with their cars."""
        return seated_names(self.snapshot.players)

    def full_names(self, locale: Locale) -> tuple[str, ...]:
        """Return the players' names by seat, with each robot's level, for places with enough room."""
        return tuple(named(each, locale) for each in self.snapshot.players)

    @property
    def waiting(self) -> bool:
        """Return whether all people are away, so that the table waits for one of them to return."""
        return transitions.waits(self.snapshot)

    def view(self, seat: Seat | None) -> AnyView:
        """Return the game's View for a seat, or for a spectator."""
        return view_of(self.title.rules.game, self.snapshot.match.state, seat)

    async def log(self) -> Sequence[AnyLoggedMove]:
        """Return every move that was made, oldest first."""
        return await self._store.find_moves(self.snapshot.id)

    def seat_of(self, person: int) -> Seat:
        """Return a person's seat. Raises NotSeated."""
        return seat_in(self.snapshot, person)

    def actions(self, seat: Seat) -> Sequence[AnyAction]:
        """Return the legal actions of a seat, or none if the match is not in progress."""
        return actions_at(self.snapshot, self.title, seat)
