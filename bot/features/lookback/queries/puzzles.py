"""Puzzles in the database."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa

from bot.features.lookback.model import ENOUGH, Missed, Progress, PuzzleSpot
from bot.storage import database
from bot.storage.exports import PAGE, Piece
from bot.storage.schema import dailies, missed, preferences, puzzle_days, puzzles, reviews, tables
from bot.storage.seats import played_now

MOST: Final = 25
"""The maximum number of puzzles of each kind that are read at a time."""
_REVIEWED = reviews.c.table_id == sa.bindparam("of_table"), reviews.c.seat == sa.bindparam("of_seat")
_SAVE = database.where(database.upsert(puzzles), *_REVIEWED)
_SOLVED_ON = database.where(database.unless_there(puzzle_days), *_REVIEWED)
_LENT = sa.exists().where(
    preferences.c.person == missed.c.person, preferences.c.document.contains('"lends":true')
)
"""The condition that the player of the decision lets others try it."""
_SPOT = (missed.c.table_id, missed.c.seat, missed.c.ply)
_OF_IT = sa.and_(*(puzzles.c[each.name] == each for each in _SPOT))


class PuzzleReader(NamedTuple):
    """The person for whom puzzles are looked up, and the limits of their access."""

    person: int
    now: float
    """The Unix time of the request."""
    over: int
    """The number of the latest day whose daily is over."""
    guild: int = 0
    """The id of the server in which the person asks, or 0."""
    sees: Callable[[int], bool] = lambda _channel: True
    """Returns whether the person sees a channel of the server."""
    without: Collection[str] = ()
    """The tables whose puzzles cannot be shown."""


class Waiting(NamedTuple):
    """The puzzles that a person can answer now, in the order in which they are shown."""

    own: Sequence[Missed]
    """Up to MOST of the person's own missed decisions. `whole` is the number of all of them."""
    whole: int
    daily: Sequence[Missed]
    """The puzzles from dailies, those that are due again first."""
    lent: Sequence[Missed]
    """The puzzles that others have lent, from games in channels of this server that the person sees."""
    solved: int
    """The number of puzzles that the person has solved."""
    due: float | None
    """The earliest Unix time at which an answered puzzle is due again, or None."""
    days: Sequence[int]
    """The days on which the person gave a right answer, counted from the beginning of 1970."""


class Source(NamedTuple):
    """A missed decision with the place of its game. daily: whether the game was a daily."""

    missed: Missed
    guild: int
    channel: int
    daily: bool


