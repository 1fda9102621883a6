"""Which hands say why a move is good: the first ones of people who are new to a game and want tips."""

from bot.engine.game import Seat
from bot.tables.circuits import Circuits
from bot.tables.preferences import PreferenceBook
from bot.tables.table import Table

FIRST_MOVES = 3
"""Moves of a match after which a hand no longer gives tips."""
REMEMBERED = 2_000
"""Number of seats for which it is in memory whether their player is new to the game."""


class Tips:
    """Decides which players read tips. circuits: know which games a person has finished."""

    def __init__(self, preferences: PreferenceBook, circuits: Circuits) -> None:
        self._preferences = preferences
        self._circuits = circuits
        self._new_to_it = dict[tuple[str, int], bool]()

    def reader(self, table: Table, seat: Seat) -> int:
        """The seat's player, if they must make one of their first moves and have tips on; otherwise 0."""
        early = seat in table.awaited and table.snapshot.match.counts[seat] < FIRST_MOVES
        person = table.snapshot.players[seat].person if early and table.title.words.why else None
        return person if person and self._preferences.of(person).tips else 0

    async def needed(self, table: Table, seat: Seat) -> bool:
        """Whether that seat's hand gives tips: its `reader` has never finished this game."""
        person = self.reader(table, seat)
        if not person:
            return False
        key = (table.snapshot.id, person)
        if key not in self._new_to_it:
            if len(self._new_to_it) >= REMEMBERED:
                self._new_to_it.clear()
            self._new_to_it[key] = not await self._circuits.has_finished(person, table.title.key)
        return self._new_to_it[key]
