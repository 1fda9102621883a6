"""A table: one match with people round it, changed by one press at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.tables import changes
from bot.tables.changes import AnyRecord, By
from bot.tables.errors import NotAllowed, NotSeated, Stale, TableError, TableOver
from bot.tables.ports import Conflict, Rulebook, Store
from bot.tables.records import LoggedMove, Player

HANDED_AFTER = 600.0
"""The host may hand a seat over when its player was awaited for so many seconds without a press."""

_MOVED_ON = "The table has moved on. Here is the present."


class Table:
    """A table in play or finished. What it is stands in `record`, which is replaced after it is stored.

    `changed` is told of every change once it is on disk.
    """

    def __init__(
        self,
        record: AnyRecord,
        rulebook: Rulebook,
        store: Store,
        now: Callable[[], float],
        changed: Callable[[Table], None],
    ) -> None:
        self.record = record
        self.rulebook = rulebook
        self._store = store
        self._now = now
        self._changed = changed
        self._lock = asyncio.Lock()

    # what it is

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.record.players)

    @property
    def turn(self) -> int:
        """The number of the turn in progress."""
        return self.rulebook.game.turn(self.record.match.state)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that owe a decision; empty when the table is not playing."""
        if self.record.status != "playing":
            return frozenset()
        return self.rulebook.game.awaits(self.record.match.state)

    @property
    def waiting(self) -> bool:
        """Is everybody away, so that the table waits for someone to come back?"""
        return changes.waits(self.record)

    def view(self, seat: Seat | None) -> Any:
        """The game's View for a seat, or for a spectator."""
        return self.rulebook.game.view(self.record.match.state, seat)

    def seat_of(self, person: int) -> Seat:
        """The seat of that person. Raises NotSeated."""
        for seat, player in enumerate(self.record.players):
            if player.person == person:
                return seat
        raise NotSeated("You do not sit at this table.")

    def actions(self, seat: Seat) -> Sequence[Any]:
        """What that seat may do now."""
        if self.record.status != "playing":
            return ()
        return self.rulebook.game.legal(self.record.match.state, seat)

    # what a person may do

    def touch(self, person: int) -> None:
        """Note a press that is no move: whoever presses is not absent. It is stored with the next change."""
        for seat, player in enumerate(self.record.players):
            if player.person == person:
                pressed = replace(player, pressed=self._now())
                self.record = changes.with_player(self.record, seat, pressed)

    async def play(self, person: int, count: int, action: Any) -> None:
        """Make a move. `count` is how many moves the seat had made when the button was drawn.

        A person whose seat a robot drives takes it back with it. Raises NotSeated, TableOver, Stale, and
        IllegalMove for what the rules do not allow.
        """
        await self.play_all(person, count, (action,))

    async def play_all(self, person: int, count: int, actions: Sequence[Any]) -> None:
        """Make several moves in a row, or none: every one is checked before the first is written. Else as
        `play`.
        """
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            if self.record.match.counts[seat] != count:
                raise Stale(_MOVED_ON)
            record = self.record
            if record.players[seat].driver is not None:
                record = changes.returned(record, self.rulebook.game, seat, self._now())
            moves = list[tuple[AnyRecord, LoggedMove[Any]]]()
            for action in actions:
                moves.append(self._moved(record, seat, action, "player"))
                record = moves[-1][0]
            for after, move in moves:
                await self._keep(after, move)
        self._changed(self)

    async def leave(self, person: int) -> None:
        """Give the seat up to a robot; the host hands the role on. Raises NotSeated, TableOver."""
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            if self.record.players[seat].left:
                raise TableError('You have left this table already. "I\'m back" takes your seat again.')
            after = changes.driven(
                self.record, self.rulebook.game, seat, self.rulebook.robot, "left", self._now()
            )
            await self._keep(replace(after, host=self._next_host(after, seat)))
        self._changed(self)

    async def forget(self, person: int, alias: str) -> None:
        """Put a robot and the alias in the place of somebody who wants to be forgotten.

        If nobody is left, the table ends, and still knows whose it was: the store drops it with the finished
        ones. Raises NotSeated, TableOver.
        """
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            robot = self.rulebook.robot
            after = changes.driven(self.record, self.rulebook.game, seat, robot, "left", self._now())
            after = replace(after, host=self._next_host(after, seat))
            ended = after.status == "ended"
            nobody = Player(alias, person if ended else None, robot, left=True)
            await self._keep(changes.with_player(after, seat, nobody))
        self._changed(self)

    def _next_host(self, record: AnyRecord, leaver: Seat) -> int:
        if record.players[leaver].person != record.host:
            return record.host
        round_table = (*record.players[leaver + 1 :], *record.players[:leaver])
        present = [player.person for player in round_table if player.person is not None and not player.left]
        return present[0] if present else record.host

    async def come_back(self, person: int) -> None:
        """Take one's seat back from the robot that drives it. Raises NotSeated, TableOver, TableError."""
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            if self.record.players[seat].driver is None:
                raise TableError("You drive your own seat already.")
            await self._keep(changes.returned(self.record, self.rulebook.game, seat, self._now()))
        self._changed(self)

    async def hand_over(self, by: int, seat: Seat, *, manager: bool) -> None:
        """Let a robot drive the seat of somebody who is awaited and has not pressed for ten minutes.

        Raises NotAllowed, TableOver, TableError.
        """
        async with self._lock:
            self._must_play()
            self._must_host(by, manager)
            player = self.record.players[seat]
            if player.driver is not None:
                raise TableError(f"A robot drives the seat of {player.name} already.")
            if seat not in self.awaited:
                raise TableError(f"The table does not wait for {player.name}: it is not their turn.")
            since = max(player.pressed, self.record.began)
            if self._now() - since < HANDED_AFTER:
                raise TableError(f"{player.name} is not absent yet: that takes ten minutes without a press.")
            after = changes.driven(
                self.record, self.rulebook.game, seat, self.rulebook.robot, "handed", self._now()
            )
            await self._keep(after)
        self._changed(self)

    async def end(self, by: int, *, manager: bool) -> None:
        """End the table early. Raises NotAllowed, TableOver."""
        async with self._lock:
            self._must_play()
            self._must_host(by, manager)
            name = next((each.name for each in self.record.players if each.person == by), "A moderator")
            after = replace(self.record, status="ended", dues=(), ended=f"{name} ended the table.")
            await self._keep(after)
        self._changed(self)

    # what time does

    async def remind(self, seat: Seat, turn: int) -> bool:
        """Note that half of the time has passed. Was it still to be told?"""
        async with self._lock:
            due = self._due(seat, turn)
            if due is None or due.reminded or due.at <= self._now():
                return False
            dues = tuple(replace(each, reminded=True) if each is due else each for each in self.record.dues)
            await self._keep(replace(self.record, dues=dues))
        return True

    async def idle(self, seat: Seat, turn: int) -> None:
        """Play the turn of a sleeper whose time is up."""
        game = self.rulebook.game
        async with self._lock:
            if self._due(seat, turn) is None:
                return
            told = changes.noticed(self.record, game, seat, "idled")
            await self._move(told, seat, game.idle(told.match.state, seat), "clock")
            while self._due(seat, turn) is not None:
                await self._move(self.record, seat, game.idle(self.record.match.state, seat), "clock")
        self._changed(self)

    async def drive(self, seat: Seat, turn: int) -> None:
        """Let the robot on that seat play its turn."""
        async with self._lock:
            while (
                seat in self.awaited
                and self.turn == turn
                and not self.waiting
                and (driver := self.record.players[seat].driver) is not None
            ):
                match = self.record.match
                luck = Chance(f"{match.seed}/{driver}/{seat}", match.ply)
                action = self.rulebook.drivers[driver](self.view(seat), self.actions(seat), luck)
                await self._move(self.record, seat, action, "robot")
        self._changed(self)

    async def follow(self, lobby: str) -> str:
        """Note the lobby of the rematch, once: the first one stays. Returns the one that stands."""
        async with self._lock:
            if not self.record.rematch:
                with suppress(Stale):
                    await self._keep(replace(self.record, rematch=lobby))
        return self.record.rematch

    # how it is done

    def _due(self, seat: Seat, turn: int) -> Any:
        return next((due for due in self.record.dues if (due.seat, due.turn) == (seat, turn)), None)

    def _must_play(self) -> None:
        if self.record.status != "playing":
            raise TableOver(self.record.ended or "This match is over.")

    def _must_host(self, person: int, manager: bool) -> None:
        if not manager and person != self.record.host:
            raise NotAllowed("Only the host, or somebody with Manage Server, may do that.")

    def _moved(self, record: AnyRecord, seat: Seat, action: Any, by: By) -> tuple[AnyRecord, LoggedMove[Any]]:
        now = self._now()
        after = changes.moved(record, self.rulebook.game, seat, action, by, now, self.rulebook.robot)
        return after, LoggedMove(after.match.ply, seat, action, by, now)

    async def _move(self, record: AnyRecord, seat: Seat, action: Any, by: By) -> None:
        await self._keep(*self._moved(record, seat, action, by))

    async def _keep(self, after: AnyRecord, move: LoggedMove[Any] | None = None) -> None:
        """Write first: nobody sees what is not on disk. Raises Stale when another process was faster."""
        after = replace(after, version=self.record.version + 1)
        try:
            await self._store.save_table(after, move)
        except Conflict:
            self.record = await self._store.find_table(after.id) or self.record
            raise Stale(_MOVED_ON) from None
        self.record = after
