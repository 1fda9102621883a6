"""The scheduled deletion of data about people, servers and tables."""

from collections.abc import AsyncIterator, Sequence, Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Column, ColumnElement, Select, Text, literal_column, select

from bot.runtime.clock import LoopClock, sleep
from bot.storage import schema
from bot.storage.database import Change, StorePart, unless_there
from bot.storage.messages import dms_lifted
from bot.storage.tables import DROPPED, SqlTables, without_play

T = TypeVar("T", bound=int | str)

_DAY: Final = 86_400.0
AT_ONCE: Final = DROPPED
"""The maximum number of tables deleted, or people checked, in one transaction."""
BREATH: Final = 0.1
"""The pause in seconds after a transaction that reached AT_ONCE."""
_OF_SERVERS = (schema.results, schema.circuits, schema.daily_shares, schema.nights, schema.wishes)
"""The database tables that can have many rows about a server."""


@dataclass(eq=False, repr=False)
class SqlRetention(StorePart):
    """Deletes old tables and the data of servers, and finds inactive people and servers without the bot."""

    _tables: SqlTables

    async def purge(self, before: float) -> None:
        """Delete tables not in play and race nights that are over if they are unchanged since the Unix time
        `before`. Also delete old copies of the database, and rows about tables, lobbies and race nights that
        no longer exist.
        """
        # with a literal, and not a parameter, the partial index of this condition can be used
        over = schema.tables.c.status != literal_column("'playing'")
        old = schema.tables.c.changed < before
        await self._drop_tables(select(schema.tables.c.id).where(over, old).order_by(schema.tables.c.changed))
        settled = schema.nights.c.status.in_(("over", "off"))
        await self._database.write(*nights_dropped(settled, schema.nights.c.changed < before), slow=True)
        for column in (schema.taps.c.table_id, schema.seats.c.id, schema.message_states.c.id):
            async for ids in self._pages(column):
                await self._database.write(Change(without_play(column).where(column.in_(ids))))
        await self._database.drop_old_copies()

    async def _drop_tables(self, which: Select[str]) -> None:
        """Delete the tables found by a query, AT_ONCE at a time with a pause in between."""
        while rows := await self._rows(which.limit(AT_ONCE), slow=True):
            await self._database.write(*self._tables.dropped([row.id for row in rows]), slow=True)
            await sleep(LoopClock(), BREATH if len(rows) == AT_ONCE else 0.0)

    async def _pages(self, column: Column[T], *which: ColumnElement[bool]) -> AsyncIterator[Sequence[T]]:
        """Yield the distinct values of an indexed column, in order, AT_ONCE at a time with a pause in
        between.
        """
        page, last = select(column).where(*which).distinct().order_by(column).limit(AT_ONCE), _first(column)
        while rows := await self._rows(page.where(column > last), slow=True):
            found = [each for (each,) in rows]
            yield found
            last = found[-1]
            await sleep(LoopClock(), BREATH if len(found) == AT_ONCE else 0.0)

    async def inactive(self, before: float, most: int) -> Sequence[int]:
        """Return the ids of up to `most` people with stored results or dailies who have not played since the
        Unix time `before`, and have no seat in a lobby or at a table in play.
        """
        found = dict[int, None]()
        for column in (schema.results.c.person, schema.dailies.c.person):
            async for persons in self._pages(column):
                found |= dict.fromkeys(await self._gone(persons, before))
                if len(found) >= most:
                    return list(found)[:most]
        return list(found)

    async def _gone(self, persons: Sequence[int], before: float) -> list[int]:
        tried_until = (schema.dailies.c.day + 1) * _DAY
        seated = select(schema.seats.c.person).where(schema.seats.c.person.in_(persons), schema.seats.c.sits)
        here = await self._database.read(
            select(schema.results.c.person)
            .where(schema.results.c.person.in_(persons), schema.results.c.at >= before)
            .distinct(),
            select(schema.dailies.c.person)
            .where(schema.dailies.c.person.in_(persons), tried_until >= before)
            .distinct(),
            seated.join(schema.lobbies, schema.lobbies.c.id == schema.seats.c.id),
            seated.join(schema.tables, schema.tables.c.id == schema.seats.c.id).where(
                schema.tables.c.status == "playing"
            ),
            slow=True,
        )
        active = {row.person for rows in here for row in rows}
        return [each for each in persons if each not in active]

    async def note_servers(self, present: AbstractSet[int], now: float) -> list[tuple[int, float]]:
        """Record the time since which the bot has been absent from servers with stored data, and return their
        ids with that time. Delete the records of direct messages of people in servers to which it has
        returned. present: the ids of the bot's servers. now, and the returned times: Unix seconds.
        """
        known = {
            guild
            for table in (*_OF_SERVERS, schema.servers)
            async for guilds in self._pages(table.c.guild)
            for guild in guilds
        }
        noted = await self._rows(select(schema.left_servers))
        since = {row.guild: row.since for row in noted}
        gone = known - present - {0}
        back = since.keys() & present
        await self._database.write(
            *(
                Change(unless_there(schema.left_servers), {"guild": each, "since": now})
                for each in gone - since.keys()
            ),
            Change(schema.left_servers.delete().where(schema.left_servers.c.guild.in_(since.keys() - gone))),
            *([dms_lifted(back)] if back else []),
        )
        return [(guild, since.get(guild, now)) for guild in sorted(gone)]

    async def delete_server(self, guild: int) -> None:
        """Delete everything about a server except its tables in play and its lobbies."""
        here = schema.tables.c.guild == guild, schema.tables.c.status != "playing"
        await self._drop_tables(select(schema.tables.c.id).where(*here))
        for table in _OF_SERVERS:
            key = next(each for each in table.primary_key if each.name != "guild")
            of_it = table.c.guild == guild
            async for keys in self._pages(key, of_it):
                which = of_it, key.in_(keys)
                gone = Change(table.delete().where(*which))
                await self._database.write(*(nights_dropped(*which) if table is schema.nights else [gone]))
        whole = schema.servers, schema.left_servers
        await self._database.write(*(Change(each.delete().where(each.c.guild == guild)) for each in whole))


def nights_dropped(*which: ColumnElement[bool]) -> list[Change]:
    """Return the changes that delete the race nights that meet the conditions, and the rows about their
    people and messages.
    """
    nights, seats, messages = schema.nights, schema.seats, schema.message_states
    ids = select(nights.c.id).where(*which)
    subjects = select("night/" + nights.c.id).where(*which)
    return [
        Change(seats.delete().where(seats.c.id.in_(ids))),
        Change(messages.delete().where(messages.c.id.in_(subjects))),
        Change(nights.delete().where(*which)),
    ]


def _first(column: Column[Any]) -> Any:
    """Return a value that is less than every value of a column."""
    return "" if isinstance(column.type, Text) else -1
