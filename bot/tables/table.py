"""A table: one match with people round it, changed by one press at a time."""
# Longer than 400 lines: all that changes a record under its lock stands together.

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.clock import within
from bot.engine.chance import Chance
from bot.engine.game import IllegalMove, Seat
from bot.engine.log import TakeBack
from bot.league.results import Result
from bot.tables import transitions
from bot.tables.again import MOVED_ON, anew
from bot.tables.errors import Late, NotAllowed, NotSeated, Overtaken, Stale, TableError, TableOver
from bot.tables.play_clock import LAST_DIGIT, PlayClock
from bot.tables.ports import Conflict, Rulebook, Store, Thinker
from bot.tables.preferences import PreferenceBook
from bot.tables.racing_presses import RacingPress, RacingPresses, beaten, late
from bot.tables.records import By, LoggedMove, Player
from bot.tables.results import results_of
from bot.tables.robot_pace import RobotPace
from bot.tables.robots import marked, named, strongest
from bot.tables.thinker import IN_PROCESS, choose
from bot.tables.transitions import AnyRecord
from bot.tables.views import awaits_of, view_of
from bot.tables.way_back import hinted

HANDED_AFTER = 600.0
"""The host may hand a seat over when its player was awaited for so many seconds without a press."""

HINTED = 8.0
"""A hint that takes more seconds is given up: whoever asked is to choose in the time of a turn."""