class SqlPuzzles(database.StorePart):
    """The stored puzzles."""

    async def exported(self, person: int) -> AsyncIterator[Piece]:
        """Yield a person's progress with puzzles, and the days on which they gave a right answer."""
        mine = sa.select(puzzles).where(puzzles.c.person == person)
        spot = puzzles.c.table_id, puzzles.c.seat, puzzles.c.ply
        async for rows in self._in_pages(mine, *spot, size=PAGE):
            yield "puzzles", [_plain(row) for row in rows]
        days = sa.select(puzzle_days).where(puzzle_days.c.person == person)
        async for rows in self._in_pages(days, puzzle_days.c.day, size=PAGE):
            yield "puzzle_days", [row.day for row in rows]

    async def progress(self, person: int, spot: PuzzleSpot) -> Progress:
        """Return the person's progress with a puzzle, which is empty before their first answer."""
        of_it = puzzles.c.table_id == spot.table, puzzles.c.seat == spot.seat, puzzles.c.ply == spot.ply
        found = sa.select(puzzles).where(puzzles.c.person == person, *of_it)
        return await self._first(found, _progress) or Progress()

    async def days(self, person: int) -> Sequence[int]:
        """Return the days on which the person gave a right answer, as `Waiting.days`."""
        return [row.day for row in await self._rows(_days(person))]

    async def save(self, person: int, spot: PuzzleSpot, progress: Progress, day: int | None) -> None:
        """Write a person's progress with a puzzle, unless the review has been deleted. day: the day of a
        right answer, or None.
        """
        values = {"person": person, "table_id": spot.table, "seat": spot.seat, "ply": spot.ply}
        values |= {"answers": progress.answers, "correct": progress.right, "due": progress.due}
        of = {"of_table": spot.table, "of_seat": spot.seat}
        solved = [] if day is None else [database.Change(_SOLVED_ON, {"person": person, "day": day, **of})]
        await self._database.write(database.Change(_SAVE, values | of), *solved)

    async def waiting(self, reader: PuzzleReader) -> Waiting:
        """Return the puzzles that a person can answer now."""
        own = _open(reader).where(missed.c.person == reader.person)
        lendable = _open(reader).where(missed.c.person != reader.person, _LENT)
        here = tables.c.guild == reader.guild, tables.c.channel.in_(await self._channels(reader))
        answered = puzzles.c.person == reader.person
        found = await self._database.read(
            own.add_columns(sa.func.count().over().label("whole")).limit(MOST),
            lendable.where(sa.exists().where(_of_daily()), answered).limit(MOST),
            _worst(reader),
            lendable.where(*here).limit(MOST),
            sa.select(sa.func.count().label("solved")).where(answered, puzzles.c.correct >= ENOUGH),
            _next(reader),
            _days(reader.person),
        )
        mine, again, worst, lent, solved, due, days = found
        new = [row for row in worst if row.answers is None]
        return Waiting(
            own=_missed(mine),
            whole=mine[0].whole if mine else 0,
            daily=_missed([*again, *new]),
            lent=_missed(lent),
            solved=solved[0].solved,
            due=due[0].due,
            days=[row.day for row in days],
        )

    async def _channels(self, reader: PuzzleReader) -> Sequence[int]:
        if not reader.guild:
            return ()
        found = sa.select(tables.c.channel).join(missed, missed.c.table_id == tables.c.id).distinct()
        rows = await self._rows(found.where(tables.c.guild == reader.guild))
        return [row.channel for row in rows if reader.sees(row.channel)]

    async def find(self, reader: PuzzleReader, table: str, ply: int) -> Source | None:
        """Return the source of a decision, or None if it cannot be shown to the reader now."""
        daily = sa.exists().where(_of_daily()).label("daily")
        found = _shown(reader).add_columns(tables.c.guild, tables.c.channel, daily)
        found = found.where(missed.c.table_id == table, missed.c.ply == ply)
        rows = await self._rows(found.where(sa.or_(missed.c.person == reader.person, _LENT)))
        if not rows:
            return None
        (row,) = rows
        return Source(_missed(rows)[0], row.guild, row.channel, bool(row.daily))


def _shown(reader: PuzzleReader) -> database.AnySelect:
    """Return a query for the turning points that can be shown."""
    counts = sa.exists().where(_of_daily(), dailies.c.day > reader.over)
    found = sa.select(missed, puzzles.c.answers).join(tables, tables.c.id == missed.c.table_id)
    return found.outerjoin(puzzles, sa.and_(_OF_IT, puzzles.c.person == reader.person)).where(
        ~counts, ~played_now(tables.c.title, tables.c.deal), missed.c.table_id.not_in(reader.without)
    )


def _open(reader: PuzzleReader) -> database.AnySelect:
    """Return a query for the turning points that the reader can answer now, in the order in which they are
    shown.
    """
    new, due = puzzles.c.person.is_(None), puzzles.c.due <= reader.now
    waiting = _shown(reader).where(sa.or_(new, (puzzles.c.correct < ENOUGH) & due))
    return waiting.order_by(new, missed.c.loss.desc(), *_SPOT)


def _worst(reader: PuzzleReader) -> database.AnySelect:
    then = sa.exists().where(_of_daily(), dailies.c.day == reader.over)
    worst = _shown(reader).where(missed.c.person != reader.person, _LENT, then)
    return worst.order_by(missed.c.loss.desc(), *_SPOT).limit(1)


def _next(reader: PuzzleReader) -> database.AnySelect:
    there = sa.exists().where(_OF_IT, sa.or_(missed.c.person == reader.person, _LENT))
    later = puzzles.c.person == reader.person, puzzles.c.correct < ENOUGH, puzzles.c.due > reader.now
    return sa.select(sa.func.min(puzzles.c.due).label("due")).where(*later, there)


def _of_daily() -> sa.ColumnElement[bool]:
    return dailies.c.table_id == missed.c.table_id


def _days(person: int) -> database.AnySelect:
    return sa.select(puzzle_days.c.day).where(puzzle_days.c.person == person)


def _missed(rows: database.Rows) -> list[Missed]:
    return [Missed(PuzzleSpot(row.table_id, row.seat, row.ply), row.person, row.loss) for row in rows]


def _progress(row: database.AnyRow) -> Progress:
    return Progress(row.answers, row.correct, row.due)


def _plain(row: database.AnyRow) -> dict[str, object]:
    spot = {"table": row.table_id, "seat": row.seat, "ply": row.ply}
    return {**spot, "answers": row.answers, "right": row.correct, "due": row.due}
