"""What SqlStore needs of a database: transactions that write, and transactions that read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from sqlalchemy import URL, Delete, Insert, Row, Select, Update, make_url
from sqlalchemy.exc import ArgumentError

from bot.storage.unusable import UnusableDatabase

Query: TypeAlias = Select[*tuple[Any, ...]]
AnyRow: TypeAlias = Row[*tuple[Any, ...]]
Rows: TypeAlias = Sequence[AnyRow]


class Change(NamedTuple):
    """One statement of a transaction. sure: the whole transaction fails unless it touches a row."""

    statement: Insert | Update | Delete
    values: Mapping[str, Any]
    sure: bool = False


class Database(Protocol):
    """A database at the newest schema."""

    @property
    def dialect(self) -> str:
        """The SQL it speaks: "sqlite" or "postgresql"."""

    async def write(self, *changes: Change) -> None:
        """Carry out all changes, or none, in one transaction that is on disk on return.

        Raises bot.tables.ports.Conflict when a sure change touches no row.
        """

    async def read(self, *queries: Query) -> list[Rows]:
        """The rows of each query, all from one transaction."""

    async def scrub(self) -> None:
        """Return once what was deleted is gone from the disk too, as far as that is in our hands."""

    async def close(self) -> None:
        """Let go of the database."""


def driver_url(url: str) -> URL:
    """The URL with its asynchronous driver: `sqlite:///file`, `postgresql://...`, and the `postgres://...
    ?sslmode=...` that hosts hand out. Raises UnusableDatabase for any other.
    """
    try:
        given = make_url(url)
    except ArgumentError:
        raise UnusableDatabase(_UNKNOWN) from None
    match given.get_backend_name():
        case "sqlite" if given.database in {None, "", ":memory:"}:
            raise UnusableDatabase(_NO_FILE)
        case "sqlite":
            return given.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            query = {{"sslmode": "ssl"}.get(key, key): value for key, value in given.query.items()}
            return given.set(drivername="postgresql+asyncpg", query=query)
        case _:
            raise UnusableDatabase(_UNKNOWN)


_UNKNOWN = "DATABASE_URL must begin with sqlite:/// or postgresql://."
_NO_FILE = "DATABASE_URL names no file to keep tables in; one would be sqlite:///data/paddock.db."
