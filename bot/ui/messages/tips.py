"""Tips for people who are new to a game."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.engine.game import Seat
from bot.locales.phrase import Text
from bot.tables.circuits import Circuits
from bot.tables.preferences import PreferenceBook
from bot.tables.table import TableState
from bot.tables.table_robots import TableRobots
from bot.ui.messages.choices import Hint, advised

FIRST_GAMES = 3
"""The number of matches of a game during which a person counts as a beginner."""


REMEMBERED: Final = 2_000
"""The maximum number of cached answers."""


class SeatMemory:
    """Caches the answer to a question about a person at a table. ask: the function that finds an answer."""

    def __init__(self, ask: Callable[[TableState, int], Awaitable[bool]]) -> None:
        self._ask = ask
        self._answers = dict[tuple[str, int], bool]()

    async def of(self, table: TableState, person: int) -> bool:
        """Return the answer about a person at a table, from the cache if possible."""
        key = table.snapshot.id, person
        if key not in self._answers:
            found = await self._ask(table, person)
            if len(self._answers) >= REMEMBERED:
                del self._answers[next(iter(self._answers))]
            return self._answers.setdefault(key, found)
        return self._answers[key]


class Tips:
    """Decides which players get tips, and creates them."""

    def __init__(self, preferences: PreferenceBook, circuits: Circuits) -> None:
        self._preferences = preferences
        self._circuits = circuits
        self._beginners = SeatMemory(self._is_new)

    def reader(self, table: TableState, seat: Seat) -> int:
        """Return the id of the seat's player if they must act and have tips turned on, and otherwise 0."""
        person = table.snapshot.players[seat].person if table.must_act(seat) else None
        return person if person and self._preferences.of(person).tips else 0

    async def tip(self, table: TableState, seat: Seat, robots: TableRobots) -> Hint | None:
        """Return the choice for a beginner's hand to mark, or None if there is none. robots: the robots of
        the table, because `table` can be a copy for drawing.
        """
        person = self.reader(table, seat)
        if not person or table.tap_targets:
            return None
        beginner = await self._beginners.of(table, person)
        if not beginner or not self._circuits.allow_hints(table.snapshot):
            return None
        action = await robots.advice(table.snapshot, seat)
        title, view = table.title, table.view(seat)
        return None if action is None else advised(title, view, table.actions(seat), table.names, action)

    async def race(self, table: TableState, seat: Seat) -> Text | None:
        """Return the advice for a beginner in a race of presses, or None."""
        person = self.reader(table, seat)
        if table.title.words.why is None or not table.tap_targets or not person:
            return None
        return table.title.words.why(table.view(seat)) if await self._beginners.of(table, person) else None

    async def _is_new(self, table: TableState, person: int) -> bool:
        return await self._circuits.finished(person, table.title.key, most=FIRST_GAMES) < FIRST_GAMES
