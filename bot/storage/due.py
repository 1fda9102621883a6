"""The rows that are due. Each is claimed by one process at a time."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final, Literal, TypeAlias

import sqlalchemy as sa
from sqlalchemy.sql.dml import ReturningUpdate

from bot.storage.database import Change, StorePart
from bot.storage.schema import circuits, lobbies, message_states, nights, tables

DueKind: TypeAlias = Literal["tables", "lobbies", "circuits", "nights", "notes"]
"""The kinds of rows that can be due: a table, a lobby, a circuit, a race night, or the messages of a table or
lobby.
"""
SHOWN_IN = 3.0
"""The number of seconds within which a process should show a change, or renew its lease."""

OF_CIRCUITS = 15.0
"""The duration in seconds of the lease on a race night or a circuit."""

LOOKED_AT_IN = 10.0
"""The number of seconds within which a circuit or race night should be checked after one of its games has
ended.
"""

DUE: Final[Mapping[DueKind, sa.Table]] = {
    "tables": tables,
    "lobbies": lobbies,
    "circuits": circuits,
    "nights": nights,
    "notes": message_states,
}
"""The database table for each kind of rows that become due."""


class SqlDue(StorePart):
    """The schedule of due rows. All times are play times."""

    async def next_due(self) -> float:
        """Return the time at which the next row is due, or infinity if there is none."""
        return min([row.next_due for row in await self._rows(_NEXT)], default=inf)

    async def take(self, kind: DueKind, now: float, lease: float, most: int) -> Sequence[str]:
        """Take up to `most` rows that are due, earliest first, and return their ids. No other process takes
        them before the time `lease`.
        """
        taken = await self._database.take(_TAKE[kind], {"now": now, "lease": lease, "most": most})
        return [id for (id,) in taken]

    async def hasten(self, kind: DueKind, now: float) -> None:
        """Make all rows of a kind that are scheduled for later due at the time `now`."""
        column = DUE[kind].c.next_due
        await self._database.write(Change(sa.update(DUE[kind]).where(column > now).values(next_due=now)))

    async def renew_leases(self, versions: Mapping[str, int], lease: float) -> None:
        """Extend the lease on the messages of tables and lobbies to the time `lease`. versions: by id, the
        version that is being shown now. A lease is not extended if its row is locked, or that version is
        shown already or outdated.
        """
        notes = message_states.c
        behind = sa.tuple_(notes.id, notes.wanted).in_(sorted(versions.items())) & notes.next_due.is_not(None)
        kept = notes.id.in_(sa.select(notes.id).where(behind).with_for_update(skip_locked=True))
        await self._database.write(Change(sa.update(message_states).where(kept).values(next_due=lease)))

    async def put(self, kind: DueKind, id: str, version: int | None, at: float | None) -> None:
        """Schedule a row for the time `at` (never if it is None), unless it has changed since `version`, if
        that is given.
        """
        await self._database.write(put_off(kind, id, version, at))

    async def bring_forward(self, kind: DueKind, times: Mapping[str, tuple[int, float]]) -> None:
        """Schedule rows for earlier times, unless they have changed. times: by id, the version and the
        time.
        """
        await self._database.write(
            *(
                Change(_BRING_FORWARD[kind], {"of_id": id, "at": at, "of_version": version})
                for id, (version, at) in times.items()
            )
        )


def put_off(kind: DueKind, id: str, version: int | None, at: float | None) -> Change:
    """Return the change that schedules a row as `SqlDue.put` does."""
    if version is None:
        return Change(_PUT_OFF[kind], {"of_id": id, "at": at})
    return Change(_PUT_OFF_UNCHANGED[kind], {"of_id": id, "at": at, "of_version": version})


_PUT_OFF = {
    kind: sa.update(table)
    .where(table.c.id == sa.bindparam("of_id"))
    .values(next_due=sa.bindparam("at", type_=sa.Double))
    for kind, table in DUE.items()
}
_PUT_OFF_UNCHANGED = {
    kind: put.where(
        (DUE[kind].c.wanted if kind == "notes" else DUE[kind].c.version) == sa.bindparam("of_version")
    )
    for kind, put in _PUT_OFF.items()
}
_BRING_FORWARD = {
    kind: put.where(sa.or_(DUE[kind].c.next_due.is_(None), DUE[kind].c.next_due > sa.bindparam("at")))
    for kind, put in _PUT_OFF_UNCHANGED.items()
}


def _take(table: sa.Table) -> ReturningUpdate[str]:
    """Return a statement that takes due rows of a table, without those that another process is taking, and
    returns their ids.
    """
    due = sa.select(table.c.id).where(table.c.next_due <= sa.bindparam("now"))
    taken = due.order_by(table.c.next_due).limit(sa.bindparam("most")).with_for_update(skip_locked=True)
    lease = sa.bindparam("lease", type_=sa.Double)
    return sa.update(table).where(table.c.id.in_(taken)).values(next_due=lease).returning(table.c.id)


_TAKE = {kind: _take(table) for kind, table in DUE.items()}


def _earliest(kind: DueKind) -> sa.Select[float | None]:
    column = DUE[kind].c.next_due
    first = sa.select(column).where(column.is_not(None)).order_by(column).limit(1).subquery()
    return sa.select(first.c.next_due)


_NEXT = sa.union_all(*map(_earliest, DUE))
