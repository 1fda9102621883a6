"""Puzzles: which decisions of finished games wait for somebody, and what their answers make of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.league.daily import day_at, streak
from bot.model.puzzles import Missed, Progress, Spot, next_of
from bot.storage.puzzles import SqlPuzzles

Origin: TypeAlias = Literal["own", "daily", "server"]
"""Whose decision it was: the person's own, or that of somebody who lets others try it, in the last daily that
is over or in a game of this server.
"""


@dataclass(frozen=True, slots=True)
class Shelf:
    """All puzzles that somebody can have. found: each with its origin, those that wait first, in the order
    in which they come. waiting: how many of these wait. known: how far they are. streak: the days in a row
    with a right answer.
    """

    found: Sequence[tuple[Origin, Missed]]
    waiting: int
    known: Mapping[Spot, Progress]
    streak: int

    @property
    def solved(self) -> int:
        """How many are done."""
        return sum(each.solved for each in self.known.values())

    @property
    def next_due(self) -> float | None:
        """When the next one comes again, if any does."""
        there = {missed.spot for _, missed in self.found}
        dues = [each.due for spot, each in self.known.items() if spot in there and not each.solved]
        return min(dues, default=None)


class Puzzles:
    """What is known of everybody's puzzles."""

    def __init__(self, store: SqlPuzzles) -> None:
        self._store = store

    async def shelf(self, person: int, guild: int, now: float, *, daily: bool = False) -> Shelf:
        """The puzzles of a person at that Unix time: their own, the one of the daily, and those of a server.
        guild: its id, or 0. daily: that one comes first.
        """
        today, known = day_at(now).number, await self._store.known(person)
        over = await self._store.of_days(person, today - 2, today - 2)
        of_daily = sorted(over, key=lambda each: -each.loss)[:1]
        lent = await self._store.lent(person, guild) if guild else ()
        kinds: list[tuple[Origin, Sequence[Missed]]] = [("own", await self._store.own(person))]
        kinds.insert(0 if daily else 1, ("daily", of_daily))
        kinds.append(("server", lent))
        waiting = [(origin, each) for origin, missed in kinds for each in next_of(missed, known, now)]
        first = set(waiting)
        rest = [(origin, each) for origin, missed in kinds for each in missed if (origin, each) not in first]
        days = streak(await self._store.days(person), today)
        return Shelf([*waiting, *rest], len(waiting), known, days)

    async def answered(
        self, person: int, spot: Spot, before: Progress, now: float, *, right: bool
    ) -> Progress:
        """Keep an answer that counts. before: how far the person was."""
        after = before.answered(now, right=right)
        await self._store.save(person, spot, after, day_at(now).number if right else None)
        return after
