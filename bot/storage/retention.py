"""How long things are stored: what is deleted in time, of people, of servers, and of tables."""

from collections.abc import AsyncIterator, Sequence, Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, literal_column, select, union
from sqlalchemy.sql.selectable import Subquery

from bot.runtime.clock import LoopClock, sleep
from bot.storage import schema
from bot.storage.database import Change, StorePart, unless_there
from bot.storage.tables import SqlTables, without_play

_DAY: Final = 86_400.0
AT_ONCE: Final = 200
"""Tables deleted, or people looked at, in one transaction; presses are served in between."""
BREATH: Final = 0.1
"""Seconds between two of these transactions."""


@dataclass(eq=False, repr=False)
class SqlRetention(StorePart):
    """What is deleted in time, of people, of servers, and of tables."""

    _tables: SqlTables

    async def purge(self, before: float) -> None:
        """Delete tables that have not changed since that Unix time and are not in play, with their moves;
        race nights that are over; and copies of the database that upgrades have left beside it, once they
        are old enough.
        """
        over = schema.tables.c.status != literal_column(
            "'playing'"
        )  # in these words, for the sake of the index
        old = (
            select(schema.tables.c.id)
            .where(over, schema.tables.c.changed < before)
            .order_by(schema.tables.c.changed)
        )
        while rows := (await self._database.read(old.limit(AT_ONCE), slow=True))[0]:
            await self._database.write(*self._tables.dropped([row.id for row in rows]), slow=True)
            await sleep(LoopClock(), BREATH if len(rows) == AT_ONCE else 0.0)
        settled = schema.nights.c.status.in_(("over", "off"))
        await self._database.write(
            Change(schema.nights.delete().where(settled, schema.nights.c.changed < before))
        )
        for column in (schema.taps.c.table_id, schema.seats.c.id, schema.message_states.c.id):
            async for ids in self._pages(column):
                await self._database.write(Change(without_play(column).where(column.in_(ids))))
        await self._database.drop_old_copies()

    async def _pages(self, column: Column[str]) -> AsyncIterator[Sequence[str]]:
        """All values of an indexed column, each once, AT_ONCE at a time with a breath between."""
        page: Sequence[str] = [""]
        while page:
            next_ones = select(column).where(column > page[-1]).distinct().order_by(column).limit(AT_ONCE)
            rows = await self._rows(next_ones, slow=True)
            page = [id for (id,) in rows]
            if page:
                yield page
            await sleep(LoopClock(), BREATH if len(page) == AT_ONCE else 0.0)

    async def inactive(self, before: float, most: int) -> Sequence[int]:
        """People who have finished no game, and started no daily, since that Unix time, and sit
        nowhere: up to that many, those with the lowest ids.
        """
        found, last = list[int](), -1
        while len(found) < most and (persons := await self._met(last)):
            found += await self._gone(persons, before)
            last = persons[-1]
            await sleep(LoopClock(), BREATH if len(persons) == AT_ONCE else 0.0)
        return found[:most]

    async def _met(self, after: int) -> list[int]:
        """The next of those who have a result or a try, by their ids."""
        both = (_next(column, after) for column in (schema.results.c.person, schema.dailies.c.person))
        next_ones = union(*(select(each.c.person) for each in both)).order_by("person").limit(AT_ONCE)
        return [row.person for row in await self._rows(next_ones, slow=True)]

    async def _gone(self, persons: Sequence[int], before: float) -> list[int]:
        """Those of these people who are inactive."""
        tried_until = (schema.dailies.c.day + 1) * _DAY
        seated = select(schema.seats.c.person).where(schema.seats.c.person.in_(persons), schema.seats.c.sits)
        here = await self._database.read(
            select(schema.results.c.person).where(
                schema.results.c.person.in_(persons), schema.results.c.at >= before
            ),
            select(schema.dailies.c.person).where(
                schema.dailies.c.person.in_(persons), tried_until >= before
            ),
            seated.join(schema.lobbies, schema.lobbies.c.id == schema.seats.c.id),
            seated.join(schema.tables, schema.tables.c.id == schema.seats.c.id).where(
                schema.tables.c.status == "playing"
            ),
            slow=True,
        )
        active = {row.person for rows in here for row in rows}
        return [each for each in persons if each not in active]

    async def note_servers(self, present: AbstractSet[int], now: float) -> list[tuple[int, float]]:
        """Note since when the bot is not in servers of which something is stored. present: those it is in.
        now: Unix seconds. Returns the servers that it is not in, and since when.
        """
        columns = [
            each.c.guild
            for each in (schema.circuits, schema.daily_shares, schema.nights, schema.servers, schema.wishes)
        ]
        *found, noted = await self._database.read(
            *(select(column).distinct() for column in columns), select(schema.left_servers), slow=True
        )
        known = {row.guild for rows in found for row in rows}
        async for ids in self._pages(schema.results.c.table_id):
            rows = await self._rows(select(schema.results.c.guild).where(schema.results.c.table_id.in_(ids)))
            known |= {row.guild for row in rows}
        since = {row.guild: row.since for row in noted}
        gone = known - present - {0}
        await self._database.write(
            *(
                Change(unless_there(schema.left_servers), {"guild": each, "since": now})
                for each in gone - since.keys()
            ),
            Change(schema.left_servers.delete().where(schema.left_servers.c.guild.in_(since.keys() - gone))),
        )
        return [(guild, since.get(guild, now)) for guild in sorted(gone)]

    async def forget_server(self, guild: int) -> None:
        """Delete everything about a server but its tables in play."""
        finished = select(schema.tables.c.id).where(
            schema.tables.c.guild == guild, schema.tables.c.status != "playing"
        )
        whole = (
            schema.results,
            schema.circuits,
            schema.daily_shares,
            schema.nights,
            schema.servers,
            schema.wishes,
            schema.left_servers,
        )
        await self._database.write(
            *self._tables.dropped(finished),
            *(Change(each.delete().where(each.c.guild == guild)) for each in whole),
            slow=True,
        )


def _next(column: Column[int], after: int) -> Subquery:
    """The next people of that column, each once."""
    found = select(column.label("person")).where(column > after).distinct()
    return found.order_by(column).limit(AT_ONCE).subquery()
