"""The robots of one table: when they move, which moves they choose, and hints."""

from contextlib import suppress

from bot.engine.game import AnyAction, Chance, IllegalMove, Seat
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot
from bot.runtime.clock import within
from bot.tables.decide import NoteHint, RobotMove, robot_to_move, seat_in
from bot.tables.press_race import PlayedTable, PressRace
from bot.tables.thinker import Question, Thinker, choose
from bot.tables.thinking_time import HINTED, ThinkingTimes
from bot.tables.views import actions_at, tap_targets, turn_of, view_of


class TableRobots:
    """Makes robots choose and play at a table. thinker: computes their moves. race: the queue for their
    presses of public buttons. pause: a robot's usual pause in seconds.
    """

    def __init__(
        self, table: PlayedTable, race: PressRace, clock: PlayClock, thinker: Thinker, pause: float
    ) -> None:
        self._table = table
        self._race = race
        self._clock = clock
        self._thinker = thinker
        self._pause = pause
        self._times = ThinkingTimes()
        self._advised: tuple[tuple[int, Seat], AnyAction] | None = None
        self._driving: set[Seat] = set()

    def moves_at(self, snapshot: AnySnapshot, seat: Seat) -> float | None:
        """Return the time when the robot on a seat must move once the snapshot is stored, or None if it need
        not move until something changes.
        """
        title = self._table.title
        same = turn_of(snapshot, title) == turn_of(self._table.snapshot, title)
        shown = self._race.confirmed_at if same else None
        return self._times.moves_at(snapshot, title, seat, self._pause, self._clock.now(), shown)

    async def drive(self, seat: Seat, turn: int) -> None:
        """Make the robot on a seat play its turn, unless it is already doing so."""
        if seat in self._driving:
            return
        self._driving.add(seat)
        try:
            while (driver := robot_to_move(self._table.snapshot, self._table.title, seat, turn)) is not None:
                await self._drive(seat, turn, driver)
        finally:
            self._driving.remove(seat)
        self._table.changed()

    async def _drive(self, seat: Seat, turn: int, driver: str) -> None:
        """Compute the robot's move, and make it if it still applies."""
        snapshot, title = self._table.snapshot, self._table.title
        match, place = snapshot.match, snapshot.place
        view = view_of(title.rules.game, match.state, seat)
        actions = actions_at(snapshot, title, seat)
        luck = Chance(f"{match.seed}/{driver}/{seat}", match.ply)
        server = place.guild or place.channel
        action = await choose(
            self._thinker,
            Question(title=title, driver=driver, view=view, actions=actions, luck=luck, server=server),
        )
        if action in tap_targets(self._table.snapshot, title):
            # if it is refused, the robot sees the new state and thinks again
            with suppress(TableError, IllegalMove):
                await self._race.press(seat, turn, action, "robot")
        else:
            await self._table.do(RobotMove(seat=seat, turn=turn, driver=driver, view=view, action=action))

    async def advice(self, snapshot: AnySnapshot, seat: Seat) -> AnyAction:
        """Return the action that a good robot would choose for a seat, given what its player sees in the
        snapshot, or None if there is no advice or it takes too long.
        """
        match, title = snapshot.match, self._table.title
        actions, public = actions_at(snapshot, title, seat), tap_targets(snapshot, title)
        if not actions or any(action in public for action in actions):
            return None
        if self._advised is not None and self._advised[0] == (match.ply, seat):
            return self._advised[1]
        view, luck = view_of(title.rules.game, match.state, seat), Chance("advice", 0)
        if title.robots.adviser is not None:
            return title.robots.adviser(view, actions, luck)
        level = title.robots.substitute
        question = Question(title=title, driver=level, view=view, actions=actions, luck=luck, urgent=True)
        choosing = choose(self._thinker, question)
        try:  # a robot that does not search needs no time limit, which costs more than its choice
            searches = level in title.robots.searching
            action = await (within(self._clock, HINTED, choosing) if searches else choosing)
        except TimeoutError:
            return None
        self._advised = ((match.ply, seat), action)
        return action

    async def hint(self, person: int, count: int) -> AnyAction:
        """Return a hint for a person, and record that they asked. count: the seat's number in `Match.counts`
        when the button was drawn. Raises NotSeated, TableOver, Stale, and TableError if it is not their turn
        or there is no hint.
        """
        command = NoteHint(person=person, count=count)
        self._table.check(command)
        snapshot = self._table.snapshot
        action = await self.advice(snapshot, seat_in(snapshot, person))
        if action is None:
            raise TableError(Phrase("refuse-hint-busy"))
        await self._table.do(command)
        return action
