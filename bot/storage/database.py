"""The interface that SqlStore needs from a database."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql.dml import ReturningUpdate

from bot.model.store_errors import Conflict

R = TypeVar("R")

PROMPT = 2.0
"""The time limit in seconds of a transaction that a press waits for."""

AnySelect: TypeAlias = sa.Select[*tuple[Any, ...]]
"""A query of any columns."""
Query: TypeAlias = AnySelect | sa.CompoundSelect[*tuple[Any, ...]]
AnyRow: TypeAlias = sa.Row[*tuple[Any, ...]]
Rows: TypeAlias = Sequence[AnyRow]


Taking: TypeAlias = ReturningUpdate[*tuple[Any, ...]] | sa.TextClause
"""A statement that changes rows and returns columns of them."""


class Change(NamedTuple):
    """One statement of a transaction. values: by name, the columns to write and the other parameters that the
    statement does not already contain. sure: whether the whole transaction fails unless the statement touches
    a row.
    """

    statement: sa.Insert | sa.Update | sa.Delete
    values: Mapping[str, object] = {}
    sure: bool = False


def unless_there(table: sa.Table) -> sa.Insert:
    """Return a statement that inserts a row unless there is one with the same key."""
    return insert(table).on_conflict_do_nothing()


def upsert(table: sa.Table, *names: str) -> sa.Insert:
    """Return a statement that inserts a row, or updates the row with the same key. names: the columns to
    update, or none for all columns outside of the key.
    """
    statement = insert(table)
    written = names or [column.name for column in table.columns if not column.primary_key]
    return statement.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={name: statement.excluded[name] for name in written},
    )


def unchanged(table: sa.Table) -> sa.Update:
    """Return an update of the row with the id `of` if its version is still `before`. Both are parameters."""
    return sa.update(table).where(table.c.id == sa.bindparam("of"), table.c.version == sa.bindparam("before"))


def where(statement: sa.Insert, *there: sa.ColumnElement[bool]) -> sa.Insert:
    """Return an insertion that happens only if another table has a row that meets the conditions. The values
    of the insertion are parameters named like the columns, which the conditions can use as well.
    """
    columns = [*statement.table.columns]
    row = sa.select(*(sa.bindparam(each.name, type_=each.type) for each in columns)).where(*there).limit(1)
    return statement.from_select(columns, row)


def carry_out(connection: sa.Connection, changes: Sequence[Change]) -> None:
    """Carry out the changes in the connection's transaction, which must be rolled back if this fails. Raises
    Conflict if a sure change touches no row.
    """
    for statement, values, sure in changes:
        if connection.execute(statement, values or None).rowcount == 0 and sure:
            raise Conflict


class Database(Protocol):
    """A database with the newest schema."""

    async def write(self, *changes: Change, slow: bool = False) -> None:
        """Carry out all changes or none, in one transaction that is on disk on return. slow: whether the
        transaction can take longer than PROMPT seconds. Raises Conflict if a sure change touches no row,
        StoreAway if the database cannot be reached or takes too long, and GivenUp if the press that causes
        the changes was refused.
        """

    async def read(self, *queries: Query, slow: bool = False) -> list[Rows]:
        """Return the rows of each query. The queries can see different states. slow: see `write`. Raises
        StoreAway.
        """

    async def take(self, statement: Taking, values: Mapping[str, object]) -> Rows:
        """Carry out a statement, and return the rows that it returns, once the change is on disk. A
        TextClause must itself check that the database has the schema in its parameter `schema`. Raises
        StoreAway and GivenUp.
        """

    async def wait_until_back(self) -> None:
        """Wait until a retry after StoreAway makes sense."""

    async def scrub(self) -> None:
        """Erase deleted data from the disk as well, as far as possible, including the copies left by
        upgrades.
        """

    async def drop_old_copies(self) -> None:
        """Delete the copies left by upgrades once they are old enough."""

    async def close(self) -> None:
        """Close the database."""


@dataclass(eq=False, repr=False)
class StorePart:
    """A part of the store, for one kind of data."""

    _database: Database

    async def _rows(self, query: Query, *, slow: bool = False) -> Rows:
        """Return the rows of a query. Raises StoreAway."""
        (rows,) = await self._database.read(query, slow=slow)
        return rows

    async def _first(self, query: Query, read: Callable[[AnyRow], R]) -> R | None:
        """Return the first row of a query, converted by `read`, or None if there is none. Raises StoreAway
        and the errors of `read`.
        """
        rows = await self._rows(query)
        return read(rows[0]) if rows else None

    async def _in_pages(
        self, query: AnySelect, *key: sa.ColumnElement[Any], size: int
    ) -> AsyncIterator[Rows]:
        """Yield the rows of a query in pages of `size` rows, each read in its own transaction, in the order
        of the key columns, which the query must select. The last page can be empty.
        """
        page, names = query.order_by(*key).limit(size), [str(each.key) for each in key]
        rows = await self._rows(page, slow=True)
        yield rows
        while len(rows) == size:
            last = sa.tuple_(*(getattr(rows[-1], name) for name in names))
            rows = await self._rows(page.where(sa.tuple_(*key) > last), slow=True)
            yield rows

    async def _value(self, query: sa.Select[str]) -> str | None:
        """Return the first value of a query with one column, or None if it finds no row."""
        return await self._first(query, lambda row: row[0])
