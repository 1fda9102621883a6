"""Whose hands mark what is advised, and say why: those of people who are new to a game and want tips."""

from bot.engine.game import Seat
from bot.locales.phrase import Text
from bot.tables.circuits import Circuits
from bot.tables.preferences import PreferenceBook
from bot.tables.table import Table
from bot.ui.messages.choices import Hint, advised

FIRST_GAMES = 3
"""Games of a title in which somebody is a beginner."""
REMEMBERED = 2_000
"""Number of seats for which it is in memory whether their player is new to the game."""


class Tips:
    """Decides which players read tips, and makes them. circuits: know which games a person has finished."""

    def __init__(self, preferences: PreferenceBook, circuits: Circuits) -> None:
        self._preferences = preferences
        self._circuits = circuits
        self._new_to_it = dict[tuple[str, int], bool]()

    def reader(self, table: Table, seat: Seat) -> int:
        """The seat's player, if they must act and have tips on; otherwise 0."""
        awaited = seat in table.awaited and table.snapshot.players[seat].robot is None
        person = table.snapshot.players[seat].person if awaited else None
        return person if person and self._preferences.of(person).tips else 0

    async def tip(self, table: Table, seat: Seat) -> Hint | None:
        """What that seat's hand marks, and why: the choice that *Hint* would name. None: its reader is no
        beginner, or this game has no hints.
        """
        if not self.reader(table, seat) or table.calls:
            return None
        if not await self._is_new(table, seat) or not await self._circuits.allow_hints(table.snapshot):
            return None
        return await advice(table, seat)

    async def race(self, table: Table, seat: Seat) -> Text | None:
        """In a race of presses, in which nothing is advised: what a beginner should look at."""
        if table.title.words.why is None or not table.calls or not self.reader(table, seat):
            return None
        return table.title.words.why(table.view(seat)) if await self._is_new(table, seat) else None

    async def _is_new(self, table: Table, seat: Seat) -> bool:
        person = table.snapshot.players[seat].person or 0
        key = (table.snapshot.id, person)
        if key not in self._new_to_it:
            if len(self._new_to_it) >= REMEMBERED:
                self._new_to_it.clear()
            finished = await self._circuits.finished(person, table.title.key, most=FIRST_GAMES)
            self._new_to_it[key] = finished < FIRST_GAMES
        return self._new_to_it[key]


async def advice(table: Table, seat: Seat) -> Hint | None:
    """What is advised to the player of that seat, who must act."""
    action = await table.robots.advice(seat)
    title, view = table.title, table.view(seat)
    return None if action is None else advised(title, view, table.actions(seat), table.names, action)
