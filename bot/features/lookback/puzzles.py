"""Puzzles: the decisions of finished games that a person can try."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.features.lookback.model import Missed, Progress, PuzzleSpot
from bot.features.lookback.queries.puzzles import PuzzleReader, SqlPuzzles
from bot.league.daily_game import day_at
from bot.league.daily_results import streak

Origin: TypeAlias = Literal["own", "daily", "server"]
"""The origin of a puzzle. own: a game of the person. daily: a past daily of another player who lends their
decisions. server: a game of such a player in this server.
"""

HIDDEN: Final = 500
"""The maximum number of games that are remembered because a puzzle of theirs cannot be shown."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The puzzles that one person can solve now, and the person's results so far."""

    waiting: Sequence[tuple[Origin, Missed]]
    """The puzzles that can be answered now, in the order in which they are shown."""
    count: int
    """The number of puzzles that can be answered now and come from the person's own games or from a daily."""
    solved: int
    """The number of puzzles that the person has solved."""
    due: float | None
    """The earliest Unix time at which an answered puzzle is due again, or None."""
    streak: int
    """The length of the person's streak of days with a right answer."""


EMPTY: Final = Shelf(waiting=(), count=0, solved=0, due=None, streak=0)


class Puzzles:
    """Finds the puzzles of people, and stores their answers."""

    def __init__(self, store: SqlPuzzles) -> None:
        self._store = store
        self._hidden = dict[str, None]()

    def hide(self, table: str) -> None:
        """Stop showing the puzzles of a game in this process."""
        self._hidden[table] = None
        if len(self._hidden) > HIDDEN:
            del self._hidden[next(iter(self._hidden))]

    def reader(self, person: int, now: float, guild: int, sees: Callable[[int], bool]) -> PuzzleReader:
        """Return a person as a reader of puzzles. now: Unix time. guild: the server's id, or 0. sees: returns
        whether the person sees a channel.
        """
        return PuzzleReader(
            person=person, now=now, over=day_at(now).number - 2, guild=guild, sees=sees, without=self._hidden
        )

    async def shelf(self, reader: PuzzleReader, *, daily: bool = False) -> Shelf:
        """Return the puzzles that a person can answer now. daily: whether the puzzles from dailies come
        first.
        """
        found = await self._store.waiting(reader)
        kinds: list[tuple[Origin, Sequence[Missed]]] = [("own", found.own), ("server", found.lent)]
        kinds.insert(0 if daily else 1, ("daily", found.daily))
        dailies = set(found.daily)
        waiting = [
            (origin, each)
            for origin, missed in kinds
            for each in missed
            if origin != "server" or each not in dailies
        ]
        days = streak(found.days, day_at(reader.now).number)
        return Shelf(
            waiting=waiting,
            count=found.whole + len(found.daily),
            solved=found.solved,
            due=found.due,
            streak=days,
        )

    async def find(self, reader: PuzzleReader, table: str, ply: int) -> tuple[Origin, Missed] | None:
        """Return the puzzle at a move with its origin, or None if there is none for this reader."""
        found = await self._store.find(reader, table, ply)
        if found is None:
            return None
        if found.missed.person == reader.person:
            return "own", found.missed
        if found.daily:
            return "daily", found.missed
        here = reader.guild and found.guild == reader.guild and reader.sees(found.channel)
        return ("server", found.missed) if here else None

    async def answered(self, person: int, spot: PuzzleSpot, now: float, *, right: bool) -> Progress | None:
        """Store an answer. Return the person's progress after it, or None if the puzzle was not due at the
        Unix time `now`.
        """
        before = await self._store.progress(person, spot)
        if not before.is_open(now):
            return None
        after = before.answered(now, right=right)
        await self._store.save(person, spot, after, day_at(now).number if right else None)
        return after
