"""The URL of the database, as hosts write it."""

from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from bot.storage.unusable_database import UnusableDatabase


def driver_url(url: str) -> sa.URL:
    """Return the URL of a SQLite file or a PostgreSQL server with its asynchronous driver. Raises
    UnusableDatabase for any other or invalid URL, or if the package for PostgreSQL is missing.
    """
    try:
        given = sa.make_url(url)
    except ArgumentError:
        raise UnusableDatabase(_UNKNOWN) from None
    except ValueError:  # the error's text contains a part of the password
        raise UnusableDatabase(_MISREAD) from None
    match given.get_backend_name():
        case "sqlite" if given.database in {None, "", ":memory:"}:
            raise UnusableDatabase(_NO_FILE)
        case "sqlite" if "\0" in str(given.database):
            raise UnusableDatabase(_NO_NAME)
        case "sqlite":
            return given.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres" if find_spec("asyncpg") is None:
            raise UnusableDatabase(_NO_ASYNCPG)
        case "postgresql" | "postgres":
            return _connectable(given.set(drivername="postgresql+asyncpg", query=_options(given)))
        case _:
            raise UnusableDatabase(_UNKNOWN)


def file_of(url: sa.URL) -> Path | None:
    """Return the file of a SQLite database, or None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def _options(given: sa.URL) -> dict[str, str | tuple[str, ...]]:
    """Return the options in the URL's query, renamed for asyncpg and without those that are ignored. Raises
    UnusableDatabase if one is unknown.
    """
    query = {_NAMES.get(key, key): value for key, value in given.query.items() if key not in _IDLE}
    strange = sorted(query.keys() - _KNOWN)
    if strange:
        raise UnusableDatabase(f"DATABASE_URL sets {', '.join(strange)}, which Paddock cannot: leave it out.")
    return query


def _connectable(url: sa.URL) -> sa.URL:
    """Return the URL unchanged. Raises UnusableDatabase if SQLAlchemy does not understand its host or
    port.
    """
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
"""The options that SQLAlchemy passes on to asyncpg as text."""
_IDLE = {
    "application_name",
    "channel_binding",
    "connect_timeout",
    "pgbouncer",
    "prepared_statement_cache_size",
}
"""The options that hosting services add and Paddock ignores."""

_MISREAD = (
    "DATABASE_URL cannot be read: write the signs : / ? # [ ] @ of a password as % and their two hex digits."
)
_UNKNOWN = "DATABASE_URL must begin with sqlite:/// or postgresql://."
_NO_ASYNCPG = "DATABASE_URL names PostgreSQL, which needs the package asyncpg: install `paddock[postgres]`."
_NO_NAME = "DATABASE_URL names a file with a byte of zero in its name, which no disk takes."
_NO_FILE = "DATABASE_URL names no file to keep tables in; one would be sqlite:///data/paddock.db."
