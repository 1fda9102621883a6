"""Puzzles in the database: how far people are with them, and whose missed decisions they may try."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import ColumnElement, bindparam, select

from bot.model.puzzles import Missed, Progress, Spot
from bot.storage.database import Change, Database, unless_there, upsert, where
from bot.storage.reviews import read_review
from bot.storage.schema import dailies, preferences, puzzle_days, puzzles, reviews, tables

LENT: Final = 200
"""Most reviews of others that are looked through for a puzzle, the newest first."""
_LENDS = preferences.c.document.contains('"lends":true')
_DONE = reviews.c.document.contains('"done":true')
_OF_PRESSES = reviews.c.document.contains('"tempo":{')
"""Reviews in which there is no turning point."""
_REVIEWED = reviews.c.table_id == bindparam("of_table"), reviews.c.seat == bindparam("of_seat")
_SAVE = where(upsert(puzzles), *_REVIEWED)
_SOLVED_ON = where(unless_there(puzzle_days), *_REVIEWED)


class SqlPuzzles:
    """Durable memory of puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self, person: int) -> Mapping[Spot, Progress]:
        """Every puzzle that this person has answered."""
        (rows,) = await self._database.read(select(puzzles).where(puzzles.c.person == person))
        return {
            Spot(row.table_id, row.seat, row.ply): Progress(row.answers, row.correct, row.due) for row in rows
        }

    async def days(self, person: int) -> Sequence[int]:
        """The days, since the beginning of 1970, on which this person gave a right answer."""
        (rows,) = await self._database.read(select(puzzle_days.c.day).where(puzzle_days.c.person == person))
        return [row.day for row in rows]

    async def save(self, person: int, spot: Spot, progress: Progress, day: int | None) -> None:
        """Write how far somebody is, unless the review of that seat is gone: with the table, or because its
        player had their data deleted meanwhile. day: the one of a right answer.
        """
        values = {"person": person, "table_id": spot.table, "seat": spot.seat, "ply": spot.ply}
        values |= {"answers": progress.answers, "correct": progress.right, "due": progress.due}
        of = {"of_table": spot.table, "of_seat": spot.seat}
        solved = [] if day is None else [Change(_SOLVED_ON, {"person": person, "day": day, **of})]
        await self._database.write(Change(_SAVE, values | of), *solved)

    async def own(self, person: int) -> Sequence[Missed]:
        """What this person has missed."""
        return await self._missed(reviews.c.person == person)

    async def lent(self, person: int, guild: int) -> Sequence[Missed]:
        """What others have missed in that server, as far as they let others try it."""
        here = select(tables.c.id).where(tables.c.guild == guild)
        return await self._of_others(person, reviews.c.table_id.in_(here))

    async def of_days(self, person: int, first: int, last: int) -> Sequence[Missed]:
        """What others have missed in the daily deals of these days, as far as they let others try it."""
        then = select(dailies.c.table_id).where(dailies.c.day.between(first, last))
        return await self._of_others(person, reviews.c.table_id.in_(then))

    async def _of_others(self, person: int, which: ColumnElement[bool]) -> Sequence[Missed]:
        lenders = select(preferences.c.person).where(_LENDS)
        return await self._missed(which, reviews.c.person != person, reviews.c.person.in_(lenders))

    async def _missed(self, *which: ColumnElement[bool]) -> Sequence[Missed]:
        found = select(reviews).where(*which, _DONE, ~_OF_PRESSES)
        (rows,) = await self._database.read(found.order_by(reviews.c.at.desc()).limit(LENT))
        return [
            Missed(Spot(row.table_id, row.seat, judged.ply), row.person, judged.found.loss)
            for row in rows
            if (reviewed := read_review(row)) is not None
            for judged in reviewed.review.turning_points
        ]

    def dropped(self, person: int) -> list[Change]:
        """Forget how far somebody is."""
        return [Change(each.delete().where(each.c.person == person)) for each in (puzzles, puzzle_days)]

    async def export(self, person: int) -> dict[str, Any]:
        """What is stored of a person, as plain data."""
        known, days = await self.known(person), await self.days(person)
        return {
            "puzzles": [{**spot._asdict(), **asdict(progress)} for spot, progress in known.items()],
            "puzzle_days": sorted(days),
        }
