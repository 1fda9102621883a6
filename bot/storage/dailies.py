"""The database queries for the daily."""

from collections.abc import Sequence

from sqlalchemy import exists, func, select, update

from bot.league.daily_game import Day
from bot.league.daily_results import Alike, Shared, Try
from bot.league.results import Result
from bot.model.snapshots import AnySnapshot
from bot.storage.database import AnyRow, Change, StorePart, unless_there
from bot.storage.schema import dailies, daily_shares, seats, tables

CHANNELS = 20
"""The maximum number of channels that each query suggests for sharing."""


class SqlDailies(StorePart):
    """The stored tries of people at the daily, and the servers with which they have shared them."""

    async def dailies_of(self, person: int) -> Sequence[Try]:
        """Return all tries of a person, newest first."""
        found = select(dailies).where(dailies.c.person == person).order_by(dailies.c.day.desc())
        return [_try(row) for row in await self._rows(found)]

    async def shared_dailies(self, guild: int, day: int) -> Sequence[Shared]:
        """Return the tries of a day that were shared with a server."""
        found = (
            select(dailies, daily_shares.c.name)
            .join(
                daily_shares,
                (daily_shares.c.person == dailies.c.person) & (daily_shares.c.day == dailies.c.day),
            )
            .where(daily_shares.c.guild == guild, daily_shares.c.day == day)
        )
        return [Shared(row.name, _try(row)) for row in await self._rows(found)]

    async def outcomes(self, day: Day, *, without: int) -> Sequence[Alike]:
        """Return the outcomes of the finished tries at a day's deal (in its edition) that were shared with
        any server. without: the person whose try does not count.
        """
        shown = exists().where(daily_shares.c.person == dailies.c.person, daily_shares.c.day == dailies.c.day)
        found = (
            select(dailies.c.place, dailies.c.score, func.count().label("number"))
            .where(dailies.c.day == day.number, dailies.c.edition == day.edition)
            .where(dailies.c.place.is_not(None), dailies.c.person != without, shown)
            .group_by(dailies.c.place, dailies.c.score)
        )
        return [Alike(row.place, row.score, row.number) for row in await self._rows(found)]

    async def share_daily(self, guild: int, shared: Shared, channel: int) -> None:
        """Record that a person has shared a try in a channel of a server. Raises Conflict if they have
        already shared it in that server.
        """
        one = shared.one
        values = {"guild": guild, "day": one.day.number, "person": one.person, "name": shared.name}
        change = Change(unless_there(daily_shares), {**values, "channel": channel}, sure=True)
        await self._database.write(change)

    async def unshare_daily(self, guild: int, one: Try) -> None:
        """Delete the record that a person has shared a try with a server."""
        mine = daily_shares.c.guild == guild, daily_shares.c.person == one.person
        gone = daily_shares.delete().where(*mine, daily_shares.c.day == one.day.number)
        await self._database.write(Change(gone))

    async def shared_to(self, person: int, day: int) -> frozenset[int]:
        """Return the ids of the servers with which the person has shared their try of a day."""
        mine = daily_shares.c.person == person, daily_shares.c.day == day
        return frozenset(row.guild for row in await self._rows(select(daily_shares.c.guild).where(*mine)))

    async def channels_of(self, person: int) -> Sequence[tuple[int, int]]:
        """Return the ids of servers and channels to suggest for sharing, the likeliest first."""
        shown = (
            select(daily_shares.c.guild, daily_shares.c.channel, func.max(daily_shares.c.day).label("last"))
            .where(daily_shares.c.channel != 0)
            .group_by(daily_shares.c.guild, daily_shares.c.channel)
            .order_by(func.max(daily_shares.c.day).desc())
            .limit(CHANNELS)
        )
        sat = (
            select(tables.c.guild, tables.c.channel, func.max(tables.c.opened).label("last"))
            .join_from(seats, tables, seats.c.id == tables.c.id)
            .where(seats.c.person == person, tables.c.guild != 0)
            .group_by(tables.c.guild, tables.c.channel)
            .order_by(func.max(tables.c.opened).desc())
            .limit(CHANNELS)
        )
        mine = shown.where(daily_shares.c.person == person)
        own, played = await self._database.read(mine, sat)
        servers = {row.guild for row in (*own, *played)}
        (theirs,) = await self._database.read(shown.where(daily_shares.c.guild.in_(servers)))
        return list(dict.fromkeys((row.guild, row.channel) for row in (*own, *theirs, *played)))

    def begun(self, table: AnySnapshot) -> list[Change]:
        """Return the changes that use up the player's try at a table of the daily, or none for any other
        table. They raise Conflict if the player has already had that try.
        """
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
        """Return the changes that record the outcome of a daily."""
        return [
            Change(
                update(dailies)
                .where(dailies.c.table_id == each.table_id)
                .values(place=each.place, score=each.score)
            )
            for each in results
            if each.kind == "person"
        ]


def _try(row: AnyRow) -> Try:
    return Try(
        person=row.person,
        day=Day(row.day, row.edition),
        title=row.title,
        table=row.table_id,
        place=row.place,
        score=row.score,
    )
