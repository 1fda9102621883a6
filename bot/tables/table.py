"""A table in the memory of this process, in play or finished, and its state at one moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Protocol, TypeAlias

from bot.engine.game import AnyAction, AnyView, Seat
from bot.locales.phrase import Locale
from bot.model.occupants import seat_of
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnyLoggedMove, AnySnapshot
from bot.storage.tables import SqlTables
from bot.tables import transitions
from bot.tables.deadlines import Deadline, deadlines, next_look
from bot.tables.decide import Command, Context, Decision, decide, seat_in
from bot.tables.preferences import PreferenceBook
from bot.tables.press_race import PressRace
from bot.tables.robots import named
from bot.tables.stored_state import Events, StoredState
from bot.tables.table_robots import TableRobots
from bot.tables.thinker import IN_PROCESS, Thinker
from bot.tables.views import actions_at, awaited_at, seated_names, tap_targets, turn_of, view_of
from bot.title import AnyTitle as Title
from bot.words.player_car import Seated

SeatKey: TypeAlias = Callable[["TableState", Seat], str]
"""A function that returns a key of a seat. The key must depend on nothing but the snapshot."""


class TableState:
    """The state of a table at one moment, from which the table is drawn. Only the subclass Table changes."""

    title: Title
    snapshot: AnySnapshot
    names: tuple[str, ...]
    """The players' names by seat."""
    turn: int
    """The number of the turn in progress."""
    awaited: frozenset[Seat]
    """The seats that must act. Empty if the match is not in progress."""
    tap_targets: Sequence[AnyAction]
    """The actions that are public buttons, where the first press counts."""
    _keys: dict[tuple[SeatKey, Seat], str]
    """The keys that `once` has computed for the snapshot."""

    def __init__(self, snapshot: AnySnapshot, title: Title) -> None:
        self.title = title
        self.become(snapshot)

    def become(self, snapshot: AnySnapshot) -> None:
        """Switch to a state, and compute the values derived from it."""
        self.snapshot = snapshot
        self.names = tuple(player.name for player in snapshot.players)
        self.turn = turn_of(snapshot, self.title)
        self.awaited = awaited_at(snapshot, self.title)
        self.tap_targets = tap_targets(snapshot, self.title)
        self._keys = {}

    def once(self, key: SeatKey, seat: Seat) -> str:
        """Return the key of a seat, computed at most once per snapshot."""
        if (key, seat) not in self._keys:
            self._keys[key, seat] = key(self, seat)
        return self._keys[key, seat]

    def frozen(self, *, nameless: bool = False) -> TableState:
        """Return a copy of the current state, for drawing. nameless: whether to replace people's names with
        numbers.
        """
        return TableState(self.snapshot.nameless() if nameless else self.snapshot, self.title)

    @property
    def seated_names(self) -> tuple[Seated, ...]:
        """Return the players' names by seat for pictures, with their cars."""
        return seated_names(self.snapshot.players)

    def full_names(self, locale: Locale) -> tuple[str, ...]:
        """Return the players' names by seat, with each robot's level."""
        return tuple(named(each, locale) for each in self.snapshot.players)

    @property
    def waiting(self) -> bool:
        """Return whether all people are away, so that the table waits for one of them to return."""
        return transitions.waits(self.snapshot)

    def must_act(self, seat: Seat) -> bool:
        """Return whether the player of a seat must act, and no robot plays for them."""
        return seat in self.awaited and self.snapshot.players[seat].robot is None

    def view(self, seat: Seat | None) -> AnyView:
        """Return the game's View for a seat, or for a spectator."""
        return view_of(self.title.rules.game, self.snapshot.match.state, seat)

    def seat_of(self, person: int) -> Seat:
        """Return a person's seat. Raises NotSeated."""
        return seat_in(self.snapshot, person)

    def actions(self, seat: Seat) -> Sequence[AnyAction]:
        """Return the legal actions of a seat, or none if the match is not in progress."""
        return actions_at(self.snapshot, self.title, seat)


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
        """Return the Context of a decision that is made now."""
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
        """Return the scheduled changes that the table has once the snapshot is stored."""
        return tuple(deadlines(snapshot, self.context, lambda seat: self.robots.moves_at(snapshot, seat)))

    @property
    def can_be_deleted(self) -> bool:
        """Return whether the match is over, after which another process can delete the table."""
        return self.snapshot.status != "playing"

    async def log(self) -> Sequence[AnyLoggedMove]:
        """Return every move that was made, including undone ones and the undoing itself, oldest first."""
        return await self._store.find_moves(self.snapshot.id)
