"""A single change that checks the schema itself, so that PostgreSQL does not need a transaction of several
statements.

Most writes are a single change. In a transaction each would cost three more round trips: BEGIN, the query for
the schema, and COMMIT (docs/decisions/0022).
"""

from functools import lru_cache
from typing import TypeVar

import sqlalchemy as sa

from bot.storage.database import Change

_Changing = TypeVar("_Changing", sa.Update, sa.Delete)

_STORED = sa.table("alembic_version", sa.column("version_num", sa.Text))
_OURS = sa.exists().where(_STORED.c.version_num == sa.bindparam("schema"))


def can_check(change: Change) -> bool:
    """Return whether a change can check the schema itself. An insertion whose statement has its own values or
    query cannot.
    """
    if isinstance(change.statement, sa.Insert):
        return bool(change.values) and change.statement.select is None
    return True


def checked(change: Change, schema: str) -> Change:
    """Return a change that touches rows only if the database has the given schema."""
    statement, values, _ = change
    if isinstance(statement, sa.Insert):
        statement = _checked_insert(statement, tuple(values))
    else:
        statement = checked_update(statement)
    return change._replace(statement=statement, values={**values, "schema": schema})


@lru_cache(maxsize=100)
def _checked_insert(statement: sa.Insert, names: tuple[str, ...]) -> sa.Insert:
    columns = [statement.table.c[name] for name in names]
    row = sa.select(*(sa.bindparam(each.name, type_=each.type) for each in columns)).where(_OURS)
    return statement.from_select(columns, row)


@lru_cache(maxsize=100)
def checked_update(statement: _Changing) -> _Changing:
    """Return the update or deletion restricted to a database whose schema is the value of the parameter
    `schema`.
    """
    return statement.where(_OURS)
