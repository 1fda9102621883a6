"""Cached facts about people at tables, so that texts that depend on them stay the same."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.tables.table import Table

REMEMBERED: Final = 2_000
"""The number of cached people at tables."""


class SeatMemory:
    """Caches the answer to a question about a person at a table, from the time of the first request. The
    oldest answers are dropped first. ask: the function that finds an answer.
    """

    def __init__(self, ask: Callable[[Table, int], Awaitable[bool]]) -> None:
        self._ask = ask
        self._answers = dict[tuple[str, int], bool]()

    async def of(self, table: Table, person: int) -> bool:
        """Return the answer about that person at that table."""
        key = table.snapshot.id, person
        if key not in self._answers:
            found = await self._ask(table, person)
            if len(self._answers) >= REMEMBERED:
                del self._answers[next(iter(self._answers))]
            return self._answers.setdefault(key, found)
        return self._answers[key]
