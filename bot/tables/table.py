"""The class Table: a table in the memory of this process, in play or finished."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from bot.model.occupants import seat_of
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnyLoggedMove, AnySnapshot
from bot.storage.tables import SqlTables
from bot.tables import transitions
from bot.tables.deadlines import Deadline, deadlines, next_look
from bot.tables.decide import Command, Context, Decision, decide
from bot.tables.preferences import PreferenceBook
from bot.tables.press_race import PressRace
from bot.tables.stored_state import Events, StoredState
from bot.tables.table_robots import TableRobots
from bot.tables.table_state import TableState
from bot.tables.thinker import IN_PROCESS, Thinker
from bot.title import AnyTitle as Title


class TableEvents(Events["Table"], Protocol):
    """Receives the events of a table."""

    def pressed(self, table: Table) -> None:
        """Handle a press that is not a move."""


class Table(StoredState[AnySnapshot, Command, Decision], TableState):
    """A table in play or finished. preferences: the settings of people. events: is notified of changes.
    thinker: computes the robots' moves. robot_pause: the robots' usual pause in seconds.
    """

    _events: TableEvents

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
        robot_pause: float = 0.0,
    ) -> None:
        super().__init__(snapshot, title=title, store=store, clock=clock, events=events)
        self._preferences = preferences
        self._thinker = thinker
        self._robot_pause = robot_pause

    # these refer back to the table, so they are created on demand: a table that is only read has none, and is
    # freed as soon as nothing holds it

    @cached_property
    def race(self) -> PressRace:
        """The race of presses in the current turn."""
        return PressRace(self, self._store, self._clock)

    @cached_property
    def robots(self) -> TableRobots:
        """The robots at the table."""
        return TableRobots(self, self.race, self._clock, self._thinker, self._robot_pause)

    # changes

    def become(self, snapshot: AnySnapshot) -> None:
        """Switch to a state, but keep later presses that were recorded by `touch`."""
        TableState.become(self, transitions.with_presses(snapshot, self.snapshot))

    def touch(self, person: int) -> None:
        """Record a press that is not a move, so that the person counts as present. It is stored with the next
        change.
        """
        if (seat := seat_of(self.snapshot.players, person)) is not None:
            self.become(transitions.changed(self.snapshot, seat, pressed=self._clock.now()))
        self._events.pressed(self)

    @property
    def context(self) -> Context:
        """Return the circumstances of a decision now, besides the table."""
        return Context(
            title=self.title, now=self._clock.now(), lost=self._clock.lost, chosen=self._preferences.of
        )

    def _decide(self, command: Command) -> Decision:
        return decide(self.snapshot, command, self.context)

    async def _commit(self, decision: Decision) -> Sequence[Deadline] | None:
        after = decision.table
        if after is self.snapshot:
            return None
        due, now = self.due(after), self._clock.now()
        await self._store.save_table(
            after,
            *decision.moves,
            results=decision.results,
            before=self.snapshot,
            now=now,
            next_due=next_look(due, now),
        )
        self.become(after)
        return due

    async def _read(self) -> AnySnapshot | None:
        return await self._store.newest_table(self.snapshot)

    # queries

    def due(self, snapshot: AnySnapshot) -> Sequence[Deadline]:
        """Return the scheduled changes of the table, once it is stored as the snapshot."""
        return tuple(deadlines(snapshot, self.context, lambda seat: self.robots.moves_at(snapshot, seat)))

    @property
    def can_be_deleted(self) -> bool:
        """Return whether the match is over, after which another process can delete the table."""
        return self.snapshot.status != "playing"

    async def log(self) -> Sequence[AnyLoggedMove]:
        """Return every move that was made, oldest first."""
        return await self._store.find_moves(self.snapshot.id)
