"""Puzzles: the decisions of finished games that a person can try, and the effect of the answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.features.lookback.model import Missed, Progress, PuzzleSpot
from bot.features.lookback.queries.puzzles import PuzzleReader, SqlPuzzles
from bot.league.daily_game import day_at
from bot.league.daily_results import streak

Origin: TypeAlias = Literal["own", "daily", "server"]
"""The origin of a puzzle's decision. own: a game of the person. daily: a past daily of another player who
lends their decisions. server: a game of such a player in this server.
"""

HIDDEN: Final = 500
"""The maximum number of games that are remembered because a puzzle of theirs cannot be shown."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The puzzles that one person can solve now, and the person's results so far."""

    waiting: Sequence[tuple[Origin, Missed]]
    """The puzzles that can be answered now, up to a maximum of each origin, in the order in which they are
    shown.
    """
    count: int
    """The number of puzzles that can be answered now and come from the person's own games or from a daily."""
    solved: int
    """The number of puzzles that the person has solved."""
    due: float | None
    """The earliest Unix time at which a puzzle that was answered before is due again, or None."""
    streak: int
    """The length of the person's streak of days with a right answer, up to today."""


EMPTY: Final = Shelf(waiting=(), count=0, solved=0, due=None, streak=0)
"""A shelf without puzzles."""


class Puzzles:
    """Finds the puzzles of people, and stores their answers."""

    def __init__(self, store: SqlPuzzles) -> None:
        self._store = store
        self._hidden = dict[str, None]()

    def hide(self, table: str) -> None:
        """Stop showing the puzzles of a game, because one of them cannot be shown. The game is not marked in
        the store, because another version of the bot can possibly show it.
        """
        self._hidden[table] = None
        if len(self._hidden) > HIDDEN:
            del self._hidden[next(iter(self._hidden))]

    def reader(self, person: int, now: float, guild: int, sees: Callable[[int], bool]) -> PuzzleReader:
        """Return a person as a reader of puzzles, with the limits of what they can see. person: the user's
        id. now: Unix time. guild: the server's id, or 0. sees: returns whether the person sees a channel.
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
        """Return the missed decision of move `ply` at a table with its origin, or None if it is not a puzzle
        for this reader.
        """
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
        """Store an answer if the puzzle is due at the Unix time `now`. Return the person's progress after the
        answer, or None if the puzzle was not due.
        """
        before = await self._store.progress(person, spot)
        if not before.is_open(now):
            return None
        after = before.answered(now, right=right)
        await self._store.save(person, spot, after, day_at(now).number if right else None)
        return after
