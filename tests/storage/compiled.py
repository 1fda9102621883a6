"""A cache of the statements that SQLAlchemy compiles for SQLite, because nearly every test opens a new
database.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.util import LRUCache

_COMPILED: LRUCache[Any, Any] = LRUCache(2_000)


def share_compiled_statements() -> None:
    """Make all engines for SQLite in this process share one cache. Their dialects are equal, so they compile
    a statement to the same text.
    """
    if event.contains(Engine, "engine_connect", _share):
        return
    alike = {
        "__hash__": lambda dialect: hash(type(dialect)),
        "__eq__": lambda dialect, other: type(dialect) is type(other),
    }
    for name, method in alike.items():
        setattr(SQLiteDialect_pysqlite, name, method)
    event.listen(Engine, "engine_connect", _share)


def _share(connection: Connection) -> None:
    if type(connection.dialect) is SQLiteDialect_pysqlite:
        connection.engine._compiled_cache = _COMPILED