class Table:
    """A table in play or finished. What it is stands in `record`, which is replaced after it is stored.

    `changed` is told of every change once it is on disk; `touched` of every press that is no move. thinker:
    where robots think. preferences: what people have chosen for themselves. found: is told when it was read
    anew, for somebody else has changed it, or nobody could tell whether it was stored.
    """

    def __init__(
        self,
        record: AnyRecord,
        rulebook: Rulebook,
        store: Store,
        clock: PlayClock,
        changed: Callable[[Table], None],
        thinker: Thinker = IN_PROCESS,
        preferences: PreferenceBook | None = None,
        touched: Callable[[Table], None] = lambda _: None,
        found: Callable[[Table], None] = lambda _: None,
    ) -> None:
        self.record = record
        self.rulebook = rulebook
        self._store = store
        self._clock = clock
        self._changed = changed
        self._touched = touched
        self._found = found
        self._thinker = thinker
        self._preferences = preferences or PreferenceBook(store)
        self._lock = asyncio.Lock()
        taps = store.taps(record) if store.shared else None
        self._presses = RacingPresses(clock, self._lock, self._play_press, taps)
        self._driving: set[Seat] = set()
        self._pace = RobotPace()
        self._shown: tuple[int, float] | None = None

    async def hear(self, stored: AnyRecord) -> None:
        """Another worker may have brought it to that, which was stored a moment ago."""
        async with self._lock:
            self._become(stored)

    async def _read_anew(self) -> None:
        """Under the lock: what has become of it, which is told if it is new."""
        stored = await self._store.find_table(self.record.id)
        if stored is not None:
            self._become(stored)

    def _become(self, stored: AnyRecord) -> None:
        if stored.version > self.record.version:
            self.record = stored
            self._found(self)

    # what it is

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.record.players)

    @property
    def marked_names(self) -> tuple[str, ...]:
        """The same for pictures: with a mark of each robot's level."""
        return tuple(map(marked, self.record.players))

    @property
    def full_names(self) -> tuple[str, ...]:
        """The same where there is room: with each robot's level."""
        return tuple(map(named, self.record.players))

    @property
    def turn(self) -> int:
        """The number of the turn in progress."""
        return self.rulebook.game.turn(self.record.match.state)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that owe a decision; empty when the table is not playing."""
        if self.record.status != "playing":
            return frozenset()
        return awaits_of(self.rulebook.game, self.record.match.state)

    @property
    def waiting(self) -> bool:
        """Is everybody away, so that the table waits for someone to come back?"""
        return transitions.waits(self.record)

    def view(self, seat: Seat | None) -> Any:
        """The game's View for a seat, or for a spectator."""
        return view_of(self.rulebook.game, self.record.match.state, seat)

    @property
    def calls(self) -> Sequence[Any]:
        """The actions that stand as public buttons, for whoever presses first."""
        return transitions.calls(self.record, self.rulebook)

    @property
    def shown(self) -> float | None:
        """Since when the public message shows the race of presses in progress; None: it does not yet."""
        return self._shown[1] if self._shown is not None and self._shown[0] == self.turn else None

    async def log(self) -> Sequence[LoggedMove[Any]]:
        """Every move that was made, from the first on."""
        return await self._store.find_moves(self.record.id)

    def seat_of(self, person: int) -> Seat:
        """The seat of that person. Raises NotSeated."""
        for seat, player in enumerate(self.record.players):
            if player.person == person:
                return seat
        raise NotSeated(
            "You do not sit at this table. Board as text, History and Rules are open to everybody."
        )

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
                pressed = replace(player, pressed=self._clock.now())
                self.record = transitions.with_player(self.record, seat, pressed)
        self._touched(self)

    async def play(self, person: int, count: int, action: Any) -> None:
        """Make a move. `count` is how many moves the seat had made when the button was drawn.

        A person whose seat a robot drives takes it back with it. Raises NotSeated, TableOver, Stale, and
        IllegalMove for what the rules do not allow.
        """
        await self.play_all(person, count, (action,))

    @anew
    async def play_all(self, person: int, count: int, actions: Sequence[Any]) -> None:
        """Make several moves in a row, or none: every one is checked before the first is written. Else as
        `play`.
        """
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            if self.record.match.counts[seat] != count:
                raise Stale(MOVED_ON)
            record = self.record
            if any(action in self.calls for action in actions):
                raise TableError("Press it at the table: there the first press counts.")
            if record.players[seat].driver is not None:
                record = transitions.returned(record, self.rulebook, seat, self._clock.now())
            moves = list[tuple[AnyRecord, LoggedMove[Any]]]()
            for action in actions:
                moves.append(self._moved(record, seat, action, "player", joined=bool(moves)))
                record = moves[-1][0]
            await self._keep_all(moves)
            await self._make_forced()
        self._changed(self)

    @anew
    async def take_back(self, person: int, count: int, *, whole: bool) -> None:
        """Take back the last step of one's own turn, or all of the turn that may be taken back. count: as in
        `play`. Raises NotSeated, TableOver, Stale, and TableError when there is nothing to take back.
        """
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            if self.record.match.counts[seat] != count:
                raise Stale(MOVED_ON)
            now = self._clock.now()
            after, moves = transitions.retracted(self.record, self.rulebook, seat, now, whole=whole)
            await self._keep(after, LoggedMove(after.match.ply, seat, TakeBack(moves), "player", now))
        self._changed(self)

    async def tap(self, person: int, turn: int, action: Any, at: int) -> bool:
        """Press a public button of that turn; it was stamped at that Unix millisecond. action: None when the
        button stands there no more. Returns when it was played: did it close the turn?

        A person whose seat a robot drives takes it back with it. Raises NotSeated, TableOver, Late, and
        TableError when somebody was faster or a press of one's own is under way, and IllegalMove.
        """
        seat = self.seat_of(person)
        self._must_be_in_time(turn, at)
        if self._presses.holds(seat, "player"):
            raise TableError("Your tap is on its way: one is enough.")
        press = self._press(seat, turn, action, at, "player")
        await self._presses.settle(press)
        self._changed(self)
        return press.closed

    async def rest(self) -> None:
        """Return when no public press is under way."""
        await self._presses.rest()

    def must_be_leavable(self, person: int) -> Seat:
        """The seat of that person, if they may leave it. Raises NotSeated, TableOver, TableError."""
        seat = self.seat_of(person)
        self._must_play()
        if self.record.players[seat].left:
            raise TableError('You have left this table already. "I\'m back" takes your seat again.')
        return seat

    @anew
    async def leave(self, person: int) -> None:
        """Give the seat up to a robot; the host hands the role on. Raises NotSeated, TableOver."""
        async with self._lock:
            seat = self.must_be_leavable(person)
            after = transitions.driven(self.record, self.rulebook, seat, "left", self._clock.now())
            await self._keep(replace(after, host=self._next_host(after, seat)))
        self._changed(self)

    @anew
    async def forget(self, person: int, alias: str) -> None:
        """Put a robot and the alias in the place of somebody who wants to be forgotten.

        If nobody is left, the table ends, and still knows whose it was: the store drops it with the finished
        ones. Raises NotSeated, TableOver.
        """
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            after = transitions.driven(self.record, self.rulebook, seat, "left", self._clock.now())
            after = replace(after, host=self._next_host(after, seat))
            ended = after.status == "ended"
            nobody = Player(alias, person if ended else None, self.rulebook.robot, left=True)
            await self._keep(transitions.with_player(after, seat, nobody))
        self._changed(self)

    def _next_host(self, record: AnyRecord, leaver: Seat) -> int:
        if record.players[leaver].person != record.host:
            return record.host
        round_table = (*record.players[leaver + 1 :], *record.players[:leaver])
        present = [player.person for player in round_table if player.person is not None and not player.left]
        return present[0] if present else record.host

    @anew
    async def come_back(self, person: int) -> None:
        """Take one's seat back from the robot that drives it. Raises NotSeated, TableOver, TableError."""
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            if self.record.players[seat].driver is None:
                raise TableError("You drive your own seat already.")
            await self._keep(transitions.returned(self.record, self.rulebook, seat, self._clock.now()))
        self._changed(self)

    @anew
    async def take_seat(self, person: int, name: str, seat: Seat) -> None:
        """Take over the seat of somebody who has left. Raises TableOver, TableError."""
        async with self._lock:
            self._must_play()
            if any(player.person == person for player in self.record.players):
                raise TableError("You have a seat at this table.")
            if person in self.record.gone:
                raise TableError("You know a hand of this table, so you cannot take another seat here.")
            if not transitions.seat_is_open(self.record, seat):
                raise TableError("That seat is not free: only those whose owners have left can be taken.")
            now = self._clock.now()
            await self._keep(transitions.taken_over(self.record, self.rulebook, seat, person, name, now))
        self._changed(self)

    @anew
    async def forget_gone(self, person: int, alias: str) -> None:
        """Forget that somebody whose seat another has taken was ever here; the alias is told instead."""
        async with self._lock:
            if self.record.status != "playing":
                return
            after = self.record.without(person, alias)
            if after == self.record:
                return
            await self._keep(after)
        self._changed(self)

    @anew
    async def pass_for(self, person: int, *, on: bool) -> None:
        """Choose whether a pass is played for that person. Raises NotSeated, TableOver."""
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            await self._keep(transitions.passing(self.record, seat, on=on))
        self._changed(self)

    @anew
    async def say_ahead(self, person: int, count: int, code: str) -> None:
        """Keep what a player who waits will do when it is their turn; "": nothing. count: as in `play`.
        Raises NotSeated, TableOver, Stale, and TableError when it is their turn already.
        """
        seat = self.seat_of(person)
        async with self._lock:
            self._must_play()
            if self.record.match.counts[seat] != count:
                raise Stale(MOVED_ON)
            if seat in self.awaited and code:
                raise TableError("It is your turn already: choose what you do.")
            if self.record.players[seat].driver is not None:
                raise TableError("A robot drives your seat: press I'm back first.")
            await self._keep(transitions.saying(self.record, seat, code))
        self._changed(self)

    async def hint(self, person: int, count: int) -> Any:
        """What the best robot of the game would do in the place of that person, from what they can see; that
        they have asked is told. count: as in `play`. Raises NotSeated, TableOver, Stale, and TableError when
        there is nothing to advise.
        """
        seat = self.seat_of(person)
        self._must_be_at_turn(seat, count)
        view, actions = self.view(seat), self.actions(seat)
        if any(action in self.calls for action in actions):
            raise TableError("The first tap counts now: there are no hints before it.")
        luck = Chance(f"hint/{self.record.id}/{seat}", self.record.match.ply)
        best = strongest(self.rulebook)
        asked = choose(self._thinker, self.rulebook, best, view, actions, luck, urgent=True)
        try:
            action = await within(self._clock, HINTED, asked)
        except TimeoutError:
            raise TableError("All robots are thinking just now: ask once more in a moment.") from None
        await self._tell_of_hint(seat, count)
        self._changed(self)
        return action

    @anew
    async def _tell_of_hint(self, seat: Seat, count: int) -> None:
        async with self._lock:
            self._must_be_at_turn(seat, count)
            after = hinted(self.record, self.rulebook, seat)
            if after is not self.record:
                await self._keep(after)

    def _must_be_at_turn(self, seat: Seat, count: int) -> None:
        self._must_play()
        if self.record.match.counts[seat] != count:
            raise Stale(MOVED_ON)
        if seat not in self.awaited or self.record.players[seat].driver is not None:
            raise TableError("It is not your turn.")

    @anew
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
            if self._clock.now() - since < HANDED_AFTER:
                raise TableError(f"{player.name} is not absent yet: that takes ten minutes without a press.")
            await self._keep(
                transitions.driven(self.record, self.rulebook, seat, "handed", self._clock.now())
            )
        self._changed(self)

    def must_be_endable(self, by: int, *, manager: bool) -> None:
        """Raises NotAllowed and TableOver unless that person may end the table now."""
        self._must_play()
        self._must_host(by, manager)

    @anew
    async def end(self, by: int, *, manager: bool) -> None:
        """End the table early. Raises NotAllowed, TableOver."""
        async with self._lock:
            self.must_be_endable(by, manager=manager)
            name = next((each.name for each in self.record.players if each.person == by), "A moderator")
            after = replace(self.record, status="ended", dues=(), ended=f"{name} ended the table.")
            await self._keep(after)
        self._changed(self)

    # what time does

    def robot_moves_at(self, seat: Seat, pause: float) -> float | None:
        """When the robot on that seat is to move; None: it is not to, as long as nothing changes. pause: how
        many seconds robots usually take.
        """
        return self._pace.moves_at(self.record, self.rulebook, seat, pause, self._clock.now(), self.shown)

    def confirm(self) -> None:
        """The public message shows the present: from now on robots count the time of a race of presses.

        It is not stored: after a restart the message is confirmed anew.
        """
        if self.calls and self.shown is None:
            self._shown = (self.turn, self._clock.now())
            self._changed(self)

    @anew
    async def abandon(self, why: str) -> None:
        """End a table that nobody touches any more. why: a sentence for the players. Raises TableOver."""
        async with self._lock:
            self._must_play()
            await self._keep(replace(self.record, status="ended", dues=(), ended=why))
        self._changed(self)

    @anew
    async def remind(self, seat: Seat, turn: int) -> bool:
        """Note that half of the time has passed. Was it still to be told?"""
        async with self._lock:
            due = self._due(seat, turn)
            if due is None or due.reminded or due.at <= self._clock.now():
                return False
            dues = tuple(replace(each, reminded=True) if each is due else each for each in self.record.dues)
            await self._keep(replace(self.record, dues=dues))
        return True

    async def idle(self, seat: Seat, turn: int) -> None:
        """Play the turn of a sleeper whose time is up; in a race of presses, after those under way."""
        if self._due(seat, turn) is None or self._presses.holds(seat, "clock"):
            return
        if self.calls:
            with suppress(Late, TableOver):  # those under way have closed the turn
                await self._presses.settle(self._press(seat, turn, None, self._stamp(), "clock"))
        else:
            await self._idle_now(seat, turn)
        self._changed(self)

    @anew
    async def _idle_now(self, seat: Seat, turn: int) -> None:
        async with self._lock:
            await self._idle(seat, turn, self._stamp())

    async def _idle(self, seat: Seat, turn: int, at: int) -> None:
        """Under the lock: play the turn of a sleeper, stamped `at` where it is a press; unless a press that
        was made in time has given them more of it meanwhile.
        """
        game = self.rulebook.game
        record = transitions.noticed(self.record, game, seat, "idled")
        end = self._clock.now() + LAST_DIGIT
        while (due := self._due(seat, turn)) is not None and due.at <= end:
            action = transitions.stamped(record, self.rulebook, game.idle(record.match.state, seat), at)
            await self._move(record, seat, action, "clock")
            record = self.record

    @anew
    async def auto_move(self, seat: Seat, turn: int) -> None:
        """Play what the person on that seat had said or asked for beforehand, if it is still due."""
        async with self._lock:
            action = transitions.auto_move(self.record, self.rulebook, seat)
            if action is None or self.turn != turn:
                return
            await self._move(self.record, seat, action, "auto")
        self._changed(self)

    @anew
    async def go_on(self) -> None:
        """Make what moves are made by themselves."""
        async with self._lock:
            await self._make_forced()
        self._changed(self)

    async def drive(self, seat: Seat, turn: int) -> None:
        """Let the robot on that seat play its turn. Others may press while it thinks."""
        if seat in self._driving:
            return
        self._driving.add(seat)
        try:
            while (driver := self._driver(seat, turn)) is not None:
                await self._drive(seat, turn, driver)
        finally:
            self._driving.remove(seat)
        self._changed(self)

    def _driver(self, seat: Seat, turn: int) -> str | None:
        """The robot that is to play on that seat in that turn."""
        if seat not in self.awaited or self.turn != turn or self.waiting:
            return None
        return self.record.players[seat].driver

    async def _drive(self, seat: Seat, turn: int, driver: str) -> None:
        """Let the robot think, then move, unless what it thought about has changed meanwhile."""
        match, view = self.record.match, self.view(seat)
        luck = Chance(f"{match.seed}/{driver}/{seat}", match.ply)
        action = await choose(self._thinker, self.rulebook, driver, view, self.actions(seat), luck)
        if action in self.calls:
            with suppress(TableError, IllegalMove):  # it has looked on, and thinks again
                await self._presses.settle(self._press(seat, turn, action, self._stamp(), "robot"))
            return
        with suppress(Overtaken):  # it looks at what is there now, and thinks again
            async with self._lock:
                if self._driver(seat, turn) == driver and self.view(seat) == view:
                    await self._move(self.record, seat, action, "robot")

    @anew
    async def follow(self, lobby: str) -> str:
        """Note the lobby of the rematch, once: the first one stays. Returns the one that stands."""
        async with self._lock:
            if not self.record.rematch:
                await self._keep(replace(self.record, rematch=lobby))
        return self.record.rematch

    async def note_replay(self, message: int) -> None:
        """Note the message that the replay stands in."""
        async with self._lock:
            with suppress(Stale):
                await self._keep(replace(self.record, replay=message))

    # public presses

    def _stamp(self) -> int:
        """What Discord would stamp on a press now."""
        return round(self._clock.unix(self._clock.now()) * 1000)

    def _press(self, seat: Seat, turn: int, action: Any, at: int, by: By) -> RacingPress:
        """A press to hold."""
        lots = Chance(f"{self.record.match.seed}/lots/{turn}", at).shuffled(range(len(self.names)))
        return RacingPress(seat, turn, action, at, by, lots.index(seat), settled=self._presses.settling())

    def _must_be_in_time(self, turn: int, at: int) -> None:
        """Is a press of that turn, stamped `at`, in time? Raises Late and TableOver."""
        closed = self._presses.closing(turn)
        if closed is None and self.turn == turn:
            self._must_play()
            return
        if closed is None and self.turn == turn + 1:
            closed = round(self._clock.unix(self.record.began) * 1000)
        raise late(at, closed)

    @anew
    async def _play_press(self, press: RacingPress, rivals: Sequence[Seat]) -> None:
        """Under the lock: play a press that has settled. Raises why it does not count."""
        if self._store.shared:
            await self._read_anew()
        self._must_be_in_time(press.turn, press.at)
        if press.by == "clock":
            await self._idle(press.seat, press.turn, press.at)
        else:
            await self._race(press, rivals)
        self._presses.count(press, closed=self.turn != press.turn or self.record.status != "playing")

    async def _race(self, press: RacingPress, rivals: Sequence[Seat]) -> None:
        record, seat = self.record, press.seat
        if press.by == "player" and record.players[seat].person is None:  # forgotten meanwhile
            raise NotSeated("You do not sit at this table.")
        if press.action not in self.actions(seat):
            winner = self._presses.winner(press)
            if winner is not None and self.actions(seat):
                raise beaten(press, winner, self.names[winner.seat])
            if press.action is None:
                raise TableError("That one is gone. Tap another.")
        if press.by == "player" and record.players[seat].driver is not None:
            record = transitions.returned(record, self.rulebook, seat, self._clock.now())
        drawn = tuple(rival for rival in rivals if press.action in self.actions(rival))
        action = transitions.stamped(record, self.rulebook, press.action, press.at, drawn)
        await self._move(record, seat, action, press.by)

    # how it is done

    def _due(self, seat: Seat, turn: int) -> Any:
        return next((due for due in self.record.dues if (due.seat, due.turn) == (seat, turn)), None)

    def _must_play(self) -> None:
        if self.record.status != "playing":
            raise TableOver(self.record.ended or "This match is over.")

    def _must_host(self, person: int, manager: bool) -> None:
        if not manager and person != self.record.host:
            host = next((each.name for each in self.record.players if each.person == self.record.host), "")
            who = f"{host}, the host," if host else "the host"
            raise NotAllowed(f"Only {who} or somebody with Manage Server may do that.")

    def _moved(
        self, record: AnyRecord, seat: Seat, action: Any, by: By, *, joined: bool = False
    ) -> tuple[AnyRecord, LoggedMove[Any]]:
        now = self._clock.now()
        after = transitions.moved(record, self.rulebook, seat, action, by, now, joined=joined)
        return after, LoggedMove(after.match.ply, seat, action, by, now)

    async def _move(self, record: AnyRecord, seat: Seat, action: Any, by: By) -> None:
        await self._keep(*self._moved(record, seat, action, by))
        await self._make_forced()

    async def _make_forced(self) -> None:
        """Under the lock: make what moves are made by themselves now, each as a move of its own. Another
        process may have made them by then.
        """
        while (found := transitions.unasked(self.record, self.rulebook)) is not None:
            with suppress(Overtaken):
                await self._keep(*self._moved(self.record, *found, "forced"))

    async def _keep_all(self, moves: Sequence[tuple[AnyRecord, LoggedMove[Any]]]) -> None:
        """Write several moves in a row. Raises Overtaken as long as none is on disk, Stale after that."""
        for after, move in moves:
            try:
                await self._keep(after, move)
            except Overtaken:
                if move is moves[0][1]:
                    raise
                raise Stale(MOVED_ON) from None

    async def _keep(self, after: AnyRecord, move: LoggedMove[Any] | None = None) -> None:
        """Write first: nobody sees what is not on disk. Raises Overtaken when another process was faster."""
        now = self._clock.now()
        after = self._preferences.spared(after, self.record.clocks, now, self._clock.unix(now))
        gone = after.gone if after.status == "playing" else ()
        after = replace(after, version=self.record.version + 1, gone=gone)
        try:
            await self._store.save_table(after, move, self._results(after, move))
        except Conflict:
            await self._read_anew()
            raise Overtaken(MOVED_ON) from None
        self.record = after

    def _results(self, after: AnyRecord, move: LoggedMove[Any] | None) -> Sequence[Result]:
        """The results of the match, if that move has ended it; practice has none."""
        practice = after.place.direct and after.daily is None
        if move is None or after.status != "over" or practice:
            return ()
        outcome = self.rulebook.game.outcome(after.match.state)
        assert outcome is not None
        return results_of(after, outcome, self._clock.unix(move.at))
