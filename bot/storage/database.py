"""What SqlStore needs of a database: transactions that write, and transactions that read."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import ArgumentError
from sqlalchemy.sql.dml import ReturningUpdate

from bot.storage.unusable_database import UnusableDatabase

R = TypeVar("R")

PROMPT = 2.0
"""Seconds that a transaction a press waits for may take: Discord waits three for the answer."""

Query: TypeAlias = sa.Select[*tuple[Any, ...]] | sa.CompoundSelect[*tuple[Any, ...]]
AnyRow: TypeAlias = sa.Row[*tuple[Any, ...]]
Rows: TypeAlias = Sequence[AnyRow]


Statement: TypeAlias = sa.Insert | sa.Update | sa.Delete | sa.TextClause


class Change(NamedTuple):
    """One statement of a transaction. values: by name, those of columns that it writes and of its parameters,
    where the statement does not have them. sure: the whole transaction fails unless it touches a row.
    """

    statement: sa.Insert | sa.Update | sa.Delete
    values: Mapping[str, Any] = {}
    sure: bool = False


def unless_there(table: sa.Table) -> sa.Insert:
    """Insert a row, unless there is one with the same key. SQLite's compiler reads PostgreSQL's clauses of
    conflicts, so one statement serves both.
    """
    return insert(table).on_conflict_do_nothing()


def upsert(table: sa.Table, *names: str) -> sa.Insert:
    """Insert a row, or write those columns, or all, of the row with the same key."""
    statement = insert(table)
    written = names or [column.name for column in table.columns if not column.primary_key]
    return statement.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={name: statement.excluded[name] for name in written},
    )


def where(statement: sa.Insert, *there: sa.ColumnElement[bool]) -> sa.Insert:
    """The same, if there is a row like that in another table. Its values are parameters with the names of
    their columns, which the conditions may have, too.
    """
    columns = [*statement.table.columns]
    row = sa.select(*(sa.bindparam(each.name, type_=each.type) for each in columns)).where(*there).limit(1)
    return statement.from_select(columns, row)


class Compiled(NamedTuple):
    """A statement as a driver takes it. names: its parameters in their order; own: the values of those that
    the statement has itself.
    """

    sql: str
    names: Sequence[str]
    own: Mapping[str, Any]


@lru_cache(maxsize=300)
def compiled(statement: Statement, names: tuple[str, ...], dialect: sa.Dialect) -> Compiled:
    """A statement with parameters of these names, once: it takes longer than most statements do."""
    done = statement.compile(
        dialect=dialect, column_keys=list(names), compile_kwargs={"render_postcompile": True}
    )
    return Compiled(str(done), done.positiontup or (), done.params)


def bound(statement: Compiled, values: Mapping[str, Any]) -> list[Any]:
    """The values of its parameters in their order."""
    return [values[name] if name in values else statement.own[name] for name in statement.names]


class Database(Protocol):
    """A database at the newest schema."""

    async def write(self, *changes: Change, slow: bool = False) -> None:
        """Carry out all changes, or none, in one transaction that is on disk on return.

        Raises bot.model.ports.Conflict when a sure change touches no row, StoreAway when that takes more
        than PROMPT seconds; slow: it may take longer, since it goes through all that is stored.
        """

    async def read(self, *queries: Query, slow: bool = False) -> list[Rows]:
        """The rows of each query, all from one transaction. Raises StoreAway; slow: as with `write`."""

    async def take(
        self, statement: ReturningUpdate[*tuple[Any, ...]] | sa.TextClause, values: Mapping[str, Any]
    ) -> Sequence[Any]:
        """What an update returns, once it is on disk. Raises StoreAway."""

    async def wait_until_back(self) -> None:
        """Return when it makes sense to try again after StoreAway: of many that wait, only one tries."""

    async def scrub(self) -> None:
        """Return once what was deleted is gone from the disk too, copies that upgrades have left included, as
        far as that is in our hands.
        """

    async def drop_old_copies(self) -> None:
        """Delete the copies that upgrades have left, once they are old enough."""

    async def close(self) -> None:
        """Close the database."""


@dataclass(eq=False, repr=False)
class StorePart:
    """A part of the store: all that asks for things of one kind. Each call is one transaction."""

    _database: Database

    async def _rows(self, query: Query, *, slow: bool = False) -> Rows:
        """What one query finds. Raises StoreAway."""
        (rows,) = await self._database.read(query, slow=slow)
        return rows

    async def _first(self, query: Query, read: Callable[[AnyRow], R]) -> R | None:
        """What is read of the first row that a query finds. Raises what `read` does, StoreAway."""
        rows = await self._rows(query)
        return read(rows[0]) if rows else None

    async def _in_pages(
        self, query: sa.Select[Any], *key: sa.ColumnElement[Any], size: int
    ) -> AsyncIterator[Rows]:
        """What a query finds, in the order of that key, whose columns it reads: `size` rows at a time, each
        page in a transaction of its own, and one empty page if there is nothing.
        """
        page, names = query.order_by(*key).limit(size), [str(each.key) for each in key]
        rows = await self._rows(page, slow=True)
        yield rows
        while len(rows) == size:
            last = sa.tuple_(*(getattr(rows[-1], name) for name in names))
            rows = await self._rows(page.where(sa.tuple_(*key) > last), slow=True)
            yield rows

    async def _value(self, query: sa.Select[str]) -> str | None:
        """What a query of one column finds first."""
        return await self._first(query, lambda row: row[0])


def driver_url(url: str) -> sa.URL:
    """The URL with its asynchronous driver: `sqlite:///file`, `postgresql://...`, and the `postgres://...
    ?sslmode=...` that hosts hand out. Raises UnusableDatabase for any other.
    """
    try:
        given = sa.make_url(url)
    except ArgumentError:
        raise UnusableDatabase(_UNKNOWN) from None
    except ValueError:  # whose text is a piece of the password
        raise UnusableDatabase(_MISREAD) from None
    match given.get_backend_name():
        case "sqlite" if given.database in {None, "", ":memory:"}:
            raise UnusableDatabase(_NO_FILE)
        case "sqlite" if "\0" in str(given.database):
            raise UnusableDatabase(_NO_NAME)
        case "sqlite":
            return given.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return _connectable(given.set(drivername="postgresql+asyncpg", query=_options(given)))
        case _:
            raise UnusableDatabase(_UNKNOWN)


def _options(given: sa.URL) -> dict[str, str | tuple[str, ...]]:
    """What follows the question mark, as asyncpg calls it. Raises UnusableDatabase."""
    query = {_NAMES.get(key, key): value for key, value in given.query.items() if key not in _IDLE}
    strange = sorted(query.keys() - _KNOWN)
    if strange:
        raise UnusableDatabase(f"DATABASE_URL sets {', '.join(strange)}, which Paddock cannot: leave it out.")
    return query


def _connectable(url: sa.URL) -> sa.URL:
    """The URL itself. Raises UnusableDatabase where SQLAlchemy can make nothing of host or port."""
    try:
        url.get_dialect()().create_connect_args(url)
    except (ArgumentError, ValueError) as error:
        raise UnusableDatabase(f"DATABASE_URL cannot be used: {error}.") from None
    return url


_NAMES = {"sslmode": "ssl"}
_KNOWN = {
    "ssl",
    "host",
    "port",
    "user",
    "password",
    "database",
    "passfile",
    "target_session_attrs",
}
"""What SQLAlchemy hands on to asyncpg, which takes it as text."""
_IDLE = {
    "application_name",
    "channel_binding",
    "connect_timeout",
    "pgbouncer",
    "prepared_statement_cache_size",
}
"""What hosts add: Paddock names its sessions, limits its waiting and finds a PgBouncer itself, and asyncpg
knows no channel binding.
"""

_MISREAD = (
    "DATABASE_URL cannot be read: write the signs : / ? # [ ] @ of a password as % and their two hex digits."
)
_UNKNOWN = "DATABASE_URL must begin with sqlite:/// or postgresql://."
_NO_NAME = "DATABASE_URL names a file with a byte of zero in its name, which no disk takes."
_NO_FILE = "DATABASE_URL names no file to keep tables in; one would be sqlite:///data/paddock.db."
