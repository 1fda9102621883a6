"""How long things are stored: what is deleted in time, of people, of servers, and of tables."""

from collections.abc import AsyncIterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, literal_column, select, union
from sqlalchemy.sql.selectable import Subquery

from bot.runtime.clock import LoopClock, sleep
from bot.storage.database import Change, Part, unless_there
from bot.storage.schema import (
    circuits,
    dailies,
    daily_shares,
    left_servers,
    lobbies,
    message_states,
    nights,
    results,
    seats,
    servers,
    tables,
    taps,
    wishes,
)
from bot.storage.tables import SqlTables, without_play

_DAY: Final = 86_400.0
AT_ONCE: Final = 200
"""Tables deleted, or people looked at, in one transaction; presses are served in between."""
BREATH: Final = 0.1
"""Seconds between two of these transactions."""


@dataclass(eq=False, repr=False)
class SqlRetention(Part):
    """What is deleted in time, of people, of servers, and of tables."""

    _tables: SqlTables

    async def purge(self, before: float) -> None:
        """Delete tables that have not changed since that Unix time and are not in play, with their moves;
        race nights that are over; and copies of the database that upgrades have left beside it, once they
        are old enough.
        """
        over = tables.c.status != literal_column("'playing'")  # in these words, for the sake of the index
        old = select(tables.c.id).where(over, tables.c.changed < before).order_by(tables.c.changed)
        while rows := (await self._database.read(old.limit(AT_ONCE), slow=True))[0]:
            await self._database.write(*self._tables.dropped([row.id for row in rows]), slow=True)
            await sleep(LoopClock(), BREATH if len(rows) == AT_ONCE else 0.0)
        settled = nights.c.status.in_(("over", "off"))
        await self._database.write(Change(nights.delete().where(settled, nights.c.changed < before)))
        for column in (taps.c.table_id, seats.c.id, message_states.c.id):
            async for ids in self._pages(column):
                await self._database.write(Change(without_play(column).where(column.in_(ids))))
        await self._database.drop_old_copies()

    async def _pages(self, column: Column[str]) -> AsyncIterator[Sequence[str]]:
        """All that stands in an indexed column, each once, AT_ONCE at a time with a breath between."""
        page: Sequence[str] = [""]
        while page:
            next_ones = select(column).where(column > page[-1]).distinct().order_by(column).limit(AT_ONCE)
            rows = await self._rows(next_ones, slow=True)
            page = [id for (id,) in rows]
            if page:
                yield page
            await sleep(LoopClock(), BREATH if len(page) == AT_ONCE else 0.0)

    async def inactive(self, before: float, most: int) -> Sequence[int]:
        """People who have played no game to its end, and started no daily, since that Unix time, and sit
        nowhere: so many of them, those with the lowest ids.
        """
        found, last = list[int](), -1
        while len(found) < most and (persons := await self._met(last)):
            found += await self._gone(persons, before)
            last = persons[-1]
            await sleep(LoopClock(), BREATH if len(persons) == AT_ONCE else 0.0)
        return found[:most]

    async def _met(self, after: int) -> list[int]:
        """The next of those who have a result or a try, by their ids."""
        both = (_next(column, after) for column in (results.c.person, dailies.c.person))
        next_ones = union(*(select(each.c.person) for each in both)).order_by("person").limit(AT_ONCE)
        return [row.person for row in await self._rows(next_ones, slow=True)]

    async def _gone(self, persons: Sequence[int], before: float) -> list[int]:
        """Those of these people who are inactive."""
        tried_until = (dailies.c.day + 1) * _DAY
        seated = select(seats.c.person).where(seats.c.person.in_(persons), seats.c.sits)
        here = await self._database.read(
            select(results.c.person).where(results.c.person.in_(persons), results.c.at >= before),
            select(dailies.c.person).where(dailies.c.person.in_(persons), tried_until >= before),
            seated.join(lobbies, lobbies.c.id == seats.c.id),
            seated.join(tables, tables.c.id == seats.c.id).where(tables.c.status == "playing"),
            slow=True,
        )
        active = {row.person for rows in here for row in rows}
        return [each for each in persons if each not in active]

    async def note_servers(self, present: AbstractSet[int], now: float) -> list[tuple[int, float]]:
        """Note since when the bot is not in servers of which something is stored. present: those it is in.
        now: Unix seconds. Returns the servers that it is not in, and since when.
        """
        columns = [each.c.guild for each in (circuits, daily_shares, nights, servers, wishes)]
        *found, noted = await self._database.read(
            *(select(column).distinct() for column in columns), select(left_servers), slow=True
        )
        known = {row.guild for rows in found for row in rows}
        async for ids in self._pages(results.c.table_id):
            rows = await self._rows(select(results.c.guild).where(results.c.table_id.in_(ids)))
            known |= {row.guild for row in rows}
        since = {row.guild: row.since for row in noted}
        gone = known - present - {0}
        await self._database.write(
            *(
                Change(unless_there(left_servers), {"guild": each, "since": now})
                for each in gone - since.keys()
            ),
            Change(left_servers.delete().where(left_servers.c.guild.in_(since.keys() - gone))),
        )
        return [(guild, since.get(guild, now)) for guild in sorted(gone)]

    async def forget_server(self, guild: int) -> None:
        """Delete everything about a server but its tables in play."""
        finished = select(tables.c.id).where(tables.c.guild == guild, tables.c.status != "playing")
        whole = (results, circuits, daily_shares, nights, servers, wishes, left_servers)
        await self._database.write(
            *self._tables.dropped(finished),
            *(Change(each.delete().where(each.c.guild == guild)) for each in whole),
            slow=True,
        )


def _next(column: Column[int], after: int) -> Subquery:
    """The next people of that column, each once."""
    found = select(column.label("person")).where(column > after).distinct()
    return found.order_by(column).limit(AT_ONCE).subquery()
