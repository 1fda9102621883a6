"""The fast way to carry out changes on SQLite: statements are compiled once, and executed by the driver.

SQLAlchemy's work per execution takes longer than SQLite's own. Without this module a press takes a quarter
more processor time in total (docs/decisions/0022).
"""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import lru_cache

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from bot.model.store_errors import Conflict
from bot.storage import database
from bot.storage.database import Change

_DIALECT = sqlite.dialect(paramstyle="named")


def carry_out(connection: sa.Connection, changes: Sequence[Change]) -> None:
    """Carry out the changes as `database.carry_out` does, but compile each statement only once. A statement
    without values is used only once, so it is passed on to that function. Raises Conflict.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    for change in changes:
        statement, values, sure = change
        if not values:
            database.carry_out(connection, [change])
            continue
        sql, own = _compiled(statement, tuple(values))
        if driver.execute(sql, {**own, **values}).rowcount == 0 and sure:
            raise Conflict


@lru_cache(maxsize=300)
def _compiled(
    statement: sa.Insert | sa.Update | sa.Delete, names: tuple[str, ...]
) -> tuple[str, Mapping[str, object]]:
    """Return the SQL of a statement whose parameters have these names, and the values already contained in
    the statement.
    """
    compiled = statement.compile(dialect=_DIALECT, column_keys=list(names))
    return str(compiled), compiled.params
