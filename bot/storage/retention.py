"""How long things are stored: what is deleted in time, of people, of servers, and of tables."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from sqlalchemy import func, select

from bot.storage.database import Change, Database
from bot.storage.schema import circuits, dailies, daily_shares, left_servers, results, servers, tables
from bot.storage.statements import statements
from bot.storage.tables import SqlTables
from bot.storage.workers import SqlWorkers

_DAY: Final = 86_400.0


class SqlRetention:
    """A bot.tables.stores.RetentionStore."""

    def __init__(self, database: Database, tables: SqlTables, workers: SqlWorkers) -> None:
        self._database = database
        self._sql = statements(database.dialect)
        self._tables = tables
        self._workers = workers

    async def purge(self, before: float) -> None:
        """Delete tables that have not changed since that Unix time and are not in play, with their moves; and
        copies of the database that upgrades have left beside it, once they are old enough.
        """
        await self._database.write(
            Change(self._sql.purge_moves, {"before": before}),
            Change(self._sql.purge_tables, {"before": before}),
            Change(self._sql.purge_taps, {}),
            Change(self._sql.purge_seats, {}),
            self._workers.purged(),
            Change(self._sql.purge_message_states, {}),
            slow=True,
        )
        await self._database.drop_old_copies()

    async def inactive(self, before: float) -> list[int]:
        """The people who have played no game to its end, and begun no daily, since that Unix time."""
        last = func.max(results.c.at).label("last")
        day = func.max(dailies.c.day).label("day")
        raced, tried = await self._database.read(
            select(results.c.person, last).where(results.c.person.is_not(None)).group_by(results.c.person),
            select(dailies.c.person, day).group_by(dailies.c.person),
            slow=True,
        )
        seen = {row.person: row.last for row in raced}
        for row in tried:
            seen[row.person] = max(seen.get(row.person, 0.0), (row.day + 1) * _DAY)
        return sorted(person for person, at in seen.items() if at < before)

    async def note_servers(self, present: AbstractSet[int], now: float) -> list[tuple[int, float]]:
        """Note since when the bot is not in servers of which something is stored. present: those it is in.
        now: Unix seconds. Returns the servers that it is not in, and since when.
        """
        columns = [each.c.guild for each in (circuits, daily_shares, results, servers)]
        *found, noted = await self._database.read(
            *(select(column).distinct() for column in columns), select(left_servers), slow=True
        )
        known = {row.guild for rows in found for row in rows} - {0}
        since = {row.guild: row.since for row in noted}
        gone = known - present
        await self._database.write(
            *(
                Change(self._sql.note_left_server, {"guild": each, "since": now})
                for each in gone - since.keys()
            ),
            *(Change(self._sql.drop_left_server, {"of_guild": each}) for each in since.keys() - gone),
        )
        return [(guild, since.get(guild, now)) for guild in sorted(gone)]

    async def forget_server(self, guild: int) -> None:
        """Delete everything about a server but its tables in play."""
        finished = select(tables.c.id).where(tables.c.guild == guild, tables.c.status != "playing")
        (found,) = await self._database.read(finished, slow=True)
        whole = (
            self._sql.drop_results_in,
            self._sql.drop_circuits_in,
            self._sql.drop_shares_in,
            self._sql.drop_server,
            self._sql.drop_left_server,
        )
        await self._database.write(
            *self._tables.dropped(row.id for row in found),
            *(Change(drop, {"of_guild": guild}) for drop in whole),
            slow=True,
        )
