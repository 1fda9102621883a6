"""A table: one match with people round it, changed by one press at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Protocol

from bot.engine.game import Seat
from bot.engine.log import TakeBack
from bot.locales.phrase import Phrase
from bot.model.errors import NotAllowed, RaceOver, Stale, TableError, TableOver
from bot.model.occupants import seat_of
from bot.model.play_clock import LAST_DIGIT, PlayClock
from bot.model.ports import Thinker
from bot.model.snapshots import AnySnapshot, LoggedMove, Player, ended_by
from bot.storage.tables import SqlTables
from bot.tables import automatic, transitions
from bot.tables.names import told_apart
from bot.tables.preferences import PreferenceBook
from bot.tables.press_race import PressRace
from bot.tables.retrying import retried
from bot.tables.stale_press import must_be_current
from bot.tables.stored_table import StoredEvents, StoredTable
from bot.tables.table_robots import TableRobots
from bot.tables.thinker import IN_PROCESS
from bot.title import AnyTitle as Title
from bot.words.livery import fitted

HANDED_AFTER = 600.0
"""Seconds: the host may hand a seat over when its player was awaited for longer without a press."""


class TableEvents(StoredEvents["Table"], Protocol):
    """The same, and what is no change."""

    def pressed(self, table: Table) -> None:
        """Somebody has pressed something there that is no move."""


class Table(StoredTable):
    """A table in play or finished, and what people and time may do there. thinker: where robots think."""

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
        super().__init__(
            snapshot, title=title, store=store, clock=clock, preferences=preferences, events=events
        )
        self._pressed = events.pressed
        self.race = PressRace(self, store, clock, self._idle)
        self.robots = TableRobots(self, self.race, clock, thinker)

    # what a person may do

    def touch(self, person: int) -> None:
        """Note a press that is no move: whoever presses is not absent. It is stored with the next change."""
        if (seat := seat_of(self.snapshot.players, person)) is not None:
            self.snapshot = transitions.changed(self.snapshot, seat, pressed=self._clock.now())
        self._pressed(self)

    async def play(self, person: int, count: int, action: Any) -> None:
        """Make a move. `count` is how many moves the seat had made when the button was drawn.

        A person for whom a robot plays takes the seat back with it. Raises NotSeated, TableOver, Stale, and
        IllegalMove for what the rules do not allow.
        """
        await self.play_all(person, count, (action,))

    @retried
    async def play_all(
        self,
        person: int,
        count: int,
        actions: Sequence[Any],
        goes_on: Callable[[Any], Any] | None = None,
    ) -> None:
        """Make several moves in a row, or none. goes_on: from the seat's view after them, the next move, if
        there is one. Else as `play`.
        """
        seat = self.seat_of(person)
        async with self._changing():
            must_be_current(self.snapshot, seat, count)
            snapshot = self.snapshot
            if any(action in self.calls for action in actions):
                raise TableError(Phrase("refuse-tap-public"))
            if snapshot.players[seat].robot is not None:
                snapshot = transitions.returned(snapshot, self.title, seat, self._clock.now())
            await self.move_all(snapshot, seat, actions, goes_on)

    @retried
    async def take_back(self, person: int, count: int, *, whole: bool) -> None:
        """Undo the last step of the person's turn, or as much of the turn as can be undone. count: as in
        `play`. Raises NotSeated, TableOver, Stale, and TableError when nothing can be undone.
        """
        seat = self.seat_of(person)
        async with self._changing():
            must_be_current(self.snapshot, seat, count)
            now = self._clock.now()
            after, moves = transitions.retracted(self.snapshot, self.title, seat, now, whole=whole)
            await self.keep(
                after, LoggedMove(ply=after.match.ply, seat=seat, action=TakeBack(moves), by="player", at=now)
            )

    def must_be_leavable(self, person: int) -> Seat:
        """The seat of that person, if they may leave it. Raises NotSeated, TableOver, TableError."""
        seat = self.seat_of(person)
        self.must_play()
        if self.snapshot.players[seat].left:
            raise TableError(Phrase("refuse-left-already"))
        return seat

    @retried
    async def leave(self, person: int) -> None:
        """Give the seat up to a robot; the host hands the role on. Raises NotSeated, TableOver."""
        async with self.lock:
            seat = self.must_be_leavable(person)
            after = transitions.handed_to_robot(
                self.snapshot, title=self.title, seat=seat, why="left", now=self._clock.now()
            )
            await self.keep(replace(after, host=self._next_host(after, seat)))
        self.changed()

    @retried
    async def forget(self, person: int, alias: str) -> None:
        """Replace somebody who wants to be forgotten by the alias, wherever the table names them; if
        they sit here, a robot plays for them. Raises TableOver.
        """
        async with self.lock:
            self.must_play()
            after = self.snapshot
            seats = [seat for seat, player in enumerate(after.players) if player.person == person]
            for seat in seats:
                after = transitions.handed_to_robot(
                    after, title=self.title, seat=seat, why="left", now=self._clock.now()
                )
                after = replace(after, host=self._next_host(after, seat))
            after = after.without(person, alias)
            if after == self.snapshot:
                return
            await self.keep(after)
        self.changed()

    def _next_host(self, snapshot: AnySnapshot, leaver: Seat) -> int:
        if snapshot.players[leaver].person != snapshot.host:
            return snapshot.host
        round_table = (*snapshot.players[leaver + 1 :], *snapshot.players[:leaver])
        present = [player.person for player in round_table if player.person is not None and not player.left]
        return present[0] if present else snapshot.host

    @retried
    async def come_back(self, person: int) -> None:
        """Take the person's seat back from the robot that plays for it. Raises NotSeated, TableOver,
        TableError.
        """
        seat = self.seat_of(person)
        async with self._changing():
            if self.snapshot.players[seat].robot is None:
                raise TableError(Phrase("refuse-back-already"))
            await self.keep(transitions.returned(self.snapshot, self.title, seat, self._clock.now()))

    @retried
    async def take_seat(self, person: int, name: str, seat: Seat) -> None:
        """Take over the seat of somebody who has left. Raises TableOver, TableError."""
        async with self._changing():
            if seat_of(self.snapshot.players, person) is not None:
                raise TableError(Phrase("refuse-seat-own"))
            if person in self.snapshot.seats:
                raise TableError(Phrase("refuse-seat-known"))
            if not transitions.seat_is_open(self.snapshot, seat):
                raise TableError(Phrase("refuse-seat-taken"))
            await self._preferences.know((person,))
            cars = [each.car for at, each in enumerate(self.snapshot.players) if each.car and at != seat]
            own = told_apart(name, (*self.names, *(each.name for each in self.snapshot.before)))
            player = Player(own, person, car=fitted(self._preferences.car_of(person), cars))
            now = self._clock.now()
            await self.keep(
                transitions.taken_over(self.snapshot, title=self.title, seat=seat, player=player, now=now)
            )

    @retried
    async def pass_for(self, person: int, *, on: bool) -> None:
        """Choose whether a pass is played for that person. Raises NotSeated, TableOver."""
        seat = self.seat_of(person)
        async with self._changing():
            await self.keep(transitions.changed(self.snapshot, seat, passes=on))

    @retried
    async def say_ahead(self, person: int, count: int, code: str) -> None:
        """Keep what a player who waits will do when it is their turn; "": nothing. count: as in `play`.
        Raises NotSeated, TableOver, Stale, and TableError when it is their turn already.
        """
        seat = self.seat_of(person)
        async with self._changing():
            must_be_current(self.snapshot, seat, count)
            if seat in self.awaited and code:
                raise TableError(Phrase("refuse-your-turn"))
            if self.snapshot.players[seat].robot is not None:
                raise TableError(Phrase("refuse-robot-plays-you"))
            await self.keep(transitions.changed(self.snapshot, seat, ahead=code))

    @retried
    async def hand_over(self, by: int, seat: Seat, *, manager: bool) -> None:
        """Let a robot play for somebody who must act and has not pressed anything for ten minutes.

        Raises NotAllowed, TableOver, TableError.
        """
        async with self._changing():
            self._must_host(by, manager)
            player = self.snapshot.players[seat]
            if player.robot is not None:
                raise TableError(Phrase("refuse-robot-plays", name=player.name))
            if seat not in self.awaited:
                raise TableError(Phrase("refuse-not-their-turn", name=player.name))
            since = max(player.pressed, self.snapshot.began)
            if self._clock.now() - since < HANDED_AFTER:
                raise TableError(Phrase("refuse-not-away", name=player.name))
            await self.keep(
                transitions.handed_to_robot(
                    self.snapshot, title=self.title, seat=seat, why="handed", now=self._clock.now()
                )
            )

    def must_be_endable(self, by: int, *, manager: bool) -> None:
        """Raises NotAllowed and TableOver unless that person may end the table now."""
        self.must_play()
        self._must_host(by, manager)

    @retried
    async def end(self, by: int, *, manager: bool) -> None:
        """End the table early. Raises NotAllowed, TableOver."""
        async with self.lock:
            self.must_be_endable(by, manager=manager)
            name = next((each.name for each in self.snapshot.players if each.person == by), "")
            after = replace(self.snapshot, status="ended", clocks=(), ended=ended_by(name))
            await self.keep(after)
        self.changed()

    # what time does

    @retried
    async def abandon(self, why: str) -> None:
        """End an abandoned table. why: as `TableSnapshot.ended`. Raises TableOver."""
        async with self._changing():
            await self.keep(replace(self.snapshot, status="ended", clocks=(), ended=why))

    @retried
    async def remind(self, seat: Seat, turn: int) -> bool:
        """Note that half of the time has passed. Return whether the player still had to be notified."""
        async with self.lock:
            due = self._due(seat, turn)
            if due is None or due.reminded or due.at <= self._clock.now():
                return False
            clocks = tuple(
                replace(each, reminded=each.reminded or each is due) for each in self.snapshot.clocks
            )
            await self.keep(replace(self.snapshot, clocks=clocks))
        return True

    async def idle(self, seat: Seat, turn: int) -> None:
        """Play the turn of a player who timed out; in a race of presses, after the pending ones."""
        if self._due(seat, turn) is None or self.race.holds(seat, "clock"):
            return
        if self.calls:
            with suppress(RaceOver, TableOver):  # a pending one has closed the turn
                await self.race.press(seat, turn, None, "clock")
        else:
            await self._idle_now(seat, turn)
        self.changed()

    @retried
    async def _idle_now(self, seat: Seat, turn: int) -> None:
        async with self.lock:
            await self._idle(seat, turn, self.race.stamp())

    async def _idle(self, seat: Seat, turn: int, at: int) -> None:
        """Under the lock: play the turn of an inactive player, stamped `at` where it is a press; unless a
        press that was made in time has given them more of it meanwhile.
        """
        game = self.title.rules.game
        snapshot = transitions.noticed(self.snapshot, game, seat, "idled")
        end = self._clock.now() + LAST_DIGIT
        while (due := self._due(seat, turn)) is not None and due.at <= end:
            action = transitions.stamped(snapshot, self.title, game.idle(snapshot.match.state, seat), at)
            await self.move(snapshot, seat, action, "clock")
            snapshot = self.snapshot

    @retried
    async def auto_move(self, seat: Seat, turn: int) -> None:
        """Play what the person on that seat had said or asked for beforehand, if it is still due."""
        async with self.lock:
            action = automatic.auto_move(self.snapshot, self.title, seat)
            if action is None or self.turn != turn:
                return
            await self.move(self.snapshot, seat, action, "auto")
        self.changed()

    @retried
    async def go_on(self) -> None:
        """Make the moves that are automatic now."""
        async with self.lock:
            await self.make_forced()
        self.changed()

    @retried
    async def follow(self, lobby: str) -> str:
        """Note the lobby of the rematch; one that was noted before stays. Returns the one that is noted."""
        async with self.lock:
            if not self.snapshot.rematch:
                await self.keep(replace(self.snapshot, rematch=lobby))
        return self.snapshot.rematch

    async def note_replay(self, message: int) -> None:
        """Note the message that shows the replay."""
        async with self.lock:
            with suppress(Stale):
                await self.keep(replace(self.snapshot, replay=message))

    # how it is done

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """Hold the lock of a table in play, and show it after that. Raises TableOver."""
        async with self.lock:
            self.must_play()
            yield
        self.changed()

    def _due(self, seat: Seat, turn: int) -> Any:
        return next((due for due in self.snapshot.clocks if (due.seat, due.turn) == (seat, turn)), None)

    def _must_host(self, person: int, manager: bool) -> None:
        if not manager and person != self.snapshot.host:
            host = next(
                (each.name for each in self.snapshot.players if each.person == self.snapshot.host), ""
            )
            named = Phrase("refuse-host-named", name=host) if host else Phrase("refuse-host-only")
            raise NotAllowed(named)
