"""The deal of the day in the database: everybody's one try, and to which servers they have shown it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update

from bot.league.daily import Day, Shared, Try
from bot.league.results import Result
from bot.model.snapshots import TableSnapshot
from bot.storage.database import AnyRow, Change, Database, unless_there
from bot.storage.schema import dailies, daily_shares


class SqlDailies:
    """Durable memory of the deals of the days."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def dailies_of(self, person: int) -> Sequence[Try]:
        """Every try of that person, the newest first."""
        found = select(dailies).where(dailies.c.person == person).order_by(dailies.c.day.desc())
        (rows,) = await self._database.read(found)
        return [_try(row) for row in rows]

    async def shared_dailies(self, guild: int, day: int) -> Sequence[Shared]:
        """What was shown to that server of that day."""
        found = (
            select(dailies, daily_shares.c.name)
            .join(
                daily_shares,
                (daily_shares.c.person == dailies.c.person) & (daily_shares.c.day == dailies.c.day),
            )
            .where(daily_shares.c.guild == guild, daily_shares.c.day == day)
        )
        (rows,) = await self._database.read(found)
        return [Shared(row.name, _try(row)) for row in rows]

    async def share_daily(self, guild: int, shared: Shared) -> None:
        """Keep that somebody has shown a try to that server. Raises Conflict when they have done so."""
        one = shared.one
        values = {"guild": guild, "day": one.day.number, "person": one.person, "name": shared.name}
        await self._database.write(Change(unless_there(daily_shares), values, sure=True))

    def begun(self, table: TableSnapshot[Any, Any, Any, Any]) -> list[Change]:
        """Take the one try of whoever sits at a table of a daily."""
        if table.daily is None:
            return []
        values = {
            "person": table.host,
            "day": table.daily.number,
            "edition": table.daily.edition,
            "title": table.title,
            "table_id": table.id,
            "place": None,
            "score": None,
        }
        return [Change(unless_there(dailies), values, sure=True)]

    def finished(self, results: Sequence[Result]) -> list[Change]:
        """Its outcome."""
        return [
            Change(
                update(dailies)
                .where(dailies.c.table_id == each.race)
                .values(place=each.place, score=each.score)
            )
            for each in results
            if each.kind == "person"
        ]

    def dropped(self, person: int) -> list[Change]:
        """Forget all that of somebody."""
        drops = (dailies, daily_shares)
        return [Change(table.delete().where(table.c.person == person)) for table in drops]


def _try(row: AnyRow) -> Try:
    """The try of a row."""
    return Try(row.person, Day(row.day, row.edition), row.title, row.table_id, row.place, row.score)
