"""The robots of one table: when they move, what they do, and what they advise."""

from contextlib import suppress
from typing import Any

from bot.engine.game import Chance, IllegalMove, Seat
from bot.locales.phrase import Phrase
from bot.model.errors import ChangedElsewhere, TableError
from bot.model.play_clock import PlayClock
from bot.model.ports import Question, Thinker
from bot.model.snapshots import AnySnapshot
from bot.runtime.clock import within
from bot.tables.press_race import PressRace
from bot.tables.retrying import retried
from bot.tables.stale_press import must_be_current
from bot.tables.stored_table import StoredTable
from bot.tables.thinker import choose
from bot.tables.thinking_time import HINTED, ThinkingTimes
from bot.tables.undo import hinted


class TableRobots:
    """Has robots think about a table. thinker: where they do. race: where they press public buttons."""

    def __init__(self, table: StoredTable, race: PressRace, clock: PlayClock, thinker: Thinker) -> None:
        self._table = table
        self._race = race
        self._clock = clock
        self._thinker = thinker
        self._times = ThinkingTimes()
        self._advised: tuple[tuple[int, Seat], Any] | None = None
        self._driving: set[Seat] = set()

    def moves_at(self, snapshot: AnySnapshot, seat: Seat, pause: float) -> float | None:
        """When the robot on that seat is to move, once the table is stored as that; None: it is not to, as
        long as nothing changes. pause: how many seconds robots usually take.
        """
        title = self._table.title
        shown = self._race.shown if title.rules.game.turn(snapshot.match.state) == self._table.turn else None
        return self._times.moves_at(snapshot, title, seat, pause, self._clock.now(), shown)

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
        self._table.changed()

    def _driver(self, seat: Seat, turn: int) -> str | None:
        """The robot that is to play on that seat in that turn."""
        if seat not in self._table.awaited or self._table.turn != turn or self._table.waiting:
            return None
        return self._table.snapshot.players[seat].robot

    async def _drive(self, seat: Seat, turn: int, driver: str) -> None:
        """Let the robot think, then move, unless what it thought about has changed meanwhile."""
        match, view = self._table.snapshot.match, self._table.view(seat)
        luck = Chance(f"{match.seed}/{driver}/{seat}", match.ply)
        place = self._table.snapshot.place
        title, actions, server = self._table.title, self._table.actions(seat), place.guild or place.channel
        action = await choose(
            self._thinker,
            Question(title=title, driver=driver, view=view, actions=actions, luck=luck, server=server),
        )
        if action in self._table.calls:
            with suppress(TableError, IllegalMove):  # it has looked on, and thinks again
                await self._race.press(seat, turn, action, "robot")
            return
        with suppress(ChangedElsewhere):  # it looks at what is there now, and thinks again
            async with self._table.lock:
                if self._driver(seat, turn) == driver and self._table.view(seat) == view:
                    await self._table.move(self._table.snapshot, seat, action, "robot")

    async def advice(self, seat: Seat) -> Any:
        """What a good robot would do on that seat, from what its player can see: the same as long as nothing
        changes. None: nothing is advised now, or no robot has time.
        """
        match, title, actions = self._table.snapshot.match, self._table.title, self._table.actions(seat)
        if not actions or any(action in self._table.calls for action in actions):
            return None
        if self._advised is not None and self._advised[0] == (match.ply, seat):
            return self._advised[1]
        view, luck = self._table.view(seat), Chance("advice", 0)
        if title.robots.adviser is not None:
            return title.robots.adviser(view, actions, luck)
        level = title.robots.substitute
        question = Question(title=title, driver=level, view=view, actions=actions, luck=luck, urgent=True)
        try:
            action = await within(self._clock, HINTED, choose(self._thinker, question))
        except TimeoutError:
            return None
        self._advised = ((match.ply, seat), action)
        return action

    async def hint(self, person: int, count: int) -> Any:
        """What is advised to that person. Note that they asked. count: as in `Table.play`. Raises NotSeated,
        TableOver, Stale, and TableError when there is nothing to advise.
        """
        seat = self._table.seat_of(person)
        self._must_be_at_turn(seat, count)
        if any(action in self._table.calls for action in self._table.actions(seat)):
            raise TableError(Phrase("refuse-hint-tap"))
        action = await self.advice(seat)
        if action is None:
            raise TableError(Phrase("refuse-hint-busy"))
        await self._tell_of_hint(seat, count)
        self._table.changed()
        return action

    @retried
    async def _tell_of_hint(self, seat: Seat, count: int) -> None:
        async with self._table.lock:
            self._must_be_at_turn(seat, count)
            after = hinted(self._table.snapshot, self._table.title, seat)
            if after is not self._table.snapshot:
                await self._table.keep(after)

    def _must_be_at_turn(self, seat: Seat, count: int) -> None:
        self._table.must_play()
        must_be_current(self._table.snapshot, seat, count)
        if seat not in self._table.awaited or self._table.snapshot.players[seat].robot is not None:
            raise self._table.not_their_turn()
