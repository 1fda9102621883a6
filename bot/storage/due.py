"""What is due: rows whose time has come, each taken by one process at a time."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import BigInteger, Double, Select, Text, cast, null, select, union_all

from bot.storage.database import Change, Database
from bot.storage.schema import tables
from bot.storage.statements import ANY_VERSION, DUE, statements
from bot.tables.ports import Kind, Upcoming

_NO_ID = cast(null(), Text).label("id")
_NO_VERSION = cast(null(), BigInteger).label("version")
_NO_TIME = cast(null(), Double).label("next_due")


class SqlDue:
    """A bot.tables.stores.DueStore."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = statements(database.dialect)

    async def look(self, watched: Sequence[str]) -> Upcoming:
        """When the next thing is due, and the versions of the tables with these ids, in one statement."""
        asked = [_earliest(kind) for kind in DUE]
        if watched:
            asked.append(select(tables.c.id, tables.c.version, _NO_TIME).where(tables.c.id.in_(watched)))
        (rows,) = await self._database.read(union_all(*asked))
        times = [row.next_due for row in rows if row.next_due is not None]
        return Upcoming(
            min(times, default=None), {row.id: row.version for row in rows if row.version is not None}
        )

    async def take(self, kind: Kind, now: float, lease: float, most: int) -> Sequence[str]:
        """The ids of what is due by now, the earliest first, `most` at once; nobody else takes them before
        `lease` (play time). What another process is taking at this moment is left to it.
        """
        return await self._database.take(self._sql.take[kind], {"now": now, "lease": lease, "most": most})

    async def put(self, kind: Kind, id: str, version: int | None, at: float | None) -> None:
        """It is due at that play time, or never; unless somebody has changed it since it had that version.
        None: whatever version it has.
        """
        values = {"of_id": id, "of_version": ANY_VERSION if version is None else version, "next_due": at}
        await self._database.write(Change(self._sql.put_off[kind], values))


def _earliest(kind: Kind) -> Select[str | None, int | None, float | None]:
    """The time of the earliest row of that kind, if any has one."""
    column = DUE[kind].c.next_due
    first = select(column).where(column.is_not(None)).order_by(column).limit(1).subquery()
    return select(_NO_ID, _NO_VERSION, first.c.next_due)
