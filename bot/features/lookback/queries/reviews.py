"""Reviews in the database."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Final, NamedTuple

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import bindparam, select

from bot.engine.game import Seat
from bot.features.lookback.model import Review
from bot.storage.codecs import unreadable
from bot.storage.database import AnyRow, Change, StorePart, upsert, where
from bot.storage.exports import Piece, plains
from bot.storage.schema import missed, reviews, seats, tables

log = logging.getLogger(__name__)

PAGE: Final = 20
"""The number of reviews read at a time."""
_review = TypeAdapter(Review)
_SAT = seats.c.id == bindparam("table_id"), seats.c.person == bindparam("person")
_SAVE = where(upsert(reviews), *_SAT)
_MISSED = where(upsert(missed), *_SAT)


class Reviewed(NamedTuple):
    """A stored review of one person's game. at: the Unix time at which the review was last started or
    continued.
    """

    table: str
    seat: Seat
    title: str
    at: float
    review: Review


class SqlReviews(StorePart):
    """The stored reviews."""

    async def find(self, table: str, seat: Seat, person: int) -> Review | None:
        """Return the review of a person's match in a seat, or None if there is none or it cannot be read."""
        found = select(reviews).where(
            reviews.c.table_id == table, reviews.c.seat == seat, reviews.c.person == person
        )
        reviewed = await self._first(found, read_review)
        return None if reviewed is None else reviewed.review

    async def finished(self, person: int, title: str) -> Sequence[str]:
        """Return the ids of a game's finished tables at which the person has a seat, newest first. title: the
        key of the game.
        """
        found = select(tables.c.id).join(seats, seats.c.id == tables.c.id)
        found = found.where(seats.c.person == person, seats.c.sits)
        found = found.where(tables.c.title == title, tables.c.status == "over")
        return [row.id for row in await self._rows(found.order_by(tables.c.opened.desc(), tables.c.id))]

    async def exported(self, person: int) -> AsyncIterator[Piece]:
        """Yield the reviews of a person's games."""
        mine = select(reviews).where(reviews.c.person == person)
        async for rows in self._in_pages(mine, reviews.c.table_id, reviews.c.seat, size=PAGE):
            yield "reviews", await asyncio.to_thread(plains, rows, read_review)

    async def of(self, person: int, among: Sequence[str] | None = None) -> Sequence[Reviewed]:
        """Return the readable reviews of the person's games, newest game first. among: the ids of the tables,
        or None for all.
        """
        found = select(reviews, tables.c.opened).join(tables, tables.c.id == reviews.c.table_id)
        found = found.where(reviews.c.person == person)
        if among is not None:
            found = found.where(reviews.c.table_id.in_(among))
        pages = self._in_pages(found, reviews.c.table_id, reviews.c.seat, size=PAGE)
        read = [(row.opened, read_review(row)) async for rows in pages for row in rows]
        newest = sorted(read, key=lambda each: -each[0])
        return [each for _, each in newest if each is not None]

    async def save(self, person: int, reviewed: Reviewed) -> None:
        """Replace the stored review and its turning points, which it has once it is done. Store nothing if
        the person is no longer recorded at the table.
        """
        spot = {"table_id": reviewed.table, "seat": reviewed.seat, "person": person}
        values = {
            **spot,
            "title": reviewed.title,
            "at": reviewed.at,
            "document": _review.dump_json(reviewed.review).decode(),
        }
        before = missed.c.table_id == reviewed.table, missed.c.seat == reviewed.seat
        points = reviewed.review.turning_points if reviewed.review.done else ()
        await self._database.write(
            Change(_SAVE, values),
            Change(missed.delete().where(*before)),
            *(Change(_MISSED, {**spot, "ply": each.ply, "loss": each.found.loss}) for each in points),
        )


def read_review(row: AnyRow) -> Reviewed | None:
    """Return the review of a row, or None if it cannot be read."""
    try:
        review = _review.validate_json(row.document)
    except ValidationError as error:
        log.error("a review cannot be read, and is made again: %s", unreadable(error))
        return None
    return Reviewed(table=row.table_id, seat=row.seat, title=row.title, at=row.at, review=review)
