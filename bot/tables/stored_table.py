"""A table as it is stored: what it is, and how a change of it comes to disk before anybody sees it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, Self, TypeVar

from bot.engine.game import Outcome, Seat
from bot.league.results import Result
from bot.league.scoring import STAND_IN, Starter, scored
from bot.locales.phrase import Locale, Phrase
from bot.model.errors import ChangedElsewhere, NotSeated, TableError, TableOver
from bot.model.occupants import seat_of
from bot.model.play_clock import PlayClock
from bot.model.ports import Conflict, StoreAway
from bot.model.snapshots import AnySnapshot, By, LoggedMove, Player, ending
from bot.storage.tables import SqlTables
from bot.tables import automatic, transitions
from bot.tables.preferences import PreferenceBook
from bot.tables.robots import named, seated_names
from bot.tables.stale_press import MOVED_ON
from bot.tables.views import awaits_of, view_of
from bot.title import AnyTitle as Title
from bot.words.livery import Seated

T_contra = TypeVar("T_contra", contravariant=True)


class StoredEvents(Protocol[T_contra]):
    """What is notified of a table, and schedules it."""

    def changed(self, table: T_contra) -> None:
        """It has changed, and is on disk; the lock is given back."""

    def found(self, table: T_contra) -> None:
        """It was read again, and is new: another process has changed it."""

    def unsure(self, table: T_contra) -> None:
        """The store went away while a change was written: it is unknown whether it is stored."""

    def next_due(self, table: T_contra, snapshot: AnySnapshot) -> float | None:
        """When it is due next, if it is stored as that snapshot."""


class StoredTable:
    """The state of a table is `snapshot`, which is replaced under `lock` after it is stored. preferences:
    what people have chosen for themselves. events: are notified of it.
    """

    def __init__(
        self,
        snapshot: AnySnapshot,
        *,
        title: Title,
        store: SqlTables,
        clock: PlayClock,
        preferences: PreferenceBook,
        events: StoredEvents[Self],
    ) -> None:
        self.snapshot = snapshot
        self.title = title
        self.lock = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._preferences = preferences
        self._events = events

    def changed(self: Self) -> None:
        """To be called after every change, once the lock is given back."""
        self._events.changed(self)

    async def adopt(self, stored: AnySnapshot) -> None:
        """Another worker may have brought it to that, which was stored a moment ago."""
        async with self.lock:
            self._become(stored)

    async def reread(self) -> None:
        """Under the lock: read what it is now, and notify if it is new."""
        stored = await self._store.find_table(self.snapshot.id)
        if stored is not None:
            self._become(stored)

    def _become(self: Self, stored: AnySnapshot) -> None:
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
        return self.title.rules.game.turn(self.snapshot.match.state)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats with a pending decision; empty when the table is not playing."""
        if self.snapshot.status != "playing":
            return frozenset()
        return awaits_of(self.title.rules.game, self.snapshot.match.state)

    @property
    def waiting(self) -> bool:
        """Whether everybody is away, so that the table waits for somebody to come back."""
        return transitions.waits(self.snapshot)

    def view(self, seat: Seat | None) -> Any:
        """The game's View for a seat, or for a spectator."""
        return view_of(self.title.rules.game, self.snapshot.match.state, seat)

    @property
    def calls(self) -> Sequence[Any]:
        """The actions that are public buttons, for whoever presses first."""
        return transitions.calls(self.snapshot, self.title)

    async def log(self) -> Sequence[LoggedMove[Any]]:
        """Every move that was made, from the first on."""
        return await self._store.find_moves(self.snapshot.id)

    def seat_of(self, person: int) -> Seat:
        """The seat of that person. Raises NotSeated."""
        seat = seat_of(self.snapshot.players, person)
        if seat is None:
            raise NotSeated(Phrase("refuse-not-seated"))
        return seat

    def not_their_turn(self) -> TableError:
        """The refusal of a move by a seat that need not act."""
        names = [self.names[seat] for seat in sorted(self.awaited)]
        return TableError(Phrase("refuse-turn", name=names))

    def actions(self, seat: Seat) -> Sequence[Any]:
        """What that seat may do now."""
        if self.snapshot.status != "playing":
            return ()
        return self.title.rules.game.legal(self.snapshot.match.state, seat)

    # how it changes: all of it under the lock

    def must_play(self) -> None:
        """Raises TableOver unless the match goes on."""
        if self.snapshot.status != "playing":
            raise TableOver(ending(self.snapshot.ended))

    def moved(
        self, snapshot: AnySnapshot, seat: Seat, action: Any, by: By, *, joined: bool = False
    ) -> tuple[AnySnapshot, LoggedMove[Any]]:
        """That snapshot after a move, and the move: both must be stored. joined: the move is
        one choice with the move before. Raises IllegalMove.
        """
        now = self._clock.now()
        after = transitions.moved(
            snapshot, title=self.title, seat=seat, action=action, by=by, now=now, joined=joined
        )
        return after, LoggedMove(ply=after.match.ply, seat=seat, action=action, by=by, at=now)

    async def move(self, snapshot: AnySnapshot, seat: Seat, action: Any, by: By) -> None:
        """Make a move on that snapshot, and the automatic moves after it. Raises IllegalMove,
        ChangedElsewhere.
        """
        await self.keep(*self.moved(snapshot, seat, action, by))
        await self.make_forced()

    async def move_all(
        self,
        snapshot: AnySnapshot,
        seat: Seat,
        actions: Sequence[Any],
        goes_on: Callable[[Any], Any] | None,
    ) -> None:
        """Make a person's moves in a row, or none, and what `goes_on` makes of the seat's view after each
        further one. Raises IllegalMove, ChangedElsewhere.
        """
        moves, ahead = list[LoggedMove[Any]](), list(actions)
        while ahead:
            snapshot, move = self.moved(snapshot, seat, ahead.pop(0), "player", joined=bool(moves))
            moves.append(move)
            then = None
            if not ahead and goes_on is not None:
                then = goes_on(view_of(self.title.rules.game, snapshot.match.state, seat))
            ahead += [] if then is None else [then]
        await self.keep(snapshot, moves.pop(), earlier=moves)
        await self.make_forced()

    async def make_forced(self) -> None:
        """Make the moves that are automatic now, each as a move of its own. Another
        process may have made them by then.
        """
        while (found := automatic.forced_move(self.snapshot, self.title)) is not None:
            with suppress(ChangedElsewhere):
                await self.keep(*self.moved(self.snapshot, *found, "forced"))

    async def keep(
        self: Self,
        after: AnySnapshot,
        move: LoggedMove[Any] | None = None,
        *,
        earlier: Sequence[LoggedMove[Any]] = (),
    ) -> None:
        """Write first: nobody sees what is not on disk. earlier: the moves before that one which are written
        with it, all or none. Raises ChangedElsewhere when another process was faster.
        """
        now = self._clock.now()
        after = self._preferences.with_quiet_hours(
            after, self.snapshot.all_clocks, now, self._clock.unix(now)
        )
        after = replace(after, version=self.snapshot.version + 1)
        results, due = self._results(after, move), self._events.next_due(self, after)
        try:
            await self._store.save_table(
                after, move, results, self.snapshot, now=now, next_due=due, earlier=earlier
            )
        except Conflict:
            await self.reread()
            raise ChangedElsewhere(MOVED_ON) from None
        except StoreAway:
            self._events.unsure(self)
            raise
        self.snapshot = after

    def _results(self, after: AnySnapshot, move: LoggedMove[Any] | None) -> Sequence[Result]:
        """The results of the match, if that move has ended it. Practice has none, nor what is played where
        the bot is no member.
        """
        counts = after.place.hosted or after.daily is not None
        if move is None or after.status != "over" or not counts:
            return ()
        outcome = self.title.rules.game.outcome(after.match.state)
        assert outcome is not None
        return results_of(after, outcome, self._clock.unix(move.at))


def results_of(table: AnySnapshot, outcome: Outcome, at: float) -> tuple[Result, ...]:
    """The results of a table whose match ended with that outcome, at that Unix time."""
    return scored(
        [_entry(player, table.match.ply) for player in table.players],
        outcome,
        table_id=table.id,
        guild=table.place.guild if table.place.hosted else 0,
        circuit=table.circuit,
        title=table.title,
        at=at,
    )


def _entry(player: Player, ply: int) -> Starter:
    """Who that counts for. Ruling: who took a seat over has the result if at least half of the match's moves
    were made since; otherwise it is nobody's, as a stand-in's is. A seat that was left wins nothing for its
    owner.
    """
    if player.robot is None and 2 * player.since <= ply:
        return Starter("person", player.person, player.name)
    if player.robot is not None and player.person is None and not player.left:
        return Starter("robot", None, player.name, player.robot)
    return Starter("stand_in", None, STAND_IN)
