"""The errors for a database that cannot be used, each explained in one sentence."""

import sqlite3
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from bot.model.store_errors import StoreAway


class UnusableDatabase(Exception):
    """Raised if the database cannot be used in its current state. The text is a sentence for the host,
    without secrets.
    """


class UnreachableDatabase(Exception):
    """Raised if the database server does not answer. The text is a sentence for the host."""


_FAULTS = {
    sqlite3.SQLITE_NOTADB: "{} is not a SQLite database: name one, or a file that is not there yet.",
    sqlite3.SQLITE_CORRUPT: "{} is a damaged database: put a copy that you have made in its place.",
    sqlite3.SQLITE_BUSY: "{} is locked by another program: end that program.",
    sqlite3.SQLITE_FULL: "The disk that {} is on is full: make room on it.",
    sqlite3.SQLITE_IOERR: "The disk that {} is on fails or is full: look after that disk.",
    sqlite3.SQLITE_READONLY: "{} cannot be written: its disk, folder or file is read-only for this user.",
    sqlite3.SQLITE_CANTOPEN: "{} cannot be opened: its disk, folder or file is read-only for this user.",
}
"""The sentences that explain SQLite's primary result codes to the host. {} is the file."""


def unusable(file: Path, error: BaseException) -> UnusableDatabase | None:
    """Return the error for the host that explains an error of SQLite or of the file's folder, or None for any
    other error.
    """
    error, code = getattr(error, "orig", None) or error, _code(error)
    if isinstance(error, OSError):
        return UnusableDatabase(f"{file} cannot be made or written: {error.strerror or error}.")
    if code is None:
        return None
    sentence = _FAULTS.get(code)
    return UnusableDatabase(sentence.format(file) if sentence else f"{file} cannot be used: {error}.")


def _code(error: BaseException) -> int | None:
    """Return the primary SQLite result code of an error, or None for any other error."""
    code: int | None = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def is_there(file: Path) -> bool:
    """Return whether a file exists. Raises UnusableDatabase if this user cannot check."""
    try:
        return file.exists()
    except OSError as error:
        raise unusable(file, error) or error from None


def damaged(file: Path, error: BaseException) -> UnusableDatabase | None:
    """Return the error for the host if SQLite reports that the file itself is damaged, or None for any other
    error.
    """
    return unusable(file, error) if _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else None


def malformed(file: Path) -> UnusableDatabase:
    """Return the error for a damaged file."""
    return UnusableDatabase(_FAULTS[sqlite3.SQLITE_CORRUPT].format(file))


_PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
    }
)
"""SQLite's primary result codes for temporary errors."""


def away(file: Path, error: BaseException) -> StoreAway | None:
    """Return StoreAway for a temporary error of a file that was usable before, or None for any other
    error.
    """
    return StoreAway(str(unusable(file, error))) if _code(error) in _PASSING else None


_REFUSED = ("28", "3D", "42501")
"""The SQLSTATE prefixes with which PostgreSQL rejects the user, does not know the database, or denies a
permission.
"""


_CLIENT = {"InterfaceError", "InternalClientError"}


def of_asyncpg(error: BaseException) -> bool:
    """Return whether asyncpg itself raised this error about a connection that it cannot use."""
    return not _CLIENT.isdisjoint(kind.__name__ for kind in type(error).__mro__)


def refused(error: BaseException) -> UnusableDatabase | UnreachableDatabase | None:
    """Return the error for the host that explains an error of PostgreSQL or of the network, or None for any
    other error.
    """
    known = isinstance(error, (SQLAlchemyError, OSError)) or hasattr(error, "sqlstate") or of_asyncpg(error)
    if not known:
        return None
    error = getattr(error, "orig", None) or error
    unfit = isinstance(error.__cause__, ValueError)  # asyncpg cannot do what the URL requests
    told = error.__cause__ if unfit else error
    reason = str(told).strip().partition("\n")[0].rstrip(".") or type(error).__name__
    if unfit:
        return UnusableDatabase(f"DATABASE_URL cannot be used: {reason}.")
    if str(getattr(error, "sqlstate", "")).startswith(_REFUSED):
        return UnusableDatabase(f"PostgreSQL refuses DATABASE_URL: {reason}.")
    # PgBouncer has reported an error, and has not closed the connection yet
    if "InternalClientError" in type(error).__name__:
        reason = "the connection was lost"
    return UnreachableDatabase(f"PostgreSQL does not answer: {reason}.")
